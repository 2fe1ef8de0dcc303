// Everything that one can hold, build, meet or step on has its picture: what came in the box a drawn one, what was added to it
// at least one that composes itself.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import caveParts from '../boards/cave-vs-cave/components.json';
import cavernaParts from '../boards/caverna/components.json';
import { ENTRY } from '../boards/caverna/things';
import rivalsParts from '../boards/rivals/components.json';
import saboteurParts from '../boards/saboteur/components.json';
import { PICTURES as caveVsCave } from './cave-vs-cave';
import { PICTURES as caverna } from './caverna';
import { composer } from './composed';
import { pictureOf, type Pictures } from './draw';
import { PICTURES as rivals } from './rivals';
import { rowsOf } from './rows';
import { PICTURES as saboteur } from './saboteur';

const data = (path: string): string => readFileSync(new URL(`../../../src/permonik/games/${path}`, import.meta.url), 'utf8');
const ids = (toml: string, table: string): string[] =>
  [...toml.matchAll(new RegExp(`^\\[\\[${table}\\]\\]\\s+id = "([^"]+)"`, 'gm'))].map((found) => found[1]!);
const named = (kind: string, names: readonly string[]): string[] => names.map((name) => `${kind}-${name}`);

const TILES = ['meadow', 'field', 'tunnel', 'cavern', 'ruby_mine', 'ore_mine', 'deep_tunnel', 'small_pasture', 'large_pasture', 'stable'];

const BEASTS = ['sheep', 'donkey', 'wild_boar', 'cattle', 'dog'];
const CROPS = ['grain-1', 'grain-2', 'grain-3', 'vegetable-1', 'vegetable-2'];

/** The game, its drawings, how many of them the things of the box have, what its board is told, and what it has to show. */
const WANTED: readonly (readonly [string, Pictures, number, unknown, readonly string[]])[] = [
  [
    'rivals',
    rivals,
    99,
    rivalsParts,
    [
      ...named('card', [...Object.keys(rivalsParts.designs), ...Object.keys(rivalsParts.backs)]),
      ...named('card', ids(data('rivals/data/cards.toml'), 'card')),
      ...named('event', ids(data('rivals/data/events.toml'), 'event')),
      ...named('centre', ids(data('rivals/data/center.toml'), 'center')),
      ...named('region', Object.values(rivalsParts.regions).map(([kind]) => String(kind))),
    ],
  ],
  [
    'caverna',
    caverna,
    120,
    cavernaParts,
    [...named('room', [...Object.keys(cavernaParts.rooms), ENTRY]), ...named('space', Object.keys(cavernaParts.spaces)), ...named('tile', TILES), ...named('beast', BEASTS), ...named('crop', CROPS)],
  ],
  ['cave-vs-cave', caveVsCave, 37, caveParts, [...named('room', Object.keys(caveParts.rooms)), ...named('tile', Object.keys(caveParts.tiles))]],
  [
    'saboteur',
    saboteur,
    49,
    saboteurParts,
    [
      ...named('goal', [...Object.keys(saboteurParts.goals), 'sealed']),
      ...named('creature', saboteurParts.creatures),
      ...named('card', Object.entries(saboteurParts.actions).flatMap(([id, { type }]) => [id, type])),
      ...named('role', ['blue_loyal', 'blue_saboteur', 'yellow_loyal', 'yellow_saboteur']),
      ...named('treasure', ['chest']),
    ],
  ],
];

describe.each(WANTED)('%s', (_game, pictures, box, components, wanted) => {
  it('has a picture of everything', () => {
    const composed = composer(rowsOf(components));
    expect(wanted.filter((id) => !pictureOf(pictures, id) && !composed(id))).toEqual([]);
  });
  it('has a drawing of everything that came in the box', () => {
    expect(new Set(wanted.filter((id) => pictureOf(pictures, id))).size).toBeGreaterThanOrEqual(box);
  });
  it('has no picture of nothing', () => {
    const shown = new Set(wanted.map((id) => pictureOf(pictures, id)));
    expect(Object.keys(pictures).filter((id) => !shown.has(id))).toEqual([]);
  });
  it('takes no thing for another', () => {
    expect(pictureOf(pictures, 'card-nobody_knows')).toBeUndefined();
  });
});
