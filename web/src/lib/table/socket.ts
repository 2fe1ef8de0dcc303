// One line to one table. It comes back by itself, later and later, and says what it does.

import { Problem } from '../api';
import type { Wire } from '../door';
import type { FromBrowser, Patch, State, ToBrowser } from '../wire';
import { Heartbeat, TICK } from './line';
import { patched } from './patch';

/** What a line tells: patches are applied here. */
export type Heard = Exclude<ToBrowser, Patch>;
/** What only the house of a device understands: there bots think for nobody else. */
interface ToDevice {
  type: 'hurry';
}
export type Link = 'connecting' | 'live' | 'offline' | 'closed';

const WAITS = [300, 700, 1500, 3000, 6000, 12_000];

interface Waiting {
  resolve: () => void;
  reject: (reason: Problem) => void;
}

export interface Listener {
  hello: () => FromBrowser;
  heard: (message: Heard) => void;
  link: (link: Link) => void;
  /** Refused for good: the table is not for me, or not there. */
  refused: (problem: Problem) => void;
}

export class TableSocket {
  private socket: Wire | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private tries = 0;
  private ref = 0;
  private hello = 0;
  /** What this line has told last: what it tells next may be only what has changed. */
  private state: State | null = null;
  private open = new Map<number, Waiting>();
  private done = false;
  private beat = new Heartbeat(0);
  private pulse: ReturnType<typeof setInterval> | undefined;
  private readonly call: () => Wire;
  private readonly listener: Listener;
  private readonly wake = (): void => this.retry();

  constructor(call: () => Wire, listener: Listener) {
    this.call = call;
    this.listener = listener;
    addEventListener('online', this.wake);
    this.connect();
  }

  /** Try again now, not when the waiting is over. */
  retry(): void {
    if (this.done || this.socket) return;
    if (this.timer) clearTimeout(this.timer);
    this.connect();
  }

  /** Say hello again: as another seat. */
  again(): Promise<void> {
    const asked = this.send(this.listener.hello());
    this.hello = this.ref;
    return asked;
  }

  /** Resolves when the server has carried it out. */
  send(message: FromBrowser | ToDevice): Promise<void> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Problem('offline', 'not connected'));
    }
    const ref = ++this.ref;
    return new Promise((resolve, reject) => {
      this.open.set(ref, { resolve, reject });
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  close(): void {
    this.done = true;
    if (this.timer) clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener('online', this.wake);
    this.socket?.close();
    this.fail();
  }

  private connect(): void {
    this.timer = null;
    this.listener.link('connecting');
    const socket = this.call();
    this.socket = socket;
    this.state = null;
    this.beat = new Heartbeat(performance.now());
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.listen(socket), TICK);
    socket.onopen = () => {
      this.again().then(
        () => {
          this.tries = 0;
          this.listener.link('live');
        },
        () => undefined,
      );
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return; // a line that was given up has woken: the new one knows better
      this.beat.heard(performance.now());
      this.heard(JSON.parse(String(event.data)) as ToBrowser);
    };
    socket.onclose = () => this.lost(socket);
  }

  /** A line can fall silent without being closed. */
  private listen(socket: Wire): void {
    const what = this.beat.tick(performance.now());
    if (what === 'ping') void this.send({ type: 'ping' }).catch(() => undefined);
    if (what !== 'lost') return;
    this.lost(socket);
    socket.close();
  }

  private heard(message: ToBrowser): void {
    if (message.type === 'ok') {
      this.open.get(message.ref)?.resolve();
      this.open.delete(message.ref);
    } else if (message.type === 'error') {
      const problem = new Problem(message.code, message.message);
      if (message.ref === this.hello) this.listener.refused(problem);
      this.open.get(message.ref)?.reject(problem);
      this.open.delete(message.ref);
    } else if (message.type === 'patch') {
      if (this.state) this.heardState(patched(this.state, message));
    } else if (message.type === 'state') {
      this.heardState(message);
    } else {
      this.listener.heard(message);
    }
  }

  private heardState(state: State): void {
    this.state = state;
    this.listener.heard(state);
  }

  private lost(socket: Wire): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.pulse);
    this.fail();
    if (this.done) {
      this.listener.link('closed');
      return;
    }
    this.listener.link('offline');
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 1000;
    this.timer = setTimeout(() => this.connect(), wait * (0.8 + Math.random() * 0.4));
  }

  private fail(): void {
    const waiting = [...this.open.values()];
    this.open.clear();
    for (const one of waiting) one.reject(new Problem('offline', 'the connection was lost'));
  }
}
