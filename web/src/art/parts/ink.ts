// The pencils of the house: a palette of hues with body, shade and glint, and the few strokes that every part is made of.
// The lamp hangs at the upper left: glints lie on the left and above, shades on the right and below.

export const HUES = {
  // of the house
  lamp: ['#f2b347', '#b9781f', '#ffe3a3'],
  moss: ['#7fa86a', '#50743f', '#b3d199'],
  ember: ['#d9674a', '#9a3f2b', '#f2a284'],
  vein: ['#6fa3c8', '#3f6f96', '#b7d6ea'],
  chalk: ['#efe8dc', '#c3b6a0', '#fffaf0'],
  rock: ['#3a3532', '#1c1a19', '#5c544e'],
  // of the earth
  stone: ['#a99e8f', '#776c60', '#d5ccbe'],
  wood: ['#a4713f', '#6e4727', '#d2a268'],
  clay: ['#b8653f', '#7d3f27', '#e09a72'],
  iron: ['#7d8996', '#4c5661', '#b9c3cc'],
  skin: ['#e6b288', '#b98058', '#f8d6b6'],
  plum: ['#a2466f', '#6a2a49', '#d98bb0'],
} as const;

export type Hue = keyof typeof HUES;
/** A hue, its shade (`wood-`) or its glint (`wood+`). */
export type Ink = Hue | `${Hue}-` | `${Hue}+` | 'line' | PlateInk;
/** The ground that a picture stands on: the only colours that follow the theme. */
export type PlateInk = 'sky' | 'far' | 'dark' | 'glow';
/** Drawn things: the inside of an SVG on a grid of 64. Most parts stand on (0, 0) and are about 32 high. */
export type Part = string;

export const LINE = '#2b2118';
/** The width of a line where nothing else is said. */
export const THIN = 1.4;

export function colour(ink: Ink): string {
  if (ink === 'line') return LINE;
  if (ink === 'sky' || ink === 'far' || ink === 'dark' || ink === 'glow') return `var(--art-${ink})`;
  const end = ink.at(-1);
  if (end === '-') return HUES[ink.slice(0, -1) as Hue][1];
  if (end === '+') return HUES[ink.slice(0, -1) as Hue][2];
  return HUES[ink as Hue][0];
}

const n = (value: number): number => Math.round(value * 10) / 10;

/** A flat shape without a line. */
export const fill = (ink: Ink, d: string): Part => `<path fill="${colour(ink)}" stroke="none" d="${d}"/>`;
/** A shape with the dark line that keeps it apart from its neighbours: the line is the picture's own (see draw). */
export const shape = (ink: Ink, d: string): Part => `<path fill="${colour(ink)}" d="${d}"/>`;
/** Only a line. */
export const line = (ink: Ink, d: string, width = 1.6): Part => `<path fill="none" stroke="${colour(ink)}"${width === THIN ? '' : ` stroke-width="${width}"`} d="${d}"/>`;
/** A body in the lamp light: what lies in the shade, and where the light catches it. */
export const lit = (hue: Hue, d: string, shade = '', glint = '', width = THIN): Part =>
  shape(hue, d) + (shade && fill(`${hue}-`, shade)) + (glint && line(`${hue}+`, glint, width));

/** Puts a part at a place, larger or smaller, or seen from the other side. */
export function at(x: number, y: number, size: number, part: Part, turned: 'turned' | number = 0): Part {
  const flip = turned === 'turned';
  const scale = size === 1 && !flip ? '' : flip ? `scale(${-size} ${size})` : `scale(${size})`;
  const angle = typeof turned === 'number' && turned ? `rotate(${turned})` : '';
  return `<g transform="translate(${n(x)} ${n(y)})${angle}${scale}">${part}</g>`;
}

/** The same part at several places. */
export const each = (places: readonly (readonly [number, number])[], size: number, part: Part): Part =>
  places.map(([x, y]) => at(x, y, size, part)).join('');

export const disc = (x: number, y: number, r: number): string => `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * r)} 0a${r} ${r} 0 1 0 ${n(-2 * r)} 0z`;
export const rect = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

/** A block, lit on the left, in the shade on the right. (x, y) is its upper left corner. */
export const block = (hue: Hue, x: number, y: number, w: number, h: number): Part =>
  shape(hue, rect(x, y, w, h)) + fill(`${hue}-`, rect(x + w * 0.66, y + 0.7, w * 0.34 - 0.7, h - 1.4));

/** A round thing. */
export const ball = (hue: Hue, x: number, y: number, r: number): Part =>
  shape(hue, disc(x, y, r)) +
  fill(`${hue}-`, `M${n(x + r * 0.2)} ${n(y + r * 0.85)}a${n(r * 0.9)} ${n(r * 0.9)} 0 0 0 ${n(r * 0.45)} ${n(-r * 1.5)}a${n(r * 1.1)} ${n(r * 1.1)} 0 0 1 ${n(-r * 0.45)} ${n(r * 1.5)}z`) +
  line(`${hue}+`, `M${n(x - r * 0.6)} ${n(y)}a${n(r * 0.62)} ${n(r * 0.62)} 0 0 1 ${n(r * 0.6)} ${n(-r * 0.6)}`, 1.3);

/** Small differences that are the same each time: numbers from 0 to 1 grown from a name. */
export function chances(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
