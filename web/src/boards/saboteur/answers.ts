// What an answer points at, by its targets ("field:2,-1.0"), and how answers are sorted, by their notation.

import type { Option } from '../../lib/wire';

const aims = (option: Option, ...things: string[]): boolean => option.targets.some((target) => things.includes(target.split(':', 1)[0] ?? ''));

/** It has a place in the cave. */
export const inCave = (option: Option): boolean => aims(option, 'cell', 'field', 'edge', 'corner', 'web');
export const ofPlayers = (option: Option): boolean => aims(option, 'seat');
/** It has a place on the board, and needs no button. */
export const placed = (option: Option): boolean => inCave(option) || ofPlayers(option) || aims(option, 'card');

const LAST = ['halt', 'stay', 'enough', 'play-on'];
export const last = (option: Option): boolean => LAST.includes(option.text);

/** What is played first, then what is thrown away, then what ends something. */
export function sorting(option: Option): string {
  if (last(option)) return '4';
  return option.text.startsWith('discard ') ? '3' : option.text.startsWith('cut ') ? '2' : '1';
}
