import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReviewOut } from '../../lib/wire';

vi.mock('../../lib/api', () => ({
  Problem: class extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  },
}));
const { Problem } = await import('../../lib/api');
const { following } = await import('./following');

const out = (state: ReviewOut['state'], progress: number): ReviewOut => ({ state, progress }) as ReviewOut;
const PAUSE = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it is wanted once and looked for until it is done', async () => {
  const want = vi.fn(async () => out('made', 0));
  const look = vi.fn(async () => out('made', 0.5));
  const [tell, refuse] = [vi.fn(), vi.fn()];
  following({ want, look, pause: PAUSE, tell, refuse });
  await vi.advanceTimersByTimeAsync(PAUSE);
  look.mockResolvedValueOnce(out('done', 1));
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(tell.mock.calls.map(([one]) => (one as ReviewOut).progress)).toEqual([0, 0.5, 1]);
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect([want.mock.calls.length, look.mock.calls.length, refuse.mock.calls.length]).toEqual([1, 2, 0]);
});

test('a line that was cut does not matter, a refusal does', async () => {
  const want = vi.fn(async () => out('made', 0));
  want.mockRejectedValueOnce(new Problem('offline', '')).mockRejectedValueOnce(new TypeError('nobody answers'));
  const look = vi.fn(async () => Promise.reject(new Problem('unknown-table', '')));
  const [tell, refuse] = [vi.fn(), vi.fn()];
  following({ want, look, pause: PAUSE, tell, refuse });
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect([want.mock.calls.length, tell.mock.calls.length, refuse.mock.calls.length]).toEqual([3, 1, 0]);
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(refuse).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unknown-table' }));
  expect(look).toHaveBeenCalledTimes(1);
});

test('who has gone hears nothing more', async () => {
  let answer = (_: ReviewOut): void => undefined;
  const look = vi.fn(async () => out('done', 1));
  const tell = vi.fn();
  const stop = following({ want: () => new Promise((done) => (answer = done)), look, pause: PAUSE, tell, refuse: vi.fn() });
  stop();
  answer(out('made', 0));
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect([tell.mock.calls.length, look.mock.calls.length]).toEqual([0, 0]);
});
