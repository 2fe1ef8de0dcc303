import { expect, test } from 'vitest';
import { cellsOf, thingOf } from './things';

test('only what has words is explained', () => {
  const has = (id: string): boolean => ['card-p1_cross', 'goal-goal_exit'].includes(id);
  expect(thingOf('p1_cross', has)).toBe('card-p1_cross');
  expect(thingOf('goal_exit', has)).toBe('goal-goal_exit');
  expect(thingOf('start', has)).toBeUndefined();
});

test('cells are told from fields and edges', () => {
  expect(cellsOf(['seat:1', 'cell:-1,0', 'field:2,3.0', 'edge:1,1.north', 'cell:4,-2'])).toEqual([
    { x: -1, y: 0 },
    { x: 4, y: -2 },
  ]);
});
