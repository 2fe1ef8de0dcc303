// What a seat of saboteur sees, and is shown beside it. Written by tools/wire_types.py; do not edit.

/** A face-up card: the number of its cell, its column and row from the start card, and which way round it lies. */
export interface LaidCard {
  cell: number;
  x: number;
  y: number;
  card: string;
  turn: number;
}

/** A goal card: what it is, if one knows; whether all do; who has looked at it. */
export interface Goal {
  corner: string;
  card: string | null;
  open: boolean;
  looked: number[];
}

/** A creature: its field, and whose card it is. */
export interface Creature {
  creature: string;
  at: number | null;
  of: number | null;
}

/** A web: its edge, as a number and as a side of a cell, the side that is up, and whose card it is. */
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

/** Cards that one knows, and how many there are of each tier. */
export interface Cards {
  cards: string[];
  backs: number[];
}

/** The clan cards put aside: how many, how many somebody has looked at, and what the one who did has seen. */
export interface Aside {
  cards: number;
  looked: number;
  seen: string[] | null;
}

/** A hand that one has seen, who has it now, and what has happened to it since. */
export interface SeenHand {
  holder: number | null;
  known: string[];
  since: (string | number)[][];
}

/** Who may be the saboteurs, and in how many ways the clan cards can lie so. */
export interface RoleWorld {
  saboteurs: number[];
  ways: number;
}

/** What `recall` needs: the same with the steps that are still to come. */
export interface SabView {
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

/** The part of the cave that is drawn: its north-west cell, and the names of its columns and rows. */
export interface Chart {
  left: number;
  top: number;
  columns: string[];
  rows: string[];
}

/** A side of a cell: N, E, S or W. */
export interface Edge {
  x: number;
  y: number;
  side: string;
}

export interface GoalPlace {
  corner: string;
  x: number;
  y: number;
  down: boolean;
}

/** A field: its cell, and its number on the card. */
export interface Spot {
  x: number;
  y: number;
  field: number;
}

/** A cell into which a card fits, and which ways round. */
export interface Fit {
  x: number;
  y: number;
  turns: number[];
}

/** A card of the own hand: whether it could be played now, and for a path card where. */
export interface HandCard {
  card: string;
  playable: boolean;
  fits: Fit[];
}

/** A path card that was played and is about to be laid. */
export interface Laying {
  card: string;
  fits: Fit[];
}

/** A goal card that was revealed and is about to be turned. */
export interface Turning {
  card: string;
  x: number;
  y: number;
}

/** A creature and a dwarf with a war axe have come upon each other; `comes`: it was the creature that came. */
export interface Alarm {
  creature: string;
  seat: number;
  comes: boolean;
  at: Spot;
}

/** Where a dwarf stands, how likely a saboteur it is, and what it is where there is no doubt left. */
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

/** The treasure of a clan (R13.6), once the game is over. */
export interface Side {
  clan: string;
  gold: number;
  opponents: number;
  value: number;
  workers: number[];
}

/** A card of a corrected deck: its fields, the field at each open side, the fields that touch, what is special. */
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
  /** among the clan cards in use there are saboteurs */
  roles: boolean;
  worlds: Chance[];
  clans: ClanChances[];
  sides: Side[];
  designs: Record<string, Design>;
}
