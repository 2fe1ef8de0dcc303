// Where things lie in the drawing.

import { designOf, type Deck } from './cards';
import { spotOf } from './layout';
import type { Chart, Edge, LaidCard, Spot } from './view.gen';

export interface Cell {
  x: number;
  y: number;
}
export const text = ({ x, y }: Cell): string => `${x},${y}`;

/** Side of a card in the drawing. */
export const CARD = 100;

/** What a cell is called: its column and row. */
export const nameOf = (map: Chart, { x, y }: Cell): string => `${map.columns[x - map.left] ?? ''}${map.rows[y - map.top] ?? ''}`;

/** The face-up cards by their cells. */
export type Cave = ReadonlyMap<string, LaidCard>;
export const caveOf = (cards: readonly LaidCard[]): Cave => new Map(cards.map((card) => [text(card), card]));

/** Where a field lies, in cards from the start card. A face-down goal card is one field. */
export function fieldSpot(deck: Deck, cave: Cave, at: Spot): Cell {
  const card = cave.get(text(at));
  if (!card) return { x: at.x, y: at.y };
  const spot = spotOf(designOf(deck, card.card), card.turn, at.field);
  return { x: at.x + spot.x / CARD, y: at.y + spot.y / CARD };
}

const OUT: Readonly<Record<string, Cell>> = { N: { x: 0, y: -0.5 }, E: { x: 0.5, y: 0 }, S: { x: 0, y: 0.5 }, W: { x: -0.5, y: 0 } };

/** The message that explains a card; nothing has a card of its own for the start. */
export const thingOf = (id: string, has: (id: string) => boolean): string | undefined => [`card-${id}`, `goal-${id}`].find(has);

/** The cells that targets speak of ("cell:2,-1"). */
export function cellsOf(targets: readonly string[]): Cell[] {
  return targets.flatMap((target) => {
    const [, x, y] = /^cell:(-?\d+),(-?\d+)$/.exec(target) ?? [];
    return x !== undefined && y !== undefined ? [{ x: Number(x), y: Number(y) }] : [];
  });
}

/** The middle of an edge. */
export function edgeSpot({ x, y, side }: Edge): Cell & { upright: boolean } {
  const out = OUT[side] ?? { x: 0, y: 0 };
  return { x: x + out.x, y: y + out.y, upright: out.x !== 0 };
}
