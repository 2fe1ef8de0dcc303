// Cave vs Cave: rooms and action tiles.

import type { Pictures } from './draw';
import { arch, bars, brokenWall, hill, ladder, mine, mouth, oven, stall, wall } from './parts/buildings';
import { barrel, bowl, bread, coin, coinPile, crate, ham, jug, log, logs, nugget, openChest, planks, sack, stoneBlock, stones } from './parts/goods';
import { at, each, fill, line, lit, shape, type Part } from './parts/ink';
import { bush, emmer, flame, flax, furrows, oak, peak, rocks, smoke } from './parts/nature';
import { dwarf, hand } from './parts/people';
import { cave, deep, land } from './parts/plates';
import { altar, arrow, axe, bed, bucket, hammer, key, lantern, lens, loom, millstone, minecart, pick, plus, saw, shelf, spade, spinningWheel, table, throne, tub } from './parts/tools';

/** Three ways that meet. */
const crossing: Part = fill('rock-', 'M24 0h16v24h24v16h-24v24h-16v-24h-24v-16h24z');

export const PICTURES: Pictures = {
  'room-shelf': [cave, at(32, 58, 1.4, shelf(at(-8, -20.5, 0.42, log) + at(8, -20.5, 0.45, stoneBlock) + at(-8, -2.5, 0.42, emmer) + at(8, -2.5, 0.45, flax)))],
  'room-spinning_wheel': [cave, at(28, 57, 1.25, spinningWheel), at(54, 58, 0.75, flax), at(56, 26, 0.55, coin)],
  'room-tunnel': [deep, at(32, 60, 1.65, arch), at(32, 60, 1.65, fill('rock-', 'M-9 0v-14a9 9 0 0 1 18 0v14z')), at(32, 54, 0.45, lantern(flame)), at(24, 62, 0.5, bread), at(42, 62, 0.45, stoneBlock)],
  'room-grindstone': [cave, at(26, 57, 1.2, millstone), at(50, 34, 0.65, emmer), at(51, 60, 0.75, bread)],
  'room-food_corner': [cave, at(28, 58, 1.1, table), each([[18, 42], [38, 42]], 0.6, bowl), at(53, 58, 0.7, jug), at(50, 30, 0.75, ham)],
  'room-parlor': [cave, lit('ember', 'M10 58v-22q0-6 6-6h32q6 0 6 6v22z', 'M46 31q7 0 7 5v21h-7z'), lit('ember', 'M5 58v-14q5-4 9 0v6h36v-6q4-4 9 0v14z', 'M51 45q4-2 7 0v12h-7z'), at(51, 26, 0.6, lantern(flame))],
  'room-warehouse': [cave, at(16, 58, 0.85, barrel), at(36, 58, 0.95, crate), at(53, 58, 0.7, sack), at(36, 41, 0.65, crate), at(14, 40, 0.5, stoneBlock), at(55, 42, 0.45, log)],
  'room-stall': [cave, at(30, 57, 1.25, stall('moss')), at(22, 46, 0.5, emmer), at(38, 46, 0.5, flax), at(55, 61, 0.7, coinPile)],
  'room-sacrificial_altar': [cave, at(32, 57, 1.25, altar), at(32, 38, 0.95, flame), at(18, 38, 0.5, emmer), at(47, 38, 0.55, flax)],
  'room-storeroom': [cave, at(16, 58, 0.85, sack), at(16, 40, 0.6, emmer), at(38, 58, 0.9, barrel), at(38, 41, 0.62, flax), at(54, 59, 0.6, bread)],
  'room-weaving_room': [cave, at(24, 56, 1.2, loom), at(51, 40, 0.7, flax), at(51, 60, 0.6, coinPile)],
  'room-furniture_workshop': [cave, lit('wood', 'M14 58v-34h4v18h16v16h-4v-11h-12v11z'), at(46, 58, 0.8, saw), at(48, 34, 0.6, hammer), at(55, 61, 0.45, coinPile)],
  'room-gold_vein': [deep, line('line', 'M-30 20l26 10l14-8l16 14l16-4l12 12l40-4', 13), line('lamp', 'M-30 20l26 10l14-8l16 14l16-4l12 12l40-4', 9), line('lamp+', 'M-30 18l26 10l14-8l16 14l16-4l12 12', 2.4), at(18, 60, 0.75, stoneBlock), at(46, 60, 0.75, nugget), at(46, 28, 0.75, pick)],
  'room-junction_room': [cave, crossing, at(12, 56, 0.7, log), at(12, 21, 0.65, stoneBlock), at(53, 21, 0.6, flax), at(53, 60, 0.75, coinPile)],
  'room-digging_cave': [cave, at(18, 58, 1, rocks), at(34, 56, 1.25, spade, 25), at(14, 30, 0.7, coin), at(30, 24, 0.55, arrow), at(52, 58, 0.65, mouth)],
  'room-bakehouse': [cave, at(24, 57, 1.15, oven('clay')), at(50, 36, 0.65, emmer), at(51, 60, 0.8, bread), at(26, 18, 0.5, smoke)],
  'room-state_room': [cave, at(32, 57, 1.3, throne), at(11, 58, 0.8, flax), at(54, 60, 0.7, coinPile)],
  'room-secret_chamber': [cave, at(32, 58, 1.35, shelf('')), shape('rock-', 'M26 56v-40h20v40z'), at(36, 54, 0.6, flax), lit('wood', 'M46 56v-40l10-6v50z'), at(14, 52, 0.65, key, -90)],
  'room-treasury': [cave, at(30, 57, 1.3, openChest), at(55, 60, 0.85, coinPile)],
  'room-prospecting_site': [cave, at(24, 57, 1.15, rocks), at(24, 50, 0.55, nugget), at(46, 50, 1.05, lens), at(52, 24, 0.65, bread)],
  'room-retting_room': [cave, at(28, 58, 1.15, tub), at(20, 44, 0.7, flax), at(36, 44, 0.7, flax), at(54, 59, 0.65, bowl)],
  'room-equipment_room': [cave, line('wood', 'M6 22h52', 4), at(16, 54, 0.85, pick), at(31, 54, 0.8, axe), at(46, 54, 0.9, spade), at(58, 60, 0.6, bucket)],
  'room-wood_storeroom': [cave, at(30, 58, 1.15, logs), at(30, 38, 0.95, logs), at(54, 30, 0.55, plus)],
  'room-dungeon': [deep, at(26, 58, 1.45, bars), at(26, 54, 0.5, hand), at(53, 60, 0.8, coinPile), at(54, 34, 0.6, key, 90)],
  'room-cave_entrance': [land, at(32, 58, 1.1, hill('stone')), at(32, 58, 1.2, shape('rock-', 'M-9 0v-10a9 9 0 0 1 18 0v10z')), at(32, 56, 0.5, lantern(flame)), at(9, 61, 0.5, log), at(56, 61, 0.5, emmer)],
  // Action tiles
  'tile-cultivation': [land, at(32, 62, 1.5, furrows), at(18, 52, 0.75, emmer), at(32, 54, 0.75, emmer), at(46, 52, 0.75, flax)],
  'tile-housework': [cave, at(20, 57, 0.95, table), at(20, 44, 0.55, bowl), at(42, 52, 0.9, hammer), at(54, 59, 0.62, planks)],
  'tile-excavation': [deep, at(18, 58, 0.95, mouth), at(44, 44, 1.15, spade, 20), at(49, 60, 0.85, stones)],
  'tile-undergrowth': [land, at(14, 58, 0.95, bush), at(50, 58, 0.95, bush), at(32, 52, 0.8, oak), at(32, 62, 0.8, logs)],
  'tile-furnishing': [cave, at(22, 57, 1, bed), at(46, 56, 0.85, shelf(at(-6, -21, 0.4, jug) + at(7, -3, 0.4, jug))), at(18, 30, 0.62, bowl)],
  'tile-masonry': [deep, at(28, 59, 1.4, wall('stone')), lit('iron', 'M34 22l16-10l6 8l-14 6z'), line('wood', 'M52 13l7-7', 4), at(56, 60, 0.5, stoneBlock)],
  'tile-undermining': [deep, at(32, 34, 1.5, wall('stone')), shape('rock-', 'M-64 44h192v16h-192z'), at(22, 60, 0.6, dwarf('lamp', 'wood')), at(36, 54, 0.65, pick)],
  'tile-expansion': [deep, at(22, 58, 1.2, mouth), at(22, 56, 0.45, bed), shape('lamp', 'M40 34h10v-6l12 10l-12 10v-6h-10z'), at(50, 61, 0.55, stoneBlock)],
  'tile-breach': [deep, at(32, 58, 1.35, brokenWall), at(32, 42, 1.1, hammer), each([[28, 62], [38, 63]], 0.5, stoneBlock), at(14, 20, 0.5, coin)],
  'tile-drift_mining': [deep, at(20, 58, 1.1, mine), at(46, 58, 0.85, minecart), at(46, 44, 0.6, stones), at(44, 22, 0.65, pick)],
  'tile-expedition': [land, at(44, 50, 0.85, peak), at(20, 58, 0.95, dwarf('ember', 'wood')), at(32, 58, 0.6, sack), at(52, 61, 0.6, logs), at(56, 22, 0.6, coin)],
  'tile-renovation': [cave, at(20, 57, 1.05, wall('clay')), at(48, 57, 0.95, ladder), at(46, 61, 0.7, bucket), at(20, 30, 0.7, hammer)],
};
