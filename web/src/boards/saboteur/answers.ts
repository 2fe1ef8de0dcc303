// An answer by its notation: "walk 2,-1 0" is of the kind "walk" and says "2,-1 0".

import type { Option } from '../../lib/wire';

export const kindOf = (option: Option): string => option.text.split(' ', 1)[0] ?? '';
export const whatOf = (option: Option): string => option.text.slice(kindOf(option).length + 1);

const IN_HAND = ['lay', 'play', 'discard'];
const IN_CAVE = ['place', 'collapse', 'web', 'lure', 'roam', 'walk', 'peek-goal', 'cut'];
const OF_PLAYERS = ['peek-clan', 'swap', 'give'];
const LAST = ['halt', 'stay', 'enough', 'play-on'];

/** It has a place on the board, and needs no button. */
export const placed = (option: Option): boolean => [...IN_HAND, ...IN_CAVE, ...OF_PLAYERS].includes(kindOf(option));
export const inCave = (option: Option): boolean => IN_CAVE.includes(kindOf(option));
export const ofPlayers = (option: Option): boolean => OF_PLAYERS.includes(kindOf(option));
export const last = (option: Option): boolean => LAST.includes(kindOf(option));

/** What is played first, then what is thrown away, then what ends something. */
export function sorting(option: Option): string {
  const kind = kindOf(option);
  if (last(option)) return '4';
  return kind === 'discard' ? '3' : kind === 'cut' ? '2' : '1';
}
