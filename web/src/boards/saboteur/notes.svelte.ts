// What I think of the others: kept in this browser only, by table and seat.

import { router } from '../../lib/router.svelte';

export type Opinion = 'none' | 'trust' | 'doubt' | 'suspect';
export const OPINIONS: readonly Opinion[] = ['none', 'trust', 'doubt', 'suspect'];

export interface Note {
  opinion: Opinion;
  text: string;
}
const NO_NOTE: Note = { opinion: 'none', text: '' };

function read(key: string): Record<string, Note> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Record<string, Note>) : {};
  } catch {
    return {};
  }
}

export class Notes {
  private notes: Record<string, Note> = $state.raw({});

  constructor(private readonly key: string) {
    this.notes = read(key);
  }
  of(seat: number): Note {
    return { ...NO_NOTE, ...this.notes[seat] };
  }
  write(seat: number, change: Partial<Note>): void {
    this.notes = { ...this.notes, [seat]: { ...this.of(seat), ...change } };
    try {
      localStorage.setItem(this.key, JSON.stringify(this.notes));
    } catch {
      // a browser that keeps nothing: the notes last as long as the page
    }
  }
  /** The next opinion, round and round. */
  turn(seat: number): void {
    const next = OPINIONS[(OPINIONS.indexOf(this.of(seat).opinion) + 1) % OPINIONS.length];
    this.write(seat, { opinion: next ?? 'none' });
  }
}

/** The notes of a seat at the table that this page shows. */
export const notesOf = (seat: number): Notes => new Notes(`permonik notes ${router.path} ${seat}`);
