// A card that is about to be laid: the places where it fits, and which way round it would lie there.

import type { Cell } from './things';

export interface Ghost extends Cell {
  card: string;
  turn: number;
  turns: readonly number[];
  label: string;
  /** The number for the keyboard, once the card has been played. */
  number: number | undefined;
  put: () => void;
  flip: () => void;
}

/** The turn that is wanted where it fits, else the other one. */
export const turnAt = (turns: readonly number[], wanted: number): number => (turns.includes(wanted) ? wanted : (turns[0] ?? 0));
