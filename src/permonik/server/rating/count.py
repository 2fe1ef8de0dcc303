"""From a rated match that is over to the ratings, once; and all of them anew from the records."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from permonik.errors import PermonikError
from permonik.kernel.match import Match
from permonik.kernel.record import Undo
from permonik.server.logs import tell
from permonik.server.problems import RecordDamaged, RulesChanged, StorageFailed, TooManyRequests, TooMuchWork
from permonik.server.rating.anchors import BOT
from permonik.server.rating.model import Outcome, Rating, rate
from permonik.server.storage import Broken
from permonik.server.storage.ratings import Counted, Ranked, RatingStore
from permonik.server.tables.data import TableData
from permonik.table.seats import Seat

if TYPE_CHECKING:
    from permonik.server.house import House
    from permonik.server.play.live import LiveTable


class Void(Exception):
    """The match does not count, and why."""


class Ratings:
    def __init__(self, house: House, store: RatingStore) -> None:
        self.house = house
        self.store = store
        self.lock = asyncio.Lock()

    async def count(self, live: LiveTable) -> None:
        """A match that has just ended. One that was counted before is not counted again."""
        fresh: dict[str, Rating] = {}
        void = None
        async with self.lock:  # under which nobody is forgotten: who has gone meanwhile is not in `data` any more
            data = live.data
            if not data.rated or data.status != "finished":
                return
            left = left_by(data.players or (), data.seats)
            pool = pool_of(data)
            try:
                outcome = outcome_of(live.playing(), data.players or (), left, live.hints)
                fresh = rate(pool, await self.store.of(pool), outcome)
            except Void as why:
                void = str(why)
            with suppress(Broken):
                await self.store.count(data.id, pool, left, void, time.time(), fresh)
        tell("rated", table=data.id, pool=pool, void=void or "")

    async def catch_up(self) -> None:
        """What ended just before the house closed."""
        for id in await self.store.uncounted():
            try:
                await self.count(await self.house.table(id))
            except (RulesChanged, RecordDamaged, TooManyRequests, TooMuchWork, StorageFailed) as error:
                tell("not rated", table=id, why=str(error))

    async def recompute(self) -> str:
        """All ratings from the records, in the order in which the matches were counted."""
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
        if data is None or data.header is None:
            raise Void("there is no record")
        try:
            lines, seal = await self.house.lines(data), await self.house.tables.seal(data.id)
            match = await self.house.work.rebuild(data.host, data.header, lines, seal)
        except (StorageFailed, TooManyRequests, TooMuchWork):
            raise  # nothing is wrong with the record: another time
        except (PermonikError, KeyError, TypeError, ValueError) as error:
            raise Void(f"the record cannot be followed: {error}") from None
        return outcome_of(match, data.players or (), counted.left, await self.house.tables.hints(data.id))


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
