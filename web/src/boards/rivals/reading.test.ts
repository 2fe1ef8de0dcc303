import { expect, test } from 'vitest';
import type { Arg, Message } from '../../lib/wire';
import { decision, lastRoll, phase, reason } from './reading';
import type { Position } from './things';

const line = (id: string, args: Record<string, Arg> = {}): Message => ({ id, args, targets: [], entry: 0 });
const by = (seat: number): { seat: { seat: number } } => ({ seat: { seat } });
const at = (agenda: Position['agenda'], more: Partial<Position> = {}): Position =>
  ({ agenda, active: 0, production: 4, face: 'trade', playing: null, moons: [], ...more }) as Position;
const TURN: Position['agenda'] = [['EndTurn', -2], ['Replenish', 0], ['Act', 0]];

const ROLL = [
  line('turn', { ...by(0), turn: 7 }),
  line('rolled', { ...by(0), die: 4 }),
  line('event-face', { face: 'face-trade' }),
  line('produced', { ...by(1), resource: 'resource-ore', amount: 2, place: 'place-c1-above' }),
];

test('one’s own turn needs no word', () => {
  expect(decision(at(TURN))).toMatchObject({ seat: 0, what: 'act', routine: true });
  expect(reason(at(TURN), ROLL)).toBeNull();
  expect(decision(at([]))).toBeNull();
});

test('who is asked in the other’s turn is told why', () => {
  const asked = at([...TURN, ['Pay', 1, 0, 1]]);
  expect(decision(asked)).toMatchObject({ seat: 1, what: 'pay', routine: false });
  expect(reason(asked, [...ROLL, line('named', by(0))])).toEqual({ kind: 'face', id: 'trade' });
  expect(reason(at([...TURN, ['Pay', 1, 0, 1]], { playing: 'merchant' }), ROLL)).toEqual({ kind: 'card', id: 'merchant' });
});

test('an event goes before the face that called it, and has its real name', () => {
  const riots = at([...TURN, ['AnswerRiots', 1]], { face: 'event_card', moons: ['riots'] });
  const log = [...ROLL, line('event-revealed', { event: 'event-moon-1' })];
  expect(reason(riots, log)).toEqual({ kind: 'event', id: 'riots' });
});

test('a resource before the event is the Marketplace’s', () => {
  const market = at([...TURN, ['ResolveEvent', -2], ['Gain', 1, 3]]);
  expect(reason(market, ROLL)).toEqual({ kind: 'card', id: 'marketplace' });
  expect(reason(at([...TURN, ['Gain', 1, 3]], { face: 'celebration' }), ROLL)).toMatchObject({ kind: 'face' });
});

test('a payment for a road has no reason but the road', () => {
  const log = [...ROLL, line('built-road', by(0))];
  expect(reason(at([...TURN, ['Pay', 0, 3, 1]]), log)).toBeNull();
});

test('buildings of the other are picked by an attacker', () => {
  expect(decision(at([...TURN, ['Burn', 0]]))?.theirs).toBe(true);
  expect(decision(at([...TURN, ['LoseBuilding', 1]]))?.theirs).toBe(false);
});

test('a roll tells what it brought to whom', () => {
  const roll = lastRoll(at(TURN), [...ROLL, line('gained', { ...by(0), resource: 'resource-wool' })]);
  expect(roll).toMatchObject({ turn: 7, seat: 0, die: 4, face: 'trade', old: false });
  expect(roll?.gains.map((one) => [...one])).toEqual([[['wool', 1]], [['ore', 2]]]);
});

test('what finds no room is not simply missing', () => {
  const full = line('overflowed', { ...by(0), resource: 'resource-ore', amount: 1 });
  expect([...(lastRoll(at(TURN), [...ROLL, full])?.spilt[0] ?? [])]).toEqual([['ore', 1]]);
});

test('what is demanded is lost, what is paid for a card is not', () => {
  const paid = line('paid', { ...by(1), resource: 'resource-ore' });
  expect([...(lastRoll(at(TURN), [...ROLL, paid])?.lost[1] ?? [])]).toEqual([]);
  expect([...(lastRoll(at(TURN), [...ROLL, line('named', by(0)), paid])?.lost[1] ?? [])]).toEqual([['ore', 1]]);
});

test('actions after the roll are not its doing', () => {
  const log = [...ROLL, line('traded', by(0)), line('gained', { ...by(0), resource: 'resource-wool' })];
  expect(lastRoll(at(TURN), log)?.gains[0]?.size).toBe(0);
});

test('before the dice are cast those of the turn before are shown', () => {
  const roll = lastRoll(at(TURN), [...ROLL, line('turn', { ...by(1), turn: 8 })]);
  expect(roll).toMatchObject({ turn: 7, old: true });
  expect(lastRoll(at(TURN), [])).toBeNull();
});

test('a die that a card has set, the Brigand, and an event without effect', () => {
  const log = [
    line('turn', { ...by(1), turn: 2 }),
    line('played', { ...by(1), card: 'card-brigitta' }),
    line('set-die', { ...by(1), die: 6 }),
    line('event-face', { face: 'face-brigand' }),
    line('robbed', { ...by(0), count: 9 }),
    line('spared', { ...by(1), count: 3 }),
    line('no-effect', { event: 'event-feud' }),
  ];
  expect(lastRoll(at(TURN), log)).toMatchObject({ die: 6, idle: true, brigand: [{ count: 9, robbed: true }, { count: 3, robbed: false }] });
});

test('the phase follows the agenda', () => {
  expect(phase(at([['BeginTurn', -2], ['Rearrange', 0, 0]], { production: 0 }), [])).toBe('setup');
  expect(phase(at([...TURN, ['BeforeRoll', 0]], { production: 0 }), ROLL)).toBe('dice');
  expect(phase(at([...TURN, ['Gain', 0, 63]]), ROLL)).toBe('dice');
  expect(phase(at(TURN), ROLL)).toBe('action');
  expect(phase(at([...TURN, ['Receive', 0, 47]]), [...ROLL, line('traded', by(0))])).toBe('action');
  expect(phase(at([['EndTurn', -2], ['Replenish', 0], ['DrawOne', 0]]), ROLL)).toBe('replenish');
  expect(phase(at([['EndTurn', -2], ['ExchangeCard', 0]]), ROLL)).toBe('exchange');
});
