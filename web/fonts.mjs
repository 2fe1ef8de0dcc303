// Cuts the letters of Czech, Slovak, English and their neighbours out of Alegreya, for src/styles/fonts/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

// What Czech, Slovak, German and English are written with. A browser fetches the letters of the neighbours only where a
// name needs them (unicode-range in src/styles/fonts.css).
const HOUSE = range(0x20, 0x7e) + '\u00a0\u00ad§«°±·»½×ÁÄÉÍÓÔÖÚÜÝßáäéíóôöúüý–—‘’‚“”„…•€−';
const HOUSE_EXT = 'ČčĎďĚěŇňŘřŠšŤťŮůŽžĽľĹĺŔŕ';
const NEIGHBOURS = [...range(0xa1, 0xff), '‹', '›'].filter((letter) => !HOUSE.includes(letter)).join('');
const NEIGHBOURS_EXT = 'ĄąĆćĘęŁłŃńŚśŹźŻżŐőŰű';
const FEATURES = ['kern', 'lnum', 'tnum', 'locl']; // letters have their accents, nothing has to be put together
const OF_TITLES = ['kern', 'lnum']; // nothing in a title stands in columns

// Family, weight, what it is for, from which file of the family, its letters.
const cuts = (family, weight) => [
  [family, weight, 'house', 'latin', HOUSE],
  [family, weight, 'house-ext', 'latin-ext', HOUSE_EXT],
  [family, weight, 'neighbours', 'latin', NEIGHBOURS],
  [family, weight, 'neighbours-ext', 'latin-ext', NEIGHBOURS_EXT],
];
const CUTS = [...cuts('alegreya-sans', 400), ...cuts('alegreya-sans', 700), ...cuts('alegreya', 700)];

const target = new URL('src/styles/fonts/', import.meta.url);
mkdirSync(target, { recursive: true });
for (const [family, weight, use, part, letters] of CUTS) {
  const source = new URL(
    `node_modules/@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`,
    import.meta.url,
  );
  const cut = await subset(readFileSync(source), letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: family === 'alegreya' ? OF_TITLES : FEATURES,
  });
  writeFileSync(new URL(`${family}-${use}-${weight}.woff2`, target), cut);
}
