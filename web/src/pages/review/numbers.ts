// Numbers of a review, and which turns lost something.

import { prefs } from '../../lib/prefs.svelte';
import type { Decision } from '../../lib/wire';

export const LOST: readonly Decision['class'][] = ['doubtful', 'mistake', 'blunder'];

export function plain(value: number): string {
  return Math.abs(value).toLocaleString(prefs.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** With its sign: +1.5, −2.0; a nothing has none. */
export function signed(value: number): string {
  const text = plain(value);
  if (!/[1-9]/.test(text)) return text;
  return value < 0 ? `\u2212${text}` : `+${text}`;
}

/** Always the same order for the same turn, and none that gives the answer away. */
export function shuffled<T>(things: readonly T[], seed: number): T[] {
  const left = [...things];
  const found: T[] = [];
  let number = seed * 7919 + 17;
  while (left.length > 0) {
    number = (number * 1103515245 + 12345) % 2147483648;
    found.push(...left.splice(number % left.length, 1));
  }
  return found;
}
