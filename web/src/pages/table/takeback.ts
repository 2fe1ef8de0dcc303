// One step back, whoever asks for it, a key or a button: of the draft first, then of what is played.

import type { LiveTable } from '../../lib/table/live.svelte';
import type { Asking } from './asking.svelte';

/** Whether there is anything to take back from: at the present, at a match that goes on, with no other question open. */
export const takesBack = (live: LiveTable, asking: Pick<Asking, 'option'>): boolean =>
  live.state !== null && !live.state.over && !live.past.seen && live.seat !== null && !asking.option;

/** What a step back would do now; null: nothing. */
export function stepBack(live: LiveTable, asking: Pick<Asking, 'option'>): (() => void) | null {
  const { state } = live;
  if (!state || live.busy || !takesBack(live, asking)) return null;
  const drafted = state.draft?.steps ?? 0;
  if (drafted) return () => void live.back(drafted - 1);
  if (!state.undo || state.proposal !== null || (live.table?.rated === true && state.undo === 'ask')) return null;
  return () => void live.undo();
}
