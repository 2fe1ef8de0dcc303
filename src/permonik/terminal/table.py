"""A table in the terminal: people who share the keyboard, bots beside them, one match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from permonik.bots.base import Bot, BotFailed
from permonik.bots.hints import hints, remembers
from permonik.bots.play import ask, remembered, show, watchers
from permonik.bots.registry import make
from permonik.drawing import drawing
from permonik.errors import BadNotation, IllegalAction, UndoRefused
from permonik.kernel.choice import Gather
from permonik.kernel.draft import Draft
from permonik.kernel.game import Option
from permonik.kernel.match import Match
from permonik.kernel.reason import Reason
from permonik.kernel.record import Record
from permonik.rulebook import readings
from permonik.table.drafts import SeatDraft
from permonik.table.errors import NoHints, NotYourSeat
from permonik.table.hints import check_hint, open_question
from permonik.table.seats import Seat
from permonik.table.states import missing, picked_with_others, reasons
from permonik.table.table import Table
from permonik.terminal.commands import (
    COMMANDS,
    YES,
    Command,
    NoSuchNumber,
    NotUnderstood,
    understand,
    understand_picks,
)
from permonik.terminal.screen import InputEnded, Screen
from permonik.words import Words

NOW = 0.0  # nobody has a clock

ALL_PARTS = "parts"  # `log parts`: every deed with all it was made of


class Left(Exception):
    """The players have quit."""


class Asked(NamedTuple):
    """What somebody can answer. `marks`: what is said beside an answer, by its id. `barred`: what they cannot."""

    options: list[Option]
    whole: Gather | None
    marks: dict[int, str]
    barred: list[tuple[Option, Reason]]


class TerminalTable:
    """`bots` by seat; all other seats are people, each with one seat. `confirms`: they confirm what they have drafted,
    and are asked whether they are sure of weighty answers; otherwise every answer is played at once."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], words: Words, confirms: bool = False) -> None:
        self.match = match
        self.confirms = confirms
        self.table = Table(match, [seat_of(match, seat, seat in bots) for seat in range(match.players)])
        self.bots = dict(bots)
        for seat in match.resigned - set(bots):
            self.seat_stand_in(seat)
        self.screen = Screen(words, lambda: match.names)
        self.drawing = drawing(match.game)
        self.people = [seat for seat in range(match.players) if seat not in self.bots]
        self.reader: int | None = None  # the seat that is looking at the screen; nobody: a spectator
        self.seen: dict[int | None, int] = {}  # up to which entry each seat has read the log
        self.shown = ""  # the drawing that was shown last
        self.saved = ""  # the file, once there is one

    def play(self, resumed: bool = False) -> bool:
        """True if the match was played to its end."""
        entries = len(self.match.record.entries)
        if len(self.people) == 1:
            self.reader = self.people[0]
        if resumed:
            self.screen.say("play-resumed", "dim", entries=entries)
            self.seen = dict.fromkeys([None, *range(self.match.players)], entries)
        try:
            while not self.match.over:
                self.step()
        except InputEnded:
            self.leave("play-input-ended")
            return False
        except Left:
            self.leave("play-quit")
            return False
        self.finish()
        return True

    def leave(self, how: str) -> None:
        if self.saved:
            self.screen.say(f"{how}-saved", file={"text": self.saved})
        else:
            self.screen.say(how)

    def step(self) -> None:
        """One answer: bots first, then whoever sits at the screen already."""
        waiting = self.match.waiting()
        for seat in waiting:
            if seat in self.bots:
                self.decide(seat, ask(self.match, seat, self.bots[seat]))
                if not self.people:
                    self.tell(None)
                return
        self.turn(self.reader if self.reader in waiting and self.reader is not None else waiting[0])

    def turn(self, seat: int) -> None:
        """A person's question, until it is answered or the position has changed otherwise."""
        if seat != self.reader:
            if len(self.people) > 1 and self.hidden_from(seat):
                self.screen.hand_over(seat)
                self.shown = ""
            self.reader = seat
        if seat not in self.seen:
            self.screen.say("play-welcome", "dim")
        self.draw(only_new=True)
        self.tell(seat)  # below the drawing, which may be as high as the screen
        held = self.table.drafts.open.get(seat)
        if held is not None:
            self.screen.say("play-draft", "dim", steps=list(steps_of(held)))
        if held is not None and held.draft.done:
            self.screen.say("play-draft-done", "bold", seat={"seat": seat})
            asked = Asked([], None, {}, [])
        else:
            asked = self.asked(held.draft if held is not None else self.match.draft(seat))
            self.screen.ask(
                self.match.game, seat, held.draft.question() if held is not None else self.match.question(seat)
            )
            self.screen.answers(asked.options, asked.marks)
            self.screen.barred(asked.barred)
            if asked.whole is not None:
                self.screen.say("play-choose", "dim", least=asked.whole.least, most=asked.whole.most)
        while not self.hear(seat, self.screen.read(), asked):
            pass

    def asked(self, draft: Draft) -> Asked:
        """What can be answered now, and what is to be said of it."""
        options, whole = draft.options(), draft.gather()
        options += picked_with_others(draft, options, whole)
        marks = {}
        for option in options:
            kind, item = draft.weighty(option.id), whole.item(option.id) if whole is not None else None
            told = []
            if kind is not None:
                told.append("⚠ " + self.screen.text(weighty_text(kind)))
            elif item is not None and item.most > 1:
                told.append(self.screen.text("play-up-to", most=item.most))
            told.append(self.screen.doubts(self.match.game, option.message))
            marks[option.id] = " ".join(filter(None, told))
        return Asked(options, whole, marks, reasons(draft, missing(draft, whole)))

    def hear(self, seat: int, line: str, asked: Asked) -> bool:
        """What somebody has typed; True if the question has changed."""
        options = asked.options
        if not line:
            return self.table.drafts.open.get(seat) is not None and not options and self.confirm(seat)
        picks = understand_picks(line, options) if asked.whole is not None else None
        if picks is not None:
            return self.answer(seat, picks, asked)
        said = understand(line, options)
        if isinstance(said, Option):
            return self.answer(seat, [said], asked)
        if isinstance(said, NoSuchNumber):
            self.screen.say("play-no-number", "yellow", number={"text": said.number}, last=len(options))
        elif isinstance(said, NotUnderstood):
            known = "play-not-now" if self.is_action(said.text) else "play-unknown"
            self.screen.say(known, "yellow", text={"text": said.text}, last=len(options))
            meant = [one for one in asked.barred if one[0].text == said.text.lower()]
            if meant:
                self.screen.barred(meant, every=True)
        elif said.name == "options":
            self.screen.answers(options, asked.marks)
        elif said.name == "why":
            self.screen.barred(asked.barred, every=True)
        else:
            return self.command(seat, said)
        return False

    def answer(self, seat: int, picks: Sequence[Option], asked: Asked) -> bool:
        """Drafts what was picked, and plays it at once where nobody wants to confirm or there was nothing to choose."""
        held = self.table.drafts.open.get(seat)
        draft = held.draft if held is not None else self.match.draft(seat)
        for option in {pick.id for pick in picks} if self.confirms else ():
            kind = draft.weighty(option)
            if kind is not None and not self.agreed(weighty_text(kind), "play-sure"):
                self.screen.say("play-no-consent")
                return False
        number = self.match.asked_at(seat) if held is None else held.number
        try:
            self.table.draft(seat, number, [pick.id for pick in picks])
        except IllegalAction:
            if asked.whole is None:
                raise
            self.screen.say("play-bad-choice", "yellow", least=asked.whole.least, most=asked.whole.most)
            return False
        held = self.table.drafts.drafted(seat)
        if not self.confirms or (held.draft.done and len(held.picks) == 1 and len(asked.options) == 1):
            self.confirm(seat)
        return True

    def decide(self, seat: int, action: int) -> None:
        """A bot's answer."""
        seen = watchers(self.match, seat, self.bots)
        self.table.decide_by_bot(seat, self.match.asked_at(seat), action, self.table.bot_of(seat) or "")
        show(seen, seat, action, self.bots)

    def confirm(self, seat: int) -> bool:
        """Plays the draft; bots that watch see every single answer."""
        if seat not in self.table.drafts.open:
            self.screen.say("play-no-draft", "yellow")
            return False
        self.table.confirm(
            seat, NOW, lambda answer: show(watchers(self.match, seat, self.bots), seat, answer, self.bots)
        )
        return True

    def back(self, seat: int, to: str) -> bool:
        """The last step, or all from a number on."""
        held = self.table.drafts.open.get(seat)
        if held is None:
            self.screen.say("play-no-draft", "yellow")
            return False
        steps = len(held.picks)
        number = int(to) if to.isascii() and to.isdigit() and len(to) < 4 else (steps if not to else 0)
        if not 1 <= number <= steps:
            self.screen.say("play-no-step", "yellow", text={"text": to}, last=steps)
            return False
        self.table.back(seat, number - 1)
        return True

    def hidden_from(self, seat: int) -> bool:
        """Whether the last reader's screen may show what this seat does not know."""
        if self.reader is None:
            return True
        ours, theirs = self.match.view(seat), self.match.view(self.reader)
        return {**ours, "seat": None} != {**theirs, "seat": None}

    def is_action(self, text: str) -> bool:
        try:
            self.match.game.parse(text.lower())
        except BadNotation:
            return False
        return True

    # -- commands --------------------------------------------------------------------------------------------

    def command(self, seat: int, command: Command) -> bool:
        """True if the question has changed."""
        match command.name:
            case "confirm":
                return self.confirm(seat)
            case "back":
                return self.back(seat, command.rest)
            case "board":
                self.draw()
            case "log":
                self.log(seat, command.rest == ALL_PARTS)
            case "hint":
                self.hint(seat)
            case "rules":
                self.rules()
            case "undo":
                return self.undo(seat, command.rest)
            case "save":
                self.save(command.rest)
            case "resign":
                return self.resign(seat)
            case "help":
                self.help()
            case "quit":
                raise Left
        return False

    def log(self, seat: int, parts: bool) -> None:
        lines = self.match.log(seat)
        if lines:
            self.screen.tell(self.match.game, lines, parts)
        else:
            self.screen.say("play-log-empty")

    def rules(self) -> None:
        """The rules that leave a doubt, and how they are played here."""
        words = self.screen.words
        found = readings(self.match.game, words.lang)
        if not found:
            self.screen.say("rules-no-doubts")
        for number, one in enumerate(found, 1):
            mark = words.render(f"mark-{one.mark}")
            self.screen.show(Text.assemble(f"§{number} ", (mark, "bold"), f" ({one.place}): {one.text}"))

    def hint(self, seat: int) -> None:
        """What a strong bot would do; where other people play, nobody is told."""
        try:
            check_hint(self.table, seat)
            game = self.match.game.id
            seen = remembered(self.match.record, seat) if remembers(game) else ()
            _, view, options = open_question(self.table, seat)
            found = hints(game, view, options, seat, seen)
        except (NoHints, BotFailed):
            self.screen.say("hint-none", "yellow")
            return
        words = self.screen.words
        for hint in found:
            line = [{"text": words.message(option.message, self.match.names)} for option in hint.line]
            self.screen.say("hint-line", line=line)
            if hint.deeper:
                self.screen.say("hint-deeper", "dim")
            elif speaks := [*hint.parts, *hint.gains]:
                told = [f"{words.render(part)} {f'{n:+d}'.replace('-', '−')}" for part, n in speaks]
                self.screen.say("hint-for", "dim", parts=[{"text": one} for one in told])

    def undo(self, seat: int, who: str) -> bool:
        """Other people are asked where the rules of the table say so; bots always agree."""
        if who:
            number = int(who) if who.isascii() and who.isdigit() and len(who) < 3 else 0
            if not 1 <= number <= self.match.players:
                self.screen.say("play-no-seat", "yellow", text={"text": who}, last=self.match.players)
                return False
            seat = number - 1
        try:
            change = self.table.undo(seat)
        except (UndoRefused, NotYourSeat):
            self.screen.say("play-nothing-to-undo", "yellow", seat={"seat": seat})
            return False
        proposal = self.table.proposal
        if proposal is not None:
            agreed = self.agreed("play-ask-consent")
            for other in sorted(proposal.needs) if agreed else sorted(proposal.needs)[:1]:
                change = self.table.answer(other, agreed)
            if not agreed:
                self.screen.say("play-no-consent")
        return change.is_kept

    def resign(self, seat: int) -> bool:
        if not self.agreed("play-ask-resign", seat={"seat": seat}):
            self.screen.say("play-no-consent")
            return False
        self.table.resign(seat)
        self.seat_stand_in(seat)
        return True

    def seat_stand_in(self, seat: int) -> None:
        """The others may go on; somebody has to answer for the empty chair."""
        self.bots[seat] = make(self.table.stand_in, self.match.game.id, seat)

    def agreed(self, *questions: str, **args: object) -> bool:
        for question in questions:
            self.screen.say(question, "bold", **args)
        return self.screen.read().lower() in YES

    def save(self, path: str) -> None:
        if not path:
            self.screen.say("play-save-where", "yellow")
            return
        try:
            save(self.match, Path(path))
        except (OSError, ValueError) as error:
            reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
            self.screen.say("play-save-failed", "yellow", file={"text": path}, reason={"text": reason})
        else:
            self.saved = path
            self.screen.say("play-saved", "green", file={"text": path})

    def help(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold")
        grid.add_column(style="bold")
        grid.add_column()
        grid.add_row(Text(self.screen.text("help-answer-key")), "", Text(self.screen.text("help-answer")))
        for command, short in COMMANDS.items():
            written = self.screen.text(f"help-{command}-key") if command in ("save", "back", "log") else command
            grid.add_row(written, short, Text(self.screen.text(f"help-{command}")))
        self.screen.show(grid)

    # -- showing ---------------------------------------------------------------------------------------------

    def tell(self, seat: int | None) -> None:
        """What has happened since the seat last looked."""
        self.screen.tell(self.match.game, self.match.log(seat, self.seen.get(seat, 0)))
        self.seen[seat] = len(self.match.record.entries)

    def draw(self, only_new: bool = False) -> None:
        """The position; a small question in the middle of a turn does not need the same drawing again."""
        held = self.table.drafts.open.get(self.reader) if self.reader is not None else None
        view = held.draft.view() if held is not None else self.match.view(self.reader)
        drawing = self.drawing(view, self.screen.words, self.match.names)
        drawn = self.screen.drawn(drawing)
        if not only_new or drawn != self.shown:
            self.screen.show(drawing)
        self.shown = drawn

    def finish(self) -> None:
        self.tell(self.reader)
        self.draw()
        self.screen.say("play-over", "bold")
        self.screen.result(self.match)


def steps_of(held: SeatDraft) -> Iterator[dict[str, object]]:
    """What is drafted, with what followed each step because there was no other answer."""
    for answer, follows in zip(held.words, held.draft.follows, strict=True):
        yield {"id": answer.id, "args": answer.args}
        for only in follows:
            yield {"id": "draft-only", "args": {"answer": {"id": only.id, "args": only.args}}}


def weighty_text(kind: str) -> str:
    """The text that says what a weighty answer costs."""
    return f"play-weighty-{kind.replace('_', '-')}"


def seat_of(match: Match, seat: int, bot: bool) -> Seat:
    name = match.names[seat]
    if bot:
        return Seat(seat=seat, kind="bot", bot=name, name=name)
    return Seat(seat=seat, kind="person", person=str(seat), name=name, resigned=seat in match.resigned)


def save(match: Match, path: Path) -> None:
    """The referee's file, with the seed: whoever plays on from it plays the same deal."""
    Record(match.record.header, match.record.entries, match.seal).save(path)
