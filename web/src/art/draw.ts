// A picture is a ground and what stands on it, on a grid of 64 × 64.

import { LINE, THIN, type Part } from './parts/ink';
import type { Plate } from './parts/plates';

export type Composition = readonly [Plate, ...Part[]];
export type Pictures = Readonly<Record<string, Composition>>;

export const GRID = 64;
/** What a picture may weigh, as letters. */
export const MOST_BYTES = 3000;

/** The inside of the SVG. The name is also the seed: equal grounds differ a little from picture to picture. */
export function draw(name: string, [plate, ...parts]: Composition): string {
  return plate(name) + figures(parts);
}

/** Only what stands there: for a token that has a ground of its own. */
export function figures(parts: readonly Part[]): string {
  return `<g stroke="${LINE}" stroke-width="${THIN}" stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g>`;
}

/** The names that a thing may be drawn by: its own, then that of the thing that it is a copy or a variant of ("logging_1_3", "rat_2", "goldsmith-gold"). */
export function variants(id: string): string[] {
  const names = [id];
  for (let name = id; /[_-](?:[0-9]+|gold|turmoil|progress|basic)$/.test(name); names.push(name)) name = name.replace(/[_-][a-z0-9]+$/, '');
  return names;
}

/** Which drawing shows this thing. */
export const pictureOf = (pictures: Pictures, id: string): string | undefined => variants(id).find((name) => name in pictures);
