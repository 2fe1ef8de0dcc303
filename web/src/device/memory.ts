// What a browser that keeps nothing knows until the page is closed.

import { NotKept, type Keep, type Kept, type Me, type Row, type Store } from './store';

export class Memory implements Store {
  readonly lasts = false;
  private person: Me | undefined;
  private readonly tables = new Map<string, Kept>();
  private readonly reviews = new Map<string, unknown>();

  async me(): Promise<Me | undefined> {
    return this.person;
  }

  async rows(): Promise<Row[]> {
    return [...this.tables.values()].map((one) => one.row);
  }

  async table(id: string): Promise<Kept | null> {
    return this.tables.get(id) ?? null;
  }

  async review(key: string): Promise<unknown> {
    return this.reviews.get(key);
  }

  async everything(): Promise<{ me: Me | undefined; tables: Kept[] }> {
    return { me: this.person, tables: [...this.tables.values()] };
  }

  async keep(all: readonly Keep[]): Promise<void> {
    if (all.some(({ table, first }) => table && (this.tables.get(table.id)?.row.entries ?? 0) !== first)) throw new NotKept('table-elsewhere');
    for (const { me, review, data, gone, table, lines, drafts } of all) {
      if (me) this.person = me;
      if (review) this.reviews.set(review, data);
      if (gone) this.tables.delete(gone);
      if (!table) continue;
      const before = this.tables.get(table.id);
      const seats = drafts.map((draft) => draft.seat);
      const others = (before?.drafts ?? []).filter((draft) => !seats.includes(draft.seat));
      this.tables.set(table.id, { row: table, lines: [...(before?.lines ?? []), ...lines], drafts: [...others, ...drafts] });
    }
  }
}
