// What the engine tells this board: the types of games/rivals/view.py and shown.py, one to one, by the same names.

export interface PrincipalityView {
  towns: string[];
  cities: string[];
  roads: boolean[];
  regions: Record<string, string>;
  stock: Record<string, number>;
  expansions: Record<string, string>;
  cache: string | null;
}
export interface HandView {
  known: string[];
  unknown: number[];
}
export interface StackView {
  back: string;
  cards: (string | null)[];
}
export interface WorldsView {
  zones: string[][];
  worlds: string[];
}
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
  possible: Record<string, WorldsView>;
}

export interface Why {
  kind: 'card' | 'event' | 'face';
  id: string;
}
export interface Busy {
  seat: number;
  what: string;
  routine: boolean;
  theirs: boolean;
  why: Why | null;
}
export interface Gap {
  above: string;
  below: string;
  road: boolean;
  side: 'left' | 'right' | null;
}
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
export interface Land {
  gaps: Gap[];
  towns: TownShown[];
  cards: number;
}
export interface Laying {
  seat: number;
  regions: Record<string, string>;
  stock: Record<string, number>;
  next: string | null;
}
export interface Looking {
  what: 'stack' | 'hand' | 'discard' | 'regions';
  stack: string | null;
}
export interface Lack {
  goods: Record<string, number>;
  because: string[];
}
export interface EventsShown {
  deck: number;
  seen: string[];
  now: string | null;
}
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
  homeless: string | null;
  lacks: Record<string, Lack>;
  open: string | null;
  events: EventsShown;
  scores: Part[][];
}
