import { expect, test } from 'vitest';
import { deckOf, designOf } from './cards';
import { fits } from './fits';
import { parse, text } from './grid';
import type { Laid, Laying } from './things';

const deck = deckOf(null);

/** Cards as "x,y": "id" or "id@180". */
function cave(cards: Record<string, string>): Laying {
  const all = { '0,0': 'start', ...cards };
  return new Map(
    Object.entries(all).map(([at, card]): [string, Laid] => {
      const [id = '', turn = '0'] = card.split('@');
      return [at, { ...parse(at), cell: -1, card: id, turn: Number(turn) }];
    }),
  );
}
function places(cards: Record<string, string>, card: string, rotate = true, taken: string[] = []): string[] {
  return fits(deck, cave(cards), new Set(taken), designOf(deck, card), rotate)
    .flatMap((place) => place.turns.map((turn) => `${text(place)} ${turn}`))
    .sort();
}

test('a path goes on where open meets open', () => {
  expect(places({}, 'p1_cross')).toEqual(['-1,0 0', '0,-1 0', '0,1 0', '1,0 0']);
  expect(places({}, 'p1_i_v')).toEqual(['0,-1 0', '0,1 0']);
});

test('an edge that does not fit is no place', () => {
  expect(places({ '0,-1': 'p1_i_v', '1,0': 'p1_cross' }, 'p1_cross')).not.toContain('1,-1 0');
});

test('closed beside closed extends nothing', () => {
  expect(places({ '0,-1': 'p1_i_v' }, 'p1_i_v')).not.toContain('1,-1 0');
});

test('a card may be turned, if the table allows it', () => {
  expect(places({}, 'p1_lair_stub_e')).toEqual(['-1,0 0', '1,0 180']);
  expect(places({}, 'p1_lair_stub_e', false)).toEqual(['-1,0 0']);
});

test('a face-down goal card takes its cell and asks for nothing', () => {
  const row = { '1,0': 'p1_i_h', '2,0': 'p1_cross' };
  expect(places(row, 'p1_cross', true, ['3,0'])).toEqual(['-1,0 0', '0,-1 0', '0,1 0', '2,-1 0', '2,1 0']);
});
