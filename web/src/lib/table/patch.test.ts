import { expect, test } from 'vitest';
import type { Patch, State } from '../wire';
import { patched } from './patch';

const state = {
  type: 'state',
  seat: 0,
  entry: 5,
  view: { coins: [2, 2], cards: ['jade'] },
  shown: { phase: 'act' },
  waiting: [0],
  options: [{ id: 3 }],
  log: [{ id: 'first', entry: 0 }],
  log_from: 0,
} as unknown as State;

const patch: Patch = {
  type: 'patch',
  set: { entry: 6, waiting: [1], options: [], log: [{ id: 'drew', entry: 5 }], log_from: 5 },
  view: { coins: [1, 2] },
  shown: {},
};

test('what a patch names is new, everything else stays', () => {
  expect(patched(state, patch)).toEqual({
    type: 'state',
    seat: 0,
    entry: 6,
    view: { coins: [1, 2], cards: ['jade'] },
    shown: { phase: 'act' },
    waiting: [1],
    options: [],
    log: [{ id: 'drew', entry: 5 }],
    log_from: 5,
  });
});

test('the state before stays as it was: the page compares both', () => {
  patched(state, patch);
  expect(state.entry).toBe(5);
  expect(state.view).toEqual({ coins: [2, 2], cards: ['jade'] });
});
