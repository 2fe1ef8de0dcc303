// What expansions do whose effect is more than a row of the tables can tell: in a few pictures, for whoever looks at the
// board. Their words stand on their cards. What only counts points or is asked for by other cards has none.

import type { Design } from './things';
import { designName, designOf } from './things';

const NO = '✕';
const LINES: Readonly<Record<string, string>> = {
  abbey: 'event : + any',
  marketplace: 'roll : + 1any',
  parish_hall: 'pile : 1any',
  town_hall: 'pile : 0any',
  library: 'pile + 1',
  storehouse: `${NO} brigand`,
  harbor: '3ship : 1points',
  trading_base: 'building : + 1commerce',
  salt_silo: 'ship : + 1commerce',
  drill_ground: 'hero − 1any',
  building_crane: 'building − 1any',
  lookout_tower: `roll 1–2 ${NO} action`,
  heinrich: `roll 3–5 ${NO} action`,
  irmgard: `${NO} building : + 1any`,
  chapel_123: `roll 1–3 ${NO} turmoil`,
  chapel_456: `roll 4–6 ${NO} turmoil`,
  fire_brigade: `building ${NO} action`,
  tithe_barn: 'hero : + 1wool / 1grain',
  bath_house: `${NO} event`,
  pharmacy: 'event : + 1any',
};

/** A line of pictures, or nothing: then its points are all that it brings. */
export const lineOf = (kind: string, design: Design = designOf(kind)): string | undefined => design.effect ?? LINES[designName(kind)];
