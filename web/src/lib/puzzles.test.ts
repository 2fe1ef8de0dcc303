import { expect, test, vi } from 'vitest';
import { BEGINNER, rated, solver, suiting } from './puzzles.svelte';
import type { Me, PuzzleInfo } from './wire';

const puzzle = (id: string, rating: number, theme: PuzzleInfo['theme'] = 'middle'): PuzzleInfo => ({ puzzle: id, rating, theme });

test('a harder puzzle gains more, an easier one costs more', () => {
  expect(rated(1200, 0, 1200, true)).toBe(1220);
  expect(rated(1200, 0, 1200, false)).toBe(1180);
  expect(rated(1200, 0, 1600, true)).toBeGreaterThan(1230);
  expect(rated(1200, 0, 800, false)).toBeLessThan(1170);
  expect(rated(1200, 20, 1200, true)).toBe(1210);
});

test('the puzzle that suits best comes next, and none comes twice', () => {
  const all = [puzzle('a', 1000), puzzle('b', 1250), puzzle('c', 1900, 'ending')];
  expect(suiting(all, { rating: 1200, tried: {} }, '')?.puzzle).toBe('b');
  expect(suiting(all, { rating: 1200, tried: { b: false } }, '')?.puzzle).toBe('a');
  expect(suiting(all, { rating: 1200, tried: {} }, 'ending')?.puzzle).toBe('c');
  expect(suiting(all, { rating: 1200, tried: { a: true, b: true, c: false } }, '')).toBeUndefined();
});

test('the first try counts, and is kept on the device', () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem });
  solver.note('rivals', 'x', 1200, false, null);
  solver.note('rivals', 'x', 1200, true, null);
  expect(solver.of('rivals')).toEqual({ rating: 1180, tried: { x: false } });
  expect(solver.of('caverna').rating).toBe(BEGINNER);
  expect(setItem).toHaveBeenCalledExactlyOnceWith('permonik:puzzles', JSON.stringify({ rivals: solver.of('rivals') }));
  vi.unstubAllGlobals();
});

test('of whoever has an account the house keeps it, and the device nothing more', async () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem });
  const ask = vi.fn(async () => [{ game: 'rivals', rating: 1417, tried: { y: true } }]);
  const me = (guest: boolean): Me => ({ id: 'p', name: 'Anna', guest, face: '', shows: [] });
  await solver.open(me(true), ask);
  expect(solver.atHome).toBe(false);
  expect(ask).not.toHaveBeenCalled();
  await solver.open(me(false), ask);
  expect(solver.atHome).toBe(true);
  // What was tried here before does not come again, but the rating is that of the house.
  expect(solver.of('rivals')).toEqual({ rating: 1417, tried: { x: false, y: true } });
  solver.note('rivals', 'z', 1500, true, 1439);
  expect(solver.of('rivals')).toEqual({ rating: 1439, tried: { x: false, y: true, z: true } });
  solver.note('rivals', 'z', 1500, false, 1439);
  expect(solver.of('rivals').tried['z']).toBe(true);
  expect(setItem).not.toHaveBeenCalled();
  await solver.open(null, ask);
  expect(solver.of('rivals')).toEqual({ rating: 1180, tried: { x: false } });
  vi.unstubAllGlobals();
});
