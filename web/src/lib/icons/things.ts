// The things of the games on the same grid as the icons of the house. Only boards load them; what a single board needs
// it may bring along itself (`learn`), so that no board carries the drawings of all others.

import type { Drawing } from './paths';
import type { CavernaThing } from './caverna';
import type { RivalsThing } from './rivals';

const circle = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r} ${r} ${r} 0 0 1 0-${2 * r}z`;
export const LOG = 'M3.6 14.4L12.4 5.6a4 4 0 1 1 6 6L9.6 20.4a4.2 4.2 0 0 1-6-6z';
const ROCK = 'M3.5 17.5l1.5-7 6-5.5 6.5 2.5 3 6.5-2 5h-13z';
const FLOWER = 'M9.3 5.4a2.8 2.8 0 0 1 5.4 0 2.8 2.8 0 0 1 1.7 5.1 2.8 2.8 0 0 1-4.4 3.2 2.8 2.8 0 0 1-4.4-3.2 2.8 2.8 0 0 1 1.7-5.1z';
const BOWL = 'M3 11h18c0 3.6-2 6.4-5 7.8V20H8v-1.2C5 17.4 3 14.6 3 11z';
const GRAIN = 'M12 8.5c-2-1.7-2-4.3 0-6.3 2 2 2 4.6 0 6.3z';
const LEAVES = (y: number): string => `M12 ${y}c-3 .3-5-1.3-5.4-4.3 3-.3 5 1.3 5.4 4.3zM12 ${y}c3 .3 5-1.3 5.4-4.3-3-.3-5 1.3-5.4 4.3z`;
const SHIELD = 'M12 3l8 2.4v6.1c0 4.8-3.3 7.9-8 9.5-4.7-1.6-8-4.7-8-9.5V5.4z';
const CRATE = 'M12 3l8.5 4.5v9L12 21l-8.5-4.5v-9z';
export const ARCH = 'M4.5 20.5V11a7.5 7.5 0 0 1 15 0v9.5z';
const BEARD = 'M6.5 11h11c.6 5.5-1.8 10-5.5 10s-6.1-4.5-5.5-10z';
const HAT = 'M12 2l5.5 9h-11z';
const CROWN = 'M4 19h16l1.5-11-5.5 4L12 5l-4 7-5.5-4z';
const BRICKS = 'M3 5.5h18v13H3z';

const LUMP = 'M3.5 17l2-7 4.5-5.5 3.5 3.5 3.5-1.5 3.5 7.5-1.5 5h-13z';
export const PANS = 'M1.8 14.5L5 8l3.2 6.5a3.6 3.6 0 0 1-6.4 0zM15.8 14.5L19 8l3.2 6.5a3.6 3.6 0 0 1-6.4 0z';
const BASKET = 'M3 11h18l-2.6 9.5H5.6z';

export const THINGS = {
  wood: { line: `${LOG}M18.4 5.6a4.2 4.2 0 1 0-6 6 4.2 4.2 0 0 0 6-6zM8 10L5 7M15.4 8.5v.1`, body: LOG },
  stone: { line: `${ROCK}M11 5l1.5 6.5 8 2.5M12.5 11.5l-4 7.5`, body: ROCK },
  emmer: { line: `M12 21.5V8.5${GRAIN}${LEAVES(14)}${LEAVES(19.5)}`, body: `${GRAIN}${LEAVES(14)}${LEAVES(19.5)}` },
  flax: { line: `${FLOWER}M12 14v7.5M12 19.5c2.4 0 4-1.2 4.5-3.5M12 8.6v.1`, body: FLOWER },
  food: { line: `${BOWL}M9 7.5c-1.4-1.3 1.2-2.4 0-4M14.5 7.5c-1.4-1.3 1.2-2.4 0-4`, body: BOWL },
  gold: { line: `${circle(12, 12, 8.5)}M12 7.8l3.6 4.2-3.6 4.2L8.4 12z`, body: circle(12, 12, 8.5) },
  any: { line: `${CRATE}M3.5 7.5L12 12l8.5-4.5M12 12v9`, body: CRATE },
  wall: { line: `${BRICKS}M3 12h18M9 5.5V12M15 12v6.5`, body: BRICKS },
  raze: { line: 'M3 18.5h18V12h-5l-2.5-4-3 2L8 5.5H3zM3 12h7.5M8 12v6.5M15.5 12v6.5M16.5 7.5l2-1.5M19 9.5h1.5', body: 'M3 18.5h18V12h-5l-2.5-4-3 2L8 5.5H3z' },
  dig: { line: 'M4.5 20.5L14.5 9M6 4c6.8-1.3 13 3.4 14 10.5C16.5 10 12 6.5 6 4z', body: 'M6 4c6.8-1.3 13 3.4 14 10.5C16.5 10 12 6.5 6 4z' },
  through: { line: 'M10 4v4M10 16v4M15 4v4M15 16v4M3 12h18M17 8l4 4-4 4' },
  room: { line: `${ARCH}M9.5 20.5V14h5v6.5`, body: ARCH },
  use: { line: 'M4.5 4.5h15v15h-15zM8.5 12.5l2.5 2.5 4.5-5.5', body: 'M4.5 4.5h15v15h-15z' },
  tile: { line: 'M6 3.5h12v17H6zM9.5 8h5M9.5 12h5M9.5 16h5', body: 'M6 3.5h12v17H6z' },
  dwarf: { line: `${HAT}${BEARD}M10 14v.2M14 14v.2`, body: `${HAT}${BEARD}` },
  start: { line: CROWN, body: CROWN },
  points: { line: SHIELD, body: SHIELD },
  pile: { line: 'M4 8h12v12.5H4zM8 8V3.5h12.5V16H16', body: 'M4 8h12v12.5H4z' },
  cavern: { line: 'M3 20.5l3-9 5-7 5 3 3.5 6 1.5 7zM9 20.5c0-5 6-5 6 0', body: 'M3 20.5l3-9 5-7 5 3 3.5 6 1.5 7z' },
  raise: { line: 'M12 20.5V9M7.5 13L12 8.5l4.5 4.5M5 4h14' },
  pays: { line: 'M3.5 12h15M13.5 6.5l5.5 5.5-5.5 5.5' },
  // shared by Rivals and Caverna
  ore: { line: `${LUMP}M10 4.5l.5 6.5-5 6M10.5 11l6.5 8M10.5 11l6.5-4.5`, body: LUMP },
  grain: { line: `M12 21.5V8.5${GRAIN}${LEAVES(14)}${LEAVES(19.5)}`, body: `${GRAIN}${LEAVES(14)}${LEAVES(19.5)}` },
  harvest: { line: `${BASKET}M7 11a5 5 0 0 1 10 0M9 14.5l.6 3M12 14.5v3M15 14.5l-.6 3`, body: BASKET },
} satisfies Record<string, Drawing>;

export type ThingName = keyof typeof THINGS | CavernaThing | RivalsThing;

const drawings: Record<string, Drawing> = { ...THINGS };

/** A board brings its own things along. */
export function learn(more: Record<string, Drawing>): void {
  Object.assign(drawings, more);
}

export const drawingOf = (name: ThingName): Drawing => drawings[name] ?? THINGS.any;

export function isThing(name: string): name is ThingName {
  return name in drawings;
}
