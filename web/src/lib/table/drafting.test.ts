import { expect, test } from 'vitest';
import type { Ahead, Option } from '../wire';
import { obvious, together, waits, type Step } from './drafting';

const PLAIN: Step = { chosen: true, ends: false, weighty: false, several: false, own: true };
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

test('what the page has taken by itself waits, even alone', () => {
  expect(waits('matters', [{ ...PLAIN, own: false }])).toBe(true);
  expect(waits('matters', [{ ...FORCED, own: false }])).toBe(false); // there was nothing else
  expect(waits('matters', [{ ...PLAIN, own: false }, { ...PLAIN, ends: true }])).toBe(false); // "Go on" means it, too
});

test('what is obvious needs no click, unless it costs something for good', () => {
  const asked = (obvious: number | null, ...options: Option[]): { options: Option[]; obvious: number | null } => ({ options, obvious });
  expect(obvious(asked(1, option(1, { final: true })), 'matters')?.id).toBe(1);
  expect(obvious(asked(1, option(1, { weighty: 'forfeit' })), 'matters')).toBeNull();
  expect(obvious(asked(null, option(1), option(2)), 'matters')).toBeNull();
  expect(obvious(asked(2, option(1), option(2)), 'matters')?.id).toBe(2);
});

test('who never confirms is asked before something is played that is only obvious', () => {
  const last = { options: [option(1, { final: true }), option(2)], obvious: 1 };
  expect(obvious(last, 'matters')?.id).toBe(1);
  expect(obvious(last, 'never')).toBeNull();
  expect(obvious({ ...last, options: [option(1, { final: true })] }, 'never')?.id).toBe(1);
});

test('a place stands for the next answer only where it stands for nothing else', () => {
  const ahead = (id: number, via: number, ...targets: string[]): Ahead => ({ ...option(id, { targets }), via });
  const options = [option(1), option(2), option(3, { targets: ['cell:c'] })];
  const offered = [ahead(10, 1, 'cell:a'), ahead(11, 1, 'cell:b'), ahead(12, 2, 'cell:b'), ahead(13, 2, 'cell:c'), ahead(14, 2)];
  expect(together({ options, ahead: offered }).map(({ id }) => id)).toEqual([10, 14]);
});
