// Where answers stand, and how they are sorted, by their notation.

import { kindOf } from '../../lib/kit/answers';
import type { Option } from '../../lib/wire';

const ON_BOARD = ['road', 'settlement', 'city', 'build', 'play', 'pay', 'at', 'site', 'choose', 'demolish'];
const ON_TABLE = ['draw', 'search', 'under', 'above', 'below', 'take', 'fetch'];
const LAST = ['end', 'stop', 'keep', 'forfeit', 'waive'];
// What is gained is also a button: the board alone would leave a single one, the answer that loses it.
const SMALL = ['trade', 'set-die', 'many', 'name', 'mint', 'ship', 'gain'];

/** It has a place on the board, and needs no button. */
export const placed = (option: Option): boolean => [...ON_BOARD, ...ON_TABLE].includes(kindOf(option));
/** It speaks of this target, and has no place of its own: it can be chosen where that lies. */
export const beside = (option: Option, target: string): boolean => !placed(option) && option.targets.includes(target);
export const small = (option: Option): boolean => SMALL.includes(kindOf(option));
const REVEALS = ['roll', 'draw', 'take'];
export const reveals = (option: Option): boolean => REVEALS.includes(kindOf(option));

export const last = (option: Option): boolean => LAST.includes(kindOf(option));

/** What is wanted most first, then exchanges, then what is seldom wanted, then the end of it. */
export function sorting(option: Option): string {
  const kind = kindOf(option);
  if (last(option)) return '4';
  if (kind === 'demolish') return '3';
  return small(option) ? `2${kind === 'ship' || kind === 'mint' ? 'trade' : kind}` : `1${kind}`;
}
