// Things that move: each has a key, and wherever it turns up next, it comes from where it was. What there is several of has
// a count: where it gets fewer and elsewhere more, pictures of it travel; what comes out of nowhere comes from the place
// that the log speaks of.

import type { Attachment } from 'svelte/attachments';
import type { Message } from '../wire';
import { ARRIVE, EASE, still, TRAVEL } from './motion';

type Thing = HTMLElement | SVGElement;
interface Place {
  element: Thing;
  rect: DOMRect;
}
interface Stock {
  element: Thing;
  /** What it is: only things of one kind travel from one stock to another. */
  kind: string;
  count: number;
}

const NEAR = 3; // pixels that nobody would notice
const MOST = 10; // flights at once: more would only be a flurry
const APART = 70; // milliseconds between things of one heap
const HEAP = 3; // of which no more are shown

export class Moves {
  private readonly elements = new Map<string, Thing>();
  private readonly sources = new Map<string, string>();
  private readonly stocks = new Map<string, Stock>();
  /** What was counted last, also of stocks that are out of sight now. */
  private readonly counted = new Map<string, number>();
  private before: Map<string, Place> | null = null;
  private stores: Map<string, Stock & { rect: DOMRect }> = new Map();

  /** Names an element. Two elements of one name: the later one counts. `from`: the name under which it lay elsewhere. */
  place(key: string, from?: string): Attachment<Thing> {
    return (element) => {
      this.elements.set(key, element);
      if (from) this.sources.set(key, from);
      return () => {
        if (this.elements.get(key) !== element) return;
        this.elements.delete(key);
        this.sources.delete(key);
      };
    };
  }

  /** So many of a kind are there. */
  stock(key: string, kind: string, count: number): Attachment<Thing> {
    return (element) => {
      const stock = { element, kind, count };
      this.stocks.set(key, stock);
      return () => {
        if (this.stocks.get(key) === stock) this.stocks.delete(key);
      };
    };
  }

  /** Just before the page changes. */
  measure(): void {
    this.before = null;
    for (const [key, { count }] of this.stocks) this.counted.set(key, count);
    if (still() || document.hidden) return;
    this.before = new Map();
    for (const [key, element] of this.elements) {
      this.before.set(key, { element, rect: element.getBoundingClientRect() });
    }
    this.stores = new Map([...this.stocks].map(([key, stock]) => [key, { ...stock, rect: stock.element.getBoundingClientRect() }]));
  }

  /** Just after it has changed. `log`: what has happened up to now; its last lines say where. */
  play(log: readonly Message[] = []): void {
    const before = this.before;
    this.before = null;
    if (!before || before.size + this.stores.size === 0) return;
    const origin = placeOf(newest(log));
    // Measure all first: an animation that runs would move the others' places.
    const now = [...this.elements].map(([key, element]) => ({ key, element, rect: element.getBoundingClientRect() }));
    let flights = 0;
    for (const { key, element, rect } of now) {
      const was = before.get(key);
      if (rect.width === 0) continue;
      if (!was || was.rect.width === 0) {
        const from = before.get(this.sources.get(key) ?? '')?.rect ?? origin;
        if (from && !overlap(from, rect) && flights++ < MOST) fly(element, from, rect);
        else arrive(element);
      } else if (was.element !== element) fly(element, was.rect, rect);
      else slide(element, was.rect, rect);
    }
    this.flow(origin);
  }

  private flow(origin: DOMRect | null): void {
    const lost = [...this.stores].filter(([key, { count }]) => (this.stocks.get(key)?.count ?? 0) < count);
    const won = [...this.stocks].flatMap(([key, { element, kind, count }]) => {
      // A stock that was not in sight is new only where somebody has lost what it has.
      const had = this.counted.get(key) ?? (lost.some(([, stock]) => stock.kind === kind) ? 0 : count);
      const gain = count - had;
      const rect = element.getBoundingClientRect();
      return gain > 0 && rect.width > 0 ? [{ element, kind, gain, rect }] : [];
    });
    for (const { element } of won) tick(element);
    if (won.length > MOST) return; // another moment altogether: nobody could follow
    for (const { element, kind, gain, rect } of won) {
      const from = lost.find(([, stock]) => stock.kind === kind && kind !== '' && stock.rect.width > 0)?.[1].rect ?? origin;
      const picture = element.querySelector('svg');
      if (!from || !picture || kind === '' || overlap(from, rect)) continue;
      const to = picture.getBoundingClientRect();
      for (let i = 0; i < Math.min(gain, HEAP); i++) send(picture, middle(from, to), to, hostOf(element), i * APART);
    }
  }
}

/** The lines of what has happened last. */
function newest(log: readonly Message[]): string[] {
  const entry = log.at(-1)?.entry;
  return log.filter((line) => line.entry === entry).flatMap((line) => line.targets);
}

/** Where targets of a log can be found: on the board, or else at the panel of a player. */
export function selectorsOf(targets: readonly string[]): string[] {
  const things = targets.filter((target) => !target.startsWith('seat:')).map((target) => `.stage [data-piece="${CSS.escape(target)}"]`);
  const people = targets.filter((target) => target.startsWith('seat:')).map((target) => `.panel[data-seat="${target.slice(5)}"]`);
  return [...things, ...people];
}

/** The first of the targets that is in sight. */
function placeOf(targets: readonly string[]): DOMRect | null {
  for (const selector of selectorsOf(targets)) {
    const rect = document.querySelector(selector)?.getBoundingClientRect();
    if (rect && rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth) return rect;
  }
  return null;
}

const overlap = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** In the middle of a place, as large as it will be. */
function middle(place: DOMRect, size: DOMRect): DOMRect {
  return new DOMRect(place.left + (place.width - size.width) / 2, place.top + (place.height - size.height) / 2, size.width, size.height);
}

/** Where flying pictures live: no frame that is panned may carry them off. */
const hostOf = (element: Thing): Element => element.closest('.stage') ?? element.parentElement ?? document.body;

function arrive(element: Thing): void {
  const grows = element instanceof HTMLElement ? { scale: ['0.92', '1'] } : {};
  element.animate({ opacity: [0, 1], ...grows }, { duration: ARRIVE, easing: EASE });
}

/** A count has grown. */
function tick(element: Thing): void {
  if (element instanceof HTMLElement) element.animate({ scale: ['1', '1.12', '1'] }, { duration: TRAVEL, easing: EASE });
}

function slide(element: Thing, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < NEAR || !(element instanceof HTMLElement)) return; // a drawing moves by itself
  element.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration: TRAVEL, easing: EASE });
}

/** From one part of the board to another: a picture of it flies above everything else. */
function fly(element: Thing, from: DOMRect, to: DOMRect): void {
  if (element instanceof HTMLElement) send(element, from, to, element.parentElement ?? document.body, 0);
  else send(framed(element), from, to, hostOf(element), 0);
  element.animate({ opacity: [0, 0] }, { duration: TRAVEL + 80 });
}

/** A part of a drawing as a picture of its own. */
function framed(part: SVGElement): SVGElement {
  const { x, y, width, height } = (part as SVGGraphicsElement).getBBox();
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const copy = part.cloneNode(true) as SVGElement;
  copy.style.transform = 'none';
  picture.append(copy);
  return picture;
}

function send(picture: Thing, from: DOMRect, to: DOMRect, host: Element, after: number): void {
  const ghost = picture.cloneNode(true) as Thing;
  ghost.removeAttribute('id');
  ghost.removeAttribute('data-piece');
  ghost.removeAttribute('data-option');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
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
  host.append(ghost);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const flight = ghost.animate({ transform: [start, 'none'] }, { duration: TRAVEL + 80, delay: after, fill: 'backwards', easing: EASE });
  const land = (): void => ghost.remove();
  flight.finished.then(land, land);
}
