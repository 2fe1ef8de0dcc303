// Caverna: furnishing tiles, action spaces and landscape tiles.

import type { Pictures } from './draw';
import { boar, cow, dog, donkey, lamb, sheep } from './parts/beasts';
import { fence, hall, hut, mine, mouth, oven, stall, wall } from './parts/buildings';
import { barrel, bowl, bread, chest, coin, coinPile, crates, ham, jug, log, logs, mug, ore, ores, planks, ruby, sack, stoneBlock, stones, wool } from './parts/goods';
import { at, disc, each, fill, line, lit, shape, type Part } from './parts/ink';
import { carrot, ear, fir, flame, furrows, leaf, oak, peak, pumpkin, rocks, sheaf, sprouts, star, stump, sun } from './parts/nature';
import { child, dwarf, dwarfHead, hand, person } from './parts/people';
import { cave, deep, land, plain } from './parts/plates';
import { altar, anvil, arrow, axe, bed, book, broom, candle, cart, chisel, cradle, flag, gear, hammer, heart, kettle, lantern, loom, map, minecart, pick, plus, quill, ink, saw, scales, scroll, shelf, shield, spade, spark, spear, sword, table, throne, torch } from './parts/tools';

const SEAM = 'M-30 14l26 10l14-8l16 14l16-6l14 10l40-6';
/** A thing that comes again and again: a store of them on a shelf. */
const rack = (thing: Part, size: number): Part =>
  shelf(each([[-8, -20.5], [8, -20.5], [-8, -2.5], [8, -2.5]], size, thing));
/** What goes in at the left comes out at the right. */
const turns = (from: Part, to: Part): Part => at(15, 56, 1, from) + at(33, 40, 0.62, arrow) + at(50, 56, 1, to);
/** Comes each round anew. */
const daily = (good: Part): Part => at(32, 60, 1, cart) + at(32, 46, 1, good) + at(54, 14, 0.5, sun);
const wheat: Part = at(0, 7, 1.2, ear);
const stubble: Part = line('lamp-', 'M-5 5v-7M0 7v-8M5 5v-7', 2.2);
const carrots: Part = at(0, 2, 1.15, carrot);
const hole: Part = fill('wood-', 'M-8 0c0-5 16-5 16 0s-16 5-16 0z');
/** So much stands in a row, and what was harvested has left its trace. */
const growing = (n: number, most: number, trace: Part, crop: Part): Part =>
  Array.from({ length: most }, (_, i) => at(((i + 0.5) * 64) / most, 48, 1, i < n ? crop : trace)).join('');

export const PICTURES: Pictures = {
  // Dwellings
  'room-entry_level_dwelling': [cave, at(20, 57, 0.95, bed), at(46, 57, 0.85, table), at(46, 45, 0.5, bowl), at(32, 28, 0.7, lantern(flame))],
  'room-dwelling': [cave, at(30, 58, 1.35, bed), at(17, 48, 0.6, dwarfHead('moss', 'ember')), at(52, 34, 0.8, lantern(flame))],
  'room-simple_dwelling_4_2': [cave, at(30, 58, 1.3, bed), at(40, 30, 1, log)],
  'room-simple_dwelling_3_3': [cave, at(34, 58, 1.3, bed), at(40, 32, 1.1, stoneBlock)],
  'room-mixed_dwelling': [cave, at(24, 40, 1, bed), line('wood', 'M-40 42h150', 3), at(20, 60, 0.72, sheep), at(46, 60, 0.72, sheep)],
  'room-couple_dwelling': [cave, at(32, 58, 1.45, bed), at(18, 48, 0.5, dwarfHead('moss', 'ember')), at(38, 48, 0.5, dwarfHead('plum', 'lamp')), at(51, 28, 0.6, fill('ember', 'M0 0c-18-12-14-26-5-25c3 0 5 3 5 5c0-2 2-5 5-5c9-1 13 13-5 25z'))],
  'room-additional_dwelling': [cave, at(24, 58, 1.05, bed), at(51, 58, 0.85, dwarf('vein', 'chalk')), at(26, 28, 1.1, plus)],
  // Green rooms
  'room-cuddle_room': [cave, at(24, 56, 0.85, dwarf('moss', 'ember')), at(43, 56, 0.8, sheep, 'turned'), at(36, 24, 0.6, heart)],
  'room-breakfast_room': [cave, at(22, 57, 0.95, cow), at(50, 58, 0.62, table), at(46, 49, 0.42, bowl), at(56, 49, 0.42, jug)],
  'room-stubble_room': [land, at(30, 62, 1.35, furrows), line('lamp', 'M10 56l1-5M20 56l0-5M44 56v-5M54 57l-1-5M15 48v-4M48 48v-4', 2), at(32, 53, 0.85, sheep)],
  'room-work_room': [cave, at(24, 56, 1.05, mine), at(24, 55, 0.55, table), at(49, 56, 0.8, dwarf('ember', 'wood')), at(58, 46, 0.6, hammer)],
  'room-guest_room': [cave, at(16, 58, 0.95, dwarf('moss', 'ember')), at(49, 58, 0.95, person({ robe: 'vein', hat: 'broad', hatHue: 'wood' })), at(33, 56, 0.6, mug), at(33, 24, 0.7, plus)],
  'room-office_room': [cave, at(30, 58, 1.15, table), at(24, 44, 0.7, scroll), at(41, 42, 0.6, quill), at(46, 43, 0.4, ink), at(56, 60, 0.6, coinPile)],
  'room-carpenter': [cave, at(26, 58, 1.1, table), at(26, 44, 0.9, saw), at(50, 60, 0.85, planks)],
  'room-stone_carver': [cave, at(24, 57, 1.35, stoneBlock), at(40, 36, 0.85, chisel, 20), at(50, 30, 0.75, hammer, 10), each([[44, 60], [54, 60]], 0.55, stoneBlock)],
  'room-blacksmith': [cave, at(28, 58, 1.2, anvil), at(28, 38, 0.9, sword, 90), at(14, 28, 0.7, hammer), at(54, 58, 0.55, oven('stone'))],
  'room-miner': [cave, at(18, 58, 0.95, dwarf('wood', 'ember')), at(32, 44, 0.8, pick), at(47, 59, 0.75, donkey)],
  'room-builder': [cave, at(22, 58, 1, wall('stone')), at(22, 36, 0.75, hammer), at(48, 58, 0.85, dwarf('lamp', 'wood')), at(54, 26, 0.55, ore)],
  'room-trader': [cave, at(32, 44, 0.85, scales), at(12, 60, 0.55, log), at(28, 60, 0.5, stoneBlock), at(40, 60, 0.5, ore), at(55, 60, 0.6, coinPile)],
  'room-wood_supplier': [cave, daily(at(0, 0, 0.8, logs))],
  'room-stone_supplier': [cave, daily(at(0, 0, 0.7, stones))],
  'room-ruby_supplier': [cave, daily(each([[-8, 0], [8, 0]], 0.85, ruby))],
  'room-dog_school': [cave, at(26, 58, 1.15, dog), at(50, 58, 0.75, dwarf('vein', 'wood')), at(50, 26, 0.75, log)],
  'room-quarry': [cave, at(20, 56, 0.85, rocks), at(40, 58, 0.85, donkey), at(22, 36, 0.85, pick), at(52, 22, 0.7, stoneBlock)],
  'room-seam': [deep, line('line', SEAM, 14), line('iron', SEAM, 10), line('iron+', SEAM, 2.4), at(14, 60, 0.85, stoneBlock), at(32, 54, 0.6, arrow), at(50, 61, 0.85, ore)],
  'room-slaughtering_cave': [cave, line('line', 'M4 12h56', 2), at(20, 42, 1, ham, 90), at(44, 42, 1, ham, 90), at(32, 61, 0.75, axe)],
  'room-cooking_cave': [cave, at(32, 60, 0.8, flame), at(32, 52, 1.05, kettle('ember')), at(14, 34, 0.65, ear), at(50, 28, 0.7, carrot)],
  'room-working_cave': [cave, at(24, 58, 1, dwarf('clay', 'chalk')), at(46, 58, 0.85, bowl), at(40, 40, 0.55, log), at(54, 42, 0.5, stoneBlock)],
  'room-mining_cave': [cave, at(20, 56, 1, mine), at(22, 57, 0.6, donkey), at(49, 58, 0.85, bowl), at(50, 28, 0.8, pick)],
  'room-breeding_cave': [cave, at(22, 56, 0.95, sheep), at(46, 58, 1, lamb), at(40, 24, 0.6, heart), at(56, 30, 0.6, bowl)],
  'room-peaceful_cave': [cave, at(18, 52, 1, sword, 35), at(12, 52, 0.9, axe), at(33, 38, 0.62, arrow), at(48, 56, 1, bread), at(48, 30, 0.8, leaf, 30)],
  // Yellow rooms
  'room-weaving_parlor': [cave, at(22, 56, 1.1, loom), at(48, 58, 0.8, sheep)],
  'room-milking_parlor': [cave, at(24, 57, 1.1, cow), at(51, 58, 0.85, jug), at(54, 30, 0.55, star)],
  'room-state_parlor': [cave, at(32, 56, 1.25, throne), each([[10, 40], [54, 40]], 0.6, flag('ember')), each([[12, 60], [52, 60]], 0.6, candle(flame))],
  'room-hunting_parlor': [cave, at(30, 44, 1.15, boar), at(6, 60, 1.2, spear, 62), at(52, 61, 0.75, coinPile)],
  'room-beer_parlor': [cave, at(44, 58, 1.15, mug), at(18, 58, 1, barrel), at(20, 32, 0.7, sheaf)],
  'room-blacksmithing_parlor': [cave, at(30, 58, 1.1, anvil), at(30, 39, 0.75, ruby), at(12, 26, 0.65, hammer), at(53, 61, 0.65, coinPile)],
  'room-stone_storage': [cave, at(32, 58, 1.45, rack(stoneBlock, 0.6))],
  'room-ore_storage': [cave, at(32, 58, 1.45, rack(ore, 0.55))],
  'room-spare_part_storage': [cave, at(32, 58, 1.35, shelf(at(-8, -20.5, 0.45, gear) + at(8, -20.5, 0.55, wool))), at(32, 54, 0.6, log), at(52, 61, 0.6, coinPile), at(20, 56, 0.6, hammer)],
  'room-main_storage': [cave, at(18, 58, 0.75, barrel), at(36, 58, 1, crates), at(54, 58, 0.6, sack), at(14, 28, 0.55, star), at(34, 22, 0.55, star), at(52, 28, 0.55, star)],
  'room-weapon_storage': [cave, line('wood', 'M8 54h48M8 30h48', 3), at(16, 56, 1.05, sword), at(29, 56, 1, axe), at(44, 56, 1, spear), at(55, 52, 0.6, shield('ember'))],
  'room-supplies_storage': [cave, at(22, 58, 1, sack), at(42, 58, 0.9, barrel), at(32, 34, 0.75, shield('vein')), at(54, 58, 0.55, ham)],
  'room-broom_chamber': [cave, at(28, 58, 1.25, broom), at(48, 58, 0.8, shape('wood', 'M-9-14h18l-3 14h-12z') + fill('vein', 'M-8-13h16l-.5 3h-15z')), at(54, 28, 0.45, dwarfHead('moss', 'ember'))],
  'room-treasure_chamber': [cave, at(32, 58, 1.3, chest(each([[-7, -10], [7, -10], [0, -13]], 0.6, ruby))), at(12, 60, 0.5, ruby), at(54, 60, 0.5, coinPile)],
  'room-food_chamber': [cave, at(32, 58, 1.4, shelf(at(-8, -20.5, 0.4, sheaf) + at(8, -20.5, 0.4, pumpkin) + at(-8, -2.5, 0.45, carrot) + at(8, -2.5, 0.4, sheaf)))],
  'room-prayer_chamber': [cave, at(32, 54, 1.15, altar), each([[20, 35], [44, 35]], 1.15, spark), at(32, 62, 0.8, dwarf('plum', 'chalk')), at(32, 20, 0.5, star)],
  'room-writing_chamber': [cave, at(28, 56, 1.2, book('plum')), at(46, 42, 1.05, quill), at(50, 58, 0.75, ink), at(12, 30, 0.7, candle(flame))],
  'room-fodder_chamber': [cave, at(22, 58, 0.9, lit('wood', 'M-18-10h36l-4 10h-28z', 'M8-9.3h8l-3 8.6h-6z')), at(22, 50, 0.75, sheaf), at(10, 50, 0.55, sheaf), at(45, 58, 0.8, donkey, 'turned'), at(54, 28, 0.5, star)],
  // Landscape
  'tile-meadow': [land, fill('moss', 'M-64 26q96-10 192 0v38h-192z'), fill('moss-', 'M10 44l-2-6l3 3l1-6l1 6l3-3l-2 6zM40 38l-2-6l3 3l1-6l1 6l3-3l-2 6zM28 58l-2-6l3 3l1-6l1 6l3-3l-2 6z'), fill('ember', disc(48, 52, 2.5)), fill('chalk', disc(20, 34, 2.5)), fill('lamp', disc(54, 36, 2.5) + disc(14, 56, 2.5))],
  'tile-field': [land, fill('moss', 'M-64 26q96-10 192 0v38h-192z'), at(32, 62, 1.5, lit('wood', 'M-20 0l6-20h28l6 20z') + line('wood-', 'M-15-1l4-18M-5-1l1-18M5-1l-1-18M15-1l-4-18', 2.4))],
  'tile-tunnel': [deep, at(32, 60, 1.6, shape('stone-', 'M-15 0v-14a15 15 0 0 1 30 0v14z') + shape('rock-', 'M-10 0v-12a10 10 0 0 1 20 0v12z')), line('wood', 'M22 64l4-14M42 64l-4-14M20 60h24M23 54h18', 2)],
  'tile-cavern': [cave, at(32, 60, 1.7, shape('stone', 'M-17 0v-12a17 17 0 0 1 34 0v12z') + fill('glow', 'M-13 0v-11a13 13 0 0 1 26 0v11z')), at(32, 26, 0.5, lantern(flame))],
  'tile-ruby_mine': [deep, at(32, 58, 1.3, mine), at(32, 56, 0.9, ruby), each([[10, 34], [55, 30]], 0.5, ruby)],
  'tile-ore_mine': [deep, at(32, 58, 1.3, mine), at(32, 57, 0.75, ore), each([[9, 34], [56, 32]], 0.5, ore)],
  'tile-deep_tunnel': [deep, at(32, 62, 1.7, shape('stone-', 'M-15 0v-16a15 15 0 0 1 30 0v16z') + shape('rock', 'M-11 0v-14a11 11 0 0 1 22 0v14z') + shape('rock-', 'M-6 0v-10a6 6 0 0 1 12 0v10z')), at(10, 36, 0.5, torch(flame)), at(54, 36, 0.5, torch(flame))],
  'tile-small_pasture': [land, at(32, 58, 0.9, sheep), at(32, 62, 1.35, fence)],
  'tile-large_pasture': [land, at(18, 50, 0.75, sheep), at(44, 50, 0.75, sheep), at(18, 62, 0.85, fence), at(48, 62, 0.85, fence)],
  'tile-stable': [land, at(32, 58, 1.6, hut)],
  // Goods
  'space-logging': [land, at(12, 54, 0.95, fir), at(34, 58, 1, dwarf('ember', 'wood')), at(47, 44, 0.85, axe), at(52, 62, 0.5, logs)],
  'space-wood_gathering': [land, at(12, 54, 0.85, oak), at(40, 58, 1.15, logs)],
  'space-forest_exploration': [land, at(12, 52, 0.9, fir), at(36, 58, 0.95, dwarf('ember', 'lamp')), at(54, 62, 0.75, fir), at(20, 61, 0.55, carrot)],
  'space-ore_mining': [deep, at(22, 58, 1.2, mine), at(46, 60, 0.9, ores), at(44, 34, 0.85, pick)],
  'space-ore_delivery': [deep, at(32, 58, 1.25, minecart), at(32, 38, 0.95, ores), at(54, 20, 0.5, arrow)],
  'space-ruby_mining': [deep, at(20, 58, 1.05, mine), at(45, 60, 0.85, ruby), at(44, 34, 0.85, pick), at(20, 56, 0.5, ruby)],
  'space-ruby_delivery': [deep, at(32, 58, 1.25, minecart), each([[24, 37], [41, 37], [32, 28]], 0.75, ruby), at(54, 16, 0.5, arrow)],
  'space-depot': [land, at(30, 52, 1.05, hut), at(50, 60, 0.6, log), at(16, 60, 0.55, ore)],
  'space-large_depot': [land, at(32, 50, 1.05, hall('wood', 'lamp')), at(14, 61, 0.5, logs), at(34, 61, 0.55, ore), at(52, 61, 0.5, stoneBlock)],
  'space-strip_mining': [land, shape('wood', 'M2 60l6-14h8l5-10h22l5 10h8l6 14z'), line('wood-', 'M16 46h32M21 36h22', 2), at(32, 58, 0.62, ruby), at(52, 40, 0.75, spade), at(12, 42, 0.6, ore)],
  'space-supplies': [land, at(32, 56, 1.15, cart), at(20, 42, 0.7, log), at(36, 42, 0.65, stoneBlock), at(48, 42, 0.5, ore)],
  // Farm
  'space-slash_and_burn': [land, at(14, 54, 0.85, stump), at(18, 44, 1.05, flame), at(46, 60, 0.95, sprouts), at(52, 40, 0.55, hand, 90)],
  'space-clearing': [land, at(12, 56, 0.9, stump), at(34, 52, 0.8, stump), at(26, 46, 0.9, axe), at(48, 62, 0.85, furrows), at(10, 36, 0.4, log)],
  'space-sustenance': [land, at(20, 58, 1, bowl), at(46, 56, 0.8, sheaf), at(34, 64, 0.7, furrows)],
  'space-fence_building': [land, at(32, 58, 1.4, fence), at(32, 30, 0.95, hammer), at(12, 40, 0.5, log)],
  'space-sheep_farming': [land, at(22, 50, 0.9, sheep), at(46, 46, 0.7, sheep), at(32, 62, 1.3, fence)],
  'space-donkey_farming': [land, at(26, 52, 0.95, donkey), at(52, 46, 0.55, donkey), at(32, 62, 1.3, fence)],
  // Cave
  'space-drift_mining': [deep, at(40, 58, 1.1, mouth), at(18, 58, 0.95, dwarf('lamp', 'wood')), at(30, 44, 0.85, pick), at(52, 60, 0.55, stones)],
  'space-excavation': [deep, at(18, 58, 0.95, mouth), at(46, 58, 0.95, mouth), at(32, 40, 0.85, spade), at(32, 61, 0.55, stoneBlock)],
  'space-small_scale_drift_mining': [deep, at(42, 58, 0.75, mouth), at(22, 58, 0.8, child), at(32, 50, 0.6, pick), at(54, 60, 0.5, stoneBlock)],
  'space-ore_mine_construction': [deep, at(24, 58, 1.35, mine), at(24, 57, 0.7, ore), at(50, 40, 0.95, hammer), at(50, 61, 0.6, planks)],
  'space-ruby_mine_construction': [deep, at(24, 58, 1.35, mine), at(24, 56, 0.85, ruby), at(50, 40, 0.95, hammer), at(50, 61, 0.6, planks)],
  'space-extension': [land, fill('rock', 'M34-2h96v68h-96z'), at(48, 58, 0.85, mouth), at(16, 62, 0.8, furrows), line('line', 'M34 0v64', 2.4), at(16, 34, 0.6, log), at(49, 32, 0.55, stoneBlock)],
  // Home
  'space-housework': [cave, at(17, 56, 0.85, table), at(17, 44, 0.5, jug), at(45, 58, 0.9, dog), at(46, 26, 0.6, hammer)],
  'space-growth': [cave, at(16, 58, 0.9, dwarf('moss', 'ember')), at(34, 58, 1, child), at(34, 24, 0.6, plus), at(53, 60, 0.6, logs), at(54, 48, 0.45, bread)],
  'space-wish_for_children': [cave, at(14, 58, 0.85, dwarf('moss', 'ember')), at(50, 58, 0.85, dwarf('plum', 'lamp')), at(32, 60, 0.65, cradle), at(32, 26, 0.8, heart)],
  'space-urgent_wish_for_children': [cave, at(20, 56, 0.75, bed), at(47, 58, 1.05, cradle), at(28, 28, 0.7, heart), at(46, 28, 0.7, heart), at(10, 26, 0.5, coin)],
  'space-family_life': [cave, at(13, 56, 0.85, dwarf('moss', 'ember')), at(34, 56, 0.85, dwarf('plum', 'lamp')), at(52, 56, 1, child), fill('wood', 'M-64 57h192v7h-192z'), fill('moss', 'M8 62l-3-4l3 1l1-4l1 4l3-1l-3 4zM24 62l-3-4l3 1l1-4l1 4l3-1l-3 4zM42 62l-3-4l3 1l1-4l1 4l3-1l-3 4z')],
  // War
  'space-blacksmithing': [cave, at(26, 58, 1.15, anvil), at(28, 38, 0.95, sword, 80), at(10, 28, 0.75, hammer), at(51, 57, 0.95, shield('vein'))],
  'space-adventure': [land, at(20, 58, 1, dwarf('ember', 'lamp')), at(35, 46, 0.85, sword, 25), at(48, 60, 0.75, map), at(50, 44, 0.6, peak)],
  'space-exploration': [land, at(44, 52, 1, peak), at(41, 18, 0.5, flag('ember')), at(18, 58, 1, dwarf('vein', 'wood')), at(32, 58, 1.05, spear)],
  'space-hardware_rental': [land, at(20, 56, 1.05, hut), at(38, 54, 1, axe), at(52, 56, 1, spade), at(20, 20, 0.6, coin)],
  // Other
  'space-starting_player': [cave, at(28, 58, 1.1, dwarf('lamp', 'ember')), at(46, 58, 1.05, flag('ember')), line('line', 'M55 42l3-3v18', 3), at(12, 60, 0.55, bowl)],
  'space-imitation': [cave, at(16, 58, 0.95, dwarf('moss', 'ember')), at(48, 58, 0.95, dwarf('moss', 'ember'), 'turned'), shape('vein+', 'M31 16h3v46h-3z')],
  'space-weekly_market': [land, at(24, 54, 1.05, stall('ember')), at(14, 62, 0.5, pumpkin), at(30, 62, 0.45, lamb), at(50, 58, 0.75, coinPile), at(52, 42, 0.6, coin)],
  'space-ore_trading': [plain, turns(at(0, -6, 0.85, ores), at(0, 0, 0.75, coinPile) + at(2, -20, 0.6, bowl))],

  // What lives and grows on the home board, as many times as there are of it
  'beast-sheep': [land, at(32, 54, 1.6, sheep)],
  'beast-donkey': [land, at(31, 58, 1.45, donkey)],
  'beast-wild_boar': [land, at(29, 54, 1.45, boar)],
  'beast-cattle': [land, at(29, 57, 1.45, cow)],
  'beast-dog': [land, at(29, 56, 1.5, dog)],
  'crop-grain-1': [plain, growing(1, 3, stubble, wheat)],
  'crop-grain-2': [plain, growing(2, 3, stubble, wheat)],
  'crop-grain-3': [plain, growing(3, 3, stubble, wheat)],
  'crop-vegetable-1': [plain, growing(1, 2, hole, carrots)],
  'crop-vegetable-2': [plain, growing(2, 2, hole, carrots)],
};
