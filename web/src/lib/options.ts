// Many answers in a sensible order: those of one kind together, the kinds in the order in which they come.

import type { Option } from './wire';

export interface Numbered {
  option: Option;
  number: number;
}

/** A board may sort its answers itself: groups come in the order of their names. */
export type Sorting = (option: Option) => string;

function sorted(options: readonly Option[], sorting: Sorting): Option[][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(sorting(option), [...(groups.get(sorting(option)) ?? []), option]);
  return [...groups.keys()].sort().map((name) => groups.get(name) ?? []);
}

/** Answers that cost something for good come last, by themselves. */
function numbered(groups: readonly Option[][]): Numbered[][] {
  let number = 0;
  const plain = groups.map((group) => group.filter((option) => !option.weighty));
  const weighty = groups.flat().filter((option) => option.weighty);
  return [...plain, weighty].filter((group) => group.length > 0).map((group) => group.map((option) => ({ option, number: ++number })));
}

/** Groups of answers of one kind; kinds with a single answer share a group. Numbers go on through all groups. */
export function grouped(options: readonly Option[], sorting?: Sorting): Numbered[][] {
  if (sorting) return numbered(sorted(options, sorting));
  const kinds = new Map<string, Option[]>();
  for (const option of options) {
    const kind = option.message.id;
    kinds.set(kind, [...(kinds.get(kind) ?? []), option]);
  }
  const groups: Option[][] = [];
  const singles: Option[] = [];
  for (const kind of kinds.values()) {
    if (kind.length > 1) groups.push(kind);
    else singles.push(...kind);
  }
  if (singles.length > 0) groups.push(singles);
  return numbered(groups);
}

/** What typed digits mean: a number, a beginning of one, or nothing. */
export function typed(digits: string, count: number): { chosen: number | null; waits: boolean } {
  const number = Number(digits);
  if (!/^\d+$/.test(digits) || number < 1 || number > count) return { chosen: null, waits: false };
  return number * 10 > count ? { chosen: number, waits: false } : { chosen: number, waits: true };
}

/** "Shelf for 1 wood: 2 points; …": the name of an answer, and what more is said of it. */
export const titled = (text: string): [name: string, more: string] | null => {
  const found = /^([^:]{2,70}): (.+)$/s.exec(text);
  return found ? [found[1] ?? '', found[2] ?? ''] : null;
};

/** Where many answers stand in a row, their names are enough. */
export const nameIn = (text: string): string => titled(text)?.[0] ?? text;
