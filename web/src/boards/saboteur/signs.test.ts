import { expect, test } from 'vitest';
import type { Arg, Option } from '../../lib/wire';
import { signsOf } from './signs';

const option = (what?: Arg): Option => ({ id: 0, text: 'walk 1,0 0', message: { id: '', args: what === undefined ? {} : { what }, targets: [], entry: 0 }, targets: [], final: false, weighty: null });

test('each creature has a sign of its own, whether it is met or told behind something else', () => {
  for (const creature of ['rat', 'crawler', 'goblin']) expect(signsOf(option([`harm-${creature}`]))).toEqual([creature]);
  expect(signsOf(option([{ id: 'hit-creature', args: { harm: 'harm-rat' } }]))).toEqual(['rat']);
  expect(signsOf(option(['harm-goblin-nothing']))).toEqual(['goblin']);
});

test('signs come in the order of what happens, each once', () => {
  expect(signsOf(option(['hit-bridge', 'hit-gold', 'harm-rat', 'hit-nugget']))).toEqual(['bridge', 'nugget', 'rat']);
  expect(signsOf(option(['hit-something-else', { id: 'hit-exit' }]))).toEqual(['exit']);
  expect(signsOf(option())).toEqual([]);
});
