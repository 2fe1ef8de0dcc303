"""A record told entry by entry, as its referee sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.text import Text

from permonik.drawing import drawing
from permonik.kernel.match import Match
from permonik.kernel.message import Message
from permonik.kernel.record import Dealt, Decision, Entry, Record, entry_data
from permonik.kernel.step import EVERYONE
from permonik.terminal.screen import Screen
from permonik.words import Words


class Told(NamedTuple):
    """An entry, the words of what was decided (if it was a decision), and what was told to whom."""

    number: int
    entry: Entry
    choice: Message | None
    lines: list[tuple[Message, int]]


class Story:
    def __init__(self, record: Record, words: Words) -> None:
        self.record = record
        self.words = words
        # Without the seal: a story ends where the record does, and deals nothing.
        self.match = Match(Record(record.header), None)
        self.screen = Screen(words, lambda: self.match.names)

    def follow(self, at: int | None) -> Iterator[Told]:
        """Follows the entries, one at a time."""
        for number, entry in enumerate(self.record.entries[:at]):
            choice = None
            if isinstance(entry, Decision):
                choice = self.match.game.describe(self.match.state, entry.seat, entry.action).message
            self.match.retrace(entry, False)
            log = self.match.told
            lines = [(log.message(at), log.audiences[at]) for at in range(log.first_since(number), len(log))]
            yield Told(number, entry, choice, lines)

    # -- in words --------------------------------------------------------------------------------------------

    def tell(self, at: int | None) -> None:
        header = self.record.header
        players = {"id": "house-players", "args": {"players": header.players}}
        everybody = [{"seat": seat} for seat in range(header.players)]
        self.screen.say("replay-title", "bold", game="game-name", players=players, names=everybody)
        settings = [
            self.screen.text(
                "replay-option",
                option=option.message,
                value={"text": self.words.option_value(option, self.match.settings[option.id])},
            )
            for option in self.match.game.options()
        ]
        if settings:
            self.screen.say("replay-options", options={"text": "; ".join(settings)})
        for told in self.follow(at):
            self.tell_entry(told)
        self.tell_end(at)

    def tell_entry(self, told: Told) -> None:
        entry = told.entry
        texts = []
        if isinstance(entry, Decision) and told.choice is not None:
            choice = {"id": told.choice.id, "args": told.choice.args}
            id = "replay-forced" if entry.forced else "replay-decided"
            texts.append(self.screen.text(id, seat={"seat": entry.seat}, choice=choice))
        elif isinstance(entry, Dealt):
            outcome = self.match.game.outcome_text(entry.deck, entry.outcome)
            texts.append(self.screen.text("replay-dealt", text={"text": f"{entry.deck} {entry.slot} = {outcome}"}))
        texts += [self.line(message, audience) for message, audience in told.lines]
        for first, text in enumerate(texts):
            number = f"{told.number:>4}  " if first == 0 else " " * 6
            self.screen.show(Text(number + text, style="" if first == 0 else "cyan"))

    def line(self, message: Message, audience: int) -> str:
        text = self.words.message(message, self.match.names)
        if audience < 0:
            return text
        return self.screen.text(
            "replay-only-for", seats=[{"seat": seat} for seat in self.seats(audience)], text={"text": text}
        )

    def tell_end(self, at: int | None) -> None:
        match = self.match
        if at is not None:
            self.screen.say("replay-at", "bold", entries=at)
        if at is not None or not match.over:
            self.screen.show(drawing(match.game)(match.view(None), self.words, match.names))
        if match.over:
            self.screen.say("play-over", "bold")
            self.screen.result(match)
            return
        if match.waiting():
            self.screen.say("replay-waiting", seats=[{"seat": seat} for seat in match.waiting()])
        if at is None:
            self.screen.say("replay-running")

    def verified(self) -> None:
        self.screen.say("replay-verified", "green", entries=len(self.record.entries))
        if self.record.header.forked:
            self.screen.say("replay-forked", "yellow", entries=self.record.header.forked)

    # -- as data ---------------------------------------------------------------------------------------------

    def data(self, at: int | None, verified: bool | None) -> dict[str, Any]:
        header = self.record.header
        entries = [self.entry_data(told) for told in self.follow(at)]
        match = self.match
        data: dict[str, Any] = {
            "game": header.game,
            "players": header.players,
            "options": self.match.settings,
            "rules": header.rules,
            "names": match.names,
            "entries": entries,
            "of": len(self.record.entries),
            "verified": verified,
            "forked": header.forked,
            "over": match.over,
            "waiting": list(match.waiting()),
            "position": match.game.dump(match.state),
        }
        if match.over:
            data["scores"] = [{"total": score.total, "parts": score.parts} for score in match.scores()]
            data["winners"] = list(match.winners())
        return data

    def entry_data(self, told: Told) -> dict[str, Any]:
        lines = []
        for message, audience in told.lines:
            line: dict[str, Any] = {"id": message.id, "args": message.args}
            if audience != EVERYONE:
                line["for"] = self.seats(audience)
            lines.append(line | {"text": self.words.message(message, self.match.names)})
        return {"number": told.number, **entry_data(self.match.game, told.entry), "lines": lines}

    def seats(self, audience: int) -> list[int]:
        return [seat for seat in range(self.match.players) if audience >> seat & 1]
