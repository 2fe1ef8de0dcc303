// The components as the tables of the engine have them (tools/board_data.py writes them), and their pictures.

import '../../lib/icons/rivals';
import type { ThingName } from '../../lib/icons/things';
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
  /** What it does, in pictures that say it all; or such that only remind of its words. */
  effect?: string;
  sign?: string;
}
export interface Country {
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

/** A kind is a design with a back: "storehouse-gold" says the same as "storehouse". */
export const designName = (kind: string): string => kind.split('-', 1)[0] ?? kind;
const NO_DESIGN: Design = { place: 'action', sort: 'action', cost: {}, points: {} };
export const designOf = (kind: string): Design => DESIGNS[designName(kind)] ?? NO_DESIGN;
export const backOf = (kind: string): Back => BACKS[kind] ?? 'base';
export function countryOf(region: string): Country {
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
export const BACK_THINGS: Record<string, ThingName> = { base: 'settlement', gold: 'gold', turmoil: 'turmoil', progress: 'progress' };
export const FACE_THINGS: Record<string, ThingName> = {
  brigand: 'brigand',
  trade: 'commerce',
  celebration: 'celebration',
  plentiful_harvest: 'harvest',
  event_card: 'event',
};
