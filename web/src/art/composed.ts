// A picture for what nobody has drawn: it composes itself from what its row does. A body says what kind of thing it is, in
// front of it lies what it gives, what it takes, and above hangs when.

import { figures, MOST_BYTES, variants, type Composition } from './draw';
import { boar, cow, dog, donkey, longship, sheep, ship } from './parts/beasts';
import { brokenWall, fence, hall, house, hut, mine, mouth, wall } from './parts/buildings';
import { anything, barrel, bowl, bricks, coin, crates, log, openChest, ore, ruby, sack, stoneBlock, wool } from './parts/goods';
import { at, chances, each, type Hue, type Part } from './parts/ink';
import { bush, carrot, emmer, fir, flame, flax, furrows, oak, sheaf, sprouts, star, sun } from './parts/nature';
import { child, dwarf, person } from './parts/people';
import { cave, deep, land, plain, sea, yard, type Plate } from './parts/plates';
import { arrow, axe, banner, bed, bell, book, boots, card, crown, eye, gear, gift, heart, key, lantern, lens, map, pick, plus, rolled, scales, scroll, shelf, shield, spyglass, sword, table, torch, trumpet } from './parts/tools';
import { loadRows, type Rows } from './rows';

/** What a row says, as far as a picture can show it. */
export interface Row {
  sort: keyof typeof BODIES;
  /** What it does, in the lines of glyphs that the boards draw ("2brick > 1any", "flax : + 1food"). */
  lines: readonly string[];
  cost?: Readonly<Record<string, number>>;
  points?: Readonly<Record<string, number>>;
}

/** The things of those lines, and how large they are drawn to be alike. */
const THINGS: Readonly<Record<string, readonly [Part, number]>> = {
  wood: [log, 0.75], lumber: [log, 0.75], stone: [stoneBlock, 0.8], brick: [bricks, 0.55], ore: [ore, 0.75], ruby: [ruby, 0.85], gold: [coin, 0.8],
  grain: [sheaf, 0.7], emmer: [emmer, 0.7], flax: [flax, 0.7], vegetable: [carrot, 0.8], food: [bowl, 0.7], wool: [wool, 0.75], any: [anything, 0.75],
  dog: [dog, 0.6], sheep: [sheep, 0.6], donkey: [donkey, 0.55], boar: [boar, 0.55], cattle: [cow, 0.55],
  dwarf: [dwarf('moss', 'ember'), 0.55], child: [child, 0.8], expedition: [sack, 0.7], sow: [sprouts, 0.6], breed: [heart, 0.6], imitate: [card('moss'), 0.6], market: [scales, 0.5], start: [crown, 0.6], weapon: [sword, 0.7], points: [star, 0.7],
  wall: [wall('stone'), 0.6], raze: [brokenWall, 0.55], dig: [pick, 0.75], room: [mouth, 0.6], dwelling: [mouth, 0.6], use: [key, 0.7], tile: [card('vein'), 0.6],
  stable: [hut, 0.7], pasture: [fence, 0.5], pastures: [fence, 0.6], meadow: [bush, 0.6], cavern: [mouth, 0.6], tunnel: [mouth, 0.6], deep: [mouth, 0.6], field: [furrows, 0.6], oremine: [mine, 0.6], rubymine: [mine, 0.6],
  harvest: [sun, 0.55], round: [sun, 0.55], roll: [rolled(5), 0.8],
  commerce: [scales, 0.5], progress: [book('plum'), 0.5], strength: [shield('ember'), 0.6], skill: [trumpet, 0.6], victory: [crown, 0.6],
};
const STRANGE = THINGS['any']!;

const HUE_OF: Readonly<Record<string, Hue>> = { wood: 'wood', lumber: 'wood', stone: 'stone', brick: 'clay', ore: 'iron', gold: 'lamp', grain: 'lamp', wool: 'chalk', ruby: 'plum', food: 'ember', vegetable: 'moss' };
const CLOTH: readonly Hue[] = ['ember', 'vein', 'moss', 'lamp', 'plum', 'iron', 'clay', 'wood'];

/** For what no line can tell: nobody knows what it does, but everybody knows it again. */
const EMBLEMS: readonly Part[] = [bell, boots, eye, gear, gift, heart, key, lens, map, spyglass, book('moss'), shield('vein'), sack, barrel];

/** What chance decides for a name, the same each time. */
type Chance = <T>(some: readonly T[]) => T;
/** What a thing was built of: that of which most is paid, and the next. */
type Stuff = readonly [Hue, Hue];
interface Body {
  ground: Plate;
  draw: (stuff: Stuff, any: Chance, lines: readonly Line[]) => Part;
  /** What it can do without, where the picture would become too heavy. */
  beside?: (any: Chance) => Part;
}

const TREES = [fir, oak] as const;
const LIGHTS = [lantern(flame), torch(flame)] as const;
const somebody = (any: Chance, armed: boolean): Part =>
  at(20, 58, 1.15, person({ robe: any(CLOTH), hair: any(['wood', 'chalk', 'lamp', 'rock'] as const), beard: any(['none', 'short', 'long', 'fork'] as const), hat: armed ? 'helm' : any(['cap', 'beret', 'broad', 'hood'] as const), hatHue: armed ? 'iron' : any(CLOTH) }));
/** A room: its furniture, a light, and a banner in its colour. */
const chamber = (colour: Hue, furniture: readonly Part[]): Body => ({
  ground: cave,
  draw: (_, any) => at(any([38, 42]), 34, 0.6, banner(colour)) + at(22, 56, 0.95, any(furniture)),
  beside: (any) => at(9, any([38, 42]), 0.55, any(LIGHTS)),
});
const worker = (any: Chance): Part => at(20, 58, 1, dwarf(any(CLOTH), any(['wood', 'ember', 'chalk'] as const)));
const furniture: readonly Part[] = [table, shelf(each([[-8, -20.5], [8, -2.5]], 0.4, barrel)), crates];

const BODIES = {
  // Rivals
  building: { ground: land, draw: ([walls, roof], any) => at(24, 53, 1.15, house(walls, roof, any([22, 24, 26]), any([13, 15]))), beside: (any) => at(any([8, 46]), 54, 0.6, any(TREES)) },
  hall: { ground: yard, draw: ([walls, roof]) => at(28, 53, 1, hall(walls, roof)), beside: (any) => at(any([20, 28, 36]), 29, 0.55, banner(any(CLOTH))) },
  ship: { ground: sea, draw: (_, any, lines) => at(26, 52, 0.9, ship(thing((lines[0]?.gives[0] ?? lines[0]?.gets[0])?.name, 0, -24), any(['chalk', 'moss', 'lamp', 'vein']))) },
  pirate: { ground: sea, draw: () => at(26, 50, 0.9, longship) },
  hero: { ground: plain, draw: (_, any) => somebody(any, false) },
  unit: { ground: land, draw: (_, any) => somebody(any, true) + at(36, 58, 0.8, axe) },
  chest: { ground: land, draw: () => at(26, 56, 1.05, openChest), beside: (any) => at(any([8, 46]), 54, 0.6, any(TREES)) },
  action: { ground: plain, draw: (_, any) => at(18, 40, 1.05, scroll) + at(any([36, 39, 42]), any([32, 35]), 0.6, banner(any(CLOTH))) },
  // Rooms, by the colour of their tile
  orange: chamber('ember', furniture),
  blue: chamber('vein', furniture),
  green: chamber('moss', furniture),
  yellow: chamber('lamp', furniture),
  dwelling: chamber('ember', [bed]),
  // Action spaces and tiles: somebody at work
  outside: { ground: land, draw: (_, any) => worker(any), beside: (any) => at(any([8, 44]), 52, 0.7, any(TREES)) },
  inside: { ground: cave, draw: (_, any) => worker(any), beside: (any) => at(40, 34, 0.55, any(LIGHTS)) },
  below: { ground: deep, draw: (_, any) => worker(any), beside: () => at(34, 44, 0.7, mouth) },
} satisfies Record<string, Body>;

interface Some {
  name: string;
  amount: number;
}
interface Line {
  when: readonly Some[];
  gives: readonly Some[];
  gets: readonly Some[];
}

const some = (text: string): Some[] => [...text.matchAll(/(?<![\^<\w])(\d*)([a-z]+)/g)].map(([, amount, name]) => ({ name: name!, amount: Number(amount || 1) }));

/** "when : gives > gets", where any of the first two may be missing. */
export function read(text: string): Line {
  const [deed = '', when = ''] = text.split(' : ').reverse();
  const [gets = '', gives = ''] = deed.split(' > ').reverse();
  return { when: some(when), gives: some(gives), gets: some(gets) };
}

const thing = (name: string | undefined, x: number, y: number, scale = 1): Part => {
  const [part, size] = THINGS[name ?? ''] ?? STRANGE;
  return at(x, y, Math.round(size * scale * 100) / 100, part);
};

/** A part of a picture, and how early it is left out where the picture would become too heavy; 0: never. */
type Ranked = readonly [part: Part, rank: number];

const MOST = 3; // of one thing: more would be a crowd
/** Things in a row between two places; those in front overlap those behind. Of each the first matters most. */
function row(things: readonly Some[], from: number, to: number, scale: number, y = 60): Ranked[] {
  const all = things.slice(0, MOST).flatMap(({ name, amount }, i) => Array.from({ length: Math.min(amount, MOST) }, (_, nth) => ({ name, rank: nth ? 4 + nth : i })));
  const few = all.slice(0, 4);
  const step = Math.min(13 * scale, (to - from) / few.length);
  const start = (from + to - step * (few.length - 1)) / 2;
  return few.map(({ name, rank }, i) => [thing(name, start + i * step, y + (i % 2 ? 1 : -1), scale), rank]);
}

/** The first line is told in the foreground; of the second what it gives stands behind it. */
export function compose(name: string, { sort, lines, cost = {}, points = {} }: Row): Composition {
  const chance = chances(name);
  const any: Chance = (few) => few[Math.floor(chance() * few.length)]!;
  const [walls = 'chalk', roof = 'ember'] = Object.entries(cost).sort(([, a], [, b]) => b - a).map(([good]) => HUE_OF[good] ?? 'chalk');
  const told = lines.filter((line) => line).map(read);
  const [first, second] = told;
  const body: Body = BODIES[sort] ?? BODIES.action;
  const figure = body.draw([walls, roof === walls ? 'ember' : roof], any, told);
  const parts: Ranked[] = [[body.beside?.(any) ?? '', 9], [figure, 0]];
  Object.entries(points).slice(0, 2).forEach(([kind, number], i) => {
    for (let nth = 0; nth < Math.min(number, 4); nth++) parts.push([thing(kind, 54 - nth * 10, 15 + i * 15, 0.75), nth ? 6 : 2]);
  });
  if (second) parts.push(...row(second.gets, 44, 62, 0.75, 42).map(([part, rank]): Ranked => [part, rank + 4]));
  if (first?.when.length) parts.push([thing(first.when[0]?.name, 54, 24, 0.9), 1]);
  if (first?.gives.length) parts.push(...row(first.gives, 5, 24, 0.8), [at(31, 56, 0.5, arrow), 0], ...row(first.gets, 39, 60, 0.85));
  else if (first) parts.push(...row(first.gets, 38, 60, 1.15), [at(59, 42, 0.4, plus), 8]);
  else if (sort !== 'hero' && sort !== 'unit') parts.push([at(any([46, 50]), 60, 0.95, any(EMBLEMS)), 3]);
  return [body.ground, ...light(parts, MOST_BYTES - body.ground(name).length - figures([]).length)];
}

/** What fits into so many letters: what matters least stays away, of equals the last. */
function light(parts: readonly Ranked[], most: number): Part[] {
  const kept = parts.filter(([part]) => part);
  while (kept.reduce((sum, [part]) => sum + part.length, 0) > most) {
    const least = Math.max(...kept.map(([, rank]) => rank));
    kept.splice(kept.map(([, rank]) => rank).lastIndexOf(least), 1);
  }
  return kept.map(([part]) => part);
}

export const composer = (rows: Rows) => (id: string): Composition | undefined => {
  const row = variants(id).map(rows).find((found) => found);
  return row && compose(id, row);
};

export const composerOf = async (game: string): Promise<ReturnType<typeof composer>> => composer(await loadRows(game));
