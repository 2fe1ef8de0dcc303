// The components as the data files of the game have them (tools/board_data_rivals.py writes them), and the view of a table.

import '../../lib/icons/rivals';
import type { ThingName } from '../../lib/icons/things';
import type { View } from '../../lib/wire';
import data from './components.json';

export type Resource = 'lumber' | 'wool' | 'gold' | 'brick' | 'ore' | 'grain';
export type Point = 'victory' | 'strength' | 'skill' | 'commerce' | 'progress';
export type Back = 'base' | 'gold' | 'turmoil' | 'progress';
export type Amounts = Partial<Record<Resource, number>>;

export interface Design {
  /** Where it goes: to any town, only to a city, to a region; or it is played. */
  place: 'town' | 'city' | 'region' | 'action';
  sort: 'building' | 'hero' | 'ship' | 'pirate' | 'unit' | 'chest' | 'action';
  cost: Amounts;
  points: Partial<Record<Point, number>>;
  unique?: boolean;
  /** The names of messages, of which one is enough. */
  needs?: string[];
  effect?: string;
}
export interface Land {
  kind: string;
  resource: Resource;
  number: number;
}

export const RESOURCES = data.resources as Resource[];
export const SETS = data.sets as Back[];
export const CAPACITY = data.capacity;
export const POINTS: Exclude<Point, 'victory'>[] = ['strength', 'commerce', 'skill', 'progress'];
export const COSTS = data.costs as Record<'road' | 'settlement' | 'city', Amounts>;
const DESIGNS = data.designs as Record<string, Design>;
const REGIONS = data.regions as unknown as Record<string, [string, Resource, number]>;
const BACKS = data.backs as Record<string, Back>;
const OPEN: Record<string, string> = data.open;
const EVENTS: Record<string, number> = data.events;

/** A kind is a design with a back: "storehouse-gold" says the same as "storehouse". */
export const designName = (kind: string): string => kind.split('-', 1)[0] ?? kind;
const NO_DESIGN: Design = { place: 'action', sort: 'action', cost: {}, points: {} };
export const designOf = (kind: string): Design => DESIGNS[designName(kind)] ?? NO_DESIGN;
export const isDesign = (id: string): boolean => id in DESIGNS;
export const backOf = (kind: string): Back => BACKS[kind] ?? 'base';
export const openKind = (variant: string): string | null => OPEN[variant] ?? null;
export const eventCards = (variant: string): number => EVENTS[variant] ?? 0;
export function landOf(region: string): Land {
  const [kind, resource, number] = REGIONS[region] ?? ['fields', 'grain', 0];
  return { kind, resource, number };
}
export const amountsLine = (amounts: Amounts): string =>
  RESOURCES.filter((one) => amounts[one]).map((one) => `${amounts[one]}${one}`).join(' ');

export const SORT_THINGS: Record<Design['sort'], ThingName> = {
  building: 'building',
  hero: 'hero',
  unit: 'hero',
  ship: 'ship',
  pirate: 'ship',
  chest: 'chest',
  action: 'action',
};
export const BACK_THINGS: Record<Back, ThingName> = { base: 'settlement', gold: 'gold', turmoil: 'turmoil', progress: 'progress' };
export const FACE_THINGS: Record<string, ThingName> = {
  brigand: 'brigand',
  trade: 'commerce',
  celebration: 'celebration',
  plentiful_harvest: 'harvest',
  event_card: 'event',
};

// -- the view -----------------------------------------------------------------------------------------------------------

export interface Principality {
  towns: string[];
  cities: string[];
  roads: [boolean, boolean];
  regions: Record<string, string>;
  stock: Record<string, number>;
  expansions: Record<string, string>;
  cache: string | null;
}
export interface Position {
  seat: number | null;
  variant: string;
  first: number;
  active: number;
  turns: number;
  production: number;
  face: string | null;
  principalities: Principality[];
  discards: string[][];
  face_up: number;
  roads: number;
  settlements: number;
  cities: number;
  regions: string[];
  resolved: string[];
  moons: (string | null)[];
  playing: string | null;
  named: Resource[];
  picked: string[];
  drawn: string[];
  minted: number;
  winner: number | null;
  agenda: [string, ...number[]][];
  points: number[];
  target: number;
  strength: number[];
  skill: number[];
  commerce: number[];
  progress: number[];
  hand_limits: number[];
  strength_token: number | null;
  trade_token: number | null;
  hands: { known: string[]; unknown: number[] }[];
  stacks: { back: Back; cards: (string | null)[] }[];
}
export const position = (view: View): Position => view as unknown as Position;

/** A half-moon card of the Duel goes by its name once it was seen. */
export function eventName(at: Position, id: string): string {
  const moon = /^moon-(\d)$/.exec(id);
  return (moon && at.moons[Number(moon[1]) - 1]) || id;
}

export const handSize = (at: Position, seat: number): number => {
  const hand = at.hands[seat];
  return hand ? hand.known.length + hand.unknown.reduce((sum, n) => sum + n, 0) : 0;
};

/** All that a player has of each resource, the Gold Cache included. */
export function stockOf(land: Principality): Record<Resource, number> {
  const found: Record<Resource, number> = { lumber: 0, wool: 0, gold: land.stock['cache'] ?? 0, brick: 0, ore: 0, grain: 0 };
  for (const [place, region] of Object.entries(land.regions)) found[landOf(region).resource] += land.stock[place] ?? 0;
  return found;
}

// -- the row: towns at even columns, regions and roads at odd ones --------------------------------------------------------

export const ROWS = ['above', 'below'] as const;
export type Row = (typeof ROWS)[number];
export type Column =
  | { what: 'gap'; at: number; road: boolean; end: 'left' | 'right' | null }
  | { what: 'town'; at: number; city: boolean }
  | { what: 'next'; at: number; side: 'left' | 'right' };

export const columnOf = (id: string): number => Number(id.slice(1));

/** From left to right; beyond a road that leads out there is a place for the next settlement. */
export function columnsOf(land: Principality): Column[] {
  const towns = land.towns.map(columnOf);
  const first = towns[0] ?? 0;
  const last = towns.at(-1) ?? 0;
  const found: Column[] = [];
  if (land.roads[0]) found.push({ what: 'next', at: first - 2, side: 'left' });
  found.push({ what: 'gap', at: first - 1, road: land.roads[0], end: 'left' });
  for (const at of towns) {
    found.push({ what: 'town', at, city: land.cities.includes(`c${at}`) });
    const end = at === last;
    found.push({ what: 'gap', at: at + 1, road: !end || land.roads[1], end: end ? 'right' : null });
  }
  if (land.roads[1]) found.push({ what: 'next', at: last + 2, side: 'right' });
  return found;
}

/** The spots of a site: one at a settlement, two at a city. */
export const spotsOf = (site: string, city: boolean): string[] => (city ? [`${site}-1`, `${site}-2`] : [`${site}-1`]);

/** The spot that an expansion for this site goes to: the first free one, or the Parish Hall that it goes on top of. */
export function targetSpot(land: Principality, site: string, city: boolean): string | undefined {
  const spots = spotsOf(site, city);
  return spots.find((spot) => !land.expansions[spot]) ?? spots.find((spot) => land.expansions[spot] === 'parish_hall');
}

// -- the regions are laid out anew, one after the other ---------------------------------------------------------------------

const START_PLACES = ['c-1-above', 'c-1-below', 'c1-above', 'c1-below', 'c3-above', 'c3-below'];

export interface Layout {
  regions: Record<string, string>;
  stock: Record<string, number>;
  /** The region that is laid next. */
  next: string | null;
}

/** What lies where while a seat lays out its regions; null: nothing is being laid out. */
export function layoutOf(at: Position, seat: number): Layout | null {
  const [name, who, laid = 0] = at.agenda.at(-1) ?? [''];
  const land = at.principalities[seat];
  if (name !== 'Rearrange' || who !== seat || !land) return null;
  const order = data.start[seat] ?? [];
  const places: number[] = [];
  for (let rest = laid; rest; rest = Math.floor(rest / 7)) places.push((rest % 7) - 1);
  const next = order[places.length] ?? null;
  if (places.length === 0) return { regions: land.regions, stock: land.stock, next };
  const from = (region: string): string => Object.keys(land.regions).find((place) => land.regions[place] === region) ?? '';
  const layout: Layout = { regions: {}, stock: {}, next };
  places.forEach((number, i) => {
    const place = START_PLACES[number] ?? '';
    const region = order[i] ?? '';
    layout.regions[place] = region;
    layout.stock[place] = land.stock[from(region)] ?? 0;
  });
  return layout;
}
