// The things of Caverna on the grid of the icons: goods, animals, tiles, deeds, markers. Only its board loads them.

import type { Drawing } from './paths';
import { ARCH, learn, PANS } from './things';

const GEM = 'M6.5 4h11l4 6L12 21 2.5 10z';
const CARROT = 'M14.6 9.4c2 2 1.6 4.4-.8 6.4L4 20.5l4.2-10.3c2-2.4 4.4-2.8 6.4-.8z';
const HOUND = 'M3 9.5l3.5-1L9 5.5l2.5 3.5h6.5l3-2.5v5l-2 2.5V20h-3v-4h-5v4H8v-6.5L3 12.5z';
const EWE = 'M6 10.2a3 3 0 0 1 4.4-3.3 3.5 3.5 0 0 1 5.8.4 3.2 3.2 0 0 1 3.2 4.8 3.2 3.2 0 0 1-3.4 4.4 3.4 3.4 0 0 1-5.4.3 3.3 3.3 0 0 1-4.8-2 3 3 0 0 1 .2-4.6z';
const ASS = 'M7.5 9L5 2.5l4 3.2L11.6 3l1 6.2c3 1.8 5 5 5 8.3V21h-8c.4-2.6-.2-4-2-5.5L4.2 17c-1.6.6-2.6-1.6-1.4-2.8z';
const SWINE = 'M2.5 13.5l2.7-1.2C6 9 9 7 12.6 7c4.8 0 8.4 2.8 8.4 6.6 0 1.7-.7 3-1.8 4V20.5h-3v-2h-5v2h-3v-3.2l-2.6-1.3-3.1.2z';
const COW = 'M6.5 8.5C5 8 3.6 6.6 3.5 4.5c1.2 1.4 2.6 1.8 4.5 1.7h8c1.9.1 3.3-.3 4.5-1.7-.1 2.1-1.5 3.5-3 4l1 3.5-2 6.5c-.5 1.6-2.2 2.5-4.5 2.5s-4-.9-4.5-2.5l-2-6.5z';
const AXE = 'M12.4 5.6C15 2.4 19.4 2.6 21.6 7c-2.4.2-3.8 1-4.7 2.4s-1 3-.4 5.2c-4.4-.2-6.6-3-6.6-6.4z';
const TURF = 'M3 14.5c6-2 12-2 18 0v6H3z';
const PLOT = 'M3 6.5h18v14H3z';
const PIT = 'M3 20.5V12a9 9 0 0 1 18 0v8.5h-4.5V12.5a4.5 4.5 0 0 0-9 0v8z';
const SHED = 'M4 20.5V11l8-7 8 7v9.5z';
const CART = 'M4 9.5h16l-2 7H6z';
const CRIB = 'M3.5 12h17a8.5 7 0 0 1-17 0z';
const PACK = 'M7 8.5h10l2 12H5z';
const DIE = 'M4 4h16v16H4z';
const PALM = 'M4 13c1-1 2.6-.8 3.4.4l1.1 1.6V5.5a1.5 1.5 0 0 1 3 0v5.2l6 1.2c1.4.3 2.2 1.4 2 2.8l-.8 5.8H9.5z';
const LEAF = 'M4 20C3 10.5 9 4 20.5 3.5 21 14 14.5 20.5 4 20z';

export const CAVERNA = {
  ruby: { line: `${GEM}M2.5 10h19M8.5 10L12 21l3.5-11M6.5 4l2 6L12 4l3.5 6 2-6`, body: GEM },
  vegetable: { line: `${CARROT}M14.6 9.4c-.2-2.6.8-4.6 2.9-5.9M14.6 9.4c2.6.2 4.6-.8 5.9-2.9M14.6 9.4l5-5M9 13.2l1.6 1.6`, body: CARROT },
  dog: { line: `${HOUND}M8.2 9.2v.1`, body: HOUND },
  sheep: { line: `${EWE}M9 16.8V20M15 16.8V20M6.2 10.5c-2-.2-3 .8-3 2.5 0 1.2.8 1.8 2 1.8`, body: EWE },
  donkey: { line: `${ASS}M8.6 11.6v.1`, body: ASS },
  boar: { line: `${SWINE}M6.5 12.4v.1M5 16.5c-.6-.8-.6-1.6 0-2.4M12.5 7l1.5-2.5M16 7.6L18 5.5`, body: SWINE },
  cattle: { line: `${COW}M9.2 11.5v.1M14.8 11.5v.1M8.5 16h7`, body: COW },
  weapon: { line: `M4 21L15.5 6.5${AXE}`, body: AXE },
  meadow: { line: `${TURF}M7 13.5c0-3-1-4.6-3-5.5M7 13.5c0-4 .6-6 2.4-7.5M15 13c0-3-.8-4.8-2.4-6M15 13c.2-3.6 1.4-5.6 3.6-6.5`, body: TURF },
  field: { line: `${PLOT}M7.5 20.5l2-14M16.5 20.5l-2-14M3 6.5h18`, body: PLOT },
  tunnel: { line: `${PIT}`, body: PIT },
  deep: { line: `${PIT}M9.5 20.5h5M10.5 17h3`, body: PIT },
  oremine: { line: `${CART}M8.2 19.8v.1M15.8 19.8v.1M7 9.5l2-3.5 3 1.5 3-2.5 2 4.5`, body: CART },
  rubymine: { line: `${CART}M8.2 19.8v.1M15.8 19.8v.1M12 9.5L8.5 6l1.5-2.5h4L15.5 6z`, body: `${CART}M12 9.5L8.5 6l1.5-2.5h4L15.5 6z` },
  pasture: { line: 'M5 20.5V8l2-2.5L9 8v12.5M15 20.5V8l2-2.5L19 8v12.5M2.5 11.5h19M2.5 16.5h19', body: 'M5 20.5V8l2-2.5L9 8v12.5zM15 20.5V8l2-2.5L19 8v12.5z' },
  pastures: { line: 'M3 20V9l1.5-2L6 9v11M10.5 20V9L12 7l1.5 2v11M18 20V9l1.5-2L21 9v11M1.5 12h21M1.5 16.5h21', body: 'M1.5 12h21v4.5h-21z' },
  stable: { line: `${SHED}M9 20.5v-6h6v6M9 14.5l6 6M15 14.5l-6 6`, body: SHED },
  dwelling: { line: `${ARCH}M9.5 20.5V16h5v4.5M12 8v3.5M10.2 9.8h3.6`, body: ARCH },
  child: { line: `${CRIB}M6 19.5L5 21.5M18 19.5l1 2M12 4a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 0 1 12 4z`, body: `${CRIB}M12 4a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 0 1 12 4z` },
  expedition: { line: `${PACK}M9 8.5V6a3 3 0 0 1 6 0v2.5M8.5 14h7v6.5M8.5 14v6.5`, body: PACK },
  sow: { line: 'M12 21v-8M12 13c-4.5 0-7-2.5-7-6.5 4.5 0 7 2.5 7 6.5zM12 10c0-3.5 2.5-6 7-6 0 4.5-2.5 6.5-7 7.5M6 21h12', body: 'M12 13c-4.5 0-7-2.5-7-6.5 4.5 0 7 2.5 7 6.5zM12 10c0-3.5 2.5-6 7-6 0 4.5-2.5 6.5-7 7.5z' },
  breed: { line: 'M12 20.5C5.5 16 3 12.5 3 9a4.6 4.6 0 0 1 9-1.5A4.6 4.6 0 0 1 21 9c0 3.5-2.5 7-9 11.5z', body: 'M12 20.5C5.5 16 3 12.5 3 9a4.6 4.6 0 0 1 9-1.5A4.6 4.6 0 0 1 21 9c0 3.5-2.5 7-9 11.5z' },
  imitate: { line: 'M3.5 3.5h11v11h-11zM9.5 14.5v6h11v-11h-6', body: 'M3.5 3.5h11v11h-11z' },
  market: { line: `M12 3.5V20M8 20.5h8M5 8h14M12 5.5L5 8M12 5.5L19 8${PANS}`, body: PANS },
  begging: { line: PALM, body: PALM },
  leaf: { line: `${LEAF}M4 20L14 10`, body: LEAF },
  unknown: { line: `${DIE}M9.2 9.5a2.9 2.9 0 1 1 4.4 2.5c-1 .6-1.6 1.3-1.6 2.4M12 17.2v.1`, body: DIE },
} satisfies Record<string, Drawing>;

export type CavernaThing = keyof typeof CAVERNA;

learn(CAVERNA);
