import { expect, test } from 'vitest';
import { isThing } from '../../lib/icons/things';
import data from './components.json';
import { lineOf } from './effects';
import { designOf } from './things';

/** Cards on the table that do nothing by themselves but count, or make others possible. */
const PLAIN = ['austin', 'candamir', 'harald', 'inga', 'osmund', 'siglind', 'merchant_guild', 'carl_forkbeard', 'hedge_tavern', 'large_festival_hall', 'chief_cannoneer', 'parliament', 'university'];
const lying = Object.keys(data.designs).filter((id) => !['action', 'chest'].includes(designOf(id).sort));

test('every expansion tells on the table what it does', () => {
  expect(lying.filter((id) => !lineOf(id))).toEqual(PLAIN);
  expect(lineOf('storehouse-gold')).toBe(lineOf('storehouse'));
});

test('in pictures that there are', () => {
  const names = lying.flatMap((id) => (lineOf(id) ?? '').match(/[a-z]+/g) ?? []);
  expect(names.filter((name) => !isThing(name))).toEqual([]);
});
