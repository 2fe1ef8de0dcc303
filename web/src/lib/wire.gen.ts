// The messages of the wire. docs/api.md explains them. Written by tools/wire_types.py; do not edit.

/** An argument of a message: a number, the id of a message, a seat, a text, a whole message, or several. */
export type Arg = number | string | { seat: number } | { text: string } | Nested | Arg[];
export interface Nested {
  id: string;
  args?: Record<string, Arg>;
}

export type Lang = 'cs' | 'en' | 'sk';

/** A message of the kernel: `entry` is -1 where no entry caused it. */
export interface MessageOut {
  id: string;
  args: Record<string, Arg>;
  targets: string[];
  entry: number;
}

/** How many more goods a seat has; `amount`: the message that words so many of them. */
export interface MovedOut {
  seat: number;
  amount: string;
  n: number;
}

/**
 * A line of the log. `fold`: what it is in the story (docs/api.md); `cause`: the message that names what brought it
 * about, or ""; `moved`: what it tells of goods.
 */
export interface LineOut {
  id: string;
  args: Record<string, Arg>;
  targets: string[];
  entry: number;
  fold: 'deed' | 'note' | 'stage' | 'step' | 'part' | 'ahead' | 'price';
  cause: string;
  moved: MovedOut[];
}

/** An answer. `final`: it ends the draft. `weighty`: what it costs that a person should say yes to. */
export interface OptionOut {
  id: number;
  text: string;
  message: MessageOut;
  targets: string[];
  final: boolean;
  weighty: 'destroy' | 'replace' | 'forfeit' | 'beg' | 'attack_self' | 'reveal_role' | null;
}

/**
 * What can be picked: an option, how often, with which others it cannot be picked, and (if there are any) of which
 * others one must be picked too.
 */
export interface ItemOut {
  option: number;
  limit: number;
  clashes: number[];
  needs: number[];
}

/** A choice of several parts: so many picks in all, in any order. */
export interface ChoiceOut {
  items: ItemOut[];
  least: number;
  most: number;
}

/**
 * What the seat has answered and not confirmed, a message for each step. `done`: nothing more can be answered.
 *
 * `number`: its name, another one after each change; `log`: what it is told of its draft.
 */
export interface DraftOut {
  number: number;
  answers: MessageOut[];
  steps: number;
  done: boolean;
  log: LineOut[];
}

export interface ScoreOut {
  total: number;
  parts: [string, number][];
}

export interface ProposalOut {
  what: 'undo' | 'end' | 'stand-in';
  by: number;
  for_seat: number | null;
  needs: number[];
}

/** Seconds left per seat now, and the seats whose clock runs. */
export interface ClockOut {
  left: number[];
  running: number[];
}

/** The commitment from the start; seed and nonce once the match is over. */
export interface SealOut {
  commitment: string;
  seed: string | null;
  nonce: string | null;
}

/**
 * Everything the seat may know now. Log lines from `log_from` on replace what the browser had from there on.
 *
 * `question`, `asked` and `options` are there when the own seat is waiting; `undo` is "free", "ask" or None.
 * While the own seat has a draft, these, `view` and `shown` are the draft's. `busy`: the seats that have one.
 */
export interface StateOut {
  type: 'state';
  seat: number | null;
  entry: number;
  view: Record<string, unknown>;
  shown: Record<string, unknown>;
  waiting: number[];
  question: MessageOut | null;
  asked: number | null;
  options: OptionOut[];
  choice: ChoiceOut | null;
  draft: DraftOut | null;
  busy: number[];
  undo: 'free' | 'ask' | null;
  log: LineOut[];
  log_from: number;
  over: boolean;
  scores: ScoreOut[];
  winners: number[];
  remark: MessageOut | null;
  names: string[];
  proposal: ProposalOut | null;
  clock: ClockOut | null;
  seal: SealOut;
}

/** The answer to `at`. */
export interface SnapshotOut {
  type: 'snapshot';
  seat: number | null;
  entry: number;
  view: Record<string, unknown>;
  shown: Record<string, unknown>;
  log: LineOut[];
  scores: ScoreOut[];
}

/** What the own seat has proposed was refused by that seat. */
export interface RefusedOut {
  type: 'refused';
  what: 'undo' | 'end' | 'stand-in';
  by: number;
}

export interface Speaker {
  id: string;
  name: string;
  guest: boolean;
}

export interface ChatOut {
  type: 'chat';
  person: Speaker;
  text: string;
  at: number;
}

/**
 * The answer to `why`: the reason in words, and the rule in the specification. No reason: nothing speaks against it
 * now, or the question is not about such things.
 */
export interface BecauseOut {
  type: 'because';
  ref: number;
  seat: number;
  target: string;
  reason: MessageOut | null;
  rule: string;
}

/**
 * A line that a bot would play: the option that begins it, its answers, and what it adds to the points by parts.
 * `deeper`: the points speak for another line.
 */
export interface HintLine {
  option: number;
  line: MessageOut[];
  parts: [string, number][];
  deeper: boolean;
}

/** The answer to `hint`: up to three lines, the best first. It is told to the seat alone. */
export interface HintOut {
  type: 'hint';
  ref: number;
  seat: number;
  asked: number;
  lines: HintLine[];
}

/** The message with this `ref` was carried out. */
export interface OkOut {
  type: 'ok';
  ref: number;
}

/** The message with this `ref` (0: unreadable) was refused; nothing has changed. */
export interface ErrorOut {
  type: 'error';
  ref: number;
  code: string;
  message: string;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

/** The person behind the cookie. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

export interface Rename {
  name: string;
}

/** A guest keeps the name: from now on it has a password. */
export interface Register {
  name: string;
  password: string;
}

/** The recovery code is shown this once. */
export interface Registered {
  me: Me;
  recovery: string;
}

export interface SignIn {
  name: string;
  password: string;
}

/** Sets a new password with the recovery code, which is thereby used up; the answer is `Registered` again. */
export interface Recover {
  name: string;
  recovery: string;
  password: string;
}

/** The password as it is, and as it shall be. All other browsers are signed out. */
export interface ChangePassword {
  password: string;
  new: string;
}

/** The password of a registered person; a guest sends none. */
export interface DeleteMe {
  password?: string | null;
}

/** The address under which others reach this house; None: nobody but this machine does. */
export interface Invitation {
  url: string | null;
}

export interface GameOptionOut {
  id: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  message: string;
}

/** `private`: seats know things that others do not, so hotseat needs a hand-over screen. */
export interface GameOut {
  id: string;
  players: number[];
  options: GameOptionOut[];
  bots: string[];
  private: boolean;
  hidden: boolean;
}

/** A lesson in a list, in one language. */
export interface LessonInfo {
  game: string;
  lesson: string;
  title: string;
  about: string;
  minutes: number;
}

/** All that was answered in the lesson so far: the texts of options, ">" to go on. `back`: without the last. */
export interface LessonAnswers {
  answers?: string[];
  back?: boolean;
}

/**
 * Where a lesson stands. `answers` is what is to be sent next time, with one more; `point`: targets on the board.
 *
 * `kind`: "say" and "wrong" wait for ">" (after a wrong answer `state` shows what comes of it), "ask" and "free" for
 * an option of `state`; after "done" nothing comes.
 */
export interface LessonOut {
  game: string;
  lesson: string;
  title: string;
  kind: 'say' | 'ask' | 'free' | 'wrong' | 'done';
  beat: number;
  beats: number;
  say: string;
  remark: string | null;
  point: string[];
  answers: string[];
  state: StateOut;
}

/** Lessons that a registered person has finished, each as "game/lesson". */
export interface LessonsDone {
  done: string[];
}

/** Seconds for the whole game, and more for each decision; `end`: what happens when they are used up. */
export interface Clock {
  base: number;
  increment: number;
  end: 'forfeit' | 'bot' | 'nothing';
}

/** Who shall sit there: the host (several times: hotseat), somebody who comes, or a bot by its name. */
export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean>;
  public?: boolean;
  clock?: Clock | null;
  spectators?: boolean;
  /** None: on at private tables, off at public ones */
  chat?: boolean | null;
  name?: string | null;
  /** against bots alone: the host is to move first */
  begin?: boolean;
}

export interface SeatOut {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  person: Person | null;
  bot: string | null;
  online: boolean;
  resigned: boolean;
  /** how often a bot was asked what to do */
  hints: number;
}

/** A table for lists and for the waiting room. `mine`: the seats of the person who asks. */
export interface TableOut {
  id: string;
  name: string;
  game: string;
  options: Record<string, string | number | boolean>;
  status: 'open' | 'running' | 'finished';
  public: boolean;
  study: boolean;
  spectators: boolean;
  chat: boolean;
  clock: Clock | null;
  host: Person;
  seats: SeatOut[];
  mine: number[];
  waiting: number[];
  entries: number;
  created: number;
  changed: number;
  totals: number[] | null;
  winners: number[] | null;
  rematch: string | null;
}

export interface Join {
  seat?: number | null;
}

/** The host removes a person before the start; that person cannot join again. */
export interface Remove {
  person: string;
}

export interface Fork {
  at: number;
}

/** A record's text becomes a study. */
export interface Import {
  record: string;
}

/** What the host can change at any time. */
export interface Settings {
  chat?: boolean | null;
  spectators?: boolean | null;
}

/** A name, or a line of chat at a table (told by its text), that the operator should see. */
export interface Report {
  person: string;
  what: 'name' | 'chat';
  table?: string | null;
  text?: string;
  why?: string;
}

/** Every refusal. `code` is stable (kebab-case of the error's name), `message` is for people, in English. */
export interface Problem {
  code: string;
  message: string;
}

/** The first message: as which of my seats (None: as a spectator), and from which entry on the log is wanted. */
export interface Hello {
  type: 'hello';
  seat?: number | null;
  since?: number;
  ref?: number;
}

/** `asked` is the number that came with the question: a late or doubled answer is refused. */
export interface Decide {
  type: 'decide';
  seat: number;
  asked: number;
  option: number;
  ref?: number;
}

/** Answers the question that is open in the seat's draft, or begins one. Several picks: the parts of a choice. */
export interface DraftStep {
  type: 'draft';
  seat: number;
  asked: number;
  picks: number[];
  ref?: number;
}

/** Keeps the first `to` steps of the draft. */
export interface DraftBack {
  type: 'back';
  seat: number;
  to: number;
  ref?: number;
}

/** The draft's answers are played; with a `draft`, only if it still has that number. */
export interface Confirm {
  type: 'confirm';
  seat: number;
  draft?: number | null;
  ref?: number;
}

export interface TakeBack {
  type: 'undo';
  seat: number;
  ref?: number;
}

export interface GiveUp {
  type: 'resign';
  seat: number;
  ref?: number;
}

/** To end the match by agreement, or to hand a seat that is gone to a bot. */
export interface Propose {
  type: 'propose';
  seat: number;
  what: 'end' | 'stand-in';
  for_seat?: number | null;
  bot?: string | null;
  ref?: number;
}

/** To the open proposal (an undo that needs consent is one). */
export interface Answer {
  type: 'answer';
  seat: number;
  agree: boolean;
  ref?: number;
}

/** The position after so many entries, as the own seat saw it. */
export interface LookAt {
  type: 'at';
  entry: number;
  ref?: number;
}

/** Why nothing can be chosen at a place of the board (a target, as options have them). */
export interface Why {
  type: 'why';
  seat: number;
  target: string;
  ref?: number;
}

/** What would the hard bot do? Only where no other people play; that it was asked, everybody sees. */
export interface AskHint {
  type: 'hint';
  seat: number;
  ref?: number;
}

export interface Say {
  type: 'chat';
  text: string;
  ref?: number;
}

/** I no longer want to read this person (or want to again). */
export interface Mute {
  type: 'mute';
  person: string;
  muted: boolean;
  ref?: number;
}

/** Is the line still there? The answer is `ok`, as to everything. */
export interface Ping {
  type: 'ping';
  ref?: number;
}

/** The table itself changed: seats, presence, settings, a rematch. */
export interface TableNews {
  type: 'table';
  table: TableOut;
}

/** The operator says something to everybody. */
export interface NoticeOut {
  type: 'notice';
  text: string;
  at: number;
}

export type FromBrowser = Hello | Decide | DraftStep | DraftBack | Confirm | TakeBack | GiveUp | Propose | Answer | LookAt | Why | AskHint | Say | Mute | Ping;

export type ToBrowser = StateOut | SnapshotOut | BecauseOut | HintOut | TableNews | RefusedOut | ChatOut | NoticeOut | OkOut | ErrorOut;
