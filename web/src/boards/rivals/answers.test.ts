import { expect, test } from 'vitest';
import type { Option } from '../../lib/wire';
import { beside, last, placed, reveals, small, sorting } from './answers';

const option = (text: string): Option => ({ id: 0, text, message: { id: '', args: {}, targets: [], entry: 0 }, targets: [], final: false, weighty: null });

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

test('what has no place of its own is chosen where the card lies that it speaks of', () => {
  const scouting = { ...option('settlement-scout right'), targets: ['side:right', 'card:scout'] };
  const minting = { ...option('mint'), targets: ['spot:c0-above-2'] };
  expect([beside(scouting, 'card:scout'), beside(minting, 'spot:c0-above-2'), beside(minting, 'spot:c0-above-1')]).toEqual([true, true, false]);
  expect(beside({ ...option('under scout 1'), targets: ['card:scout', 'stack:1'] }, 'card:scout')).toBe(false);
  expect(beside({ ...option('demolish c0-above-2'), targets: ['spot:c0-above-2'] }, 'spot:c0-above-2')).toBe(false);
});

test('the Mint and a ship lie with the exchanges', () => {
  for (const text of ['mint', 'ship c1-above']) {
    expect(small(option(text))).toBe(true);
    expect(sorting(option(text))).toBe(sorting(option('trade ore')));
  }
  expect(sorting(option('gain c1-above'))).not.toBe(sorting(option('trade ore')));
});
