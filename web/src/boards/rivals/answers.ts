// An answer by its notation: "pay c1-above" is of the kind "pay" and says "c1-above".

import type { Arg, Option } from '../../lib/wire';

export const kindOf = (option: Option): string => option.text.split(' ', 1)[0] ?? '';
export const whatOf = (option: Option): string => option.text.slice(kindOf(option).length + 1);

const ON_BOARD = ['road', 'settlement', 'city', 'build', 'play', 'pay', 'at', 'site', 'choose', 'demolish'];
const ON_TABLE = ['draw', 'search', 'under', 'above', 'below', 'take', 'fetch'];
const LAST = ['end', 'stop', 'keep', 'forfeit', 'waive'];
// What is gained is also a button: the board alone would leave a single one, the answer that loses it.
const SMALL = ['trade', 'set-die', 'many', 'name', 'mint', 'ship', 'gain'];

/** It has a place on the board, and needs no button. */
export const placed = (option: Option): boolean => [...ON_BOARD, ...ON_TABLE].includes(kindOf(option));
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

/** Amounts in a message, as glyphs: [{id: "amount-ore", args: {n: 2}}] is "2ore". */
export function amounts(arg: Arg | undefined): string {
  if (arg === undefined || typeof arg !== 'object') return '';
  if (Array.isArray(arg)) return arg.map(amounts).filter(Boolean).join(' ');
  if (!('id' in arg) || !arg.id.startsWith('amount-')) return '';
  const n = arg.args?.['n'];
  return `${typeof n === 'number' ? n : ''}${arg.id.slice('amount-'.length)}`;
}
