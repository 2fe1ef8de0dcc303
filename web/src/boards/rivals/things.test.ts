import { expect, test } from 'vitest';
import { isThing } from '../../lib/icons/things';
import data from './components.json';
import { designOf } from './things';

test('what a card does is told in pictures that there are', () => {
  const designs = Object.keys(data.designs).map(designOf);
  const names = designs.flatMap(({ effect, sign }) => `${effect ?? ''} ${sign ?? ''}`.match(/[a-z]+/g) ?? []);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !isThing(name))).toEqual([]);
});

test('a card says the same with another back', () => {
  expect(designOf('storehouse').sign).toBeDefined();
  expect(designOf('storehouse-gold')).toBe(designOf('storehouse'));
});
