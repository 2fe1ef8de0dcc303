import { describe, expect, it } from 'vitest';
import type { Suspicion } from '../../lib/wire';
import { chancesAt, strip, turnedMost } from './suspicion';

const SEEN: Suspicion = {
  seat: 0,
  points: [
    { entry: 4, chances: [0, 0.25, 0.5] },
    { entry: 10, chances: [0, 0.3, 0.9] },
    { entry: 15, chances: [1, 0.8, 0.9] },
  ],
};

describe('suspicion', () => {
  it('is what was last thought', () => {
    expect(chancesAt(SEEN, 3)).toEqual([]);
    expect(chancesAt(SEEN, 4)).toEqual([0, 0.25, 0.5]);
    expect(chancesAt(SEEN, 14)).toEqual([0, 0.3, 0.9]);
    expect(chancesAt(SEEN, 99)).toEqual([1, 0.8, 0.9]);
  });

  it('names where it moved most, in the order of the match, and never the own role', () => {
    expect(turnedMost(SEEN, 2, 0.1).map(({ entry, seat }) => [entry, seat])).toEqual([
      [10, 2],
      [15, 1],
    ]);
    expect(turnedMost(SEEN, 1, 0.1)).toEqual([{ entry: 15, seat: 1, before: 0.3, after: 0.8 }]);
    expect(turnedMost(SEEN, 9, 0.6)).toEqual([]);
  });

  it('is drawn in steps', () => {
    expect(strip(SEEN, 1, 20)).toBe('M200 100V75H500V70H750V20H1000V100Z');
    expect(strip({ seat: 0, points: [] }, 1, 20)).toBe('');
  });
});
