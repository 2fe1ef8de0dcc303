// The way to what the first look at a table does not need (spares.ts).

import { texts } from '../../lib/texts.svelte';

export type Spares = typeof import('./spares');

let asked: Promise<Spares> | null = null;

/** The same promise each time, so that what is here already is shown in the same frame. */
export function spares(): Promise<Spares> {
  if (!asked) {
    asked = import('./spares');
    asked.catch(() => (asked = null)); // the line was down: whoever needs it next asks again
  }
  return asked;
}

/** The same with the words that only they say; where these do not come, play goes on without. */
export async function worded(): Promise<Spares> {
  const [found] = await Promise.all([spares(), texts.leaveTable().catch(() => undefined)]);
  return found;
}
