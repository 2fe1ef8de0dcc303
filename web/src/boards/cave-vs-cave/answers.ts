// Where answers stand, and how they are sorted, by their notation.

import { kindOf } from '../../lib/kit/answers';
import type { Arg, Message, Option } from '../../lib/wire';

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
