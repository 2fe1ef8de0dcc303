import { expect, test } from 'vitest';
import { grouped, nameIn, titled, typed } from './options';
import { usualBot, counts, playNow, tableIn } from './tables';
import { clock } from './time';
import type { Game, Option } from './wire';

const option = (id: number, kind: string): Option => ({
  id,
  text: `${kind} ${id}`,
  message: { id: kind, args: {}, targets: [], entry: -1 },
  targets: [],
  final: false,
  weighty: null,
});

test('answers of one kind stand together, single ones at the end, numbered throughout', () => {
  const groups = grouped([option(1, 'pass'), option(2, 'sell'), option(3, 'draw'), option(4, 'sell')]);
  expect(groups.map((group) => group.map((one) => [one.number, one.option.id]))).toEqual([
    [
      [1, 2],
      [2, 4],
    ],
    [
      [3, 1],
      [4, 3],
    ],
  ]);
});

test('what costs something for good comes last', () => {
  const groups = grouped([{ ...option(1, 'feed'), weighty: 'beg' }, option(2, 'feed'), option(3, 'feed')]);
  expect(groups.flat().map((one) => [one.number, one.option.id])).toEqual([[1, 2], [2, 3], [3, 1]]);
});

test('digits choose as soon as they can mean only one answer', () => {
  expect(typed('3', 9)).toEqual({ chosen: 3, waits: false });
  expect(typed('1', 12)).toEqual({ chosen: 1, waits: true });
  expect(typed('12', 12)).toEqual({ chosen: 12, waits: false });
  expect(typed('2', 12)).toEqual({ chosen: 2, waits: false });
  expect(typed('0', 12)).toEqual({ chosen: null, waits: false });
  expect(typed('13', 12)).toEqual({ chosen: null, waits: false });
});

test('play now: me against a bot of medium strength, by two if possible', () => {
  const game: Game = {
    id: 'g',
    players: [1, 2, 3],
    options: [],
    bots: ['own:Bot', 'easy', 'medium', 'hard'],
    private: false,
    hidden: false,
  };
  expect(usualBot(game)).toBe('medium');
  expect(usualBot({ ...game, bots: ['own:Bot', 'random'] })).toBe('random');
  expect(usualBot({ ...game, bots: [] })).toBeNull();
  expect(playNow(game).seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'medium' }]);
  expect(playNow({ ...game, players: [3, 4] }).seats.length).toBe(3);
});

test('small words', () => {
  expect([counts([1, 2]), counts([2]), counts([2, 3, 4]), counts([2, 4])]).toEqual(['1–2', '2', '2–4', '2, 4']);
  expect([clock(65), clock(3725), clock(-1), clock(0.4)]).toEqual(['1:05', '1:02:05', '0:00', '0:01']);
  expect(tableIn(' https://a.example/table/aB3-x_9z?x=1 ')).toBe('aB3-x_9z');
  expect(tableIn('aB3-x_9z')).toBe('aB3-x_9z');
  expect(tableIn('?')).toBeNull();
});

test('in a row of answers each is told by its name', () => {
  expect(nameIn('Shelf for 1 wood: 2 points; raise wood to 2')).toBe('Shelf for 1 wood');
  expect(nameIn('End the turn')).toBe('End the turn');
  expect(titled('Use the Entrance: +1 wood')).toEqual(['Use the Entrance', '+1 wood']);
});
