// The Rivals for Catan: cards, events, the cards of the centre and the six regions.

import type { Pictures } from './draw';
import { ship, longship, rat, sheep, donkey } from './parts/beasts';
import { barn, bridge, chapel, chimney, church, city, columns, crane, hall, hill, house, oven, outskirts, pavilion, quay, ramparts, road, roof, silo, spire, stall, tower, village, wall, windmill } from './parts/buildings';
import { anything, barrel, bread, bricks, chest, coin, coinPile, crate, crates, flask, log, logs, mug, nugget, openChest, ore, sack, wool } from './parts/goods';
import { at, ball, disc, each, fill, line, lit, rect, shape, type Part } from './parts/ink';
import { bush, fir, flame, leaf, mound, oak, peak, river, sheaf, smoke, star, sun, wheatfield } from './parts/nature';
import { hand, person, soul } from './parts/people';
import { land, night, plain, sea, yard } from './parts/plates';
import { anchor, anvil, axe, banner, bell, book, books, bow, bucket, cannon, cap, cart, clock, crown, dummy, eye, fan, flag, gear, gift, hammer, lantern, lens, loom, map, mortar, no, padlock, pick, rolled, sack_purse, scales, scroll, shelf, shield, skull, spade, spark, spear, spyglass, swap, sword, table, torch, trumpet, tub } from './parts/tools';

/** Two of a thing: what a workshop makes of one. */
const two = (part: Part, size: number, y = 60): Part => at(42, y, size, part) + at(55, y, size, part);
/** The sign on a sail. */
const sign = (part: Part, size = 0.85): Part => at(0, -24, size, part);
const fleet = (good: Part, size = 0.85): Part => at(32, 54, 1, ship(sign(good, size)));
/** A hero with strength (swords) at the left and skill (stars) at the right. */
function hero(who: Part, strength: number, skill: number): Part {
  const marks = (n: number, x: number, d: string): string => Array.from({ length: n }, (_, i) => `M${x} ${51 - i * 10}${d}`).join('');
  return at(32, 60, 1.3, who) + shape('iron', marks(strength, 7, 'l2 3v4h3v2h-3v2h-4v-2h-3v-2h3v-4z')) + shape('lamp', marks(skill, 57, 'l2 3h3l-2 3l1 4l-4-2l-4 2l1-4l-2-3h3z'));
}

export const PICTURES: Pictures = {
  // Buildings of settlements
  'card-abbey': [land, at(34, 56, 1.05, church), at(10, 56, 0.5, oak), at(56, 62, 0.45, book('plum'))],
  'card-marketplace': [yard, at(20, 50, 0.85, stall('ember')), at(47, 50, 0.85, stall('vein')), at(13, 62, 0.42, sack), at(32, 62, 0.5, crate), at(52, 62, 0.42, sheaf)],
  'card-parish_hall': [yard, at(24, 54, 0.95, hall('chalk', 'vein')), at(53, 60, 0.6, fan('ember')), at(54, 62, 0.62, lens)],
  'card-storehouse': [yard, at(30, 54, 1.25, barn), at(12, 61, 0.6, crate), at(52, 62, 0.85, padlock)],
  'card-toll_bridge': [sea, at(32, 50, 1, bridge), at(14, 36, 0.75, house('chalk', 'ember', 14, 12)), line('line', 'M24 34h32', 4.5), line('ember', 'M24 34h32', 2.6), line('chalk', 'M30 34h5M41 34h5M52 34h4', 2.6), at(44, 30, 0.8, coin), at(57, 28, 0.8, coin)],
  'card-brick_factory': [land, at(20, 54, 1, oven('clay')), at(33, 54, 1.1, chimney), at(34, 18, 0.6, smoke), two(bricks, 0.42)],
  'card-iron_foundry': [land, at(31, 40, 0.9, chimney), at(31, 16, 0.75, flame), at(20, 54, 1.05, oven('stone')), two(ore, 0.6)],
  'card-grain_mill': [land, at(22, 54, 1.1, windmill), two(sheaf, 0.75)],
  'card-lumber_camp': [land, at(12, 54, 1.1, fir), at(27, 52, 0.7, axe), two(logs, 0.42)],
  'card-weavers_shop': [land, at(22, 54, 1.15, loom), two(wool, 0.65)],
  // Ships
  'card-brick_ship': [sea, fleet(bricks, 0.62)],
  'card-grain_ship': [sea, fleet(sheaf, 0.72)],
  'card-ore_ship': [sea, fleet(ore, 0.95)],
  'card-wool_ship': [sea, at(32, 54, 1, ship(sign(wool, 0.95), 'moss'))],
  'card-lumber_ship': [sea, fleet(log, 0.95)],
  'card-gold_ship': [sea, at(32, 54, 1, ship(sign(coin, 0.95), 'plum'))],
  'card-large_trade_ship': [sea, at(32, 55, 0.98, line('line', 'M-15-8v-40M15-8v-40M0-8v-48', 2.4) + lit('chalk', 'M-25-40h18q2 11 0 22h-18q2-11 0-22zM7-40h18q2 11 0 22h-18q2-11 0-22z', 'M20-39.3h4.5q1 10 0 20.6h-4z') + lit('lamp', 'M-10-50h20q2 14 0 30h-20q2-14 0-30z', 'M5-49.3h4.5q1 14 0 28.6h-4z') + lit('wood', 'M-29-15h9l4 5h32l4-5h9q-3 20-14 20h-30q-11 0-14-20z', 'M17-13l3-1.3h8q-3 17-12 18h-9q9-5 10-16.7z', 'M-24-8h30') + each([[-11, -10], [11, -10]], 0.5, crate) + at(0, -10, 0.5, barrel))],
  'card-pirate_ship': [sea, at(32, 54, 1, ship(sign(skull, 0.95), 'rock'))],
  // Heroes
  'card-austin': [land, hero(person({ robe: 'vein', hair: 'lamp', hat: 'beret', hatHue: 'ember' }), 1, 2)],
  'card-candamir': [land, hero(person({ robe: 'wood', hair: 'rock', hat: 'band', beard: 'short' }), 4, 1), at(46, 52, 0.9, axe)],
  'card-harald': [land, hero(person({ robe: 'ember', hair: 'lamp', hat: 'horns', hatHue: 'iron', beard: 'long' }), 2, 1), at(46, 58, 0.8, shield('vein'))],
  'card-inga': [land, hero(person({ robe: 'plum', hair: 'lamp', long: true }), 1, 3), at(44, 58, 0.45, book('ember'))],
  'card-osmund': [land, hero(person({ robe: 'moss', hair: 'chalk', hat: 'broad', hatHue: 'wood', beard: 'long' }), 2, 2)],
  'card-siglind': [land, hero(person({ robe: 'iron', hair: 'ember', long: true, hat: 'helm', hatHue: 'lamp' }), 2, 3), at(45, 58, 0.85, spear)],
  'card-carl_forkbeard': [land, hero(person({ robe: 'clay', hair: 'ember', hat: 'horns', hatHue: 'iron', beard: 'fork' }), 5, 0), at(50, 56, 1, sword)],
  'card-heinrich': [night, at(22, 60, 1.2, person({ robe: 'iron', hair: 'wood', hat: 'helm', hatHue: 'iron' })), at(8, 60, 1, spear), at(46, 56, 1.05, tower('stone', 26)), at(46, 18, 0.5, eye)],
  'card-irmgard': [night, at(24, 60, 1.25, person({ robe: 'vein', hair: 'lamp', long: true, hat: 'veil', hatHue: 'chalk' })), fill('rock+', disc(48, 38, 15)), at(48, 50, 1, lantern(flame))],
  // Gold
  'card-gold_cache': [land, fill('wood-', 'M6 64q4-16 26-16t26 16z'), at(32, 60, 1.15, openChest), at(53, 63, 0.5, coin)],
  'card-merchant_guild': [yard, at(32, 56, 1.2, hall('wood', 'ember')), shape('chalk', disc(32, 22, 12)), at(32, 31, 0.5, scales)],
  'card-moneylender': [yard, at(16, 54, 1, person({ robe: 'rock', hair: 'chalk', beard: 'short', hat: 'cap', hatHue: 'plum' })), at(38, 60, 1.1, table), at(30, 45, 0.5, coinPile), at(42, 45, 0.7, sack_purse), at(54, 45, 0.5, coinPile)],
  'card-harbor': [sea, at(30, 54, 1.1, quay), at(14, 46, 0.75, house('chalk', 'clay')), at(50, 52, 0.5, ship('')), at(40, 36, 0.9, anchor)],
  'card-trading_base': [sea, at(30, 54, 1.1, quay), at(20, 46, 0.95, pavilion('lamp')), at(40, 46, 0.5, crates), at(54, 56, 0.45, ship(''))],
  'card-mint': [yard, at(24, 58, 1.05, anvil), at(24, 40, 0.7, coin), at(40, 36, 1, hammer, -30), two(coin, 0.6), at(48, 52, 0.6, coin)],
  'card-staple_house': [yard, at(26, 54, 1.15, house('wood', 'moss', 36, 22)), at(26, 54, 1, shape('rock', rect(-8, -14, 16, 14))), at(42, 62, 0.75, anything), at(57, 62, 0.75, anything), at(12, 62, 0.5, barrel)],
  'card-salt_silo': [land, at(22, 54, 1.25, silo), at(48, 60, 1, lit('chalk', 'M-14 0q6-12 14-18q8 6 14 18z', 'M2-16q6 6 10 15.3h-7z')), at(48, 44, 0.5, spade, 20)],
  // Turmoil
  'card-drill_ground': [land, at(44, 58, 1.15, dummy), at(17, 56, 1, person({ robe: 'ember', hat: 'helm', hatHue: 'iron' })), at(30, 44, 0.75, sword, 60)],
  'card-lookout_tower': [land, line('line', 'M22 58l6-30M42 58l-6-30M24 48l16-10M40 48l-16-10', 4.6), line('wood', 'M22 58l6-30M42 58l-6-30M24 48l16-10M40 48l-16-10', 2.6), at(32, 30, 0.9, shape('wood', 'M-14 0v-9h28v9z') + line('wood-', 'M-7-9v9M0-9v9M7-9v9', 1.3)), at(32, 22, 0.45, person({ robe: 'ember', hat: 'helm', hatHue: 'iron' })), at(32, 18, 0.7, roof('ember', 30, -6, 11)), at(50, 22, 0.5, spyglass)],
  'card-chapel_123': [land, at(18, 54, 1.15, chapel), at(44, 30, 0.62, rolled(1)), at(53, 46, 0.62, rolled(2)), at(44, 62, 0.62, rolled(3))],
  'card-chapel_456': [land, at(46, 54, 1.15, chapel), at(20, 30, 0.62, rolled(4)), at(11, 46, 0.62, rolled(5)), at(20, 62, 0.62, rolled(6))],
  'card-fairgrounds': [land, at(18, 52, 1, pavilion('ember')), at(47, 52, 0.8, pavilion('vein')), line('line', 'M2 12q30 14 60 0', 1.2), fill('ember', 'M8 14l6 2l-4 6zM44 17l6-2l-2 7z'), fill('moss', 'M20 18h6l-3 6z'), fill('lamp', 'M32 19h6l-3 6z'), at(32, 62, 0.5, trumpet)],
  'card-fire_brigade': [yard, at(20, 54, 1, house('chalk', 'ember', 24, 16)), at(20, 28, 0.75, flame), at(49, 62, 1, bucket), line('line', 'M46 44Q40 20 26 24', 5), line('vein', 'M46 44Q40 20 26 24', 3), at(50, 28, 0.65, bell)],
  'card-hedge_tavern': [land, at(24, 52, 1.05, house('wood', 'lamp', 28, 16)), each([[8, 58], [24, 60], [40, 60]], 0.7, bush), line('line', 'M42 18h12v4', 2), at(53, 44, 0.9, mug)],
  'card-tithe_barn': [land, at(24, 52, 1.1, barn), at(42, 60, 0.75, wool), at(56, 60, 0.75, sheaf), at(10, 60, 0.55, sack)],
  'card-large_festival_hall': [yard, at(32, 56, 1.3, hall('chalk', 'plum')), each([[12, 34], [30, 24], [48, 34]], 0.5, banner('lamp')), line('lamp', 'M6 38q12 8 26 0t26 0', 2), at(32, 62, 0.4, table)],
  // Progress
  'card-chief_cannoneer': [land, at(16, 56, 1, person({ robe: 'ember', hat: 'tricorn', hatHue: 'rock', beard: 'short' })), at(42, 60, 1.15, cannon), each([[27, 63], [33, 63]], 0.5, ball('iron', 0, -5, 5))],
  'card-bath_house': [yard, line('chalk', 'M20 32q5-6 0-12t0-10M32 30q5-6 0-12t0-10M44 32q5-6 0-12t0-10', 3), at(32, 46, 0.8, person({ robe: 'skin', hair: 'wood', hat: 'none' })), at(32, 60, 1.35, tub), at(56, 62, 0.6, bucket)],
  'card-building_crane': [yard, at(24, 56, 1.2, crane), at(48, 58, 0.8, wall('stone'))],
  'card-library': [plain, at(32, 60, 1.4, shelf(books)), at(47, 62, 0.65, book('ember'))],
  'card-parliament': [yard, at(32, 54, 1.25, columns), at(32, 27, 0.7, crown), at(22, 63, 0.4, soul('plum', 'wood')), at(42, 63, 0.4, soul('ember', 'rock'))],
  'card-pharmacy': [plain, at(22, 58, 1.25, mortar), at(46, 58, 1.15, flask), at(32, 24, 0.9, leaf, 40), at(24, 22, 0.8, leaf, -30)],
  'card-town_hall': [yard, at(32, 56, 1.1, hall('chalk', 'ember')), at(32, 40, 1, spire('chalk', 'ember', 16)), at(32, 30, 1, clock), at(12, 28, 0.6, flag('vein')), at(50, 28, 0.6, flag('vein'))],
  'card-university': [yard, at(30, 50, 1.1, columns), at(30, 20, 0.8, cap), at(46, 62, 0.8, book('ember'))],
  // Actions
  'card-brigitta': [plain, at(22, 60, 1.25, person({ robe: 'plum', hair: 'chalk', long: true, hat: 'hood', hatHue: 'plum' })), at(48, 56, 1, rolled(5)), at(48, 28, 0.6, hand, 90)],
  'card-merchant_caravan': [land, at(18, 56, 0.8, donkey), at(14, 41, 0.55, sack), at(46, 56, 0.75, donkey), at(42, 42, 0.5, crate), at(32, 17, 0.65, swap)],
  'card-relocation': [plain, at(17, 38, 1, shape('moss', 'M-13-22h26v26h-26z') + at(0, 3, 0.62, fir)), at(47, 56, 1, shape('stone', 'M-13-22h26v26h-26z') + at(0, 3, 0.5, peak)), line('line', 'M34 14q18-2 18 14M30 58q-16 0-16-12', 6), line('lamp', 'M34 14q18-2 18 14M30 58q-16 0-16-12', 3.6), shape('lamp', 'M46 26h12l-6 8zM8 47h12l-6-7z')],
  'card-goldsmith': [plain, at(24, 58, 1.05, anvil), at(24, 40, 0.75, crown), at(8, 30, 0.6, hammer, 20), shape('lamp', disc(46, 20, 6) + disc(56, 30, 6) + disc(46, 40, 6)), line('lamp-', 'M43 20a3 3 0 0 1 3-3M53 30a3 3 0 0 1 3-3M43 40a3 3 0 0 1 3-3', 1.6)],
  'card-scout': [land, at(18, 56, 1.05, person({ robe: 'moss', hat: 'hood', hatHue: 'moss' })), at(30, 34, 0.75, spyglass), at(47, 60, 0.85, map), at(54, 40, 0.5, peak)],
  'card-brigands': [night, at(20, 58, 1.1, person({ robe: 'clay', hair: 'wood', masked: true, hat: 'broad', hatHue: 'wood' })), at(48, 58, 1.2, sack), at(34, 46, 0.6, sword, 35)],
  'card-gudrun': [sea, at(22, 60, 1.25, person({ robe: 'ember', hair: 'ember', long: true, hat: 'tricorn', hatHue: 'rock' })), fill('line', 'M16 28h7v5h-7z'), at(47, 48, 0.75, skull), at(46, 62, 0.55, coin), at(56, 62, 0.55, coin)],
  'card-merchant': [yard, at(18, 58, 1.15, person({ robe: 'moss', beard: 'short', hat: 'beret', hatHue: 'lamp' })), at(46, 54, 1, scales), at(40, 62, 0.45, anything), at(54, 62, 0.45, anything)],
  'card-reiner': [plain, at(22, 60, 1.2, person({ robe: 'lamp', hair: 'wood', hat: 'beret', hatHue: 'vein' })), at(45, 36, 0.95, trumpet), line('lamp', 'M54 16l5-4M58 24h6', 2.2), at(49, 62, 0.75, star)],
  'card-trade_master': [yard, at(20, 58, 1.2, person({ robe: 'plum', hair: 'chalk', beard: 'long', hat: 'crown' })), at(46, 62, 0.85, crates), at(42, 30, 0.6, hand), at(20, 50, 0.3, coin)],
  'card-archer': [land, at(20, 58, 1.15, person({ robe: 'moss', hat: 'cap', hatHue: 'moss' })), at(40, 56, 1.15, bow)],
  'card-arsonist': [night, at(44, 54, 1.05, house('wood', 'lamp', 26, 16)), at(46, 42, 1.2, flame), at(14, 58, 1, person({ robe: 'iron', hat: 'hood', hatHue: 'iron' })), at(27, 48, 0.75, torch(flame))],
  'card-traitor': [night, at(22, 60, 1.3, person({ robe: 'plum', hat: 'hood', hatHue: 'plum' })), at(46, 58, 0.95, fan('ember')), at(46, 26, 0.5, eye)],
  'card-voyage_of_plunder': [sea, at(32, 50, 1, longship), at(32, 42, 0.55, chest())],
  'card-sebastian': [land, at(18, 60, 1.2, person({ robe: 'wood', hair: 'wood', beard: 'short' })), line('line', 'M36 60V14M30 22h12', 5), line('wood', 'M36 60V14M30 22h12', 2.8), at(52, 44, 0.62, sword), at(52, 33, 0.95, no)],
  'card-benjamin': [land, at(20, 58, 1.15, person({ robe: 'vein', hair: 'chalk', beard: 'long', hat: 'broad', hatHue: 'vein' })), at(46, 40, 0.9, book('ember')), at(40, 62, 0.62, rolled(3)), at(55, 62, 0.62, rolled(3))],
  'card-doctor': [plain, at(22, 60, 1.25, person({ robe: 'chalk', hair: 'chalk', beard: 'short', hat: 'cap', hatHue: 'rock' })), at(48, 40, 0.85, flask), at(48, 62, 0.65, tub), line('ember', 'M22 46v8M18 50h8', 3)],
  'card-guido': [plain, at(22, 60, 1.25, person({ robe: 'plum', hair: 'wood', beard: 'short', hat: 'beret', hatHue: 'plum' })), line('lamp', 'M14 42l8 8l8-8', 2.4), at(48, 58, 1, scroll), at(10, 24, 0.5, flag('vein'))],
  'card-gustav': [plain, at(46, 60, 1.05, shelf(books)), at(18, 60, 1.15, person({ robe: 'wood', hair: 'chalk', beard: 'long' })), at(22, 54, 0.5, book('vein'))],
  'card-mineral_mining': [land, at(26, 54, 0.95, hill('stone')), at(22, 54, 0.8, shape('rock-', 'M-9 0v-12a9 9 0 0 1 18 0v12z')), at(40, 34, 0.75, pick), two(ore, 0.7)],
  'card-three_field_system': [land, shape('moss', 'M-6 62l16-34h12l-8 34z'), shape('lamp', 'M17 62l6-34h18l6 34z'), shape('wood', 'M50 62l-8-34h12l16 34z'), line('moss-', 'M4 58l10-26M10 58l8-26', 2), line('lamp-', 'M25 60l3-30M32 60v-30M39 60l-3-30', 2), line('wood-', 'M54 60l-6-30M62 60l-11-30', 2), at(27, 44, 0.55, sheaf), at(38, 50, 0.55, sheaf)],
  // Events
  'event-feud': [night, at(12, 60, 0.85, house('chalk', 'ember')), at(52, 60, 0.85, house('chalk', 'vein')), at(17, 46, 1.1, sword, 42), at(47, 46, 1.1, sword, -42)],
  'event-fraternal_feuds': [plain, at(14, 60, 1.05, person({ robe: 'ember', hair: 'lamp' })), at(50, 60, 1.05, person({ robe: 'vein', hair: 'lamp' })), at(32, 32, 0.8, fan('moss')), line('ember', 'M30 40l-3 6l6 2l-4 8', 3)],
  'event-invention': [plain, at(24, 52, 1.05, gear), at(46, 40, 0.62, gear), at(48, 60, 0.85, lantern(flame)), line('lamp', 'M36 14l4 4M48 6v6M60 14l-4 4', 2.4)],
  'event-trade_ships_race': [sea, at(17, 48, 0.62, ship('', 'vein')), at(44, 58, 0.72, ship('', 'lamp')), line('chalk', 'M2 22h8M2 30h5M20 32h8', 2)],
  'event-traveling_merchant': [land, at(38, 56, 1, cart), at(38, 44, 1, lit('chalk', 'M-17 2q0-20 17-20t17 20z', 'M5-16q10 3 11 17h-6q0-10-5-17z')), at(10, 56, 0.75, soul('ember', 'wood')), at(12, 24, 0.65, coin)],
  'event-year_of_plenty': [land, at(14, 18, 0.75, sun), at(22, 44, 0.8, sheaf), at(42, 44, 0.8, wool), at(32, 44, 0.7, bread), at(32, 58, 1.2, lit('wood', 'M-20-14h40l-5 14h-30z', 'M10-13.3h9l-4.5 12.6h-7z') + line('wood-', 'M-18-9h36M-16-4h32'))],
  'event-yule': [night, at(32, 60, 1.5, fir), at(32, 12, 0.7, star), each([[26, 38], [38, 34], [22, 50], [33, 50], [43, 51]], 0.65, spark)],
  'event-gift_for_the_prince': [plain, at(28, 60, 1.25, gift), at(46, 28, 0.85, crown), at(10, 30, 0.6, sword), at(54, 62, 0.55, coin)],
  'event-riots': [night, at(13, 60, 0.85, soul('wood', 'rock')), at(52, 60, 0.85, soul('moss', 'rock')), at(33, 60, 1, soul('clay', 'wood')), at(8, 36, 0.85, torch(flame)), line('line', 'M46 44v-36M40 8v8q6 4 12 0v-8', 4.4), line('iron', 'M46 44v-36M40 8v8q6 4 12 0v-8', 2.4), at(25, 28, 0.7, torch(flame))],
  'event-plague': [night, at(32, 36, 1.1, skull), at(28, 61, 0.95, rat), fill('moss', disc(10, 22, 3) + disc(54, 24, 4) + disc(50, 12, 2) + disc(14, 34, 2))],
  // Centre
  'centre-settlement': [land, at(32, 54, 1.25, outskirts + village)],
  'centre-city': [land, at(32, 58, 1.25, ramparts + city)],
  'centre-road': [land, at(32, 64, 1, road), at(10, 52, 0.6, fir), at(57, 60, 0.6, oak), at(40, 33, 0.42, house())],
  // Regions
  'region-forest': [land, at(50, 46, 0.8, fir), at(18, 48, 0.9, fir), at(34, 54, 1.15, fir), at(8, 58, 0.9, fir), at(56, 60, 0.85, fir)],
  'region-pasture': [land, at(22, 42, 0.7, sheep), at(44, 52, 0.95, sheep), at(14, 60, 0.75, sheep, 'turned')],
  'region-gold_field': [land, at(34, 50, 1, river), each([[12, 44], [52, 40]], 0.75, nugget), each([[14, 60], [54, 58]], 0.6, nugget)],
  'region-hills': [land, at(22, 52, 0.85, mound('clay')), at(46, 58, 0.95, mound('clay')), at(16, 62, 0.5, bricks)],
  'region-mountains': [land, at(42, 52, 0.85, peak), at(24, 58, 1.05, peak), at(54, 62, 0.5, ore)],
  'region-fields': [land, at(50, 14, 0.65, sun), at(20, 48, 0.9, wheatfield), at(44, 50, 0.9, wheatfield), at(30, 64, 1.15, wheatfield)],
};
