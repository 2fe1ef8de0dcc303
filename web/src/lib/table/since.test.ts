import { expect, test } from 'vitest';
import type { Line, Message } from '../wire';
import { endOfTurn, isAmong, isSecret, lastOf, latestFirst, latestOf, newsFrom, newsSince, roundsOf, stepTo, touchedSince, turnsOf } from './since';

const did = (entry: number, seat: number): Message => ({ id: 'did', args: { seat: { seat } }, targets: [], entry });
const round = (entry: number): Message => ({ id: 'round', args: { round: 1 }, targets: [], entry });
const LOG = [round(0), did(1, 0), did(2, 1), did(2, 1), did(5, 2), did(6, 1), round(7), did(8, 0), did(9, 1)];

test('news are what others did after my last decision, one item each', () => {
  const news = newsSince(LOG, 1, 0);
  expect(news.map(({ seat, lines }) => [seat, lines.map(({ entry }) => entry)])).toEqual([
    [1, [2, 2, 6, 9]],
    [2, [5]],
  ]);
  expect(newsSince(LOG, 9, 0)).toEqual([]);
});

test('of what somebody did the latest comes first', () => {
  expect(latestFirst(LOG, 3).map(({ entry }) => entry)).toEqual([9, 8, 7]);
  expect(latestFirst(LOG.slice(0, 2), 3).map(({ entry }) => entry)).toEqual([1, 0]);
});

test('news begin with what somebody else did, not with what came of my own turn', () => {
  expect(newsFrom(LOG, 1, 0)).toBe(2);
  expect(newsFrom(LOG, 2, 1)).toBe(4);
  expect(newsFrom(LOG, 6, 1)).toBe(7); // not the round that begins
  expect(newsFrom(LOG, 8, 1)).toBe(-1);
  expect(newsFrom(LOG, -1, 0)).toBe(-1);
});

test('what others touched is marked in the part of whoever did it, also before I have decided anything', () => {
  const dug = (entry: number, seat: number): Message => ({ ...did(entry, seat), targets: [`seat:${seat}`, `cell:r${entry}`] });
  const dealt: Message = { ...round(0), targets: ['space:drift'] };
  const log = [dealt, dug(1, 1), dug(2, 0), dug(3, 2), { ...round(4), targets: ['space:logging'] }, dug(5, 1)];
  const first = touchedSince(log, -1, 2, 0);
  expect(isAmong(first, 'cell:r1', 1)).toBe(true);
  expect(isAmong(first, 'cell:r1', 2)).toBe(false);
  expect(isAmong(first, 'space:drift')).toBe(false); // nobody has done that
  const later = touchedSince(log, 2, 5, 0);
  expect(later.map(({ target }) => target)).toEqual(['seat:2', 'cell:r3', 'space:logging']); // what is not shown yet is no news
  expect(touchedSince(log, -1, 9, null)).toEqual([]); // who looks on decides nothing
});

test('who is in the middle of a turn has ended the one before it', () => {
  const log = [did(1, 0), did(2, 1), did(3, 0), { ...did(3, 1), fold: 'part' }, did(4, 0)].map((line) => ({ fold: 'deed', ...line })) as Line[];
  expect(endOfTurn(log, 0, true)).toBe(1);
  expect(endOfTurn(log, 0, false)).toBe(4);
  expect(endOfTurn(log, 1, true)).toBe(2);
  expect(endOfTurn(log.slice(0, 1), 1, true)).toBe(-1);
  expect(endOfTurn([], 0, true)).toBe(-1);
});

test('the latest of mine is told, unless it is a secret', () => {
  expect(latestOf(LOG, 0)?.entry).toBe(8);
  expect(latestOf([...LOG, { ...did(10, 0), targets: ['role:blue_saboteur'] }], 0)?.entry).toBe(8);
  expect(latestOf(LOG, 3)).toBeUndefined();
  expect(latestOf(LOG, null)).toBeUndefined();
});

test('a turn begins where the log passes to another player', () => {
  expect(turnsOf(LOG)).toEqual([1, 2, 5, 6, 8, 9]);
  expect(roundsOf(LOG)).toEqual([0, 7]);
});

test('the log knows my last deed', () => {
  expect(lastOf(LOG, 99)).toBe(-1);
  expect(lastOf(LOG, null)).toBe(-1);
  expect(lastOf([did(1, 0), did(2, 1), did(3, 0), did(4, 1)], 0)).toBe(3);
});

test('steps lead from mark to mark, and to both ends', () => {
  const turns = turnsOf(LOG);
  expect(stepTo(turns, 3, 1, 12)).toBe(5);
  expect(stepTo(turns, 5, -1, 12)).toBe(2);
  expect(stepTo(turns, 9, 1, 12)).toBe(12);
  expect(stepTo(turns, 1, -1, 12)).toBe(0);
});

test('a line that tells a role is a secret', () => {
  expect(isSecret({ ...did(0, 0), targets: ['role:blue_saboteur'] })).toBe(true);
  expect(isSecret({ ...did(0, 0), targets: ['seat:0', 'card:ruby'] })).toBe(false);
  expect(isSecret(undefined)).toBe(false);
});
