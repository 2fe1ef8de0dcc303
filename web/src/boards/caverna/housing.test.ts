import { describe, expect, it } from 'vitest';
import { herdAt, herdsOf, stallsOf } from './housing';
import type { Good, Home } from './things';

const NONE: Record<Good, number> = {
  wood: 0, stone: 0, ore: 0, ruby: 0, grain: 0, vegetable: 0, food: 0, gold: 0, dog: 0, sheep: 0, donkey: 0, wild_boar: 0, cattle: 0,
};
function home(cells: Record<string, string>, goods: Partial<Record<Good, number>>, more: Partial<Home> = {}): Home {
  return {
    goods: { ...NONE, ...goods },
    cells: { r3c3: 'entry_level_dwelling', r2c3: 'cavern', ...cells },
    larges: [],
    stables: [],
    crops: {},
    dwarfs: [
      { strength: 0, place: 'waiting' },
      { strength: 0, place: 'waiting' },
    ],
    promised: {},
    begging: 0,
    ...more,
  };
}
const shown = (one: Home, beast: string): number =>
  herdsOf(one).reduce((sum, herd) => sum + (herd.beast === beast ? herd.n : 0), 0);

describe('where animals could stand', () => {
  it('fills what only one type may use first', () => {
    const one = home({ r2c4: 'ore_mine' }, { donkey: 1, wild_boar: 3 }, { stables: ['r0c0'] });
    const herds = herdsOf(one);
    expect(herdAt(herds, 'r2c4')).toMatchObject({ beast: 'donkey', n: 1 });
    expect(herdAt(herds, 'r0c0')).toMatchObject({ beast: 'wild_boar', n: 1 });
    expect(herdAt(herds, 'r3c3')).toMatchObject({ beast: 'wild_boar', n: 2 });
  });

  it('doubles pastures by stables', () => {
    const pair = ['r3c1', 'r3c2'];
    const cells = { r3c1: 'large_pasture', r3c2: 'large_pasture', r2c2: 'small_pasture' };
    const sizes = (stables: string[]): number[] =>
      stallsOf(home(cells, {}, { larges: [pair], stables })).map((stall) => stall.capacity).sort((a, b) => a - b);
    expect(sizes([])).toEqual([2, 2, 4]);
    expect(sizes(['r3c1', 'r2c2'])).toEqual([2, 4, 8]);
    expect(sizes(['r3c1', 'r3c2'])).toEqual([2, 2, 16]);
  });

  it('lets dogs guard sheep on bare meadows: one sheep more than dogs on each', () => {
    const one = home({ r3c2: 'meadow', r2c2: 'meadow' }, { dog: 3, sheep: 7 });
    expect(shown(one, 'sheep')).toBe(7);
    const guarded = herdsOf(one).filter((herd) => herd.dogs > 0);
    expect(guarded.map((herd) => herd.dogs).reduce((a, b) => a + b)).toBe(3);
    expect(guarded.every((herd) => herd.n <= herd.dogs + 1)).toBe(true);
  });

  it('puts all dogs on the smallest pasture where there is no bare meadow', () => {
    const one = home({ r3c2: 'small_pasture' }, { dog: 4, sheep: 5, cattle: 2 });
    expect(shown(one, 'sheep')).toBe(5);
    expect(shown(one, 'cattle')).toBe(2);
  });

  it('keeps dogs out where sheep fit without them', () => {
    const one = home({ r3c2: 'small_pasture' }, { dog: 1, sheep: 2, cattle: 2 });
    expect(herdsOf(one).some((herd) => herd.dogs > 0)).toBe(false);
    expect(shown(one, 'sheep') + shown(one, 'cattle')).toBe(4);
  });

  it('gives a place to one type only', () => {
    const one = home({ r3c2: 'small_pasture', r2c2: 'meadow' }, { sheep: 1, cattle: 1, donkey: 1 }, { stables: ['r2c2'] });
    expect(herdsOf(one).filter((herd) => herd.beast).length).toBe(3);
  });

  it('opens fields without crops by the Stubble room', () => {
    const cells = { r3c2: 'field', r3c1: 'field', r2c3: 'stubble_room' };
    const one = home(cells, { cattle: 3 }, { crops: { r3c1: { grain: 2 } } });
    expect(shown(one, 'cattle')).toBe(3);
    expect(herdAt(herdsOf(one), 'r3c1')).toBeUndefined();
  });
});
