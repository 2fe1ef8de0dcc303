import { expect, it, vi } from 'vitest';
import type { Review } from '../../lib/wire';

vi.mock('../../lib/prefs.svelte', () => ({ prefs: { lang: 'cs' } }));
const { around, expected, expectedAt, shown, written } = await import('./outlook');

const REVIEW = {
  prior: 4,
  outlook: { chance: 0.6, score: 2 },
  score: 'margin',
  curve: [
    { kind: 'luck', entry: 0, last: 0, before: 4, after: 5, luck: 1, outlook: { chance: 0.7, score: 2.5 } },
    { kind: 'own', entry: 1, last: 3, before: 5, after: -6, luck: 0, outlook: { chance: 0.3, score: -3 } },
  ],
} as unknown as Review;

it('a curve begins with what was expected at the start', () => {
  expect(expected(REVIEW).map((one) => [one.entry, shown(one, 'chance'), shown(one, 'score'), shown(one, 'both')])).toEqual([
    [0, 0.6, 2, 4],
    [1, 0.7, 2.5, 5],
    [4, 0.3, -3, -6],
  ]);
});

it('around a moment stands what was expected before and after it', () => {
  const found = around(REVIEW, 1);
  expect([found?.before.outlook?.chance, found?.after.outlook?.chance]).toEqual([0.7, 0.3]);
  expect(around(REVIEW, 2)).toBeNull();
});

it('between two moments that of the last one holds', () => {
  expect([0, 1, 3, 4, 99].map((entry) => expectedAt(REVIEW, entry)?.value)).toEqual([4, 5, 5, -6, -6]);
});

it('where both are not told apart there is one number', () => {
  expect(shown({ value: 41, outlook: null }, 'chance')).toBe(41);
});

it('a lead has its sign, points have none', () => {
  expect(written(2.5, 'score', REVIEW)).toBe('+2,5');
  expect(written(82.04, 'score', { ...REVIEW, score: 'points' })).toBe('82,0');
  expect(written(0.615, 'chance', REVIEW)).toBe('62\u00a0%');
});
