// What moves by style moves by transform and opacity: nothing else is cheap on a slow phone.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;
const CHEAP = new Set(['transform', 'translate', 'scale', 'rotate', 'opacity', 'none']);
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|css)$/.test(file) && !/^(boards|art)\//.test(file));

/** What is declared inside the keyframes of a style. */
function framed(text: string): string[] {
  const found: string[] = [];
  for (const [, body = ''] of text.matchAll(/@keyframes[^{]*\{((?:[^{}]|\{[^{}]*\})*)\}/g)) {
    for (const [, frame = ''] of body.matchAll(/\{([^{}]*)\}/g)) {
      for (const [, property = ''] of frame.matchAll(/([a-z-]+)\s*:/g)) found.push(property);
    }
  }
  return found;
}

describe('the page around the boards', () => {
  it('has styles', () => expect(files.length).toBeGreaterThan(60));

  it.each(files)('%s lets nothing glide but place and light', (file) => {
    const text = readFileSync(`${ROOT}/${file}`, 'utf8');
    const gliding = [...text.matchAll(/^\s*transition(?:-property)?:\s*([^;]+);/gm)].flatMap(([, value = '']) => value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''));
    const moving = framed(text).filter((property) => property !== 'animation-timing-function');
    expect([...gliding, ...moving].filter((property) => !CHEAP.has(property))).toEqual([]);
  });
});
