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

/** An answer that this kind of question may offer and that cannot be given now; why not, and the rule. */
export interface BarredOut {
  text: string;
  message: MessageOut;
  targets: string[];
  reason: MessageOut;
  rule: string;
}

/** An answer to the question that option `via` opens: given together with it, by two steps of the draft. */
export interface AheadOut {
  id: number;
  text: string;
  message: MessageOut;
  targets: string[];
  final: boolean;
  weighty: 'destroy' | 'replace' | 'forfeit' | 'beg' | 'attack_self' | 'reveal_role' | null;
  via: number;
}

/** All picks of a choice, repetitions written out. `final`: they end the draft. */
export interface WayOut {
  picks: number[];
  final: boolean;
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

/** A choice of several parts: so many picks in all, in any order. `ways`: all there are, where they are few. */
export interface ChoiceOut {
  items: ItemOut[];
  least: number;
  most: number;
  ways: WayOut[];
}

/**
 * What the seat has answered and not confirmed, a message for each step. `done`: nothing more can be answered.
 *
 * `number`: its name, another one after each change; `log`: what it is told of its draft; `follows`: after each step,
 * what came by itself, since there was no other answer. It goes with its step.
 */
export interface DraftOut {
  number: number;
  answers: MessageOut[];
  follows: MessageOut[][];
  steps: number;
  done: boolean;
  log: LineOut[];
}

export interface ScoreOut {
  total: number;
  parts: [string, number][];
}

export interface ProposalOut {
  what: 'undo' | 'end' | 'stand-in' | 'hints';
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

/** The part of a state that changes while nothing is played. */
export interface BesideOut {
  busy: number[];
  proposal: ProposalOut | null;
  clock: ClockOut | null;
}

/**
 * Everything the seat may know now. Log lines from `log_from` on replace what the browser had from there on.
 *
 * `questions`: of which kind the question of each seat in `waiting` is (the id of its message), as the match asks it;
 * "" where it is secret. `question`, `asked` and `options` are there when the own seat is waiting; `barred`: what
 * cannot be answered now (more than a list can hold is told by `why`). `undo` and `hints` are "free", "ask" or None,
 * where they can be had at once, after the others have agreed, or not at all.
 * `open_until`: up to this entry a spectator may look on as any seat; 0: hands are hidden.
 * While the own seat has a draft, these, `view` and `shown` are the draft's. `busy`: the seats that have one.
 */
export interface StateOut {
  type: 'state';
  seat: number | null;
  entry: number;
  view: Record<string, unknown>;
  shown: Record<string, unknown>;
  waiting: number[];
  questions: string[];
  question: MessageOut | null;
  asked: number | null;
  options: OptionOut[];
  barred: BarredOut[];
  ahead: AheadOut[];
  obvious: number | null;
  choice: ChoiceOut | null;
  draft: DraftOut | null;
  busy: number[];
  undo: 'free' | 'ask' | null;
  hints: 'free' | 'ask' | null;
  log: LineOut[];
  log_from: number;
  over: boolean;
  scores: ScoreOut[];
  winners: number[];
  remark: MessageOut | null;
  names: string[];
  proposal: ProposalOut | null;
  clock: ClockOut | null;
  open_until: number;
  seal: SealOut;
}

/**
 * What has changed since the last state or patch on this line, for who has asked for patches in `hello`.
 *
 * `set`: fields of the state, each whole, always with `log` and `log_from`; `view`, `shown`: fields inside these.
 */
export interface PatchOut {
  type: 'patch';
  set: Record<string, unknown>;
  view: Record<string, unknown>;
  shown: Record<string, unknown>;
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
  what: 'undo' | 'end' | 'stand-in' | 'hints';
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
 * A line that a bot would play: the option that begins it, its answers, what it adds to the points by parts, and
 * what it adds to the rest of what the seat has. `deeper`: the points speak for another line.
 */
export interface HintLine {
  option: number;
  line: MessageOut[];
  parts: [string, number][];
  gains: [string, number][];
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

/** The answer to `weigh`: the line that a bot would rather play than the seat's draft, where it finds that bad. */
export interface DoubtOut {
  type: 'doubt';
  ref: number;
  seat: number;
  entry: number;
  steps: number;
  better: HintLine | null;
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

/** Every refusal. `code` is stable (kebab-case of the error's name), `message` is for people, in English. */
export interface Problem {
  code: string;
  message: string;
}

/** `face`: five digits, if somebody has chosen them: hat, its colour, beard, its colour, skin. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
  face: string;
}

/** The person behind the cookie. `shows`: which parts of the profile others see. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  face: string;
  shows: ('results' | 'favourites' | 'history')[];
}

/** What is named changes, the rest stays. */
export interface ChangeMe {
  name?: string | null;
  face?: string | null;
  shows?: ('results' | 'favourites' | 'history')[] | null;
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

/** A name, or a line of chat at a table (told by its text), that the operator should see. */
export interface Report {
  person: string;
  what: 'name' | 'chat';
  table?: string | null;
  text?: string;
  why?: string;
}

/**
 * How I want to be told: which kinds by mail and by push, quiet hours and an hour for the digest (0 to 23, in
 * `zone`), the language.
 */
export interface WordWish {
  mail: ('turn' | 'reminder' | 'over')[];
  push: ('turn' | 'reminder' | 'over')[];
  quiet_from?: number | null;
  quiet_to?: number | null;
  digest?: number | null;
  zone?: string;
  lang?: 'cs' | 'en' | 'sk';
}

/** The same as it is kept, and what there is: an address and whether it is confirmed, devices, the key for push. */
export interface Word {
  mail: ('turn' | 'reminder' | 'over')[];
  push: ('turn' | 'reminder' | 'over')[];
  kinds: ('turn' | 'reminder' | 'over')[];
  quiet_from: number | null;
  quiet_to: number | null;
  digest: number | null;
  zone: string;
  lang: 'cs' | 'en' | 'sk';
  email: string | null;
  confirmed: boolean;
  mail_works: boolean;
  push_key: string;
  devices: number;
}

/** A link is sent there, in that language. */
export interface EmailWish {
  email: string;
  lang?: 'cs' | 'en' | 'sk';
}

/** A browser as its PushSubscription tells it; to remove it the endpoint is enough. */
export interface DeviceWish {
  endpoint: string;
  p256dh?: string;
  auth?: string;
  lang?: 'cs' | 'en' | 'sk';
}

/** From a link in a mail. */
export interface Token {
  token: string;
}

export interface GameOptionOut {
  id: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  message: string;
}

/**
 * A rule that leaves a doubt: its mark, where the rulebook tells of it, how it is played here. `at`: the messages
 * that it decides, by their ids, each with words that their arguments or causes must hold.
 */
export interface ReadingOut {
  ruling: string;
  mark: 'rule' | 'reading' | 'variant';
  rule: string;
  place: string;
  text: string;
  at: string[];
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

/** Lessons that a registered person has finished, each as "game/lesson". */
export interface LessonsDone {
  done: string[];
}

/**
 * Live: `base` seconds for the whole game, and `increment` more for each decision. Over days: `days` for each
 * decision, and a `reserve` of days for the whole game. `end`: what happens when they are used up.
 */
export interface Clock {
  base: number;
  increment: number;
  days: number;
  reserve: number;
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
  /** seconds for somebody who is away, then a bot stands in; 0: never; None: as the house does */
  wait?: number | null;
  spectators?: boolean;
  /** spectators see what each seat saw, a round later; who sits down agrees */
  open_hands?: boolean;
  /** None: on at private tables, off at public ones */
  chat?: boolean | null;
  name?: string | null;
  /** against bots alone: the host is to move first */
  begin?: boolean;
  /** one of mine: its members see the table */
  group?: string | null;
  /** it counts; docs/ratings.md says what that asks for */
  rated?: boolean;
}

/** Where a study branched off: after so many entries of a match. */
export interface Origin {
  table: string;
  entry: number;
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
  /** on holiday: waited for without a clock */
  resting: boolean;
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
  wait: number;
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
  rated: boolean;
  group: string | null;
  /** spectators see hands, a round later */
  open_hands: boolean;
  /** a try at the cave of that day or week */
  cave: string | null;
  /** of a study of mine that branched off from a match */
  origin: Origin | null;
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
  /** they play on for everybody but me */
  bots?: boolean;
}

/** A record's text becomes a study. */
export interface Import {
  record: string;
}

/** What the host can change at any time. */
export interface Settings {
  chat?: boolean | null;
  spectators?: boolean | null;
  /** what others have agreed to can end, not begin */
  open_hands?: false | null;
}

/** `here`: the page is open, or was a moment ago. */
export interface FriendOut {
  person: Person;
  here: boolean;
}

export interface InviteOut {
  by: Person;
  table: TableOut;
}

/** A group in a list. `members`: how many. */
export interface GroupInfo {
  id: string;
  name: string;
  members: number;
}

/**
 * My friends, those who are here first. Whoever has my `code` can become one. `muted`: whom I do not read, but for
 * those whom I have blocked.
 */
export interface FriendsOut {
  code: string;
  friends: FriendOut[];
  invites: InviteOut[];
  blocked: Person[];
  muted: Person[];
  groups: GroupInfo[];
}

/** Of a person or a group; spaces, hyphens and small letters do not matter. */
export interface Code {
  code: string;
}

export interface Block {
  person: string;
  blocked: boolean;
}

/** Not to be read any more, at any table, or to be read again. */
export interface MuteWish {
  person: string;
  muted: boolean;
}

export interface Whom {
  person: string;
}

export interface NewGroup {
  name: string;
}

/** What a member has played and won at the group's tables in a quarter of a year. */
export interface SeasonOut {
  person: Person;
  played: number;
  won: number;
}

/** `owner` looks after it. `season`: of which the `standings` are, such as "2026-4". */
export interface GroupOut {
  id: string;
  name: string;
  code: string;
  owner: string;
  members: FriendOut[];
  tables: TableOut[];
  season: string;
  standings: SeasonOut[];
}

/** Somebody to play with, in the usual way: so many players in all. */
export interface Seek {
  game: string;
  players: number;
}

/** `waiting`: how many want the same, me included, `table`: where we meet. No `game`: I have stopped. */
export interface SeekingOut {
  game: string | null;
  players: number;
  waiting: number;
  table: string | null;
}

/** A table at which somebody waits for me: since when, and until when I have time (None: as long as I like). */
export interface Turn {
  table: TableOut;
  since: number;
  until: number | null;
}

/** From when until when (times) my clocks by days shall stand. */
export interface HolidayWish {
  start: number;
  until: number;
}

/** `number` names it. `until` can lie in the past: then it is counted, and nothing else. */
export interface Holiday {
  number: number;
  start: number;
  until: number;
}

/** My holidays of a year, and how many days of it are left. */
export interface Holidays {
  holidays: Holiday[];
  left: number;
}

/** How well somebody plays, as far as it is known: a person or a bot. `margin`: give or take so many points. */
export interface RatingOut {
  game: string;
  size: 'two' | 'more';
  person: Person | null;
  bot: string | null;
  points: number;
  margin: number;
  provisional: boolean;
  games: number;
  won: number;
}

/** The best of a pool: first those of whom enough is known and the bots, then the others. */
export interface LeadersOut {
  game: string;
  size: 'two' | 'more';
  leaders: RatingOut[];
}

/** Somebody's latest games of one kind. `left`: resigned or lost on time; `mean` and `best`: of the points. */
export interface ResultsOut {
  game: string;
  size: 'alone' | 'two' | 'more';
  played: number;
  won: number;
  left: number;
  mean: number;
  best: number;
}

/** A room or card that somebody has built or played; `thing` is the id of its text in the game's texts. */
export interface FavouriteOut {
  game: string;
  thing: string;
  times: number;
}

/** The games of two people: how often the one whose profile it is has won and the other has not, and so on. */
export interface AgainstOut {
  person: Person;
  games: number;
  won: number;
  lost: number;
}

/** How well somebody solves the puzzles of a game: how many they tried, and solved at the first try. */
export interface SolvedOut {
  game: string;
  rating: number;
  tried: number;
  solved: number;
}

/** What somebody shows; null is what they do not. `against`: of others only what was between them and me. */
export interface ProfileOut {
  person: Person;
  mine: boolean;
  shows: ('results' | 'favourites' | 'history')[];
  ratings: RatingOut[];
  results: ResultsOut[] | null;
  favourites: FavouriteOut[] | null;
  puzzles: SolvedOut[] | null;
  against: AgainstOut[];
}

export interface SaidOut {
  table: string;
  text: string;
  at: number;
}

/** The first try at a puzzle. */
export interface TriedOut {
  game: string;
  puzzle: string;
  solved: boolean;
}

/** All that the house keeps of somebody, but for the password, of which it has only a hash. */
export interface ExportOut {
  me: Me;
  created: number;
  seen: number;
  lessons: string[];
  puzzles: TriedOut[];
  ratings: RatingOut[];
  tables: TableOut[];
  said: SaidOut[];
  muted: Person[];
  friends: FriendsOut;
}

/** My try: its table, and what it has brought once it is over. */
export interface CaveTry {
  table: string;
  score: number | null;
}

/** The cave of a day or a week that is open now; `ends`: when it closes. `previous` has a ladder. */
export interface CaveOut {
  game: string;
  period: string;
  every: 'day' | 'week';
  ends: number;
  bots: number;
  commitment: string;
  tries: number;
  mine: CaveTry | null;
  previous: string;
}

/** The caves that are open, and how many days in a row I have finished one. */
export interface Caves {
  caves: CaveOut[];
  streak: number;
}

/** A place on a ladder. Equal scores share it; the table can be watched. */
export interface CavePlace {
  place: number;
  person: Person;
  score: number;
  table: string;
}

export interface CaveScore {
  score: number;
  people: number;
}

/** A cave that has closed: what its deal was made of, the best hundred, and how many had which score. */
export interface Ladder {
  game: string;
  period: string;
  previous: string;
  commitment: string;
  seed: string;
  nonce: string;
  tries: number;
  places: CavePlace[];
  scores: CaveScore[];
}

/** Whose game is reviewed. `entry`: not the game, but the single answers of the line that begins there. */
export interface ReviewWish {
  seat: number;
  entry?: number | null;
}

/** A line that was in question. `right`: it is the best one, or within the noise of it. */
export interface ReviewLine {
  line: HintLine;
  right: boolean;
}

/** Result and score apart: the chance to win, from 0 to 1, and the points (`ReviewData.score` says which). */
export interface ReviewOutlook {
  chance: number;
  score: number;
}

/**
 * A line of the seat's own answers: entries `entry` to `last`. `lines`: some that were in question beside it.
 * `cost`: what the loss took of the chance and of the score; null where they are not told apart.
 */
export interface ReviewDecision {
  entry: number;
  last: number;
  turn: number;
  class: 'only' | 'best' | 'good' | 'doubtful' | 'mistake' | 'blunder';
  loss: number;
  error: number;
  lines: ReviewLine[];
  played: HintLine;
  better: HintLine | null;
  cost: ReviewOutlook | null;
}

/** One answer inside a line, beside the other `choices`; the reference goes on after each of them. */
export interface ReviewAnswer {
  entry: number;
  choices: number;
  class: 'only' | 'best' | 'good' | 'doubtful' | 'mistake' | 'blunder';
  loss: number;
  error: number;
  given: MessageOut;
  better: MessageOut | null;
}

/** What was to be expected before and after some entries, and of a deal how lucky it was. `outlook`: after them. */
export interface ReviewStep {
  kind: 'own' | 'luck' | 'others';
  entry: number;
  last: number;
  before: number;
  after: number;
  luck: number;
  outlook: ReviewOutlook | null;
}

/** After `message.entry` entries a seat (null: everybody) knew something for sure. */
export interface ReviewFact {
  seat: number | null;
  message: MessageOut;
}

/** After so many entries: how likely each seat was a traitor. */
export interface ReviewChances {
  entry: number;
  chances: number[];
}

/** The same over the match, from what a seat (null: somebody looking on) could know; a point for every change. */
export interface ReviewSuspicion {
  seat: number | null;
  points: ReviewChances[];
}

/** Of a game with secret roles. `traitors`: how it was, by seat. */
export interface ReviewHindsight {
  traitors: boolean[];
  facts: ReviewFact[];
  suspicions: ReviewSuspicion[];
}

/**
 * result − prior = luck + skill + others + unexplained. `moments`: the entries of the turns that cost most.
 * `outlook`: at the start, `outcome`: in the end; `victory`: what one adds to a result, beside the points.
 */
export interface ReviewData {
  version: number;
  game: string;
  seat: number;
  players: number;
  reference: string;
  seed: number;
  complete: boolean;
  prior: number;
  result: number;
  outlook: ReviewOutlook | null;
  outcome: ReviewOutlook | null;
  score: 'margin' | 'points';
  victory: number;
  luck: number;
  skill: number;
  others: number;
  unexplained: number;
  counted: number;
  moments: number[];
  decisions: ReviewDecision[];
  curve: ReviewStep[];
  hindsight: ReviewHindsight | null;
}

/**
 * `none`: nobody has asked for it; while it is `made`, `review` is what is there so far. Where single answers were
 * asked for, they come instead of it.
 */
export interface ReviewOut {
  state: 'none' | 'made' | 'done' | 'failed';
  progress: number;
  review: ReviewData | null;
  answers: ReviewAnswer[] | null;
}

/** A puzzle in a list. `rating`: how hard it seems, on the scale of solvers. */
export interface PuzzleInfo {
  puzzle: string;
  theme: 'opening' | 'middle' | 'ending' | 'patience';
  rating: number;
}

/** All that was answered so far: the texts of options. `give_up`: tell a right line. */
export interface PuzzleAnswers {
  answers?: string[];
  give_up?: boolean;
}

/**
 * Where a try stands. `verdict`: "open" until the line is over; then `best` tells a line that is right.
 *
 * `gap`: how much right lines gain over the best of the wrong ones. `solver`: my rating in this game after a
 * try that is over; null while it is open, and for guests, whose browser keeps it.
 */
export interface PuzzleOut {
  game: string;
  puzzle: string;
  theme: 'opening' | 'middle' | 'ending' | 'patience';
  rating: number;
  verdict: 'open' | 'right' | 'wrong';
  answers: string[];
  best: HintLine | null;
  gap: number;
  solver: number | null;
  state: StateOut;
}

/** How well I solve the puzzles of a game, and whether each that I tried was solved at the first try. */
export interface SolverOut {
  game: string;
  rating: number;
  tried: Record<string, boolean>;
}

/**
 * The first message: as which of my seats (None: as a spectator), and from which entry on the log is wanted.
 * `patches`: after the first state it is enough to be told what has changed.
 */
export interface Hello {
  type: 'hello';
  seat?: number | null;
  since?: number;
  patches?: boolean;
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

/** To end the match by agreement, to hand a seat that is gone to a bot, or to let everybody ask for hints. */
export interface Propose {
  type: 'propose';
  seat: number;
  what: 'end' | 'stand-in' | 'hints';
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

/** The position after so many entries, as the own seat saw it. `seat`: as that one did, where hands are open. */
export interface LookAt {
  type: 'at';
  entry: number;
  seat?: number | null;
  ref?: number;
}

/** Why nothing can be chosen at a place of the board (a target, as options have them). */
export interface Why {
  type: 'why';
  seat: number;
  target: string;
  ref?: number;
}

/** What would a strong bot do? Where other people play, all must have agreed. That it was asked, everybody sees. */
export interface AskHint {
  type: 'hint';
  seat: number;
  ref?: number;
}

/** Is the seat's draft bad? As a hint: where it may be asked for, and counted where there was something to say. */
export interface Weigh {
  type: 'weigh';
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

export type FromBrowser = Hello | Decide | DraftStep | DraftBack | Confirm | TakeBack | GiveUp | Propose | Answer | LookAt | Why | AskHint | Weigh | Say | Mute | Ping;

export type ToBrowser = StateOut | PatchOut | SnapshotOut | BecauseOut | HintOut | DoubtOut | TableNews | RefusedOut | ChatOut | NoticeOut | OkOut | ErrorOut;
