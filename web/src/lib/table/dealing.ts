// A match begins: whether it is just now.

import { still } from '../kit/motion';
import { prefs } from '../prefs.svelte';
import type { Table } from '../wire';
import type { LiveTable } from './live.svelte';

const FRESH = 20; // seconds since the table was made

/** Whether this table has just been made, and may be seen to begin. */
export const begins = (live: LiveTable, table: Table): boolean =>
  Math.abs(Date.now() / 1000 - table.created) < FRESH && live.untouched && live.state?.over === false && !table.study && prefs.pace !== 'instant' && !still();
