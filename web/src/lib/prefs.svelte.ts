// What this browser remembers about the look and the manners of the page.

import { PACES, type Pace } from './table/pace';
import type { Lang } from './wire';

export type Theme = 'system' | 'light' | 'dark';
/** When a turn waits for "Confirm": always, when it holds more than one plain answer, or never. */
export type Confirm = 'always' | 'matters' | 'never';
export type Motion = 'system' | 'reduced';

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  confirm: Confirm;
  /** A bot warns before a bad turn is played. */
  careful: boolean;
  notify: boolean;
  keys: boolean;
  pace: Pace;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** A phone buzzes when it is my turn. */
  buzz: boolean;
}

const KEY = 'permonik';
const LANGS: readonly Lang[] = ['cs', 'sk', 'en'];

export function isLang(value: unknown): value is Lang {
  return LANGS.includes(value as Lang);
}

function preferredLang(): Lang {
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2).toLowerCase();
    if (isLang(code)) return code;
  }
  return 'en';
}

function load(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Partial<Kept>) : {};
  } catch {
    return {};
  }
}

/** It was a switch once: who wanted to be asked still is. */
function readConfirm(old: unknown): Confirm {
  if (old === 'always' || old === true) return 'always';
  return old === 'never' ? 'never' : 'matters';
}

class Prefs implements Kept {
  private kept: Kept;

  constructor() {
    const old = load();
    this.kept = $state({
      lang: isLang(old.lang) ? old.lang : preferredLang(),
      theme: old.theme === 'light' || old.theme === 'dark' ? old.theme : 'system',
      motion: old.motion === 'reduced' ? 'reduced' : 'system',
      confirm: readConfirm(old.confirm),
      careful: old.careful === true,
      notify: old.notify === true,
      keys: old.keys !== false,
      pace: old.pace && PACES.includes(old.pace) ? old.pace : 'brisk',
      sound: old.sound !== false,
      volume: typeof old.volume === 'number' && old.volume > 0 && old.volume <= 1 ? old.volume : 0.6,
      buzz: old.buzz !== false,
    });
    this.apply();
  }

  get lang(): Lang {
    return this.kept.lang;
  }
  set lang(value: Lang) {
    this.keep({ lang: value });
  }
  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(value: Theme) {
    this.keep({ theme: value });
  }
  get motion(): Motion {
    return this.kept.motion;
  }
  set motion(value: Motion) {
    this.keep({ motion: value });
  }
  get confirm(): Confirm {
    return this.kept.confirm;
  }
  set confirm(value: Confirm) {
    this.keep({ confirm: value });
  }
  get careful(): boolean {
    return this.kept.careful;
  }
  set careful(value: boolean) {
    this.keep({ careful: value });
  }
  get notify(): boolean {
    return this.kept.notify;
  }
  set notify(value: boolean) {
    this.keep({ notify: value });
  }
  get keys(): boolean {
    return this.kept.keys;
  }
  set keys(value: boolean) {
    this.keep({ keys: value });
  }
  get pace(): Pace {
    return this.kept.pace;
  }
  set pace(value: Pace) {
    this.keep({ pace: value });
  }

  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(value: boolean) {
    this.keep({ sound: value });
  }
  get volume(): number {
    return this.kept.volume;
  }
  set volume(value: number) {
    this.keep({ volume: value });
  }
  get buzz(): boolean {
    return this.kept.buzz;
  }
  set buzz(value: boolean) {
    this.keep({ buzz: value });
  }

  private keep(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }

  private apply(): void {
    const root = document.documentElement;
    if (this.kept.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.kept.theme;
    if (this.kept.motion === 'system') delete root.dataset['motion'];
    else root.dataset['motion'] = this.kept.motion;
  }
}

export const prefs = new Prefs();
