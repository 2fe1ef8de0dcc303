import { expect, test } from 'vitest';
import type { Choice } from '../wire';
import { Picking } from './picking.svelte';

const item = (option: number, limit: number, more: Partial<Choice['items'][number]> = {}): Choice['items'][number] => ({ option, limit, clashes: [], needs: [], ...more });
const ORE: Choice = { items: [item(1, 3), item(2, 3), item(3, 1)], least: 3, most: 3, ways: [] };

test('picks come in any order, and no more than there may be', () => {
  const picking = new Picking(ORE);
  for (const pick of [2, 1]) picking.add(pick);
  expect([picking.total, picking.whole]).toEqual([2, false]);
  picking.add(2);
  expect([picking.total, picking.whole, picking.full]).toEqual([3, true, true]);
  picking.add(3);
  expect(picking.picks).toEqual([1, 2, 2]);
  picking.remove(2);
  expect(picking.canAdd(3)).toBe(true);
});

test('one click takes as many of a thing as possible', () => {
  const picking = new Picking(ORE);
  picking.fill(2);
  expect(picking.picks).toEqual([2, 2, 2]);
});

test('what is no choice any more is picked, but never the first thing', () => {
  const two: Choice = { items: [item(1, 1), item(2, 5)], least: 3, most: 3, ways: [] };
  const picking = new Picking(two);
  expect(picking.total).toBe(0);
  picking.add(1);
  expect(picking.picks).toEqual([1, 2, 2]);
});

test('where one may stop early, nothing is picked for anybody', () => {
  const picking = new Picking({ ...ORE, least: 0 });
  expect(picking.whole).toBe(true);
  picking.add(3);
  picking.add(1);
  expect([picking.total, picking.whole, picking.full]).toEqual([2, true, false]);
});

test('things that exclude each other, and things that need another', () => {
  const choice: Choice = {
    items: [
      item(1, 1, { clashes: [2] }),
      item(2, 1),
      item(3, 1, { needs: [1] }),
    ],
    least: 1,
    most: 2,
    ways: [],
  };
  const picking = new Picking(choice);
  picking.add(3);
  expect([picking.lacking, picking.whole]).toEqual([[3], false]);
  picking.add(1);
  expect([picking.lacking, picking.whole, picking.canAdd(2)]).toEqual([[], true, false]);
  const wide = new Picking({ ...choice, most: 3 });
  wide.add(1);
  expect([wide.canAdd(2), wide.canAdd(3)]).toEqual([false, true]); // not because enough was picked
  wide.remove(1);
  wide.add(2);
  expect(wide.canAdd(1)).toBe(false);
});
