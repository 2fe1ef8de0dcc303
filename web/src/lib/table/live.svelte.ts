// A table as this browser knows it: what the server has told, and what was asked of it.

import { api, Problem } from '../api';
import { door } from '../door';
import { keep, kept } from '../keep';
import { noteMuted, readMuted, type Muted } from '../muted';
import { seatNames } from '../names';
import { session } from '../session.svelte';
import { toasts } from '../toasts.svelte';
import { prefs } from '../prefs.svelte';
import { t, texts } from '../texts.svelte';
import type { Ahead, Because, Chat, Doubt, Game, Hint, Line, Option, Refused, State, Table } from '../wire';
import { waits, type Step } from './drafting';
import { outcome, Returns, type Given } from './line';
import { Past } from './past.svelte';
import { Picking } from './picking.svelte';
import { Redo } from './redo.svelte';
import { endOfTurn, newsSince } from './since';
import { TableSocket, type Heard, type Link } from './socket';
import { Stage } from './stage.svelte';

const LATE = 200; // milliseconds after which waiting is worth a word

export class LiveTable {
  readonly id: string;
  table: Table | null = $state.raw(null);
  game: Game | null = $state.raw(null);
  state: State | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  /** People I do not want to read. The server leaves them out; the names are kept so that they can come back. */
  muted: Muted = $state.raw(readMuted());
  link: Link = $state('connecting');
  refused: Problem | null = $state.raw(null);
  /** As which of my seats I sit here; null for a spectator. */
  seat: number | null = $state(null);
  /** Hotseat with secrets: the seat that is to take the screen over before anything is shown. */
  handOver: number | null = $state(null);
  /** When the state arrived (performance.now), for clocks. */
  arrived = $state(0);
  /** An answer is on its way. */
  busy = $state(false);
  /** It takes so long that one wants to know. */
  sending = $state(false);
  /** The open question is a choice of several parts: what is picked of it so far. */
  picking: Picking | null = $state.raw(null);
  /** I came back to this question: nothing is answered for me. */
  wentBack = $state(false);
  /** Two answers are given by one click: nothing is answered for me in between. */
  passing = $state(false);
  /** What the page took by itself, at this step of the draft, although there was another answer: "That is all". */
  leftOut: { step: number; other: Option } | null = $state.raw(null);
  /** The entry of the last decision of my last turn: what others did after it is news, until this turn of mine ends, too. */
  since = $state(-1);
  /** The entry of my last decision, while my turn goes on. */
  private decided = $state(-1);
  /** I am asked together with others, as when all feed their dwarfs: that is no turn. */
  private aside = false;
  /** When the match began before our eyes, in seconds; null: we came later. */
  began: number | null = null;
  /** What a bot says against my draft, and whether it is still thinking about it. */
  doubt = $state.raw<Doubt | null>(null);
  weighing = $state(false);
  readonly redo = new Redo();
  /** What others do is shown beat by beat. */
  readonly stage = new Stage();
  /** A moment of the past that is shown instead. */
  readonly past = new Past({ present: () => this.state, ask: (message) => this.ask(message, false) });
  /** Called when it is my turn to answer, not when I am asked on. */
  asked: ((state: State) => void) | null = null;

  private socket: TableSocket | null = null;
  private readonly returns = new Returns();
  /** My answers in the draft, as far as this page has seen them. */
  private steps: Step[] = [];
  private handedOver: number[] = [];
  private sent: Promise<unknown> = Promise.resolve();
  private readonly counting = new Map<number, (points: number[]) => void>();
  private readonly wondering = new Map<string, (because: Because) => void>();
  private advised: ((hint: Hint) => void) | null = null;
  private weighed: ((doubt: Doubt) => void) | null = null;

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
    this.returns.tell(false);
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
  private called: readonly string[] = [];
  /** How the seats are called; the same list as long as nobody is called otherwise. */
  readonly names: readonly string[] = $derived.by(() => {
    const seats = this.table?.seats ?? [];
    // People are called as they are called today; the match keeps the names under which it began.
    const began = this.state?.names ?? [];
    const names = seatNames(seats, seats.length > 0 ? seats.map((seat) => seat.name || (began[seat.seat] ?? '')) : began);
    if (names.join('\n') !== this.called.join('\n')) this.called = names;
    return this.called;
  });
  /** The entry that is shown: of the past, or the last one. */
  get shown(): number {
    return (this.past.seen ?? this.scene)?.entry ?? 0;
  }
  /** The state that the board shows: the present, or what leads to it. */
  get scene(): State | null {
    return this.stage.beat?.shows ?? this.state;
  }

  /** The log as far as the board shows what happened. */
  get told(): Line[] {
    const { scene } = this;
    return scene === this.state ? this.log : this.log.filter((line) => line.entry < (scene?.entry ?? 0));
  }

  /** What leads to the present is still being shown. */
  get catchingUp(): boolean {
    return this.stage.beat !== null && this.scene !== this.state && !this.past.seen;
  }

  // -- what I do ---------------------------------------------------------------------------------------------

  /** Answer the open question. `ends`: the answer says that it ends the turn; `own`: a person gives it. */
  async choose(option: Option, ends = false, own = true): Promise<void> {
    const { state } = this;
    if (!state) return;
    const chosen = state.options.length > 1;
    await this.draft([option.id], option.text, { chosen, ends, weighty: !!option.weighty, several: false, own });
  }

  /** Answer the open question and the one that comes of it, by one click. */
  async chooseBoth(option: Ahead, ends = false): Promise<void> {
    const steps = this.state?.draft?.steps ?? 0;
    const first = this.state?.options.find(({ id }) => id === option.via);
    if (!first || this.passing) return;
    this.passing = true;
    await this.draft([first.id], first.text, { chosen: false, ends: false, weighty: false, several: false, own: true });
    const next = this.state?.options.find(({ text }) => text === option.text);
    if (next && this.state?.draft?.steps === steps + 1) await this.choose(next, ends);
    this.passing = false;
  }

  /** Hand a choice of several parts over, as it is picked. */
  async handOverPicks(): Promise<void> {
    const { picking } = this;
    if (picking?.whole) await this.draftPicks(picking.picks, { ends: false, several: true });
  }

  /** Hand over one of the ways of a choice. `ends`: it was said that it ends the draft. */
  async handOverWay(picks: readonly number[], ends: boolean): Promise<void> {
    await this.draftPicks([...picks], { ends, several: false });
  }

  private async draftPicks(picks: number[], more: Pick<Step, 'ends' | 'several'>): Promise<void> {
    const weighty = (this.state?.options ?? []).some((option) => option.weighty && picks.includes(option.id));
    this.handedOver = picks;
    await this.draft(picks, '', { chosen: true, weighty, own: true, ...more });
  }

  /** Keep only so many answers of the draft; 0 drops it. */
  async back(to: number): Promise<void> {
    const steps = this.state?.draft?.steps ?? 0;
    const { seat } = this;
    if (seat === null || this.busy || to < 0 || to >= steps) return;
    if (await this.ask({ type: 'back', seat, to })) this.redo.dropped(seat, steps - to);
  }

  /** Not what the page took by itself, but the other answer. */
  async leaveOut(): Promise<void> {
    const { leftOut } = this;
    if (!leftOut) return;
    this.leftOut = null;
    await this.back(leftOut.step);
    const other = this.state?.options.find((option) => option.text === leftOut.other.text);
    if (other) await this.choose(other, true);
  }

  /** Play what is drafted. `byHand`: somebody has said so. */
  async confirm(byHand = true): Promise<void> {
    const { seat, state } = this;
    if (seat === null || !state?.draft || this.busy) return;
    const { entry } = state;
    // What the page answered by itself is no decision of mine: the others' turn before it stays news.
    const decided = (byHand || this.steps.some((step) => step.own)) && !this.aside;
    this.aside &&= state.waiting.length > 1;
    if (!(await this.ask({ type: 'confirm', seat, draft: state.draft.number })) || !decided) return;
    if (this.seat !== seat) return this.remember(seat, entry); // my turn is over: the next of my seats is asked already
    this.decided = entry;
    this.turnOver();
  }

  /** My turn is over when I am no longer waited for: what others do from then on is news. */
  private turnOver(): void {
    const { seat, state } = this;
    if (seat === null || !state || this.decided < 0 || (state.waiting.includes(seat) && !state.over)) return;
    this.since = this.decided;
    this.remember(seat, this.decided);
    this.decided = -1;
  }

  /** The draft is complete and holds what cannot be lightly taken: only the button confirms it. */
  get weighty(): boolean {
    return this.steps.some((step) => step.weighty);
  }

  private async draft(picks: number[], text: string, step: Step): Promise<void> {
    const { state, seat } = this;
    if (!state || seat === null || state.seat !== seat || state.asked === null || this.past.seen) return;
    const drafted = state.draft?.steps ?? 0;
    if (this.busy) await this.sent; // the last answer is not taken yet
    if (this.state?.asked !== state.asked || (this.state.draft?.steps ?? 0) !== drafted || this.busy) return; // a second click
    if (step.own) this.stage.skip(); // who answers has seen enough of how it came to this
    this.steps = [...this.steps.slice(0, drafted), step];
    const sent = this.answerBy({ type: 'draft', seat, asked: state.asked, picks });
    this.sent = sent;
    if (await sent) this.redo.chose(seat, text);
    else this.steps = this.steps.slice(0, drafted);
  }

  /** Draft an answer; a draft that is complete is played at once where it need not wait. */
  private async answerBy(message: Parameters<TableSocket['send']>[0]): Promise<boolean> {
    if (!(await this.ask(message))) return false;
    const { draft, entry } = this.state ?? {};
    if (!draft?.done || (await this.warned()) || this.state?.entry !== entry || this.state?.draft?.steps !== draft.steps) return true;
    if (!waits(prefs.confirm, draft.steps === this.steps.length ? this.steps : null))
      await this.confirm(false);
    return true;
  }

  /** Who wants to be careful hears from a bot when the draft is bad, before it is played. */
  private async warned(): Promise<boolean> {
    const { seat, state } = this;
    if (!prefs.careful || seat === null || state?.hints !== 'free') return false;
    this.weighing = true;
    const told = new Promise<Doubt>((resolve) => (this.weighed = resolve));
    const doubt = (await this.ask({ type: 'weigh', seat }, false)) ? await told : null;
    this.weighing = false;
    if (doubt?.better && doubt.entry === this.state?.entry && doubt.steps === this.state.draft?.steps) this.doubt = doubt;
    return this.doubt !== null;
  }

  async undo(): Promise<void> {
    if (this.seat === null || !this.state?.undo) return;
    this.redo.asks(this.seat);
    const done = await this.ask({ type: 'undo', seat: this.seat });
    if (!done) this.redo.refused();
  }

  /** The next of my steps that were taken back, where it is still possible. */
  get again(): Option | null {
    if (this.seat === null || this.past.seen) return null;
    const text = this.redo.next(this.seat);
    return this.state?.options.find((option) => option.text === text) ?? null;
  }

  resign = (): Promise<boolean> => this.asSeat((seat) => ({ type: 'resign', seat }));
  proposeEnd = (): Promise<boolean> => this.asSeat((seat) => ({ type: 'propose', seat, what: 'end' }));
  proposeHints = (): Promise<boolean> => this.asSeat((seat) => ({ type: 'propose', seat, what: 'hints' }));
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
    if (await this.ask({ type: 'mute', person, muted })) this.muted = noteMuted(person, name, muted);
  }

  /** Why nothing can be chosen at a place of the board; null where nobody can tell. */
  async why(target: string): Promise<Because | null> {
    const { seat, state } = this;
    if (seat === null || state?.seat !== seat || state.asked === null || this.past.seen) return null;
    const told = new Promise<Because>((resolve) => this.wondering.set(target, resolve));
    return (await this.ask({ type: 'why', seat, target }, false)) ? told : null;
  }

  /** What a strong bot would do; null where it says nothing. */
  async hint(): Promise<Hint | null> {
    const { seat } = this;
    if (seat === null) return null;
    const told = new Promise<Hint>((resolve) => (this.advised = resolve));
    return (await this.ask({ type: 'hint', seat }, false)) ? told : null;
  }

  /** On a device: bots that think shall play the best that they have found so far. */
  hurry(): void {
    void this.ask({ type: 'hurry' }, false);
  }

  /** Everybody's points after so many entries, for a chart; nothing of it is shown. */
  async pointsAt(entry: number): Promise<number[]> {
    const told = new Promise<number[]>((resolve) => this.counting.set(entry, resolve));
    if (!(await this.ask({ type: 'at', entry }, false))) this.counting.get(entry)?.([]);
    return told;
  }

  /** Sit on another of my seats. */
  async sit(seat: number): Promise<void> {
    this.handOver = null;
    if (seat === this.seat) return;
    this.seat = seat;
    this.past.leave();
    if (this.secret) {
      this.log = [];
      this.state = null;
    }
    this.since = this.marked(seat);
    this.decided = -1;
    this.aside = false;
    await this.socket?.again().catch((error: unknown) => toasts.problem(error));
  }

  // -- what I hear -------------------------------------------------------------------------------------------

  private connect(): void {
    this.since = this.marked(this.seat);
    this.socket = new TableSocket(() => door.line(this.id), {
      hello: () => ({ type: 'hello', seat: this.seat, since: this.state?.seat === this.seat ? this.state.entry : 0, patches: true }),
      heard: (message) => this.heard(message),
      link: (link) => {
        this.link = link;
        if (link === 'live' || link === 'closed') this.returns.tell(link === 'live');
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

  private heard(message: Heard): void {
    if (message.type === 'state') this.heardState(message);
    else if (message.type === 'snapshot' && this.counting.has(message.entry)) {
      this.counting.get(message.entry)?.(message.scores.map((score) => score.total));
      this.counting.delete(message.entry);
    } else if (message.type === 'snapshot') this.past.heard(message, this.seat);
    else if (message.type === 'hint') this.advised?.(message);
    else if (message.type === 'doubt') this.weighed?.(message);
    else if (message.type === 'because') {
      this.wondering.get(message.target)?.(message);
      this.wondering.delete(message.target);
    } else if (message.type === 'table') this.heardTable(message.table);
    else if (message.type === 'chat') this.chat = [...this.chat, message];
    else if (message.type === 'notice') toasts.say(message.text);
    else if (message.type === 'refused') this.heardRefusal(message);
  }

  private heardState(state: State): void {
    if (state.seat !== this.seat) return; // told to the seat that I have just left
    const before = this.state;
    const log = this.log.filter((line) => line.entry < state.log_from);
    this.log = [...log, ...state.log];
    this.arrived = performance.now();
    this.state = state;
    // Another device of mine made the last turn: the log knows when.
    if (!before && this.since < 0) this.since = endOfTurn(this.log, this.seat, state.waiting.includes(this.seat ?? -1));
    this.aside = state.waiting.length > 1 || (this.aside && state.waiting.includes(this.seat ?? -1));
    this.turnOver();
    this.stage.heard(before, state, this.busy);
    if (before && state.log_from < before.entry) this.redo.undone();
    this.heardDraft(state, before);
    this.past.follow(before, state);
    this.pass(state);
    if (state.asked !== null && state.asked !== before?.asked && !state.draft && this.handOver === null && this.calls(state, before)) this.asked?.(state);
  }

  /** I was not waited for, or others have done something meanwhile: a question that comes of my own answer calls nobody. */
  private calls(state: State, before: State | null): boolean {
    if (!before || state.seat === null || !before.waiting.includes(state.seat)) return true;
    return newsSince(state.log.filter((line) => line.fold !== 'part'), before.entry - 1, state.seat).some(({ seat }) => !this.mine.includes(seat));
  }

  private heardDraft(state: State, before: State | null): void {
    const steps = state.draft?.steps ?? 0;
    const had = before?.seat === state.seat ? (before.draft?.steps ?? 0) : 0;
    const still = before !== null && before.asked === state.asked && steps === had;
    const undone = before !== null && before.seat === state.seat && state.log_from < before.entry;
    if (!still) this.doubt = null;
    if (!still) this.wentBack = undone || (steps < had && state.entry === before?.entry);
    if (steps < this.steps.length) this.steps = this.steps.slice(0, steps);
    const same = still && JSON.stringify(before.choice) === JSON.stringify(state.choice);
    if (same && this.picking && state.choice) return; // what is picked stays picked
    // Whoever comes back to a choice finds it as it was handed over.
    this.picking = state.choice ? new Picking(state.choice, this.wentBack ? this.handedOver : []) : null;
  }

  private heardRefusal(refused: Refused): void {
    this.redo.refused();
    toasts.say(texts.house.render(`refused-${refused.what}`, { by: { seat: refused.by } }, this.names));
  }

  /** Does something to the table by a request. Where the line has told more meanwhile, the late answer is out of date. */
  async change(action: () => Promise<Table | void>): Promise<void> {
    const { table } = this;
    const changed = await action();
    if (changed && this.table === table) this.heardTable(changed);
  }

  private heardTable(table: Table): void {
    const started = this.table?.status === 'open' && table.status === 'running';
    if (started) this.began = Date.now() / 1000;
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
    const late = lock ? setTimeout(() => (this.sending = true), LATE) : undefined;
    if (lock) this.busy = true;
    try {
      await this.deliver(message);
      return true;
    } catch (error) {
      // A late answer needs no words: the new question is already here.
      if (!(error instanceof Problem && error.code === 'stale-decision')) toasts.problem(error);
      return false;
    } finally {
      clearTimeout(late);
      if (lock) this.busy = this.sending = false;
    }
  }

  /** An answer that the line has swallowed has exactly one outcome when it is back: it had arrived, it arrives now, or it
   * is asked no more. */
  private async deliver(message: Parameters<TableSocket['send']>[0]): Promise<void> {
    const given = this.given(message);
    for (let tries = 0; ; tries++) {
      try {
        await this.socket?.send(message);
        if (tries > 0) toasts.say(t('line-answered'));
        return;
      } catch (error) {
        if (given.asked === null || !(error instanceof Problem)) throw error;
        const offline = error.code === 'offline';
        if (offline && !(await this.returns.next())) throw error;
        const found = outcome(given, this.given(message), this.log, given.seat);
        if (offline && found === 'resend') continue;
        // A second copy is refused when the first one has come through after all.
        if (!offline && (tries === 0 || (error.code !== 'stale-decision' && found === 'resend'))) throw error;
        toasts.say(t(found === 'lost' ? 'line-lost' : 'line-answered'));
        if (found === 'lost') throw new Problem('stale-decision', error.message);
        return;
      }
    }
  }

  /** Where such a message answers now: at the open question, or at the steps that wait for "Confirm". */
  private given(message: Parameters<TableSocket['send']>[0]): Given & { seat: number } {
    const { state } = this;
    const seat = 'seat' in message ? (message.seat ?? -1) : -1;
    const steps = state?.draft?.steps ?? 0;
    const open = state && state.seat === seat ? state : null;
    const asked = message.type === 'draft' ? open?.asked : message.type === 'confirm' && open?.draft?.done ? steps : null;
    return { seat, asked: asked ?? null, steps, entry: state?.entry ?? 0 };
  }

  private remember(seat: number, entry: number): void {
    keep(`permonik:${this.id}:${seat}`, String(entry));
  }

  /** I have not decided anything at this table yet, as far as this device knows. */
  get untouched(): boolean {
    return this.decided < 0 && this.marked(this.seat) < 0;
  }
  private marked(seat: number | null): number {
    return Number(kept(`permonik:${this.id}:${seat}`) ?? -1);
  }
}
