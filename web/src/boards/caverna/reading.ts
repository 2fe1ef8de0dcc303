// What the table tells without being asked: the phase, who is still busy, what is being laid, what can be paid for.

import { FOOD, tileName, twinHalves, type Code, type Goods, type Home, type Position, type Room } from './things';

/** The open question of a seat, as the agenda has it. */
export function stepOf(at: Position, seat: number): Code | null {
  for (const stack of [...at.agenda].reverse()) {
    const open = stack.at(-1);
    if (open && open[1] === seat) return open;
  }
  return null;
}

/** Those who still have to decide where all decide at once; null: one after the other. */
export function busy(at: Position): number[] | null {
  const lanes = at.agenda.slice(1).filter((stack) => stack.length > 0);
  if (lanes.length === 0) return null;
  return lanes.map((stack) => stack.at(-1)?.[1] ?? -1).filter((seat) => seat >= 0);
}

const HARVEST = ['SkipOne', 'Feed', 'BeforeBreeding', 'Breed'];
export type Phase = 'over' | 'harvest' | 'scoring' | 'round' | 'work';
export function phase(at: Position): Phase {
  const steps = at.agenda.flat().map(([name]) => name);
  if (steps.length === 0) return 'over';
  if (steps.some((name) => HARVEST.includes(name))) return 'harvest';
  if (steps.includes('BeforeScoring')) return 'scoring';
  return steps.includes('BeforeIncome') || steps.includes('Keep') ? 'round' : 'work';
}

/** What comes to lie on the cell that is asked for, and where its first half is. */
export function laying(step: Code | null): { tile: string; first: number | null } | null {
  if (!step) return null;
  const [name, , what = 0, where = 0] = step;
  if (name === 'PlaceTwin') return { tile: twinHalves(what)[0] ?? '', first: null };
  if (name === 'PlaceHalf') return { tile: twinHalves(what)[1] ?? '', first: where };
  if (name === 'PlaceSingle') return { tile: tileName(what), first: null };
  return null;
}

/** The expedition that is under way: items that may still be taken, its strength, and the bits of those taken. */
export function expedition(step: Code | null): { left: number; strength: number; taken: number } | null {
  if (step?.[0] !== 'Expedition') return null;
  const [, , left = 0, strength = 0, taken = 0] = step;
  return { left, strength, taken };
}

/** What the family eats at the next normal harvest. */
export const hunger = (home: Home): number =>
  home.dwarfs.reduce((sum, dwarf) => sum + (dwarf.place === 'newborn' ? FOOD.newborn : FOOD.dwarf), 0);

/** What is missing for a furnishing tile, by the discounts of the own rooms. Whether it may be built now, answers say. */
export function missing(room: Room, home: Home): Goods {
  const rooms = Object.values(home.cells);
  const due: Goods = { ...room.cost };
  if (due.wood && rooms.includes('carpenter')) due.wood -= 1;
  if (due.stone && rooms.includes('stone_carver')) due.stone -= 1;
  let ore = home.goods.ore - (due.ore ?? 0);
  const lacks: Goods = {};
  for (const [good, n] of Object.entries(due) as [keyof Goods, number][]) {
    let short = n - home.goods[good];
    if (short > 0 && (good === 'wood' || good === 'stone') && rooms.includes('builder') && ore > 0) {
      short -= 1;
      ore -= 1;
    }
    if (short > 0) lacks[good] = short;
  }
  return lacks;
}
