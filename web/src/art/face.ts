// A dwarf for everybody: five digits say the hat, its colour, the beard, its colour and the skin. Whoever has chosen
// none has the one that follows from the id.

import { HUES, LINE, type Hue } from './parts/ink';

/** How many there are of each; the server holds the same numbers. */
export const LOOKS = [6, 8, 6, 6, 5] as const;

const CLOTH: readonly Hue[] = ['ember', 'vein', 'moss', 'lamp', 'plum', 'stone', 'wood', 'iron'];
const HAIR: readonly Hue[] = ['wood', 'clay', 'chalk', 'rock', 'lamp', 'stone'];
const SKIN = [
  ['#f3cba6', '#d59f74'],
  ['#e6b288', '#b98058'],
  ['#c98f62', '#94623d'],
  ['#9b6a45', '#6b4429'],
  ['#744a30', '#4c2e1d'],
] as const;

// On a grid of 64: the head is a circle around (32, 34), the eyes at 31, the nose at 36.
const HATS = [
  'M14 28c1-4 9-24 20-25 3 6 11 14 16 25-10-4-26-4-36 0z', // pointed
  'M13 29c0-13 8-21 19-21s19 8 19 21c-9-4-29-4-38 0zM10 29c10-5 34-5 44 0v4c-10-5-34-5-44 0z', // miner's cap
  'M12 30c0-14 9-23 20-23s20 9 20 23l-6-3-6 2-8-3-8 3-6-2z', // helmet
  'M10 40C8 18 18 6 32 6s24 12 22 34l-6-2c1-10-5-16-16-16s-17 6-16 16z', // hood
  'M6 28c8-4 14-3 17-15 3-5 15-5 18 0 3 12 9 11 17 15-14 5-38 5-52 0z', // brim
  'M13 29c0-11 8-18 19-18s19 7 19 18c-10-4-28-4-38 0zM14 24C6 22 4 14 7 7c2 7 7 9 12 9zM50 24c8-2 10-10 7-17-2 7-7 9-12 9z', // horns
];
const TRIMS = ['', 'M29 12h6v7h-6z', 'M30 8h4v20h-4z', '', 'M20 22c8 3 16 3 24 0v4c-8 3-16 3-24 0z', ''];
const BEARDS = [
  'M15 35c1 20 8 27 17 27s16-7 17-27c-4 5-7 6-10 6-5 0-9 0-14 0-3 0-6-1-10-6z', // full
  'M15 35c2 15 9 20 17 27 8-7 15-12 17-27-4 5-8 6-17 6s-13-1-17-6z', // pointed
  'M15 35c1 16 5 24 11 27l6-10 6 10c6-3 10-11 11-27-4 5-8 6-17 6s-13-1-17-6z', // forked
  'M15 35c0 14 7 20 17 20s17-6 17-20c-4 5-8 6-17 6s-13-1-17-6z', // short
  'M16 28c-5 10-5 20-2 28l6-2c-2-8-1-15 1-22zM48 28c5 10 5 20 2 28l-6-2c2-8 1-15-1-22z', // none: plaits
  'M15 35c0 12 4 17 10 18l-2 9h4l2-8h6l2 8h4l-2-9c6-1 10-6 10-18-4 5-8 6-17 6s-13-1-17-6z', // braids
];

const PLAITS = 4;

const hash = (text: string): number => {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (sum ^ (sum >>> 13)) >>> 0;
};

/** The five digits of somebody. */
export function faceOf(person: { id: string; name: string; face?: string }): string {
  if (person.face && person.face.length === LOOKS.length) return person.face;
  const seed = person.id || person.name;
  return LOOKS.map((most, at) => hash(`${at} ${seed}`) % most).join('');
}

/** The inside of an SVG of 64 × 64. */
export function drawFace(code: string): string {
  const [hat = 0, cloth = 0, beard = 0, hair = 0, skin = 0] = [...code].map(Number);
  const [body, shade] = HUES[CLOTH[cloth] ?? 'ember'];
  const [strands, dark] = HUES[HAIR[hair] ?? 'wood'];
  const [light, deep] = SKIN[skin] ?? SKIN[0];
  const path = (d: string | undefined, fill: string): string => (d ? `<path d="${d}" fill="${fill}"/>` : '');
  const brows = `<path d="M21 28l8-1M35 27l8 1" stroke="${dark}" stroke-width="2.6" fill="none"/>`;
  const eyes = `<path d="M26 32v.1M38 32v.1" stroke-width="3.6"/>`;
  return (
    `<g stroke="${LINE}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="M14 64c0-9 6-13 18-13s18 4 18 13z" fill="${shade}"/><circle cx="32" cy="34" r="17" fill="${light}"/>` +
    path(BEARDS[beard], strands) +
    `${brows}${eyes}<path d="M27 38c0-4 10-4 10 0s-10 4-10 0z" fill="${deep}"/>` +
    (beard === PLAITS ? '<path d="M26 44c4 3 8 3 12 0" fill="none"/>' : '') +
    path(HATS[hat], body) +
    path(TRIMS[hat], HUES.lamp[0]) +
    '</g>'
  );
}
