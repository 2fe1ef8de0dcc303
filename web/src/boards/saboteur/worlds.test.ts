import { expect, test } from 'vitest';
import { beliefs, byClan, chances } from './worlds';

// Four players, seen by a loyal one (seat 0): two of the other three.
const FOUR = [
  { saboteurs: [1, 2], ways: 1 },
  { saboteurs: [1, 3], ways: 1 },
  { saboteurs: [2, 3], ways: 1 },
];

test('each of three is a saboteur with two chances of three', () => {
  expect(beliefs(FOUR, 4)).toEqual([
    { percent: 0, sure: 'loyal' },
    { percent: 67, sure: null },
    { percent: 67, sure: null },
    { percent: 67, sure: null },
  ]);
});

test('one world leaves no doubt', () => {
  expect(beliefs(FOUR.slice(0, 1), 4).map((one) => one.sure)).toEqual(['loyal', 'saboteur', 'saboteur', 'loyal']);
  expect(beliefs([], 2)[0]?.sure).toBe(null);
});

test('the likeliest world comes first; what is open to all is not repeated', () => {
  const worlds = [
    { saboteurs: [3], ways: 1 },
    { saboteurs: [0, 3], ways: 2 },
    { saboteurs: [1, 3], ways: 1 },
  ];
  expect(chances(worlds, [3])).toEqual([
    { saboteurs: [0], percent: 50 },
    { saboteurs: [], percent: 25 },
    { saboteurs: [1], percent: 25 },
  ]);
});

test('two clans are two questions, as long as the one says nothing about the other', () => {
  const clans = ['blue', 'blue', 'yellow', 'yellow'] as const;
  const all = [[], [1], [2], [1, 2]].map((saboteurs) => ({ saboteurs, ways: saboteurs.includes(1) ? 1 : 3 }));
  expect(byClan(all, clans, [])).toEqual([
    { clan: 'blue', worlds: [{ saboteurs: [], percent: 75 }, { saboteurs: [1], percent: 25 }] },
    { clan: 'yellow', worlds: [{ saboteurs: [], percent: 50 }, { saboteurs: [2], percent: 50 }] },
  ]);
  expect(byClan(all.slice(1), clans, [])).toBe(null);
  expect(byClan(FOUR, ['blue', 'blue', 'blue', 'blue'], [])).toBe(null);
});
