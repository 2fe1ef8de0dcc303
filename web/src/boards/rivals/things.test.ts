import { expect, test } from 'vitest';
import { backOf, columnsOf, designOf, eventName, landOf, layoutOf, stockOf, targetSpot, type Position, type Principality } from './things';

const LAND: Principality = {
  towns: ['c0', 'c2'],
  cities: ['c2'],
  roads: [true, false],
  regions: {
    'c-1-above': 'red_forest',
    'c-1-below': 'red_hills',
    'c1-above': 'red_gold_field',
    'c1-below': 'red_pasture',
    'c3-above': 'red_fields',
    'c3-below': 'red_mountains',
  },
  stock: { 'c-1-above': 1, 'c-1-below': 1, 'c1-above': 0, 'c1-below': 1, 'c3-above': 3, 'c3-below': 1, cache: 2 },
  expansions: { 'c2-above-1': 'abbey', 'c2-below-1': 'parish_hall', 'c2-below-2': 'storehouse-gold' },
  cache: 'c1-above',
};
const at = (agenda: Position['agenda']): Position => ({ agenda, principalities: [LAND, LAND], moons: [null, 'plague'] }) as unknown as Position;

test('a row has a place for the next settlement beyond a road that leads out', () => {
  expect(columnsOf(LAND).map(({ what, at }) => `${what} ${at}`)).toEqual(['next -2', 'gap -1', 'town 0', 'gap 1', 'town 2', 'gap 3']);
  expect(columnsOf(LAND).flatMap((column) => (column.what === 'gap' ? [column.road] : []))).toEqual([true, true, false]);
});

test('an expansion goes to the first free spot, or on top of the Parish Hall', () => {
  expect(targetSpot(LAND, 'c0-above', false)).toBe('c0-above-1');
  expect(targetSpot(LAND, 'c2-above', true)).toBe('c2-above-2');
  expect(targetSpot(LAND, 'c2-below', true)).toBe('c2-below-1');
});

test('the stock of a principality counts the Gold Cache', () => {
  expect(stockOf(LAND)).toEqual({ lumber: 1, wool: 1, gold: 2, brick: 1, ore: 1, grain: 3 });
});

test('a kind is a design with a back', () => {
  expect(designOf('storehouse-gold')).toBe(designOf('storehouse'));
  expect([backOf('storehouse'), backOf('storehouse-gold')]).toEqual(['base', 'gold']);
  expect(landOf('stack_gold_field_3')).toEqual({ kind: 'gold_field', resource: 'gold', number: 3 });
});

test('an unseen event keeps its number, a seen one has its name', () => {
  expect([eventName(at([]), 'moon-1'), eventName(at([]), 'moon-2'), eventName(at([]), 'feud')]).toEqual(['moon-1', 'plague', 'feud']);
});

test('while regions are laid out only those lie there that have been laid', () => {
  expect(layoutOf(at([['Act', 0]]), 0)).toBeNull();
  expect(layoutOf(at([['Rearrange', 1, 0]]), 0)).toBeNull();
  expect(layoutOf(at([['Rearrange', 0, 0]]), 0)).toMatchObject({ regions: LAND.regions, next: 'red_forest' });
  // The forest went to the third place, the hills to the sixth: 3 + 6 × 7.
  const laid = layoutOf(at([['Rearrange', 0, 45]]), 0);
  expect(laid?.regions).toEqual({ 'c1-above': 'red_forest', 'c3-below': 'red_hills' });
  expect(laid?.stock).toEqual({ 'c1-above': 1, 'c3-below': 1 });
  expect(laid?.next).toBe('red_gold_field');
});
