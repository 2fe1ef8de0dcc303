// What people build, above the ground and in it.

import { at, ball, block, disc, each, fill, line, lit, rect, shape, type Hue, type Part } from './ink';

/** A gabled roof over a width, with its eaves. The foot of it is at y. */
export const roof = (hue: Hue, w: number, y: number, h: number): Part =>
  lit(hue, `M${-w / 2 - 3} ${y}L0 ${y - h}L${w / 2 + 3} ${y}z`, `M1 ${y - h + 2}L${w / 2 + 1} ${y - 0.7}H${Math.round(w * 1.5) / 10}z`, `M${-w / 2 + 1} ${y - 2}L-1 ${y - h + 2.5}`);
export const door: Part = shape('wood-', 'M-3.5 0v-7a3.5 3.5 0 0 1 7 0v7z');
export const pane: Part = shape('lamp+', 'M-2.5-6h5v6h-5z');
/** A house: walls, a roof, a door and a lit window. */
export const house = (wall: Hue = 'chalk', tiles: Hue = 'ember', w = 24, h = 14): Part =>
  block(wall, -w / 2, -h, w, h) + roof(tiles, w, -h, 12) + at(-w / 5, 0, 1, door) + at(w / 4, -4, 1, pane);
export const hall = (wall: Hue, tiles: Hue): Part =>
  block(wall, -20, -16, 40, 16) + lit(tiles, 'M-24-16l6-12h36l6 12z', 'M14-27.3h3.5l5.5 10.6h-6z', 'M-18-26h30') + at(0, 0, 1.3, door) + each([[-13, -5], [13, -5]], 1, pane);
export const barn: Part =
  block('wood', -16, -14, 32, 14) + lit('clay', 'M-19-14l5-9l14-7l14 7l5 9z', 'M1-29l12 6.5l4.5 8h-8z', 'M-13-22l12-6') + shape('wood-', 'M-8 0v-12h16v12z') + line('wood+', 'M-7-1l14-10M7-1l-14-10', 1.6);
export const tower = (wall: Hue = 'stone', h = 32): Part =>
  block(wall, -7, -h, 14, h) + shape(wall, `M-9 ${-h}v-6h4v2.5h3v-2.5h4v2.5h3v-2.5h4v6z`) + at(0, 0, 0.9, door) + at(0, -h + 10, 1, pane);
export const spire = (wall: Hue, tiles: Hue, h: number): Part => block(wall, -6, -h, 12, h) + roof(tiles, 10, -h, 15) + at(0, -h + 9, 1, pane);
export const cross: Part = line('line', 'M0 0v-9M-3-6h6', 2.6) + line('lamp', 'M0 0v-9M-3-6h6', 1.3);
export const church: Part = block('chalk', -4, -14, 24, 14) + lit('ember', 'M-5-14l3-10h20l4 10z', 'M13-23h4.5l3.5 8.3h-6z', 'M0-22h12') + at(-9, 0, 1, spire('chalk', 'ember', 24)) + at(-9, -38, 0.9, cross) + at(-9, 0, 0.8, door) + each([[4, -4], [13, -4]], 0.9, pane);
export const chapel: Part = block('chalk', -9, -13, 18, 13) + roof('vein', 16, -13, 13) + at(0, -25, 1, cross) + at(0, 0, 1.1, door);
export const columns: Part =
  lit('chalk', 'M-20-20l20-12l20 12z', 'M2-30l16 9.3h-12z') + shape('chalk-', rect(-17, -20, 34, 17)) + shape('chalk', [-16, -7, 2, 11].map((x) => rect(x, -20, 5, 17)).join('')) + fill('chalk-', [-13, -4, 5, 14].map((x) => rect(x, -19.3, 1.6, 15.6)).join('')) + block('stone', -20, -4, 40, 4);
/** A round arch of stones; what stands in it comes later. */
export const arch: Part = shape('stone', 'M-15 0v-14a15 15 0 0 1 30 0v14h-6v-14a9 9 0 0 0-18 0v14z') + line('stone-', 'M-14-8h5M9-8h5M-12-21l4 3M12-21l-4 3M0-29v6', 1.3) + line('stone+', 'M-13-13a13 13 0 0 1 9-13', 1.4);
export const mouth: Part = arch + shape('rock-', 'M-9 0v-14a9 9 0 0 1 18 0v14z');
/** The timbered mouth of a mine. */
export const mine: Part = shape('rock-', 'M-12 0l3-22h18l3 22z') + lit('wood', 'M-15 0l3-22h4l-3 22zM15 0l-3-22h-4l3 22zM-15-21h30v-5h-30z', rect(4, -25.3, 10, 3.6), 'M-13-24.5h15');
export const hill = (hue: Hue): Part => lit(hue, 'M-28 0c2-22 14-36 28-36s26 14 28 36z', 'M8-34c11 5 17 18 19 33.3h-12c0-13-2-25-7-33.3z', 'M-21-14q4-12 11-16');
export const wall = (hue: Hue = 'stone'): Part => lit(hue, 'M-16 0v-20h32v20z', rect(9, -19.3, 6.3, 18.6), 'M-15-18.5h20') + line(`${hue}-`, 'M-15-13h30M-15-7h30M-7-20v7M5-20v7M-1-13v6M-9-7v7M4-7v7', 1.3);
export const brokenWall: Part = lit('stone', 'M-20 0v-22h9l2 6l-3 4l5 4l-2 8zM20 0v-20h-7l-4 5l3 5l-4 3l3 7z', 'M17-19v18h-3z', 'M-19-20h6') + line('stone-', 'M-19-14h8M-19-7h9M12-14h7M13-7h6', 1.3);
export const fence: Part = lit('wood', 'M-20-5h40v3h-40zM-20-11h40v3h-40z') + [-16, 0, 16].map((x) => block('wood', x - 2, -15, 4, 15)).join('');
/** An open stall with a striped awning. */
export const stall = (hue: Hue = 'ember'): Part => block('wood', -14, -9, 28, 9) + line('wood-', 'M-13-22v14M13-22v14', 2) + shape('chalk', 'M-17-20l4-9h26l4 9z') +
  fill(hue, 'M-16.3-20.5l4-8h5l-2 8zM-4.5-20.5l.7-8h5l1 8zM6.5-20.5l-1-8h5l3.5 8z') + shape(hue, 'M-17-20q3 4 6 0q3 4 6 0q3 4 5 0q3 4 6 0q3 4 6 0q3 4 5 0z');
export const tent = (hue: Hue): Part => lit(hue, 'M-18 0l18-26l18 26z', 'M1-24l16 23.3h-10z', 'M-13-5l12-18') + shape('rock', 'M-5 0l5-14l5 14z') + line('line', 'M0-26v-6', 1.6) + shape(hue === 'ember' ? 'vein' : 'ember', 'M0-32l9 2.5l-9 3z');
/** The long, high tent of a fair, with stripes. */
export const pavilion = (hue: Hue): Part => shape('chalk', 'M-16 0v-12l16-13l16 13v12z') + fill(hue, 'M-15.3-.7v-11l4-3.5v14.5zM-4-.7v-20l4-3.3v23.3zM5-.7v-19l5 4v15z') + line('line', 'M0-25v-7', 1.6) + shape('lamp', 'M0-32l9 2.5l-9 3z');
export const windmill: Part = lit('chalk', 'M-8 0l3-24h10l3 24z', 'M2-23.3h2.5l2.8 22.6h-3z') + roof('wood', 10, -23, 8) + at(0, 0, 0.9, door) + line('wood-', 'M-15-41l30 30M15-41l-30 30', 2) +
  shape('chalk', 'M-15-41l4-3l10 13l-4 1zM15-11l-4 3l-10-13l4-1zM15-41l3 4l-13 10l-1-4zM-15-11l-3-4l13-10l1 4z') + ball('wood', 0, -26, 2.5);
export const bridge: Part = lit('stone', 'M-30-6q30-18 60 0v12h-8q-4-10-10-10t-8 10h-8q-2-10-8-10t-10 10h-8z', '', 'M-28-6q28-16 54-1') + line('stone-', 'M-14-11v4M0-14v4M14-11v4', 1.4);
export const crane: Part = line('line', 'M14-36v18', 1.3) + lit('wood', 'M-12 0l3-34h5l3 34z', 'M-6-33.3h1.5l2.5 32.6h-2z') + lit('wood', 'M-14-32l30-8l1 4l-30 8z') + line('wood-', 'M-4-20l9-15', 2.4) + lit('wood', disc(-7, -8, 7)) + line('wood-', 'M-14-8h14M-7-15v14', 1.6) + at(14, -8, 0.8, block('stone', -7, -12, 14, 12)) + shape('iron', disc(14, -19, 2));
export const chimney: Part = block('clay', -4, -26, 8, 26) + block('clay', -5.5, -29, 11, 4) + line('clay-', 'M-3-20h7M-3-13h7M-3-6h7', 1);
/** A domed oven with a fire in it. */
export const oven = (hue: Hue): Part => lit(hue, 'M-17 0v-8a17 16 0 0 1 34 0v8z', 'M9-21.5c5 3 7 8 7.3 13v7.8h-6c2-7 1-15-1.3-20.8z', 'M-14-9q1-8 8-12') + line(`${hue}-`, 'M-14-14h6M-4-20h8M10-14h5', 1.2) + shape('rock-', 'M-8 0v-4a8 8 0 0 1 16 0v4z') + fill('ember', 'M-5-.5q-1-5 3-7q0 3 2 2q0-3 3-4q3 5 2 9z') + fill('lamp', 'M-2-.5q-1-3 2-4q2 1 2 4z');
export const hut: Part = block('wood', -11, -11, 22, 11) + line('wood-', 'M-10-7h14M-10-3.5h14', 1.2) + roof('lamp', 22, -11, 10) + shape('rock-', 'M-4 0v-8h8v8z');
export const city: Part = at(1, -8, 0.8, spire('chalk', 'vein', 26)) + at(-9, -8, 0.7, house('chalk', 'ember', 18, 14)) + at(11, -8, 0.6, house('chalk', 'clay', 18, 12)) +
  [-19, 12].map((x) => block('stone', x - 2, -22, 11, 22) + shape('stone', `M${x - 4}-22v-5h3.5v2.5h2.5v-2.5h3.5v2.5h2.5v-2.5h3.5v5z`)).join('') +
  shape('stone', 'M-24 0v-14h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v11z') + line('stone-', 'M-22-5h14M8-5h14', 1.3) + at(0, 0, 1.5, door);
export const village: Part = at(-13, -3, 0.85, house('chalk', 'clay')) + at(13, -2, 0.8, house('wood', 'lamp')) + at(1, 2, 0.95, house('chalk', 'ember'));
/** What a wide face has room for on both sides of a settlement, and of a city. */
export const outskirts: Part = shape('chalk', 'M-46 0v-12h18v12zM28 0v-12h18v12z') + shape('ember', 'M-49-12l12-11l12 11zM25-12l12-11l12 11z') + fill('ember-', 'M-36-21l9 8.3h-7zM38-21l9 8.3h-7z') + shape('wood-', 'M-42 0v-7h5v7zM33 0v-7h5v7z');
export const ramparts: Part = shape('stone', 'M-70 0v-12h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v9zM70 0v-12h-5v3h-5v-3h-5v3h-5v-3h-5v3h-5v-3h-5v3h-5v-3h-5v3h-5v9z') + line('stone-', 'M-66-4h40M66-4h-40', 1.3);
export const road: Part = shape('wood+', 'M-20 0C-15-10 5-8 4-14S-12-20-1-30h4C-5-21 16-21 18-13S8-8 15 0z') + line('wood', 'M-7-2.5h6M3-3h5M2-8h6M9-12h5M0-19h4M7-17h4', 1.6);
export const ladder: Part = line('line', 'M-8 0v-36M8 0v-36', 4.6) + line('wood', 'M-8 0v-36M8 0v-36', 2.4) + line('line', 'M-8-6h16M-8-14h16M-8-22h16M-8-30h16', 4.2) + line('wood+', 'M-8-6h16M-8-14h16M-8-22h16M-8-30h16', 2);
export const bars: Part = shape('rock-', rect(-13, -24, 26, 24)) + line('iron', 'M-8-24v24M-3-24v24M3-24v24M8-24v24M-13-12h26', 2.6) + line('stone', 'M-14.5 0v-25.5h29v25.5', 4);
export const silo: Part = lit('wood', 'M-11 0v-22q11-6 22 0v22z', 'M5-24q3 .5 5.3 2.3v21h-6z', 'M-8-3v-18') + line('wood-', 'M-10-15q10 4 20 0M-10-7q10 4 20 0', 1.5) + roof('stone', 20, -22, 11) ;
export const quay: Part = lit('wood', 'M-30-8h36v5h-36z', '', 'M-29-6.8h30') + line('wood-', 'M-24-3v11M-12-3v11M0-3v11', 3);
