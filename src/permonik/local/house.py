"""The house itself: requests and lines in, a `Reply` out. It keeps nothing and waits for nothing: whoever holds it (a
worker of the page) keeps what a reply says, and only then hands on what it tells.

Everything goes in and out as JSON. `need` in an answer: the table has to be brought first (`bring`), then the same is
asked again.
"""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from permonik import bots
from permonik.errors import PermonikError, listed
from permonik.housekeeping.caves import KINDS, period_at
from permonik.housekeeping.lessons import play_lesson
from permonik.housekeeping.matches import brought, dealt, forked, same_match, start_match, study_seats
from permonik.housekeeping.puzzles import try_puzzle
from permonik.housekeeping.records import cut, header_line, read_record
from permonik.kernel.game import kebab
from permonik.kernel.match import Match
from permonik.kernel.record import Seal
from permonik.kernel.registry import load
from permonik.local.errors import BadName, BadTable, Needed, NotFound, RulesChanged, StillRunning, UnknownTable
from permonik.local.kept import KeptTable, Person, read_table, table_out
from permonik.local.live import Line, LiveTable, Reply, Thought, number
from permonik.local.practice import cave_out, kind_of, noon, seal_of
from permonik.local.reading_back import exported, read_back
from permonik.local.reviews import Reviews
from permonik.table.drafts import KeptDraft
from permonik.table.errors import BadMessage, NoHints
from permonik.table.seats import Seat, names_in_match, rotated, seats_of

LONGEST_NAME = 40
MOST_FINISHED = 50  # in one answer
Answer = dict[str, Any]
Wish = Mapping[str, Any]


class House:
    """`tell_time`: seconds since 1970."""

    def __init__(self, tell_time: Callable[[], float]) -> None:
        self.tell_time = tell_time
        self.me = Person(id=secrets.token_urlsafe(12), name="")
        self.live: dict[str, LiveTable] = {}
        self.lines: dict[int, tuple[Line, str]] = {}
        self.rows: list[KeptTable] | None = None  # all tables, for one answer
        self.thoughts: dict[int, Thought] = {}
        self.works: dict[int, str] = {}
        self.reviews = Reviews()
        self.hurried: set[int] = set()  # the thoughts that somebody does not want to wait for
        self.asked = 0
        self.watching: set[tuple[str, str]] = set()

    # -- what the worker brings ------------------------------------------------------------------------------

    def be(self, person: str) -> None:
        """Who the device belongs to."""
        data = json.loads(person)
        self.me = Person(id=data["id"], name=data["name"], face=data.get("face", ""))

    def new_person(self, name: str) -> str:
        self.me = Person(id=secrets.token_urlsafe(12), name=name)
        return json.dumps(self.me.out())

    def bring(self, id: str, row: str, lines: str, drafts: str) -> None:
        """A table as it is kept."""
        kept = read_table(json.loads(row))
        seal = Seal(int(kept.seal[0]), kept.seal[1]) if kept.seal is not None else None
        try:
            match = Match.replay(read_record(kept.header, json.loads(lines), seal))
        except PermonikError as error:
            raise RulesChanged(f"this match cannot be continued by this version: {error}") from None
        found = [KeptDraft(**draft) for draft in json.loads(drafts)] if kept.status == "running" else []
        live = self.live[id] = LiveTable(kept, match, found, lambda: self.me, self.watches)
        live.lines = [line for line, table in self.lines.values() if table == id]

    def list_tables(self, rows: str) -> None:
        """All tables, for the next answer."""
        self.rows = [read_table(row) for row in json.loads(rows)]

    def bring_review(self, key: str, kept: str) -> None:
        """A review as it is kept; null if there is none."""
        self.reviews.kept[key] = json.loads(kept)

    def forget(self, id: str) -> None:
        """What is in memory is not what is kept, or another page plays there now."""
        self.live.pop(id, None)
        for line, (_, table) in list(self.lines.items()):
            if table == id:
                del self.lines[line]

    def watches(self, bot: str, game: str) -> bool:
        return (bot, game) in self.watching

    # -- lines -----------------------------------------------------------------------------------------------

    def open_line(self, number: int, id: str) -> str:
        """A page comes to a table."""

        def come(reply: Reply) -> Answer:
            live = self.table(id)
            line = Line(number)
            self.lines[number] = line, id
            live.lines.append(line)
            live.tell_table(reply)
            live.ask_bots(reply)
            return {}

        return self.attend(come)

    def close_line(self, number: int) -> None:
        line, id = self.lines.pop(number, (None, ""))
        live = self.live.get(id)
        if live is not None and line in live.lines:
            live.lines.remove(line)

    def hear(self, number: int, text: str) -> str:
        """A message on a line. It is always answered by `ok` or `error`, some only when a bot has thought."""
        message: Any = json.loads(text)
        ref = message.get("ref", 0) if isinstance(message, dict) else 0

        def listen(reply: Reply) -> Answer:
            line, id = self.lines[number]
            if not isinstance(message, dict):
                raise BadMessage("a message is an object")
            if message.get("type") == "hurry" and line.greeted:
                self.hurried |= {one for one, thought in self.thoughts.items() if thought.table == id}
                reply.tell.append((number, {"type": "ok", "ref": ref}))
            elif self.table(id).hear(line, {**message, "ref": ref}, reply, self.tell_time()):
                reply.tell.append((number, {"type": "ok", "ref": ref}))
            return {}

        def refuse(error: PermonikError, reply: Reply) -> Answer:
            reply.tell.append((number, {"type": "error", "ref": ref, "code": code_of(error), "message": str(error)}))
            return {}

        return self.attend(listen, refuse)

    def thought(self, number: int, text: str) -> str:
        """What a bot has answered (`Thinkers`), or came of other work. A bot that has failed is replaced by chance."""
        said: dict[str, Any] = json.loads(text)

        def follow(reply: Reply) -> Answer:
            if number in self.works:
                self.reviews.came(self.works.pop(number), said, reply)
                return {}
            thought = self.thoughts.pop(number, None)
            self.hurried.discard(number)
            live = self.live.get(thought.table) if thought is not None else None
            if thought is None or live is None:
                return {}
            question = thought.question
            if thought.hint is not None:
                if not isinstance(said.get("hints"), list):
                    raise NoHints("the bot has found nothing to say in time")
                live.advised(thought.hint, thought.line, said["hints"], reply)
                return {}
            if said.get("watches") is True:
                self.watching.add((question.bot, question.game))
            chosen = said.get("choose")
            if chosen not in [option.id for option in question.options]:
                chosen = random.choice(question.options).id
            assert thought.asking is not None
            live.decided(thought.asking, chosen, reply, self.tell_time())
            return {}

        asked = self.thoughts.get(number)

        def refuse(error: PermonikError, reply: Reply) -> Answer:
            if asked is not None and asked.hint is not None:
                told = {"type": "error", "ref": asked.hint["ref"], "code": code_of(error), "message": str(error)}
                reply.tell.append((asked.line, told))
            return {}

        return self.attend(follow, refuse)

    def over(self) -> str:
        """The thoughts that shall end now: somebody does not want to wait, or nobody needs their answer any more. Those
        that are asked for still answer, with the best that they have."""
        over = [one for one, thought in self.thoughts.items() if one in self.hurried or not self.wanted(thought)]
        return json.dumps(over)

    def wanted(self, thought: Thought) -> bool:
        """A bot's turn is while the table waits for it, also when nobody looks; advice, while somebody does."""
        live = self.live.get(thought.table)
        if live is None:
            return False
        if thought.asking is not None:
            return live.bots.wanted(live.table, thought.asking)
        return thought.hint is not None and thought.line in self.lines and live.is_open(thought.hint)

    # -- requests --------------------------------------------------------------------------------------------

    def request(self, method: str, path: str, text: str) -> str:
        """A request as a server has it, without its root: `status` and `body` (a `text` for a record) come back."""

        def answer(reply: Reply) -> Answer:
            where, _, query = path.partition("?")
            body: Any = json.loads(text or "{}")
            if not isinstance(body, dict):
                raise BadMessage("a body is an object")
            return self.route(method, where.strip("/").split("/"), query, body, reply)

        def refuse(error: PermonikError, reply: Reply) -> Answer:
            status = 404 if isinstance(error, UnknownTable | NotFound) else 400
            return {"status": status, "body": {"code": code_of(error), "message": str(error)}}

        return self.attend(answer, refuse)

    def route(self, method: str, path: list[str], query: str, body: Wish, reply: Reply) -> Answer:
        match method, path:
            case "GET", ["me"]:
                return ok({**self.me.out(), "shows": []})
            case "PATCH", ["me"]:
                return ok(self.change_me(body, reply))
            case ("GET", ["tables"]) | ("GET", ["me", "lessons"]):
                return ok([])
            case "GET", ["friends"]:
                return ok({"code": "", "friends": [], "invites": [], "blocked": [], "muted": [], "groups": []})
            case "GET", ["tables", "mine"]:
                return ok([table_out(one, self.me) for one in self.all_tables() if one.status == "running"])
            case "GET", ["tables", "finished"]:
                before = float(query.removeprefix("before=") or "1e12")
                ended = [one for one in self.all_tables() if one.status == "finished" and one.changed < before]
                return ok([table_out(one, self.me) for one in ended[:MOST_FINISHED]])
            case "GET", ["caves"]:
                moment = noon(query.removeprefix("day=")) if query else self.tell_time()
                tables = self.all_tables()
                return ok({"caves": [cave_out(kind, moment, tables) for kind in KINDS.values()], "streak": 0})
            case "POST", ["caves", game]:
                return ok(self.enter_cave(game, body, reply), 201)
            case "POST", ["everything"]:
                return ok(self.bring_back(str(body.get("file", "")), reply))
            case "GET", ["turns"]:
                return ok(self.turns())
            case "POST", ["tables"]:
                return ok(self.create(body, reply), 201)
            case "POST", ["tables", "import"]:
                return ok(self.study(brought(str(body.get("record", "")), self.tidy), {}, reply), 201)
            case "GET", ["tables", id]:
                return ok(table_out(self.table(id).kept, self.me))
            case "GET", ["tables", id, "record"]:
                return {"status": 200, "text": self.export(self.table(id))}
            case "POST", ["tables", id, "fork"]:
                return ok(self.fork(self.table(id), body, reply), 201)
            case "GET", ["tables", id, "review"]:
                entry = number_in(query, "entry") if "entry=" in query else None
                return ok(self.reviews.look(self.table(id), number_in(query, "seat"), entry))
            case "POST", ["tables", id, "review"]:
                entry = number(body, "entry") if "entry" in body else None
                return ok(self.reviews.ask(self.table(id), number(body, "seat"), entry, reply))
            case "POST", ["tables", id, "rematch"]:
                return ok(self.rematch(self.table(id), reply))
            case "POST", ["games", game, "lessons", lesson]:
                answers = [str(answer) for answer in body.get("answers", [])]
                lang = query.removeprefix("lang=") or "en"
                return ok(play_lesson(game, lesson, answers, body.get("back") is True, lang))
            case "POST", ["games", game, "puzzles", puzzle]:
                answers = [str(answer) for answer in body.get("answers", [])]
                return ok(try_puzzle(load(game).id, puzzle, answers, True, body.get("give_up") is True))
            case "DELETE", ["tables", id]:
                return ok(self.throw_away(self.table(id), reply))
        raise NotFound("only a server can do that")

    def change_me(self, wish: Wish, reply: Reply) -> Answer:
        name, face = wish.get("name"), wish.get("face")
        if name is not None:
            name = checked(" ".join(str(name).split()))
        me = self.me
        self.me = Person(id=me.id, name=name or me.name, face=me.face if face is None else str(face))
        reply.keep.append({"me": self.me.out()})
        return {**self.me.out(), "shows": []}

    def turns(self) -> list[Answer]:
        waiting = []
        for one in self.all_tables():
            if one.status == "running" and set(one.waiting) & set(seats_of(one.seats, self.me.id)):
                waiting.append({"table": table_out(one, self.me), "since": one.changed, "until": None})
        return sorted(waiting, key=lambda turn: float(turn["since"]))

    def create(self, wish: Wish, reply: Reply) -> Answer:
        game = load(str(wish.get("game")))
        wished = wish.get("seats")
        if not isinstance(wished, list):
            raise BadMessage("`seats` is a list")
        game.check_players(len(wished))
        options = game.check_far_options(wish.get("options") or {})
        seats = tuple(self.seat_of(game.id, number, seat) for number, seat in enumerate(wished))
        name = " ".join(str(wish.get("name") or "").split())[:LONGEST_NAME]
        given = [self.given_name(seat) for seat in wished]
        unnamed = [number for number, seat in enumerate(seats) if seat.kind == "person" and not given[number]]
        if any(given) and len(unnamed) == 1:
            given[unnamed[0]] = self.me.name  # whose device it is
        begin = wish.get("begin") is True
        return self.open_table(game.id, name, options, seats, reply, begin, given=given if any(given) else ())

    def given_name(self, wish: Wish) -> str:
        """How somebody is called who shares the device."""
        name = " ".join(str(wish.get("name") or "").split()) if wish.get("kind") == "me" else ""
        return checked(name) if name else ""

    def enter_cave(self, game: str, wish: Wish, reply: Reply) -> Answer:
        kind = kind_of(game)
        period = period_at(kind.every, noon(str(wish["day"])) if wish.get("day") else self.tell_time())
        others = [Seat(seat=seat, kind="bot", bot=bots.default(game)) for seat in range(1, kind.bots + 1)]
        seats = (Seat(seat=0, kind="person", person=self.me.id), *others)
        return self.open_table(game, period, load(game).check_far_options({}), seats, reply, cave=period)

    def seat_of(self, game: str, number: int, wish: Wish) -> Seat:
        if wish.get("kind") == "me":
            return Seat(seat=number, kind="person", person=self.me.id)
        if wish.get("kind") != "bot":
            raise BadTable("nobody else can come to this device: take the seat yourself, or give it to a bot")
        bot = wish.get("bot") or bots.default(game)
        if bot not in bots.sitting(game):
            raise BadTable(f"no bot {bot!r} plays {game}; there are: {listed(bots.sitting(game))}")
        return Seat(seat=number, kind="bot", bot=bot)

    def open_table(
        self,
        game: str,
        name: str,
        options: dict[str, Any],
        seats: tuple[Seat, ...],
        reply: Reply,
        begin: bool = False,
        cave: str | None = None,
        given: Sequence[str] = (),
    ) -> Answer:
        names = names_in_match(seats, lambda _: self.me.name)
        names = [own or name for own, name in zip(given or names, names, strict=True)]
        if cave is not None:
            match = same_match(game, names, options, seal_of(game, cave))
        else:
            match = dealt(lambda: start_match(game, names, options), seats_of(seats, self.me.id) if begin else [])
        named = [Seat(**{**vars(seat), "name": name}) for seat, name in zip(seats, names, strict=True)]
        return self.add(match, name, options, tuple(named), False, reply, cave=cave, given=tuple(given))

    def add(
        self, match: Match, name: str, options: Wish, seats: tuple[Seat, ...], study: bool, reply: Reply, **more: Any
    ) -> Answer:
        """A new table is kept with the whole of its record."""
        now = self.tell_time()
        seal = match.seal or match.record.seal
        kept = KeptTable(
            id=secrets.token_urlsafe(16),
            name=name,
            game=match.game.id,
            options=dict(options),
            study=study,
            seats=seats,
            header=header_line(match.record.header),
            seal=(str(seal.seed), seal.nonce) if seal is not None else None,
            created=now,
            changed=now,
            **more,
        )
        live = self.live[kept.id] = LiveTable(kept, match, (), lambda: self.me, self.watches)
        live.commit(live.table.changed(0, seats=True), reply, now)
        return table_out(live.kept, self.me)

    def study(
        self, match: Match, seated: Mapping[int, str], reply: Reply, origin: tuple[str, int] | None = None
    ) -> Answer:
        seats = study_seats(match, self.me.id, seated)
        return self.add(match, "", dict(match.settings), seats, True, reply, origin=origin)

    def fork(self, live: LiveTable, wish: Wish, reply: Reply) -> Answer:
        match, kept = live.table.match, live.kept
        mine = seats_of(kept.seats, self.me.id)
        if not match.over and self.hides(live):
            raise StillRunning("hands are still hidden: a fork would show them; it is possible when the match is over")
        at = wish.get("at")
        if type(at) is not int or not 0 <= at <= len(match.record.entries):
            raise BadMessage(f"entries are numbered 0 to {len(match.record.entries)}, not {at}")
        usual = bots.default(kept.game)
        others = {seat.seat: seat.bot or usual for seat in kept.seats if seat.seat not in (mine or [0])}
        study = forked(cut(match.record, at))
        return self.study(study, others if wish.get("bots") is True else {}, reply, (kept.id, at))

    def rematch(self, live: LiveTable, reply: Reply) -> Answer:
        kept = live.kept
        if kept.status != "finished":
            raise StillRunning("the match is not over yet")
        if kept.rematch is not None:
            return table_out(self.table(kept.rematch).kept, self.me)
        given = (*kept.given[1:], *kept.given[:1])
        again = self.open_table(kept.game, kept.name, kept.options, rotated(kept.seats), reply, given=given)
        live.kept = kept.with_(rematch=again["id"])
        live.keep(reply, kept.entries, [])
        live.tell_table(reply)
        return again

    def export(self, live: LiveTable) -> str:
        """The record. That of a match that still runs, which has no seal yet, goes on elsewhere as a study."""
        if not live.table.match.over and self.hides(live):
            raise StillRunning("the record holds secrets while the match runs; it is there when the match is over")
        return live.table.match.record.dumps()

    def hides(self, live: LiveTable) -> bool:
        """Whether somebody at the table has a hand that whoever owns the device must not see yet."""
        mine = seats_of(live.kept.seats, self.me.id)
        return live.table.match.game.private and len(mine) < len(live.kept.seats)

    def throw_away(self, live: LiveTable, reply: Reply) -> Answer:
        """A finished table makes room."""
        if live.kept.status != "finished":
            raise StillRunning("a running match can be resigned; when it is over, it can be thrown away")
        reply.keep.append({"gone": live.kept.id})
        self.forget(live.kept.id)
        return {}

    def bring_back(self, text: str, reply: Reply) -> Answer:
        """A file of everything, exported here or elsewhere: its tables are added to those that are here; whoever sat at
        them is whoever plays here. What is here stays as it is, and what cannot be read is counted."""
        known = {row.id for row in self.all_tables()}
        tables = [read_back(one, self.me) for one in exported(text)]
        fresh = [one for one in tables if one is not None and one["table"]["id"] not in known]
        reply.keep += fresh
        return {
            "added": len(fresh),
            "known": len([one for one in tables if one]) - len(fresh),
            "bad": tables.count(None),
        }

    # -- inside ----------------------------------------------------------------------------------------------

    def table(self, id: str) -> LiveTable:
        live = self.live.get(id)
        if live is None:
            raise Needed(id)
        return live

    def all_tables(self) -> list[KeptTable]:
        """The newest first."""
        if self.rows is None:
            raise Needed("")
        rows, self.rows = self.rows, None
        return sorted(rows, key=lambda row: -row.changed)

    def tidy(self, name: str, seat: int) -> str:
        name = " ".join(name.split())[:LONGEST_NAME]
        return name if name and name.isprintable() and "<" not in name else f"Player {seat + 1}"

    def attend(
        self, work: Callable[[Reply], Answer], refuse: Callable[[PermonikError, Reply], Answer] | None = None
    ) -> str:
        """What has happened, as JSON; of what is refused nothing has."""
        reply = Reply()
        try:
            answer = work(reply)
        except Needed as needed:
            return json.dumps({"need": str(needed)})
        except PermonikError as error:
            self.drop_halves()
            if refuse is None:
                answer = {"problem": {"code": code_of(error), "message": str(error)}}
            else:
                answer = refuse(error, reply := Reply())
        return json.dumps({"answer": answer, "keep": reply.keep, "tell": reply.tell, "think": self.number(reply)})

    def drop_halves(self) -> None:
        """A deed that was refused in the middle has left a half of itself in memory: the table is read again."""
        for id, live in list(self.live.items()):
            if live.table.entries != live.kept.entries:
                del self.live[id]

    def number(self, reply: Reply) -> list[Answer]:
        """Thoughts are numbered, so that their answers find back."""
        numbered = []
        for thought in reply.think:
            self.asked += 1
            self.thoughts[self.asked] = thought
            numbered.append({"ask": self.asked, **thought.question.data()})
        for key, work in reply.work:
            self.asked += 1
            self.works[self.asked] = key
            numbered.append({"ask": self.asked, **work})
        return numbered


def ok(body: Any, status: int = 200) -> Answer:
    return {"status": status, "body": body}


def checked(name: str) -> str:
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or "<" in name or ">" in name:
        raise BadName(f"a name has 1 to {LONGEST_NAME} characters that can be seen, and no angle brackets")
    return name


def number_in(query: str, name: str) -> int:
    value = dict(part.partition("=")[::2] for part in query.split("&")).get(name, "")
    if not value.isdecimal():
        raise BadMessage(f"`{name}` is a number")
    return int(value)


def code_of(error: PermonikError) -> str:
    return kebab(type(error).__name__)
