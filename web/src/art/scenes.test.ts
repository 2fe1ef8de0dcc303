// The start page carries its scenes drawn. PERMONIK_SCENES=write draws them anew.

import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { scenes } from './scenes';

const FILE = new URL('../pages/start/scenes.json', import.meta.url);

it('shows what the parts draw today', () => {
  const drawn = `${JSON.stringify(scenes(), null, 2)}\n`;
  if (process.env['PERMONIK_SCENES'] === 'write') writeFileSync(FILE, drawn);
  expect(readFileSync(FILE, 'utf8')).toBe(drawn);
});

it('weighs little: the first page has 120 kB', () => {
  expect(gzipSync(readFileSync(FILE)).length).toBeLessThanOrEqual(5000);
});
