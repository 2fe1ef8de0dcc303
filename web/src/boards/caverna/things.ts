// The components as the data files of the game have them (tools/board_data.py writes them), and the grid.

import '../../lib/icons/caverna';
import { isThing, type ThingName } from '../../lib/icons/things';
import type { View } from '../../lib/wire';
import data from './components.json';
import type { View as Seen, Shown } from './view.gen';

export const GOODS = data.goods;

export interface Room {
  colour: string;
  board: string;
  cost: Record<string, number>;
  points: number;
  /** It gives more points at the end, by what one has then. */
  more: boolean;
  many: boolean;
}
interface Space {
  group: string;
  line: string;
  /** What comes to lie on it, round by round. */
  heaps?: string[];
}

const SPACES: Record<string, Space> = data.spaces;
const ROOMS: Record<string, Room> = data.rooms;
const EXCHANGES: Record<string, string> = data.exchanges;
const PARTS: Record<string, string> = data.parts;
const TWINS: Record<string, string> = data.twins;
const BONUS: Record<string, string> = data.bonus;
export const GROUPS = data.groups;
export const GOAL = data.goal;
export const LOOT = Object.entries(data.loot).map(([id, loot]) => ({ id, ...loot }));
export const BOARDS = ['dwellings', 'materials', 'food', 'points'] as const;
export const ENTRY = 'entry_level_dwelling';

const NO_ROOM: Room = { colour: 'orange', board: 'dwellings', cost: {}, points: 0, more: false, many: false };
export const isRoom = (id: string): boolean => id in ROOMS || id === ENTRY;
export const roomOf = (id: string): Room => ROOMS[id] ?? NO_ROOM;
export const spaceOf = (id: string): Space => SPACES[id] ?? { group: 'other', line: '' };
/** What is exchanged: "food", "ruby", or something of a "room". */
export const exchangeKind = (id: string): string => EXCHANGES[id] ?? 'food';
export const partLine = (id: string): string => PARTS[id] ?? '';
export const twinLine = (id: string): string => TWINS[id] ?? '';
export const bonusOf = (cell: string): string | undefined => BONUS[cell];
export const roundsOf = (players: number): number[] => data.rounds[players] ?? [];
/** All spaces in the order of the groups; rooms in the order of their boards. */
const SPACE_ORDER = Object.keys(SPACES);
const ROOM_ORDER = Object.keys(ROOMS);
/** Cards of later rounds come behind those that lie there already, so that nothing moves to make room. */
export function inOrder(spaces: readonly string[], cards: Record<string, string> = {}): string[] {
  const since = new Map(Object.entries(cards).map(([round, id]) => [id, Number(round)]));
  return SPACE_ORDER.filter((id) => spaces.includes(id)).sort((a, b) => (since.get(a) ?? 0) - (since.get(b) ?? 0));
}
export const roomsInOrder = (rooms: readonly string[]): string[] => ROOM_ORDER.filter((id) => rooms.includes(id));

/** The picture of a good: names in pictures are one word. */
export function thingOf(name: string): ThingName {
  const one = name === 'wild_boar' ? 'boar' : name;
  return isThing(one) ? one : 'any';
}
export const lineOf = (goods: Record<string, number>): string =>
  Object.entries(goods)
    .map(([good, n]) => `${n}${thingOf(good)}`)
    .join(' ');

// -- the grid: rows -1 to 4 and columns -1 to 6; the outermost belong to the Office room -----------------------------

export interface Spot {
  row: number;
  column: number;
}
export function spotOf(cell: string): Spot {
  const [, row = '0', column = '0'] = /^r(-?\d+)c(-?\d+)$/.exec(cell) ?? [];
  return { row: Number(row), column: Number(column) };
}
export const cellAt = (row: number, column: number): string => `r${row}c${column}`;
export const CELLS: string[] = Array.from({ length: 24 }, (_, i) => cellAt(Math.floor(i / 6), i % 6));
export const inForest = (cell: string): boolean => spotOf(cell).column < 3;
/** From a cell to its neighbour: which side they share. */
export function sideTo(from: string, to: string): 'top' | 'right' | 'bottom' | 'left' {
  const [a, b] = [spotOf(from), spotOf(to)];
  if (a.row !== b.row) return a.row < b.row ? 'bottom' : 'top';
  return a.column < b.column ? 'right' : 'left';
}

export { signed } from '../../lib/signed';

// -- the view -----------------------------------------------------------------------------------------------------------

export const seen = (view: View): Seen => view as unknown as Seen;
export const shownOf = (view: View): Shown => view as unknown as Shown;

/** Who stands on which space. */
export function standing(at: Seen): Map<string, { seat: number; index: number; strength: number }> {
  const found = new Map<string, { seat: number; index: number; strength: number }>();
  at.homes.forEach((home, seat) =>
    home.dwarfs.forEach(({ strength, place }, index) => {
      if (!['waiting', 'aside', 'newborn'].includes(place)) found.set(place, { seat, index, strength });
    }),
  );
  return found;
}

const HERD = 4;
/** How many animals of a herd are drawn. */
export const drawn = (count: number): number => Math.min(count, HERD);
