"""Everything that crosses the wire, in and out. `docs/api.md` explains it.

What a table says stands in `permonik.table.messages`, the rest is msgspec structures. The server says nothing that is
not one of these, and understands nothing else. Version 1.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from permonik.table.messages import BecauseOut as BecauseOut
from permonik.table.messages import ChatOut as ChatOut
from permonik.table.messages import ChoiceOut as ChoiceOut
from permonik.table.messages import DraftOut as DraftOut
from permonik.table.messages import ErrorOut as ErrorOut
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
Name = msgspec.Meta(min_length=1, max_length=40)
Secret = msgspec.Meta(min_length=8, max_length=200)

# -- people ----------------------------------------------------------------------------------------------------------


class Person(Out):
    id: str
    name: str
    guest: bool


class Me(Person):
    """The person behind the cookie."""


class Rename(In):
    name: str


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

    base: int = 0
    increment: int = 0
    days: int = 0
    reserve: int = 0
    end: Literal["forfeit", "bot", "nothing"] = "nothing"


class SeatWish(In):
    """Who shall sit there: the host (several times: hotseat), somebody who comes, or a bot by its name."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class NewTable(In):
    game: str
    seats: list[SeatWish]
    options: dict[str, str | int | bool] = {}
    public: bool = False
    clock: Clock | None = None
    spectators: bool = True
    chat: bool | None = None  # None: on at private tables, off at public ones
    name: str | None = None
    begin: bool = False  # against bots alone: the host is to move first


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
    cave: str | None = None  # a try at the cave of that day or week


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
    seat: int | None = None


class Remove(In):
    """The host removes a person before the start; that person cannot join again."""

    person: str


class Fork(In):
    at: int


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


# -- a table's socket, from the browser --------------------------------------------------------------------------------


class Hello(In, tag="hello"):
    """The first message: as which of my seats (None: as a spectator), and from which entry on the log is wanted."""

    seat: int | None = None
    since: int = 0
    ref: int = 0


class Decide(In, tag="decide"):
    """`asked` is the number that came with the question: a late or doubled answer is refused."""

    seat: int
    asked: int
    option: int
    ref: int = 0


class DraftStep(In, tag="draft"):
    """Answers the question that is open in the seat's draft, or begins one. Several picks: the parts of a choice."""

    seat: int
    asked: int
    picks: list[int]
    ref: int = 0


class DraftBack(In, tag="back"):
    """Keeps the first `to` steps of the draft."""

    seat: int
    to: int
    ref: int = 0


class Confirm(In, tag="confirm"):
    """The draft's answers are played."""

    seat: int
    ref: int = 0


class TakeBack(In, tag="undo"):
    seat: int
    ref: int = 0


class GiveUp(In, tag="resign"):
    seat: int
    ref: int = 0


class Propose(In, tag="propose"):
    """To end the match by agreement, or to hand a seat that is gone to a bot."""

    seat: int
    what: Literal["end", "stand-in"]
    for_seat: int | None = None
    bot: str | None = None
    ref: int = 0


class Answer(In, tag="answer"):
    """To the open proposal (an undo that needs consent is one)."""

    seat: int
    agree: bool
    ref: int = 0


class LookAt(In, tag="at"):
    """The position after so many entries, as the own seat saw it."""

    entry: int
    ref: int = 0


class Why(In, tag="why"):
    """Why nothing can be chosen at a place of the board (a target, as options have them)."""

    seat: int
    target: str
    ref: int = 0


class AskHint(In, tag="hint"):
    """What would the hard bot do? Only where no other people play; that it was asked, everybody sees."""

    seat: int
    ref: int = 0


class Say(In, tag="chat"):
    text: str
    ref: int = 0


class Mute(In, tag="mute"):
    """I no longer want to read this person (or want to again)."""

    person: str
    muted: bool
    ref: int = 0


class Ping(In, tag="ping"):
    """Is the line still there? The answer is `ok`, as to everything."""

    ref: int = 0


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
    StateOut | SnapshotOut | BecauseOut | HintOut | TableNews | RefusedOut | ChatOut | NoticeOut | OkOut | ErrorOut
)
