// People and dwarfs: one body, many hats.

import { ball, disc, fill, line, lit, shape, type Hue, type Part } from './ink';

type Hat = 'none' | 'hood' | 'cap' | 'helm' | 'horns' | 'crown' | 'broad' | 'tricorn' | 'beret' | 'veil' | 'mitre' | 'band';
interface Look {
  robe?: Hue;
  hair?: Hue | '';
  long?: boolean;
  beard?: 'none' | 'short' | 'long' | 'fork';
  hat?: Hat;
  hatHue?: Hue;
  masked?: boolean;
}

const HATS: Record<Hat, (hue: Hue) => Part> = {
  none: () => '',
  hood: (hue) => shape(hue, 'M-9-17c-3-12 2-18 9-18s12 6 9 18q-2 2-4 0c2-8 0-12-5-12s-7 4-5 12q-2 2-4 0z'),
  cap: (hue) => lit(hue, 'M-8-27c0-6 4-9 8-9s8 3 8 9z', 'M3-35q4 2 4 7.3h-3z'),
  helm: (hue) => lit(hue, 'M-8-22v-6c0-6 4-9 8-9s8 3 8 9v6h-3v-5h-10v5z', 'M3-36q4 2 4 8h-3z', 'M-6-28q1-4 4-6') + line('iron-', 'M0-28v6', 2),
  horns: (hue) => shape('chalk', 'M-7-30q-7 0-8-8q5 5 9 4zM7-30q7 0 8-8q-5 5-9 4z') + lit(hue, 'M-8-26c0-7 4-10 8-10s8 3 8 10z', 'M3-35q4 2 4 8.3h-3z'),
  crown: () => shape('lamp', 'M-7-28l-1-9l4 4l4-6l4 6l4-4l-1 9z'),
  broad: (hue) => lit(hue, 'M-14-27q14-5 28 0q-14 4-28 0z') + lit(hue, 'M-7-28q0-9 7-9t7 9z', 'M2-36.5q4 1 4 8h-3z'),
  tricorn: (hue) => lit(hue, 'M-14-26c2-8 6-11 14-12c8 1 12 4 14 12c-5-3-9-4-14-4s-9 1-14 4z', '', 'M-10-30q4-5 9-6'),
  beret: (hue) => lit(hue, 'M-9-26c-4-6 2-11 9-10c8-1 14 4 9 10z', 'M3-35q9 1 6 8.3h-4z'),
  veil: (hue) => shape(hue, 'M-9-14c-3-14 1-22 9-22s12 8 9 22l-3 1c1-10 0-15-6-15s-7 5-6 15z'),
  mitre: (hue) => lit(hue, 'M-7-27l-1-8l8-8l8 8l-1 8z', 'M1-41l6 6l-.7 7.3h-3z') + line('lamp', 'M0-39v10M-4-34h8', 1.6),
  band: (hue) => shape(hue, 'M-8-28h16v4h-16z'),
};

/** Somebody, from head to hem. */
export function person({ robe = 'vein', hair = 'wood', long = false, beard = 'none', hat = 'none', hatHue = 'ember', masked = false }: Look = {}): Part {
  const dark = hair || 'wood';
  const beards = {
    none: '',
    short: shape(dark, 'M-7-23q0 9 7 9t7-9q-3 3-7 2q-4 1-7-2z'),
    long: shape(dark, 'M-7-23q-1 17 7 18q8-1 7-18q-3 3-7 2q-4 1-7-2z'),
    fork: shape(dark, 'M-7-23q-2 12-5 18q5-1 12-10q7 9 12 10q-3-6-5-18q-3 3-7 2q-4 1-7-2z'),
  };
  return (
    (long ? shape(dark, 'M-8-25c-4 10-3 15-5 19h26c-2-4-1-9-5-19z') : '') +
    lit(robe, 'M-12 0c0-11 3-17 12-17s12 6 12 17z', 'M4-16c5 3 7 8 7 15.3h-6c2-6 2-11-1-15.3z', 'M-9-4q1-6 4-9') +
    (hair ? shape(dark, 'M-8-22c-2-8 2-13 8-13s10 5 8 13z') : '') +
    ball('skin', 0, -23, 7) +
    fill('line', disc(-2.6, -24, 1) + disc(2.6, -24, 1)) +
    (hair && hat === 'none' ? fill(dark, 'M-7-25c0-5 3-8 7-8s7 3 7 8q-4-4-8-3t-6 3z') : '') +
    (masked ? fill('rock', 'M-7-27h14v5h-14z') + fill('chalk', disc(-3, -24.5, 1.2) + disc(3, -24.5, 1.2)) : '') +
    beards[beard] +
    HATS[hat](hatHue)
  );
}

/** A dwarf: pointed hat, great beard, short legs. */
export const dwarf = (coat: Hue = 'moss', beard: Hue = 'ember', hat: Hue = coat): Part =>
  shape('rock', 'M-8 0v-4h6v4zM2 0v-4h6v4z') +
  lit(coat, 'M-11-2c-1-10 3-15 11-15s12 5 11 15z', 'M4-15.5c5 2 6.5 7 6.3 12.8h-5c1-5 1-9-1.3-12.8z') +
  shape('skin', disc(0, -20, 6.5)) +
  fill('line', 'M-3.5-22h2v2h-2zM1.5-22h2v2h-2z') +
  lit(beard, 'M-8-20q-2 14 8 16q10-2 8-16q-3 3-5 2q-3-2-3-2t-3 2q-2 1-5-2z') +
  fill('skin-', 'M-2-20h4v3h-4z') +
  lit(hat, 'M-9-23q3-14 12-19q0 4-1 7q6 5 7 12q-9-4-18 0z', 'M3-34q5 5 5.5 10.3l-4-1z', 'M-6-25q2-7 6-11');
/** A small child with a hat too large. */
export const child: Part = shape('lamp', 'M-7 0c-1-7 2-10 7-10s8 3 7 10z') + shape('skin', disc(0, -13, 5)) + fill('line', 'M-2.5-14h1.5v2h-1.5zM1-14h1.5v2h-1.5z') + lit('ember', 'M-6-15q2-9 9-13q0 3-1 5q4 3 4 8q-6-3-12 0z');
/** Only a dwarf's head. */
export const dwarfHead = (hat: Hue, beard: Hue): Part => ball('skin', 0, -14, 9) + fill('line', disc(-3.5, -15, 1.4) + disc(3.5, -15, 1.4)) + lit(beard, 'M-11-13q-3 15 11 17q14-2 11-17q-4 4-7 2q-4-2-4-2t-4 2q-3 2-7-2z') + fill('skin-', disc(0, -12, 2.4)) + lit(hat, 'M-13-17q4-18 15-24q1 5 0 9q9 6 11 15q-13-5-26 0z', 'M4-30q6 6 8 12l-5-1.5z', 'M-9-20q3-8 7-12');
/** Somebody in a crowd. */
export const soul = (robe: Hue, hair: Hue): Part => shape(robe, 'M-12 0c0-11 3-17 12-17s12 6 12 17z') + fill(`${robe}-`, 'M4-16c5 3 7 8 7 15.3h-6c2-6 2-11-1-15.3z') + shape('skin', disc(0, -23, 7)) + shape(hair, 'M-8-24c0-7 3-11 8-11s8 4 8 11q-4-4-8-3t-8 3z');
/** A hand that takes. */
export const hand: Part = lit('skin', 'M-18-2v-12l10-3h12q4 0 4 3q6 0 6 3q3 1 2 4q2 3-2 4q-1 4-6 4h-14z', 'M-14-2.7h20q5 0 6-3q-12 3-26 1z', 'M-6-14h9') + shape('ember', 'M-24-16h8v16h-8z');
