"""Find me somebody: those who wait for the same game are brought to one table."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from permonik.errors import BadPlayers
from permonik.kernel.registry import load
from permonik.server import timepiece
from permonik.server.storage.people import PersonData
from permonik.server.tables.data import TableData
from permonik.server.tables.lobby import check_count, new_id, open_table
from permonik.server.wire.together import Seek, SeekingOut
from permonik.table.seats import Seat

if TYPE_CHECKING:
    from permonik.server.house import House

PATIENCE = 20.0  # seconds without a word from somebody who waits: the page is closed


class Seeker(msgspec.Struct):
    """`table`: where somebody was found."""

    person: str
    game: str
    players: int
    seen: float
    table: str | None = None


class Seekers:
    """In memory alone: whoever still waits after a restart asks again. Of several processes one brings people together,
    and the others pass on to it who seeks."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.waiting: dict[str, Seeker] = {}  # by person, whoever has waited longest first
        self.lock = asyncio.Lock()

    async def seek(self, person: PersonData, wish: Seek) -> SeekingOut:
        game = load(wish.game)
        if wish.players < 2:
            raise BadPlayers("nobody has to be found for a game alone")
        game.check_players(wish.players)
        await check_count(self.house, person)
        async with self.lock:
            self.waiting.pop(person.id, None)
            self.waiting[person.id] = Seeker(person.id, game.id, wish.players, time.monotonic())
            await self.bring_together(self.waiting[person.id])
        return self.out(person.id)

    def still(self, person: str) -> SeekingOut:
        """Somebody still waits, and asks how it stands."""
        if person in self.waiting:
            self.waiting[person].seen = time.monotonic()
        return self.out(person)

    def stop(self, person: str) -> None:
        self.waiting.pop(person, None)

    # -- inside ----------------------------------------------------------------------------------------------

    async def bring_together(self, last: Seeker) -> None:
        """Those who have waited longest, as far as nobody of them has blocked another."""
        chosen: list[Seeker] = [last]
        for one in self.same(last):
            if len(chosen) < last.players and not await self.apart(one, chosen):
                chosen.append(one)
        if len(chosen) < last.players:
            return
        chosen = [*chosen[1:], last]
        now = timepiece.now()
        data = TableData(
            id=new_id(),
            name="",
            game=last.game,
            options=load(last.game).check_options({}),
            host=chosen[0].person,
            seats=tuple(Seat(seat=number, kind="person", person=one.person) for number, one in enumerate(chosen)),
            created=now,
            changed=now,
        )
        live = await open_table(self.house, data)
        async with live.turn():
            await self.house.people.recall(data.people())
            await live.start()
        for one in chosen:
            one.table = data.id

    async def apart(self, one: Seeker, others: list[Seeker]) -> bool:
        return any([await self.house.friends.apart(one.person, other.person) for other in others])

    def same(self, seeker: Seeker) -> list[Seeker]:
        """The others who wait for the same; those who have gone are forgotten."""
        gone = time.monotonic() - PATIENCE
        self.waiting = {id: one for id, one in self.waiting.items() if one.seen > gone}
        return [
            one
            for one in self.waiting.values()
            if one.table is None and (one.game, one.players) == (seeker.game, seeker.players) and one is not seeker
        ]

    def out(self, person: str) -> SeekingOut:
        seeker = self.waiting.get(person)
        if seeker is None:
            return SeekingOut(game=None, players=0, waiting=0, table=None)
        if seeker.table is not None:
            del self.waiting[person]
        waiting = 1 + len(self.same(seeker))
        return SeekingOut(game=seeker.game, players=seeker.players, waiting=waiting, table=seeker.table)
