// What the parts of this board need beside what those of every board do.

import { getContext, setContext } from 'svelte';
import type { AroundBoard } from '../../lib/kit/around';
import type { Numbered } from '../../lib/options';
import type { Words } from '../../lib/words';

export interface Around extends AroundBoard {
  /** The answer "dig r1c0" for hit('dig', 'r1c0'). */
  hit: (kind: string, what: string) => Numbered | undefined;
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
