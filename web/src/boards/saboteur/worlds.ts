// Who may be a saboteur: what the view's worlds say about each player, and all of them by their chances.

import type { Clan, World } from './things';

export interface Belief {
  /** Of a hundred. */
  percent: number;
  sure: 'loyal' | 'saboteur' | null;
}

export function beliefs(worlds: readonly World[], players: number): Belief[] {
  const all = worlds.reduce((sum, world) => sum + world.ways, 0);
  return Array.from({ length: players }, (_, seat) => {
    const ways = worlds.reduce((sum, world) => sum + (world.saboteurs.includes(seat) ? world.ways : 0), 0);
    const sure = all === 0 ? null : ways === 0 ? 'loyal' : ways === all ? 'saboteur' : null;
    return { percent: all ? Math.round((100 * ways) / all) : 0, sure };
  });
}

export interface Chance {
  saboteurs: number[];
  percent: number;
}
/** The worlds, the likeliest first; a seat whose role everybody at hand knows is left out. */
export function chances(worlds: readonly World[], known: readonly number[]): Chance[] {
  const all = worlds.reduce((sum, world) => sum + world.ways, 0);
  return worlds
    .map((world) => ({
      saboteurs: world.saboteurs.filter((seat) => !known.includes(seat)),
      percent: all ? Math.round((100 * world.ways) / all) : 0,
    }))
    .sort((a, b) => b.percent - a.percent || a.saboteurs.length - b.saboteurs.length || String(a.saboteurs).localeCompare(String(b.saboteurs)));
}

export interface OfClan {
  clan: Clan;
  worlds: Chance[];
}
/** The same clan by clan, where what holds for one clan says nothing about the other; null where it does. */
export function byClan(worlds: readonly World[], clans: readonly (Clan | null)[], known: readonly number[]): OfClan[] | null {
  const parts = (['blue', 'yellow'] as const)
    .filter((clan) => clans.includes(clan))
    .map((clan) => {
      const halves = new Map<string, World>();
      for (const { saboteurs, ways } of worlds) {
        const half = saboteurs.filter((seat) => clans[seat] === clan);
        halves.set(String(half), { saboteurs: half, ways: ways + (halves.get(String(half))?.ways ?? 0) });
      }
      return { clan, halves: [...halves.values()] };
    });
  if (parts.length < 2 || parts.reduce((product, part) => product * part.halves.length, 1) !== worlds.length) return null;
  return parts.map(({ clan, halves }) => ({ clan, worlds: chances(halves, known) }));
}
