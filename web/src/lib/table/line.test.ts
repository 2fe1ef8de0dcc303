import { expect, test } from 'vitest';
import type { Message } from '../wire';
import { Heartbeat, outcome, PATIENCE, QUIET, Returns, TICK } from './line';

test('a line that talks is left alone', () => {
  const beat = new Heartbeat(0);
  for (let now = 0; now < 60_000; now += QUIET / 2) {
    expect(beat.tick(now)).toBe('nothing');
    beat.heard(now);
  }
});

test('a silent line is asked once, and an answer of any kind is enough', () => {
  const beat = new Heartbeat(0);
  expect(beat.tick(QUIET)).toBe('ping');
  expect(beat.tick(QUIET + TICK)).toBe('nothing');
  beat.heard(QUIET + TICK);
  expect(beat.tick(QUIET + PATIENCE + TICK)).toBe('ping'); // silent again since then: asked again, not given up
});

test('a dead line is given up within ten seconds', () => {
  const beat = new Heartbeat(0);
  let now = 0;
  while (beat.tick(now) !== 'lost') now += TICK;
  expect(now).toBeLessThan(10_000);
});

const line = (id: string, entry: number, seat: number): Message => ({ id, args: { seat: { seat } }, targets: [], entry });
const GIVEN = { asked: 7, steps: 0, entry: 7 };

test('an answer under way is sent again only while its question is open', () => {
  expect(outcome(GIVEN, GIVEN, [], 0)).toBe('resend');
  expect(outcome(GIVEN, { ...GIVEN, entry: 8 }, [line('fed', 7, 1)], 0)).toBe('resend'); // another one, asked at the same time
  expect(outcome(GIVEN, { asked: 1001, steps: 1, entry: 7 }, [], 0)).toBe('done');
  expect(outcome(GIVEN, { asked: null, steps: 0, entry: 9 }, [line('dug', 7, 0), line('dug', 8, 1)], 0)).toBe('done');
  expect(outcome(GIVEN, { asked: 8, steps: 0, entry: 8 }, [], 0)).toBe('done'); // told to nobody
});

test('an answer stands only if it was mine that took the question away', () => {
  const bot = [line('dug', 6, 0), line('match-seat-changed', 7, 0), line('dug', 8, 0), line('match-seat-changed', 9, 0)];
  expect(outcome(GIVEN, { asked: 10, steps: 0, entry: 10 }, bot, 0)).toBe('lost');
  expect(outcome(GIVEN, { asked: null, steps: 0, entry: 8 }, [line('match-resigned', 7, 0)], 0)).toBe('lost'); // out of time
  expect(outcome(GIVEN, { asked: null, steps: 0, entry: 8 }, [line('match-undone', 7, 1)], 0)).toBe('lost');
  expect(outcome({ asked: 2, steps: 2, entry: 7 }, { asked: null, steps: 0, entry: 7 }, [], 0)).toBe('lost'); // dropped elsewhere
  expect(outcome(GIVEN, { asked: 9, steps: 0, entry: 9 }, [line('dug', 7, 0), line('match-seat-changed', 8, 0)], 0)).toBe('done');
  expect(outcome(GIVEN, { asked: 9, steps: 0, entry: 9 }, [line('match-seat-changed', 7, 1)], 0)).toBe('done');
});

test('whoever waits for the line hears once how it went', async () => {
  const returns = new Returns();
  const first = returns.next();
  returns.tell(true);
  const second = returns.next();
  returns.tell(false);
  expect(await first).toBe(true);
  expect(await second).toBe(false);
});
