"""From a rated match that is over to the ratings, once; and all of them anew from the records."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from permonik.errors import PermonikError
from permonik.kernel.match import Match
from permonik.kernel.record import Undo
from permonik.server import timepiece
from permonik.server.cluster.bus import Ended
from permonik.server.cluster.member import PlayedElsewhere
from permonik.server.logs import tell
from permonik.server.problems import StorageFailed, TooManyRequests, TooMuchWork
from permonik.server.rating.anchors import BOT
from permonik.server.rating.model import Outcome, Rating, rate
from permonik.server.storage import Broken, Outdated
from permonik.server.storage.ratings import Counted, Ranked, RatingStore
from permonik.server.tables.data import TableData
from permonik.table.seats import Seat

if TYPE_CHECKING:
    from permonik.server.house import House
    from permonik.server.play.live import LiveTable

DUTY = "ratings"
COUNT_EVERY = 5.0  # seconds, where no word comes of a match that has ended
A_MOMENT = 0.2


class Void(Exception):
    """The match does not count, and why."""


class Ratings:
    """`something`: there is a match to be counted."""

    def __init__(self, house: House, store: RatingStore) -> None:
        self.house = house
        self.store = store
        self.lock = asyncio.Lock()
        self.something = asyncio.Event()
        self.unreadable: set[str] = set()  # matches of other rules, or damaged ones

    def ended(self, live: LiveTable) -> None:
        """A match is over. Where there are several processes one of them counts for all: two that have read the same
        ratings would each write without the other's match."""
        if self.house.member is None:
            self.house.spawn(self.count(live.data.id, live.playing(), live.hints))
        else:
            self.something.set()
            self.house.bus.say(Ended(live.data.id))

    async def count(self, table: str, match: Match, hints: Mapping[int, int]) -> None:
        """One that was counted before is not counted again."""
        fresh: dict[str, Rating] = {}
        void = None
        async with self.lock:  # under which nobody is forgotten: who has gone meanwhile is not in `data` any more
            data = await self.house.tables.get(table)
            if data is None or not data.rated or data.status != "finished":
                return
            left = left_by(data.players or (), data.seats)
            pool = pool_of(data)
            try:
                outcome = outcome_of(match, data.players or (), left, hints)
                fresh = rate(pool, await self.store.of(pool), outcome)
            except Void as why:
                void = str(why)
            with suppress(Broken):
                await self.store.count(data.id, pool, left, void, timepiece.now(), fresh, data.players or ())
        tell("rated", table=data.id, pool=pool, void=void or "")

    async def keep_counting(self) -> None:
        """What ended at any process, or just before the house closed."""
        member = self.house.member
        while member is not None:
            self.something.clear()
            try:
                if await member.has_duty(DUTY):
                    self.store = RatingStore(member.storage(await member.duty(DUTY)))
                    await self.catch_up()
            except (StorageFailed, PlayedElsewhere) as error:
                tell("put off", why=str(error))
            with suppress(TimeoutError):
                async with asyncio.timeout(COUNT_EVERY):
                    await self.something.wait()
            await asyncio.sleep(A_MOMENT)
        await self.catch_up()

    async def catch_up(self) -> None:
        for id in await self.store.uncounted():
            data = await self.house.tables.get(id)
            if data is None or id in self.unreadable:
                continue
            try:
                await self.count(id, await self.match_of(data), await self.house.tables.hints(id))
            except (Void, TooManyRequests, TooMuchWork, StorageFailed, Outdated) as error:
                tell("not rated", table=id, why=str(error))
                if isinstance(error, Void):
                    self.unreadable.add(id)

    async def recompute(self) -> str:
        """All ratings from the records, in the order in which the matches were counted."""
        if self.house.member is not None:
            self.store = RatingStore(self.house.member.storage(await self.house.member.fetch_duty(DUTY)))
        async with self.lock:
            pools: dict[str, dict[str, Rating]] = {}
            void: dict[int, str | None] = {}
            for match in await self.store.counted():
                known = pools.setdefault(match.pool, {})
                try:
                    known.update(rate(match.pool, known, await self.outcome(match)))
                    void[match.number] = None
                except Void as why:
                    void[match.number] = str(why)
            before = {(pool, player) for pool in await self.store.pools() for player in await self.store.of(pool)}
            same = 0
            for pool, ratings in pools.items():
                old = await self.store.of(pool)
                same += sum(old.get(player) == rating for player, rating in ratings.items())
            fresh = [Ranked(pool, player, rating) for pool in pools for player, rating in pools[pool].items()]
            changed = len(before | {(one.pool, one.player) for one in fresh}) - same
            await self.store.replace(fresh, void)
        bad = sum(why is not None for why in void.values())
        return f"{len(void) - bad} matches counted, {bad} do not count; {changed} of {len(fresh)} ratings have changed"

    async def outcome(self, counted: Counted) -> Outcome:
        """What the record says."""
        data = await self.house.tables.get(counted.table)
        if data is None:
            raise Void("there is no record")
        hints = await self.house.tables.hints(data.id)
        return outcome_of(await self.match_of(data), data.players or (), counted.left, hints)

    async def match_of(self, data: TableData) -> Match:
        if data.header is None:
            raise Void("there is no record")
        try:
            lines, seal = await self.house.lines(data), await self.house.tables.seal(data.id)
            return await self.house.work.rebuild(data.host, data.header, lines, seal)
        except (StorageFailed, TooManyRequests, TooMuchWork):
            raise  # nothing is wrong with the record: another time
        except (PermonikError, KeyError, TypeError, ValueError) as error:
            raise Void(f"the record cannot be followed: {error}") from None


def pool_of(data: TableData) -> str:
    return pool_name(data.game, len(data.seats))


def pool_name(game: str, players: int) -> str:
    return f"{game}/{'two' if players == 2 else 'more'}"


def left_by(players: Sequence[str], seats: Sequence[Seat]) -> tuple[int, ...]:
    """Who did not play to the end: resigned, out of time, or with somebody standing in when it was over."""
    return tuple(
        seat.seat
        for seat, player in zip(seats, players, strict=True)
        if not player.startswith(BOT) and (seat.resigned or seat.bot is not None)
    )


def outcome_of(match: Match, players: Sequence[str], left: Sequence[int], hints: Collection[int]) -> Outcome:
    record = match.record
    if not match.over:
        raise Void("it is not over")
    if match.agreed:
        raise Void("it ended without a result")
    if record.header.forked:
        raise Void("it was forked from another")
    if any(isinstance(entry, Undo) and entry.consent for entry in record.entries):
        raise Void("something was taken back by consent")
    if hints:
        raise Void("somebody took a hint")
    if len(players) != match.players:
        raise Void("nobody knows who played")
    seats = range(match.players)
    game, state = match.game, match.state
    won = tuple(game.winners(state)) if state.over else match.winners()
    totals = [score.total for score in match.scores()]
    return Outcome(
        players=tuple(players),
        places=tuple(place(seat, won, totals) for seat in seats),
        sides=tuple(game.side(state, seat) for seat in seats),
        parts=tuple(game.role(state, seat) for seat in seats),
        left=tuple(left),
        won=tuple(seat for seat in won if seat not in left),
    )


def place(seat: int, won: Collection[int], totals: Sequence[int]) -> int:
    """Winners are first, the others follow by their scores. If nobody has won, all are equal."""
    if seat in won or not won:
        return 1
    better = sum(other not in won and totals[other] > totals[seat] for other in range(len(totals)))
    return 1 + len(won) + better
