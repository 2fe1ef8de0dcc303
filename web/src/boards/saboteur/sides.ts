// The two treasures at the end, as the rules count them: nuggets brought out times dwarves that worked for the others.

import type { Clan, Dwarf, Position } from './things';

export interface Worker {
  seat: number;
  dwarf: Dwarf;
  out: boolean;
  saboteur: boolean;
}
export interface SideOf {
  clan: Clan;
  gold: number;
  opponents: number;
  value: number;
  workers: Worker[];
}

export function worksFor(role: string): Clan {
  const blue = role.startsWith('blue');
  return blue === role.endsWith('saboteur') ? 'yellow' : 'blue';
}

export function sidesOf(at: Position): SideOf[] {
  const workers = (clan: Clan): Worker[] =>
    at.dwarves
      .map((dwarf, seat) => ({ seat, dwarf, out: at.left.includes(seat), saboteur: dwarf.role?.endsWith('saboteur') ?? false }))
      .filter(({ dwarf }) => dwarf.role !== null && worksFor(dwarf.role) === clan);
  const both = { blue: workers('blue'), yellow: workers('yellow') };
  const side = (clan: Clan, other: Clan): SideOf => {
    const gold = both[clan].reduce((sum, { out, dwarf }) => sum + (out ? dwarf.gold : 0), 0);
    return { clan, gold, opponents: both[other].length, value: gold * both[other].length, workers: both[clan] };
  };
  return [side('blue', 'yellow'), side('yellow', 'blue')];
}
