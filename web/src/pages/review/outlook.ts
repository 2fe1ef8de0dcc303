// Result and score apart: what a curve can show, and what was expected around a moment.

import type { Outlook, Review } from '../../lib/wire';
import { percent, plain, signed } from './numbers';

/** The chance to win, the score, or the one number for both by which a review counts. */
export type Shows = 'chance' | 'score' | 'both';

interface Expected {
  value: number;
  outlook: Outlook | null;
}

/** What was expected at the start and after each step: one more than there are steps. */
export function expected(review: Review): (Expected & { entry: number })[] {
  return [
    { entry: 0, value: review.prior, outlook: review.outlook },
    ...review.curve.map((step) => ({ entry: step.last + 1, value: step.after, outlook: step.outlook })),
  ];
}

export function shown({ value, outlook }: Expected, shows: Shows): number {
  return shows === 'both' || !outlook ? value : outlook[shows];
}

/** Around the moment that begins at an entry. */
export function around(review: Review, entry: number): { before: Expected; after: Expected } | null {
  const at = review.curve.findIndex((step) => step.entry === entry);
  const found = expected(review);
  const [before, after] = [found[at], found[at + 1]];
  return at >= 0 && before && after ? { before, after } : null;
}

/** After so many entries. */
export function expectedAt(review: Review, entry: number): Expected | undefined {
  return expected(review)
    .filter((one) => one.entry <= entry)
    .at(-1);
}

export function written(value: number, shows: Shows, review: Review): string {
  if (shows === 'chance') return percent(value);
  return shows === 'score' && review.score === 'points' ? plain(value) : signed(value);
}
