// A moment of the past that is looked at instead of the present, through somebody's eyes, or as a film.

import type { Snapshot, State } from '../wire';
import type { TableSocket } from './socket';

const BREATH = 110; // milliseconds between two looks back: the server counts them

interface Asks {
  /** The present, as far as it is known. */
  present(): State | null;
  ask(message: Parameters<TableSocket['send']>[0]): Promise<boolean>;
}

export class Past {
  /** What is shown; null: the present. */
  seen: Snapshot | null = $state.raw(null);
  /** Through whose eyes a spectator looks, where hands are open; null: as everybody sees it. */
  eyes: number | null = $state(null);
  /** It goes on by itself. */
  film = $state(false);

  private filmed = false;
  /** The moment that is wanted, whatever has come of it yet; null: the present. */
  private wanted: number | null = null;
  private lookingAt: number | null = null;
  private lookingNext: number | null = null;

  constructor(private readonly table: Asks) {}

  /** Show the position after so many entries; null: the present one. */
  look(entry: number | null): void {
    const present = this.table.present();
    const through = this.eyes !== null && entry !== null && entry <= (present?.open_until ?? 0);
    if (entry === null || (!through && present && entry >= present.entry)) {
      this.wanted = this.lookingNext = this.eyes = null;
      this.seen = null;
      this.filmed = false;
      return;
    }
    this.wanted = entry;
    if (this.lookingAt !== null) {
      this.lookingNext = entry; // one at a time: a slider asks faster than anybody can answer
      return;
    }
    this.lookingAt = entry;
    void this.table.ask({ type: 'at', entry, ...(through ? { seat: this.eyes } : {}) }).then((found) => {
      if (!found && this.lookingNext === null) this.filmed = false;
      if (this.lookingNext === null) this.lookingAt = null;
      else setTimeout(() => this.lookOn(), BREATH);
    });
  }

  /** What was asked for last while something else was looked at; by now it may be the present. */
  private lookOn(): void {
    const next = this.lookingNext;
    this.lookingAt = this.lookingNext = null;
    if (next !== null) this.look(next);
  }

  /** Look on as a seat did, as late as its hand is open; null: at the present, as everybody sees it. */
  through(seat: number | null): void {
    this.film = false;
    this.eyes = seat;
    this.look(seat === null ? null : (this.table.present()?.open_until ?? 0));
  }

  /** Show again, as a film, what happened from there on. */
  replay(entry: number): void {
    this.filmed = true; // it begins when the first picture is here
    this.look(entry);
  }

  /** The table's next seat begins in the present. */
  leave(): void {
    this.seen = this.wanted = null;
  }

  /** The present has changed. */
  follow(before: State | null, state: State): void {
    if (this.seen && this.eyes === null && this.seen.entry >= state.entry) this.seen = null;
    this.goAlong(before, state);
  }

  /** Hands are open a bit further, or (after an undo) less far: whoever looks at the latest of it goes along. */
  private goAlong(before: State | null, state: State): void {
    const at = this.wanted ?? 0;
    if (this.eyes === null || !before || before.open_until === state.open_until) return;
    if (!state.open_until) this.through(null);
    else if (at === before.open_until || at > state.open_until) this.look(state.open_until);
  }

  /** `seat`: as whom this page sits at the table. */
  heard(past: Snapshot, seat: number | null): void {
    if (this.wanted === null) return; // who asked for it has come back to the present meanwhile
    if (past.seat !== seat && past.seat !== this.eyes) return; // nobody looks through these eyes any more
    this.seen = past;
    this.film ||= this.filmed;
    this.filmed = false;
  }
}
