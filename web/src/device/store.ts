// What the device keeps, in the browser's own storage. A change of a table is kept whole, or not at all.

/** Why something was not kept: the codes are those of problems. */
export class NotKept extends Error {
  constructor(readonly code: 'storage-full' | 'storage-failed' | 'table-elsewhere') {
    super(code);
  }
}

export interface Row {
  id: string;
  game: string;
  entries: number;
}
export interface Draft {
  seat: number;
}
export interface Keep {
  me?: Me;
  /** A review by its key. */
  review?: string;
  data?: unknown;
  /** A table that is thrown away. */
  gone?: string;
  table?: Row;
  /** So many lines lie there already; else another page has written meanwhile. */
  first: number;
  lines: string[];
  drafts: Draft[];
}
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  face: string;
}
export interface Kept {
  row: Row;
  lines: string[];
  drafts: Draft[];
}

const NAME = 'permonik';
const ALL = ['house', 'tables', 'lines', 'drafts'];

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('house');
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('lines'); // [table, number of its first line] → lines
      request.result.createObjectStore('drafts'); // [table, seat] → draft
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
  });
}

const got = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('nothing was read'));
  });

const of = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

/** Where tables are kept. */
export interface Store {
  /** Longer than the page. */
  readonly lasts: boolean;
  me(): Promise<Me | undefined>;
  rows(): Promise<Row[]>;
  table(id: string): Promise<Kept | null>;
  review(key: string): Promise<unknown>;
  everything(): Promise<{ me: Me | undefined; tables: Kept[] }>;
  /** All of it, or nothing: then it fails with `NotKept`. */
  keep(all: readonly Keep[]): Promise<void>;
}

export class Disk implements Store {
  readonly lasts = true;

  private constructor(private readonly base: IDBDatabase) {}

  /** Fails where the browser keeps nothing. */
  static async open(): Promise<Disk> {
    return new Disk(await opened());
  }

  private read(): (name: string) => IDBObjectStore {
    const transaction = this.base.transaction(ALL, 'readonly');
    return (name) => transaction.objectStore(name);
  }

  async me(): Promise<Me | undefined> {
    return (await got(this.read()('house').get('me'))) as Me | undefined;
  }

  async rows(): Promise<Row[]> {
    return (await got(this.read()('tables').getAll())) as Row[];
  }

  async table(id: string): Promise<Kept | null> {
    const store = this.read();
    const [row, lines, drafts] = await Promise.all([
      got(store('tables').get(id)) as Promise<Row | undefined>,
      got(store('lines').getAll(of(id))) as Promise<string[][]>,
      got(store('drafts').getAll(of(id))) as Promise<Draft[]>,
    ]);
    return row ? { row, lines: lines.flat(), drafts } : null;
  }

  review(key: string): Promise<unknown> {
    return got(this.read()('house').get(key));
  }

  /** Everything, for a file. */
  async everything(): Promise<{ me: Me | undefined; tables: Kept[] }> {
    const tables = await Promise.all((await this.rows()).map((row) => this.table(row.id)));
    return { me: await this.me(), tables: tables.filter((one) => one !== null) };
  }

  /** Resolves when the disk has it. */
  keep(all: readonly Keep[]): Promise<void> {
    return new Promise((resolve, reject) => {
      let why: NotKept['code'] | null = null;
      let transaction: IDBTransaction;
      try {
        transaction = this.base.transaction(ALL, 'readwrite', { durability: 'strict' });
      } catch {
        reject(new NotKept('storage-failed'));
        return;
      }
      transaction.oncomplete = () => resolve();
      transaction.onabort = () =>
        reject(new NotKept(why ?? (transaction.error?.name === 'QuotaExceededError' ? 'storage-full' : 'storage-failed')));
      for (const one of all) {
        if (one.review) transaction.objectStore('house').put(one.data, one.review);
        if (one.me) transaction.objectStore('house').put(one.me, 'me');
        if (one.gone) {
          transaction.objectStore('tables').delete(one.gone);
          for (const name of ['lines', 'drafts']) transaction.objectStore(name).delete(of(one.gone));
        }
        const { table } = one;
        if (!table) continue;
        const before = transaction.objectStore('tables').get(table.id) as IDBRequest<Row | undefined>;
        before.onsuccess = () => {
          if ((before.result?.entries ?? 0) !== one.first) {
            why = 'table-elsewhere';
            transaction.abort();
            return;
          }
          transaction.objectStore('tables').put(table);
          if (one.lines.length > 0) transaction.objectStore('lines').put(one.lines, [table.id, one.first]);
          for (const draft of one.drafts) transaction.objectStore('drafts').put(draft, [table.id, draft.seat]);
        };
      }
    });
  }
}
