import { describe, expect, it } from 'vitest';
import { drawFace, faceOf, LOOKS } from './face';

describe('faces', () => {
  it('follow from the id, and stay when the name changes', () => {
    const anna = { id: 'pjOCeya_LCSGFFq9', name: 'Anna' };
    expect(faceOf(anna)).toBe(faceOf({ ...anna, name: 'Anežka' }));
    const many = new Set(Array.from({ length: 200 }, (_, i) => faceOf({ id: `person ${i}`, name: '' })));
    expect(many.size).toBeGreaterThan(150);
  });

  it('are what somebody has chosen', () => {
    expect(faceOf({ id: 'x', name: 'Anna', face: '25314' })).toBe('25314');
  });

  it('are drawn in at most 3 kB, every one of them whole', () => {
    for (const [part, most] of LOOKS.entries()) {
      for (let look = 0; look < most; look++) {
        const code = LOOKS.map((_, at) => (at === part ? look : 0)).join('');
        const drawn = drawFace(code);
        expect(drawn.length).toBeLessThan(3000);
        expect(drawn).not.toContain('undefined');
      }
    }
    expect(new Set(Array.from({ length: 6 }, (_, hat) => drawFace(`${hat}0000`))).size).toBe(6);
  });

  it('ignore what is no face', () => {
    expect(drawFace('99999')).not.toContain('undefined');
    expect(drawFace('')).not.toContain('undefined');
  });
});
