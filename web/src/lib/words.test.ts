// The same examples as tests/test_words.py: browser and terminal say the same.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it, test } from 'vitest';
import type { Lang } from './wire';
import { clean, Words } from './words';

const PACKAGE = new URL('../../../src/permonik/', import.meta.url);
const LANGS: Lang[] = ['en', 'cs', 'sk'];
const NAMES = ['Anna', 'Boris', 'Cyril'];

const text = (path: string): string => readFileSync(new URL(path, PACKAGE), 'utf-8');
const words = (lang: Lang, ...files: string[]): Words =>
  new Words(
    lang,
    files.map((file) => new FluentResource(text(file))),
  );
const pretend = (lang: Lang): Words => words(lang, `text/${lang}.ftl`, `text/terminal/${lang}.ftl`, `games/pretend/text/${lang}.ftl`);
const house = (lang: Lang): Words => words(lang, `text/${lang}.ftl`, `text/page.${lang}.ftl`);
// Whether a hard space stands before the last word depends on the browser's data, and nobody sees it.
const soft = (s: string): string => s.replaceAll('\u00a0', ' ');

test('a reference comes in the case that the sentence needs', () => {
  const got = { card: 'card-canary' };
  expect(pretend('en').render('got', got)).toBe('You get the canary.');
  expect(pretend('cs').render('got', got)).toBe('Dostáváš kanárka.');
  expect(pretend('sk').render('got', got)).toBe('Dostávaš kanárika.');
});

test.each([
  [0, 'Anna dává rubín zadarmo.', 'Anna dáva rubín zadarmo.'],
  [1, 'Anna prodává rubín za 1 minci.', 'Anna predáva rubín za 1 mincu.'],
  [4, 'Anna prodává rubín za 4 mince.', 'Anna predáva rubín za 4 mince.'],
  [5, 'Anna prodává rubín za 5 mincí.', 'Anna predáva rubín za 5 mincí.'],
  [21, 'Anna prodává rubín za 21 mincí.', 'Anna predáva rubín za 21 mincí.'],
  [101, 'Anna prodává rubín za 101 mincí.', 'Anna predáva rubín za 101 mincí.'],
])('plurals: %i', (coins, cs, sk) => {
  const args = { seat: { seat: 0 }, card: 'card-ruby', coins };
  expect(pretend('cs').render('sold', args, NAMES)).toBe(cs);
  expect(pretend('sk').render('sold', args, NAMES)).toBe(sk);
});

test('a sentence is worded anew for each thing it speaks of, also after it was asked for without any', () => {
  const cs = pretend('cs');
  cs.render('got');
  expect(cs.render('got', { card: 'card-canary' })).toBe('Dostáváš kanárka.');
  expect(cs.render('got', { card: 'card-ruby' })).toBe('Dostáváš rubín.');
  expect([cs.form('card-canary', 'acc'), cs.render('card-canary'), cs.form('card-canary', 'acc')]).toEqual(['kanárka', 'kanárek', 'kanárka']);
});

test.each<[Lang, number[], string]>([
  ['en', [1], 'Boris wins.'],
  ['en', [0, 1], 'Anna and Boris win.'],
  ['en', [0, 1, 2], 'Anna, Boris, and Cyril win.'],
  ['cs', [1], 'Vítězí Boris.'],
  ['cs', [0, 1, 2], 'O vítězství se dělí Anna, Boris a Cyril.'],
  ['sk', [0, 1], 'O víťazstvo sa delia Anna a Boris.'],
])('enumerations in %s: %j', (lang, winners, expected) => {
  const args = { winners: winners.map((seat) => ({ seat })) };
  expect(soft(house(lang).render('play-winners', args, NAMES))).toBe(expected);
});

test('an enumeration has cases too, and a player keeps the name', () => {
  const args = { card: ['card-canary', 'card-coal', { seat: 0 }] };
  expect(soft(pretend('cs').render('got', args, NAMES))).toBe('Dostáváš kanárka, uhlí a Anna.');
  expect(house('cs').render('play-winners', { winners: [] })).toBe('O\u00a0vítězství se dělí nic.');
});

test('a number below nothing has a minus, not a hyphen, and the plural of its size', () => {
  const said = (points: number): string => words('cs', 'games/caverna/text/cs.ftl').render('view-points', { points });
  expect([-54, -1, -2, 3].map(said)).toEqual(['−54 bodů', '−1 bod', '−2 body', '3 body']);
});

test('a nested message', () => {
  const players = { id: 'house-players', args: { players: 2 } };
  const args = { game: 'game-name', players, names: [{ seat: 0 }, { seat: 1 }] };
  expect(pretend('en').render('replay-title', args, NAMES)).toBe('Pretend for 2 players (Anna and Boris)');
  expect(soft(pretend('cs').render('replay-title', args, NAMES))).toBe('Jakohra pro 2 hráče (Anna a Boris)');
});

test.each(['[red]Anna[/red]', '{ $seat }', '<b>Anna</b>', 'Žofie Ř.', '\\', ':smile:'])(
  'a name is shown as it is: %s',
  (name) => {
    expect(pretend('en').render('paid', { seat: { seat: 0 } }, [name])).toBe(`${name} pays a coin.`);
  },
);

test('a name cannot turn the line around', () => {
  expect(clean('\x1b[2JAn\nna\u202e')).toBe(' [2JAn na ');
});

test('a seat without a name', () => {
  expect(pretend('cs').render('paid', { seat: { seat: 2 } }, [])).toBe('Hráč 3 platí minci.');
});

test('options are explained', () => {
  expect(pretend('en').optionValue('option-deck', 'tiny')).toBe('tiny (two players only)');
  expect(pretend('en').optionValue('option-rounds', 4)).toBe('4');
});

test('what is missing never stops a match', () => {
  const czech = pretend('cs');
  let told = '';
  czech.missing = (id) => (told = id);
  expect(czech.render('no-such-message')).toBe('‹no-such-message›');
  expect(told).toBe('no-such-message');
  expect(czech.attempt('got')).toBeNull();
  czech.fallback = words('en', 'text/page.en.ftl');
  expect(czech.render('page-close')).toBe('Close');
});

describe('the texts of the page', () => {
  const SOURCE = new URL('../', import.meta.url);
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'),
  );
  const read = (file: string): string => readFileSync(new URL(file, SOURCE), 'utf-8');
  const code = files.map(read).join('\n');
  const said = (file: string): string[] =>
    [...read(file).matchAll(/(?:\bt|words\.render)\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1] as string);
  /** The game whose board a file belongs to: it may use that game's words. */
  const gameOf = (file: string): string | null => {
    const game = /boards\/([^/]+)\//.exec(file)?.[1]?.replaceAll('-', '_');
    return game && game !== 'generic' ? game : null;
  };

  /** Everything that can be on the screen at a table, by its imports: it has to do without the words of the hall. */
  const atTable = new Set<string>();
  /** What opens at a table together with the words of the hall (`worded` of pages/table/spare.ts). */
  const WORDED = ['pages/table/Deeds.svelte', 'pages/table/KeysCard.svelte', 'pages/table/Replay.svelte'];
  const enter = (file: string): void => {
    const path = ['', '.ts', '/index.ts'].map((end) => file + end).find((one) => files.includes(one));
    if (!path || atTable.has(path) || WORDED.includes(path)) return;
    atTable.add(path);
    for (const [, name = ''] of read(path).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) enter(join(dirname(path), name));
  };
  ['pages/Table.svelte', 'pages/Header.svelte', 'pages/Trouble.svelte'].forEach(enter);
  files.filter((file) => file.startsWith('boards/')).forEach(enter);

  it('reads the code', () => {
    expect(atTable.size).toBeGreaterThan(150);
    expect(atTable).toContain('pages/table/Announcer.svelte');
    expect(atTable).not.toContain('pages/Settings.svelte');
    const worded = [...code.matchAll(/load=\{worded\}>\s*\{#snippet children\(\{ ([\w, ]+) \}/g)].flatMap(([, names = '']) => names.split(', '));
    expect(worded.map((name) => `pages/table/${name}.svelte`).filter((file) => files.includes(file)).sort()).toEqual(WORDED);
    expect(fileURLToPath(PACKAGE)).toContain('permonik');
    expect(files.flatMap(said).length).toBeGreaterThan(150);
  });

  it.each(LANGS)('has a word for everything in %s', (lang) => {
    const lacking = files.flatMap((file) => {
      const game = gameOf(file);
      const own = game ? [`games/${game}/text/${lang}.ftl`] : [];
      const hall = atTable.has(file) ? [] : [`text/hall.${lang}.ftl`];
      const known = words(lang, `text/${lang}.ftl`, `text/page.${lang}.ftl`, ...hall, ...own);
      const device = words(lang, `text/device/${lang}.ftl`); // of the house in a folder, which has all words at hand
      return said(file).filter((id) => !known.has(id) && !device.has(id) && id !== 'game-name');
    });
    expect(lacking).toEqual([]);
  });

  it('says the same things in every language, and nothing twice', () => {
    const ids = (file: string): string[] =>
      [...text(file).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);
    const pages = (lang: Lang): string[] => [...ids(`text/page.${lang}.ftl`), ...ids(`text/hall.${lang}.ftl`)];
    const english = pages('en');
    expect(pages('cs')).toEqual(english);
    expect(pages('sk')).toEqual(english);
    expect(new Set(english).size).toBe(english.length);
    expect(english.filter((id) => ids('text/en.ftl').includes(id))).toEqual([]);
  });

  it('keeps nothing that nobody says', () => {
    const made = /^(problem|field|value|bot|account|finished|proposal|weighty|refused|settings-confirm|settings-pace|settings-volume|replay-(by|back|next)|word-(by|kind)|puzzles-theme|review-(by|unit|cost))-/; // put together from parts
    const idle = [...(text('text/page.en.ftl') + text('text/hall.en.ftl')).matchAll(/^([a-z][\w-]*) =/gm)]
      .map((match) => match[1] as string)
      .filter((id) => !made.test(id) && !code.includes(`'${id}'`));
    expect(idle).toEqual([]);
  });
});
