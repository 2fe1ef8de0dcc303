// The components as the data files of the game have them (tools/board_data_caverna.py writes them), and the view.

import '../../lib/icons/caverna';
import { isThing, type ThingName } from '../../lib/icons/things';
import type { View } from '../../lib/wire';
import data from './components.json';

export const GOODS = ['wood', 'stone', 'ore', 'ruby', 'grain', 'vegetable', 'food', 'gold'] as const;
export const BEASTS = ['sheep', 'donkey', 'wild_boar', 'cattle'] as const;
export type Beast = (typeof BEASTS)[number];
export type Good = (typeof GOODS)[number] | Beast | 'dog';
export type Goods = Partial<Record<Good, number>>;

export interface Room {
  colour: string;
  board: string;
  cost: Goods;
  points: number;
  /** It gives more points at the end, by what one has then. */
  more: boolean;
  many: boolean;
}
interface Space {
  group: string;
  line: string;
}

const SPACES: Record<string, Space> = data.spaces;
const ROOMS: Record<string, Room> = data.rooms;
const EXCHANGES: Record<string, { line: string; room?: string }> = data.exchanges;
const BONUS: Record<string, string> = data.bonus;
export const GROUPS = data.groups;
export const GOAL = data.goal;
export const LOOT = Object.entries(data.loot).map(([id, loot], bit) => ({ id, bit, ...loot }));
export const BOARDS = ['dwellings', 'materials', 'food', 'points'] as const;
export const ENTRY = 'entry_level_dwelling';

const NO_ROOM: Room = { colour: 'orange', board: 'dwellings', cost: {}, points: 0, more: false, many: false };
export const isRoom = (id: string): boolean => id in ROOMS || id === ENTRY;
export const roomOf = (id: string): Room => ROOMS[id] ?? NO_ROOM;
export const spaceOf = (id: string): Space => SPACES[id] ?? { group: 'other', line: '' };
export const exchangeOf = (id: string): { line: string; room?: string } => EXCHANGES[id] ?? { line: '' };
export const bonusOf = (cell: string): string | undefined => BONUS[cell];
export const roundsOf = (players: number): number[] => data.rounds[players] ?? [];
/** All spaces in the order of the groups; rooms in the order of their boards. */
const SPACE_ORDER = Object.keys(SPACES);
const ROOM_ORDER = Object.keys(ROOMS);
export const inOrder = (spaces: readonly string[]): string[] => SPACE_ORDER.filter((id) => spaces.includes(id));
export const roomsInOrder = (rooms: readonly string[]): string[] => ROOM_ORDER.filter((id) => rooms.includes(id));

/** The picture of a good: names in pictures are one word. */
export function thingOf(name: string): ThingName {
  const one = name === 'wild_boar' ? 'boar' : name;
  return isThing(one) ? one : 'any';
}
export const lineOf = (goods: Goods): string =>
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
/** A cell by its number in actions: the board row by row, then the ring of the forest and that of the mountain. */
const RING = [0, 3].flatMap((first) => [
  ...[-1, 4].flatMap((row) => [0, 1, 2].map((i) => cellAt(row, first + i))),
  ...[0, 1, 2, 3].map((row) => cellAt(row, first === 0 ? -1 : 6)),
]);
export const cellNumbered = (number: number): string => [...CELLS, ...RING][number] ?? '';
export const inForest = (cell: string): boolean => spotOf(cell).column < 3;
/** From a cell to its neighbour: which side they share. */
export function sideTo(from: string, to: string): 'top' | 'right' | 'bottom' | 'left' {
  const [a, b] = [spotOf(from), spotOf(to)];
  if (a.row !== b.row) return a.row < b.row ? 'bottom' : 'top';
  return a.column < b.column ? 'right' : 'left';
}

// -- the view -----------------------------------------------------------------------------------------------------------

export interface Dwarf {
  strength: number;
  /** "waiting", "aside", "newborn", or the space where he stands. */
  place: string;
}
export interface Home {
  goods: Record<Good, number>;
  cells: Record<string, string>;
  larges: string[][];
  stables: string[];
  crops: Record<string, Partial<Record<'grain' | 'vegetable', number>>>;
  dwarfs: Dwarf[];
  promised: Record<string, number>;
  begging: number;
}
export type Code = [string, ...number[]];
export interface Position {
  players: number;
  round: number;
  start: number;
  active: number;
  cards: Record<string, string>;
  harvests: string[];
  markers: { green: number; red: number };
  spaces: string[];
  taken: string[];
  goods: Record<string, Goods>;
  display: string[];
  homes: Home[];
  dwarf: number | null;
  space: string | null;
  imitated: string | null;
  /** What is still to come, the open question last; where all decide at once, a stack for each who still has to. */
  agenda: Code[][];
  scores: [string, number][][];
}
export const position = (view: View): Position => view as unknown as Position;
export const totalOf = (at: Position, seat: number): number => (at.scores[seat] ?? []).reduce((sum, [, n]) => sum + n, 0);

/** Who stands on which space. */
export function standing(at: Position): Map<string, { seat: number; index: number; strength: number }> {
  const found = new Map<string, { seat: number; index: number; strength: number }>();
  at.homes.forEach((home, seat) =>
    home.dwarfs.forEach(({ strength, place }, index) => {
      if (!['waiting', 'aside', 'newborn'].includes(place)) found.set(place, { seat, index, strength });
    }),
  );
  return found;
}

export const tileName = (number: number): string => data.tiles[number] ?? '';
export const twinHalves = (number: number): string[] => data.twins[number] ?? [];
export const FOOD = data.food;
