// What a seat of caverna sees, and is shown beside it. Written by tools/wire_types.py; do not edit.

/** Harvest markers turned up so far. */
export interface Markers {
  green: number;
  red: number;
}

/** `place`: "waiting", "aside", "newborn", or the action space on which he stands. */
export interface Dwarf {
  strength: number;
  place: string;
}

/** A player's home. Cells are named r<row>c<column>; `cells` says what lies on each, rooms by their names. */
export interface Home {
  goods: Record<string, number>;
  cells: Record<string, string>;
  larges: string[][];
  stables: string[];
  crops: Record<string, Record<string, number>>;
  dwarfs: Dwarf[];
  promised: Record<string, number>;
  begging: number;
  doubled: boolean;
}

/** And what is still to happen, as the engine needs it to go on. */
export interface View {
  game: string;
  seat: number | null;
  players: number;
  round: number;
  start: number;
  active: number;
  cards: Record<string, string>;
  harvests: string[];
  markers: Markers;
  spaces: string[];
  taken: string[];
  goods: Record<string, Record<string, number>>;
  display: string[];
  homes: Home[];
  dwarf: number | null;
  space: string | null;
  imitated: string | null;
}

/** The half of a tile (or of a large pasture) that has its place already. */
export interface Half {
  cell: string;
  tile: string;
}

/** What comes to lie on the cell that is asked for, and whose home it is. */
export interface Laying {
  seat: number;
  tile: string;
  first: Half | null;
}

/** `seat` is on an expedition and may still take `left` items; without one, what the reader's best dwarf could. */
export interface Loot {
  seat: number;
  under_way: boolean;
  strength: number;
  left: number;
  taken: string[];
  within: string[];
}

/** A room to be had, for the reader: its price after discounts, what he lacks, and the room that it replaces. */
export interface Offer {
  price: Record<string, number>;
  missing: Record<string, number>;
  replaces: string | null;
}

/** A place (a cell, or the two of a large pasture), how many it holds as it is used now, and what stands there. */
export interface Stall {
  cells: string[];
  room: number;
  animal: string | null;
  count: number;
  dogs: number;
}

/** The next harvest at which the family eats, and what that will cost as things stand. */
export interface Hunger {
  round: number;
  harvest: string;
  food: number;
}

/** A home as people see it: where the animals could stand, its hunger (None: no harvest to come), its points. */
export interface Household {
  stalls: Stall[];
  hunger: Hunger | null;
  /** at the end of this round it eats more than it has */
  hungry: boolean;
  points: number;
  score: Record<string, number>;
}

/**
 * `phase`: round, work, harvest, scoring or over. `deciding`: the seats that are asked, all at once if `together`.
 * `take`: the answer that only takes goods, where nothing else can be done.
 */
export interface Shown {
  phase: string;
  deciding: number[];
  together: boolean;
  laying: Laying | null;
  loot: Loot;
  take: string | null;
  rooms: Record<string, Offer>;
  homes: Household[];
}
