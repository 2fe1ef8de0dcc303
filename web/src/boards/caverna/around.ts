// What every part of the board needs. Functions, so that the parts follow what changes.

import { getContext, setContext } from 'svelte';
import type { Moves } from '../../lib/kit/moves';
import type { Numbered } from '../../lib/options';
import type { Ahead, Arg } from '../../lib/wire';
import type { Words } from '../../lib/words';
import type { Shown } from './view.gen';

export interface Around {
  words: () => Words;
  names: () => readonly string[];
  shown: () => Shown;
  /** The answer "lay r1c0" for hit('lay', 'r1c0'). */
  hit: (kind: string, what: string) => Numbered | undefined;
  /** All answers of a kind. */
  hits: (kind: string) => Numbered[];
  choose: (hit: Numbered) => void;
  /** Where the second half of a tile can lie whose first half lies on this cell. */
  halves: (cell: string) => { cell: string; choose: () => void; option: Ahead }[];
  /** The others have touched it since my last decision; `actor`: in the part of that player. */
  fresh: (target: string, actor?: number) => boolean;
  moves: Moves;
}

/** An answer in words, for a label. */
export function told(around: Around, hit: Numbered | undefined): string {
  return hit ? around.words().message(hit.option.message, around.names()) : '';
}
export function say(around: Around, id: string, args: Record<string, Arg> = {}): string {
  return around.words().render(id, args, around.names());
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
