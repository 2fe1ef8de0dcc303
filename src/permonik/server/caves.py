"""The daily cave: one sealed deal for everybody, one try each, and a ladder when the day is over."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

from permonik.housekeeping.caves import BOT, KINDS, WEEK, Kind, bounds, is_period, period_at, score_of
from permonik.kernel.dealer import commitment
from permonik.kernel.record import Seal
from permonik.kernel.registry import load
from permonik.kernel.seal import new_seal
from permonik.server import timepiece
from permonik.server.play.live import LiveTable
from permonik.server.problems import AlreadyTried, CaveOpen, NotRegistered, UnknownCave
from permonik.server.storage import Broken
from permonik.server.storage.caves import CaveStore
from permonik.server.storage.people import PersonData
from permonik.server.tables.data import TableData
from permonik.server.tables.lobby import check_count, new_id
from permonik.server.wire.caves import CaveOut, CavePlace, Caves, CaveScore, CaveTry, Ladder
from permonik.table.seats import Seat

if TYPE_CHECKING:
    from permonik.server.house import House

MOST_PLACES = 100
LONGEST_STREAK = 400  # days that are looked back at


class CaveKeeper:
    def __init__(self, house: House, store: CaveStore) -> None:
        self.house = house
        self.store = store
        self.committed: set[tuple[str, str]] = set()

    async def commit(self, now: float) -> None:
        """The deals of the periods that have begun."""
        for kind in KINDS.values():
            period = period_at(kind.every, now)
            if (period, kind.game) not in self.committed:
                await self.store.commit(period, kind.game, new_seal(None, None))
                self.committed.add((period, kind.game))

    async def seal(self, period: str, game: str) -> Seal:
        seal = await self.store.seal(period, game)
        if seal is None:
            raise UnknownCave("there was no such cave")
        return seal

    async def show(self, person: PersonData, now: float) -> Caves:
        await self.commit(now)
        return Caves(
            caves=[await self.cave(kind, person, now) for kind in KINDS.values()],
            streak=await self.streak(person.id, now),
        )

    async def cave(self, kind: Kind, person: PersonData, now: float) -> CaveOut:
        period = period_at(kind.every, now)
        seal = await self.seal(period, kind.game)
        start, end = bounds(period)
        table = await self.store.try_of(period, kind.game, person.id)
        mine = None
        if table is not None:
            done = await self.store.finish_of(period, kind.game, person.id, end)
            mine = CaveTry(table=table, score=score_of(kind, done.totals) if done is not None else None)
        return CaveOut(
            game=kind.game,
            period=period,
            every=kind.every,
            ends=end,
            bots=kind.bots,
            commitment=commitment(seal.seed, seal.nonce),
            tries=await self.store.tries(period, kind.game),
            mine=mine,
            previous=period_at(kind.every, start - 1),
        )

    async def begin(self, game: str, person: PersonData, now: float) -> LiveTable:
        """Somebody's one try."""
        kind = KINDS.get(game)
        if kind is None:
            raise UnknownCave(f"there is no cave of {game[:40]}")
        if person.guest:
            raise NotRegistered("the daily cave is for registered people: everybody has one try")
        await self.commit(now)
        period = period_at(kind.every, now)
        id = await self.store.try_of(period, game, person.id)
        if id is not None and (id in self.house.live or await self.house.tables.get(id) is not None):
            raise AlreadyTried("everybody has one try, and yours has begun")
        if id is None:
            await check_count(self.house, person)
            id = new_id()
            try:
                await self.store.begin(period, game, person.id, id)
            except Broken:
                raise AlreadyTried("everybody has one try, and yours has begun") from None
        return await self.open(kind, period, id, person, now)

    async def open(self, kind: Kind, period: str, id: str, person: PersonData, now: float) -> LiveTable:
        game = load(kind.game)
        bots = [Seat(seat=seat, kind="bot", bot=self.bot(kind.game)) for seat in range(1, kind.bots + 1)]
        data = TableData(
            id=id,
            name="",
            game=kind.game,
            options=game.check_far_options({}),
            public=False,
            spectators=False,
            chat=False,
            cave=period,
            host=person.id,
            seats=(Seat(seat=0, kind="person", person=person.id), *bots),
            created=now,
            changed=now,
        )
        live = await self.house.new(data)
        await self.house.people.recall([person.id])
        async with live.turn():
            await live.start(seal=await self.seal(period, kind.game))
        return live

    def bot(self, game: str) -> str:
        return self.house.bot_for(game, BOT)

    async def ladder(self, period: str, game: str, now: float) -> Ladder:
        """Who has found how much, once the period is over, and what the deal was made of."""
        kind = KINDS.get(game)
        if kind is None or not is_period(kind.every, period):
            raise UnknownCave("there was no such cave")
        start, end = bounds(period)
        if now < end:
            raise CaveOpen("this cave is still open; the ladder is there when it has closed")
        seal = await self.seal(period, game)
        finishes = await self.store.finishes(period, game, end)
        found = sorted([(score_of(kind, one.totals), one) for one in finishes], key=lambda pair: -pair[0])
        await self.house.people.recall([one.person for _, one in found[:MOST_PLACES]])
        scores = [score for score, _ in found]
        places = [
            CavePlace(
                place=scores.index(score) + 1, person=self.house.people.known(one.person), score=score, table=one.table
            )
            for score, one in found[:MOST_PLACES]
        ]
        return Ladder(
            game=game,
            period=period,
            previous=period_at(kind.every, start - 1),
            commitment=commitment(seal.seed, seal.nonce),
            seed=str(seal.seed),
            nonce=seal.nonce,
            tries=await self.store.tries(period, game),
            places=places,
            scores=[CaveScore(score=score, people=people) for score, people in sorted(Counter(scores).items())],
        )

    async def streak(self, person: str, now: float) -> int:
        today = datetime.fromtimestamp(now, UTC).date()
        since = (today - timedelta(days=LONGEST_STREAK)).isoformat()
        finished = await self.store.finished(person, since)
        days = [period for period, at in finished if is_period("day", period) and at < bounds(period)[1]]
        return streak({date.fromisoformat(day) for day in days}, today)

    def is_told(self, table: TableData) -> bool:
        """Whether everybody may see the try: when its cave has closed."""
        return table.cave is not None and table.status == "finished" and timepiece.now() >= bounds(table.cave)[1]

    def is_secret(self, table: TableData) -> bool:
        """Whether the seal of the table must not leave the house yet."""
        return table.cave is not None and timepiece.now() < bounds(table.cave)[1]


def streak(played: set[date], today: date) -> int:
    """Days with a cave, one after the other; one missed day in any seven is forgiven, and today is not over yet."""
    count, forgiven, day = 0, None, today
    if day not in played:
        day -= timedelta(days=1)
    while True:
        if day in played:
            count += 1
        elif forgiven is None or (forgiven - day).days >= WEEK:
            forgiven = day
            if day - timedelta(days=1) not in played:
                return count
        else:
            return count
        day -= timedelta(days=1)
