import { expect, test } from 'vitest';
import { parts, read, search, words } from './book';

const BOOK = read(`# Jeskyně
O čem to je.

<!-- R1.1 R1.2 -->
## Zdi
Zeď stojí mezi dvěma poli.

- Vlastní zeď smíš zbourat.
- Skálu ne.

## Místnosti

| Místnost | Body |
| --- | --- |
| Kobka | 11 |
| Pekárna | 6 |
`);
const found = (wanted: string): [string, string][] =>
  search(BOOK, wanted).map((chapter) => [chapter.title, chapter.blocks.map(words).filter(Boolean).join(' / ')]);

test('a book has a title, an opening and chapters, and readers see no numbers of rules', () => {
  expect(BOOK.title).toBe('Jeskyně');
  expect(BOOK.opening.map(words)).toEqual(['O čem to je.']);
  expect(BOOK.chapters.map((chapter) => [chapter.anchor, chapter.title])).toEqual([
    ['chapter-1', 'Zdi'],
    ['chapter-2', 'Místnosti'],
  ]);
  expect(BOOK.chapters.flatMap((chapter) => chapter.blocks.map(words)).join()).not.toContain('R1.1');
});

test('a search minds neither accents nor case, and shows only the lines that say it', () => {
  expect(found('PEKARNA')).toEqual([['Místnosti', 'Místnost Body Pekárna 6']]);
  expect(found('skalu')).toEqual([['Zdi', 'Skálu ne.']]);
});

test('a chapter is found by its title, whole', () => {
  expect(found('zdi')).toEqual([['Zdi', 'Zeď stojí mezi dvěma poli. / Vlastní zeď smíš zbourat. Skálu ne.']]);
});

test('all words have to be said in one chapter', () => {
  expect(found('kobka skálu')).toEqual([]);
  expect(found('  ')).toHaveLength(2);
});

test('a picture stands between passages, and no search finds it', () => {
  const book = read('# Hra\n\n## Karty\nJedna.\n\n::figure card red_abbey\n\nDruhá.\n\nTřetí.\n');
  expect(parts(book.chapters[0]?.blocks ?? []).map((part) => ('figure' in part ? part.figure : 'blocks' in part ? part.blocks.map(words) : part.rules))).toEqual([
    ['Jedna.'],
    ['card', 'red_abbey'],
    ['Druhá.', 'Třetí.'],
  ]);
  expect(search(book, 'abbey')).toEqual([]);
});

test('a passage is found by the rules that it tells', () => {
  const book = read(`# Kniha
## Tah

<!-- R4.3 R4.4 -->
Střídáte se.

Dál.
`);
  expect(parts(book.chapters[0]!.blocks).map((part) => ('rules' in part ? part.rules : Object.keys(part)))).toEqual([['R4.3', 'R4.4'], ['blocks']]);
  expect(parts(BOOK.chapters[0]!.blocks)[0]).toEqual({ rules: ['R1.1', 'R1.2'] });
});
