import { expect, test } from 'vitest';
import { FARTHEST, fit, NEAREST, pinch, showing, shows, zoomAt } from './sight';

test('a board fits into its frame, in the middle', () => {
  expect(fit({ width: 400, height: 400 }, { width: 800, height: 400 })).toEqual({ x: 0, y: 100, scale: 0.5 });
});

test('what lies under the pointer stays there', () => {
  const sight = zoomAt({ x: 10, y: 20, scale: 1 }, 2, { x: 110, y: 120 });
  expect(sight).toEqual({ x: -90, y: -80, scale: 2 });
});

test('there is a nearest and a farthest', () => {
  expect(zoomAt({ x: 0, y: 0, scale: 1 }, 100, { x: 0, y: 0 }).scale).toBe(NEAREST);
  expect(zoomAt({ x: 0, y: 0, scale: 1 }, 0.001, { x: 0, y: 0 }).scale).toBe(FARTHEST);
});

test('two fingers that move together only pan', () => {
  const from: [{ x: number; y: number }, { x: number; y: number }] = [{ x: 0, y: 0 }, { x: 100, y: 0 }];
  expect(pinch({ x: 5, y: 5, scale: 1 }, from, [{ x: 10, y: 20 }, { x: 110, y: 20 }])).toEqual({ x: 15, y: 25, scale: 1 });
});

test('what lies under two fingers stays under them, wherever they move', () => {
  const before = { x: 5, y: 5, scale: 1 };
  const from: [{ x: number; y: number }, { x: number; y: number }] = [{ x: 0, y: 0 }, { x: 100, y: 0 }];
  const to: [{ x: number; y: number }, { x: number; y: number }] = [{ x: 20, y: 40 }, { x: 220, y: 40 }];
  const after = pinch(before, from, to);
  for (const finger of [0, 1] as const) {
    const under = { x: (from[finger].x - before.x) / before.scale, y: (from[finger].y - before.y) / before.scale };
    expect({ x: after.x + under.x * after.scale, y: after.y + under.y * after.scale }).toEqual(to[finger]);
  }
});

test('a part of the board comes into the middle, and is then in sight', () => {
  const frame = { width: 400, height: 200 };
  const part = { x: 100, y: 100, width: 400, height: 100 };
  expect(showing(frame, part)).toEqual({ x: -100, y: -50, scale: 1 });
  expect(shows(frame, showing(frame, part), part)).toBe(true);
  expect(shows(frame, { x: 0, y: 0, scale: 1 }, part)).toBe(false);
});
