import { expect, test } from 'vitest';
import { drawn } from './things';

test('of a herd so many are drawn as a field has room for', () => {
  expect([0, 1, 2, 4, 5, 12].map(drawn)).toEqual([0, 1, 2, 4, 4, 4]);
});
