// What every picture is held to, drawn by hand or by itself. Only tests read this.

import { expect } from 'vitest';
import { GRID } from './draw';
import { HUES, LINE, THIN } from './parts/ink';

const PALETTE = new Set<string>([...Object.values(HUES).flat(), LINE, 'none', ...['sky', 'far', 'dark', 'glow'].map((ink) => `var(--art-${ink})`)]);
const SHADES = new Map<string, string>(Object.entries(HUES).map(([hue, [, shade]]) => [shade, hue]));
/** Pencils: fine ones for what is small or catches the light, broad ones for beams, handles and arms. */
const WIDTHS = [0.8, 1, 1.1, 1.2, 1.3, THIN, 1.5, 1.6, 1.8, 2, 2.2, 2.4, 2.6, 2.8, 3, 3.2, 3.4, 3.6, 3.8, 4, 4.2, 4.4, 4.5, 4.6, 5, 5.4, 6, 9, 10, 13, 14];
const ATTRIBUTES = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'transform', 'd'];

/** The palette, and nothing that a slow phone would feel. */
export function drawnByTheHouse(svg: string): void {
  for (const [, colour] of svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)) expect(PALETTE).toContain(colour);
  for (const [, width] of svg.matchAll(/stroke-width="([^"]*)"/g)) expect(WIDTHS).toContain(Number(width));
  expect(new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name))).toEqual(new Set(['path', 'g']));
  for (const [, name] of svg.matchAll(/ ([a-z-]+)="/g)) expect(ATTRIBUTES).toContain(name);
  expect(svg).not.toMatch(/NaN|undefined|\.\d{3}/);
}

/** A part of a picture: how it is placed, and what it is drawn of, in order. */
interface Group {
  place: string;
  parts: (Group | Path)[];
}
interface Path {
  fill: string;
  flat: boolean;
}
const isGroup = (one: Group | Path): one is Group => 'parts' in one;

function read(svg: string): Group {
  const root: Group = { place: '', parts: [] };
  const open = [root];
  for (const [tag, close] of svg.matchAll(/<(\/?)[^>]*>/g)) {
    if (close) {
      if (tag === '</g>') open.pop();
      continue;
    }
    const attribute = (name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const around = open.at(-1) as Group;
    if (!tag.startsWith('<g')) around.parts.push({ fill: attribute('fill'), flat: attribute('stroke') === 'none' });
    else {
      const group = { place: attribute('transform'), parts: [] };
      around.parts.push(group);
      open.push(group);
    }
  }
  return root;
}

/** What stands on the ground of a picture. */
function standing(svg: string): Group {
  const [drawn] = read(svg.slice(svg.indexOf(`<g stroke="${LINE}"`))).parts;
  return drawn && isGroup(drawn) ? drawn : { place: '', parts: [] };
}

/** What stands for itself has its foot in the square; parts of parts lie around their own foot. */
export function standsOnTheGrid(svg: string): void {
  const { parts } = standing(svg);
  expect(parts.length).toBeGreaterThan(0);
  for (const { place } of parts.filter(isGroup)) {
    const [, x, y] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(place) ?? [];
    for (const at of [x, y].map(Number)) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(GRID);
    }
  }
}

/** In one part, what lies in the shade is the shade of something that is there, not of another thing. */
export function shadedByItsOwnHue(svg: string): void {
  const walk = ({ parts }: Group): void => {
    const hues = new Set<string>();
    for (const one of parts) {
      if (isGroup(one)) walk(one);
      else if (one.flat && SHADES.has(one.fill) && hues.size > 0) expect(hues).toContain(SHADES.get(one.fill));
      else for (const [hue, inks] of Object.entries(HUES)) if (inks.slice(0, 2).includes(one.fill as never)) hues.add(hue);
    }
  };
  walk(standing(svg));
}
