// The things of Rivals on the grid of the icons. Only its board loads them.

import type { Drawing } from './paths';
import { learn, LOG, PANS } from './things';

const FLEECE = 'M7 9.5a3 3 0 0 1 4.5-3.2 3.4 3.4 0 0 1 5.6 1.6 3.4 3.4 0 0 1 .4 6.6 3.2 3.2 0 0 1-5.2 1.4 3.2 3.2 0 0 1-5.2-1.2A2.8 2.8 0 0 1 7 9.5z';
const BLOCKS = 'M3.5 12.5h8.5v6.5H3.5zM12 12.5h8.5v6.5H12zM7.5 6H16v6.5H7.5z';
const BLADE = 'M13.4 5C16.4 2.6 20.4 4 21.6 9.2c-3.6-.6-6.2.6-8.8 3.6l-2.6-2.6z';
const LYRE = 'M6.5 4c-3 6.5-1.5 13.5 3.5 16h4c5-2.5 6.5-9.5 3.5-16-3.4 1.4-7.6 1.4-11 0z';
const PAGES = 'M12 6c-2-1.6-4.6-2-8-2v14c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V4c-3.4 0-6 .4-8 2z';
const HAMLET = 'M2.5 20v-7L8 8.5l5.5 4.5v7zM13.5 20v-5.6l-1.2-1L17 9.5l4.5 4V20z';
const TOWERS = 'M3 20.5V9.5h2.5V7h2v2.5h1.5V5.5L12 2.5l3 3v4h1.5V7h2v2.5H21v11z';
const BUST = 'M12 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zM3.5 21c0-4.6 3.4-7.4 8.5-7.4s8.5 2.8 8.5 7.4z';
const HULL = 'M2.5 15h19l-3.2 5.5H5.7z';
const SAIL = 'M12 3c4.4 1.6 6.6 5 7 9.5h-7zM10.5 6c-2.8 1.2-4.4 3.4-5 6.5h5z';
const GABLE = 'M4 20.5V10.5L12 3.5l8 7v10z';
const BOLT = 'M13.5 2.5L5 13.5h6l-1.5 8L19 10h-6.5z';
const CUBE = 'M4 4h16v16H4z';
const CLUB = 'M11.2 12.8c-2-2.4-.6-6.6 2.4-8.6s6.8-1.2 7.4 1.6-1.4 5.8-4.2 7.2-4.4 1.2-5.6-.2z';
const CUP = 'M6.5 3.5h11v4.5a5.5 5.5 0 0 1-11 0z';
const SLIP = 'M5.5 3h13v18h-13z';
const CHEST = 'M3.5 10.5A4.5 4.5 0 0 1 8 6h8a4.5 4.5 0 0 1 4.5 4.5v9h-17z';
const FLAME = 'M12.5 2.5c.4 4.5 5.5 6.3 5.5 11.7a6 6 0 0 1-12 0c0-2.8 1.6-4 2.3-6.2 1.6.8 2.4 2 2.4 3.6 1.8-2.2 2.6-5.4 1.8-9.1z';

// Resources, points, cards, faces of the event die.
export const RIVALS = {
  lumber: { line: `${LOG}M18.4 5.6a4.2 4.2 0 1 0-6 6 4.2 4.2 0 0 0 6-6zM8 10L5 7M15.4 8.5v.1`, body: LOG },
  wool: { line: `${FLEECE}M9 16.5v3.5M15 16.5v3.5M18.5 9.5l2.5 1.5-.6 2.5`, body: FLEECE },
  brick: { line: BLOCKS, body: BLOCKS },
  strength: { line: `M5.5 21L14 7${BLADE}`, body: BLADE },
  commerce: { line: `M12 3.5V20M8 20.5h8M5 8h14M12 5.5L5 8M12 5.5L19 8${PANS}`, body: PANS },
  skill: { line: `${LYRE}M9.7 8v10.5M12 8.5v11M14.3 8v10.5`, body: LYRE },
  progress: { line: `${PAGES}M12 6v14`, body: PAGES },
  road: { line: 'M8.5 3.5L4 20.5M15.5 3.5L20 20.5M12 4v2.5M12 10.5v3M12 17.5v3', body: 'M8.5 3.5h7L20 20.5H4z' },
  settlement: { line: HAMLET, body: HAMLET },
  city: { line: `${TOWERS}M10 20.5V16a2 2 0 0 1 4 0v4.5`, body: TOWERS },
  hero: { line: `${BUST}M12 13.6V21`, body: BUST },
  ship: { line: `${HULL}${SAIL}`, body: `${HULL}${SAIL}` },
  building: { line: `${GABLE}M9.5 20.5V14h5v6.5`, body: GABLE },
  action: { line: BOLT, body: BOLT },
  roll: { line: `${CUBE}M8.5 8.5v.1M15.5 8.5v.1M12 12v.1M8.5 15.5v.1M15.5 15.5v.1`, body: CUBE },
  brigand: { line: `M4 21l7.2-8.2${CLUB}M15.5 6.5v.1M17.6 9v.1M14.4 9.6v.1`, body: CLUB },
  celebration: { line: `${CUP}M12 13.5v6M8 20.5h8M6.5 5H3.5c0 3 1 4.5 3.5 5M17.5 5h3c0 3-1 4.5-3.5 5`, body: CUP },
  event: { line: `${SLIP}M12 7.5v6M12 17v.1`, body: SLIP },
  chest: { line: `${CHEST}M3.5 12h17M12 11v3.5`, body: CHEST },
  turmoil: { line: FLAME, body: FLAME },
} satisfies Record<string, Drawing>;

export type RivalsThing = keyof typeof RIVALS;

learn(RIVALS);
