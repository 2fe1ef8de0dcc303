// What the table tells without being asked: who decides what and why, and what the last roll brought.

import type { Arg, Message } from '../../lib/wire';
import { eventName, type Position, type Resource } from './things';

// -- who decides what ---------------------------------------------------------------------------------------------------

const DECISIONS: Record<string, string> = {
  Pay: 'pay',
  Gain: 'gain',
  Receive: 'gain',
  Buy: 'buy',
  Store: 'store',
  StoreProduced: 'store',
  NameType: 'demand',
  ChooseLoot: 'demand',
  HowMuchLoot: 'demand',
  HowMuchGold: 'demand',
  GiveBack: 'give',
  ChooseStack: 'stack',
  DrawOne: 'draw',
  DrawOrSearch: 'draw',
  UseLibrary: 'stack',
  PutUnder: 'under',
  TakeCard: 'card',
  Fetch: 'card',
  Betray: 'hand',
  PickHandCard: 'hand',
  Rearrange: 'regions',
  LayAbove: 'regions',
  ScoutAbove: 'regions',
  ScoutBelow: 'regions',
  PutBack: 'under',
  ExchangeCard: 'exchange',
  BeforeRoll: 'roll',
  SetDie: 'roll',
  Act: 'act',
  AnswerRiots: 'riots',
  AnswerFeud: 'feud',
  PickBuilding: 'pick',
  Burn: 'pick',
  LoseBuilding: 'lose',
  LoseUnit: 'lose',
  SinkShip: 'lose',
  Defend: 'defend',
};
const ROUTINE = ['roll', 'act', 'draw', 'exchange', 'stack', 'regions'];
/** These answers name cards of the other player. */
const THEIRS = ['Burn', 'PickBuilding'];

export interface Decision {
  seat: number;
  step: string;
  /** The message `decides-<what>` says it. */
  what: string;
  /** A normal part of one's own turn: no word about it is needed. */
  routine: boolean;
  theirs: boolean;
}

const SETUP = ['StartRoll', 'ChooseStack', 'Rearrange'];
const settingUp = (at: Position): boolean => at.agenda.some(([step]) => SETUP.includes(step));

export function decision(at: Position): Decision | null {
  const [step, seat] = at.agenda.at(-1) ?? [''];
  if (seat === undefined || seat < 0) return null;
  const what = DECISIONS[step] ?? 'act';
  return { seat, step, what, routine: ROUTINE.includes(what) && (seat === at.active || settingUp(at)), theirs: THEIRS.includes(step) };
}

// -- and why ------------------------------------------------------------------------------------------------------------

export type Reason = { kind: 'card' | 'event' | 'face'; id: string };

const text = (arg: Arg | undefined, prefix: string): string => (typeof arg === 'string' ? arg.slice(prefix.length) : '');
const seatOf = (line: Message): number => {
  const arg = line.args['seat'];
  return typeof arg === 'object' && 'seat' in arg ? arg.seat : -1;
};
const count = (arg: Arg | undefined): number => (typeof arg === 'number' ? arg : 0);

/** The last thing that can make somebody decide something: a card, an event, a face of the event die. */
export function reason(at: Position, log: readonly Message[]): Reason | null {
  const now = decision(at);
  if (!now || now.what === 'act' || now.routine) return at.playing && now?.what !== 'roll' ? { kind: 'card', id: at.playing } : null;
  if (at.playing) return { kind: 'card', id: at.playing };
  const steps = at.agenda.map(([step]) => step);
  // A resource between production and the event: that is the Marketplace's.
  if (now.step === 'Gain' && (steps.includes('ResolveEvent') || at.face === 'brigand')) return { kind: 'card', id: 'marketplace' };
  for (const line of [...log].reverse()) {
    if (line.id === 'event-revealed') return { kind: 'event', id: eventName(at, text(line.args['event'], 'event-')) };
    if (line.id === 'event-face') return { kind: 'face', id: text(line.args['face'], 'face-') };
    if (line.id === 'played' || line.id === 'built') return { kind: 'card', id: text(line.args['card'], 'card-') };
    if (['turn', 'traded', 'drew', 'searched'].includes(line.id) || line.id.startsWith('built-')) return null;
  }
  return null;
}

// -- the last roll ------------------------------------------------------------------------------------------------------

export interface Roll {
  turn: number;
  seat: number;
  die: number;
  face: string | null;
  events: string[];
  /** Per seat: what came in, by the dice and by what they set off. */
  gains: Map<Resource, number>[];
  /** Per seat: how many resources the Brigand counted, and whether he took the gold and the wool. */
  brigand: ({ count: number; robbed: boolean } | null)[];
  lost: Map<Resource, number>[];
  /** Per seat: what there was no room for. */
  spilt: Map<Resource, number>[];
  /** The event card did nothing. */
  idle: boolean;
  /** The dice of this turn are not cast yet: these are those of the turn before. */
  old: boolean;
}

const ACTIONS = ['built', 'built-cache', 'built-road', 'built-settlement', 'built-city', 'traded', 'drew', 'searched', 'put-under', 'demolished'];

function add(to: Map<Resource, number> | undefined, resource: string, n: number): void {
  to?.set(resource as Resource, (to.get(resource as Resource) ?? 0) + n);
}

/** What the dice showed last, and what they brought, up to the first action of the one who rolled. */
export function lastRoll(at: Position, log: readonly Message[]): Roll | null {
  const turns = log.map((line, i) => (line.id === 'turn' ? i : -1)).filter((i) => i >= 0);
  for (let which = turns.length - 1; which >= Math.max(0, turns.length - 2); which--) {
    const roll = readTurn(at, log.slice(turns[which], turns[which + 1]));
    if (roll) return { ...roll, old: which < turns.length - 1 };
  }
  return null;
}

function readTurn(at: Position, lines: readonly Message[]): Roll | null {
  const [first] = lines;
  if (!first) return null;
  const roll: Roll = {
    turn: count(first.args['turn']),
    seat: seatOf(first),
    die: 0,
    face: null,
    events: [],
    gains: [new Map(), new Map()],
    brigand: [null, null],
    lost: [new Map(), new Map()],
    spilt: [new Map(), new Map()],
    idle: false,
    old: false,
  };
  let named = false;
  for (const line of lines) {
    const seat = seatOf(line);
    const resource = text(line.args['resource'], 'resource-');
    if (line.id === 'rolled' || line.id === 'set-die') roll.die = count(line.args['die']);
    else if (line.id === 'event-face' || line.id === 'set-event') roll.face = text(line.args['face'], 'face-');
    else if (line.id === 'event-revealed') roll.events.push(eventName(at, text(line.args['event'], 'event-')));
    else if (line.id === 'no-effect') roll.idle = true;
    else if (line.id === 'produced') add(roll.gains[seat], resource, count(line.args['amount']));
    else if (line.id === 'gained') add(roll.gains[seat], resource, 1);
    else if (line.id === 'plague-took') add(roll.lost[seat], resource, 1);
    else if (line.id === 'overflowed') add(roll.spilt[seat], resource, count(line.args['amount']));
    else if (line.id === 'named') named = true;
    else if (line.id === 'paid' && named) add(roll.lost[seat], resource, 1); // what somebody demanded, not a price
    else if (line.id === 'robbed' || line.id === 'spared') roll.brigand[seat] = { count: count(line.args['count']), robbed: line.id === 'robbed' };
    else if (ACTIONS.includes(line.id) || (line.id === 'played' && roll.die && roll.face)) break;
  }
  return roll.die ? roll : null;
}

// -- the phase ----------------------------------------------------------------------------------------------------------

const DICE = ['BeforeRoll', 'SetDie', 'RollProduction', 'RollEvent', 'Resolve', 'ResolveEvent', 'RevealCard', 'RevealMoon'];

/** The phase of the turn: `phase-<it>` says it. */
export function phase(at: Position, log: readonly Message[]): string {
  const steps = at.agenda.map(([step]) => step);
  const has = (names: readonly string[]): boolean => names.some((name) => steps.includes(name));
  if (settingUp(at)) return 'setup';
  if (!at.production || has(DICE)) return 'dice';
  if (steps.at(-1) === 'Act' || at.playing) return 'action';
  if (steps.includes('Act')) return ['event', 'face'].includes(reason(at, log)?.kind ?? '') ? 'dice' : 'action';
  return steps.includes('Replenish') ? 'replenish' : 'exchange';
}
