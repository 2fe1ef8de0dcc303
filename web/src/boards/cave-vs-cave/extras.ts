// What the table page asks of this board: which answers have their place on it, and how the others are drawn.

import type { Extras } from '..';
import { last, placed, small, sorting } from './answers';
import Face from './Face.svelte';
import Purse from './Purse.svelte';

export const extras: Extras = { placed, small, last, sorting, Face, Purse, Final: () => import('./Final.svelte') };
