// Where answers stand, and how they are sorted, by their notation.

import { kindOf } from '../../lib/kit/answers';
import type { Option } from '../../lib/wire';

const ON_SPACES = ['place', 'imitate', 'keep'];
const ON_CELLS = ['lay', 'fence', 'stable', 'cavern'];
/** Beside every question: gathered in a panel of their own, so that they do not drown it. */
const BESIDE = ['exchange', 'disarm', 'order'];
const ON_BOARD = [...ON_SPACES, ...ON_CELLS, ...BESIDE, 'furnish', 'loot'];
const SMALL = ['forge', 'feed', 'buy'];
const LAST = ['stop', 'aside'];

export const isBeside = (option: Option): boolean => BESIDE.includes(kindOf(option));
/** It has a place on the board, and needs no button. */
export const placed = (option: Option): boolean => ON_BOARD.includes(kindOf(option));
/** Paying less than the family needs: never one among equals. */
const begs = (option: Option): boolean => kindOf(option) === 'feed' && Number(option.message.args['missing'] ?? 0) > 0;
/** Drawn without words; what costs points for good keeps them. */
export const small = (option: Option): boolean => [...SMALL, ...BESIDE].includes(kindOf(option)) && !begs(option);
export const last = (option: Option): boolean => LAST.includes(kindOf(option));

/** The answers of the question first, then its end, then what is always possible. */
export function sorting(option: Option): string {
  if (isBeside(option)) return `4${kindOf(option)}`;
  if (begs(option)) return '35';
  return last(option) ? '3' : `1${kindOf(option)}`;
}

export type Page = 'home' | 'actions' | 'market' | 'loot';

/** The part of the board that answers stand on; undefined: buttons only. */
export function pageOf(options: readonly Option[]): Page | undefined {
  const kinds = new Set(options.filter((option) => !isBeside(option)).map(kindOf));
  const any = (list: readonly string[]): boolean => list.some((kind) => kinds.has(kind));
  if (kinds.has('furnish')) return 'market';
  if (kinds.has('loot')) return 'loot';
  if (any(ON_CELLS)) return 'home';
  if (any(ON_SPACES)) return 'actions';
  return trades(options) || kinds.has('sow') || kinds.has('breed') ? 'home' : undefined;
}

const AROUND_FOOD = ['stop', 'more', 'feed', 'work', 'breed'];
/** The question is about exchanges: their panel opens by itself. */
export const trades = (options: readonly Option[]): boolean =>
  options.some(isBeside) && options.every((option) => isBeside(option) || AROUND_FOOD.includes(kindOf(option)));
