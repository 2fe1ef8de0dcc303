// What lies on spaces, in ships and in stores.

import { at, ball, block, disc, each, fill, line, lit, rect, shape, type Part } from './ink';

/** A log, seen from its cut end. */
export const log: Part = lit('wood', 'M-14-9h24v9h-24z', rect(-13.3, -3.5, 22.6, 2.8), 'M-8-6.5h14') + shape('wood+', disc(10, -4.5, 4.5)) + line('wood-', 'M8-4.5a2 2 0 1 1 4 0', 1);
export const logs: Part = lit('wood', 'M-20-9h34v9h-34zM-13-18h24v9h-24z', 'M-19-3.5h32v2.8h-32zM-12-12.5h22v2.8h-22z', 'M-14-6.5h8M-8-15.5h10') + shape('wood+', disc(0, -4.5, 4.5) + disc(15, -4.5, 4.5) + disc(9, -13.5, 4.5)) + line('wood-', 'M-2-4.5a2 2 0 1 1 4 0M13-4.5a2 2 0 1 1 4 0M7-13.5a2 2 0 1 1 4 0', 1);
export const planks: Part = [0, -5, -10].map((y, i) => lit('wood', `M${-14 + i * 2} ${y - 4}h26l2-1v4l-2 1h-26z`, '', `M${-12 + i * 2} ${y - 3}h20`)).join('');
export const bricks: Part = shape('clay', 'M-17-8h34v8h-34zM-8.5-16h17v8h-17zM0-8v8') + fill('clay-', 'M-6-7.3h5.5v6.6h-5.5zM11-7.3h5.5v6.6h-5.5zM3-15.3h5v6.6h-5z') + line('clay+', 'M-15-6.5h6M2-6.5h6M-6-14.5h6', 1.2);
export const stoneBlock: Part = lit('stone', 'M-10 0v-10l4-4h14v10l-4 4z', 'M4.6-.7v-9l3-3v9z', 'M-9-10l3-3h12');
export const stones: Part = each([[-9, 0], [10, 0], [0, -13]], 0.95, stoneBlock);
/** Ore: dark rock with a shine of metal. */
export const ore: Part = lit('iron', 'M-12 0l-1-8l7-8l9-1l9 7l1 10z', 'M3-16l8 6.5l.5 9h-9l2-8z', 'M-9-8l5-5') + fill('ember', 'M-6-8l4-3l2 3l-3 3zM2-3l3-2l2 2l-2 2z') + fill('lamp+', 'M-5-8l3-2l0 2z');
export const ores: Part = at(-9, 0, 0.8, ore) + at(10, 0, 0.8, ore) + at(0, -10, 0.8, ore);
export const ruby: Part = lit('plum', 'M-11-12l5-6h12l5 6l-11 12z', 'M2-17h4l4 5l-8 9l2-9z', 'M-8-12l3-4h4') + line('plum+', 'M-10-12h20', 1.1);
/** A ball of wool. */
export const wool: Part = lit('chalk', 'M-9-2c-5-2-5-9 0-10c0-6 8-8 11-4c5-2 10 3 8 7c4 3 1 9-4 8c-3 4-11 4-15-1z', 'M4 .5c6-1 9-7 5-11c3 1 4 4 2 6c2 4-2 6-7 5z', 'M-7-8q1-4 5-5M-1-9q3-4 7-1M-4-4q4-3 8 0', 1.2);
export const coin: Part = ball('lamp', 0, -9, 9) + line('lamp-', 'M-5-9a5 5 0 0 1 5-5', 1.6);
export const coinPile: Part = shape('lamp', 'M-9-11v11a9 3 0 0 0 18 0v-11z') + fill('lamp-', 'M4-9h4.3v9q-2 2-4.3 2z') + line('line', 'M-9-7a9 3 0 0 0 18 0M-9-3a9 3 0 0 0 18 0', 1.2) + shape('lamp+', 'M-9-11a9 3 0 1 1 18 0a9 3 0 1 1-18 0z');
export const nugget: Part = lit('lamp', 'M-11 0l-2-8l7-8l10 1l8 7l-3 8z', 'M4-14l7 6l-2.5 7.3h-7l3-6z', 'M-9-7l4-5l5 0');
export const barrel: Part = lit('wood', 'M-8 0q-4-10 0-20h16q4 10 0 20z', 'M4-19h3.5q3.5 9 0 18.4h-4q3-9 .5-18.4z', 'M-6-3q-2-7 0-14') + line('iron-', 'M-9.5-6h19M-9.5-14h19', 2.2);
export const crate: Part = block('wood', -10, -18, 20, 18) + line('wood-', 'M-9-12h18M-9-6h18', 1.4) + line('wood+', 'M-9-1l18-16', 2);
export const sack: Part = lit('wood', 'M-9 0c-5-9 0-14 5-17l-3-5h14l-3 5c5 3 10 8 5 17z', 'M4-1h4.5c3-8-1-12-5.5-15c3 5 3 10 1 15z', 'M-7-5q-1-5 3-8') + line('ember', 'M-4-17h8', 2.2);
/** Food: a bowl that steams. */
export const bowl: Part = line('chalk', 'M-4-14q3-3 0-6t0-5M4-14q3-3 0-6t0-5', 1.8) + shape('ember', 'M-12-10q12-6 24 0z') + lit('wood', 'M-14-10h28c0 6-5 10-9 10h-10c-4 0-9-4-9-10z', 'M6-9.3h7c0 5-4 8-8 8.6c3-2 4-5 1-8.6z');
export const bread: Part = lit('wood', 'M-14 0c-4-8 4-13 14-13s18 5 14 13z', 'M8-11c6 3 6 8 5 10.3h-8c4-3 4-7 3-10.3z') + line('lamp+', 'M-7-8l3-3M-1-9l3-3M5-8l2-3', 1.8);
export const ham: Part = lit('ember', 'M-12-8c2-9 14-12 20-5c3 5 0 10-6 11c-7 2-16 1-14-6z', 'M4-3c6-2 8-7 4-11c4 4 3 9-1 10.5z', 'M-8-8q2-5 8-6') + lit('chalk', 'M-12-6l-6 3c-3-1-4 2-2 3c-1 3 2 4 4 1l6-4z');
export const jug: Part = line('clay', 'M7-16q8 2 1 10', 2.4) + lit('clay', 'M-7 0c-4-6-3-11 1-14v-7h10v7c5 3 6 8 2 14z', 'M3-20h.5v6c4 4 4 9 1 13.3h-3c3-6 2-13 1.5-19z', 'M-5-5q-1-5 2-8');
export const mug: Part = line('wood', 'M8-15h6v10h-6', 3) + lit('wood', 'M-9 0v-18h17v18z', rect(3, -17, 4.3, 16.3)) + line('wood-', 'M-3-17v16', 1.3) + lit('chalk', 'M-11-17c-2-5 3-7 5-5c2-4 8-3 8 0c4-2 8 1 6 5c0 3-4 3-4 0c-2 5-6 4-7 0c-2 3-7 3-8 0z');
export const flask: Part = lit('chalk', 'M-3-22v8l-8 12q0 2 2 2h18q2 0 2-2l-8-12v-8z') + fill('moss', 'M-7-8h14l3.5 6q0 1.5-2 1.5h-17q-2 0-2-1.5z') + fill('moss-', 'M2-8h5l3.5 6q0 1.5-2 1.5h-5z') + shape('wood', 'M-4-25h8v4h-8z');
export const chest = (inside: Part = ''): Part => shape('wood-', 'M-14-14q14-16 28 0z') + inside + block('wood', -14, -12, 28, 12) + line('wood+', 'M-13-9h16', 1.4) + block('lamp', -3, -12, 6, 6);
export const openChest: Part = shape('wood-', 'M-15-16l3-10h24l3 10z') + line('wood+', 'M-11-24h22', 1.4) + each([[-7, -11], [0, -13], [7, -11]], 0.55, coin) + block('wood', -15, -13, 30, 13) + block('lamp', -3, -13, 6, 5);
/** Any good at all. */
export const anything: Part = crate + line('lamp', 'M-3-12q0-3 3-3t3 3q0 2-3 3v1M0-4.5v.1', 2.6);
export const crates: Part = at(-8, 0, 0.85, crate) + at(10, 0, 0.85, crate) + at(1, -15, 0.85, crate);
