import { describe, expect, it, vi } from 'vitest';
import type { Review } from '../../lib/wire';
import type { Told } from './picture';

vi.mock('../../lib/texts.svelte', () => ({ t: (id: string) => id }));
vi.mock('../../lib/prefs.svelte', () => ({ prefs: { lang: 'cs' } }));
const { drawn, wrapped } = await import('./picture');

const COLOURS = { ground: '#111', raised: '#222', seam: '#333', text: '#444', dim: '#555', good: '#0a0', bad: '#a00', doubt: '#aa0', line: '#00a' };
const REVIEW = {
  prior: 4,
  curve: [
    { kind: 'own', entry: 0, last: 9, before: 4, after: -6, luck: 0 },
    { kind: 'others', entry: 10, last: 19, before: -6, after: 2, luck: 0 },
  ],
  decisions: [{ entry: 0, class: 'blunder' }, { entry: 10, class: 'best' }],
} as unknown as Review;
const TOLD: Told = {
  title: 'Anna & Boris',
  house: 'Permoník',
  outlook: '',
  sums: [{ label: 'Štěstí', value: -2.5, sign: 'judged' }],
  moments: [{ kind: 'blunder', head: 'hrubka −9,0', text: 'Zařídit jeskyni' }],
  foot: 'v domyšlených světech',
};

describe('the picture of a review', () => {
  const shapes = drawn(REVIEW, TOLD, COLOURS);
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

  it('holds what is told', () => {
    for (const text of ['Anna & Boris', 'Permoník', 'Štěstí', '−2,5', 'hrubka −9,0', 'Zařídit jeskyni', 'v domyšlených světech']) {
      expect(texts).toContain(text);
    }
  });

  it('marks the turns that lost something on the curve', () => {
    const dots = shapes.filter((shape) => shape.kind === 'dot');
    expect(dots).toEqual([{ kind: 'dot', x: 104, y: 226, fill: '#a00', stroke: '#111' }]);
    const curve = shapes.find((shape) => shape.kind === 'line' && shape.width === 4);
    expect(curve).toMatchObject({ points: [[104, 226], [628, 422], [1152, 265]] });
  });

  it('draws the chance to win where that is told apart', () => {
    const steps = [0.25, 1].map((chance, i) => ({ ...REVIEW.curve[i], outlook: { chance, score: 3 } }));
    const apart = { ...REVIEW, outlook: { chance: 0.5, score: 1 }, score: 'margin', curve: steps } as unknown as Review;
    const told = { ...TOLD, outlook: 'Šance na výhru 50 % → 100 %' };
    const curve = drawn(apart, told, COLOURS).find((shape) => shape.kind === 'line' && shape.width === 4);
    expect(curve).toMatchObject({ points: [[104, 332], [628, 377], [1152, 242]] });
    expect(drawn(apart, told, COLOURS)).toContainEqual(expect.objectContaining({ kind: 'text', text: '100\u00a0%' }));
    expect(drawn(apart, told, COLOURS)).toContainEqual(expect.objectContaining({ kind: 'text', text: told.outlook }));
  });

  it('stays within its edges', () => {
    for (const shape of shapes) {
      if (shape.kind === 'line') for (const [x, y] of shape.points) expect(x >= 0 && x <= 1200 && y >= 0 && y <= 675).toBe(true);
      else expect(shape.x >= 0 && shape.x <= 1200 && shape.y >= 0 && shape.y <= 675).toBe(true);
    }
  });

  it('breaks words into lines, and says where something is left out', () => {
    expect(wrapped('one two three', 7, 3)).toEqual(['one two', 'three']);
    expect(wrapped('one two three four five', 9, 2)).toEqual(['one two', 'three …']);
    expect(wrapped('abcdefghij', 5, 1)).toEqual(['abcd…']);
    for (const line of wrapped('a very long title that goes on and on', 12, 1)) expect(line.length).toBeLessThanOrEqual(12);
  });
});
