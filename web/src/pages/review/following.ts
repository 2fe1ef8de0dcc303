// What the house makes takes a while: it is asked for once, and then how far it is, until it is done.

import { Problem } from '../../lib/api';
import type { ReviewOut } from '../../lib/wire';

interface Wishes {
  /** Wants it made. */
  want: () => Promise<ReviewOut>;
  /** How far it is. */
  look: () => Promise<ReviewOut>;
  /** Milliseconds between two looks. */
  pause: number;
  tell: (found: ReviewOut) => void;
  refuse: (problem: Problem) => void;
}

/** Returns what stops it: nothing is told after that. */
export function following({ want, look, pause, tell, refuse }: Wishes): () => void {
  let gone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = async (ask: () => Promise<ReviewOut>): Promise<void> => {
    const later = (next: () => Promise<ReviewOut>): void => void (timer = setTimeout(() => void follow(next), pause));
    try {
      const found = await ask();
      if (gone) return;
      tell(found);
      if (found.state === 'made') later(look);
    } catch (error) {
      if (gone) return;
      // A line that was cut for a moment does not matter; a refusal does.
      if (error instanceof Problem && error.code !== 'offline') refuse(error);
      else later(ask);
    }
  };
  void follow(want);
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}
