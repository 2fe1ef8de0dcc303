// How a page that is hidden says that it is my turn, in browsers where a page may do so and in those where only its worker may.

import { afterEach, expect, test, vi } from 'vitest';
import type { LiveTable } from '../../lib/table/live.svelte';
import type { State } from '../../lib/wire';

const shown = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>(() => Promise.resolve());
const worker = vi.fn(() => Promise.resolve<unknown>({ showNotification: shown }));
const HERE = 'https://games.example.org/table/abc';
vi.stubGlobal('navigator', { languages: ['en'], serviceWorker: { getRegistration: worker } });
vi.stubGlobal('document', { documentElement: { dataset: {} }, hidden: true });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('location', new URL(HERE));
vi.mock('../../sound/sounds', () => ({ sounds: { call: () => undefined } }));
const { prefs } = await import('../../lib/prefs.svelte');
const { watchTurns } = await import('./turns');

const noted = vi.fn();
function allow(constructible: boolean): void {
  class Note {
    static permission = 'granted';
    constructor(title: string) {
      if (!constructible) throw new TypeError('Illegal constructor');
      noted(title);
    }
  }
  vi.stubGlobal('window', { Notification: Note });
  vi.stubGlobal('Notification', Note);
  prefs.notify = true;
}
const ask = (): void => watchTurns.asked({ id: 'abc', table: null } as unknown as LiveTable, { question: null, names: [] } as unknown as State);

afterEach(() => {
  shown.mockClear();
  worker.mockClear();
  noted.mockClear();
});

test('where a page may notify, it does so by itself', () => {
  allow(true);
  ask();
  expect(noted).toHaveBeenCalledTimes(1);
  expect(shown).not.toHaveBeenCalled();
});

test('where only a service worker may notify, it does, and leads back to the table', async () => {
  allow(false);
  ask();
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(shown.mock.calls[0]?.[1]).toMatchObject({ tag: 'abc', data: HERE });
});

test('where there is none, nothing goes wrong', async () => {
  allow(false);
  worker.mockResolvedValueOnce(undefined);
  ask();
  await vi.waitFor(() => expect(worker).toHaveBeenCalledTimes(1));
  expect(shown).not.toHaveBeenCalled();
});
