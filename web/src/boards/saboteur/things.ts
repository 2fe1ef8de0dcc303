// The view of a table, as the engine sends it.

import type { View } from '../../lib/wire';
import { designOf, type Deck } from './cards';
import { cellOf, fieldAt, text, type Cell } from './grid';
import { spotOf } from './layout';

export type Clan = 'blue' | 'yellow';
export type Creature = 'rat' | 'crawler' | 'goblin';
export type Corner = 'north-west' | 'north-east' | 'south-east' | 'south-west';

export interface Laid extends Cell {
  cell: number;
  card: string;
  turn: number;
}
export interface Goal {
  corner: Corner;
  card: string | null;
  open: boolean;
  looked: number[];
}
export interface Dwarf {
  clan: Clan | null;
  role: string | null;
  open: boolean;
  looked: number[];
  at: number | null;
  lying: boolean;
  gold: number;
  limit: number;
  boots: boolean;
  axes: number;
  losses: number;
}
export interface Web {
  web: 'circle' | 'triangle' | 'square';
  edge: number | null;
  cell: number | null;
  side: 'north' | 'west' | null;
  shows: number;
  of: number | null;
}
export interface Cards {
  cards: string[];
  backs: number[];
}
export interface World {
  saboteurs: number[];
  ways: number;
}
export interface Position {
  players: number;
  deck: string | null;
  area: number;
  active: number;
  moves: number;
  cards: Laid[];
  goals: Goal[];
  nuggets: number[];
  creatures: { creature: Creature; at: number | null; of: number | null }[];
  webs: Web[];
  dwarves: Dwarf[];
  hands: Cards[];
  gone: Cards[];
  left: number[];
  aside: { cards: number; looked: number; seen: string[] | null };
  pile: number[];
  worlds: World[];
  rules: Record<string, boolean>;
  agenda: unknown[][][];
}
export const position = (view: View): Position => view as unknown as Position;

// -- places -------------------------------------------------------------------------------------------------------------

/** Side of a card in the drawing. */
export const CARD = 100;

const CORNERS: Record<Corner, readonly [number, number]> = { 'north-west': [-1, -1], 'north-east': [1, -1], 'south-east': [1, 1], 'south-west': [-1, 1] };
export const cornerCell = (area: number, corner: Corner): Cell => ({ x: CORNERS[corner][0] * area, y: CORNERS[corner][1] * area });

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** All of the cave: the area with its goal cards, whatever grew beyond it, and a cell to grow on. */
export function bounds(at: Position): Bounds {
  const reach = (values: number[]): [number, number] => [
    Math.min(-at.area, ...values.map((value) => value - 1)),
    Math.max(at.area, ...values.map((value) => value + 1)),
  ];
  const [left, right] = reach(at.cards.map((card) => card.x));
  const [top, bottom] = reach(at.cards.map((card) => card.y));
  return { left, top, right, bottom };
}

export type Laying = ReadonlyMap<string, Laid>;
export const laying = (at: Position): Laying => new Map(at.cards.map((card) => [text(card), card]));

/** Where a field lies in the drawing, in cards from the start card. A face-down goal card is one field. */
export function fieldSpot(deck: Deck, laid: Laying, number: number): Cell {
  const { cell, field } = fieldAt(number);
  const card = laid.get(text(cell));
  if (!card) return cell;
  const spot = spotOf(designOf(deck, card.card), card.turn, field);
  return { x: cell.x + spot.x / CARD, y: cell.y + spot.y / CARD };
}
/** The middle of an edge: the north or west side of a cell. */
export function edgeSpot(cell: Cell, side: string): Cell & { upright: boolean } {
  return side === 'west' ? { x: cell.x - 0.5, y: cell.y, upright: true } : { x: cell.x, y: cell.y - 0.5, upright: false };
}
export const webSpot = (web: Web): ReturnType<typeof edgeSpot> => edgeSpot(cellOf(web.cell ?? 0), web.side ?? 'north');

/** The open step of the agenda: its name and what it holds. */
export function openStep(at: Position): { name: string; fields: number[] } {
  const step = at.agenda.at(-1)?.at(-1) ?? [];
  return { name: String(step[0] ?? ''), fields: step.slice(1).map(Number) };
}
export const SETTING_UP = ['DealClan', 'DealCard', 'FirstPlayer', 'Begin'];
