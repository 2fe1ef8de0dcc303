// What crosses the wire, under the names that the page uses. The types are made from src/permonik/server/wire.py.

export type {
  Arg,
  ChatOut as Chat,
  Clock,
  ClockOut as ClockState,
  ErrorOut as Refusal,
  GameOptionOut as GameOption,
  GameOut as Game,
  Lang,
  MessageOut as Message,
  Nested,
  NewTable,
  NoticeOut as Notice,
  OkOut as Ok,
  Person,
  ProposalOut as Proposal,
  Registered,
  Report,
  ScoreOut as Score,
  SealOut as Seal,
  SeatOut as Seat,
  SeatWish,
  SnapshotOut as Snapshot,
  TableNews,
  TableOut as Table,
} from './wire.gen';

import type { FromBrowser as Said, MessageOut, OptionOut, StateOut, ToBrowser as Heard } from './wire.gen';

/** What an answer costs that a person should say yes to. */
export type Weight = 'destroy' | 'replace' | 'forfeit' | 'beg' | 'attack_self' | 'reveal_role';
export interface Option extends OptionOut {
  weighty?: Weight | null;
}
/** A choice of several parts: how often each may be picked, and how many in all. */
export interface Choice {
  items: { option: number; limit: number; clashes?: number[]; needs?: number[] }[];
  least: number;
  most: number;
}
/** What my seat has answered and not confirmed. While it is there, the state is that of the draft. */
export interface Draft {
  answers: MessageOut[];
  steps: number;
  done: boolean;
  log?: MessageOut[];
}
export interface State extends StateOut {
  options: Option[];
  draft?: Draft | null;
  choice?: Choice | null;
  busy?: number[];
}
interface Answering {
  type: 'draft';
  seat: number;
  asked: number;
  picks: number[];
}
interface GoingBack {
  type: 'back';
  seat: number;
  to: number;
}
interface Confirming {
  type: 'confirm';
  seat: number;
}
export interface Refused {
  type: 'refused';
  what: 'undo' | 'end' | 'stand-in';
  by: number;
}
export type FromBrowser = Said | Answering | GoingBack | Confirming;
export type ToBrowser = Exclude<Heard, StateOut> | State | Refused;

export type OptionValue = string | number | boolean;
/** What a seat sees, or is shown: each board knows the types of its own game. */
export type View = Record<string, unknown>;
