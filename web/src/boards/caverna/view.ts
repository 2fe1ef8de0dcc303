// What the engine tells of a table, one to one as `games/caverna/view.py`, `shown.py` and `stalls.py` declare it.

export interface Dwarf {
  strength: number;
  /** "waiting", "aside", "newborn", or the action space on which he stands. */
  place: string;
}
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
export interface Markers {
  green: number;
  red: number;
}
export interface Seen {
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

export interface Stall {
  cells: string[];
  room: number;
  animal: string | null;
  count: number;
  dogs: number;
}
export interface Half {
  cell: string;
  tile: string;
}
export interface Laying {
  seat: number;
  tile: string;
  first: Half | null;
}
export interface Loot {
  seat: number;
  under_way: boolean;
  strength: number;
  left: number;
  taken: string[];
  within: string[];
}
export interface Offer {
  price: Record<string, number>;
  missing: Record<string, number>;
  replaces: string | null;
}
export interface Hunger {
  round: number;
  harvest: string;
  food: number;
}
export interface Household {
  stalls: Stall[];
  hunger: Hunger | null;
  points: number;
  score: Record<string, number>;
}
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
