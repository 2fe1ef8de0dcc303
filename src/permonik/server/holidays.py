"""Holidays: whoever is on one is waited for without a clock, at every table that is played over days."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from math import isfinite
from typing import TYPE_CHECKING

from permonik.server.logs import tell
from permonik.server.problems import (
    BadHoliday,
    RecordDamaged,
    RulesChanged,
    ServerMistake,
    TooMuchWork,
    UnknownTable,
)
from permonik.server.storage.holidays import HolidayStore
from permonik.server.wire.days import Holiday, Holidays

if TYPE_CHECKING:
    from permonik.server.house import House

DAY = 86400.0
YEAR = 365 * DAY
MOST_OF_A_YEAR = 28 * DAY
SHORTEST = DAY / 2  # else a holiday would be a way to think on
AHEAD = 366 * DAY
SLACK = 3600.0  # "from now on" takes a moment to arrive


class HolidayKeeper:
    """`now`: the people whose clocks stand. Tables hold the same set, and look when clocks are to run."""

    def __init__(self, house: House, store: HolidayStore) -> None:
        self.house = house
        self.store = store
        self.now: set[str] = set()
        self.lock = asyncio.Lock()

    async def open(self) -> None:
        self.now.update(await self.store.begun())

    async def look(self, people: Collection[str], now: float) -> None:
        """Whose clocks stand, of these people: another process may have seen a holiday begin."""
        resting = await self.store.resting(people, now)
        self.now -= set(people)
        self.now |= resting

    async def turn(self, now: float) -> None:
        """Stops the clocks of those whose holiday begins, and lets those run whose holiday is over. What a restart
        interrupts is done again."""
        async with self.lock:
            for row in await self.store.due(now):
                over = row["until"] <= now
                (self.now.discard if over else self.now.add)(row["person"])
                for id in await self.house.tables.by_days(row["person"]):
                    await self.rest(id)
                await self.store.note(row["number"], over)

    async def rest(self, id: str) -> None:
        try:
            live = await self.house.bring(id)
        except (RulesChanged, UnknownTable, RecordDamaged, TooMuchWork, ServerMistake) as error:
            tell("put off", table=id, why=str(error))
            return
        await live.rest()
        self.house.sleep(live)

    async def show(self, person: str, now: float) -> Holidays:
        rows = await self.store.of(person, now - YEAR)
        holidays = [Holiday(number=row["number"], start=row["start"], until=row["until"]) for row in rows]
        taken = sum(one.until - max(one.start, now - YEAR) for one in holidays)
        return Holidays(holidays=holidays, left=round(max(0.0, MOST_OF_A_YEAR - taken) / DAY, 2))

    async def take(self, person: str, start: float, until: float, now: float) -> Holidays:
        if not (isfinite(start) and isfinite(until)) or not now - SLACK <= start <= now + AHEAD:
            raise BadHoliday("a holiday begins now or within a year")
        start = max(start, now)
        if until - start < SHORTEST:
            raise BadHoliday("a holiday lasts half a day at least")
        taken = await self.show(person, now)
        if any(one.start < until and start < one.until for one in taken.holidays):
            raise BadHoliday("there is a holiday at that time already")
        if (until - start) / DAY > taken.left:
            raise BadHoliday(f"{taken.left:g} days of holiday are left this year")
        await self.store.add(person, start, until)
        await self.turn(now)
        return await self.show(person, now)

    async def cut(self, person: str, number: int, now: float) -> Holidays:
        """Ends a holiday now, or takes it back before it begins."""
        await self.store.cut(person, number, now)
        await self.turn(now)
        return await self.show(person, now)
