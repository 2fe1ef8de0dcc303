// What is told of somebody who is busy, and of whom nothing is told.

import { expect, test, vi } from 'vitest';
import type { Seat } from '../wire';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('addEventListener', () => undefined);
const { present } = await import('./doing');

const seat = (more: object): Seat => ({ seat: 1, kind: 'person', online: true, resting: false, ...more }) as Seat;

test('only who is here can be about something, whatever draft the house keeps', () => {
  expect(present(seat({}))).toBe(true);
  expect(present(seat({ online: false }))).toBe(false);
  expect(present(seat({ resting: true }))).toBe(false);
  expect(present(seat({ kind: 'bot' }))).toBe(false);
  expect(present(undefined)).toBe(false);
});
