// An answer by its notation: "pay c1-above" is of the kind "pay" and says "c1-above". What it costs and brings stands in its
// message, as the engine has counted it.

import type { Arg, Option } from '../wire';

export const kindOf = (option: Option): string => option.text.split(' ', 1)[0] ?? '';
export const whatOf = (option: Option): string => option.text.slice(kindOf(option).length + 1);

/** Amounts as glyphs: [{id: "amount-ore", args: {n: 2}}] is "2ore". `pictured`: the picture of a good that has another name. */
export function amounts(arg: Arg | undefined, pictured = (good: string): string => good): string {
  if (arg === undefined || typeof arg !== 'object') return '';
  if (Array.isArray(arg)) return arg.map((one) => amounts(one, pictured)).filter(Boolean).join(' ');
  if (!('id' in arg) || !arg.id.startsWith('amount-')) return '';
  const n = arg.args?.['n'];
  return n === 0 ? '' : `${typeof n === 'number' ? n : ''}${pictured(arg.id.slice('amount-'.length))}`;
}
