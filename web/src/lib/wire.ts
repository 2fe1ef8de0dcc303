// What crosses the wire, under the names that the page uses. The types are made from src/permonik/server/wire.py.

export type {
  Arg,
  ChatOut as Chat,
  Clock,
  ClockOut as ClockState,
  ErrorOut as Refusal,
  FromBrowser,
  GameOptionOut as GameOption,
  GameOut as Game,
  Invitation,
  Lang,
  MessageOut as Message,
  Nested,
  NewTable,
  NoticeOut as Notice,
  OkOut as Ok,
  OptionOut as Option,
  Person,
  ProposalOut as Proposal,
  Registered,
  Report,
  ScoreOut as Score,
  SealOut as Seal,
  SeatOut as Seat,
  SeatWish,
  SnapshotOut as Snapshot,
  StateOut as State,
  TableNews,
  TableOut as Table,
  ToBrowser,
} from './wire.gen';

export type OptionValue = string | number | boolean;
/** What a seat sees, or is shown: each board knows the types of its own game. */
export type View = Record<string, unknown>;
