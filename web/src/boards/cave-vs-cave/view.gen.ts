// What a seat of cave-vs-cave sees, and is shown beside it. Written by tools/wire_types.py; do not edit.

/** A player's cave and goods. */
export interface OneCave {
  goods: Record<string, number>;
  /** a room, "empty", "covered", or (the additional cavern) "absent" */
  cells: Record<string, string>;
  /** the slots where walls were built */
  walls: string[];
  /** the side of the additional cavern that lies up, where the player has it */
  face: string | null;
}

/** Everything a seat may know. */
export interface CaveView {
  players: number;
  /** from 1 */
  round: number;
  /** turns taken in this round, by both players together */
  turn: number;
  /** who has the start-player token */
  start: number;
  /** action tiles face up, in the order in which they were turned up */
  up: string[];
  /** per player, the tiles taken in this round */
  taken: string[][];
  /** rooms face up for both */
  display: string[];
  /** dark rooms whose place nobody knows */
  unseen: string[];
  /** light rooms that left the game (alone) */
  removed: string[];
  /** in the supply */
  walls: number;
  /** rooms in the draw pile (alone) */
  pile: number;
  /** whether the additional cavern is still to be had */
  cavern: boolean;
  caves: OneCave[];
  /** the tile of this turn */
  tile: string | null;
  /** its parts that are done, as bits */
  done: number;
  /** rooms used in this turn */
  used: string[];
  /** room uses that are left */
  uses: number;
  /** the room that is being used */
  room: string | null;
  /** its parts that are done, as bits */
  room_done: number;
  /** cells excavated in this turn */
  dug: number;
  /** whether the Prospecting Site sold its food in this turn */
  sold: boolean;
  game: string;
  /** whose view it is; null: a spectator's */
  seat: number | null;
}

/** A place on the action board, from left to right: those of the start, then one for each round. */
export interface Place {
  /** in which its tile is turned up; null: it lies open from the start */
  round: number | null;
  /** each player has in that round, as the back of the tile says */
  turns: number | null;
  /** null: face down */
  tile: string | null;
  /** who has taken the tile in this round */
  taker: number | null;
  /** it is the tile of this turn */
  current: boolean;
  /** the parts of that tile: done, or still to do */
  done: boolean[];
}

/** A room that counts at the end. */
export interface Worth {
  room: string;
  points: number;
}

/** A room of the display, and what a player lacks for it. */
export interface Offer {
  /** goods of its own cost that are not held */
  missing: Record<string, number>;
  /** empty caverns whose walls suit it */
  cells: string[];
  /** whether its colour is allowed now */
  colour: boolean;
  /** nothing is lacking */
  possible: boolean;
}

/** What follows from a player's cave. */
export interface CaveShown {
  /** of rooms and gold, as the game stands */
  points: number;
  /** the rooms with points, the best first */
  worth: Worth[];
  /** the places for walls that the additional cavern brought */
  extra_slots: string[];
  /** by room of the display */
  offers: Record<string, Offer>;
}

/** What a person is shown beside the view. */
export interface Shown {
  over: boolean;
  /** whose turn it is */
  active: number | null;
  /** of the whole game */
  rounds: number;
  /** of the active player in this round, from 1 */
  turn: number;
  /** each player has in this round */
  turns: number;
  /** alone: the points to reach */
  goal: number | null;
  shelf: Place[];
  /** the room that was chosen and lies nowhere yet */
  placing: string | null;
  /** who has the additional cavern */
  cavern_of: number | null;
  caves: CaveShown[];
}
