// Numbers of a review, and which turns lost something.

import { prefs } from '../../lib/prefs.svelte';
import type { Decision } from '../../lib/wire';

export const LOST: readonly Decision['class'][] = ['doubtful', 'mistake', 'blunder'];

export function plain(value: number): string {
  return Math.abs(value).toLocaleString(prefs.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A chance between 0 and 1. */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)}\u00a0%`;
}

/** With its sign: +1.5, −2.0; a nothing has none. */
export function signed(value: number): string {
  const text = plain(value);
  if (!/[1-9]/.test(text)) return text;
  return value < 0 ? `\u2212${text}` : `+${text}`;
}
