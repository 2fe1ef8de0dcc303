// What every picture is held to, drawn by hand or by itself. Only tests read this.

import { expect } from 'vitest';
import { GRID } from './draw';
import { HUES, LINE } from './parts/ink';

const PALETTE = new Set<string>([...Object.values(HUES).flat(), LINE, 'none', ...['sky', 'far', 'dark', 'glow'].map((ink) => `var(--art-${ink})`)]);
const ATTRIBUTES = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'transform', 'd'];

/** The palette, and nothing that a slow phone would feel. */
export function drawnByTheHouse(svg: string): void {
  for (const [, colour] of svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)) expect(PALETTE).toContain(colour);
  expect(new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name))).toEqual(new Set(['path', 'g']));
  for (const [, name] of svg.matchAll(/ ([a-z-]+)="/g)) expect(ATTRIBUTES).toContain(name);
  expect(svg).not.toMatch(/NaN|undefined|\.\d{3}/);
}

/** What stands for itself has its foot in the square; parts of parts lie around their own foot. */
export function standsOnTheGrid(svg: string): void {
  const first = /^<g [^>]*>(?:<path[^>]*>)*<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(svg.slice(svg.indexOf('<g ')));
  for (const place of first?.slice(1).map(Number) ?? []) {
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(GRID);
  }
}
