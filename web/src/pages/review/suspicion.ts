// How suspicion moved over a match: what somebody could think at a moment, and where that changed most.

import type { Suspicion } from '../../lib/wire';

export interface Turned {
  /** After so many entries. */
  entry: number;
  seat: number;
  before: number;
  after: number;
}

/** How likely each seat was a saboteur after so many entries; before the first point nobody knows anything. */
export function chancesAt({ points }: Suspicion, entry: number): readonly number[] {
  return points.filter((point) => point.entry <= entry).at(-1)?.chances ?? [];
}

/** The greatest changes, by the order of the match. The own role is no suspicion. */
export function turnedMost({ seat, points }: Suspicion, most: number, least: number): Turned[] {
  const found: Turned[] = [];
  for (const [i, point] of points.entries()) {
    const last = points[i - 1];
    if (!last) continue;
    for (const [whose, after] of point.chances.entries()) {
      const before = last.chances[whose] ?? 0;
      if (whose !== seat && Math.abs(after - before) >= least) found.push({ entry: point.entry, seat: whose, before, after });
    }
  }
  const size = ({ before, after }: Turned): number => Math.abs(after - before);
  return found.sort((a, b) => size(b) - size(a)).slice(0, most).sort((a, b) => a.entry - b.entry);
}

/** A strip of 1000 × 100: a step for every change, from the left edge to the right one. */
export function strip({ points }: Suspicion, seat: number, end: number): string {
  const height = (chance: number): number => Math.round(100 - 100 * chance);
  let path = '';
  for (const { entry, chances } of points) {
    const x = Math.round((1000 * entry) / end);
    const y = height(chances[seat] ?? 0);
    path += path ? `H${x}V${y}` : `M${x} 100V${y}`;
  }
  return path ? `${path}H1000V100Z` : '';
}
