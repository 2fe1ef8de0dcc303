// Things that move: each has a key, and wherever it turns up next, it comes from where it was. What there is several of has
// a count: where it gets fewer and elsewhere more, pictures of it travel; what comes out of nowhere comes from the place
// that the log speaks of.

import { getContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { actorOf } from '../table/since';
import { soon } from '../soon';
import type { Message } from '../wire';
import { DRAFTED, type Drafted } from './drafted';
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
  /** It is alive: it does not glide to where it goes. */
  hops: boolean;
}

const NEAR = 3; // pixels that nobody would notice
const MOST = 10; // flights at once: more would only be a flurry
const APART = 70; // milliseconds between things of one heap
const HEAP = 3; // of which no more are shown
const LIFT = 24; // pixels: how high the middle of a way lies above it

export class Moves {
  private readonly elements = new Map<string, Thing>();
  private readonly sources = new Map<string, string>();
  private readonly fixtures = new Set<Thing>();
  private readonly stocks = new Map<string, Stock>();
  /** What was counted last, also of stocks that are out of sight now. */
  private readonly counted = new Map<string, number>();
  private before: Map<string, Place> | null = null;
  private stores: Map<string, Stock & { rect: DOMRect }> = new Map();
  private stood = new Map<Thing, DOMRect>();
  private giver: Thing | null = null;
  private taker: Thing | null = null;
  private frame = 0;
  private readonly drafted = getContext<Drafted | undefined>(DRAFTED);

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

  /** It stays where it is, unless something new needs room. */
  readonly fixture: Attachment<HTMLElement> = (element) => {
    this.fixtures.add(element);
    return () => this.fixtures.delete(element);
  };

  /** What is counted comes from here, where the log names nothing on the board. */
  readonly gives: Attachment<Thing> = (element) => {
    this.giver = element;
    return () => (this.giver = null);
  };

  /** And goes here, where nothing on the board was paid for. */
  readonly takes: Attachment<Thing> = (element) => {
    this.taker = element;
    return () => (this.taker = null);
  };

  /** So many of a kind are there. Its picture is what has `data-sign`, or else the first that is drawn there. */
  stock(key: string, kind: string, count: number, hops = false): Attachment<Thing> {
    return (element) => {
      const stock = { element, kind, count, hops };
      this.stocks.set(key, stock);
      if (element instanceof HTMLElement) element.style.scale = '1'; // as it is anyway: to begin with it later would lay all out again
      return () => {
        if (this.stocks.get(key) === stock) this.stocks.delete(key);
      };
    };
  }

  /** Just before the page changes. */
  measure(): void {
    if (this.frame && !document.hidden) return; // nothing was shown since: all is still seen where it was
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.before = null;
    for (const [key, { count }] of this.stocks) this.counted.set(key, count);
    if (still() || document.hidden) return;
    this.before = new Map();
    for (const [key, element] of this.elements) {
      this.before.set(key, { element, rect: element.getBoundingClientRect() });
    }
    this.stood = new Map([...this.fixtures].map((element) => [element, element.getBoundingClientRect()]));
    this.stores = new Map([...this.stocks].map(([key, stock]) => [key, { ...stock, rect: stock.element.getBoundingClientRect() }]));
  }

  /** Just after it has changed. `log`: what has happened up to now; its last lines say where. Places are looked at when
   * the frame is laid out anyway: to ask earlier would lay everything out twice. */
  play(log: readonly Message[] = []): void {
    if (!this.before) return;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.run(log);
    });
  }

  /** What stays has to make room for something new: it slides, with all that stands on it. This is not left to the next
   * frame: nothing may be seen to have jumped. */
  makeRoom(): void {
    if (!this.before) return;
    const shifts = shiftsOf(this.stood, this.fixtures);
    for (const [element, shift] of shifts) slide(element, less(shift, shiftAround(element, shifts)));
  }

  private run(log: readonly Message[]): void {
    const before = this.before;
    this.before = null;
    if (!before || before.size + this.stores.size === 0) return;
    const drafted = this.drafted?.() ?? [];
    const told: readonly Told[] = drafted.length > 0 ? [{ targets: [...drafted].reverse(), actor: null }] : newest(log);
    const origin = placeOf(told);
    // Measure all first: an animation that runs would move the others' places, and each picture that is added would have
    // everything laid out again.
    const now = [...this.elements].map(([key, element]) => ({ key, element, rect: element.getBoundingClientRect() }));
    const things = (): DOMRect | null => placeOf(told.map(({ targets, actor }) => ({ targets: targets.filter((target) => !isSeat(target)), actor })));
    const [giver, taker] = [this.giver, this.taker].map((element) => (element ? (things() ?? element.getBoundingClientRect()) : origin));
    const flow = this.flow(giver ?? null, taker ?? null);
    let flights = 0;
    for (const { key, element, rect } of now) {
      const was = before.get(key);
      if (rect.width === 0) continue;
      if (!was || was.rect.width === 0) {
        const from = before.get(this.sources.get(key) ?? '')?.rect ?? origin;
        if (from && !overlap(from, rect) && flights++ < MOST) fly(element, from, rect);
        else arrive(element);
      } else if (was.element !== element) fly(element, was.rect, rect);
      else slide(element, shiftBetween(was.rect, rect));
    }
    flow();
  }

  /** Where counts have changed; what comes back lets it be seen. */
  private flow(giver: DOMRect | null, taker: DOMRect | null): () => void {
    const lost = [...this.stores].flatMap(([key, stock]) => {
      const loss = stock.count - (this.stocks.get(key)?.count ?? 0);
      return loss > 0 ? [{ ...stock, loss }] : [];
    });
    const won = [...this.stocks].flatMap(([key, { element, kind, count, hops }]) => {
      // A stock that was not in sight is new only where somebody has lost what it has.
      const had = this.counted.get(key) ?? (lost.some((stock) => stock.kind === kind) ? 0 : count);
      const gain = count - had;
      const rect = gain > 0 ? element.getBoundingClientRect() : null;
      return rect && rect.width > 0 ? [{ element, kind, gain, rect, hops }] : [];
    });
    const paid = lost.filter(({ kind, rect }) => rect.width > 0 && !won.some((stock) => stock.kind === kind));
    const flights = [
      ...won.map(({ element, kind, gain, rect, hops }) => {
        const from = lost.find((stock) => stock.kind === kind && stock.rect.width > 0)?.rect ?? giver;
        return { element, n: gain, from, to: rect, hops, spent: false };
      }),
      // What nobody has got was paid: it goes to what it was paid for.
      ...paid.map(({ element, loss, rect }) => ({ element, n: loss, from: rect, to: taker, hops: false, spent: true })),
    ].flatMap(({ element, n, from, to, hops, spent }) => {
      const picture = element.querySelector<SVGElement>('[data-sign] svg') ?? element.querySelector('svg');
      if (!from || !to || !picture || overlap(from, to)) return [];
      const size = picture.getBoundingClientRect();
      const way = spent ? { from: middle(from, size), to: middle(to, size) } : { from: middle(from, size), to: size };
      return size.width > 0 ? [{ picture, n, ...way, host: hostOf(element), hops, spent }] : [];
    });
    return () => {
      for (const { element } of won) tick(element);
      if (won.length + paid.length > MOST) return; // another moment altogether: nobody could follow
      for (const { picture, n, from, to, host, hops, spent } of flights) {
        for (let i = 0; i < Math.min(n, HEAP); i++) soon(() => send(picture, from, to, host, { after: i * APART, hops, spent }));
      }
    };
  }
}

/** What a line speaks of, and whose deed it was: "cell:r1c0" is a place in the cave of that player. */
export interface Told {
  targets: readonly string[];
  actor: number | null;
}
export const toldBy = (line: Message): Told => ({ targets: line.targets, actor: actorOf(line) });

/** The lines of what has happened last. */
function newest(log: readonly Message[]): Told[] {
  const entry = log.at(-1)?.entry;
  return log.filter((line) => line.entry === entry).map(toldBy);
}

const isSeat = (target: string): boolean => target.startsWith('seat:');

/** What lines speak of, a list for each of their targets: on the board in the part of the player who did it, or in what belongs
 * to nobody; after all of these the panels of players. The board is walked once, not by a selector for each target. */
export function* spokenOf(told: readonly Told[]): Generator<Element[]> {
  const pieces = document.querySelector('.stage')?.querySelectorAll<Thing>('[data-piece], [data-twin]') ?? [];
  const named = new Map<string, Thing[]>();
  for (const one of pieces) {
    const name = one.dataset['piece'] ?? one.dataset['twin'] ?? '';
    const others = named.get(name);
    if (others) others.push(one);
    else named.set(name, [one]);
  }
  const belongs = (one: Thing, actor: number | null): boolean => {
    const piece = one.dataset['piece'] !== undefined;
    if (actor === null) return piece;
    const part = one.parentElement?.closest<HTMLElement>('[data-of]');
    return part ? part.dataset['of'] === String(actor) : piece;
  };
  for (const { targets, actor } of told) {
    for (const target of targets) if (!isSeat(target)) yield (named.get(target) ?? []).filter((one) => belongs(one, actor));
  }
  for (const { targets } of told) {
    for (const target of targets) if (isSeat(target)) yield [...document.querySelectorAll(`.panel[data-seat="${target.slice(5)}"]`)];
  }
}

const PEEPS = 16; // pixels: of what shows no more nobody sees what it is

/** Where the board ends for the eye: at the lower edge of the window, or where the sheet of a phone begins. */
export const floorOf = (): number => Math.min(innerHeight, document.querySelector('.sheet')?.getBoundingClientRect().top ?? Infinity);

export const inSight = (rect: DOMRect, floor = floorOf()): boolean =>
  rect.width > 0 && rect.bottom > 0 && rect.top < floor - Math.min(PEEPS, rect.height / 2) && rect.right > 0 && rect.left < innerWidth;

/** The first of the targets that is in sight. */
function placeOf(told: readonly Told[]): DOMRect | null {
  const floor = floorOf();
  for (const [first] of spokenOf(told)) {
    const rect = first?.getBoundingClientRect();
    if (rect && inSight(rect, floor)) return rect;
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

const skies = new WeakMap<Element, HTMLElement>();

/** Where pictures fly, above all that the host holds. It is as large as the window whatever flies there: one picture more
 * and nothing else has to be laid out again. */
function skyOf(host: Element): HTMLElement {
  const known = skies.get(host);
  if (known?.isConnected) return known;
  const sky = document.createElement('div');
  sky.setAttribute('aria-hidden', 'true');
  Object.assign(sky.style, { position: 'fixed', inset: '0', zIndex: '40', contain: 'strict', pointerEvents: 'none' });
  host.append(sky);
  skies.set(host, sky);
  return sky;
}

function arrive(element: Thing): void {
  const grows = element instanceof HTMLElement ? { scale: ['0.92', '1'] } : {};
  element.animate({ opacity: [0, 1], ...grows }, { duration: ARRIVE, easing: EASE });
}

/** A count has grown. */
function tick(element: Thing): void {
  if (element instanceof HTMLElement) element.animate({ scale: ['1', '1.12', '1'] }, { duration: TRAVEL, easing: EASE });
}

type Shift = readonly [x: number, y: number];
const shiftBetween = (from: DOMRect, to: DOMRect): Shift => [from.left - to.left, from.top - to.top];
const less = (shift: Shift, other: Shift): Shift => [shift[0] - other[0], shift[1] - other[1]];

/** By how much things that stay make room. */
function shiftsOf(stood: Map<Thing, DOMRect>, now: Set<Thing>): Map<Thing, Shift> {
  const there = [...stood].filter(([element, rect]) => now.has(element) && rect.width > 0);
  return new Map(there.map(([element, rect]) => [element, shiftBetween(rect, element.getBoundingClientRect())]));
}

/** By how much a thing is carried along by what it stands in. */
function shiftAround(element: Thing, shifts: Map<Thing, Shift>): Shift {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const shift = shifts.get(around);
    if (shift) return shift;
  }
  return [0, 0];
}

function slide(element: Thing, [x, y]: Shift): void {
  if (Math.hypot(x, y) < NEAR || !(element instanceof HTMLElement)) return; // a drawing moves by itself
  element.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration: TRAVEL, easing: EASE });
}

/** From one part of the board to another: a picture of it flies above everything else. The thing itself is out of sight at
 * once; to copy it can wait until the frame is drawn. */
function fly(element: Thing, from: DOMRect, to: DOMRect): void {
  element.animate({ opacity: [0, 0] }, { duration: TRAVEL + 80 });
  soon(() => {
    if (!element.isConnected) return;
    if (element instanceof HTMLElement) send(element, from, to, element.parentElement ?? document.body);
    else send(framed(element), from, to, hostOf(element));
  });
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

/** `hops`: in leaps; `spent`: it is gone when it arrives. */
function send(picture: Thing, from: DOMRect, to: DOMRect, host: Element, { after = 0, hops = false, spent = false } = {}): void {
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
  skyOf(host).append(ghost);
  const [x, y] = [from.left - to.left, from.top - to.top];
  const large = [from.width / to.width, from.height / to.height] as const;
  const at = (rest: number, lift: number): string =>
    `translate(${x * rest}px, ${y * rest - lift}px) scale(${1 + (large[0] - 1) * rest}, ${1 + (large[1] - 1) * rest})`;
  const lift = Math.min(LIFT, Math.hypot(x, y) / 4);
  const way = hops ? [at(1, 0), at(0.75, lift), at(0.5, 0), at(0.25, lift), at(0, 0)] : [at(1, 0), at(0.5, lift), at(0, 0)];
  const flight = ghost.animate(
    { transform: way, ...(spent ? { opacity: [1, 1, 0] } : {}) },
    { duration: (TRAVEL + 80) * (hops ? 1.4 : 1), delay: after, fill: 'backwards', easing: EASE },
  );
  const land = (): void => ghost.remove();
  flight.finished.then(land, land);
}
