// A table as this browser knows it: what the server has told, and what was asked of it.

import { api, Problem } from '../api';
import { keep, kept } from '../keep';
import { seatNames } from '../names';
import { session } from '../session.svelte';
import { toasts } from '../toasts.svelte';
import type { Chat, Game, Message, Option, Snapshot, State, Table, ToBrowser } from '../wire';
import { Redo } from './redo.svelte';
import { TableSocket, type Link } from './socket';

type Muted = Readonly<Record<string, string>>;
const MUTED = 'permonik:muted';
const BREATH = 110; // milliseconds between two looks back: the server counts them

function readMuted(): Muted {
  try {
    return JSON.parse(kept(MUTED) ?? '{}') as Muted;
  } catch {
    return {};
  }
}

export class Room {
  readonly id: string;
  table: Table | null = $state.raw(null);
  game: Game | null = $state.raw(null);
  state: State | null = $state.raw(null);
  log: Message[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  /** People I do not want to read. The server leaves them out; the names are kept so that they can come back. */
  muted: Muted = $state.raw(readMuted());
  link: Link = $state('connecting');
  refused: Problem | null = $state.raw(null);
  /** As which of my seats I sit here; null for a spectator. */
  seat: number | null = $state(null);
  /** Hotseat with secrets: the seat that is to take the screen over before anything is shown. */
  handOver: number | null = $state(null);
  /** A position of the past that is shown instead of the present one. */
  past: Snapshot | null = $state.raw(null);
  /** The past goes on by itself. */
  film = $state(false);
  /** When the state arrived (performance.now), for clocks. */
  arrived = $state(0);
  /** An answer is on its way. */
  busy = $state(false);
  /** The entry of my last decision: what came after it is news. */
  since = $state(-1);
  readonly redo = new Redo();
  /** Called with every state that asks me something new. */
  asked: ((state: State) => void) | null = null;

  private socket: TableSocket | null = null;
  private filmed = false;
  private sent: Promise<unknown> = Promise.resolve();
  private readonly counting = new Map<number, (points: number[]) => void>();
  private lookingAt: number | null = null;
  private lookingNext: number | null = null;

  constructor(id: string) {
    this.id = id;
  }

  async open(): Promise<void> {
    try {
      const table = await api.table(this.id);
      this.game = await session.game(table.game);
      this.table = table;
      this.seat = this.nextSeat(table.waiting) ?? table.mine[0] ?? null;
      if (this.secret && table.status === 'running') this.handOver = this.seat;
      this.connect();
    } catch (error) {
      this.refused = error instanceof Problem ? error : new Problem('unknown', String(error));
    }
  }

  close(): void {
    this.socket?.close();
    this.socket = null;
  }

  retry(): void {
    this.socket?.retry();
  }

  get mine(): readonly number[] {
    return this.table?.mine ?? [];
  }
  get hotseat(): boolean {
    return this.mine.length > 1;
  }
  /** Several people share this screen and must not see each other's cards. */
  get secret(): boolean {
    return this.hotseat && this.game?.private === true && this.table?.study === false;
  }
  get host(): boolean {
    return this.table !== null && this.table.host.id === session.me?.id;
  }
  get names(): readonly string[] {
    const seats = this.table?.seats ?? [];
    return seatNames(seats, this.state?.names ?? seats.map((seat) => seat.name));
  }
  /** The entry that is shown: of the past, or the last one. */
  get shown(): number {
    return this.past?.entry ?? this.state?.entry ?? 0;
  }

  // -- what I do ---------------------------------------------------------------------------------------------

  /** Answer the open question. */
  async choose(option: Option): Promise<void> {
    const { state, seat } = this;
    if (!state || seat === null || state.seat !== seat || state.asked === null || this.past) return;
    if (this.busy) await this.sent; // the last answer is not confirmed yet
    if (this.state?.asked !== state.asked || this.busy) return; // it was a second click
    const since = state.entry;
    const sent = this.ask({ type: 'decide', seat, asked: state.asked, option: option.id });
    this.sent = sent;
    const done = await sent;
    if (!done) return;
    this.redo.chose(seat, option.text);
    this.mark(seat, since);
  }

  async undo(): Promise<void> {
    if (this.seat === null || !this.state?.undo) return;
    this.redo.asks(this.seat);
    const done = await this.ask({ type: 'undo', seat: this.seat });
    if (!done) this.redo.refused();
  }

  /** The next of my steps that were taken back, where it is still possible. */
  get again(): Option | null {
    if (this.seat === null || this.past) return null;
    const text = this.redo.next(this.seat);
    return this.state?.options.find((option) => option.text === text) ?? null;
  }

  resign = (): Promise<boolean> => this.asSeat((seat) => ({ type: 'resign', seat }));
  proposeEnd = (): Promise<boolean> => this.asSeat((seat) => ({ type: 'propose', seat, what: 'end' }));
  proposeBot = (gone: number, bot: string): Promise<boolean> =>
    this.asSeat((seat) => ({ type: 'propose', seat, what: 'stand-in', for_seat: gone, bot }));
  say = (text: string): Promise<boolean> => this.ask({ type: 'chat', text });

  /** Answer a proposal, as the seat that is asked: at one screen that may be any of mine. */
  async answer(agree: boolean): Promise<void> {
    const needs = this.state?.proposal?.needs ?? [];
    const seat = needs.find((one) => this.mine.includes(one));
    if (seat !== undefined) await this.ask({ type: 'answer', seat, agree });
  }

  withdraw = (): Promise<boolean> => {
    const by = this.state?.proposal?.by;
    this.redo.refused();
    return by === undefined ? Promise.resolve(false) : this.ask({ type: 'answer', seat: by, agree: false });
  };

  async mute(person: string, name: string, muted: boolean): Promise<void> {
    if (!(await this.ask({ type: 'mute', person, muted }))) return;
    const { [person]: _, ...others } = this.muted;
    this.muted = muted ? { ...others, [person]: name } : others;
    keep(MUTED, JSON.stringify(this.muted));
  }

  /** Everybody's points after so many entries, for a chart; nothing of it is shown. */
  async pointsAt(entry: number): Promise<number[]> {
    const told = new Promise<number[]>((resolve) => this.counting.set(entry, resolve));
    if (!(await this.ask({ type: 'at', entry }, false))) this.counting.get(entry)?.([]);
    return told;
  }

  /** Show the position after so many entries; null: the present one. */
  look(entry: number | null): void {
    if (entry === null || (this.state && entry >= this.state.entry)) {
      this.lookingNext = null;
      this.past = null;
      return;
    }
    if (this.lookingAt !== null) {
      this.lookingNext = entry; // one at a time: a slider asks faster than anybody can answer
      return;
    }
    this.lookingAt = entry;
    void this.ask({ type: 'at', entry }, false).then(() => {
      const next = this.lookingNext;
      this.lookingAt = this.lookingNext = null;
      if (next !== null) setTimeout(() => this.look(next), BREATH);
    });
  }

  /** Show again, as a film, what happened from there on. */
  replay(entry: number): void {
    this.filmed = true; // it begins when the first picture is here
    this.look(entry);
  }

  /** Sit on another of my seats. */
  async sit(seat: number): Promise<void> {
    this.handOver = null;
    if (seat === this.seat) return;
    this.seat = seat;
    this.past = null;
    if (this.secret) {
      this.log = [];
      this.state = null;
    }
    this.since = this.marked(seat);
    await this.socket?.again().catch((error: unknown) => toasts.problem(error));
  }

  // -- what I hear -------------------------------------------------------------------------------------------

  private connect(): void {
    this.since = this.marked(this.seat);
    this.socket = new TableSocket(api.socketUrl(this.id), {
      hello: () => ({ type: 'hello', seat: this.seat, since: this.state?.seat === this.seat ? this.state.entry : 0 }),
      heard: (message) => this.heard(message),
      link: (link) => {
        this.link = link;
        if (link === 'connecting') this.chat = []; // the server tells it from the beginning
      },
      refused: (problem) => {
        // A table without spectators still has a waiting room, where one can sit down.
        if (this.table?.status === 'open') return;
        this.refused = problem;
        this.close();
      },
    });
  }

  private heard(message: ToBrowser): void {
    if (message.type === 'state') this.heardState(message);
    else if (message.type === 'snapshot' && this.counting.has(message.entry)) {
      this.counting.get(message.entry)?.(message.scores.map((score) => score.total));
      this.counting.delete(message.entry);
    } else if (message.type === 'snapshot') this.heardPast(message);
    else if (message.type === 'table') this.heardTable(message.table);
    else if (message.type === 'chat') this.chat = [...this.chat, message];
    else if (message.type === 'notice') toasts.say(message.text);
  }

  private heardState(state: State): void {
    if (state.seat !== this.seat) return; // told to the seat that I have just left
    const before = this.state;
    const log = this.log.filter((line) => line.entry < state.log_from);
    this.log = [...log, ...state.log];
    this.arrived = performance.now();
    this.state = state;
    if (before && state.log_from < before.entry) this.redo.undone();
    if (this.past && this.past.entry >= state.entry) this.past = null;
    this.pass(state);
    if (state.asked !== null && state.asked !== before?.asked && this.handOver === null) this.asked?.(state);
  }

  private heardPast(past: Snapshot): void {
    this.past = past;
    this.film ||= this.filmed;
    this.filmed = false;
  }

  private heardTable(table: Table): void {
    const started = this.table?.status === 'open' && table.status === 'running';
    this.table = table;
    if (this.seat !== null && !table.mine.includes(this.seat)) this.seat = null;
    if (this.seat === null && table.mine.length > 0) {
      this.seat = this.nextSeat(table.waiting) ?? table.mine[0] ?? null;
      void this.socket?.again().catch(() => undefined);
    } else if (started && this.seat === null) void this.socket?.again().catch(() => undefined);
    if (started && this.secret) this.handOver = this.nextSeat(table.waiting) ?? this.seat;
  }

  /** At a shared screen: the next person who is waited for. */
  private pass(state: State): void {
    if (!this.hotseat || state.over || this.seat === null || state.waiting.includes(this.seat)) {
      if (state.over) this.handOver = null;
      return;
    }
    const next = this.nextSeat(state.waiting);
    if (next === null) return;
    if (this.secret) this.handOver = next;
    else void this.sit(next);
  }

  private nextSeat(waiting: readonly number[]): number | null {
    return this.mine.find((seat) => waiting.includes(seat)) ?? null;
  }

  private asSeat(message: (seat: number) => Parameters<TableSocket['send']>[0]): Promise<boolean> {
    return this.seat === null ? Promise.resolve(false) : this.ask(message(this.seat));
  }

  private async ask(message: Parameters<TableSocket['send']>[0], lock = true): Promise<boolean> {
    if (!this.socket) return false;
    if (lock) this.busy = true;
    try {
      await this.socket.send(message);
      return true;
    } catch (error) {
      // A late answer needs no words: the new question is already here.
      if (!(error instanceof Problem && error.code === 'stale-decision')) toasts.problem(error);
      return false;
    } finally {
      if (lock) this.busy = false;
    }
  }

  private mark(seat: number, entry: number): void {
    this.since = entry;
    keep(`permonik:${this.id}:${seat}`, String(entry));
  }

  private marked(seat: number | null): number {
    return Number(kept(`permonik:${this.id}:${seat}`) ?? -1);
  }
}
