// What a seat of rivals sees, and is shown beside it. Written by tools/wire_types.py; do not edit.

/** Towns from left to right; what lies at places, spots and in stores, by their names in the notation. */
export interface PrincipalityView {
  towns: string[];
  cities: string[];
  roads: boolean[];
  regions: Record<string, string>;
  stock: Record<string, number>;
  expansions: Record<string, string>;
  cache: string | null;
}

/** The cards one knows, and per back how many one does not. */
export interface HandView {
  known: string[];
  unknown: number[];
}

/** From the top; None: a card one does not know. */
export interface StackView {
  back: string;
  cards: (string | null)[];
}

/** The same with what is still to happen and all that is possible, so that a program can play on from it. */
export interface RivalsView {
  game: string;
  seat: number | null;
  variant: string;
  first: number;
  active: number;
  turns: number;
  production: number;
  face: string | null;
  principalities: PrincipalityView[];
  discards: string[][];
  face_up: number;
  roads: number;
  settlements: number;
  cities: number;
  regions: string[];
  shuffled: string[];
  shuffles: number;
  resolved: string[];
  yules: number;
  moons: (string | null)[];
  defences: number[];
  playing: string | null;
  named: string[];
  picked: string[];
  drawn: string[];
  fetched: number;
  minted: number;
  last: number;
  reiner: boolean;
  winner: number | null;
  points: number[];
  target: number;
  strength: number[];
  skill: number[];
  commerce: number[];
  progress: number[];
  hand_limits: number[];
  strength_token: number | null;
  trade_token: number | null;
  hands: HandView[];
  stacks: StackView[];
}

/** What makes somebody decide: the message `<kind>-<id>` names it. */
export interface Why {
  kind: 'card' | 'event' | 'face';
  id: string;
}

/** Who decides; the message `decides-<what>` says what. */
export interface Busy {
  seat: number;
  what: string;
  /** a normal part of one's own turn */
  routine: boolean;
  /** it is about cards of the other player */
  theirs: boolean;
  why: Why | null;
}

/** Two places for regions, and the road between them; `side` where the land ends. */
export interface Gap {
  above: string;
  below: string;
  road: boolean;
  side: 'left' | 'right' | null;
}

/** A side of a town; `target` is the spot that the next card would lie on. */
export interface SiteShown {
  id: string;
  spots: string[];
  target: string | null;
}

export interface TownShown {
  id: string;
  city: boolean;
  points: number;
  above: SiteShown;
  below: SiteShown;
}

/** From left to right: a gap, a town, a gap … and a gap at the end. */
export interface Land {
  gaps: Gap[];
  towns: TownShown[];
}

/** Regions that are laid out anew: what lies already, and what comes next. */
export interface Laying {
  seat: number;
  regions: Record<string, string>;
  stock: Record<string, number>;
  next: string | null;
}

/** What the one who decides is looking at. */
export interface Looking {
  what: 'stack' | 'hand' | 'discard' | 'regions';
  stack: string | null;
}

/** Why a card cannot be built or played: missing goods, and what else, as messages. */
export interface Lack {
  goods: Record<string, number>;
  because: string[];
}

/** The event deck: its size, the cards that came since it was shuffled, and the one that is carried out. */
export interface EventsShown {
  deck: number;
  seen: string[];
  now: string | null;
}

/** Where points come from: the message that names it, and how it is drawn. */
export interface Part {
  id: string;
  points: number;
  look: 'settlement' | 'city' | 'card' | 'token';
}

export interface RivalsShown {
  phase: 'setup' | 'dice' | 'action' | 'replenish' | 'exchange' | 'over' | null;
  busy: Busy | null;
  lands: Land[];
  laying: Laying | null;
  looking: Looking | null;
  /** a card that was removed and goes under a stack */
  homeless: string | null;
  /** of the cards in one's hand and of the open stack */
  lacks: Record<string, Lack>;
  open: string | null;
  events: EventsShown;
  scores: Part[][];
}
