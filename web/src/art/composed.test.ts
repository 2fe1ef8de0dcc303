// What nobody has drawn draws itself from its row, by the same rules as all pictures.

import { describe, expect, it } from 'vitest';
import caveVsCave from '../boards/cave-vs-cave/components.json';
import caverna from '../boards/caverna/components.json';
import rivals from '../boards/rivals/components.json';
import { compose, composer, read } from './composed';
import { draw, figures, MOST_BYTES } from './draw';
import { loadRows, rowsOf } from './rows';
import { drawnByTheHouse, shadedByItsOwnHue, standsOnTheGrid } from './style';

const named = (kind: string, things: object): string[] => Object.keys(things).map((id) => `${kind}-${id}`);
const BOXES = [
  ['rivals', rivals, named('card', rivals.designs)],
  ['caverna', caverna, [...named('room', caverna.rooms), ...named('space', caverna.spaces)]],
  ['cave-vs-cave', caveVsCave, [...named('room', caveVsCave.rooms), ...named('tile', caveVsCave.tiles)]],
] as const;
const figuresOf = (name: string, row: Parameters<typeof compose>[1]): string => {
  const [, ...parts] = compose(name, row);
  return figures(parts);
};

describe.each(BOXES)('whatever %s has in its box', (_game, data, ids) => {
  const picture = composer(rowsOf(data));
  it.each(ids)('%s could do without a drawing', (id) => {
    const svg = draw(id, picture(id)!);
    drawnByTheHouse(svg);
    standsOnTheGrid(svg);
    shadedByItsOwnHue(svg);
    expect(svg.length).toBeLessThanOrEqual(MOST_BYTES);
  });
  it('and would not look like another', () => {
    const drawn = ids.map((id) => {
      const [, ...parts] = picture(id)!;
      return figures(parts);
    });
    expect(drawn.length - new Set(drawn).size).toBe(0);
  });
  it('says nothing of what is not in it', () => {
    expect(picture('card-nobody_knows')).toBeUndefined();
    expect(picture('good-wood')).toBeUndefined();
  });
});

describe('a plain row', () => {
  const room = { sort: 'green', lines: ['+ 2food'], cost: { stone: 1 } } as const;
  it('shows what it gives', () => {
    expect(figuresOf('room-herbs', { ...room, lines: ['+ 2ore'] })).not.toBe(figuresOf('room-herbs', room));
    expect(figuresOf('room-herbs', { ...room, lines: ['+ 3food'] })).not.toBe(figuresOf('room-herbs', room));
  });
  it('shows what it takes, and when', () => {
    expect(figuresOf('room-herbs', { ...room, lines: ['1wood > 2food'] })).not.toBe(figuresOf('room-herbs', { ...room, lines: ['1ore > 2food'] }));
    expect(figuresOf('room-herbs', { ...room, lines: ['sheep : + 2food'] })).not.toBe(figuresOf('room-herbs', room));
  });
  it('shows what kind of thing it is, what it was built of, and what it counts for', () => {
    expect(figuresOf('card-inn', { sort: 'building', lines: [], cost: { wool: 1 } })).not.toBe(figuresOf('card-inn', { sort: 'hall', lines: [], cost: { wool: 1 } }));
    expect(figuresOf('card-inn', { sort: 'building', lines: [], cost: { lumber: 1 } })).not.toBe(figuresOf('card-inn', { sort: 'building', lines: [], cost: { ore: 1 } }));
    expect(figuresOf('card-inn', { sort: 'hero', lines: [], points: { skill: 1 } })).not.toBe(figuresOf('card-inn', { sort: 'hero', lines: [], points: { strength: 1 } }));
  });
  it('is drawn the same each time', () => {
    expect(draw('room-herbs', compose('room-herbs', room))).toBe(draw('room-herbs', compose('room-herbs', room)));
  });
});

it('a line says when, what for, and what', () => {
  expect(read('flax : + 1food')).toEqual({ when: [{ name: 'flax', amount: 1 }], gives: [], gets: [{ name: 'food', amount: 1 }] });
  expect(read('2emmer > 4food 1gold')).toEqual({ when: [], gives: [{ name: 'emmer', amount: 2 }], gets: [{ name: 'food', amount: 4 }, { name: 'gold', amount: 1 }] });
  expect(read('+ 1stone <3')).toEqual({ when: [], gives: [], gets: [{ name: 'stone', amount: 1 }] });
});

it('a variant is drawn by the row of what it is a variant of', async () => {
  const picture = composer(await loadRows('rivals'));
  expect(picture('card-goldsmith-gold')).toBeDefined();
});
