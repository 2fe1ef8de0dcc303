"""What is written to the terminal, and what is read from it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence

from rich.console import Console, RenderableType
from rich.control import Control
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from permonik.kernel.deeds import Deed, deeds, gains
from permonik.kernel.game import Game, Option
from permonik.kernel.match import Match
from permonik.kernel.message import Message, Score
from permonik.kernel.reason import DONE, Reason
from permonik.rulebook import readings
from permonik.words import Words, clean

FEW_BARRED = 3  # so many stand below the answers without being asked for
PIPE_WIDTH = 110  # where there is no terminal that could say how wide it is


class InputEnded(Exception):
    """There is nothing more to read."""


class PlainConsole(Console):
    """Prints texts as they are: no markup (a player may be called [red]), no emoji codes, no highlighting."""

    def __init__(self, stderr: bool = False) -> None:
        stream = sys.stderr if stderr else sys.stdout
        width = None if stream.isatty() else PIPE_WIDTH
        super().__init__(stderr=stderr, markup=False, emoji=False, highlight=False, width=width)

    def on_broken_pipe(self) -> None:
        """Rich would exit by itself; the command line has its own way to leave quietly."""
        raise


class Screen:
    """A console that speaks one language. `seated` says how the players are called now: seats can change."""

    def __init__(self, words: Words, seated: Callable[[], Sequence[str]]) -> None:
        self.words = words
        self.seated = seated
        self.console = PlainConsole()
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()

    # -- writing ---------------------------------------------------------------------------------------------

    def text(self, id: str, **args: object) -> str:
        """A text of the house."""
        return self.words.render(id, args, self.seated())

    def say(self, id: str, style: str = "", **args: object) -> None:
        self.console.print(Text(self.text(id, **args), style=style))

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def tell(self, game: Game, lines: Iterable[Message], parts: bool = False) -> None:
        """Log lines: one for each deed, with what it brought; `parts`: also what it was made of."""
        for deed in deeds(lines):
            folded = [*deed.price, *deed.parts]
            marks = self.doubts(game, deed.line, *(() if parts else folded))
            self.console.print(Text(" ".join(filter(None, ["•", self.deed(game, deed), marks])), style="cyan"))
            for part in folded if parts else ():
                said = [self.words.message(part, self.seated()), self.doubts(game, part)]
                self.console.print(Text("    " + " ".join(filter(None, said)), style="dim"))

    def doubts(self, game: Game, *messages: Message) -> str:
        """The signs of doubtful rules that decide what is said; `rules` explains them."""
        found = readings(game, self.words.lang)
        decided = [f"§{n}" for n, one in enumerate(found, 1) if any(one.decides(message) for message in messages)]
        return " ".join(decided)

    def deed(self, game: Game, deed: Deed) -> str:
        """What was done and what it brought: "Anna plays the Merchant. +2 ore; Boris: −2 ore". As on the page."""
        names = self.seated()
        told: dict[int, list[str]] = {}
        for one in gains(deed, game.moved):
            sign = "−" if one.n < 0 else "+"
            told.setdefault(one.seat, []).append(sign + self.words.render(one.amount, {"n": abs(one.n)}))
        actor = deed.line.args.get("seat")
        seats = [
            ("" if actor == {"seat": seat} else f"{clean(names[seat])}: ") + ", ".join(amounts)
            for seat, amounts in told.items()
        ]
        return " ".join(filter(None, [self.words.message(deed.line, names), "; ".join(seats)]))

    def ask(self, game: Game, seat: int, question: Message) -> None:
        asked = {"id": question.id, "args": question.args}
        said = [self.text("play-asked", seat={"seat": seat}, question=asked), self.doubts(game, question)]
        self.console.print()
        self.console.print(Text(" ".join(filter(None, said)), style="bold"))

    def answers(self, options: Sequence[Option], marks: Mapping[int, str]) -> None:
        """The numbered answers: words first, for people; the notation beside them, for those who type.

        `marks`: by the option's id, what has to be said beside it.
        """
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right")
        table.add_column()
        table.add_column(style="dim")
        table.add_column(style="yellow")
        for number, option in enumerate(options, 1):
            words = self.words.message(option.message, self.seated())
            mark = Text(marks.get(option.id, ""))
            table.add_row(Text(str(number), style="bold"), Text(words), Text(option.text), mark)
        self.console.print(table)

    def barred(self, found: Sequence[tuple[Option, Reason]], every: bool = False) -> None:
        """What cannot be answered now, by its reasons. `every`: all was asked for; otherwise a few, or how to ask.
        What is done already goes without saying."""
        told: dict[str, list[object]] = {}
        for option, reason in found:
            if every or reason.kind != DONE:
                # "Shelf for 1 wood: 2 points": the name is enough for what cannot be had.
                name = self.words.message(option.message, self.seated()).split(": ", 1)[0]
                told.setdefault(self.words.message(reason.message(), self.seated()), []).append({"text": name})
        if not every and sum(len(answers) for answers in told.values()) > FEW_BARRED:
            self.say("play-barred-many", "dim")
            return
        for why, answers in told.items():
            self.say("play-barred", "dim", answers=answers, reason={"text": why})
        if every and not told:
            self.say("play-barred-none", "dim")

    def drawn(self, what: RenderableType) -> str:
        """What showing it would write."""
        with self.console.capture() as captured:
            self.console.print(what)
        return captured.get()

    def result(self, match: Match) -> None:
        """The end of a match. Who plays alone beats nobody: there the game's own remark says how it went."""
        self.scores(match.scores())
        remark = match.game.remark(match.state)
        if remark is None or match.players > 1:
            self.winners(match.winners())
        if remark is not None:
            self.console.print(Text(self.words.message(remark, self.seated()), style="bold"))

    def scores(self, scores: Sequence[Score]) -> None:
        """One column per player, one row per kind of points."""
        table = Table()
        table.add_column()
        for seat in range(len(scores)):
            table.add_column(Text(clean(self.seated()[seat])), justify="right")
        kinds = list(dict.fromkeys(id for score in scores for id, _ in score.parts))
        for kind in kinds:
            points = [sum(p for id, p in score.parts if id == kind) for score in scores]
            table.add_row(Text(self.words.render(kind)), *[str(p) for p in points])
        table.add_section()
        total = [Text(str(score.total), style="bold") for score in scores]
        table.add_row(Text(self.text("play-total"), style="bold"), *total)
        self.console.print(table)

    def winners(self, winners: Sequence[int]) -> None:
        if winners:
            self.say("play-winners", "bold green", winners=[{"seat": seat} for seat in winners])
        else:
            self.say("play-nobody", "bold")

    def hand_over(self, seat: int) -> None:
        """Hides what another player saw. A pipe has nobody to hide it from, and is not made to wait."""
        if not self.interactive:
            self.console.print(Rule(Text(self.text("play-next", seat={"seat": seat}))))
            return
        self.clear()
        self.console.print(Panel(Text(self.text("play-hand-over", seat={"seat": seat})), expand=False))
        self.read(self.text("play-press-enter", seat={"seat": seat}) + " ")
        self.clear()

    def clear(self) -> None:
        self.console.control(Control.home(), Control.clear())
        self.console.file.write("\x1b[3J")  # what has scrolled away, too
        self.console.file.flush()

    # -- reading ---------------------------------------------------------------------------------------------

    def read(self, prompt: str = "> ") -> str:
        """One line, without its ends. Raises InputEnded."""
        try:
            if self.interactive:
                return input(prompt).strip()
            line = sys.stdin.readline()
        except EOFError:
            self.console.print()
            raise InputEnded from None
        except KeyboardInterrupt:
            self.console.print()
            raise
        if not line:
            raise InputEnded
        self.console.print(Text(prompt + clean(line.strip())))  # so that the output reads as a whole
        return line.strip()
