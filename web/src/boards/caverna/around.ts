// What the parts of this board need beside what those of every board do.

import { getContext, setContext } from 'svelte';
import type { AroundBoard } from '../../lib/kit/around';
import type { Numbered } from '../../lib/options';
import type { Ahead } from '../../lib/wire';
import type { Words } from '../../lib/words';
import type { Shown } from './view.gen';

export { say, told } from '../../lib/kit/around';

export interface Around extends AroundBoard {
  shown: () => Shown;
  /** The answer "lay r1c0" for hit('lay', 'r1c0'). */
  hit: (kind: string, what: string) => Numbered | undefined;
  /** All answers of a kind. */
  hits: (kind: string) => Numbered[];
  /** Where the second half of a tile can lie whose first half lies on this cell. */
  halves: (cell: string) => { cell: string; choose: () => void; option: Ahead }[];
}

/** What a furnishing tile does, without its price and points. */
export function effectOf(words: Words, room: string): string {
  return words.form(`room-${room}`, words.has(`room-${room}`, 'effect') ? 'effect' : 'desc');
}
/** Sentences one after the other, each with its full stop. */
export const sentences = (...parts: (string | undefined)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?:]$/.test(part ?? '') ? part : `${part}.`))
    .join(' ');

const KEY = Symbol('caverna');
export const setAround = (around: Around): Around => setContext(KEY, around);
export const getAround = (): Around => getContext<Around>(KEY);
