// The table as the page knows it, against a socket that answers as docs/api.md says.

import { beforeEach, expect, test, vi } from 'vitest';
import type { Choice, Draft, FromBrowser, Line, Option, State, Table } from '../wire';

class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: (FromBrowser & { ref: number })[] = [];
  constructor() {
    FakeSocket.last = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser & { ref: number });
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The last message is carried out: first what follows from it, then "ok". */
  async answer(state?: State): Promise<void> {
    if (state) this.tell(state);
    this.tell({ type: 'ok', ref: this.sent[this.sent.length - 1]?.ref });
    await settle();
  }
  said(type: string): FromBrowser[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const TABLE = { id: 't', game: 'g', status: 'running', mine: [0], waiting: [0], seats: [], host: { id: 'p' }, study: false };

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('matchMedia', () => ({ matches: true }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('location', { href: 'http://localhost/' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
vi.stubGlobal('matchMedia', () => ({ matches: true })); // nothing moves: everything is shown at once
vi.stubGlobal('WebSocket', FakeSocket);
const { api } = await import('../api');
const { prefs } = await import('../prefs.svelte');
const { session } = await import('../session.svelte');
const { toasts } = await import('../toasts.svelte');
const { t } = await import('../texts.svelte');
const { begins } = await import('./dealing');
const { LiveTable } = await import('./live.svelte');
vi.spyOn(api, 'table').mockResolvedValue(TABLE as never);
vi.spyOn(session, 'game').mockResolvedValue({ id: 'g', private: false } as never);

const option = (id: number, more: Partial<Option> = {}): Option =>
  ({ id, text: `answer ${id}`, message: { id: 'o', args: {}, targets: [], entry: -1 }, targets: [], final: false, weighty: null, ...more }) as Option;
function state(more: Partial<State>): State {
  const plain = { type: 'state', seat: 0, entry: 5, view: {}, shown: {}, waiting: [0], question: null, asked: 5, options: [option(1), option(2)], ahead: [], obvious: null };
  return { ...plain, undo: null, log: [], log_from: 5, over: false, scores: [], winners: [], names: ['Anna'], proposal: null, clock: null, draft: null, choice: null, busy: [], ...more } as unknown as State;
}
const draft = (steps: number, done = false): Draft => ({ number: steps, answers: [], follows: [], steps, done, log: [] });
const TWO_OF: Choice = { items: [1, 2].map((id) => ({ option: id, limit: 2, clashes: [], needs: [] })), least: 2, most: 2, ways: [] };

async function opened(first: State): Promise<{ live: InstanceType<typeof LiveTable>; socket: FakeSocket }> {
  const live = new LiveTable('t');
  await live.open();
  await settle();
  const socket = FakeSocket.last;
  await socket.answer(first);
  return { live, socket };
}

beforeEach(() => {
  prefs.confirm = 'matters';
  toasts.list = [];
});

test('an answer is drafted, and a turn of several waits for "Confirm"', async () => {
  const { live, socket } = await opened(state({}));
  void live.choose(option(2));
  expect(socket.said('draft')).toMatchObject([{ seat: 0, asked: 5, picks: [2] }]);
  await socket.answer(state({ asked: 1001, draft: draft(1) }));
  void live.choose(option(1));
  await socket.answer(state({ asked: null, options: [], draft: draft(2, true) }));
  expect(socket.said('confirm')).toEqual([]);
  void live.confirm();
  expect(socket.said('confirm')).toMatchObject([{ seat: 0, draft: live.state!.draft!.number }]);
});

test('a single plain answer is played at once, a weighty one is not', async () => {
  const { live, socket } = await opened(state({}));
  void live.choose(option(2));
  await socket.answer(state({ asked: null, options: [], draft: draft(1, true) }));
  expect(socket.said('confirm')).toHaveLength(1);

  const again = await opened(state({}));
  void again.live.choose(option(2, { weighty: 'beg' }));
  await again.socket.answer(state({ asked: null, options: [], draft: draft(1, true) }));
  expect(again.socket.said('confirm')).toEqual([]);
  expect(again.live.weighty).toBe(true);
});

test('what the page answers by itself is no decision: the turn of the others before it stays news', async () => {
  for (const [own, since] of [[true, 5], [false, -1]] as const) {
    const { live, socket } = await opened(state({ options: [option(2)] }));
    void live.choose(option(2), false, own);
    await socket.answer(state({ asked: null, options: [], draft: draft(1, true) }));
    expect(socket.said('confirm')).toHaveLength(1);
    await socket.answer(state({ entry: 6, asked: null, options: [], waiting: [1] }));
    expect([live.state?.entry, live.since]).toEqual([6, since]);
  }
});

async function confirmed(socket: FakeSocket, live: InstanceType<typeof LiveTable>, then: Partial<State>): Promise<void> {
  void live.choose(option(2));
  await socket.answer(state({ ...then, entry: live.state!.entry, asked: null, options: [], waiting: live.state!.waiting, draft: draft(1, true) }));
  await socket.answer(state(then));
}

test('what others did stays news until my turn ends', async () => {
  const { live, socket } = await opened(state({}));
  await confirmed(socket, live, { entry: 6, asked: 6 }); // the dice are rolled, and I am asked on
  expect([live.since, live.untouched]).toEqual([-1, false]);
  await confirmed(socket, live, { entry: 8, asked: 8 });
  expect(live.since).toBe(-1);
  socket.tell(state({ entry: 9, asked: null, options: [], waiting: [1] }));
  expect(live.since).toBe(6);
  socket.tell(state({ entry: 12, asked: 12 }));
  expect(live.since).toBe(6);
});

test('at one screen each seat knows when it last decided, however soon the next one is asked', async () => {
  const kept = new Map<string, string>();
  vi.spyOn(localStorage, 'getItem').mockImplementation((key) => kept.get(key) ?? null);
  vi.spyOn(localStorage, 'setItem').mockImplementation((key, value) => void kept.set(key, value));
  vi.spyOn(api, 'table').mockResolvedValueOnce({ ...TABLE, mine: [0, 1] } as never);
  const { live, socket } = await opened(state({}));
  const known: [boolean, number][] = [];
  for (let entry = 5; entry < 13; entry += 2) {
    const seat = live.seat!;
    known.push([live.untouched, live.since]);
    await confirmed(socket, live, { seat, entry: entry + 1, asked: entry + 1, waiting: [seat] }); // a turn of two decisions
    void live.choose(option(2));
    await socket.answer(state({ seat, entry: entry + 1, asked: null, options: [], waiting: [seat], draft: draft(1, true) }));
    const ref = socket.sent.at(-1)!.ref;
    socket.tell(state({ seat, entry: entry + 2, asked: null, options: [], waiting: [1 - seat] }));
    expect(socket.sent.at(-1)).toMatchObject({ type: 'hello', seat: 1 - seat });
    socket.tell({ type: 'ok', ref });
    await settle();
    socket.tell(state({ seat: 1 - seat, entry: entry + 2, asked: entry + 2, waiting: [1 - seat] }));
  }
  expect(known).toEqual([[true, -1], [true, -1], [false, 6], [false, 8]]);
  vi.mocked(localStorage.getItem).mockReset();
  vi.mocked(localStorage.setItem).mockReset();
});

test('what all are asked together is nobody\'s turn', async () => {
  const { live, socket } = await opened(state({ waiting: [0, 1] }));
  socket.tell(state({ entry: 6, waiting: [0] })); // the other one was faster
  await confirmed(socket, live, { entry: 7, asked: null, options: [], waiting: [1] });
  expect(live.since).toBe(-1);
  socket.tell(state({ entry: 8, asked: 8 }));
  await confirmed(socket, live, { entry: 9, asked: null, options: [], waiting: [1] });
  expect(live.since).toBe(8);
});

test('a bell rings when it is my turn, or when somebody else has done something; not when my own answer leads to a question', async () => {
  const { live, socket } = await opened(state({}));
  const did = (seat: number, entry: number, fold: Line['fold'] = 'deed'): Line => ({ id: 'did', args: { seat: { seat } }, targets: [], entry, fold, cause: '', moved: [] });
  let rung = 0;
  live.asked = () => (rung += 1);
  const rings = (next: Partial<State>): boolean => {
    const before = rung;
    socket.tell(state(next));
    return rung > before;
  };
  expect(rings({ entry: 6, asked: 6, log: [did(0, 5), did(1, 5, 'part')] })).toBe(false); // my own answer, and what it did to others
  expect(rings({ entry: 6, asked: 1006, draft: draft(1) })).toBe(false);
  expect(rings({ entry: 6, asked: 6, log_from: 6 })).toBe(false); // I have dropped the draft
  expect(rings({ entry: 7, asked: null, options: [], waiting: [1], log_from: 6, log: [did(0, 6)] })).toBe(false);
  expect(rings({ entry: 8, asked: 8, log_from: 7, log: [] })).toBe(true);
  expect(rings({ entry: 10, asked: 10, log_from: 8, log: [did(0, 8), did(1, 9)] })).toBe(true); // a fast bot
});

test('a match is seen to begin when its last player has come, however long the table was open', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const old = { ...TABLE, created: Date.now() / 1000 - 600 } as unknown as Table;
  vi.spyOn(api, 'table').mockResolvedValueOnce({ ...old, status: 'open', waiting: [] });
  const live = new LiveTable('t');
  await live.open();
  await settle();
  FakeSocket.last.tell({ type: 'table', table: old });
  await FakeSocket.last.answer(state({}));
  expect(begins(live, old)).toBe(true);
  await confirmed(FakeSocket.last, live, { entry: 6, asked: 6 });
  expect(begins(live, old)).toBe(false);

  vi.spyOn(api, 'table').mockResolvedValueOnce(old);
  const { live: later } = await opened(state({}));
  expect(begins(later, old)).toBe(false);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

test('an answer that comes later than news of the line does not lead back into the waiting room', async () => {
  const waiting = { ...TABLE, status: 'open', mine: [] };
  vi.spyOn(api, 'table').mockResolvedValueOnce(waiting as never);
  const live = new LiveTable('t');
  await live.open();
  await settle();
  const joined = { ...waiting, mine: [0] } as never;
  await live.change(() => Promise.resolve(joined));
  expect([live.table?.status, live.mine]).toEqual(['open', [0]]);
  let answer: (table: never) => void = () => undefined;
  const asked = live.change(() => new Promise((resolve) => (answer = resolve)));
  FakeSocket.last.tell({ type: 'table', table: TABLE });
  answer(joined);
  await asked;
  expect(live.table?.status).toBe('running');
});

test('whoever answers is led to the present at once, before the house has heard of it; what the page answers leaves the board', async () => {
  for (const own of [true, false]) {
    const { live } = await opened(state({}));
    live.stage.beat = { shows: state({ entry: 3 }), lines: [] };
    void live.choose(option(2), false, own);
    expect(live.scene?.entry).toBe(own ? 5 : 3);
  }
});

test('what the board does not show yet is not told either, so that nobody hears it before', async () => {
  const line = (id: string, entry: number): Line => ({ id, args: {}, targets: [], entry, fold: 'deed', cause: '', moved: [] });
  const { live } = await opened(state({ entry: 7, log: [line('rolled', 4), line('dug', 5), line('sold-food', 6)] }));
  const told = (): string[] => live.told.map(({ id }) => id);
  live.stage.beat = { shows: state({ entry: 5 }), lines: [] };
  expect(told()).toEqual(['rolled']);
  live.stage.beat = { shows: state({ entry: 6 }), lines: [] };
  expect(told()).toEqual(['rolled', 'dug']);
  live.stage.skip();
  expect(told()).toEqual(['rolled', 'dug', 'sold-food']);
});

test('"always" confirms everything, "never" nothing', async () => {
  for (const [setting, sent] of [['always', 0], ['never', 1]] as const) {
    prefs.confirm = setting;
    const { live, socket } = await opened(state({}));
    void live.choose(option(2));
    await socket.answer(state({ asked: null, options: [], draft: draft(1, true) }));
    expect(socket.said('confirm')).toHaveLength(sent);
  }
});

test('a second click does not answer the next question', async () => {
  const { live, socket } = await opened(state({}));
  void live.choose(option(1));
  void live.choose(option(1));
  await socket.answer(state({ asked: 1001, draft: draft(1) }));
  expect(socket.said('draft')).toHaveLength(1);
});

test('a draft of another device waits: this page has not seen its answers', async () => {
  const { live, socket } = await opened(state({ asked: 1003, draft: draft(3) }));
  void live.choose(option(1));
  await socket.answer(state({ asked: null, options: [], draft: draft(4, true) }));
  expect(socket.said('confirm')).toEqual([]);
});

test('back keeps the first answers, and says that somebody came back', async () => {
  const { live, socket } = await opened(state({ asked: 1002, draft: draft(2) }));
  void live.back(1);
  expect(socket.said('back')).toMatchObject([{ seat: 0, to: 1 }]);
  await socket.answer(state({ asked: 1003, draft: draft(1) }));
  expect(live.wentBack).toBe(true);
  socket.tell(state({ asked: 1003, draft: draft(1) })); // somebody else did something
  expect(live.wentBack).toBe(true);
  void live.back(7);
  expect(socket.said('back')).toHaveLength(1);
});

test('a choice of several parts is handed over whole, and found again on the way back', async () => {
  const { live, socket } = await opened(state({ choice: TWO_OF }));
  live.picking?.add(2);
  await live.handOverPicks();
  expect(socket.said('draft')).toEqual([]); // one is missing
  socket.tell(state({ choice: TWO_OF })); // somebody else did something
  live.picking?.add(1);
  void live.handOverPicks();
  expect(socket.said('draft')).toMatchObject([{ picks: [1, 2] }]);
  await socket.answer(state({ asked: null, options: [], draft: draft(1, true) }));
  expect([socket.said('confirm').length, live.picking]).toEqual([0, null]);
  void live.back(0);
  await socket.answer(state({ choice: TWO_OF }));
  expect(live.picking?.picks).toEqual([1, 2]);
});

test('what takes long is shown as on its way', async () => {
  const { live, socket } = await opened(state({}));
  vi.useFakeTimers();
  void live.choose(option(1));
  expect([live.busy, live.sending]).toEqual([true, false]);
  vi.advanceTimersByTime(200);
  expect(live.sending).toBe(true);
  vi.useRealTimers();
  await socket.answer(state({ asked: 1001, draft: draft(1) }));
  expect([live.busy, live.sending]).toEqual([false, false]);
});

test('a refusal is told to whoever asked', async () => {
  const { socket } = await opened(state({}));
  socket.tell({ type: 'refused', what: 'undo', by: 1 });
  expect(toasts.list).toHaveLength(1);
});

test('a confirmation that the line has swallowed is sent again while its draft is there, and only then', async () => {
  for (const [found, sent] of [[state({ asked: null, options: [], draft: draft(2, true) }), 1], [state({ entry: 7, asked: 7 }), 0]] as const) {
    const { live, socket } = await opened(state({ asked: null, options: [], draft: draft(2, true) }));
    void live.confirm();
    socket.onclose?.();
    await settle();
    live.retry();
    await settle();
    const next = FakeSocket.last;
    await next.answer(found);
    expect(next.said('confirm')).toHaveLength(sent);
    if (sent) await next.answer(state({ entry: 7, asked: 7 }));
    expect([live.busy, live.untouched, toasts.list.length]).toEqual([false, false, 1]);
    toasts.list = [];
    live.close();
  }
});

test('whose second copy is refused because the first has come through is told so, too', async () => {
  const { live, socket } = await opened(state({}));
  void live.choose(option(1));
  socket.onclose?.();
  await settle();
  live.retry();
  await settle();
  const next = FakeSocket.last;
  await next.answer(state({}));
  expect(next.said('draft')).toHaveLength(1);
  next.tell({ type: 'error', ref: next.sent[next.sent.length - 1]?.ref, code: 'stale-decision', message: '' });
  await settle();
  expect([live.busy, toasts.list.map((toast) => toast.text)]).toEqual([false, [t('line-answered')]]);
  live.close();
});

test('whose place was taken while the line was down is not told that the answer stands', async () => {
  const { live, socket } = await opened(state({ asked: null, options: [], draft: draft(2, true) }));
  void live.confirm();
  socket.onclose?.();
  await settle();
  live.retry();
  await settle();
  const stoodIn = { id: 'match-seat-changed', args: { seat: { seat: 0 } }, targets: [], entry: 5, fold: 'note', cause: '', moved: [] } as Line;
  await FakeSocket.last.answer(state({ entry: 7, asked: 7, log: [stoodIn] }));
  expect(FakeSocket.last.said('confirm')).toEqual([]);
  expect([live.busy, live.untouched, toasts.list.map((toast) => toast.text)]).toEqual([false, true, [t('line-lost')]]);
  live.close();
});

// -- open hands --------------------------------------------------------------------------------------------------------

async function watching(open_until: number): Promise<{ live: InstanceType<typeof LiveTable>; socket: FakeSocket }> {
  vi.spyOn(api, 'table').mockResolvedValueOnce({ ...TABLE, mine: [], open_hands: true } as never);
  return opened(state({ seat: null, asked: null, options: [], entry: 50, open_until }));
}
const seen = (seat: number | null, entry: number): object => ({ type: 'snapshot', seat, entry, view: {}, shown: {}, log: [], scores: [] });

test('a spectator looks through the eyes of a seat as late as its hand is open, and goes along', async () => {
  const { live, socket } = await watching(20);
  live.past.through(1);
  expect(socket.said('at').at(-1)).toMatchObject({ entry: 20, seat: 1 });
  socket.tell(seen(1, 20));
  await socket.answer();
  expect(live.past.seen?.seat).toBe(1);
  socket.tell(state({ seat: null, asked: null, options: [], entry: 60, open_until: 31 }));
  expect(socket.said('at').at(-1)).toMatchObject({ entry: 31, seat: 1 });
  socket.tell(seen(1, 31));
  await socket.answer();
  live.past.through(null);
  expect([live.past.seen, live.past.eyes]).toEqual([null, null]);
});

test('who looks at the latest of it goes along, however late it comes', async () => {
  const { live, socket } = await watching(20);
  live.past.through(1);
  const later = (open_until: number): State => state({ seat: null, asked: null, options: [], entry: 60, open_until });
  socket.tell(later(31)); // before anything was seen
  socket.tell(seen(1, 20));
  await socket.answer();
  await vi.waitFor(() => expect(socket.said('at').at(-1)).toMatchObject({ entry: 31, seat: 1 }));
  socket.tell(later(40));
  socket.tell(seen(1, 31));
  await socket.answer();
  socket.tell(later(52)); // while it takes a breath
  await vi.waitFor(() => expect(socket.said('at').at(-1)).toMatchObject({ entry: 52, seat: 1 }));
  socket.tell(seen(1, 52));
  await socket.answer();
  expect(live.past.seen?.entry).toBe(52);
  expect(socket.said('at')).toHaveLength(3);
});

test('who is back in the present stays there', async () => {
  const { live, socket } = await opened(state({}));
  live.past.look(2);
  live.past.look(3);
  live.past.look(null);
  socket.tell(seen(0, 2));
  await socket.answer();
  expect(live.past.seen).toBe(null);
  live.past.look(2);
  live.past.look(3);
  socket.tell(seen(0, 2));
  await socket.answer();
  live.past.look(null); // while it takes a breath
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(live.past.seen).toBe(null);
  expect(socket.said('at')).toHaveLength(2);
});

test('a film that did not begin makes no film of the next look', async () => {
  const { live, socket } = await opened(state({}));
  live.past.replay(2);
  live.past.look(null); // before its first picture
  socket.tell(seen(0, 2));
  await socket.answer();
  live.past.look(3);
  socket.tell(seen(0, 3));
  await socket.answer();
  expect([live.past.seen?.entry, live.past.film]).toEqual([3, false]);

  const { live: again, socket: line } = await opened(state({}));
  again.past.replay(2);
  line.tell({ type: 'error', ref: line.sent.at(-1)!.ref, code: 'too-much-work', message: '' });
  await settle();
  again.past.look(3);
  line.tell(seen(0, 3));
  await line.answer();
  expect([again.past.seen?.entry, again.past.film]).toEqual([3, false]);
  again.past.replay(2);
  line.tell(seen(0, 2));
  expect(again.past.film).toBe(true);
});

test('nearer to the present than a round nobody is looked through', async () => {
  const { live, socket } = await watching(20);
  live.past.through(0);
  socket.tell(seen(0, 20));
  await socket.answer();
  live.past.look(21);
  expect(socket.said('at').at(-1)).not.toHaveProperty('seat');
  socket.tell(seen(null, 21));
  await socket.answer();
  expect(live.past.seen?.seat).toBe(null);
});

test('what comes after one has looked away is not shown', async () => {
  const { live, socket } = await watching(20);
  live.past.through(0);
  live.past.through(1);
  socket.tell(seen(0, 20));
  await socket.answer();
  expect(live.past.seen).toBe(null);
  live.past.through(null);
  socket.tell(seen(1, 20));
  expect(live.past.seen).toBe(null);
});

test('when the host closes hands, the present is shown', async () => {
  const { live, socket } = await watching(20);
  live.past.through(0);
  socket.tell(seen(0, 20));
  await socket.answer();
  socket.tell(state({ seat: null, asked: null, options: [], entry: 50, open_until: 0 }));
  expect([live.past.seen, live.past.eyes]).toEqual([null, null]);
});
