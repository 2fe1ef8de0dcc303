// The words that a table seldom says come once, however many ask for them.

import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('addEventListener', () => undefined);
const hallText = vi.fn<() => Promise<string>>();
vi.mock('./api', () => ({ api: { text: () => Promise.resolve('here = here'), hallText: () => hallText(), gameText: () => Promise.resolve('') } }));
const made = vi.fn();
vi.mock('./words', async (original) => {
  const { Words } = await original<typeof import('./words')>();
  return {
    Words: class extends Words {
      constructor(...of: ConstructorParameters<typeof Words>) {
        super(...of);
        made();
      }
    },
  };
});

beforeEach(() => {
  vi.resetModules();
  made.mockClear();
  hallText.mockReset();
});

test('however many ask for the words of the other pages at once, the house gets them once', async () => {
  hallText.mockResolvedValue('far = far away');
  const { texts } = await import('./texts.svelte');
  made.mockClear();
  await Promise.all([texts.leaveTable(), texts.leaveTable(), texts.leaveTable()]);
  await texts.leaveTable();
  expect(made).toHaveBeenCalledTimes(1);
  expect(texts.house.render('far')).toBe('far away');
});

test('where they did not come, the next one who needs them asks again', async () => {
  hallText.mockRejectedValueOnce(new Error('the line is down')).mockResolvedValue('far = far away');
  const { texts } = await import('./texts.svelte');
  await expect(texts.leaveTable()).rejects.toThrow('the line is down');
  await texts.leaveTable();
  expect(texts.house.render('far')).toBe('far away');
});
