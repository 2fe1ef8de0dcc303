// Where a card of the hand could be laid, shown before it is played. The engine decides; this only looks ahead.

import { ACROSS, doorOf, SIDES, STEP, turns, type Deck, type Design } from './cards';
import { text, type Cell } from './grid';
import type { Laying } from './things';

export interface Place extends Cell {
  turns: number[];
}

/** The empty cells beside open sides; `taken`: the cells of the face-down goal cards. */
export function ends(deck: Deck, laid: Laying, taken: ReadonlySet<string>): Cell[] {
  const found = new Map<string, Cell>();
  for (const card of laid.values()) {
    for (const side of SIDES) {
      const design = deck.get(card.card);
      if (!design || doorOf(design, card.turn, side) === undefined) continue;
      const cell = { x: card.x + STEP[side][0], y: card.y + STEP[side][1] };
      if (!laid.has(text(cell)) && !taken.has(text(cell))) found.set(text(cell), cell);
    }
  }
  return [...found.values()];
}

function fitsAt(deck: Deck, laid: Laying, design: Design, cell: Cell, turn: number): boolean {
  let joined = false;
  for (const side of SIDES) {
    const other = laid.get(text({ x: cell.x + STEP[side][0], y: cell.y + STEP[side][1] }));
    const beside = other && deck.get(other.card);
    if (!other || !beside) continue;
    const mine = doorOf(design, turn, side) !== undefined;
    if (mine !== (doorOf(beside, other.turn, ACROSS[side]) !== undefined)) return false;
    joined ||= mine;
  }
  return joined;
}

export function fits(deck: Deck, laid: Laying, taken: ReadonlySet<string>, design: Design, rotate: boolean): Place[] {
  const ways = rotate && turns(design) ? [0, 180] : [0];
  return ends(deck, laid, taken)
    .map((cell) => ({ ...cell, turns: ways.filter((turn) => fitsAt(deck, laid, design, cell, turn)) }))
    .filter((place) => place.turns.length > 0);
}
