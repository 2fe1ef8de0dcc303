// How fast the table tells what others do: a beat for every state that comes, long enough to be followed. Nothing here
// knows the page or a clock; `now` is always given.

import type { Message } from '../wire';

export type Pace = 'calm' | 'brisk' | 'instant';
export const PACES: readonly Pace[] = ['calm', 'brisk', 'instant'];

/** Kinds of events, told by what they touch: the first part of a target. */
export type Kind = 'round' | 'dice' | 'card' | 'place' | 'piece' | 'goods' | 'word';

/** Milliseconds that a look takes, at a calm pace. The one table of durations. */
export const BEATS: Readonly<Record<Kind, number>> = {
  round: 1100,
  dice: 1100,
  card: 900,
  place: 1000,
  piece: 800,
  goods: 700,
  word: 500,
};

const KINDS: Readonly<Record<string, Kind>> = {
  harvest: 'round',
  event: 'round',
  die: 'dice',
  face: 'dice',
  card: 'card',
  stack: 'card',
  tier: 'card',
  goal: 'card',
  loot: 'card',
  room: 'place',
  tile: 'place',
  site: 'place',
  slot: 'place',
  town: 'place',
  space: 'place',
  cell: 'place',
  field: 'piece',
  creature: 'piece',
  web: 'piece',
  token: 'piece',
  amounts: 'goods',
  resource: 'goods',
  good: 'goods',
  goods: 'goods',
  region: 'goods',
};
const ORDER: readonly Kind[] = ['round', 'dice', 'card', 'place', 'piece', 'goods', 'word'];

/** The share of a calm beat, and the most that the board may be behind the present. */
const SPEED: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.6, instant: 0 };
const MOST: Readonly<Record<Pace, number>> = { calm: 20_000, brisk: 6000, instant: 0 };
/** Nobody can follow less: what would be shorter is told together with what comes next. */
export const SHORTEST = 250;

export function kindOf(line: Message): Kind {
  if (line.id === 'round' || line.id === 'turn') return 'round';
  const touched = line.targets.map((target) => KINDS[target.split(':', 1)[0] ?? ''] ?? 'word');
  return ORDER.find((kind) => touched.includes(kind)) ?? 'word';
}

/** How long some lines take together: as long as the longest of them, and a little for each further one. */
export function lengthOf(lines: readonly Message[], pace: Pace): number {
  if (lines.length === 0) return 0;
  const longest = Math.max(...lines.map((line) => BEATS[kindOf(line)]));
  return SPEED[pace] * (longest + Math.min(3, lines.length - 1) * 250);
}

export interface Beat<T, L extends Message = Message> {
  /** What is shown. */
  shows: T;
  /** What has happened. */
  lines: readonly L[];
}

/** The beats that are still to come, and the one that is shown now. */
export class Beats<T, L extends Message = Message> {
  pace: Pace;
  /** Nobody here waits for a turn: only what piles up is told faster. */
  looksOn = false;
  private waiting: Beat<T, L>[] = [];
  private current: Beat<T, L> | null = null;
  private until = 0;
  private spent = 0;

  constructor(pace: Pace) {
    this.pace = pace;
  }

  /** Somebody else has done something. What has no words takes no time. */
  add(beat: Beat<T, L>, now: number): void {
    if (!this.at(now)) this.spent = 0; // the board is in the present, and nobody waits for it
    this.waiting.push(beat);
    this.condense();
    this.at(now);
  }

  /** What is shown now; null: the present. */
  at(now: number): Beat<T, L> | null {
    while (now >= this.until) {
      const next = this.waiting.shift() ?? null;
      this.current = next;
      if (!next) break;
      const length = this.length(next);
      this.spent += length;
      this.until = now + length;
    }
    return this.current;
  }

  /** When to look again; null: nothing is to come. */
  get wakes(): number | null {
    return this.current ? this.until : null;
  }

  /** To the present, at once. */
  skip(): void {
    this.waiting = [];
    this.current = null;
    this.until = 0;
  }

  private get left(): number {
    return MOST[this.pace] - (this.looksOn ? 0 : this.spent);
  }

  /** As long as it should be, or its share of what is left. */
  private length(beat: Beat<T, L>): number {
    const wanted = lengthOf(beat.lines, this.pace);
    const all = wanted + this.waiting.reduce((sum, one) => sum + lengthOf(one.lines, this.pace), 0);
    return all <= this.left ? wanted : Math.max(0, (wanted / all) * this.left);
  }

  /** Too many for the time that is left: neighbours are told together, so that each can be read. */
  private condense(): void {
    const room = Math.max(1, Math.floor(this.left / SHORTEST));
    while (this.waiting.length > room) {
      const [first, second, ...rest] = this.waiting;
      if (!first || !second) return;
      this.waiting = [{ shows: second.shows, lines: [...first.lines, ...second.lines] }, ...rest];
    }
  }
}
