// Whatever the index lists has a name and says what it does, in every language.

import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Words } from '../../lib/words';
import { componentsOf, explained } from './things';

const text = (path: string): string => readFileSync(new URL(`../../../../src/permonik/${path}`, import.meta.url), 'utf8');

it.each(['cave-vs-cave', 'caverna', 'rivals', 'saboteur'])('%s', async (game) => {
  const things = (await componentsOf(game)) ?? [];
  expect(things.length).toBeGreaterThan(40);
  for (const lang of ['cs', 'sk', 'en'] as const) {
    const words = new Words(lang, [new FluentResource(text(`games/${game.replaceAll('-', '_')}/text/${lang}.ftl`))]);
    expect(things.filter(({ message }) => !words.has(message))).toEqual([]);
    expect(things.filter((thing) => explained(words, thing).split(' ').length < 2).map(({ message }) => message)).toEqual([]);
  }
});

it('knows no other game', async () => {
  expect(await componentsOf('chess')).toBeNull();
});
