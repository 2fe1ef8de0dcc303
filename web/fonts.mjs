// Cuts the letters of Czech, Slovak, English and their neighbours out of Alegreya, for src/styles/fonts/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’‚“”„…•‹›€−';
// Titles are written by us and in names: fewer letters are enough, others come from the system.
const TITLES = range(0x20, 0x7e) + '\u00a0§°·×ÁÄÇÉÍÓÔÖÚÜÝáäçéíñóôöúüýß–—‘’‚“”„…•€−';
const NEIGHBOURS = 'ČčĎďĚěŇňŘřŠšŤťŮůŽžĽľĹĺŔŕĄąĆćĘęŁłŃńŚśŹźŻżŐőŰű';
const FEATURES = ['kern', 'lnum', 'tnum', 'locl']; // letters have their accents, nothing has to be put together

const CUTS = [
  ['alegreya-sans', 'latin', 400, LATIN],
  ['alegreya-sans', 'latin-ext', 400, NEIGHBOURS],
  ['alegreya-sans', 'latin', 700, LATIN],
  ['alegreya-sans', 'latin-ext', 700, NEIGHBOURS],
  ['alegreya', 'latin', 700, TITLES],
  ['alegreya', 'latin-ext', 700, NEIGHBOURS],
];

const target = new URL('src/styles/fonts/', import.meta.url);
mkdirSync(target, { recursive: true });
for (const [family, part, weight, letters] of CUTS) {
  const source = new URL(
    `node_modules/@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`,
    import.meta.url,
  );
  const cut = await subset(readFileSync(source), letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: FEATURES,
  });
  writeFileSync(new URL(`${family}-${part}-${weight}.woff2`, target), cut);
}
