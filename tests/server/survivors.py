"""People who play on while their server is killed under them again and again, and know what it owes them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple

from visitors import Chair, Visitor, look
from websockets.exceptions import ConnectionClosed, InvalidMessage


async def open_table(base: str, game: str, rng: Random) -> tuple[str, list[Visitor]]:
    """A table of two people who have just come."""
    people = [await Visitor.come(base), await Visitor.come(base)]
    seats = ("me", "open") if rng.random() < 0.5 else ("open", "me")
    id = (await people[0].table(game, seats))["id"]
    await people[1].post(f"/tables/{id}/join")
    await people[0].post(f"/tables/{id}/start")
    return id, people if seats[0] == "me" else people[::-1]


class Player:
    """Somebody who remembers what the server has confirmed, and what it has not answered yet."""

    def __init__(self, visitor: Visitor, table: str, seat: int, rng: Random) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.rng = rng
        self.confirmed: list[str] = []
        self.pending: str | None = None
        self.drafted: str | None = None
        self.drafts = 0
        self.said: list[str] = []
        self.saying: str | None = None
        self.heard = 0
        self.over = False

    @property
    def progress(self) -> int:
        """What the server has acknowledged."""
        return len(self.confirmed) + self.drafts + len(self.said)

    async def play(self) -> None:
        """Until the match is over or the server has gone."""
        chair: Chair | None = None
        try:
            chair = await self.visitor.sit(self.table, self.seat)
            last = -1
            draft = chair.state["draft"]
            if draft is not None:  # what was drafted before the server was killed is still there
                assert draft["steps"] == 1
                await self.confirm(chair)
            while True:
                state = await chair.asked(last)
                self.heard = max(self.heard, state["entry"])
                if state["over"]:
                    self.over = True
                    return
                last = state["asked"]
                if self.rng.random() < 0.2:
                    await self.speak(chair)
                option = self.rng.choice(state["options"])
                if self.rng.random() < 0.5:
                    await chair.ask("draft", seat=self.seat, asked=last, picks=[option["id"]])
                    self.drafted = option["text"]
                    self.drafts += 1
                    await self.confirm(chair)
                    continue
                self.pending = option["text"]
                await chair.ask("decide", seat=self.seat, asked=last, option=option["id"])
                self.confirmed.append(option["text"])
                self.pending = None
        except (OSError, ConnectionClosed, InvalidMessage):
            pass  # killed; ConnectionError is an OSError
        finally:
            if chair is not None:
                await chair.close()

    async def confirm(self, chair: Chair) -> None:
        """The draft of one answer."""
        self.pending = chair.state["draft"]["answers"] and self.drafted
        await chair.ask("confirm", seat=self.seat)
        if self.drafted is not None:
            self.confirmed.append(self.drafted)
        self.drafted = self.pending = None

    async def speak(self, chair: Chair) -> None:
        self.saying = f"line {len(self.said)} of seat {self.seat}"
        await chair.ask("chat", text=self.saying)
        self.said.append(self.saying)
        self.saying = None

    def check(self, stored: list[str], entries: int, draft: list[list[str]], lines: list[str]) -> None:
        """Everything confirmed is there exactly once; what was not answered is there once or not at all."""
        assert entries >= self.heard, "somebody was told of an entry that is not on the disk"
        if self.saying is not None and lines == [*self.said, self.saying]:
            self.said.append(self.saying)
        assert lines == self.said, "what was said is lost, or there twice"
        self.saying = None
        if self.pending is not None and stored == [*self.confirmed, self.pending]:
            self.confirmed.append(self.pending)
            self.drafted = None
        assert stored == self.confirmed
        self.pending = None
        if self.drafted is not None:
            assert draft == [[self.drafted]], "a draft that was acknowledged is lost"
        elif draft:  # the server was killed before it could say that the step is on the disk
            ((self.drafted,),) = draft


class Stored(NamedTuple):
    """What the disk has of a table: per seat the decisions and the steps of its draft; per person what was said."""

    decided: list[list[str]]
    entries: int
    drafts: list[list[list[str]]]
    said: dict[str, list[str]]


def check_all(data: Path, players: Iterable[Player]) -> None:
    for player in players:
        stored = stored_at(data, player.table)
        lines = stored.said.get(player.visitor.me["id"], [])
        player.check(stored.decided[player.seat], stored.entries, stored.drafts[player.seat], lines)


def stored_at(data: Path, table: str) -> Stored:
    rows = look(data, "SELECT number, line FROM entries WHERE table_id = ? ORDER BY number", table)
    ((count,),) = look(data, "SELECT entries FROM tables WHERE id = ?", table)
    drafts: list[list[list[str]]] = [[], []]
    for seat, steps in look(data, "SELECT seat, steps FROM drafts WHERE table_id = ?", table):
        drafts[seat] = json.loads(steps)
    said: dict[str, list[str]] = {}
    for person, text in look(data, "SELECT person, text FROM chat WHERE table_id = ? ORDER BY number", table):
        said.setdefault(person, []).append(text)
    assert [number for number, _ in rows] == list(range(count))
    decided: list[list[str]] = [[], []]
    for _, line in rows:
        entry = json.loads(line)
        if "do" in entry and not entry.get("forced"):
            decided[entry["seat"]].append(entry["do"])
    return Stored(decided, count, drafts, said)
