import { expect, test } from 'vitest';
import type { Arg, Message } from '../../lib/wire';
import { amounts, particulars } from './answers';

const message = (id: string, args: Record<string, Arg>): Message => ({ id, args, targets: [], entry: -1 });
const flax = [{ id: 'amount-flax', args: { n: 1 } }];

test('amounts become glyphs', () => {
  expect(amounts([{ id: 'amount-wood', args: { n: 2 } }, ...flax])).toBe('2wood 1flax');
  expect(amounts(undefined)).toBe('');
});

test('what an answer says of itself is found behind the room that adds to it, too', () => {
  expect(particulars(message('do-gain', { gain: flax }))['gain']).toBe(flax);
  const what = { id: 'do-gain', args: { gain: flax } };
  const bonus = { id: 'bonus-goods', args: { goods: flax } };
  expect(particulars(message('with-room', { what, room: 'room-retting_room', bonus }))['gain']).toBe(flax);
});
