// What the house sounds like: silent until the first touch, as loud as this device wants it, or not at all.

import { whenIdle } from '../lib/later';
import { prefs } from '../lib/prefs.svelte';
import type { SoundName } from './render';

let context: AudioContext | null = null;
let touched = false;
const waves = new Map<SoundName, AudioBuffer>();
const underway = new Map<SoundName, Promise<void>>();
// What makes the waves comes with the first touch at the latest: before it nothing may be heard.
type Synthesiser = typeof import('./render');
let synthesiser: Synthesiser | null = null;
export const fetched = async (): Promise<Synthesiser> => (synthesiser ??= await import('./render'));

const SOON = 200; // milliseconds that a step waits at most for a page that is never idle
const idle = (): Promise<void> => new Promise((resume) => whenIdle(resume, SOON));

/** Makes a wave in small steps, whenever nothing else is to be done: in one go it would hold the page up. */
async function make(name: SoundName): Promise<void> {
  const { making, SOUNDS } = await fetched();
  await idle();
  context ??= new AudioContext(); // takes longer than any step
  const steps = making(SOUNDS[name], context.sampleRate);
  for (;;) {
    await idle();
    const { done, value } = steps.next();
    if (!done) continue;
    const buffer = context.createBuffer(1, value.length, context.sampleRate);
    buffer.copyToChannel(value, 0);
    waves.set(name, buffer);
    return;
  }
}

/** The wave is there, or will be: it is made once. */
function ready(name: SoundName): Promise<void> {
  const known = underway.get(name) ?? make(name);
  underway.set(name, known);
  known.catch(() => underway.delete(name)); // silence is no trouble; the next touch asks again
  return known;
}

/** All of them, one after the other, before they are needed. */
async function prepare(): Promise<void> {
  const { SOUNDS } = await fetched();
  for (const name of Object.keys(SOUNDS) as SoundName[]) await ready(name);
}

function wake(): void {
  if (wanted() && (!touched || !synthesiser)) prepare().catch(() => undefined);
  touched = true;
  if (context?.state === 'suspended') void context.resume();
}
if (typeof window !== 'undefined') {
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, wake, { capture: true, passive: true });
}

const wanted = (): boolean => prefs.sound && prefs.volume > 0 && typeof AudioContext !== 'undefined';

export const sounds = {
  /** Plays a sound, after some milliseconds where several follow each other. */
  play(name: SoundName, after = 0): void {
    if (!touched || !wanted()) return;
    const wave = waves.get(name);
    if (!context || !wave) {
      ready(name).then(() => this.play(name, after), () => undefined);
      return;
    }
    const source = context.createBufferSource();
    const loud = context.createGain();
    source.buffer = wave;
    loud.gain.value = prefs.volume;
    source.connect(loud).connect(context.destination);
    source.start(context.currentTime + after / 1000);
  },

  /** The only one that calls: it is my turn. A phone also buzzes. */
  call(): void {
    this.play('turn');
    if (touched && prefs.buzz && 'vibrate' in navigator) navigator.vibrate(60);
  },
};
