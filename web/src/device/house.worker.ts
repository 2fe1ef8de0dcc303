// The house: Python answers, the browser's storage keeps, and only what is kept is told. One thing after the other.

import type { FromHouse, ToHouse } from './messages';
import { Python, type Source } from './python';
import { Memory } from './memory';
import { Disk, NotKept, type Keep, type Me, type Row, type Store } from './store';
import { REVIEW, Thinking, type Question } from './thinking';

/** What Python hands out (`permonik.local.house`). */
interface House {
  be(person: string): void;
  bring(id: string, row: string, lines: string, drafts: string): void;
  list_tables(rows: string): void;
  bring_review(key: string, kept: string): void;
  forget(id: string): void;
  open_line(line: number, table: string): string;
  close_line(line: number): void;
  hear(line: number, text: string): string;
  thought(ask: number, text: string): string;
  over(): string;
  request(method: string, path: string, body: string): string;
}
interface Said {
  need?: string;
  answer: { status?: number; body?: unknown; text?: string; problem?: { code: string; message: string } };
  keep: Keep[];
  tell: [number, unknown][];
  think: Question[];
}

const say = (message: FromHouse): void => postMessage(message);
const HOUSE = `
import time
from permonik.local.house import House

House(time.time)
`;

/** The games whose sources a request needs, beyond those of tables that are kept. */
function gamesOf(path: string, body: string): string[] {
  const named = /^\/(?:games|caves)\/([\w-]+)/.exec(path)?.[1];
  if (named) return [named];
  try {
    const wish = JSON.parse(body) as { game?: string; record?: string; file?: string };
    if (path === '/tables') return wish.game ? [wish.game] : [];
    if (path === '/tables/import') return [(JSON.parse(wish.record?.split('\n')[0] ?? '{}') as { game?: string }).game ?? ''];
    if (path === '/everything') return (JSON.parse(wish.file ?? '') as { tables: { row: Row }[] }).tables.map((one) => one.row.game);
  } catch {
    // Python says what is wrong with it.
  }
  return [];
}

function codeOf(error: unknown): string {
  if (error instanceof NotKept) return error.code;
  return String(error).includes('RulesChanged') ? 'rules-changed' : 'server-mistake';
}

class Keeper {
  private readonly tableOf = new Map<number, string>();
  private readonly locks = new Map<string, () => void>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly python: Python,
    private readonly house: House,
    private readonly thinking: Thinking,
    private readonly reviewing: Thinking,
  ) {}

  /** One after the other: what is in memory is what is kept. */
  inTurn(work: () => Promise<void>): void {
    const done = (): void => this.hurry();
    this.queue = this.queue.then(work).then(done).catch((error: unknown) => say({ type: 'broken', why: String(error) }));
  }

  /** Whose thought nobody waits for any more, or does not want to, shall answer at once. */
  private hurry(): void {
    for (const ask of JSON.parse(this.house.over()) as number[]) this.thinking.stop(ask);
  }

  async request(number: number, method: string, path: string, body: string): Promise<void> {
    const answer = (status: number, text: string): void => say({ type: 'answer', number, status, text });
    const problem = (code: string, message: string): void => answer(400, JSON.stringify({ code, message }));
    try {
      for (const game of new Set(gamesOf(path, body))) await this.python.game(game);
      const said = await this.call(() => this.house.request(method, path, body));
      if (!said) answer(404, JSON.stringify({ code: 'unknown-table', message: 'there is no such table' }));
      else answer(said.answer.status ?? 200, said.answer.text ?? JSON.stringify(said.answer.body ?? null));
    } catch (error) {
      problem(codeOf(error), String(error));
    }
  }

  async open(line: number, table: string, takeOver: boolean): Promise<void> {
    if (!(await this.lock(table, takeOver))) {
      say({ type: 'closed', line, code: 'table-elsewhere' });
      return;
    }
    this.tableOf.set(line, table);
    const said = await this.call(() => this.house.open_line(line, table)).catch((error: unknown) => error);
    if (said === null) this.shut(table, 'unknown-table');
    else if (said instanceof Error) this.shut(table, codeOf(said));
    else say({ type: 'opened', line });
  }

  async hear(line: number, text: string): Promise<void> {
    const table = this.tableOf.get(line);
    if (table === undefined) return; // it was closed meanwhile
    try {
      await this.call(() => this.house.hear(line, text));
    } catch (error) {
      this.refuse(line, text, table, error);
    }
  }

  /** Nothing has happened: the page is told, and the table is read again. */
  private refuse(line: number, text: string, table: string, error: unknown): void {
    const { ref } = JSON.parse(text) as { ref: number };
    const code = codeOf(error);
    say({ type: 'told', line, text: JSON.stringify({ type: 'error', ref, code, message: String(error) }) });
    this.shut(table, code);
  }

  async thought(ask: number, text: string): Promise<void> {
    try {
      await this.call(() => this.house.thought(ask, text));
      this.reviewing.rest(); // Python takes much memory, and reviews are rare
    } catch (error) {
      for (const table of new Set(this.tableOf.values())) this.shut(table, codeOf(error));
    }
  }

  close(line: number): void {
    const table = this.tableOf.get(line);
    if (table === undefined) return;
    this.tableOf.delete(line);
    this.house.close_line(line);
    if (![...this.tableOf.values()].includes(table)) this.unlock(table);
  }

  async everything(number: number): Promise<void> {
    say({ type: 'answer', number, status: 200, text: JSON.stringify(await this.store.everything()) });
  }

  /** What Python says, with all that it needs; what it wants kept is kept before anything is told. Null: no such table. */
  private async call(work: () => string): Promise<Said | null> {
    for (;;) {
      const said = JSON.parse(work()) as Said;
      if (said.need !== undefined) {
        if (!(await this.bring(said.need))) return null;
        continue;
      }
      await this.keep(said.keep);
      for (const [line, message] of said.tell) say({ type: 'told', line, text: JSON.stringify(message) });
      for (const question of said.think) (question.review ? this.reviewing : this.thinking).ask(question);
      return said;
    }
  }

  private async bring(id: string): Promise<boolean> {
    if (id === '') {
      this.house.list_tables(JSON.stringify(await this.store.rows()));
      return true;
    }
    if (id.startsWith('review ')) {
      this.house.bring_review(id, JSON.stringify((await this.store.review(id)) ?? null));
      return true;
    }
    const kept = await this.store.table(id);
    if (!kept) return false;
    await this.python.game(kept.row.game);
    this.house.bring(id, JSON.stringify(kept.row), JSON.stringify(kept.lines), JSON.stringify(kept.drafts));
    return true;
  }

  private async keep(all: Keep[]): Promise<void> {
    if (all.length === 0) return;
    // A review that finds no room is made again when somebody wants it.
    await this.store.keep(all.filter((one) => one.review)).catch(() => undefined);
    try {
      await this.store.keep(all.filter((one) => !one.review));
    } catch (error) {
      for (const one of all) if (one.table) this.house.forget(one.table.id);
      throw error;
    }
  }

  /** A table is played in one page at a time. */
  private async lock(table: string, takeOver: boolean): Promise<boolean> {
    if (this.locks.has(table) || !this.store.lasts || !('locks' in navigator)) return true;
    const held = await new Promise<boolean>((resolve) => {
      const name = `permonik table ${table}`;
      const wish: LockOptions = takeOver ? { steal: true } : { ifAvailable: true };
      const whole = navigator.locks.request(name, wish, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise<void>((done) => this.locks.set(table, done));
      });
      // Another page has taken it over.
      whole.catch(() => {
        this.locks.delete(table);
        this.inTurn(async () => this.shut(table, 'table-elsewhere'));
      });
    });
    if (held) this.house.forget(table); // another page may have played on since it was read
    return held;
  }

  private unlock(table: string): void {
    this.locks.get(table)?.();
    this.locks.delete(table);
  }

  private shut(table: string, code: string): void {
    this.house.forget(table);
    this.unlock(table);
    for (const [line, at] of this.tableOf) {
      if (at !== table) continue;
      this.tableOf.delete(line);
      say({ type: 'closed', line, code });
    }
  }
}

/** Who plays here is known before Python is. */
async function meet(store: Store, name: string): Promise<Me> {
  const known = await store.me();
  if (known) return known;
  const me = { id: randomId(), name, guest: true, face: '' };
  await store.keep([{ me, first: 0, lines: [], drafts: [] }]);
  return me;
}

/** Pages that did not come safely have no `crypto.randomUUID`. */
const randomId = (): string => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Resolves when it is known who plays here. */
let introduce: (me: Me) => void = () => undefined;
const introduced = new Promise<Me>((resolve) => (introduce = resolve));
let ready = false;

async function begin(source: Source, name: string): Promise<Keeper> {
  let store: Store = new Memory();
  let me: Me;
  try {
    const disk = await Disk.open();
    me = await meet(disk, name);
    store = disk;
  } catch {
    say({ type: 'keepsNothing' });
    me = await meet(store, name);
  }
  introduce(me);
  const python = await Python.start(source, 'house', (loaded) => say({ type: 'progress', loaded }));
  const house = python.api.runPython(HOUSE) as House;
  house.be(JSON.stringify(me));
  ready = true;
  say({ type: 'ready' });
  const answered = (ask: number, text: string): void => keeper.inTurn(() => keeper.thought(ask, text));
  const keeper = new Keeper(store, python, house, new Thinking(source, answered), new Thinking(source, answered, REVIEW));
  return keeper;
}

let opening: Promise<Keeper> | null = null;

onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  if (data.type === 'begin') {
    opening = begin(data.source, data.name);
    opening.catch((error: unknown) => say({ type: 'broken', why: String(error) }));
    return;
  }
  if (data.type === 'ask' && data.method === 'GET' && data.path === '/me' && !ready) {
    say({ type: 'answer', number: data.number, status: 200, text: JSON.stringify({ ...(await introduced), shows: [] }) });
    return;
  }
  const keeper = await opening?.catch(() => null);
  if (!keeper) {
    // The page has been told why; nobody shall wait for an answer.
    const text = JSON.stringify({ code: 'server-mistake', message: 'the house could not be opened' });
    if (data.type === 'ask' || data.type === 'export') say({ type: 'answer', number: data.number, status: 503, text });
    return;
  }
  if (data.type === 'ask') keeper.inTurn(() => keeper.request(data.number, data.method, data.path, data.body));
  else if (data.type === 'export') keeper.inTurn(() => keeper.everything(data.number));
  else if (data.type === 'open') keeper.inTurn(() => keeper.open(data.line, data.table, data.takeOver));
  else if (data.type === 'say') keeper.inTurn(() => keeper.hear(data.line, data.text));
  else keeper.inTurn(async () => keeper.close(data.line));
};
