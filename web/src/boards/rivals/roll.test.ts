import { expect, test } from 'vitest';
import type { Arg, Message } from '../../lib/wire';
import { lastRoll } from './roll';

const line = (id: string, args: Record<string, Arg> = {}): Message => ({ id, args, targets: [], entry: 0 });
const by = (seat: number): { seat: { seat: number } } => ({ seat: { seat } });
const gained = (seat: number, resource: string): Message => line('gained', { ...by(seat), resource: `resource-${resource}`, amount: 1, cause: 'face-trade' });

const ROLL = [
  line('turn', { ...by(0), turn: 7 }),
  line('rolled', { ...by(0), die: 4 }),
  line('event-face', { face: 'face-trade' }),
  line('produced', { ...by(1), resource: 'resource-ore', amount: 2, region: 'region-red_mountains' }),
];

test('a roll tells what it brought to whom', () => {
  const roll = lastRoll([...ROLL, gained(0, 'wool'), line('paid', { ...by(1), resource: 'resource-wool', amount: 1 })]);
  expect(roll).toMatchObject({ turn: 7, seat: 0, die: 4, face: 'trade', old: false });
  expect(roll?.gains.map((one) => [...one])).toEqual([[['wool', 1]], [['ore', 2]]]);
  expect(roll?.lost.map((one) => [...one])).toEqual([[], [['wool', 1]]]);
});

test('what finds no room is not simply missing', () => {
  const full = line('overflowed', { ...by(0), resource: 'resource-ore', amount: 1 });
  expect([...(lastRoll([...ROLL, full])?.spilt[0] ?? [])]).toEqual([['ore', 1]]);
});

test('deeds after the roll are not its doing', () => {
  expect(lastRoll([...ROLL, line('traded', by(0)), gained(0, 'wool')])?.gains[0]?.size).toBe(0);
});

test('before the dice are cast those of the turn before are shown', () => {
  expect(lastRoll([...ROLL, line('turn', { ...by(1), turn: 8 })])).toMatchObject({ turn: 7, old: true });
  expect(lastRoll([])).toBeNull();
});

test('a die that a card has set, the Brigand, and an event without effect', () => {
  const log = [
    line('turn', { ...by(1), turn: 2 }),
    line('played', { ...by(1), card: 'card-brigitta' }),
    line('set-die', { ...by(1), die: 6 }),
    line('event-face', { face: 'face-brigand' }),
    line('robbed', { ...by(0), count: 9, goods: [{ id: 'amount-gold', args: { n: 3 } }] }),
    line('spared', { ...by(1), count: 3 }),
    line('no-effect', { cause: 'event-feud' }),
  ];
  const roll = lastRoll(log);
  expect(roll).toMatchObject({ die: 6, idle: true, brigand: [{ count: 9, robbed: true }, { count: 3, robbed: false }] });
  expect([...(roll?.lost[0] ?? [])]).toEqual([['gold', 3]]);
});

test('a Plague takes one of everything it takes, from whom it says', () => {
  const took = (resource: string): Message => line('plague-took', { ...by(1), resource: `resource-${resource}` });
  const roll = lastRoll([...ROLL, line('event-revealed', { event: 'event-plague' }), took('ore'), took('grain'), took('ore')]);
  expect(roll?.events).toEqual(['plague']);
  expect(roll?.lost.map((one) => [...one])).toEqual([[], [['ore', 2], ['grain', 1]]]);
});

test('what was robbed or paid is no gain, and what was gained no loss', () => {
  const robbed = line('robbed', { ...by(1), count: 8, goods: [{ id: 'amount-gold', args: { n: 1 } }, { id: 'amount-wool', args: { n: 2 } }] });
  const roll = lastRoll([...ROLL, robbed]);
  expect([...(roll?.lost[1] ?? [])]).toEqual([['gold', 1], ['wool', 2]]);
  expect([...(roll?.gains[1] ?? [])]).toEqual([['ore', 2]]);
});
