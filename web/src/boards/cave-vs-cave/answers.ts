// An answer by its notation: "dig r1c0" is of the kind "dig" and says "r1c0".

import type { Arg, Message, Option } from '../../lib/wire';

export const kindOf = (option: Option): string => option.text.split(' ', 1)[0] ?? '';
export const whatOf = (option: Option): string => option.text.slice(kindOf(option).length + 1);

const ON_BOARD = ['take', 'use', 'build', 'raze', 'dig', 'furnish', 'place'];
const ON_BOTH = ['gain', 'raise'];
const LAST = ['end', 'stop', 'leave'];
const SMALL = ['exchange', 'sell-food'];

/** It has a place on the board, and needs no button. */
export const placed = (option: Option): boolean => ON_BOARD.includes(kindOf(option));
export const onBoard = (option: Option): boolean => placed(option) || ON_BOTH.includes(kindOf(option));
export const small = (option: Option): boolean => SMALL.includes(kindOf(option));
export const last = (option: Option): boolean => LAST.includes(kindOf(option));

/** The parts of a tile first, then what is always possible, then the end of it. */
export function sorting(option: Option): string {
  if (last(option)) return '3';
  return small(option) ? '2' : `1${kindOf(option)}`;
}

/** What an answer says of itself, without the room that adds something to it. */
export function particulars({ args }: Message): Record<string, Arg> {
  const what = args['what'];
  return typeof what === 'object' && 'args' in what ? (what.args ?? {}) : args;
}

/** Amounts in a message, as glyphs: [{id: "amount-wood", args: {n: 2}}] is "2wood". */
export function amounts(arg: Arg | undefined): string {
  if (arg === undefined || typeof arg !== 'object') return '';
  if (Array.isArray(arg)) return arg.map(amounts).filter(Boolean).join(' ');
  if (!('id' in arg) || !arg.id.startsWith('amount-')) return '';
  const n = arg.args?.['n'];
  return `${typeof n === 'number' ? n : ''}${arg.id.slice('amount-'.length)}`;
}
