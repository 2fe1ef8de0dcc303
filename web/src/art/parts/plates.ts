// The ground that a picture stands on. It reaches beyond the square, so that a wide face needs no borders.

import { chances, disc, fill, line, type Part } from './ink';

export type Plate = (seed: string) => Part;

const WIDE = 'M-64 0h192v64h-192z';

function scattered(seed: string, low: number, mark: (x: number, y: number) => string): string {
  const next = chances(seed);
  let d = '';
  for (let x = -60; x < 124; x += 22) d += mark(Math.round(x + next() * 14), Math.round(low + next() * (60 - low)));
  return d;
}

/** Rock that hangs down, from left to right. */
function ceiling(seed: string): string {
  const next = chances(seed);
  let d = '';
  for (let x = -64; x < 128; x += 12) d += `l${(3 + next() * 4).toFixed(1)} ${(1 + next() * 4).toFixed(1)}L${x + 12} ${(3 + next() * 2).toFixed(1)}`;
  return d;
}

const tufts = (seed: string): Part => line('moss-', scattered(seed, 57, (x, y) => `M${x} ${y}l-2-3M${x} ${y}v-4M${x} ${y}l2-3`), 1);

/** Under the sky: a far hill, and grass to stand on at 54. */
export const land: Plate = (seed) =>
  fill('sky', WIDE) + fill('far', 'M-64 44C-40 30-20 34 4 42S50 30 74 38s30-6 54 0v26h-192z') + fill('moss', 'M-64 52q96-6 192 0v12h-192z') + tufts(seed);

/** A street or a yard. */
export const yard: Plate = (seed) =>
  fill('sky', WIDE) + fill('far', 'M-64 44C-40 30-20 34 4 42S50 30 74 38s30-6 54 0v26h-192z') + fill('stone', 'M-64 52h192v12h-192z') +
  line('stone-', scattered(seed, 56, (x, y) => `M${x} ${y}h7`), 1.2);

/** Water from 48 down. */
export const sea: Plate = (seed) =>
  fill('sky', WIDE) + fill('vein', 'M-64 46h192v18h-192z') + line('vein+', scattered(seed, 54, (x, y) => `M${x} ${y}q3-3 6 0t6 0`), 1.4);

/** A niche in the mountain, lit by a lamp; the floor is at 56. */
export const cave: Plate = (seed) =>
  fill('glow', WIDE) + fill('dark', `M128 0h-192v4${ceiling(seed)}L128 4z`) + fill('wood-', 'M-64 56h192v8h-192z') + fill('wood', 'M-64 56h192v1.5h-192z');

/** No ground at all: a sign, a rite, a moment. */
export const plain: Plate = (seed) => {
  const next = chances(seed);
  let d = '';
  for (let x = -56; x < 124; x += 30) d += disc(Math.round(x + next() * 16), Math.round(4 + next() * 56), 1);
  return fill('sky', WIDE) + fill('far', d);
};

/** Night: for what nobody shall see. On the widest face, too: where it ended, the day would shine in. */
export const night: Plate = (seed) => fill('rock', 'M-128 0h320v64h-320z') + fill('rock-', 'M-128 54h64q96-6 192 0h64v10h-320z') +
  fill('chalk-', scattered(seed, 57, (x, y) => disc(x, y - 50, 0.8)));

/** Deep in the rock, where nothing is lit. */
export const deep: Plate = (seed) => fill('rock', WIDE) + fill('rock-', 'M-64 56h192v8h-192z') + line('rock+', scattered(seed, 40, (x, y) => `M${x} ${y - 30}l5 4l-1 5`), 1.2);
