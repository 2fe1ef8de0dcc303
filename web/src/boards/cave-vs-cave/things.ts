// The components as the data files of the game have them (tools/board_data.py writes them), and where they lie.

import data from './components.json';

export type Good = 'wood' | 'stone' | 'emmer' | 'flax' | 'food' | 'gold';
export type Side = 'north' | 'east' | 'south' | 'west';

export interface Room {
  colour: string;
  points: number;
  parts: string[][];
  cost?: Partial<Record<Good, number>>;
  shape?: string;
  walls?: string;
  trigger?: string;
}
export interface Tile {
  parts: string[][];
}

export const GOODS = Object.keys(data.goods) as Good[];
export const LIMITS: Record<Good, number> = data.goods;
export const WALLS = data.walls;
const ROOMS: Record<string, Room> = data.rooms;
const TILES: Record<string, Tile> = data.tiles;
const EFFECTS: Record<string, string> = data.effects;

const NO_ROOM: Room = { colour: 'orange', points: 0, parts: [] };
export const roomOf = (id: string): Room => ROOMS[id] ?? NO_ROOM;
export const tileOf = (id: string): Tile => TILES[id] ?? { parts: [] };
export const effectOf = (id: string): string => EFFECTS[id] ?? '';
/** The parts of a room or tile as lines of glyphs: alternatives together. */
export const pictured = (parts: string[][]): string[][] => parts.map((part) => part.map(effectOf));
export const effectsOf = (room: Room): string[][] => (room.trigger ? [[room.trigger]] : pictured(room.parts));

/** How many pictures stand in a line of glyphs. */
const things = (line: string): number => line.split(' ').filter((token) => /^\d*[a-z]+$/.test(token)).length;

/** There are so many lines, or such long ones, that nothing else fits beside them. */
export function crammed(parts: string[][], space: 'tiny' | 'narrow' | 'wide'): boolean {
  const lines = parts.flat().map(things);
  const [most, all] = [Math.max(0, ...lines), lines.reduce((sum, n) => sum + n, 0)];
  if (space === 'tiny') return lines.length > 1 || all > 3;
  return most > 2 && (space === 'narrow' || lines.length > 1);
}

// -- places: the cave as a grid whose odd tracks are cells and whose even tracks are walls ---------------------------

export interface Spot {
  row: number;
  column: number;
}
const at = (cell: string): Spot => ({ row: 2 * Number(cell[1]) + 2, column: 2 * Number(cell[3]) + 2 });
export const CELLS = Object.entries(data.cells).map(([id, { food }]) => ({ id, food, ...at(id) }));
/** The additional cavern lies in the free corner above the last cell. */
export const EXTRA: Spot = { row: 8, column: 6 };
const shifted = ({ row, column }: Spot, side: Side): Spot => ({
  row: row + (side === 'south' ? 1 : side === 'north' ? -1 : 0),
  column: column + (side === 'east' ? 1 : side === 'west' ? -1 : 0),
});
const slot = (id: string, spot: Spot, side: Side) => ({ id, upright: side === 'east' || side === 'west', ...shifted(spot, side) });
export const SLOTS = Object.entries(data.slots).map(([id, [cell, side]]) => slot(id, at(cell as string), side as Side));
export const EXTRA_SLOTS = [slot('extra-east', EXTRA, 'east'), slot('extra-south', EXTRA, 'south')];
