// What the parts of this board need beside what those of every board do.

import { getContext, setContext } from 'svelte';
import type { AroundBoard } from '../../lib/kit/around';
import type { Numbered } from '../../lib/options';
import type { Deck } from './cards';
import type { Notes } from './notes.svelte';
import type { Cave, Cell } from './things';
import type { SabView, SabShown } from './view.gen';

export interface Around extends AroundBoard {
  at: () => SabView;
  shown: () => SabShown;
  deck: () => Deck;
  cave: () => Cave;
  /** What a cell is called. */
  nameOf: (cell: Cell) => string;
  /** As whom one looks on; null: a spectator. */
  me: () => number | null;
  /** The answer "discard rat_1" for hit('discard', 'rat_1'). */
  hit: (kind: string, what?: string) => Numbered | undefined;
  hits: () => readonly Numbered[];
  /** The cells that the last lines of the log speak of. */
  touched: () => readonly Cell[];
  notes: () => Notes;
  /** What has happened last was done by me. */
  mine: () => boolean;
}

const KEY = Symbol('saboteur');
export const setAround = (around: Around): Around => setContext(KEY, around);
export const getAround = (): Around => getContext<Around>(KEY);
