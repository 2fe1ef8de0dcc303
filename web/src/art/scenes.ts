// Four scenes for the start page, twice as wide as a picture: from -32 to 96. The page carries them drawn
// (pages/start/scenes.json), so that it needs none of the parts; a test keeps both alike.

import { figures } from './draw';
import { crawler, sheep, ship } from './parts/beasts';
import { city, hill, mine, village, wall } from './parts/buildings';
import { crate, nugget } from './parts/goods';
import { at, disc, fill, line, type Part } from './parts/ink';
import { fir, flame, furrows, sheaf } from './parts/nature';
import { dwarf } from './parts/people';
import { cave, deep, land, sea, type Plate } from './parts/plates';
import { lantern, pick } from './parts/tools';

const VEIN = 'M44 20l12 8l10-8l12 12l22-6';
const SCENES: Record<string, readonly [Plate, ...Part[]]> = {
  'cave-vs-cave': [cave, at(-14, 58, 1.15, dwarf('moss', 'ember')), at(4, 46, 0.95, pick), at(32, 58, 1.1, wall('stone')), at(60, 46, 0.95, pick, 'turned'), at(78, 58, 1.15, dwarf('vein', 'wood'), 'turned'), at(32, 32, 0.75, lantern(flame))],
  caverna: [land, at(-20, 54, 0.95, fir), at(-4, 50, 0.8, fir), at(10, 63, 0.85, furrows), at(12, 57, 0.5, sheaf), at(33, 60, 0.75, sheep), at(72, 58, 1.15, hill('stone')), at(72, 58, 0.85, mine), at(52, 60, 0.85, dwarf('ember', 'lamp'))],
  rivals: [sea, fill('moss', 'M-64 50q40-10 84 14h-84zM128 44q-54-2-74 20h74z'), at(-10, 54, 0.8, village), at(32, 54, 0.6, ship('')), at(76, 52, 0.85, city)],
  saboteur: [deep, fill('glow', disc(14, 34, 25)), line('line', VEIN, 10), line('lamp', VEIN, 7), at(12, 58, 1.15, dwarf('vein', 'ember')), at(32, 46, 1, pick), at(-6, 58, 0.75, lantern(flame)), at(62, 60, 0.7, nugget), at(-22, 58, 0.7, crate), at(84, 56, 0.65, crawler)],
};

export const scenes = (): Record<string, string> =>
  Object.fromEntries(Object.entries(SCENES).map(([game, [plate, ...parts]]) => [game, plate(game) + figures(parts)]));
