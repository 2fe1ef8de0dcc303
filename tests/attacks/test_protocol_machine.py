"""The protocol as a machine of rules: hypothesis looks for a conversation that the server cannot lead."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, ClassVar

from babble import ODD, say, table_of
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test
from visitors import Chair, opened

GAMES = ("pretend", "cave-vs-cave", "rivals", "saboteur", "caverna")
SEATS = st.integers(0, 1)
NUMBERS = st.integers(0, 10_000)


class Conversation(RuleBasedStateMachine):
    """Anna and Boris at one table of a house of their own."""

    answers: ClassVar[Counter[str]] = Counter()  # of all conversations: "ok", or the code of a refusal
    deepest: ClassVar[Counter[str]] = Counter()  # per game: the most entries

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.house = AsyncExitStack()
        self.folder = tempfile.TemporaryDirectory()
        self.chairs: list[Chair] = []
        self.last = (0, "ping", dict[str, Any]())

    @initialize(game=st.sampled_from(GAMES))
    def sit_down(self, game: str) -> None:
        async def come() -> None:
            self.server = await self.house.enter_async_context(opened(Path(self.folder.name)))
            self.people = [
                await self.house.enter_async_context(await self.server.come(one)) for one in ("Anna", "Boris")
            ]
            self.id, self.chairs = await table_of(*self.people, game)

        self.game = game
        self.runner.run(come())

    def say(self, seat: int, type: str, /, **fields: Any) -> None:
        self.last = (seat, type, fields)
        answer = self.runner.run(say(self.chairs[seat], type, fields))
        self.answers[answer.get("code", "ok")] += 1
        assert answer.get("code") != "server-mistake", (type, fields)
        self.deepest[self.game] = max(self.deepest[self.game], self.chairs[seat].state["entry"])

    def state(self, seat: int) -> dict[str, Any]:
        """As it is now: what the other one did may be under way."""
        live = self.server.house.live.get(self.id)
        if live is not None and live.table is not None:
            self.runner.run(self.chairs[seat].reach(live.table.entries))
        return self.chairs[seat].state

    def option(self, seat: int, number: int) -> dict[str, Any] | None:
        options = self.state(seat)["options"]
        return options[number % len(options)] if options else None

    # -- what makes sense ------------------------------------------------------------------------------------

    @rule(numbers=st.lists(NUMBERS, min_size=4, max_size=16), drafts=st.booleans())
    def some_questions_are_answered(self, numbers: list[int], drafts: bool) -> None:
        for number in numbers:
            self.somebody_answers(number, drafts)

    def somebody_answers(self, number: int, drafts: bool) -> None:
        for seat in (0, 1):
            held, option = self.state(seat)["draft"], self.option(seat, number)
            asked = self.chairs[seat].state["asked"]
            if held is not None and (option is None or not drafts or number % 3 == 0):
                self.say(seat, "confirm", seat=seat)
                return
            if option is not None:
                if drafts:
                    self.say(seat, "draft", seat=seat, asked=asked, picks=[option["id"]])
                else:
                    self.say(seat, "decide", seat=seat, asked=asked, option=option["id"])
                return

    @rule(seat=SEATS, number=NUMBERS)
    def goes_back(self, seat: int, number: int) -> None:
        draft = self.state(seat)["draft"]
        if draft is not None:
            self.say(seat, "back", seat=seat, to=number % (draft["steps"] + 1))
        elif self.chairs[seat].state["undo"] is not None:
            self.say(seat, "undo", seat=seat)

    @rule(seat=SEATS)
    def proposes_the_end(self, seat: int) -> None:
        if self.state(seat)["proposal"] is None and not self.chairs[seat].state["over"]:
            self.say(seat, "propose", seat=seat, what="end")

    @rule(agree=st.booleans())
    def answers_a_proposal(self, agree: bool) -> None:
        proposal = self.state(0)["proposal"]
        if proposal is not None and proposal["needs"] and proposal["what"] != "end":
            self.say(proposal["needs"][0], "answer", seat=proposal["needs"][0], agree=agree)
        elif proposal is not None:  # else every conversation would be short
            self.say(proposal["by"], "answer", seat=proposal["by"], agree=False)

    @rule(seat=SEATS, number=NUMBERS, since=NUMBERS)
    def looks_around(self, seat: int, number: int, since: int) -> None:
        entry = self.state(seat)["entry"]
        self.say(seat, "at", entry=number % (entry + 1))
        self.say(seat, "hello", seat=seat, since=since % (entry + 1))
        option = self.option(seat, number)
        self.say(seat, "why", seat=seat, target=(option["targets"] or ["x"])[0] if option is not None else "x")

    @rule(seat=SEATS, text=st.text(st.characters(codec="utf-8", categories=["L", "N", "S"]), min_size=1, max_size=40))
    def says_something(self, seat: int, text: str) -> None:
        self.say(seat, "chat", text=text)
        self.say(1 - seat, "mute", person=self.people[seat].me["id"], muted=len(text) % 2 == 0)

    @rule(seat=SEATS)
    def leaves_and_comes_back(self, seat: int) -> None:
        async def again() -> None:
            await self.chairs[seat].close()
            self.chairs[seat] = await self.people[seat].sit(self.id, seat)

        self.runner.run(again())

    @rule()
    def the_table_is_read_from_the_disk(self) -> None:
        async def again() -> None:
            live = self.server.house.live[self.id]
            before = list(live.playing().record.entries)
            for chair in self.chairs:
                await chair.close()
            self.server.house.drop(live)
            self.chairs = [await person.sit(self.id, seat) for seat, person in enumerate(self.people)]
            assert self.server.house.live[self.id].playing().record.entries == before

        self.runner.run(again())

    # -- what does not ---------------------------------------------------------------------------------------

    @precondition(lambda self: self.last[2])
    @rule(which=NUMBERS, odd=st.one_of(st.sampled_from(ODD), st.integers(), st.floats(allow_nan=False), st.text()))
    def says_it_again_with_something_odd(self, which: int, odd: object) -> None:
        seat, type, fields = self.last
        name = [*fields, "odd"][which % (len(fields) + 1)]
        self.say(seat, type, **fields | {name: odd})
        if self.chairs[seat].state["seat"] is None:  # an odd hello made a spectator of somebody
            self.say(seat, "hello", seat=seat)
        self.last = (seat, type, fields)

    def teardown(self) -> None:
        async def leave() -> None:
            for chair in self.chairs:
                await chair.close()
            await self.house.aclose()

        try:
            if self.chairs:
                assert "\npermonik_errors_total 0.0\n" in self.server.house.metrics.text()
        finally:
            self.runner.run(leave())
            self.runner.close()
            self.folder.cleanup()


def test_every_conversation_can_be_led() -> None:
    Conversation.answers.clear()
    Conversation.deepest.clear()
    how = settings(
        max_examples=10,
        stateful_step_count=40,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],  # whoever looks for the reason adds Phase.shrink
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Conversation, settings=how)
    answers = Conversation.answers
    assert answers["ok"] > answers.total() / 2, answers
    assert max(Conversation.deepest.values()) > 15, Conversation.deepest
