import { describe, expect, test } from 'vitest';
import type { Message } from '../wire';
import { BEATS, Beats, kindOf, lengthOf, SHORTEST } from './pace';

const line = (entry: number, ...targets: string[]): Message => ({ id: 'did', args: {}, targets, entry });
const beat = (entry: number, ...targets: string[]): { shows: number; lines: Message[] } => ({
  shows: entry,
  lines: [line(entry, 'seat:1', ...targets)],
});

/** All that is shown until the present is reached, with the moments. */
function follow(beats: Beats<number>, from = 0): { shown: number[]; end: number } {
  const shown: number[] = [];
  let now = from;
  for (let one = beats.at(now); one; one = beats.at(now)) {
    shown.push(one.shows);
    now = beats.wakes ?? now;
  }
  return { shown, end: now };
}

describe('kinds', () => {
  test('come from what a line touches, the weightiest first', () => {
    expect(kindOf(line(0, 'seat:1', 'amounts:1 food', 'space:logging'))).toBe('place');
    expect(kindOf(line(0, 'seat:1', 'die:4'))).toBe('dice');
    expect(kindOf(line(0, 'seat:1'))).toBe('word');
    expect(kindOf({ ...line(0, 'space:logging'), id: 'round' })).toBe('round');
  });
  test('several lines of one deed take longer than one, yet not the sum', () => {
    const two = [line(0, 'space:logging'), line(0, 'amounts:1 wood')];
    expect(lengthOf(two, 'calm')).toBeGreaterThan(BEATS.place);
    expect(lengthOf(two, 'calm')).toBeLessThan(BEATS.place + BEATS.goods);
    expect(lengthOf(two, 'instant')).toBe(0);
  });
});

describe('beats', () => {
  test('what comes at once is shown one after the other, in order', () => {
    const beats = new Beats<number>('calm');
    for (const entry of [1, 2, 3]) beats.add(beat(entry, 'card:ruby'), 0);
    expect(beats.at(0)?.shows).toBe(1);
    expect(beats.at(BEATS.card - 1)?.shows).toBe(1);
    expect(beats.at(BEATS.card)?.shows).toBe(2);
    expect(follow(beats, BEATS.card)).toEqual({ shown: [2, 3], end: 3 * BEATS.card });
  });
  test("a bot's pause includes its thinking: who thought long is not waited for again", () => {
    const beats = new Beats<number>('calm');
    beats.add(beat(1, 'card:ruby'), 0);
    expect(beats.at(5000)).toBeNull();
    beats.add(beat(2, 'card:ruby'), 5000);
    expect(beats.at(5000)?.shows).toBe(2);
  });
  test('at a brisk pace six seconds pass at most, whatever happens', () => {
    for (const count of [3, 20, 200]) {
      const beats = new Beats<number>('brisk');
      for (let entry = 1; entry <= count; entry++) beats.add(beat(entry, 'space:logging'), 0);
      const { shown, end } = follow(beats);
      expect(end).toBeLessThanOrEqual(6001);
      expect(shown).toEqual([...shown].sort((a, b) => a - b));
      expect(shown.at(-1)).toBe(count);
    }
  });
  test('what is condensed can still be read, and nothing is left out', () => {
    const beats = new Beats<number>('brisk');
    for (let entry = 1; entry <= 60; entry++) beats.add(beat(entry, 'space:logging'), 0);
    const told: number[] = [];
    let now = 0;
    for (let one = beats.at(now); one; one = beats.at(now)) {
      told.push(...one.lines.map(({ entry }) => entry));
      expect((beats.wakes ?? 0) - now).toBeGreaterThan(SHORTEST / 3);
      now = beats.wakes ?? now;
    }
    expect(told).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  });
  test('states that come one by one share the same six seconds', () => {
    const beats = new Beats<number>('brisk');
    let now = 0;
    for (let entry = 1; entry <= 40; entry++) {
      beats.add(beat(entry, 'space:logging'), now);
      now += 100;
    }
    expect(follow(beats, now).end).toBeLessThanOrEqual(6500);
  });
  test('a board in the present holds nobody up: each deed has all its time, however long I am not asked', () => {
    const beats = new Beats<number>('brisk');
    for (let entry = 1; entry <= 40; entry++) {
      const now = 5000 * entry;
      beats.add(beat(entry, 'card:ruby'), now);
      expect([beats.at(now)?.shows, beats.wakes! - now]).toEqual([entry, 0.6 * BEATS.card]);
    }
  });
  test('six seconds of news leave the next ones their time, once the board was in the present', () => {
    const beats = new Beats<number>('brisk');
    for (let entry = 1; entry <= 40; entry++) beats.add(beat(entry, 'card:ruby'), 0);
    const { end } = follow(beats);
    for (const entry of [41, 42]) beats.add(beat(entry, 'card:ruby'), end);
    expect(follow(beats, end)).toEqual({ shown: [41, 42], end: end + 2 * 0.6 * BEATS.card });
  });
  test('whoever looks on has no turn to wait for: it goes on at its pace', () => {
    const beats = new Beats<number>('brisk');
    beats.looksOn = true;
    let now = 0;
    for (let entry = 1; entry <= 30; entry++) {
      beats.add(beat(entry, 'card:ruby'), now);
      expect((beats.wakes ?? 0) - now).toBeCloseTo(0.6 * BEATS.card);
      now = beats.wakes ?? now;
    }
  });
  test('skipping leads to the present; what comes later is told again', () => {
    const beats = new Beats<number>('calm');
    for (const entry of [1, 2, 3]) beats.add(beat(entry, 'card:ruby'), 0);
    beats.skip();
    expect(beats.at(1)).toBeNull();
    beats.add(beat(4, 'card:ruby'), 1);
    expect(beats.at(1)?.shows).toBe(4);
  });
  test('after a skip, as after my own decision, the others have all their time again', () => {
    const beats = new Beats<number>('brisk');
    for (let entry = 1; entry <= 100; entry++) beats.add(beat(entry, 'card:ruby'), 0);
    beats.skip();
    beats.add(beat(101, 'card:ruby'), 0);
    expect(beats.wakes).toBeCloseTo(0.6 * BEATS.card);
  });
  test('a state without news takes no time, in its place', () => {
    const beats = new Beats<number>('calm');
    beats.add(beat(1, 'card:ruby'), 0);
    beats.add({ shows: 2, lines: [] }, 10);
    beats.add(beat(3, 'card:ruby'), 10);
    expect(beats.at(20)?.shows).toBe(1);
    expect(beats.at(BEATS.card)?.shows).toBe(3);
  });
  test('at once means at once', () => {
    const beats = new Beats<number>('instant');
    beats.add(beat(1, 'card:ruby'), 0);
    expect(beats.at(0)).toBeNull();
  });
});
