// Where the animals could stand. The game only counts them; this finds one arrangement, as the rules allow it.

import { BEASTS, ENTRY, type Beast, type Home } from './things';

export interface Stall {
  /** The cells of the place: two for a large pasture. */
  cells: string[];
  capacity: number;
  /** Only these may live here. */
  only?: Beast;
  /** Dogs could guard sheep here. */
  open: boolean;
}
export interface Herd {
  stall: Stall;
  beast: Beast | null;
  n: number;
  dogs: number;
}

const MINES = ['ore_mine', 'ruby_mine'];

export function stallsOf(home: Home): Stall[] {
  const stalls: Stall[] = [];
  const dwarfs = home.dwarfs.length;
  const rooms = Object.values(home.cells);
  const stable = (cell: string): boolean => home.stables.includes(cell);
  for (const [cell, what] of Object.entries(home.cells)) {
    const place = (capacity: number, only?: Beast, open = false): void => {
      stalls.push({ cells: [cell], capacity, open, ...(only ? { only } : {}) });
    };
    if (MINES.includes(what)) place(1, 'donkey');
    else if (what === ENTRY || what === 'mixed_dwelling') place(2);
    else if (what === 'breakfast_room') place(3, 'cattle');
    else if (what === 'cuddle_room') place(dwarfs, 'sheep');
    else if (what === 'meadow') place(stable(cell) ? 1 : 0, undefined, true);
    else if (what === 'small_pasture') place(stable(cell) ? 4 : 2, undefined, true);
    else if (what === 'field' && rooms.includes('stubble_room') && !home.crops[cell]) place(1);
  }
  for (const cells of home.larges) stalls.push({ cells, capacity: 4 * 2 ** cells.filter(stable).length, open: true });
  for (const cell of home.stables) {
    if (!home.cells[cell]) stalls.push({ cells: [cell], capacity: 1, only: 'wild_boar', open: false });
  }
  return stalls;
}

/** Who stands where; every place is in it, also the empty ones. */
export function herdsOf(home: Home): Herd[] {
  const stalls = stallsOf(home);
  const dogs = home.goods.dog;
  const least = Math.min(...stalls.filter((stall) => stall.open && stall.capacity).map((stall) => stall.capacity));
  const smallest = stalls.find((stall) => stall.open && stall.capacity === least);
  // First with the dogs on meadows that hold nothing else, then all of them on the smallest other place, then apart.
  const bare = stalls.filter((stall) => stall.open && stall.capacity === 0);
  const tries = [bare.length ? bare : [], smallest && !bare.length ? [smallest] : [], []];
  const found = tries.map((guarded) => settle(home, stalls, guarded, dogs));
  return (found.find((one) => one.left === 0) ?? found[0])?.herds ?? [];
}

function settle(home: Home, stalls: Stall[], guarded: Stall[], dogs: number): { herds: Herd[]; left: number } {
  const left: Record<Beast, number> = { sheep: 0, donkey: 0, wild_boar: 0, cattle: 0 };
  for (const beast of BEASTS) left[beast] = home.goods[beast];
  const herds: Herd[] = [];
  const put = (stall: Stall, beast: Beast | null, room: number, guards = 0): void => {
    const n = beast ? Math.min(room, left[beast]) : 0;
    if (beast) left[beast] -= n;
    herds.push({ stall, beast: n || guards ? beast : null, n, dogs: guards });
  };
  for (const stall of stalls) if (stall.only) put(stall, stall.only, stall.capacity);
  // A dog on each meadow, those left over on the first: every dog is one sheep more.
  let spare = dogs;
  guarded.forEach((stall, i) => {
    const last = guarded.length === 1 || i === guarded.length - 1;
    const here = left.sheep > 0 ? Math.min(spare, last ? spare : Math.max(1, Math.ceil(spare / (guarded.length - i)))) : 0;
    spare -= here;
    put(stall, here ? 'sheep' : null, here ? here + 1 : 0, here);
  });
  // The largest place goes to a type that fills it, or else to the largest rest.
  const shared = stalls.filter((stall) => !stall.only && !guarded.includes(stall)).sort((a, b) => b.capacity - a.capacity);
  for (const stall of shared) {
    const most = BEASTS.reduce((a, b) => (left[b] > left[a] ? b : a));
    put(stall, stall.capacity && left[most] > 0 ? most : null, stall.capacity);
  }
  return { herds, left: BEASTS.reduce((sum, beast) => sum + left[beast], 0) };
}

/** The herd of a cell; a large pasture's stands on its first cell. */
export function herdAt(herds: readonly Herd[], cell: string): Herd | undefined {
  return herds.find((herd) => herd.stall.cells[0] === cell);
}
