import { expect, test } from 'vitest';
import { turnAt } from './placing';

test('a card lies as it is wanted where it fits so, else the other way round', () => {
  expect([turnAt([0, 180], 180), turnAt([0, 180], 0)]).toEqual([180, 0]);
  expect([turnAt([180], 0), turnAt([0], 180)]).toEqual([180, 0]);
  expect(turnAt([], 180)).toBe(0);
});
