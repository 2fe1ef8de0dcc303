import { describe, expect, it } from 'vitest';
import type { Option } from '../../lib/wire';
import { loneTake, pageOf, placed, sorting, trades } from './answers';
import { busy, expedition, hunger, laying, missing, phase, stepOf } from './reading';
import { cellNumbered, inOrder, lineOf, LOOT, roomOf, sideTo, spaceOf, type Home, type Position } from './things';

const option = (text: string, id = 0): Option => ({ id, text, message: { id: '', args: {}, targets: [], entry: 0 }, targets: [], final: false });
const at = (agenda: unknown): Position => ({ agenda }) as unknown as Position;
const home = (goods: Record<string, number>, rooms: string[] = []): Home =>
  ({
    goods: { wood: 0, stone: 0, ore: 0, ...goods },
    cells: Object.fromEntries(rooms.map((room, i) => [`r0c${i}`, room])),
    dwarfs: [{ strength: 0, place: 'waiting' }, { strength: 3, place: 'logging_1_3' }, { strength: 0, place: 'newborn' }],
  }) as unknown as Home;

describe('the table', () => {
  it('says who is still busy while all decide at once', () => {
    expect(busy(at([[['GrowUp', -2]], [['Feed', 2, 0, 1, 0]], [], [['Breed', 0]]]))).toEqual([2, 0]);
    expect(busy(at([[['PlaceDwarf', 1]]]))).toBeNull();
  });
  it('finds the open question of a seat, in a lane too', () => {
    expect(stepOf(at([[['Work', -2]], [['Feed', 0]], [['Feed', 1]]]), 1)?.[0]).toBe('Feed');
    expect(stepOf(at([[['PlaceDwarf', 1]]]), 0)).toBeNull();
  });
  it('tells the phase', () => {
    expect(phase(at([]))).toBe('over');
    expect(phase(at([[['EndRound', -2]], [['Feed', 0]]]))).toBe('harvest');
    expect(phase(at([[['PlaceDwarf', 0]]]))).toBe('work');
  });
  it('knows what is laid', () => {
    expect(laying(['PlaceTwin', 0, 0])).toEqual({ tile: 'meadow', first: null });
    expect(laying(['PlaceHalf', 0, 1, 15])).toEqual({ tile: 'tunnel', first: 15 });
    expect(laying(['PlaceSingle', 0, 4, 2])?.tile).toBe('ruby_mine');
    expect(laying(['Sow', 0, 2, 2])).toBeNull();
  });
  it('reads an expedition', () => {
    expect(expedition(['Expedition', 0, 2, 9, 5])).toEqual({ left: 2, strength: 9, taken: 5 });
    expect(expedition(null)).toBeNull();
  });
  it('counts what the family eats: two each, one for a newborn', () => {
    expect(hunger(home({}))).toBe(5);
  });
});

describe('what a tile costs', () => {
  const dwelling = roomOf('dwelling');
  it('marks what is missing', () => {
    expect(missing(dwelling, home({ wood: 3, stone: 3 }))).toEqual({ wood: 1 });
    expect(missing(dwelling, home({ wood: 4, stone: 3 }))).toEqual({});
  });
  it('knows the discounts of the own rooms', () => {
    expect(missing(dwelling, home({ wood: 3, stone: 2 }, ['carpenter', 'stone_carver']))).toEqual({});
    expect(missing(dwelling, home({ wood: 3, stone: 2, ore: 2 }, ['builder']))).toEqual({});
    expect(missing(dwelling, home({ wood: 3, stone: 2, ore: 1 }, ['builder']))).toEqual({ stone: 1 });
  });
});

describe('answers', () => {
  it('have their place on the board', () => {
    for (const text of ['place logging_1_3', 'lay r0c0', 'furnish dwelling', 'loot dog', 'exchange ruby']) expect(placed(option(text))).toBe(true);
    for (const text of ['do sow', 'stop', 'feed 3', 'sow grain', 'skip field']) expect(placed(option(text))).toBe(false);
  });
  it('turn the page that they stand on', () => {
    expect(pageOf([option('furnish dwelling'), option('exchange ruby')])).toBe('market');
    expect(pageOf([option('place logging_1_3'), option('exchange ruby')])).toBe('actions');
    expect(pageOf([option('do sow'), option('stop')])).toBeUndefined();
    expect(pageOf([option('exchange sheep')])).toBe('home');
  });
  it('open the exchanges only where the question is about them', () => {
    expect(trades([option('feed 2'), option('exchange grain')])).toBe(true);
    expect(trades([option('exchange sheep'), option('exchange cattle')])).toBe(true);
    expect(trades([option('do sow'), option('exchange grain')])).toBe(false);
    expect(trades([option('feed 2')])).toBe(false);
  });
  it('take what lies there without being asked, where nothing else can be done', () => {
    const take = option('do take_all');
    expect(loneTake([take, option('exchange ruby')], { wood: 3 })).toBe(take);
    expect(loneTake([take, option('do meadow_field')], { wood: 3 })).toBeNull();
    expect(loneTake([take, option('stop')], { wood: 3 })).toBeNull();
    expect(loneTake([take], { sheep: 2 })).toBeNull();
    expect(loneTake([option('do forge_weapon')], {})).toBeNull();
  });
  it('come before what is always possible', () => {
    const sorted = ['exchange ruby', 'stop', 'do sow'].map((text) => option(text)).sort((a, b) => (sorting(a) < sorting(b) ? -1 : 1));
    expect(sorted.map((one) => one.text)).toEqual(['do sow', 'stop', 'exchange ruby']);
  });
});

describe('things', () => {
  it('numbers cells as actions do', () => {
    expect(cellNumbered(0)).toBe('r0c0');
    expect(cellNumbered(23)).toBe('r3c5');
    expect(cellNumbered(24)).toBe('r-1c0');
    expect(cellNumbered(30)).toBe('r0c-1');
    expect(cellNumbered(34)).toBe('r-1c3');
    expect(cellNumbered(43)).toBe('r3c6');
  });
  it('names the side that neighbours share', () => {
    expect(sideTo('r1c1', 'r1c2')).toBe('right');
    expect(sideTo('r2c1', 'r1c1')).toBe('top');
  });
  it('draws goods by their pictures', () => {
    expect(lineOf({ wild_boar: 2, wood: 1 })).toBe('2boar 1wood');
  });
  it('keeps the spaces of a group together', () => {
    const groups = inOrder(['ruby_mining', 'housework', 'logging_1_3', 'wish_for_children']).map((id) => spaceOf(id).group);
    expect(groups).toEqual(['goods', 'goods', 'home', 'home']);
  });
  it('has all loot, weakest first', () => {
    expect(LOOT).toHaveLength(23);
    expect(LOOT.map((loot) => loot.strength)).toEqual(LOOT.map((loot) => loot.strength).sort((a, b) => a - b));
  });
});
