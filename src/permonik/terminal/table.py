"""A table in the terminal: people who share the keyboard, bots beside them, one match."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from permonik.bots.base import Bot
from permonik.bots.play import ask, show, sights
from permonik.bots.registry import make
from permonik.errors import BadNotation, UndoRefused
from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.table.errors import NotYourSeat
from permonik.table.seats import Seat
from permonik.table.table import Table
from permonik.terminal.commands import COMMANDS, YES, Command, NoSuchNumber, NotUnderstood, understand
from permonik.terminal.drawing import drawing
from permonik.terminal.screen import InputEnded, Screen
from permonik.words import Words

NOW = 0.0  # nobody has a clock


class Left(Exception):
    """The players have quit."""


class TerminalTable:
    """`bots` by seat; all other seats are people, each with one seat."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], words: Words) -> None:
        self.match = match
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
        options = self.match.options(seat)
        self.screen.ask(seat, self.match.question(seat), options)
        while True:
            line = self.screen.read()
            if not line:
                continue
            said = understand(line, options)
            if isinstance(said, NoSuchNumber):
                self.screen.say("play-no-number", "yellow", number={"text": said.number}, last=len(options))
            elif isinstance(said, NotUnderstood):
                known = "play-not-now" if self.is_action(said.text) else "play-unknown"
                self.screen.say(known, "yellow", text={"text": said.text}, last=len(options))
            elif not isinstance(said, Command):
                self.decide(seat, said.id)
                return
            elif said.name == "options":
                self.screen.answers(options)
            elif self.command(seat, said):
                return

    def decide(self, seat: int, action: int) -> None:
        seen = sights(self.match, seat, self.bots)
        asked = self.match.asked_at(seat)
        if seat in self.bots:
            self.table.decide_by_bot(seat, asked, action, self.table.bot_of(seat) or "")
        else:
            self.table.decide(seat, asked, action, NOW)
        show(seen, seat, action, self.bots)

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
            case "board":
                self.draw()
            case "log":
                self.log(seat)
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

    def log(self, seat: int) -> None:
        lines = self.match.log(seat)
        if lines:
            self.screen.tell(lines)
        else:
            self.screen.say("play-log-empty")

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

    def agreed(self, question: str, **args: object) -> bool:
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
            written = self.screen.text("help-save-key") if command == "save" else command
            grid.add_row(written, short, Text(self.screen.text(f"help-{command}")))
        self.screen.show(grid)

    # -- showing ---------------------------------------------------------------------------------------------

    def tell(self, seat: int | None) -> None:
        """What has happened since the seat last looked."""
        self.screen.tell(self.match.log(seat, self.seen.get(seat, 0)))
        self.seen[seat] = len(self.match.record.entries)

    def draw(self, only_new: bool = False) -> None:
        """The position; a small question in the middle of a turn does not need the same drawing again."""
        drawing = self.drawing(self.match.view(self.reader), self.screen.words, self.match.names)
        drawn = self.screen.drawn(drawing)
        if not only_new or drawn != self.shown:
            self.screen.show(drawing)
        self.shown = drawn

    def finish(self) -> None:
        self.tell(self.reader)
        self.draw()
        self.screen.say("play-over", "bold")
        self.screen.result(self.match)


def seat_of(match: Match, seat: int, bot: bool) -> Seat:
    name = match.names[seat]
    if bot:
        return Seat(seat=seat, kind="bot", bot=name, name=name)
    return Seat(seat=seat, kind="person", person=str(seat), name=name, resigned=seat in match.resigned)


def save(match: Match, path: Path) -> None:
    """The referee's file, with the seed: whoever plays on from it plays the same deal."""
    Record(match.record.header, match.record.entries, match.seal).save(path)
