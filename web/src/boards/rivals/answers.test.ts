import { expect, test } from 'vitest';
import type { Option } from '../../lib/wire';
import { amounts, kindOf, last, placed, reveals, small, sorting, whatOf } from './answers';

const option = (text: string): Option => ({ id: 0, text, message: { id: '', args: {}, targets: [], entry: 0 }, targets: [], final: false, weighty: null });

test('an answer is read by its notation', () => {
  expect([kindOf(option('under toll_bridge 2')), whatOf(option('under toll_bridge 2'))]).toEqual(['under', 'toll_bridge 2']);
  expect([kindOf(option('roll')), whatOf(option('roll'))]).toEqual(['roll', '']);
});

test('every answer is on the board, or a button', () => {
  expect(['pay c1-above', 'road left', 'take abbey 1', 'under abbey 2'].map((text) => placed(option(text)))).toEqual([true, true, true, true]);
  expect(['roll', 'end', 'trade ore', 'set-die 3', 'settlement-scout left'].map((text) => placed(option(text)))).toEqual([false, false, false, false, false]);
  expect(small(option('trade ore'))).toBe(true);
  expect(last(option('waive'))).toBe(true);
  expect([reveals(option('draw 2')), reveals(option('roll')), reveals(option('play merchant'))]).toEqual([true, true, false]);
});

test('the end comes last, demolition just before it', () => {
  const order = ['end', 'demolish c0-above-1', 'trade ore', 'build abbey'].map((text) => sorting(option(text)));
  expect([...order].sort().reverse()).toEqual(order);
});

test('amounts become glyphs', () => {
  expect(amounts([{ id: 'amount-ore', args: { n: 3 } }, { id: 'amount-grain', args: { n: 2 } }])).toBe('3ore 2grain');
  expect(amounts(undefined)).toBe('');
});

test('the Mint and a ship lie with the exchanges', () => {
  for (const text of ['mint', 'ship c1-above']) {
    expect(small(option(text))).toBe(true);
    expect(sorting(option(text))).toBe(sorting(option('trade ore')));
  }
  expect(sorting(option('gain c1-above'))).not.toBe(sorting(option('trade ore')));
});
