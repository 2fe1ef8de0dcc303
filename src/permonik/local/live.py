"""A table of the device in memory, and the one way in which it changes: what is to be kept goes into a `Reply`, and is
told only when it is kept. If the device refuses, the table is forgotten and read again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from permonik import bots
from permonik.bots.hints import remembers
from permonik.bots.play import remembered
from permonik.housekeeping.questions import Asking, Question, TableBots, drafted_answers, so_far
from permonik.housekeeping.records import entry_lines
from permonik.kernel.match import Match
from permonik.local.errors import NoHello
from permonik.local.kept import KeptTable, Person, table_out
from permonik.table.changes import Change
from permonik.table.drafts import KeptDraft
from permonik.table.errors import BadMessage, ChatOff, NotYourSeat
from permonik.table.hints import check_hint, open_question
from permonik.table.listeners import Listener
from permonik.table.seats import seats_of
from permonik.table.table import Table
from permonik.table.why import because

Message = dict[str, Any]


class Line(Listener):
    """One page that looks at a table; `number` names it."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class Thought(NamedTuple):
    """What a bot is thinking about, and what becomes of its answer."""

    table: str
    question: Question
    asking: Asking | None = None
    hint: Message | None = None  # the message that asked for advice
    line: int = 0


@dataclass
class Reply:
    """What came of a call: what has to be kept, then told to the lines, what bots are asked, and what is to be worked
    on beside them: for which key, and what."""

    keep: list[dict[str, Any]] = field(default_factory=list)
    tell: list[tuple[int, Any]] = field(default_factory=list)
    think: list[Thought] = field(default_factory=list)
    work: list[tuple[str, dict[str, Any]]] = field(default_factory=list)


class LiveTable:
    def __init__(
        self,
        kept: KeptTable,
        match: Match,
        drafts: Sequence[KeptDraft],
        me: Callable[[], Person],
        watches: Callable[[str, str], bool],
    ) -> None:
        self.kept = kept
        self.me = me
        self.lines: list[Line] = []
        self.table = Table(match, kept.seats, bots.default(kept.game), drafts=drafts)
        self.bots = TableBots(kept.id, kept.game, me().id, watches)

    # -- changing --------------------------------------------------------------------------------------------

    def commit(self, change: Change, reply: Reply, now: float) -> None:
        """Everything of a change is kept together, and then everybody is told."""
        table = self.table
        for before, after in zip(self.kept.seats, table.seats, strict=True):
            if before.bot != after.bot:
                self.bots.thinking.pop(after.seat, None)
        if change.is_kept:
            standing = table.standing(now)
            self.kept = self.kept.with_(
                seats=table.seats,
                status="finished" if table.match.over else "running",
                entries=standing.entries,
                waiting=standing.waiting,
                totals=standing.totals,
                winners=standing.winners,
                changed=now,
            )
        if change.is_kept or change.drafts:
            lines = entry_lines(table.match, change.first) if change.is_kept else []
            self.keep(reply, change.first, lines, [table.drafts.kept(seat) for seat in change.drafts])
        log_from = table.settle(change, now)
        if log_from < change.first:
            self.bots.seen.clear()  # something was taken back: some of it may not have happened
        concerned = [line for line in self.lines if change.concerns(line.seat)]
        for message, told in table.tell(concerned, log_from, now):
            reply.tell += [(line.number, message) for line in told]
        if change.seats or (change.is_kept and table.match.over):
            self.tell_table(reply)
        self.ask_bots(reply)

    def keep(self, reply: Reply, first: int, lines: list[str], drafts: Sequence[KeptDraft] = ()) -> None:
        """`first`: the device takes it only if it has so many lines before."""
        reply.keep.append(
            {"table": self.kept.data(), "first": first, "lines": lines, "drafts": [one._asdict() for one in drafts]}
        )

    def tell_table(self, reply: Reply) -> None:
        out = {"type": "table", "table": table_out(self.kept, self.me())}
        reply.tell += [(line.number, out) for line in self.lines]

    def ask_bots(self, reply: Reply) -> None:
        reply.think += [Thought(self.kept.id, asking.question, asking=asking) for asking in self.bots.turns(self.table)]

    # -- what a page says ------------------------------------------------------------------------------------

    def hear(self, line: Line, message: Message, reply: Reply, now: float) -> bool:
        """Carries a message out. False: it is answered later, when a bot has thought about it."""
        table, kind = self.table, message.get("type")
        if kind == "ping":
            return True
        if kind == "hello":
            seat = message.get("seat")
            if seat is not None:
                self.check_mine(number(message, "seat"))
            reply.tell.append((line.number, table.hello(line, seat, number(message, "since"), now)))
            return True
        if not line.greeted:
            raise NoHello("say hello first: as which seat, and since which entry")
        if kind == "at":
            reply.tell.append((line.number, table.look_at(line.seat, number(message, "entry")).snapshot()))
            return True
        if kind in ("chat", "mute"):
            raise ChatOff("nobody talks at a table of this device")
        seat = number(message, "seat")
        self.check_mine(seat)
        if kind == "why":
            target = str(message.get("target"))
            reply.tell.append((line.number, because(table, seat, target, number(message, "ref"))))
        elif kind in ("hint", "weigh"):
            check_hint(table, seat)
            drafted = drafted_answers(table, seat) if kind == "weigh" else ()
            question = self.bots.advice(table, seat, drafted)
            if remembers(self.kept.game):
                question = question._replace(seen=remembered(so_far(table), seat))
            told = {**message, "asked": open_question(table, seat).asked, "entry": table.entries}
            if kind == "weigh":
                told["steps"] = len(table.drafts.drafted(seat).draft.steps)
            reply.think.append(Thought(self.kept.id, question, hint=told, line=line.number))
            return False
        else:
            self.commit(self.deed(seat, message, now), reply, now)
        return True

    def deed(self, seat: int, message: Message, now: float) -> Change:
        table, kind = self.table, message["type"]
        match kind:
            case "decide":
                option = number(message, "option")
                watching = self.bots.watching(table, seat)
                change = table.decide(seat, number(message, "asked"), option, now)
                self.bots.note(table, watching, seat, option)
                return change
            case "draft":
                picks = message.get("picks")
                if not isinstance(picks, list) or not all(type(pick) is int for pick in picks):
                    raise BadMessage("`picks` is a list of numbers")
                return table.draft(seat, number(message, "asked"), picks)
            case "back":
                return table.back(seat, number(message, "to"))
            case "confirm":
                drafted = number(message, "draft") if message.get("draft") is not None else None
                return table.confirm(seat, now, lambda option: self.bots.note_now(table, seat, option), drafted)
            case "undo":
                return table.undo(seat)
            case "resign":
                return table.resign(seat)
            case "propose" if message.get("what") == "end":
                return table.propose_end(seat)
            case "propose" if message.get("what") == "hints":
                return table.propose_hints(seat)
            case "answer":
                return table.answer(seat, message.get("agree") is True)
        raise BadMessage(f"not a message: {kind!r}")

    def check_mine(self, seat: int) -> None:
        self.table.check_seat(seat)
        if seat not in seats_of(self.kept.seats, self.me().id):
            raise NotYourSeat(f"seat {seat} is not yours")

    def is_open(self, hint: Message) -> bool:
        """Whether the question is still open that somebody wants advice for."""
        match, seat, held = self.table.match, hint["seat"], self.table.drafts.open.get(hint["seat"])
        if seat not in match.waiting():
            return False
        asked = match.asked_at(seat) if held is None or held.draft.done else held.number
        return bool(asked == hint["asked"])

    # -- what bots say ---------------------------------------------------------------------------------------

    def decided(self, asking: Asking, chosen: int, reply: Reply, now: float) -> None:
        table, seat = self.table, asking.seat
        self.bots.answered(seat, asking.asked)
        watching = self.bots.watching(table, seat)
        change = table.decide_by_bot(seat, asking.asked, chosen, asking.question.bot)
        if change is not None:
            self.bots.note(table, watching, seat, chosen)
            self.commit(change, reply, now)
        else:
            self.ask_bots(reply)  # the question was taken back, and may be open again

    def advised(self, asked: Message, line: int, lines: list[Any], reply: Reply) -> None:
        seat, ref = asked["seat"], asked["ref"]
        if asked["type"] == "hint":
            told = {"type": "hint", "ref": ref, "seat": seat, "asked": asked["asked"], "lines": lines}
        else:
            better = lines[0] if lines else None
            told = {"type": "doubt", "ref": ref, "seat": seat, "entry": asked["entry"], "steps": asked["steps"]}
            told["better"] = better
        reply.tell += [(line, told), (line, {"type": "ok", "ref": ref})]
        if lines:
            hints = list(self.kept.hints or [0] * len(self.kept.seats))
            hints[seat] += 1
            self.kept = self.kept.with_(hints=tuple(hints))
            self.keep(reply, self.kept.entries, [])
            self.tell_table(reply)


def number(message: Mapping[str, Any], name: str) -> int:
    value = message.get(name)
    if type(value) is not int:
        raise BadMessage(f"`{name}` is a number")
    return value
