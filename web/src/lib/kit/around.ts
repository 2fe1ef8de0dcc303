// What the parts of every board need. Functions, so that the parts follow what changes.

import type { Numbered } from '../options';
import type { Arg } from '../wire';
import type { Words } from '../words';
import type { Moves } from './moves';

export interface AroundBoard {
  words: () => Words;
  names: () => readonly string[];
  choose: (hit: Numbered) => void;
  /** The others have touched it since my last decision; `actor`: in the part of that player. */
  fresh: (target: string, actor?: number) => boolean;
  moves: Moves;
}

/** An answer in words, for a label. */
export function told(around: AroundBoard, hit: Numbered | undefined): string {
  return hit ? around.words().message(hit.option.message, around.names()) : '';
}
export function say(around: AroundBoard, id: string, args: Record<string, Arg> = {}): string {
  return around.words().render(id, args, around.names());
}
