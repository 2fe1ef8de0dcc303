// The line to the server: whether it is still there, and what becomes of an answer that was under way when it was cut.

import type { Message } from '../wire';
import { actorOf } from './since';

/** Milliseconds of silence before we ask, and of further silence before we believe that nobody is there. */
export const QUIET = 3000;
export const PATIENCE = 5000;
export const TICK = 500;

/** Listens to the line. Whatever comes is a sign of life; a line that is silent is asked, then given up. */
export class Heartbeat {
  private last: number;
  private pinged: number | null = null;

  constructor(now: number) {
    this.last = now;
  }

  heard(now: number): void {
    this.last = now;
    this.pinged = null;
  }

  /** What is to be done now. */
  tick(now: number): 'nothing' | 'ping' | 'lost' {
    if (this.pinged !== null) return now - this.pinged > PATIENCE ? 'lost' : 'nothing';
    if (now - this.last < QUIET) return 'nothing';
    this.pinged = now;
    return 'ping';
  }
}

/** Where somebody answers. `asked`: the open question, or the draft that waits for "Confirm"; null: none of mine. */
export interface Given {
  asked: number | null;
  steps: number;
  entry: number;
}

/** The line is back: the same question is still open, so the answer has not arrived and is sent again; or it has; or
 * something else took the question away: an undo, or whoever decided for me meanwhile. `log`: what happened from then on. */
export function outcome(given: Given, now: Given, log: readonly Message[], seat: number): 'resend' | 'done' | 'lost' {
  if (given.asked === now.asked) return 'resend';
  if (now.steps > given.steps) return 'done';
  if (now.entry <= given.entry) return 'lost';
  const first = log.find((line) => line.entry >= given.entry && (line.id === 'match-undone' || actorOf(line) === seat));
  return first?.id.startsWith('match-') ? 'lost' : 'done'; // some answers are told to nobody
}

/** Lets somebody wait for the line. */
export class Returns {
  private waiting: ((back: boolean) => void)[] = [];

  /** True when the line is back, false when nobody will come back to it. */
  next(): Promise<boolean> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  tell(back: boolean): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve(back);
  }
}
