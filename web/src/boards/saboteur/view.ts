// What the engine sends: src/permonik/games/saboteur/view.py (`SabSeen`) and shown.py, name by name.

export interface LaidCard {
  cell: number;
  x: number;
  y: number;
  card: string;
  turn: number;
}
export interface Goal {
  corner: string;
  card: string | null;
  open: boolean;
  looked: number[];
}
export interface Creature {
  creature: string;
  at: number | null;
  of: number | null;
}
export interface Web {
  web: string;
  edge: number | null;
  cell: number | null;
  side: string | null;
  shows: number;
  of: number | null;
}
export interface Dwarf {
  clan: string | null;
  role: string | null;
  open: boolean;
  looked: number[];
  at: number | null;
  lying: boolean;
  gold: number;
  limit: number;
  boots: boolean;
  axes: number;
  losses: number;
}
export interface Cards {
  cards: string[];
  backs: number[];
}
export interface Aside {
  cards: number;
  looked: number;
  seen: string[] | null;
}
export interface SeenHand {
  holder: number | null;
  known: string[];
  since: (string | number)[][];
}
export interface RoleWorld {
  saboteurs: number[];
  ways: number;
}
export interface SabSeen {
  game: string;
  seat: number | null;
  players: number;
  deck: string | null;
  rules: Record<string, boolean>;
  area: number;
  colour: string;
  active: number;
  moves: number;
  stiff: boolean;
  draws: number;
  drawer: number;
  cards: LaidCard[];
  goals: Goal[];
  nuggets: number[];
  creatures: Creature[];
  webs: Web[];
  dwarves: Dwarf[];
  hands: Cards[];
  gone: Cards[];
  left: number[];
  aside: Aside;
  pile: number[];
  shown: string[];
  memories: SeenHand[];
  worlds: RoleWorld[];
}

export interface Chart {
  left: number;
  top: number;
  columns: string[];
  rows: string[];
}
export interface Spot {
  x: number;
  y: number;
  field: number;
}
export interface Edge {
  x: number;
  y: number;
  side: string;
}
export interface Fit {
  x: number;
  y: number;
  turns: number[];
}
export interface HandCard {
  card: string;
  playable: boolean;
  fits: Fit[];
}
export interface Laying {
  card: string;
  fits: Fit[];
}
export interface GoalPlace {
  corner: string;
  x: number;
  y: number;
  down: boolean;
}
export interface Turning {
  card: string;
  x: number;
  y: number;
}
export interface Alarm {
  creature: string;
  seat: number;
  comes: boolean;
  at: Spot;
}
export interface Known {
  at: Spot | null;
  percent: number;
  side: string | null;
  works_for: string | null;
}
export interface Chance {
  saboteurs: number[];
  percent: number;
}
export interface ClanChances {
  clan: string;
  worlds: Chance[];
}
export interface Side {
  clan: string;
  gold: number;
  opponents: number;
  value: number;
  workers: number[];
}
export interface Design {
  tier: number;
  fields: string[];
  doors: Record<string, string>;
  links: string[];
  marks: Record<string, string>;
}
export interface SabShown {
  phase: string;
  asked: number | null;
  map: Chart;
  ends: Edge[];
  goals: GoalPlace[];
  nuggets: Spot[];
  creatures: (Spot | null)[];
  webs: (Edge | null)[];
  hand: HandCard[];
  laying: Laying | null;
  turning: Turning | null;
  alarm: Alarm | null;
  dwarves: Known[];
  worlds: Chance[];
  clans: ClanChances[];
  sides: Side[];
  designs: Record<string, Design>;
}
