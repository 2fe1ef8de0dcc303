import { expect, test } from 'vitest';
import type { Arg, Message, Option } from '../../lib/wire';
import { onBoard, particulars, placed, sorting } from './answers';

const message = (id: string, args: Record<string, Arg>): Message => ({ id, args, targets: [], entry: -1 });
const flax = [{ id: 'amount-flax', args: { n: 1 } }];

test('what an answer says of itself is found behind the room that adds to it, too', () => {
  expect(particulars(message('do-gain', { gain: flax }))['gain']).toBe(flax);
  const what = { id: 'do-gain', args: { gain: flax } };
  const bonus = { id: 'bonus-goods', args: { goods: flax } };
  expect(particulars(message('with-room', { what, room: 'room-retting_room', bonus }))['gain']).toBe(flax);
});

const option = (text: string): Option => ({ id: 0, text, message: message('', {}), targets: [], final: false, weighty: null });

test('what is gained or raised is on the board and a button, too', () => {
  for (const text of ['gain wood', 'raise wood']) expect([onBoard(option(text)), placed(option(text))]).toEqual([true, false]);
  for (const text of ['take masonry', 'raze r0c0-r0c1', 'place r1c0']) expect([onBoard(option(text)), placed(option(text))]).toEqual([true, true]);
  for (const text of ['end', 'do masonry-wall', 'exchange flax']) expect([onBoard(option(text)), placed(option(text))]).toEqual([false, false]);
});

test('exchanges come behind the parts of a tile, and the end behind them', () => {
  const order = ['do masonry-wall', 'sell-food', 'leave'].map((text) => sorting(option(text)));
  expect([...order].sort()).toEqual(order);
  expect(sorting(option('exchange flax'))).toBe(sorting(option('sell-food')));
});
