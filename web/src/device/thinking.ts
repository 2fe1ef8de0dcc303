// The bots' worker, as the house sees it: a question, and in any case an answer.

import type { FromBots, ToBots } from './messages';
import type { Source } from './python';

const LONGEST = 60_000; // milliseconds for one thought; bots watch their own time, and need far less also on a slow phone
export const REVIEW = 180_000; // the same for a piece of a review
const TRIES = 2;
const GRACE = 5000; // milliseconds for a thought that was stopped; a worker that does not hear of it is replaced

export interface Question {
  ask: number;
  game: string;
  /** A piece of a review, not a question to a bot. */
  review?: unknown;
}

interface Open {
  question: Question;
  tries: number;
  /** An address that is there as long as the thought may go on. */
  token: string;
}

export class Thinking {
  private worker: Worker | null = null;
  private ready = false;
  private readonly waiting: Open[] = [];
  private open: Open | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: Source,
    private readonly answered: (ask: number, text: string) => void,
    private readonly longest = LONGEST,
  ) {}

  /** One thought at a time, in the order in which they are asked for. */
  ask(question: Question): void {
    this.waiting.push({ question, tries: 0, token: URL.createObjectURL(new Blob(['.'])) });
    this.next();
  }

  /** The thought ends, and answers with the best that it has found so far; one that has not begun will not take long. */
  stop(ask: number): void {
    const found = this.open?.question.ask === ask ? this.open : this.waiting.find((one) => one.question.ask === ask);
    if (!found?.token) return;
    URL.revokeObjectURL(found.token);
    found.token = '';
    if (found === this.open) this.give(GRACE);
  }

  /** Have the worker ready before anybody asks. */
  warm(): void {
    if (this.worker) return;
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      if (data.type === 'ready') {
        this.ready = true;
        this.next();
      } else if (data.ask === this.open?.question.ask) this.close(data.text);
    };
    worker.onerror = () => this.fail();
    this.send({ type: 'begin', source: this.source });
  }

  /** Ends the worker; the next question makes a new one. */
  rest(): void {
    if (this.open || this.waiting.length > 0) return;
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
  }

  private next(): void {
    if (this.waiting.length === 0) return;
    this.warm();
    if (!this.ready || this.open) return;
    const open = this.waiting.shift();
    if (!open) return;
    this.open = open;
    const { question, token } = open;
    this.give(this.longest);
    this.send({ type: 'think', ask: question.ask, game: question.game, text: JSON.stringify(question), token });
  }

  private give(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail(), milliseconds);
  }

  private close(text: string): void {
    clearTimeout(this.timer);
    const ask = this.open?.question.ask;
    if (this.open?.token) URL.revokeObjectURL(this.open.token);
    this.open = null;
    if (ask !== undefined) this.answered(ask, text);
    this.next();
  }

  /** The worker hangs, or has gone: once more in a new one, then without it. */
  private fail(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
    const { open } = this;
    if (!open) return;
    if (++open.tries >= TRIES) {
      this.close(JSON.stringify({ error: 'no answer in time' }));
      return;
    }
    this.open = null;
    this.waiting.unshift(open);
    this.next();
  }

  private send(message: ToBots): void {
    this.worker?.postMessage(message);
  }
}
