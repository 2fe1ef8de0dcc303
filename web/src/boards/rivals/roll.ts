// What the log tells of the last roll: what it showed, and what it brought to whom.

import type { Arg, Message } from '../../lib/wire';
import { RESOURCES, type Resource } from './things';

export type Goods = Map<Resource, number>;

export interface Roll {
  turn: number;
  seat: number;
  die: number;
  face: string | null;
  events: string[];
  /** Per seat: what came in, by the dice and by what they set off. */
  gains: Goods[];
  lost: Goods[];
  /** Per seat: what there was no room for. */
  spilt: Goods[];
  /** Per seat: how many resources the Brigand counted, and whether he took something. */
  brigand: ({ count: number; robbed: boolean } | null)[];
  /** The event did nothing. */
  idle: boolean;
  /** The dice of this turn are not cast yet: these are those of the turn before. */
  old: boolean;
}

/** What is told of the one who rolled once the dice are done with. */
const DEEDS = ['built', 'built-cache', 'built-road', 'built-settlement', 'built-city', 'traded', 'drew', 'searched', 'put-under', 'demolished'];

const text = (arg: Arg | undefined, prefix: string): string => (typeof arg === 'string' ? arg.slice(prefix.length) : '');
const count = (arg: Arg | undefined): number => (typeof arg === 'number' ? arg : 0);
const seatOf = (line: Message): number => {
  const arg = line.args['seat'];
  return typeof arg === 'object' && 'seat' in arg ? arg.seat : -1;
};

function add(to: Goods | undefined, resource: string, n: number): void {
  const known = RESOURCES.find((one) => one === resource);
  if (known && n) to?.set(known, (to.get(known) ?? 0) + n);
}

/** Amounts as they are enumerated in a message. */
function addAll(to: Goods | undefined, goods: Arg | undefined): void {
  if (!Array.isArray(goods)) return;
  for (const one of goods) if (typeof one === 'object' && 'id' in one) add(to, text(one.id, 'amount-'), count(one.args?.['n']));
}

/** What the dice showed last, and what they brought, up to the first deed of the one who rolled. */
export function lastRoll(log: readonly Message[]): Roll | null {
  const turns = log.map((line, i) => (line.id === 'turn' ? i : -1)).filter((i) => i >= 0);
  for (let which = turns.length - 1; which >= Math.max(0, turns.length - 2); which--) {
    const roll = readTurn(log.slice(turns[which], turns[which + 1]));
    if (roll) return { ...roll, old: which < turns.length - 1 };
  }
  return null;
}

function readTurn(lines: readonly Message[]): Roll | null {
  const [first] = lines;
  if (!first) return null;
  const both = (): Goods[] => [new Map(), new Map()];
  const roll: Roll = { turn: count(first.args['turn']), seat: seatOf(first), die: 0, face: null, events: [], gains: both(), lost: both(), spilt: both(), brigand: [null, null], idle: false, old: false };
  for (const line of lines) {
    const { id, args } = line;
    const seat = seatOf(line);
    const resource = text(args['resource'], 'resource-');
    if (id === 'rolled' || id === 'set-die') roll.die = count(args['die']);
    else if (id === 'event-face' || id === 'set-event') roll.face = text(args['face'], 'face-');
    else if (id === 'event-revealed') roll.events.push(text(args['event'], 'event-'));
    else if (id === 'no-effect') roll.idle = true;
    else if (id === 'produced' || id === 'gained') add(roll.gains[seat], resource, count(args['amount']));
    else if (id === 'plague-took') add(roll.lost[seat], resource, 1);
    else if (id === 'paid') add(roll.lost[seat], resource, count(args['amount']));
    else if (id === 'overflowed') add(roll.spilt[seat], resource, count(args['amount']));
    else if (id === 'spared') roll.brigand[seat] = { count: count(args['count']), robbed: false };
    else if (id === 'robbed') {
      roll.brigand[seat] = { count: count(args['count']), robbed: true };
      addAll(roll.lost[seat], args['goods']);
    } else if (DEEDS.includes(id) || (id === 'played' && roll.die && roll.face)) break;
  }
  return roll.die ? roll : null;
}
