// What a step back takes: the last step of the draft, and only without one what is played.

import { expect, test } from 'vitest';
import type { LiveTable } from '../../lib/table/live.svelte';
import type { Option } from '../../lib/wire';
import { stepBack } from './takeback';

const IDLE = { option: null };

function taken(steps: number, more: object = {}, state: object = {}, asking: { option: Option | null } = IDLE): string | null {
  const done: string[] = [];
  const live = {
    seat: 0, busy: false, table: { rated: false }, past: { seen: null },
    state: { over: false, undo: 'free', proposal: null, draft: steps ? { steps } : null, ...state },
    back: (to: number) => void done.push(`back to ${to}`),
    undo: () => void done.push('undo'),
    ...more,
  };
  stepBack(live as unknown as LiveTable, asking)?.();
  return done[0] ?? null;
}

test('a draft goes back by a step, although what is played could be taken back, too', () => {
  expect(taken(2)).toBe('back to 1');
  expect(taken(1)).toBe('back to 0');
  expect(taken(0)).toBe('undo');
});

test('nothing is taken back where the button would not be, or be dim', () => {
  expect(taken(0, {}, { undo: null })).toBe(null);
  expect(taken(0, {}, { proposal: {} })).toBe(null);
  expect(taken(0, { table: { rated: true } }, { undo: 'ask' })).toBe(null);
  for (const more of [{ busy: true }, { seat: null }, { past: { seen: {} } }, { state: null }]) expect(taken(2, more)).toBe(null);
  expect(taken(2, {}, { over: true })).toBe(null);
  expect(taken(2, {}, {}, { option: {} as Option })).toBe(null);
});
