// The things of the dark cave on the grid of the icons. Only the board of Saboteur loads them.

import type { Drawing } from './paths';

const RAT = 'M4 17c0-4.6 3-8 7.6-8 1-2.2 3.6-2.6 4.4-.8.4 1 .1 1.8-.5 2.4 2.2.8 4.2 2.7 5.4 4.4.4.6.1 1.4-.6 1.6-1.5.4-3 .4-4.6.4z';
const CRAWLER = 'M2.5 17c1.6-6.4 6-7 8.6-3.4 2 2.8 4.2 2.8 5 .2-1.4-2.8.2-6.2 3-6 2.6.3 3.2 3.8 1 5.8-.8 5.2-5.6 7-9.2 3-2.2-2.6-4-1.8-5 1.4z';
const GOBLIN = 'M12 4c3.5 0 5.6 2 6 4.8L22.5 7c-.6 3-2.2 5-4.6 5.8-.6 4.2-3 7.2-5.9 7.2s-5.3-3-5.9-7.2C3.7 12 2.1 10 1.5 7L6 8.8C6.4 6 8.5 4 12 4z';
const WEB = 'M12 4.5l6.5 3.7v7.6L12 19.5l-6.5-3.7V8.2z';
const BOOT = 'M7.5 3h6.5v9l5 2.6c1.6.8 2 2.4 2 5.4H7c.5-3 .5-4.5.5-6z';
const BLADE = 'M11.5 4.5c4-2.7 8.5-.5 9.5 4.5-3 0-5.2 1.2-6.5 3.2z';
const MOUTH = 'M3 20.5c0-9 3.5-15.5 9-15.5s9 6.5 9 15.5z';
const ARCH = 'M3 20.5v-7a9 9 0 0 1 18 0v7h-5v-6a4 4 0 0 0-8 0v6z';
const VEIN = 'M3.5 19l3-8 3.5 3 3-9.5 7.5 14.5z';
const GATE = 'M6 21V9.5a6 6 0 0 1 12 0V21z';
const NUGGET = 'M3.5 15l2.5-6.5 6-3.5 6.5 3 2 6.5-4 4.5H8z';
const MASK = 'M2.5 8c3.2-1.6 6.5-1.4 9.5.6 3-2 6.3-2.2 9.5-.6.5 6-1.8 9.8-5 9.8-2.2 0-3.3-1.7-4.5-3.2-1.2 1.5-2.3 3.2-4.5 3.2-3.2 0-5.5-3.8-5-9.8z';
const SHIELD = 'M12 3l8 2.4v6.1c0 4.8-3.3 7.9-8 9.5-4.7-1.6-8-4.7-8-9.5V5.4z';
const EYE = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z';
const ROCKS = 'M3 20.5l2-5.5 4-1 3 3 3.5-2.5 3 2 2.5 4z';
const HAT = 'M12 2l5.5 9h-11z';
const BEARD = 'M6.5 11h11c.6 5.5-1.8 10-5.5 10s-6.1-4.5-5.5-10z';
const CARDS = 'M8.5 4.5l10.5 2-2.5 13.5-10.5-2z';
const DOOR = 'M5 21V4h14v17z';

export const CAVE = {
  rat: { line: `${RAT}M4 17c-2.2.4-2.2 2.6.2 3 3 .5 6-.8 9.3-.6M16.8 13.2v.1`, body: RAT },
  crawler: { line: `${CRAWLER}M19 10.6v.1`, body: CRAWLER },
  goblin: { line: `${GOBLIN}M8.8 11l2 1M15.2 11l-2 1M9.5 16h5`, body: GOBLIN },
  web: { line: `${WEB}M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2L3.8 16.8M12 8.5l3.2 1.8v3.4L12 15.5l-3.2-1.8v-3.4z`, body: WEB },
  boots: { line: `${BOOT}M7.5 8h6.5`, body: BOOT },
  war_axe: { line: `${BLADE}M4 21L15 8`, body: BLADE },
  secret_information: { line: `${EYE}M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z`, body: EYE },
  collapse: { line: `${ROCKS}M6 4l1.5 5M12 3v7M18 4l-1.5 5`, body: ROCKS },
  hand_swap: { line: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4' },
  dark_lair: { line: `${MOUTH}M8.8 13.5l1.5.8M15.2 13.5l-1.5.8`, body: MOUTH },
  ladder: { line: 'M8 2.5v19M16 2.5v19M8 7h8M8 12h8M8 17h8' },
  bridge: { line: 'M2 8h20M2 16h20M5.5 8v8M10 8v8M14 8v8M18.5 8v8', body: 'M2 8h20v8H2z' },
  tunnel: { line: `${ARCH}`, body: ARCH },
  gold_vein: { line: `${VEIN}M10 14l2 5`, body: VEIN },
  exit: { line: `${GATE}M12 18.5V11M9 13.5l3-3 3 3`, body: GATE },
  nugget: { line: `${NUGGET}M6 8.5l5.5 3.5 7-4M11.5 12l-1 7`, body: NUGGET },
  saboteur: { line: `${MASK}M6.5 12c1.2-.8 2.4-.6 3.2.3M17.5 12c-1.2-.8-2.4-.6-3.2.3`, body: MASK },
  loyal: { line: `${SHIELD}M8.5 11.5l2.5 2.5 4.5-5`, body: SHIELD },
  doubt: { line: 'M8.3 9a3.7 3.7 0 1 1 5.7 3.1c-1.3.8-2 1.7-2 3.2M12 19.5v.1' },
  turn: { line: 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M20 2.5v5h-5' },
  lying: { line: 'M3 18.5h18M5 18.5c0-3.5 2-5.5 5-5.5h9v5.5M7.5 4h4l-4 4.5h4', body: 'M5 18.5c0-3.5 2-5.5 5-5.5h9v5.5z' },
  dwarf: { line: `${HAT}${BEARD}M10 14v.2M14 14v.2`, body: `${HAT}${BEARD}` },
  hand: { line: `${CARDS}M5.5 8L3 17.5l3 .8`, body: CARDS },
  sealed: { line: `${DOOR}M12 4v17M9 12v1.5M15 12v1.5`, body: DOOR },
} satisfies Record<string, Drawing>;

export type SignName = keyof typeof CAVE;

export function isSign(name: string): name is SignName {
  return name in CAVE;
}
