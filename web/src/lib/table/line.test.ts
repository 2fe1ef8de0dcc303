import { expect, test } from 'vitest';
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

test('an answer under way is sent again only while its question is open', () => {
  expect(outcome(7, 7)).toBe('resend');
  expect(outcome(7, 9)).toBe('done');
  expect(outcome(7, null)).toBe('done');
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
