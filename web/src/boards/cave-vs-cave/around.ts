// What every part of the board needs. Functions, so that the parts follow what changes.

import { getContext, setContext } from 'svelte';
import type { Moves } from '../../lib/kit/moves';
import type { Numbered } from '../../lib/options';
import type { Words } from '../../lib/words';

export interface Around {
  words: () => Words;
  names: () => readonly string[];
  /** The answer "dig r1c0" for hit('dig', 'r1c0'). */
  hit: (kind: string, what: string) => Numbered | undefined;
  choose: (hit: Numbered) => void;
  /** The others have touched it since my last decision; `actor`: in the part of that player. */
  fresh: (target: string, actor?: number) => boolean;
  moves: Moves;
  /** The room that is carried by the mouse, and the cells that want it. */
  wanted: () => readonly string[];
  carry: (room: string | null) => void;
  put: (room: string, cell: string) => void;
}

/** What one sees of a room: its short name and its points. Labels begin with it. */
export function titleOf(words: Words, id: string, points: number): string {
  const short = words.form(`room-${id}`, 'short');
  return points > 0 ? `${short} ${words.render('view-points', { points })}.` : `${short}.`;
}

const KEY = Symbol('cave vs cave');
export const setAround = (around: Around): Around => setContext(KEY, around);
export const getAround = (): Around => getContext<Around>(KEY);
