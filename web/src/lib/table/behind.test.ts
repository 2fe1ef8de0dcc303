import { expect, test } from 'vitest';
import type { State } from '../wire';
import { sameQuestion } from './behind.svelte';

const at = (state: object | null): { state: State | null } => ({ state: state as State | null });
const asked = { seat: 0, asked: 7, draft: null, over: false, entry: 3 };

test('what is beside the board may be answered while it asks the same', () => {
  expect(sameQuestion(at(asked), at(asked))).toBe(true);
  expect(sameQuestion(at(asked), at({ ...asked, entry: 4 }))).toBe(true); // somebody else has moved
  expect(sameQuestion(at(null), at(null))).toBe(true);
});

test('an answer to another question, step, seat or game is none', () => {
  expect(sameQuestion(at(asked), at({ ...asked, asked: 8 }))).toBe(false);
  expect(sameQuestion(at(asked), at({ ...asked, draft: { steps: 1 } }))).toBe(false);
  expect(sameQuestion(at({ ...asked, draft: { steps: 2 } }), at({ ...asked, draft: { steps: 1 } }))).toBe(false);
  expect(sameQuestion(at(asked), at({ ...asked, seat: 1 }))).toBe(false);
  expect(sameQuestion(at(asked), at({ ...asked, over: true }))).toBe(false);
  expect(sameQuestion(at(asked), at(null))).toBe(false);
});
