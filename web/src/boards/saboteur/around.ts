// What every part of the board needs. Functions, so that the parts follow what changes.

import { getContext, setContext } from 'svelte';
import type { Moves } from '../../lib/kit/moves';
import type { Numbered } from '../../lib/options';
import type { Words } from '../../lib/words';
import type { Deck } from './cards';
import type { Notes } from './notes.svelte';
import type { Cave, Cell } from './things';
import type { SabView, SabShown } from './view.gen';

export interface Around {
  words: () => Words;
  names: () => readonly string[];
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
  choose: (hit: Numbered) => void;
  /** The others have touched it since my last decision; `actor`: in the part of that player. */
  fresh: (target: string, actor?: number) => boolean;
  /** The cells that the last lines of the log speak of. */
  touched: () => readonly Cell[];
  notes: () => Notes;
  moves: Moves;
  /** What has happened last was done by me. */
  mine: () => boolean;
}

const KEY = Symbol('saboteur');
export const setAround = (around: Around): Around => setContext(KEY, around);
export const getAround = (): Around => getContext<Around>(KEY);
