// Boards plug in here: boards/<game>/Board.svelte draws that game; the generic board draws every other.

import type { Component } from 'svelte';
import type { Sorting } from '../lib/options';
import type { Touch } from '../lib/table/since';
import type { Ahead, Message, Option, View } from '../lib/wire';
import type { Words } from '../lib/words';

export interface BoardProps {
  /** Everything the seat may know. */
  view: View;
  /** What only people need, worked out by the engine: the phase, who is busy with what, what fits where. */
  shown: View;
  /** The legal answers; none while somebody else decides or the past is shown. */
  options: readonly Option[];
  choose: (option: Option) => void;
  /** Answers to what one of the options leads to (`via`), to be chosen together with it. */
  ahead?: readonly Ahead[];
  words: Words;
  names: readonly string[];
  /** As whom one looks on; null: a spectator. */
  seat: number | null;
  /** What the others have touched since my last decision ("room:shelf"). */
  news?: readonly Touch[];
  /** What has happened, line by line, up to the moment that is shown. */
  log?: readonly Message[];
  /** The match is over, also where the rules alone would go on: somebody has resigned, or all wanted to end it. */
  over?: boolean;
}

/** What a board may tell the table page beyond its drawing: boards/<game>/extras.ts exports it as `extras`. */
export interface Extras {
  /** The answer has its place on the board, so it needs no button. */
  placed: (option: Option) => boolean;
  /** Always possible and seldom wanted: a small button. */
  small: (option: Option) => boolean;
  /** It is always on offer beside the question, and never what is asked. */
  beside?: (option: Option) => boolean;
  /** It ends something. */
  last: (option: Option) => boolean;
  /** It rolls or draws: whoever clicks it wants to see what comes, and means all that was drafted before. */
  reveals?: (option: Option) => boolean;
  sorting: Sorting;
  /** What a player has, in one line of pictures: on a phone the board may be out of sight. */
  Purse?: Component<{ view: View; seat: number; words: Words }>;
  /** What an answer costs and gives, as a picture. */
  Face: Component<{ option: Option; size?: number }>;
  /** The end of the game as a picture; it comes when it is asked for. */
  Final: () => Promise<{ default: Component<{ view: View; shown: View; words: Words; names: readonly string[] }> }>;
}

type Board = Component<BoardProps>;

const own = import.meta.glob<{ default: Board }>('./*/Board.svelte');
const more = import.meta.glob<{ extras: Extras }>('./*/extras.ts');

export async function extrasOf(game: string): Promise<Extras | null> {
  return (await more[`./${game}/extras.ts`]?.())?.extras ?? null;
}

export async function boardOf(game: string): Promise<Board> {
  const load = own[`./${game}/Board.svelte`] ?? own['./generic/Board.svelte'];
  if (!load) throw new Error('there is no generic board');
  return (await load()).default;
}

/** Parts of the board as pictures for the rulebook: boards/<game>/Figure.svelte draws what a line `::figure card abbey` names. */
export type Figure = Component<{ names: readonly string[]; words: Words }>;

const figures = import.meta.glob<{ default: Figure }>('./*/Figure.svelte');

export async function figureOf(game: string): Promise<Figure | null> {
  return (await figures[`./${game}/Figure.svelte`]?.())?.default ?? null;
}
