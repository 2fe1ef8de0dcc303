// What crosses the wire, as src/permonik/server/wire.py has it. docs/api.md explains it.

export type Lang = 'cs' | 'en' | 'sk';
export type OptionValue = string | number | boolean;
export type View = Record<string, unknown>;

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}
export interface Registered {
  me: Person;
  recovery: string;
}

export interface Report {
  person: string;
  what: 'name' | 'chat';
  table?: string;
  text?: string;
  why?: string;
}

export type Arg = number | string | { seat: number } | { text: string } | Nested | Arg[];
export interface Nested {
  id: string;
  args?: Record<string, Arg>;
}
export interface Message {
  id: string;
  args: Record<string, Arg>;
  targets: string[];
  entry: number;
}
export interface Option {
  id: number;
  text: string;
  message: Message;
  targets: string[];
  final: boolean;
}

export interface GameOption {
  id: string;
  values: OptionValue[];
  default: OptionValue;
  message: string;
}
export interface Game {
  id: string;
  players: number[];
  options: GameOption[];
  bots: string[];
  private: boolean;
  hidden: boolean;
}

export interface Clock {
  base: number;
  increment: number;
  end: 'forfeit' | 'bot' | 'nothing';
}
export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  bot?: string | null;
}
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, OptionValue>;
  public: boolean;
  clock: Clock | null;
  spectators: boolean;
  chat: boolean | null;
  name: string | null;
}
export interface Seat {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  person: Person | null;
  bot: string | null;
  online: boolean;
  resigned: boolean;
}
export interface Table {
  id: string;
  name: string;
  game: string;
  options: Record<string, OptionValue>;
  status: 'open' | 'running' | 'finished';
  public: boolean;
  study: boolean;
  spectators: boolean;
  chat: boolean;
  clock: Clock | null;
  host: Person;
  seats: Seat[];
  mine: number[];
  waiting: number[];
  entries: number;
  created: number;
  changed: number;
  totals: number[] | null;
  winners: number[] | null;
  rematch: string | null;
}

export interface Score {
  total: number;
  parts: [string, number][];
}
export interface Proposal {
  what: 'undo' | 'end' | 'stand-in';
  by: number;
  for_seat: number | null;
  needs: number[];
}
export interface ClockState {
  left: number[];
  running: number[];
}
export interface Seal {
  commitment: string;
  seed: string | null;
  nonce: string | null;
}

export interface State {
  type: 'state';
  seat: number | null;
  entry: number;
  view: View;
  shown: View;
  waiting: number[];
  question: Message | null;
  asked: number | null;
  options: Option[];
  undo: 'free' | 'ask' | null;
  log: Message[];
  log_from: number;
  over: boolean;
  scores: Score[];
  winners: number[];
  remark: Message | null;
  names: string[];
  proposal: Proposal | null;
  clock: ClockState | null;
  seal: Seal;
}
export interface Snapshot {
  type: 'snapshot';
  seat: number | null;
  entry: number;
  view: View;
  shown: View;
  log: Message[];
  scores: Score[];
}
export interface TableNews {
  type: 'table';
  table: Table;
}
export interface Chat {
  type: 'chat';
  person: Person;
  text: string;
  at: number;
}
export interface Notice {
  type: 'notice';
  text: string;
  at: number;
}
export interface Ok {
  type: 'ok';
  ref: number;
}
export interface Refusal {
  type: 'error';
  ref: number;
  code: string;
  message: string;
}
export type ToBrowser = State | Snapshot | TableNews | Chat | Notice | Ok | Refusal;

export type FromBrowser =
  | { type: 'hello'; seat: number | null; since: number }
  | { type: 'decide'; seat: number; asked: number; option: number }
  | { type: 'undo'; seat: number }
  | { type: 'resign'; seat: number }
  | { type: 'propose'; seat: number; what: 'end' | 'stand-in'; for_seat?: number; bot?: string }
  | { type: 'answer'; seat: number; agree: boolean }
  | { type: 'at'; entry: number }
  | { type: 'chat'; text: string }
  | { type: 'mute'; person: string; muted: boolean };
