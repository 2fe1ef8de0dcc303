// What every part of the board needs. Functions, so that the parts follow what changes.

import { getContext, setContext } from 'svelte';
import type { Moves } from '../../lib/kit/moves';
import type { Numbered } from '../../lib/options';
import type { Arg } from '../../lib/wire';
import type { Words } from '../../lib/words';

export interface Around {
  words: () => Words;
  names: () => readonly string[];
  /** The answer "pay c1-above" for hit('pay', 'c1-above'). */
  hit: (kind: string, what?: string) => Numbered | undefined;
  choose: (hit: Numbered) => void;
  /** The others have touched it since my last decision; `actor`: in the part of that player. */
  fresh: (target: string, actor?: number) => boolean;
  moves: Moves;
  /** The card that is carried by the mouse; sites want it, and one of them gets it. */
  carried: () => string | null;
  carry: (card: string | null) => void;
  put: (card: string, site: string) => void;
  /** A card that goes under one of several stacks is taken up first; then a stack is chosen. */
  held: () => string | null;
  hold: (card: string | null) => void;
  /** The stacks under which this card may go. */
  stacksFor: (card: string) => Numbered[];
}

/** An answer in words, for a label. */
export function told(around: Around, hit: Numbered | undefined): string {
  return hit ? around.words().message(hit.option.message, around.names()) : '';
}

export function say(around: Around, id: string, args: Record<string, Arg> = {}): string {
  return around.words().render(id, args, around.names());
}

const KEY = Symbol('rivals');
export const setAround = (around: Around): Around => setContext(KEY, around);
export const getAround = (): Around => getContext<Around>(KEY);
