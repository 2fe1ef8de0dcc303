// What the parts of this board need beside what those of every board do.

import { getContext, setContext } from 'svelte';
import type { AroundBoard } from '../../lib/kit/around';
import type { Numbered } from '../../lib/options';

export { say, told } from '../../lib/kit/around';

export interface Around extends AroundBoard {
  /** The answer "pay c1-above" for hit('pay', 'c1-above'). */
  hit: (kind: string, what?: string) => Numbered | undefined;
  /** The first answer that speaks of this target, of those that have no place of their own on the board. */
  beside: (target: string) => Numbered | undefined;
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

const KEY = Symbol('rivals');
export const setAround = (around: Around): Around => setContext(KEY, around);
export const getAround = (): Around => getContext<Around>(KEY);
