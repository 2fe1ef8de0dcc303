import { expect, test } from 'vitest';
import type { Option } from '../wire';
import { obvious, waits, type Step } from './drafting';

const PLAIN: Step = { chosen: true, ends: false, weighty: false, several: false };
const FORCED: Step = { ...PLAIN, chosen: false };
const option = (id: number, more: Partial<Option> = {}): Option => ({
  id,
  text: `do ${id}`,
  message: { id: 'option', args: {}, targets: [], entry: -1 },
  targets: [],
  final: false, weighty: null,
  ...more,
});

test('a draft waits for "Confirm" when it matters', () => {
  expect(waits('matters', [FORCED])).toBe(false);
  expect(waits('matters', [PLAIN])).toBe(false);
  expect(waits('matters', [PLAIN, FORCED])).toBe(false);
  expect(waits('matters', [PLAIN, PLAIN])).toBe(true);
  expect(waits('matters', [{ ...PLAIN, several: true }])).toBe(true);
  expect(waits('matters', [PLAIN, PLAIN, { ...PLAIN, ends: true }])).toBe(false);
  expect(waits('matters', [{ ...PLAIN, weighty: true }, { ...PLAIN, ends: true }])).toBe(true);
  expect(waits('matters', null)).toBe(true);
});

test('or always, or never', () => {
  expect(waits('always', [FORCED])).toBe(true);
  expect(waits('never', [PLAIN, { ...PLAIN, weighty: true }])).toBe(false);
});

test('an only answer needs no click, unless it costs something for good', () => {
  expect(obvious([option(1, { final: true })])?.id).toBe(1);
  expect(obvious([option(1, { weighty: 'forfeit' })])).toBeNull();
  expect(obvious([option(1), option(2)])).toBeNull();
});

test('what a board calls obvious is drafted, even where it ends the draft; when it matters, that waits', () => {
  const first = (options: readonly Option[]): Option | undefined => options[0];
  expect(obvious([option(1), option(2)], first)?.id).toBe(1);
  expect(obvious([option(1, { final: true }), option(2)], first)?.id).toBe(1);
  expect(waits('matters', [PLAIN, PLAIN])).toBe(true); // it was one of several answers
  expect(obvious([option(1, { weighty: 'replace' }), option(2)], first)).toBeNull();
});
