// Nothing is animated but what costs a slow phone nothing: where a thing is, how large, and how clear.

import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['../**/*.svelte', '../**/*.css'], { query: '?raw', import: 'default', eager: true });
const CHEAP = ['transform', 'translate', 'scale', 'rotate', 'opacity', 'none'];

/** The properties that a style sheet moves from one value to another. */
function moved(css: string): string[] {
  const transitions = [...css.matchAll(/transition(?:-property)?:\s*([^;{}]+);/g)].flatMap(([, value = '']) => value.split(/,(?![^(]*\))/).map((one) => one.trim().split(/\s+/)[0] ?? ''));
  const frames = [...css.matchAll(/@keyframes[^{]+\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, steps = '']) => [...steps.matchAll(/([\w-]+)\s*:/g)].map(([, name = '']) => name));
  return [...transitions, ...frames];
}

test('only what is cheap moves', () => {
  expect(Object.keys(files).length).toBeGreaterThan(150);
  for (const [path, source] of Object.entries(files)) for (const name of moved(source)) expect(CHEAP, `${path} moves ${name}`).toContain(name);
});

test('what is dear is noticed', () => {
  expect(moved('a { transition: width 1s, transform 2s cubic-bezier(0, 0, 1, 1); }')).toEqual(['width', 'transform']);
  expect(moved('@keyframes rise { 0%, 20% { scale: 0; } to { color: red; } }')).toEqual(['scale', 'color']);
});
