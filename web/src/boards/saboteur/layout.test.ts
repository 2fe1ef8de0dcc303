import { expect, test } from 'vitest';
import { BOX, deckOf, designOf, type Design } from './cards';
import { draw, HALF, spotOf } from './layout';

const designs = [...BOX.entries()];

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
    for (const [side, turn] of [['N', 0], ['S', 180]] as const) {
      const field = design.doors[side];
      if (field === undefined) continue;
      const spot = spotOf(design, turn, design.fields.indexOf(field));
      expect(spot.y, `${id} ${turn}`).toBeLessThanOrEqual(0);
    }
  }
});

test('a straight passage of tier III has three fields in a row', () => {
  const { points } = draw(designOf(BOX, 'p3_i_h'));
  expect(points).toEqual([{ x: 34, y: 0 }, { x: -34, y: 0 }, { x: 0, y: 0 }]);
});

test('the level under a bridge is drawn on the ground, the wooden one above it', () => {
  for (const id of ['p1_bridge_ew', 'p2_bridge_ew', 'p2_bridge_ns', 'p3_bridge_ns']) {
    const { ground, above, planks } = draw(designOf(BOX, id));
    expect(ground, id).not.toBe('');
    expect(above, id).not.toBe('');
    expect(planks?.[0].x === 0, id).toBe(id.endsWith('ns'));
  }
  expect(draw(designOf(BOX, 'p3_cross')).above).toBe('');
});

test('a corrected deck is drawn from its own graphs', () => {
  const own: Design = { tier: 2, fields: ['n', 's'], doors: { N: 'n', S: 's' }, links: ['n-s'], marks: {} };
  expect(designOf(deckOf({ own_1: own }), 'own_1').fields).toEqual(['n', 's']);
  expect(deckOf({})).toBe(BOX);
});
