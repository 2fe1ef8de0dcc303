import { expect, test } from 'vitest';
import data from './components.json';
import { deckOf, designOf, doorOf, turns } from './cards';
import { cellOf, text } from './grid';
import { draw, HALF, spotOf } from './layout';

const deck = deckOf(null);
const designs = [...deck.entries()];

test('cells are numbered in a spiral from the start card', () => {
  const first = Array.from({ length: 10 }, (_, n) => text(cellOf(n)));
  expect(first).toEqual(['0,0', '1,0', '1,1', '0,1', '-1,1', '-1,0', '-1,-1', '0,-1', '1,-1', '2,-1']);
  const many = Array.from({ length: 3000 }, (_, n) => cellOf(n));
  expect(new Set(many.map(text)).size).toBe(3000);
  for (const [n, cell] of many.slice(1).entries()) {
    const before = many[n];
    expect(Math.abs(cell.x - (before?.x ?? 0)) + Math.abs(cell.y - (before?.y ?? 0))).toBe(1);
  }
});

test('no two fields of a card touch: every move can be seen', () => {
  for (const [id, design] of designs) {
    const { points, radius } = draw(design);
    expect(points.length, id).toBe(design.fields.length);
    expect(radius, id).toBeGreaterThan(8);
    for (const [i, one] of points.entries()) {
      expect(Math.max(Math.abs(one.x), Math.abs(one.y)) + radius, id).toBeLessThanOrEqual(HALF);
      for (const other of points.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y), id).toBeGreaterThan(2 * radius);
    }
  }
});

test('a field at a side lies on that side, also when the card is turned', () => {
  for (const [id, design] of designs.filter(([, one]) => one.fields.length > 2)) {
    for (const turn of [0, 180]) {
      const field = doorOf(design, turn, 'N');
      if (field === undefined) continue;
      const spot = spotOf(design, turn, design.fields.indexOf(field));
      expect(spot.y, `${id} ${turn}`).toBeLessThanOrEqual(0);
    }
  }
});

test('a straight passage of tier III has three fields in a row', () => {
  const { points } = draw(designOf(deck, 'p3_i_h'));
  expect(points).toEqual([{ x: 34, y: 0 }, { x: -34, y: 0 }, { x: 0, y: 0 }]);
});

test('the level under a bridge is drawn on the ground, the wooden one above it', () => {
  for (const id of ['p1_bridge_ew', 'p2_bridge_ew', 'p2_bridge_ns', 'p3_bridge_ns']) {
    const { ground, above, planks } = draw(designOf(deck, id));
    expect(ground, id).not.toBe('');
    expect(above, id).not.toBe('');
    expect(planks?.[0].x === 0, id).toBe(id.endsWith('ns'));
  }
  expect(draw(designOf(deck, 'p3_cross')).above).toBe('');
});

test('a corrected deck is drawn from its own graphs', () => {
  const own = { id: 'odd', tier: 2, fields: ['n', 's'], doors: { N: 'n', S: 's' }, links: ['n-s'], marks: {} };
  const cross = { ...data.cards.p1_cross, id: 'p1_cross' };
  const text = JSON.stringify({ deck: { paths: [own, cross], start: data.start, goals: Object.values(data.goals) } });
  const corrected = deckOf(text);
  expect(designOf(corrected, 'own_1').fields).toEqual(['n', 's']);
  expect(designOf(corrected, 'p1_cross').fields).toEqual(['c']);
  expect(designOf(corrected, 'goal_exit').marks).toEqual({ c: 'exit' });
});

test('what looks the same when turned has only one way to lie', () => {
  const one = ['p1_cross', 'p1_i_v', 'p1_i_h', 'p1_lair_cross', 'p1_bridge_ew', 'p1_double_ne', 'p1_double_nw'];
  const two = ['p2_cross', 'p2_i_v', 'p2_i_h', 'p2_bridge_ns', 'p2_bridge_ew', 'p2_double_ne', 'p2_double_nw'];
  const three = ['p3_cross', 'p3_i_v', 'p3_i_h', 'p3_lair_cross', 'p3_lair_i_v', 'p3_bridge_ns', 'p3_double_ne'];
  expect(designs.filter(([id, design]) => /^p/.test(id) && !turns(design)).map(([id]) => id)).toEqual([...one, ...two, ...three]);
});
