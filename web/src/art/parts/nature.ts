// What grows, flows and burns.

import { at, ball, disc, fill, line, lit, shape, type Hue, type Part } from './ink';

export const fir: Part = fill('wood-', 'M-2-6h4v6h-4z') +
  lit('moss', 'M0-34l8 12h-4l7 9h-4l6 9h-26l6-9h-4l7-9h-4z', 'M1-32l6 9.5h-4l7 9h-4l5 8.5h-8z', 'M-2-28l-3 5M-4-18l-3 4');
export const oak: Part = lit('wood', 'M-3 0l1-14h4l1 14z', 'M.5-13h1l.8 12.5h-2z') +
  lit('moss', 'M-4-12c-8 1-11-8-5-12c-1-8 8-11 12-7c7-2 12 5 8 10c4 6-2 11-7 9z', 'M4-13c6 1 10-3 6.5-8c3-4 1-8-3-8.5c3 5 1 12-3.5 16.5z', 'M-8-22q1-5 5-6');
export const stump: Part = lit('wood', 'M-7 0l2-9h10l2 9z', 'M2-8h2.5l1.8 7.5h-4z') + shape('wood+', 'M-5-9a5 2 0 1 1 10 0a5 2 0 1 1-10 0z') + line('wood-', 'M-2-9a2 .8 0 1 1 4 0', 0.8);
export const bush: Part = lit('moss', 'M-12 0c-4-5 0-10 4-9c2-6 11-7 13-1c6-2 10 5 7 10z', 'M4-.7c6-2 6-8 4-9c4 0 6 5 3.5 9z', 'M-9-4q0-4 4-4');
export const leaf: Part = lit('moss', 'M0 0c-8-4-10-12 0-22c10 10 8 18 0 22z', 'M.5-1c6-4 7-11 .5-19z', 'M-4-8q0-5 3-8');
/** One ear of grain. */
export const ear: Part = line('lamp-', 'M0 0q1-12 0-26', 1.8) +
  lit('lamp', 'M0-34c3 3 3 6 0 8c-3-2-3-5 0-8zM-1-20c-5 0-6-3-6-7c4 0 6 3 6 7zM1-20c5 0 6-3 6-7c-4 0-6 3-6 7zM-1-13c-5 0-6-3-6-7c4 0 6 3 6 7zM1-13c5 0 6-3 6-7c-4 0-6 3-6 7z');
/** A sheaf of grain. */
export const sheaf: Part = lit('lamp', 'M-5 0l2-11l-9-13l5 1l-1-7l5 5l3-8l3 8l5-5l-1 7l5-1l-9 13l2 11z', 'M2-.7l0-10l7-11l-2 .5l-6 10l-1 10.5z', 'M-7-21l4 8M-2-24l1 9') + shape('ember', 'M-4-13h8v3.5h-8z');
/** Emmer: darker, with long awns. */
export const emmer: Part = line('lamp', 'M-6-16l-4-15M6-16l4-15M0-16v-17M-3-20l-3-14M3-20l3-14', 1.1) +
  lit('wood', 'M-5 0l2-9l-5-11l5 2l3-5l3 5l5-2l-5 11l2 9z', 'M1.5-.7l0-9l4-8l-1 8l0 9z', 'M-4-16l2 6') + shape('lamp', 'M-4-11h8v3h-8z');
/** Flax with its blue flowers. */
export const flax: Part = line('moss-', 'M0 0q-1-12-7-20M0 0v-25M0 0q1-12 7-20', 1.6) + fill('moss', 'M-1-8q-6 0-7-5q6 0 7 5zM1-10q6 0 7-5q-6 0-7 5z') +
  shape('vein', disc(-7, -22, 4.5) + disc(7, -22, 4.5) + disc(0, -29, 5)) + fill('vein-', 'M1-24.5a4.5 4.5 0 0 0 3-6q0 4-3 6zM8-18a4 4 0 0 0 3-5q-1 4-3 5z') + fill('lamp+', disc(0, -29, 1.5) + disc(-7, -22, 1.3) + disc(7, -22, 1.3));
export const carrot: Part = shape('moss', 'M-1-18c-6-3-7-8-5-11c3 2 4 5 4 7c0-5 1-8 3-10c2 3 2 6 1 10c1-3 3-5 6-6c0 5-2 8-6 10z') +
  lit('ember', 'M-7-17c3-3 11-3 14 0c0 8-4 14-7 17c-3-3-7-9-7-17z', 'M3-18l3.5 1.5c0 7-3 12-5.5 15c2-5 3-11 2-16.5z', 'M-4-15q0 4 2 8');
export const pumpkin: Part = shape('moss-', 'M-1-16q0-5 4-6l1 3q-3 0-2 4z') +
  lit('ember', 'M0-16c8-4 15 1 14 8s-8 9-14 8c-6 1-13-1-14-8s6-12 14-8z', 'M6-1c7 0 8-13 0-15.5c7 0 8 5 7 9s-3 6-7 6.5z', 'M-9-11q0-2 2-3M-1-15q-4 7 0 14');
export const flame: Part = lit('ember', 'M0 0c-9 0-11-9-6-15c1 3 2 4 4 4c-3-7 1-12 5-15c-1 6 6 8 7 16c.5 6-4 10-10 10z') + fill('lamp', 'M0-1c-5 0-6-5-3-8c1 2 2 2 3 1c0-4 1-5 3-7c0 4 3 5 3 9c0 3-3 5-6 5z') + fill('lamp+', 'M0-1c-2 0-3-3 0-6c3 3 2 6 0 6z');
export const smoke: Part = fill('chalk-', 'M0 0c-5-2-4-7 0-8c-3-5 2-9 6-7c1-5 8-5 9-1c5 0 5 7 0 7c0 4-5 5-8 3c-1 4-4 7-7 6z') + fill('chalk', 'M1-7c-2-4 2-7 5-5c1-4 7-4 8-1c-5-1-7 1-8 4c-2-1-4 0-5 2z');
export const sun: Part = line('lamp', 'M0-15v4M0 11v4M-15 0h4M11 0h4M-10.5-10.5l3 3M7.5 7.5l3 3M-10.5 10.5l3-3M7.5-7.5l3-3', 2.4) + ball('lamp', 0, 0, 8);
export const star: Part = lit('lamp', 'M0-12l3.5 8h8.5l-7 5l3 9l-8-6l-8 6l3-9l-7-5h8.5z', 'M1-9l2.5 6h6l-5 4l2 6z');
/** A river that runs towards us between two banks. */
export const river: Part = shape('vein', 'M-10-34c8 8-10 14-4 22s-12 8-14 22h44c0-12-14-14-8-24s-10-12-6-20z') + line('vein+', 'M-4-24q4 4 0 8M-8-4q4-3 8 0t8 0M-12 4q4-3 8 0t8 0', 1.6);
export const peak: Part = lit('stone', 'M-24 0l20-36l9 13l5-6l16 29z', 'M-3-34l8 12l-3 21h23l-15-27.5l-5 6.5z', 'M-18-7l9-16') + lit('chalk', 'M-4-36l8 12l-3 3l-4-3l-4 5l-3-4z');
/** A rounded hill of clay. */
export const mound = (hue: Hue): Part => lit(hue, 'M-22 0c2-16 12-24 22-24s20 8 22 24z', 'M6-22c8 4 12 12 15 21.3h-10c0-8-1-15-5-21.3z', 'M-16-8q4-9 10-12');
/** A ploughed field, seen slanting; what grows in it comes on top. */
export const furrows: Part = lit('wood', 'M-20 0l6-14h28l6 14z') + line('wood-', 'M-14-1l4-12M-5-1l2-12M5-1l-2-12M14-1l-4-12', 2);
export const sprouts: Part = furrows + [-12, -4, 4, 12].map((x) => at(x, -5, 0.32, leaf)).join('');
export const wheatfield: Part = furrows + lit('lamp', 'M-19-3l4-17l2 4l3-7l3 6l3-7l3 6l3-7l3 7l3-6l3 7l3-5l2 3l4 16z', 'M8-4l1-13l3 4l3-4l3 13.3z') + line('lamp-', 'M-13-5l2-11M-7-5l1-11M0-5v-12M7-5l-1-11', 1.3);
export const rocks: Part = lit('stone', 'M-16 0l3-9l8-3l6 6l1 6z', 'M-4-10l4 4.5l.5 5h-6z', 'M-11-7l5-2') + lit('stone', 'M1 0l2-7l7-2l6 5l0 4z', 'M9-8l5.5 4.5v3h-6z');
