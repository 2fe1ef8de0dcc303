// What a click on an answer means, at a table that still shows how it came to the question.

import { expect, test, vi } from 'vitest';
import type { LiveTable } from '../../lib/table/live.svelte';
import type { Choice, Option } from '../../lib/wire';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('addEventListener', () => undefined);
const { prefs } = await import('../../lib/prefs.svelte');
const { Picking } = await import('../../lib/table/picking.svelte');
const { Stage } = await import('../../lib/table/stage.svelte');
const { Asking } = await import('./asking.svelte');

const option = (weighty: string | null): Option => ({ id: 1, text: 'one', weighty }) as Option;
const TWO: Choice = { items: [1, 2].map((id) => ({ option: id, limit: 2, clashes: [], needs: [] })), least: 2, most: 2, ways: [] };

test.each([
  ['an answer', null, null],
  ['an answer that is asked back', 'beg', null],
  ['a part of a choice', null, TWO],
] as const)('%s leads to the present', (_, weighty, choice) => {
  prefs.confirm = 'never';
  const stage = new Stage();
  const log = [{ id: 'o', args: {}, targets: [], entry: 1 }];
  const state = (entry: number): never => ({ seat: 0, entry, log, log_from: entry }) as never;
  prefs.pace = 'calm';
  for (const entry of [1, 2, 3]) stage.heard(state(entry), state(entry + 1), false);
  expect(stage.beat).not.toBe(null);
  const answers: Option[] = [];
  const live = { stage, picking: choice && new Picking(choice, []), choose: (one: Option) => void answers.push(one) };
  const asking = new Asking(live as unknown as LiveTable, () => false);
  asking.choose(option(weighty));
  expect(stage.beat).toBe(null);
  expect(answers).toHaveLength(weighty || choice ? 0 : 1);
  expect(asking.option !== null).toBe(weighty !== null);
});
