// Saboteur: goals, creatures, roles, treasure, and the cards that are played.

import type { Pictures } from './draw';
import { crawler, goblin, rat } from './parts/beasts';
import { arch, ladder } from './parts/buildings';
import { nugget, openChest, sack } from './parts/goods';
import { at, disc, each, fill, line, lit, shape, type Hue, type Part } from './parts/ink';
import { flame, rocks, sun } from './parts/nature';
import { dwarf } from './parts/people';
import { deep } from './parts/plates';
import { axe, boots, eye, fan, pick, scroll, swap, sword, torch, web } from './parts/tools';

const VEIN = 'M-30 22l26 8l12-10l16 14l16-6l14 12l40-6';
/** A loyal dwarf digs, a saboteur of the clan hides a blade behind a mask; the clan is told by hat and coat. */
const loyal = (clan: Hue): Part => at(26, 58, 1.25, dwarf(clan, 'ember')) + at(44, 46, 1.05, pick);
const saboteur = (clan: Hue): Part =>
  at(28, 58, 1.25, dwarf(clan, 'rock')) + fill('rock', 'M19 30h18v6h-18z') + fill('ember', 'M22 32h4v2.5h-4zM30 32h4v2.5h-4z') + at(48, 54, 1.05, sword, 30) + at(12, 60, 0.55, sack);

export const PICTURES: Pictures = {
  'goal-goal_exit': [deep, at(32, 62, 1.75, arch), fill('vein+', 'M16 62V37a16 16 0 0 1 32 0v25z'), at(36, 36, 0.5, sun), fill('moss', 'M16 62v-10q16-8 32 0v10z')],
  'goal-goal_lair': [deep, at(32, 62, 1.75, arch), fill('rock-', 'M16 62V37a16 16 0 0 1 32 0v25z'), fill('lamp', 'M22 40l7 3q-2 4-5 3t-2-6zM42 40l-7 3q2 4 5 3t2-6zM24 54l4 2q-2 3-3 1zM40 54l-4 2q2 3 3 1z')],
  'goal-goal_ladder': [deep, shape('rock-', disc(32, 14, 12)), fill('vein+', disc(32, 14, 9)), at(32, 62, 1.45, ladder)],
  'goal-goal_vein': [deep, line('line', VEIN, 14), line('lamp', VEIN, 10), line('lamp+', VEIN, 2.4), each([[16, 56], [48, 58]], 0.85, nugget), at(32, 60, 0.7, nugget)],
  'goal-sealed': [deep, at(32, 62, 1.75, arch), lit('wood', 'M16 62V37a16 16 0 0 1 32 0v25z', 'M40 24q8 4 7.3 13v24h-7z'), line('wood-', 'M24 24v38M32 21v41M40 24v38', 2), line('iron', 'M16 40h32M16 54h32', 3.2), shape('ember', disc(32, 47, 6))],
  'creature-rat': [deep, at(32, 56, 1.25, rat)],
  'creature-crawler': [deep, at(32, 58, 1.25, crawler)],
  'creature-goblin': [deep, at(32, 60, 1.3, goblin), at(54, 60, 0.7, sack)],
  'role-blue_loyal': [deep, loyal('vein')],
  'role-blue_saboteur': [deep, saboteur('vein')],
  'role-yellow_loyal': [deep, loyal('lamp')],
  'role-yellow_saboteur': [deep, saboteur('lamp')],
  'treasure-chest': [deep, at(32, 58, 1.4, openChest), each([[9, 61], [56, 61]], 0.5, nugget)],
  'card-secret_information': [deep, at(22, 56, 1, scroll), at(40, 40, 1.1, eye), at(52, 62, 0.5, torch(flame))],
  'card-collapse': [deep, at(32, 60, 1.35, rocks), each([[14, 30], [34, 22], [50, 34]], 0.8, lit('stone', 'M-8 0l-2-8l7-6l9 3l3 8l-6 6z', 'M3-9l5 5l-5 6h-3z')), line('chalk', 'M12 6v8M32 2v6M50 8v8', 2.2)],
  'card-hand_swap': [deep, at(14, 40, 0.75, fan('vein')), at(50, 62, 0.75, fan('lamp')), at(34, 32, 0.85, swap)],
  'card-web': [deep, at(32, 64, 1.85, web), at(44, 50, 0.45, crawler)],
  'card-boots': [deep, at(28, 56, 1.35, boots), line('lamp', 'M2 30h9M0 40h9M4 50h7', 2.6)],
  'card-war_axe': [deep, at(28, 56, 1.4, axe), at(16, 26, 0.45, rat)],
  'card-rat': [deep, shape('chalk', 'M14 6h36v52h-36z'), at(30, 48, 0.85, rat), line('ember', 'M18 14h6M18 19h6M18 24h6', 3)],
  'card-crawler': [deep, shape('chalk', 'M14 6h36v52h-36z'), at(32, 54, 0.7, crawler), line('ember', 'M18 12h5M18 17h5M25 12h5M25 17h5', 3)],
  'card-goblin': [deep, shape('chalk', 'M14 6h36v52h-36z'), at(32, 57, 0.75, goblin), line('ember', 'M18 11h5M18 16h5M25 11h5M25 16h5M32 11h5', 3)],
};
