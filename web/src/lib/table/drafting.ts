// When a draft waits for "Confirm", and which answers need no click.

import type { Confirm } from '../prefs.svelte';
import type { Option } from '../wire';

/** What the page remembers of an answer that it has drafted. */
export interface Step {
  /** There was something else to answer. */
  chosen: boolean;
  /** It costs something for good. */
  weighty: boolean;
  /** It says by itself that it ends the turn, rolls or draws. */
  ends: boolean;
  /** Several picks at once. */
  several: boolean;
}

/**
 * Whether a draft that is complete waits for "Confirm". `steps` is null where this page did not see them all (it was
 * loaded anew, or the draft began elsewhere).
 */
export function waits(setting: Confirm, steps: readonly Step[] | null): boolean {
  if (setting !== 'matters') return setting === 'always';
  if (steps === null || steps.some((step) => step.weighty)) return true;
  if (steps[steps.length - 1]?.ends) return false; // "End the turn" is a confirmation, and so is "Draw"
  const chosen = steps.filter((step) => step.chosen);
  return chosen.length > 1 || chosen.some((step) => step.several);
}

/**
 * The answer that needs no click: a harmless only one, or the one that a board calls obvious. It is drafted like any
 * other: one step back, and everything else can be chosen.
 */
export function obvious(options: readonly Option[], byBoard?: (options: readonly Option[]) => Option | undefined): Option | null {
  const found = options.length === 1 ? options[0] : byBoard?.(options);
  return found && !found.weighty ? found : null;
}
