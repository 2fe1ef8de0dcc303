// The pips of a die on a square of 26.

type Spot = readonly [number, number];
const [A, B, C] = [7, 13, 19];
const CORNERS: Spot[] = [[A, A], [C, C]];
const OTHERS: Spot[] = [[C, A], [A, C]];
const MIDDLE: Spot[] = [[B, B]];

export const PIPS: readonly (readonly Spot[])[] = [
  [],
  MIDDLE,
  CORNERS,
  [...CORNERS, ...MIDDLE],
  [...CORNERS, ...OTHERS],
  [...CORNERS, ...OTHERS, ...MIDDLE],
  [...CORNERS, ...OTHERS, [A, B], [C, B]],
];
