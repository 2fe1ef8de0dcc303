"""The same doors as `bots.pool` and `work.pool`, behind which workers elsewhere think; where none is there, we do."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import Any

from permonik.bots import wire
from permonik.housekeeping.questions import Question
from permonik.housekeeping.records import header_line
from permonik.kernel.record import Record, dump_line, entry_data
from permonik.kernel.registry import load
from permonik.server.bots.engine import Engine
from permonik.server.bots.pool import Pool, always, by_chance
from permonik.server.fair import Turns
from permonik.server.metrics import Metrics
from permonik.server.problems import TooMuchWork
from permonik.server.queue.desk import Alone, Asked, Desk, Unwanted
from permonik.server.queue.line import REVIEW, THINK
from permonik.server.work.pool import Workshop


class QueuePool(Pool):
    """`own_bots` think here: nobody else has them."""

    def __init__(self, desk: Desk, workers: int, limit: float, metrics: Metrics, own_bots: Collection[str]) -> None:
        super().__init__(workers, limit, metrics)
        self.desk = desk
        self.own_bots = own_bots

    async def ask(self, question: Question, wanted: Callable[[], bool] = always) -> int | None:
        asked = time.perf_counter()
        try:
            answer = await self.elsewhere(question, wanted)
        except Unwanted:
            return None
        except Alone:
            return await super().ask(question, wanted)
        for why in answer["failures"]:
            self.failed(question, why)
        if answer.get("choose") not in [option.id for option in question.options]:
            return by_chance(question)
        if answer["watches"]:
            self.watching.add((question.bot, question.game))
        self.metrics.count("bot_answers", "bot", question.bot)
        self.metrics.time("bot_seconds", time.perf_counter() - asked, question.bot)
        return int(answer["choose"])

    async def hint(self, question: Question) -> list[Any] | None:
        try:
            answer = await self.elsewhere(question, always)
        except Alone:
            return await super().hint(question)
        for why in answer["failures"]:
            self.failed(question, why)
        lines = answer.get("hints")
        return lines if isinstance(lines, list) else None

    def queues(self) -> list[Turns]:
        return [self.turns, self.desk.turns[THINK]]

    async def elsewhere(self, question: Question, wanted: Callable[[], bool]) -> dict[str, Any]:
        if question.bot in self.own_bots:
            raise Alone
        # One text, so that it arrives as it would in a process of ours; the database would sort the names in it.
        body = {"question": wire.dump(question.data()), "limit": self.limit}
        table = question.key.partition("/")[0]
        return await self.desk.ask(Asked(THINK, body, question.owner, table, question.key, wanted))


class QueueReviews(Workshop):
    """Pieces of reviews; each is a finished record, which everybody at its table knows."""

    def __init__(self, desk: Desk, limit: float, metrics: Metrics, engine: Engine) -> None:
        super().__init__(limit, metrics, places=1, engine=engine)
        self.desk = desk

    async def review_books(self, who: str, record: Record, seat: int, seconds: float) -> tuple[Any, list[int]]:
        try:
            made = await self.elsewhere(who, record, seat, None, seconds)
        except Alone:
            return await super().review_books(who, record, seat, seconds)
        return made["books"], made["left"]

    async def review_lines(self, who: str, record: Record, seat: int, only: Sequence[int], seconds: float) -> list[Any]:
        try:
            made = await self.elsewhere(who, record, seat, list(only), seconds)
        except Alone:
            return await super().review_lines(who, record, seat, only, seconds)
        found: list[Any] = made["decisions"]
        return found

    async def review_answers(self, who: str, record: Record, seat: int, entry: int, seconds: float) -> list[Any]:
        try:
            made = await self.elsewhere(who, record, seat, None, seconds, entry)
        except Alone:
            return await super().review_answers(who, record, seat, entry, seconds)
        found: list[Any] = made["answers"]
        return found

    def queues(self) -> list[Turns]:
        return [self.turns, self.desk.turns[REVIEW]]

    async def elsewhere(
        self, who: str, record: Record, seat: int, only: list[int] | None, seconds: float, answers: int | None = None
    ) -> dict[str, Any]:
        game = load(record.header.game)
        piece = {
            "header": header_line(record.header),
            "entries": [dump_line(entry_data(game, entry)) for entry in record.entries],
            "seat": seat,
            "only": only,
            "answers": answers,
            "seconds": seconds,
        }
        answer = await self.desk.ask(Asked(REVIEW, {"piece": piece, "limit": self.limit}, who, ""))
        if "made" not in answer:
            raise TooMuchWork(answer["why"])
        made: dict[str, Any] = answer["made"]
        return made
