// One hand drew them all: palette, grid, weight, and nothing that a slow phone would feel.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PICTURES as caveVsCave } from './cave-vs-cave';
import { PICTURES as caverna } from './caverna';
import { draw, GRID, type Pictures } from './draw';
import { HUES, LINE } from './parts/ink';
import { PICTURES as rivals } from './rivals';
import { PICTURES as saboteur } from './saboteur';

const GAMES: Record<string, Pictures> = { 'cave-vs-cave': caveVsCave, caverna, rivals, saboteur };
const PALETTE = new Set<string>([...Object.values(HUES).flat(), LINE, 'none', ...['sky', 'far', 'dark', 'glow'].map((ink) => `var(--art-${ink})`)]);
const all = Object.entries(GAMES).flatMap(([game, pictures]) => Object.entries(pictures).map(([id, composition]) => ({ game, id, svg: draw(id, composition) })));

describe('the pictures', () => {
  it.each(all)('$game $id is drawn with the pencils of the house', ({ svg }) => {
    for (const [, colour] of svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)) expect(PALETTE).toContain(colour);
    const names = [...svg.matchAll(/<(\w+)/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(['path', 'g']));
    const attributes = [...svg.matchAll(/ ([a-z-]+)="/g)].map(([, name]) => name);
    for (const name of attributes) expect(['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'transform', 'd']).toContain(name);
    expect(svg).not.toMatch(/NaN|undefined|\.\d{3}/);
  });

  it.each(all)('$game $id weighs at most 3 kB', ({ svg }) => {
    expect(svg.length).toBeLessThanOrEqual(3000);
  });

  it.each(all)('$game $id stands on the grid', ({ svg }) => {
    const inside = svg.slice(svg.indexOf('<g '));
    // What stands for itself has its foot in the square; parts of parts lie around their own foot.
    const first = /^<g [^>]*>(?:<path[^>]*>)*<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(inside);
    if (!first) return;
    for (const place of [Number(first[1]), Number(first[2])]) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(GRID);
    }
  });

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
