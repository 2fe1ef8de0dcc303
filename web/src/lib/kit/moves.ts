// Things that move: each has a key, and wherever it turns up next, it comes from where it was.

import type { Attachment } from 'svelte/attachments';
import { ARRIVE, EASE, still, TRAVEL } from './motion';

interface Place {
  element: HTMLElement;
  rect: DOMRect;
}

const NEAR = 3; // pixels that nobody would notice

export class Moves {
  private readonly elements = new Map<string, HTMLElement>();
  private before: Map<string, Place> | null = null;

  /** Names an element. Two elements of one name: the later one counts. */
  place(key: string): Attachment<HTMLElement> {
    return (element) => {
      this.elements.set(key, element);
      return () => {
        if (this.elements.get(key) === element) this.elements.delete(key);
      };
    };
  }

  /** Just before the page changes. */
  measure(): void {
    this.before = null;
    if (still() || document.hidden) return;
    this.before = new Map();
    for (const [key, element] of this.elements) {
      this.before.set(key, { element, rect: element.getBoundingClientRect() });
    }
  }

  /** Just after it has changed. */
  play(): void {
    const before = this.before;
    this.before = null;
    if (!before || before.size === 0) return;
    // Measure all first: an animation that runs would move the others' places.
    const now = [...this.elements].map(([key, element]) => ({ key, element, rect: element.getBoundingClientRect() }));
    for (const { key, element, rect } of now) {
      const was = before.get(key);
      if (rect.width === 0) continue;
      if (!was || was.rect.width === 0) arrive(element);
      else if (was.element !== element) fly(element, was.rect, rect);
      else slide(element, was.rect, rect);
    }
  }
}

function arrive(element: HTMLElement): void {
  element.animate({ opacity: [0, 1], scale: ['0.92', '1'] }, { duration: ARRIVE, easing: EASE });
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < NEAR) return;
  element.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration: TRAVEL, easing: EASE });
}

/** From one part of the board to another: a picture of it flies above everything else. */
function fly(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    zIndex: '40',
    transformOrigin: '0 0',
    pointerEvents: 'none',
  });
  (element.parentElement ?? document.body).append(ghost);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const flight = ghost.animate({ transform: [start, 'none'] }, { duration: TRAVEL + 80, easing: EASE });
  element.animate({ opacity: [0, 0] }, { duration: TRAVEL + 80 });
  const land = (): void => ghost.remove();
  flight.finished.then(land, land);
}
