// Dragging with a mouse or pen: a thing is taken, carried, and put onto a place that wants it.
// Fingers scroll and tap instead: everything that can be dragged can be clicked.

import type { Attachment } from 'svelte/attachments';

const START = 6; // pixels before a press becomes a drag

export interface Carry {
  /** The thing was taken: show the places that want it. */
  start: () => void;
  /** The place under the thing when it was let go (its data-piece), or null. */
  drop: (place: string | null) => void;
}

export function drag(carry: Carry | null): Attachment<HTMLElement> {
  return (element) => {
    if (!carry) return;
    let ghost: HTMLElement | null = null;
    let origin: { x: number; y: number; rect: DOMRect } | null = null;

    const place = (event: PointerEvent): HTMLElement | null =>
      document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((one) => one.closest<HTMLElement>('[data-drop]'))
        .find((one) => one !== null) ?? null;

    function move(event: PointerEvent): void {
      if (!origin) return;
      const [x, y] = [event.clientX - origin.x, event.clientY - origin.y];
      if (!ghost) {
        if (Math.hypot(x, y) < START) return;
        ghost = element.cloneNode(true) as HTMLElement;
        ghost.setAttribute('aria-hidden', 'true');
        const { left, top, width, height } = origin.rect;
        Object.assign(ghost.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0', zIndex: '45', pointerEvents: 'none', opacity: '0.9' });
        (element.parentElement ?? document.body).append(ghost);
        carry?.start();
      }
      ghost.style.translate = `${x}px ${y}px`;
    }
    function end(event: PointerEvent): void {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      const carried = ghost !== null;
      ghost?.remove();
      ghost = null;
      origin = null;
      if (!carried) return;
      // The click that follows a drag is not meant.
      const swallow = (click: Event): void => click.stopImmediatePropagation();
      addEventListener('click', swallow, true);
      setTimeout(() => removeEventListener('click', swallow, true), 0);
      carry?.drop(event.type === 'pointerup' ? (place(event)?.dataset['drop'] ?? null) : null);
    }
    function down(event: PointerEvent): void {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      origin = { x: event.clientX, y: event.clientY, rect: element.getBoundingClientRect() };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    }
    element.addEventListener('pointerdown', down);
    return () => {
      element.removeEventListener('pointerdown', down);
      ghost?.remove();
    };
  };
}
