import { describe, expect, it } from 'vitest';
import type { Arg, Option } from '../../lib/wire';
import { pageOf, placed, sorting, trades } from './answers';
import { faceOf, usualPrice } from './faces';
import { inOrder, lineOf, LOOT, sideTo, spaceOf, standing } from './things';
import type { View as Seen } from './view.gen';

const option = (text: string, id = 0): Option => ({ id, text, message: { id: '', args: {}, targets: [], entry: 0 }, targets: [], final: false, weighty: null });

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
  it('come before what is always possible', () => {
    const sorted = ['exchange ruby', 'stop', 'do sow'].map((text) => option(text)).sort((a, b) => (sorting(a) < sorting(b) ? -1 : 1));
    expect(sorted.map((one) => one.text)).toEqual(['do sow', 'stop', 'exchange ruby']);
  });
  it('put begging behind', () => {
    const [full, less] = [0, 2].map((missing) => ({ ...option(`feed ${4 - missing}`), message: { id: '', args: { missing }, targets: [], entry: 0 } }));
    expect(sorting(full!) < sorting(option('work wood adult'))).toBe(true);
    expect(sorting(less!) > sorting(option('work wood adult'))).toBe(true);
  });
});

describe('faces', () => {
  const told = (text: string, args: Record<string, Arg>): Option => ({ ...option(text), message: { id: '', args, targets: [], entry: 0 } });
  const amount = (good: string, n: number): Arg => ({ id: `amount-${good}`, args: { n } });
  it('draw what the engine has counted', () => {
    expect(faceOf(told('exchange sheep', { give: [amount('sheep', 1)], get: [amount('food', 2)] }))).toBe('1sheep > 2food');
    expect(faceOf(told('exchange ruby_meadow', { give: [amount('ruby', 1)], tile: 'tile-meadow' }))).toBe('1ruby > meadow');
    expect(faceOf(told('do small_pasture', { goods: [], cost: [amount('wood', 1)] }))).toBe('1wood > pasture');
    expect(faceOf(told('do take_all', { goods: [amount('wild_boar', 2)], cost: [] }))).toBe('+ 2boar');
    expect(faceOf(told('order 2', { give: [amount('ruby', 1)], strength: 3 }))).toBe('1ruby > dwarf 3weapon');
    expect(faceOf(told('disarm 1', { strength: 3, goods: amount('food', 3) }))).toBe('3weapon > 3food');
    expect(faceOf(told('feed 0', { paid: amount('food', 0), begging: amount('begging', 2) }))).toBe('2begging');
  });
});

describe('prices', () => {
  it('that most have stand once before all', () => {
    const prices = [2, 1, 1].map((n) => ({ ...option('exchange ruby'), message: { id: '', args: { give: [{ id: 'amount-ruby', args: { n } }] }, targets: [], entry: 0 } }));
    expect(usualPrice(prices)).toBe('1ruby');
    expect(usualPrice([])).toBe('');
  });
});

describe('things', () => {
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

  it('lays a new card behind those that lie there already', () => {
    const spaces = ['logging_1_3', 'ore_mining_1_3', 'ruby_mining', 'ore_delivery'];
    expect(inOrder(spaces).at(-1)).toBe('ruby_mining');
    expect(inOrder(spaces, { '5': 'ore_delivery' }).at(-1)).toBe('ore_delivery');
  });
  it('has all loot, weakest first', () => {
    expect(LOOT).toHaveLength(23);
    expect(LOOT.map((loot) => loot.strength)).toEqual(LOOT.map((loot) => loot.strength).sort((a, b) => a - b));
  });
});

describe('dwarfs', () => {
  it('stand where they were placed, and nowhere while they wait, are set aside or newborn', () => {
    const dwarfs = ['waiting', 'aside', 'newborn', 'housework'].map((place, strength) => ({ strength, place }));
    const view = { homes: [{ dwarfs: [{ strength: 7, place: 'supplies' }] }, { dwarfs }] } as unknown as Seen;
    expect([...standing(view)]).toEqual([
      ['supplies', { seat: 0, index: 0, strength: 7 }],
      ['housework', { seat: 1, index: 3, strength: 3 }],
    ]);
  });
  it('are set aside only behind all else that can be done', () => {
    const sorted = ['aside', 'exchange ruby', 'place housework'].map((text) => option(text)).sort((a, b) => (sorting(a) < sorting(b) ? -1 : 1));
    expect(sorted.at(0)?.text).toBe('place housework');
    expect(sorting(option('aside'))).toBe(sorting(option('stop')));
  });
});
