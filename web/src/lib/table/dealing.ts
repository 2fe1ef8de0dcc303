// A match begins: whether it is just now.

import { still } from '../kit/motion';
import { prefs } from '../prefs.svelte';
import type { Table } from '../wire';
import type { LiveTable } from './live.svelte';

const FRESH = 20; // seconds

/** Whether this match has just begun, before our eyes or with its table, and may be seen to begin. */
export const begins = (live: LiveTable, table: Table): boolean =>
  Math.abs(Date.now() / 1000 - (live.began ?? table.created)) < FRESH && live.untouched && live.state?.over === false && !table.study && prefs.pace !== 'instant' && !still();
