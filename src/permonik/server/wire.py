"""Everything that crosses the wire, in and out. `docs/api.md` explains it.

What a table says stands in `permonik.table.messages`, the rest is msgspec structures. The server says nothing that is
not one of these, and understands nothing else. Version 1.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from permonik.table.messages import BecauseOut as BecauseOut
from permonik.table.messages import ChatOut as ChatOut
from permonik.table.messages import ChoiceOut as ChoiceOut
from permonik.table.messages import DoubtOut as DoubtOut
from permonik.table.messages import DraftOut as DraftOut
from permonik.table.messages import ErrorOut as ErrorOut
from permonik.table.messages import HintLine as HintLine
from permonik.table.messages import HintOut as HintOut
from permonik.table.messages import OkOut as OkOut
from permonik.table.messages import RefusedOut as RefusedOut
from permonik.table.messages import SnapshotOut as SnapshotOut
from permonik.table.messages import StateOut as StateOut

VERSION = 1


class In(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a browser sends. Unknown fields are refused, so that a spelling mistake is noticed."""


class Out(msgspec.Struct, kw_only=True, omit_defaults=False):
    """What the server sends."""


Lang = Literal["cs", "en", "sk"]
# Numbers and texts from outside, before anything else looks at them. What is right is stricter, and is told in words.
MOST = 2**31 - 1
Int = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
MOST_LISTED = 1000
Short = Annotated[str, msgspec.Meta(max_length=200)]  # ids, places on a board, names of bots

# -- people ----------------------------------------------------------------------------------------------------------


class Person(Out):
    """`face`: five digits, if somebody has chosen them: hat, its colour, beard, its colour, skin."""

    id: str
    name: str
    guest: bool
    face: str = ""


Part = Literal["results", "favourites", "history"]


class Me(Person):
    """The person behind the cookie. `shows`: which parts of the profile others see."""

    shows: list[Part] = []


class ChangeMe(In):
    """What is named changes, the rest stays."""

    name: str | None = None
    face: str | None = None
    shows: list[Part] | None = None


class Register(In):
    """A guest keeps the name: from now on it has a password."""

    name: str
    password: str


class Registered(Out):
    """The recovery code is shown this once."""

    me: Me
    recovery: str


class SignIn(In):
    name: str
    password: str


class Recover(In):
    """Sets a new password with the recovery code, which is thereby used up; the answer is `Registered` again."""

    name: str
    recovery: str
    password: str


class ChangePassword(In):
    """The password as it is, and as it shall be. All other browsers are signed out."""

    password: str
    new: str


class DeleteMe(In):
    """The password of a registered person; a guest sends none."""

    password: str | None = None


class RatingOut(Out):
    """How well somebody plays, as far as it is known: a person or a bot. `margin`: give or take so many points."""

    game: str
    size: Literal["two", "more"]
    person: Person | None
    bot: str | None
    points: int
    margin: int
    provisional: bool
    games: int
    won: int


class LeadersOut(Out):
    """The best of a pool: first those of whom enough is known and the bots, then the others."""

    game: str
    size: Literal["two", "more"]
    leaders: list[RatingOut]


class ResultsOut(Out):
    """Somebody's latest games of one kind. `left`: resigned or lost on time; `mean` and `best`: of the points."""

    game: str
    size: Literal["alone", "two", "more"]
    played: int
    won: int
    left: int
    mean: float
    best: int


class FavouriteOut(Out):
    """A room or card that somebody has built or played; `thing` is the id of its text in the game's texts."""

    game: str
    thing: str
    times: int


class AgainstOut(Out):
    """The games of two people: how often the one whose profile it is has won and the other has not, and so on."""

    person: Person
    games: int
    won: int
    lost: int


class ProfileOut(Out):
    """What somebody shows; null is what they do not. `against`: of others only what was between them and me."""

    person: Person
    mine: bool
    shows: list[Part]
    ratings: list[RatingOut]
    results: list[ResultsOut] | None
    favourites: list[FavouriteOut] | None
    against: list[AgainstOut]


class SaidOut(Out):
    table: str
    text: str
    at: float


class Invitation(Out):
    """The address under which others reach this house; None: nobody but this machine does."""

    url: str | None


# -- word when it matters --------------------------------------------------------------------------------------------

WordKind = Literal["turn", "reminder", "over"]


class WordWish(In):
    """How I want to be told: which kinds by mail and by push, quiet hours and an hour for the digest (0 to 23, in
    `zone`), the language."""

    mail: list[WordKind]
    push: list[WordKind]
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest: int | None = None
    zone: str = "UTC"
    lang: Lang = "en"


class Word(Out):
    """The same as it is kept, and what there is: an address and whether it is confirmed, devices, the key for push."""

    mail: list[WordKind]
    push: list[WordKind]
    kinds: list[WordKind]
    quiet_from: int | None
    quiet_to: int | None
    digest: int | None
    zone: str
    lang: Lang
    email: str | None
    confirmed: bool
    mail_works: bool
    push_key: str
    devices: int


class EmailWish(In):
    """A link is sent there, in that language."""

    email: str
    lang: Lang = "en"


class DeviceWish(In):
    """A browser as its PushSubscription tells it; to remove it the endpoint is enough."""

    endpoint: str
    p256dh: str = ""
    auth: str = ""
    lang: Lang = "en"


class Token(In):
    """From a link in a mail."""

    token: str


# -- games -----------------------------------------------------------------------------------------------------------


class GameOptionOut(Out):
    id: str
    values: list[str | int | bool]
    default: str | int | bool
    message: str


class GameOut(Out):
    """`private`: seats know things that others do not, so hotseat needs a hand-over screen."""

    id: str
    players: list[int]
    options: list[GameOptionOut]
    bots: list[str]
    private: bool
    hidden: bool


# -- lessons ---------------------------------------------------------------------------------------------------------


class LessonInfo(Out):
    """A lesson in a list, in one language."""

    game: str
    lesson: str
    title: str
    about: str
    minutes: int


class LessonAnswers(In):
    """All that was answered in the lesson so far: the texts of options, ">" to go on. `back`: without the last."""

    answers: list[str] = []
    back: bool = False


class LessonOut(Out):
    """Where a lesson stands. `answers` is what is to be sent next time, with one more; `point`: targets on the board.

    `kind`: "say" and "wrong" wait for ">" (after a wrong answer `state` shows what comes of it), "ask" and "free" for
    an option of `state`; after "done" nothing comes.
    """

    game: str
    lesson: str
    title: str
    kind: Literal["say", "ask", "free", "wrong", "done"]
    beat: int
    beats: int
    say: str
    remark: str | None
    point: list[str]
    answers: list[str]
    state: StateOut


class LessonsDone(In):
    """Lessons that a registered person has finished, each as "game/lesson"."""

    done: list[str]


# -- tables ----------------------------------------------------------------------------------------------------------


class Clock(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Live: `base` seconds for the whole game, and `increment` more for each decision. Over days: `days` for each
    decision, and a `reserve` of days for the whole game. `end`: what happens when they are used up."""

    base: Int = 0
    increment: Int = 0
    days: Int = 0
    reserve: Int = 0
    end: Literal["forfeit", "bot", "nothing"] = "nothing"


class SeatWish(In):
    """Who shall sit there: the host (several times: hotseat), somebody who comes, or a bot by its name."""

    kind: Literal["me", "open", "bot"]
    bot: Short | None = None


class NewTable(In):
    game: str
    seats: list[SeatWish]
    options: dict[Short, str | Int | bool] = {}
    public: bool = False
    clock: Clock | None = None
    wait: Int | None = None  # seconds for somebody who is away, then a bot stands in; 0: never; None: as the house does
    spectators: bool = True
    chat: bool | None = None  # None: on at private tables, off at public ones
    name: str | None = None
    begin: bool = False  # against bots alone: the host is to move first
    group: str | None = None  # one of mine: its members see the table
    rated: bool = False  # it counts; docs/ratings.md says what that asks for


class SeatOut(Out):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: Person | None
    bot: str | None
    online: bool
    resigned: bool = False
    hints: int = 0  # how often a bot was asked what to do
    resting: bool = False  # on holiday: waited for without a clock


class TableOut(Out):
    """A table for lists and for the waiting room. `mine`: the seats of the person who asks."""

    id: str
    name: str
    game: str
    options: dict[str, str | int | bool]
    status: Literal["open", "running", "finished"]
    public: bool
    study: bool
    spectators: bool
    chat: bool
    clock: Clock | None
    wait: float
    host: Person
    seats: list[SeatOut]
    mine: list[int]
    waiting: list[int]
    entries: int
    created: float
    changed: float
    totals: list[int] | None = None
    winners: list[int] | None = None
    rematch: str | None = None
    rated: bool = False
    group: str | None = None
    cave: str | None = None  # a try at the cave of that day or week


class FriendOut(Out):
    """`here`: the page is open, or was a moment ago."""

    person: Person
    here: bool


class InviteOut(Out):
    by: Person
    table: TableOut


class GroupInfo(Out):
    """A group in a list. `members`: how many."""

    id: str
    name: str
    members: int


class FriendsOut(Out):
    """My friends, those who are here first. Whoever has my `code` can become one."""

    code: str
    friends: list[FriendOut]
    invites: list[InviteOut]
    blocked: list[Person]
    groups: list[GroupInfo]


class Code(In):
    """Of a person or a group; spaces, hyphens and small letters do not matter."""

    code: str


class Block(In):
    person: str
    blocked: bool


class Whom(In):
    person: str


class NewGroup(In):
    name: str


class SeasonOut(Out):
    """What a member has played and won at the group's tables in a quarter of a year."""

    person: Person
    played: int
    won: int


class GroupOut(Out):
    """`owner` looks after it. `season`: of which the `standings` are, such as "2026-4"."""

    id: str
    name: str
    code: str
    owner: str
    members: list[FriendOut]
    tables: list[TableOut]
    season: str
    standings: list[SeasonOut]


class Seek(In):
    """Somebody to play with, in the usual way: so many players in all."""

    game: str
    players: int


class SeekingOut(Out):
    """`waiting`: how many want the same, me included, `table`: where we meet. No `game`: I have stopped."""

    game: str | None
    players: int
    waiting: int
    table: str | None


class Turn(Out):
    """A table at which somebody waits for me: since when, and until when I have time (None: as long as I like)."""

    table: TableOut
    since: float
    until: float | None


class HolidayWish(In):
    """From when until when (times) my clocks by days shall stand."""

    start: float
    until: float


class Holiday(Out):
    """`number` names it. `until` can lie in the past: then it is counted, and nothing else."""

    number: int
    start: float
    until: float


class Holidays(Out):
    """My holidays of a year, and how many days of it are left."""

    holidays: list[Holiday]
    left: float


class ExportOut(Out):
    """All that the house keeps of somebody, but for the password, of which it has only a hash."""

    me: Me
    created: float
    seen: float
    lessons: list[str]
    ratings: list[RatingOut]
    tables: list[TableOut]
    said: list[SaidOut]
    muted: list[Person]
    friends: FriendsOut


class CaveTry(Out):
    """My try: its table, and what it has brought once it is over."""

    table: str
    score: int | None


class CaveOut(Out):
    """The cave of a day or a week that is open now; `ends`: when it closes. `previous` has a ladder."""

    game: str
    period: str
    every: Literal["day", "week"]
    ends: float
    bots: int
    commitment: str
    tries: int
    mine: CaveTry | None
    previous: str


class Caves(Out):
    """The caves that are open, and how many days in a row I have finished one."""

    caves: list[CaveOut]
    streak: int


class CavePlace(Out):
    """A place on a ladder. Equal scores share it; the table can be watched."""

    place: int
    person: Person
    score: int
    table: str


class CaveScore(Out):
    score: int
    people: int


class Ladder(Out):
    """A cave that has closed: what its deal was made of, the best hundred, and how many had which score."""

    game: str
    period: str
    previous: str
    commitment: str
    seed: str
    nonce: str
    tries: int
    places: list[CavePlace]
    scores: list[CaveScore]


class Join(In):
    seat: Int | None = None


class Remove(In):
    """The host removes a person before the start; that person cannot join again."""

    person: str


class Fork(In):
    at: Int
    bots: bool = False  # they play on for everybody but me


class ReviewWish(In):
    """Whose game is reviewed."""

    seat: Int


class Import(In):
    """A record's text becomes a study."""

    record: str


class Settings(In):
    """What the host can change at any time."""

    chat: bool | None = None
    spectators: bool | None = None


class Report(In):
    """A name, or a line of chat at a table (told by its text), that the operator should see."""

    person: str
    what: Literal["name", "chat"]
    table: str | None = None
    text: str = ""
    why: str = ""


class Problem(Out):
    """Every refusal. `code` is stable (kebab-case of the error's name), `message` is for people, in English."""

    code: str
    message: str


# -- reviews -----------------------------------------------------------------------------------------------------------


class ReviewLine(Out):
    """A line that was in question. `right`: it is the best one, or within the noise of it."""

    line: HintLine
    right: bool


class ReviewDecision(Out):
    """A line of the seat's own answers: entries `entry` to `last`. `lines`: some that were in question beside it."""

    entry: int
    last: int
    turn: int
    kind: Literal["only", "best", "good", "doubtful", "mistake", "blunder"] = msgspec.field(name="class")
    loss: float
    error: float
    lines: list[ReviewLine]
    played: HintLine
    better: HintLine | None


class ReviewStep(Out):
    """What was to be expected before and after some entries, and of a deal how lucky it was."""

    kind: Literal["own", "luck", "others"]
    entry: int
    last: int
    before: float
    after: float
    luck: float


class ReviewData(Out):
    """result − prior = luck + skill + others + unexplained. `moments`: the entries of the turns that cost most."""

    version: int
    game: str
    seat: int
    players: int
    reference: str
    seed: int
    complete: bool
    prior: float
    result: float
    luck: float
    skill: float
    others: float
    unexplained: float
    counted: int
    moments: list[int]
    decisions: list[ReviewDecision]
    curve: list[ReviewStep]


class ReviewOut(Out):
    """`none`: nobody has asked for it; while it is `made`, `review` is what is there so far."""

    state: Literal["none", "made", "done", "failed"]
    progress: float
    review: ReviewData | None


# -- a table's socket, from the browser --------------------------------------------------------------------------------


class Hello(In, tag="hello"):
    """The first message: as which of my seats (None: as a spectator), and from which entry on the log is wanted."""

    seat: Int | None = None
    since: Int = 0
    ref: Int = 0


class Decide(In, tag="decide"):
    """`asked` is the number that came with the question: a late or doubled answer is refused."""

    seat: Int
    asked: Int
    option: Int
    ref: Int = 0


class DraftStep(In, tag="draft"):
    """Answers the question that is open in the seat's draft, or begins one. Several picks: the parts of a choice."""

    seat: Int
    asked: Int
    picks: Annotated[list[Int], msgspec.Meta(max_length=MOST_LISTED)]
    ref: Int = 0


class DraftBack(In, tag="back"):
    """Keeps the first `to` steps of the draft."""

    seat: Int
    to: Int
    ref: Int = 0


class Confirm(In, tag="confirm"):
    """The draft's answers are played; with a `draft`, only if it still has that number."""

    seat: Int
    draft: Int | None = None
    ref: Int = 0


class TakeBack(In, tag="undo"):
    seat: Int
    ref: Int = 0


class GiveUp(In, tag="resign"):
    seat: Int
    ref: Int = 0


class Propose(In, tag="propose"):
    """To end the match by agreement, to hand a seat that is gone to a bot, or to let everybody ask for hints."""

    seat: Int
    what: Literal["end", "stand-in", "hints"]
    for_seat: Int | None = None
    bot: Short | None = None
    ref: Int = 0


class Answer(In, tag="answer"):
    """To the open proposal (an undo that needs consent is one)."""

    seat: Int
    agree: bool
    ref: Int = 0


class LookAt(In, tag="at"):
    """The position after so many entries, as the own seat saw it."""

    entry: Int
    ref: Int = 0


class Why(In, tag="why"):
    """Why nothing can be chosen at a place of the board (a target, as options have them)."""

    seat: Int
    target: Short
    ref: Int = 0


class AskHint(In, tag="hint"):
    """What would the hard bot do? Where other people play, all must have agreed. That it was asked, everybody sees."""

    seat: Int
    ref: Int = 0


class Weigh(In, tag="weigh"):
    """Is the seat's draft bad? As a hint: where it may be asked for, and counted where there was something to say."""

    seat: Int
    ref: Int = 0


class Say(In, tag="chat"):
    text: str
    ref: Int = 0


class Mute(In, tag="mute"):
    """I no longer want to read this person (or want to again)."""

    person: Short
    muted: bool
    ref: Int = 0


class Ping(In, tag="ping"):
    """Is the line still there? The answer is `ok`, as to everything."""

    ref: Int = 0


FromBrowser = (
    Hello
    | Decide
    | DraftStep
    | DraftBack
    | Confirm
    | TakeBack
    | GiveUp
    | Propose
    | Answer
    | LookAt
    | Why
    | AskHint
    | Weigh
    | Say
    | Mute
    | Ping
)

# -- a table's socket, to the browser ----------------------------------------------------------------------------------


class TableNews(Out, tag="table"):
    """The table itself changed: seats, presence, settings, a rematch."""

    table: TableOut


class NoticeOut(Out, tag="notice"):
    """The operator says something to everybody."""

    text: str
    at: float


ToBrowser = (
    StateOut
    | SnapshotOut
    | BecauseOut
    | HintOut
    | DoubtOut
    | TableNews
    | RefusedOut
    | ChatOut
    | NoticeOut
    | OkOut
    | ErrorOut
)
