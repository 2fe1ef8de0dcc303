// The line to the server: whether it is still there, and what becomes of an answer that was under way when it was cut.

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

/** The line is back: the same question is still open, so the answer has not arrived and is sent again; or it has. */
export function outcome(asked: number, open: number | null | undefined): 'resend' | 'done' {
  return asked === open ? 'resend' : 'done';
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
