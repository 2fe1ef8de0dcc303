// Cards that open beside a thing: under the mouse after a moment, on focus, by a long press, or by a click.

import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const HOVER = 350;
export const PRESS = 450;
const SLIP = 10; // how far a finger may slip while it presses

/** Why a thing cannot be chosen now: in words, with the passage of the rules that says so. */
export interface Because {
  text: string;
  href: string;
}

interface Shown {
  anchor: HTMLElement;
  /** What it is, by the message that names it: "room-bakehouse". */
  thing: string | undefined;
  card: Snippet | undefined;
  /** Opened by a click or a press: it stays until something else is touched. */
  pinned: boolean;
  /** What has no card says no more than its title. */
  text?: string;
}

class Tips {
  shown: Shown | null = $state.raw(null);

  because: Because | null = $state.raw(null);
  /** The game whose things are shown: its words explain them, its rulebook tells more. */
  game: string | null = $state(null);
  /** Who knows why something cannot be chosen: the table, while there is one. */
  why: ((about: string) => Promise<Because | null>) | null = null;

  open(anchor: HTMLElement, card: Snippet | undefined, pinned = false): void {
    this.shown = { anchor, card, pinned, thing: anchor.dataset['thing'] };
    this.because = null;
    const about = anchor.dataset['about'];
    if (!about || !this.why) return;
    const shown = this.shown;
    void this.why(about).then((because) => {
      if (this.shown === shown) this.because = because;
    });
  }
  /** A finger cannot hover: what only has a title tells it when it is held. */
  tell(anchor: HTMLElement): void {
    this.shown = { anchor, card: undefined, pinned: true, thing: undefined, text: anchor.title };
    this.because = null;
  }
  close(anchor?: HTMLElement): void {
    if (!anchor || this.shown?.anchor === anchor) this.shown = null;
  }
  toggle(anchor: HTMLElement, card: Snippet | undefined): void {
    if (this.shown?.anchor === anchor && this.shown.pinned) this.close();
    else this.open(anchor, card, true);
  }
}
export const tips = new Tips();

/** The text that tells how a card is opened: nobody would find it out. */
export const howToLook = (): string => (matchMedia('(pointer: coarse)').matches ? 'look-touch' : 'look-mouse');

/** Gives an element its card. Also without one the table can say something `about` it, and the game's words tell what the `thing` does. */
export function tip(card: Snippet | undefined, about?: string, thing?: string): Attachment<HTMLElement> {
  return (element) => {
    if (!card && !about && !thing) return;
    if (thing) element.dataset['thing'] = thing;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let pressed = false;
    const stop = (): void => clearTimeout(timer);

    const on: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerenter(event) {
        // Where nothing can hover, what slides under a finger is told of as if a mouse had come.
        if (event.pointerType === 'touch' || matchMedia('(any-hover: none)').matches) return;
        stop();
        timer = setTimeout(() => !tips.shown?.pinned && tips.open(element, card), HOVER);
      },
      pointerleave() {
        stop();
        if (!tips.shown?.pinned) tips.close(element);
      },
      pointerdown(event) {
        stop();
        pressed = false;
        if (event.pointerType !== 'touch') return;
        from = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          pressed = true;
          tips.open(element, card, true);
        }, PRESS);
      },
      pointermove(event) {
        if (event.pointerType === 'touch' && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu(event) {
        if (pressed) event.preventDefault();
      },
      focus() {
        if (element.matches(':focus-visible')) tips.open(element, card);
      },
      blur() {
        if (!tips.shown?.pinned) tips.close(element);
      },
    };
    // A long press looks at a thing; it must not choose it as well.
    const click = (event: Event): void => {
      stop();
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener as EventListener);
    element.addEventListener('click', click, true);
    return () => {
      stop();
      tips.close(element);
      for (const [name, listener] of Object.entries(on)) element.removeEventListener(name, listener as EventListener);
      element.removeEventListener('click', click, true);
    };
  };
}
