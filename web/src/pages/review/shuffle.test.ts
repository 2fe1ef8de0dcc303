import { describe, expect, it } from 'vitest';
import { shuffled } from './shuffle';

describe('lines to choose from', () => {
  it('are the same ones, in the same order every time', () => {
    const lines = ['a', 'b', 'c', 'd'];
    for (let seed = 0; seed < 50; seed++) {
      expect([...shuffled(lines, seed)].sort()).toEqual(lines);
      expect(shuffled(lines, seed)).toEqual(shuffled(lines, seed));
    }
  });

  it('do not tell by their place which one is right', () => {
    const first = new Set(Array.from({ length: 50 }, (_, seed) => shuffled(['a', 'b', 'c'], seed)[0]));
    expect(first.size).toBe(3);
  });
});
