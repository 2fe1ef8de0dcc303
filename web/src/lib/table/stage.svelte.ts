// What the board shows while it catches up with the present: the beats of pace.ts, by the clock of the page.

import { still } from '../kit/motion';
import { prefs } from '../prefs.svelte';
import type { Line, State } from '../wire';
import { Beats, type Beat } from './pace';

export class Stage {
  /** What is shown instead of the present, and why; null: the present. */
  beat: Beat<State, Line> | null = $state.raw(null);
  private readonly beats = new Beats<State, Line>('brisk');
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A state has come. `before`: the one known until now; `own`: what I did myself is shown at once. */
  heard(before: State | null, state: State, own: boolean): void {
    this.beats.pace = still() || document.hidden ? 'instant' : prefs.pace;
    this.beats.looksOn = state.seat === null;
    const tookBack = before !== null && (state.log_from < before.entry || state.entry < before.entry);
    if (own || !before || before.seat !== state.seat || tookBack || this.beats.pace === 'instant') this.skip();
    else {
      this.beats.add({ shows: state, lines: telling(state.log) }, performance.now());
      this.show();
    }
  }

  /** To the present. */
  skip(): void {
    this.beats.skip();
    this.show();
  }

  private show(): void {
    clearTimeout(this.timer);
    const now = performance.now();
    const beat = this.beats.at(now);
    if (beat !== this.beat) this.beat = beat;
    if (this.beats.wakes !== null) this.timer = setTimeout(() => this.show(), Math.max(0, this.beats.wakes - now));
  }
}

/** Lines that say what is new: one that repeats the line before it says nothing. */
function telling(log: readonly Line[]): Line[] {
  return log.filter((line, i) => i === 0 || JSON.stringify(line) !== JSON.stringify(log[i - 1]));
}
