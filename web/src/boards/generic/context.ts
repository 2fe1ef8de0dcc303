import { getContext, setContext } from 'svelte';
import type { Numbered } from '../../lib/options';
import type { Option } from '../../lib/wire';
import type { Naming } from './naming';

/** What every part of the generic board needs. Functions, so that the parts follow what changes. */
export interface Around {
  naming: () => Naming;
  hits: (target: string | null) => readonly Numbered[];
  choose: (option: Option) => void;
}

const KEY = Symbol('generic board');
export const setAround = (around: Around): Around => setContext(KEY, around);
export const getAround = (): Around => getContext<Around>(KEY);
