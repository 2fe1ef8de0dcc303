// How the past is looked through: how fast a film of it goes, and how far one step leads.

import { lengthOf } from '../../lib/table/pace';
import { roundsOf, stepTo, turnsOf } from '../../lib/table/since';
import type { LiveTable } from '../../lib/table/live.svelte';
import type { Message } from '../../lib/wire';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Unit = 'step' | 'turn' | 'round';
const SHORTEST = 120; // milliseconds: the server counts looks back

class Film {
  speed: number = $state(1);
  unit: Unit = $state('step');
}
export const film = new Film();

/** Milliseconds that a moment of the past is shown. */
export function filmBeat(lines: readonly Message[], speed: number): number {
  return Math.max(SHORTEST, Math.max(250, lengthOf(lines, 'calm')) / speed);
}

/** Look at another moment, and stay there. */
export function lookAt(live: LiveTable, entry: number): void {
  live.past.film = false;
  live.past.look(Math.max(0, Math.min(live.state?.entry ?? 0, entry)));
}

export function step(live: LiveTable, by: -1 | 1, unit: Unit): void {
  const last = live.state?.entry ?? 0;
  const marks = unit === 'turn' ? turnsOf(live.log) : roundsOf(live.log);
  lookAt(live, unit === 'step' ? live.shown + by : stepTo(marks, live.shown, by, last));
}
