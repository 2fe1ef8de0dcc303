// When a draft waits for "Confirm", and which answers need no click.

import type { Confirm } from '../prefs.svelte';
import type { Ahead, Option, State } from '../wire';

/** What the page remembers of an answer that it has drafted. */
export interface Step {
  /** There was something else to answer. */
  chosen: boolean;
  /** It costs something for good. */
  weighty: boolean;
  /** It says by itself that it ends the turn, rolls or draws. */
  ends: boolean;
  /** Several picks, one by one. */
  several: boolean;
  /** A person has clicked it; otherwise the page has taken what was obvious. */
  own: boolean;
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
  return chosen.length > 1 || chosen.some((step) => step.several || !step.own);
}

/**
 * The answer that needs no click. It is drafted like any other: one step back, and everything else can be chosen. Who
 * never confirms keeps the last word where there is something else to answer.
 */
export function obvious(state: Pick<State, 'options' | 'obvious'>, setting: Confirm): Option | null {
  const found = state.options.find(({ id }) => id === state.obvious);
  if (!found || found.weighty) return null;
  return setting === 'never' && found.final && state.options.length > 1 ? null : found;
}

/** What can be answered together with another answer; on a board only where a place stands for nothing else. */
export function together(state: Pick<State, 'options' | 'ahead'>): Ahead[] {
  const places = (list: readonly Option[]): string[] => list.flatMap(({ targets }) => targets);
  const taken = places(state.options);
  const meant = places(state.ahead);
  return state.ahead.filter(({ targets }) =>
    targets.every((one) => !taken.includes(one) && meant.filter((other) => other === one).length === 1),
  );
}
