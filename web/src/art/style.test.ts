// One hand drew them all: palette, grid, weight, and nothing that a slow phone would feel.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PICTURES as caveVsCave } from './cave-vs-cave';
import { PICTURES as caverna } from './caverna';
import { draw, figures, MOST_BYTES, type Pictures } from './draw';
import { PICTURES as rivals } from './rivals';
import { PICTURES as saboteur } from './saboteur';
import { at, fill, lit, line } from './parts/ink';
import { drawnByTheHouse, shadedByItsOwnHue, standsOnTheGrid } from './style';

const GAMES: Record<string, Pictures> = { 'cave-vs-cave': caveVsCave, caverna, rivals, saboteur };
const all = Object.entries(GAMES).flatMap(([game, pictures]) => Object.entries(pictures).map(([id, composition]) => ({ game, id, svg: draw(id, composition) })));

describe('a bad picture is noticed', () => {
  const barn = lit('wood', 'M0 0h9v9h-9z', 'M6 0h3v9h-3z');
  it('whose second part stands outside of the square', () => {
    standsOnTheGrid(figures([at(32, 60, 1, barn), at(12, 60, 1, barn)]));
    expect(() => standsOnTheGrid(figures([at(32, 60, 1, barn), at(900, -400, 1, barn)]))).toThrow();
    expect(() => standsOnTheGrid(figures([]))).toThrow();
  });

  it('drawn with a pencil that nobody else has', () => {
    drawnByTheHouse(figures([line('wood', 'M0 0h9', 2.4)]));
    expect(() => drawnByTheHouse(figures([line('wood', 'M0 0h9', 7.7)]))).toThrow();
  });

  it('in the shade of another thing', () => {
    shadedByItsOwnHue(figures([barn, fill('stone-', 'M0 0h9')].map((part) => at(9, 9, 1, part)))); // a thing of its own
    expect(() => shadedByItsOwnHue(figures([at(9, 9, 1, barn + fill('stone-', 'M0 0h9'))]))).toThrow();
  });
});

describe('the pictures', () => {
  it.each(all)('$game $id is drawn with the pencils of the house', ({ svg }) => drawnByTheHouse(svg));

  it.each(all)('$game $id weighs at most 3 kB', ({ svg }) => {
    expect(svg.length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each(all)('$game $id stands on the grid', ({ svg }) => standsOnTheGrid(svg));

  it.each(all)('$game $id is shaded by its own hues', ({ svg }) => shadedByItsOwnHue(svg));

  it.each(Object.entries(GAMES))('no two of %s are equal', (_game, pictures) => {
    const drawn = Object.values(pictures).map((composition) => draw('', composition));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('are the same each time, and their grounds differ', () => {
    const barn = rivals['card-storehouse']!;
    expect(draw('one', barn)).toBe(draw('one', barn));
    expect(draw('one', barn)).not.toBe(draw('other', barn));
  });

  it.each(Object.keys(GAMES))('those of %s weigh at most 80 kB packed, with all the parts', (game) => {
    const files = [`${game}.ts`, 'draw.ts', ...['beasts', 'buildings', 'goods', 'ink', 'nature', 'people', 'plates', 'tools'].map((part) => `parts/${part}.ts`)];
    const weight = gzipSync(files.map((file) => readFileSync(new URL(file, import.meta.url))).join('\n')).length;
    expect(weight).toBeLessThanOrEqual(80_000);
  });
});
