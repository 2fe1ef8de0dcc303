"""Play at a table: who may do what, and what everybody hears of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from days import HOUR, Days
from visitors import Chair, Data, Open, Refusal, Visitor, decide_together, opened

from permonik.kernel.record import Decision, Undo


class Pair(NamedTuple):
    """Two people at a table."""

    server: Open
    id: str
    anna: Visitor
    boris: Visitor
    left: Chair
    right: Chair

    async def entries(self) -> list[object]:
        live = await self.server.house.table(self.id)
        return list(live.playing().record.entries)

    async def play(self, most: int, seed: int = 3) -> None:
        await decide_together([self.left, self.right], Random(seed), most)
        await self.both(max(self.left.state["entry"], self.right.state["entry"]))

    async def both(self, entry: int) -> None:
        for chair in (self.left, self.right):
            await chair.reach(entry)

    def turn(self) -> tuple[Chair, Chair]:
        """Who is asked, and the other."""
        return (self.left, self.right) if self.left.state["asked"] is not None else (self.right, self.left)


@asynccontextmanager
async def pair(data: Path, game: str = "pretend", wish: Data | None = None, **settings: object) -> AsyncIterator[Pair]:
    async with (
        opened(data, **settings) as server,
        await server.come("Anna") as anna,
        await server.come("Boris") as boris,
    ):
        id = (await anna.table(game, ("me", "open"), **(wish or {})))["id"]
        await boris.post(f"/tables/{id}/join")
        await anna.post(f"/tables/{id}/start")
        async with await anna.sit(id, 0) as left, await boris.sit(id, 1) as right:
            yield Pair(server, id, anna, boris, left, right)


async def refused(chair: Chair, type: str, **fields: object) -> str:
    before = len(chair.heard)
    with pytest.raises(Refusal) as refusal:
        await chair.ask(type, **fields)
    assert refusal.value.message
    assert len(chair.heard) == before + 1  # nothing else was told
    return refusal.value.code


def test_every_refusal_is_clear_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as at:
            await at.play(4)
            while None not in (at.left.state["asked"], at.right.state["asked"]):
                await at.play(1)  # until one of them waits for the other
            before = await at.entries()
            mine, other = at.turn()
            me, you, asked = mine.state["seat"], other.state["seat"], mine.state["asked"]
            option = mine.state["options"][0]["id"]
            good = {"seat": me, "asked": asked, "option": option}
            assert await refused(other, "decide", **good) == "not-your-seat"
            assert await refused(mine, "decide", **(good | {"seat": you})) == "not-your-seat"
            assert await refused(mine, "decide", **(good | {"seat": 7})) == "bad-seat"
            assert await refused(mine, "decide", **(good | {"seat": -1})) == "bad-seat"
            assert await refused(mine, "decide", **(good | {"asked": asked - 1})) == "stale-decision"
            assert await refused(other, "decide", seat=you, asked=asked, option=option) == "out-of-turn"
            assert await refused(mine, "decide", **(good | {"option": 2**62})) == "bad-message"
            for wrong in (10**6, -5):
                assert await refused(mine, "decide", **(good | {"option": wrong})) in ("illegal-action", "bad-notation")
            assert await refused(other, "answer", seat=you, agree=True) == "no-proposal"
            assert await refused(mine, "propose", seat=me, what="stand-in", for_seat=you) == "not-away"
            assert await refused(mine, "propose", seat=me, what="stand-in") == "bad-message"
            assert await refused(mine, "at", entry=10_000) == "bad-message"
            assert await refused(mine, "at", entry=-1) == "bad-message"
            assert await refused(mine, "hello", seat=you) == "not-your-seat"
            assert await refused(mine, "chat", text="   ") == "bad-message"
            assert await refused(mine, "chat", text="x" * 501) == "bad-message"
            assert await refused(mine, "mute", person="nobody", muted=True) == "not-found"
            assert await at.entries() == before

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "bad-message"),
        ("not json", "bad-message"),
        ("[1, 2]", "bad-message"),
        ('{"type": "conquer"}', "bad-message"),
        ('{"type": "decide", "seat": 0}', "bad-message"),
        ('{"type": "decide", "seat": "0", "asked": 1, "option": 1}', "bad-message"),
        ('{"type": "undo", "seat": 0, "hurry": true}', "bad-message"),
        ("[" * 20_000, "bad-message"),
        (b'{"type": "undo", "seat": 0}', "bad-message"),
        ('{"type": "chat", "text": "' + "x" * 70_000 + '"}', "too-large"),
    ],
)
def test_a_frame_that_is_no_message_is_refused(tmp_path: Path, frame: str | bytes, code: str) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as at:
            before = await at.entries()
            heard = len(at.left.news)
            await at.left.ws.send(frame)
            error = await at.left.until(lambda: at.left.news[heard:])
            assert (error[0]["type"], error[0]["code"], error[0]["ref"]) == ("error", code, 0)
            assert await at.entries() == before
            await at.left.ask("at", entry=0)  # the socket lives on

    asyncio.run(scenario())


def test_a_huge_frame_ends_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as at:
            before = await at.entries()
            await at.left.ws.send("x" * 3_000_000)
            await asyncio.wait([at.left.reader])
            assert at.left.ws.close_code == 1009
            assert await at.entries() == before
            await at.right.ask("at", entry=0)

    asyncio.run(scenario())


@pytest.mark.both
def test_a_doubled_decision_counts_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as at:
            for _ in range(10):
                mine, _ = at.turn()
                state = mine.state
                fields = {"seat": state["seat"], "asked": state["asked"], "option": state["options"][0]["id"]}
                before = [entry for entry in await at.entries() if isinstance(entry, Decision) and not entry.forced]
                twice = [mine.ask("decide", **fields), mine.ask("decide", **fields)]
                results = await asyncio.gather(*twice, return_exceptions=True)
                codes = [result.code for result in results if isinstance(result, Refusal)]
                assert codes in (["stale-decision"], ["out-of-turn"])
                after = [entry for entry in await at.entries() if isinstance(entry, Decision) and not entry.forced]
                assert len(after) == len(before) + 1
                await at.both(mine.state["entry"])

    asyncio.run(scenario())


def test_the_first_word_is_hello(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as at, await at.anna.open(at.id) as chair:
            with pytest.raises(Refusal, match="no-hello"):
                await chair.ask("at", entry=0)
            assert not chair.state

    asyncio.run(scenario())


def test_a_reconnecting_browser_gets_exactly_what_is_missing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as at:
            await at.play(6)
            since = at.left.state["entry"]
            await at.play(6, seed=4)
            async with await at.anna.sit(at.id, 0, since) as again:
                assert again.state["log_from"] == since
                assert all(line["entry"] >= since for line in again.state["log"])
                everything = await at.anna.sit(at.id, 0)
                lines = everything.state["log"]
                assert [line for line in lines if line["entry"] >= since] == again.state["log"]
                assert lines == [line for state in states(at.left) for line in state["log"]]
                for wrong in (-3, 10_000):
                    await again.ask("hello", seat=0, since=wrong)
                    assert again.state["log"] == lines
                same = {**everything.state, "log": 0, "log_from": 0}
                assert {**again.state, "log": 0, "log_from": 0} == same  # two tabs of one person
                await everything.close()

    asyncio.run(scenario())


def states(chair: Chair) -> list[Data]:
    return [message for message in chair.news if message["type"] == "state"]


def log_of(chair: Chair) -> list[Data]:
    """The log as a browser keeps it."""
    log: list[Data] = []
    for state in states(chair):
        log = [line for line in log if line["entry"] < state["log_from"]] + state["log"]
    return log


def test_a_free_undo_happens_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path, "cave-vs-cave") as at:
            rng = Random(5)
            for _ in range(200):
                mine, _ = at.turn()
                if mine.state["undo"] == "free":
                    break
                await mine.decide(rng.randrange(len(mine.state["options"])))
                await at.both(mine.state["entry"])
            before = await at.entries()
            view = mine.state["view"]
            await mine.ask("undo", seat=mine.state["seat"])
            after = await at.entries()
            assert after[:-1] == before
            assert isinstance(after[-1], Undo)
            assert after[-1].consent == ()
            assert mine.state["view"] != view
            await at.both(mine.state["entry"])
            async with await at.anna.sit(at.id, 0) as fresh:
                assert fresh.state["log"] == log_of(at.left)
            async with await at.anna.sit(at.id, 0, len(before)) as fresh:
                assert fresh.state["log_from"] == after[-1].to

    asyncio.run(scenario())


def test_an_option_is_final_where_it_cannot_be_taken_back_freely(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path, "cave-vs-cave") as at:
            rng = Random(6)
            seen = set()
            for _ in range(120):
                mine, _ = at.turn()
                option = rng.choice(mine.state["options"])
                await mine.ask("decide", seat=mine.state["seat"], asked=mine.state["asked"], option=option["id"])
                seen.add(option["final"])
                if not option["final"]:
                    assert (mine.state["undo"], mine.state["asked"] is not None) == ("free", True)
                await at.both(mine.state["entry"])
                if mine.state["over"]:
                    break
            assert seen == {True, False}

    asyncio.run(scenario())


def test_an_undo_with_consent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as at:
            await at.play(9)
            while at.left.state["undo"] != "ask":
                await at.play(1)
            before = await at.entries()
            await at.left.ask("undo", seat=0)
            await at.right.until(lambda: at.right.state["proposal"])
            wanted = {"what": "undo", "by": 0, "for_seat": None, "needs": [1]}
            assert at.left.state["proposal"] == at.right.state["proposal"] == wanted
            assert await refused(at.left, "undo", seat=0) == "proposal-open"
            assert await refused(at.left, "answer", seat=0, agree=True) == "no-proposal"
            assert await at.entries() == before
            await at.right.ask("answer", seat=1, agree=False)
            await at.left.until(lambda: at.left.state["proposal"] is None)
            assert await at.entries() == before

            await at.left.ask("undo", seat=0)
            await at.left.ask("answer", seat=0, agree=False)  # withdrawn
            await at.left.ask("undo", seat=0)
            await at.right.until(lambda: at.right.state["proposal"])
            await at.right.ask("answer", seat=1, agree=True)
            after = await at.entries()
            assert isinstance(after[-1], Undo)
            assert after[-1].consent == (1,)
            await at.both(len(after))
            assert at.left.state["asked"] is not None
            assert log_of(at.left)[-1]["id"] == "match-undone"

            # A decision makes the question of an undo pointless.
            while at.right.state["undo"] != "ask":
                await at.play(1)
            await at.right.ask("undo", seat=1)
            mine, _ = at.turn()
            await mine.decide()
            assert mine.state["proposal"] is None

    asyncio.run(scenario())


def test_bots_agree_to_an_undo(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            id = (await anna.table("pretend", ("me", "random")))["id"]
            async with await anna.sit(id, 0) as chair:
                last = -1
                for _ in range(4):
                    last = (await chair.asked(last))["asked"]
                    await chair.decide()
                await chair.asked(last)
                assert chair.state["undo"] == "free"
                await chair.ask("undo", seat=0)
                live = await server.house.table(id)
                assert any(isinstance(entry, Undo) for entry in live.playing().record.entries)
                await chair.play(Random(1))
                assert chair.state["over"]

    asyncio.run(scenario())


def test_resigning_and_agreeing_to_stop(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path / "resign") as at:
            await at.left.ask("resign", seat=0)
            await at.right.until(lambda: at.right.state["over"])
            assert at.right.state["winners"] == [1]
            assert at.right.state["seal"]["seed"] is not None
            assert await refused(at.left, "undo", seat=0) == "match-over"
            assert await refused(at.left, "resign", seat=0) in ("match-over", "not-your-seat")
        async with pair(tmp_path / "agree") as at:
            await at.left.ask("propose", seat=0, what="end")
            await at.right.until(lambda: at.right.state["proposal"])
            assert at.right.state["seal"]["seed"] is None
            await at.right.ask("answer", seat=1, agree=True)
            assert at.right.state["over"]
            assert at.right.state["winners"] == []
            table = await at.anna.get(f"/tables/{at.id}")
            assert (table["status"], table["winners"]) == ("finished", [])

    asyncio.run(scenario())


def test_a_bot_stands_in_for_somebody_who_is_gone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path, away_after=0.5) as at:
            await at.play(3)
            await at.right.close()
            await at.left.until(lambda: not at.left.table["seats"][1]["online"])
            fields = {"seat": 0, "what": "stand-in", "for_seat": 1}
            assert await refused(at.left, "propose", **fields, bot="os:system") == "unknown-bot"
            assert await refused(at.left, "propose", **(fields | {"for_seat": 0})) == "bad-seat"
            await at.left.play(Random(2), most=4)  # nobody asks for a bot: where the match waits for him, one comes
            await at.left.until(lambda: at.left.table["seats"][1]["bot"] == "random")
            assert at.left.state["names"] == ["Anna", "random 2"]
            assert not at.left.state["over"]
            async with await at.boris.sit(at.id, 1) as chair:  # he comes back, and the seat is his at once
                assert chair.table["seats"][1]["bot"] is None
                assert chair.state["names"] == ["Anna", "Boris"]
                await at.left.until(lambda: at.left.state["names"] == ["Anna", "Boris"])
                assert at.server.house.live[at.id].started().bot_of(1) is None
            await at.left.play(Random(2))  # and is gone again
            assert at.left.state["over"]

    asyncio.run(scenario())


def test_a_table_may_wait_for_everybody(tmp_path: Path) -> None:
    """Then the others may ask for a bot, once he has been away for an hour."""

    async def scenario() -> None:
        async with opened(tmp_path, away_after=0.01) as server, await server.come("Anna") as anna:
            boris = await server.come("Boris")
            assert (await anna.table("pretend", ("me", "open")))["wait"] == 0.01
            for wrong in (1, 29, 3601, -5):
                with pytest.raises(Refusal, match=r"bad-table|bad-message"):
                    await anna.table("pretend", ("me", "open"), wait=wrong)
            table = await anna.table("pretend", ("me", "open"), wait=0)
            await boris.post(f"/tables/{table['id']}/join")
            await anna.post(f"/tables/{table['id']}/start")
            fields = {"seat": 0, "what": "stand-in", "for_seat": 1}
            async with await anna.sit(table["id"], 0) as chair:
                assert chair.table["wait"] == 0
                live = server.house.live[table["id"]]
                assert live.timer is None
                assert await refused(chair, "propose", **fields) == "not-away"
                live.presence.since -= 3600
                await chair.ask("propose", **fields)
                await chair.until(lambda: chair.table["seats"][1]["bot"] == "random")
            await boris.http.aclose()

    asyncio.run(scenario())


def test_hotseat_shows_the_seat_that_was_asked_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            id = (await anna.table("pretend", ("me", "me")))["id"]
            async with await anna.sit(id, 0) as chair:
                assert chair.state["names"] == ["Anna (1)", "Anna (2)"]
                rng = Random(8)
                while not chair.state["over"]:
                    assert all(state["view"]["seat"] == state["seat"] for state in states(chair))
                    if chair.state["asked"] is None:
                        await chair.ask("hello", seat=chair.state["waiting"][0])
                    await chair.decide(rng.randrange(len(chair.state["options"])))
                assert await refused(chair, "hello", seat=2) == "bad-seat"

    asyncio.run(scenario())


def test_an_earlier_position_as_the_seat_saw_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as at:
            await at.play(12)
            seen = {state["entry"]: state for state in states(at.left)}
            for entry, state in seen.items():
                heard = await at.left.ask("at", entry=entry)
                (snapshot,) = [message for message in heard if message["type"] == "snapshot"]
                assert (snapshot["seat"], snapshot["entry"], snapshot["view"]) == (0, entry, state["view"])
                assert snapshot["scores"] == []  # hands count

    asyncio.run(scenario())


def test_chat_is_kept_and_can_be_muted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            pair(tmp_path) as at,
            await at.server.come("Carla") as carla,
            await carla.sit(at.id, None) as watching,
        ):
            await at.left.ask("chat", text="  <b>ahoj</b> ")
            (line,) = await at.right.until(lambda: said(at.right))
            assert (line["text"], line["person"]["name"]) == ("<b>ahoj</b>", "Anna")
            with pytest.raises(Refusal, match="not-seated"):
                await watching.ask("chat", text="I am only watching")
            assert [one["text"] for one in said(watching)] == ["<b>ahoj</b>"]
            await at.right.ask("mute", person=at.anna.me["id"], muted=True)
            await at.left.ask("chat", text="are you there?")
            await at.right.ask("at", entry=0)
            assert len(said(at.right)) == 1
            async with await at.boris.sit(at.id, 1) as again:
                assert said(again) == []
                await again.ask("mute", person=at.anna.me["id"], muted=False)
            async with await at.boris.sit(at.id, 1) as again:
                assert [one["text"] for one in said(again)] == ["<b>ahoj</b>", "are you there?"]

    asyncio.run(scenario())


def said(chair: Chair) -> list[Data]:
    return [message for message in chair.news if message["type"] == "chat"]


@pytest.mark.parametrize("end", ["forfeit", "bot", "nothing"])
def test_clocks_run_for_those_who_are_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    days = Days(monkeypatch)

    async def scenario() -> None:
        clock = {"base": int(HOUR), "increment": 0, "end": end}
        async with pair(tmp_path, wish={"clock": clock}) as at:
            mine, other = at.turn()
            me, you = mine.state["seat"], other.state["seat"]
            running = mine.state["clock"]
            assert running["running"] == [me]
            days.ahead += HOUR + 1
            live = await at.server.house.table(at.id)
            live.set_timer()  # it was wound up by the other clock
            if end == "forfeit":
                await other.until(lambda: other.state["over"])
                assert other.state["winners"] == [you]
            elif end == "bot":
                await other.until(lambda: other.table["seats"][me]["kind"] == "bot")
            else:
                await mine.decide()
            await mine.until(lambda: mine.state["clock"]["left"][me] == 0)
            assert other.state["clock"]["left"][you] > HOUR / 2
            left = live.data.remaining
            assert left is not None
            assert left[me] == 0

    asyncio.run(scenario())


def test_a_clock_goes_on_where_it_stood(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path, wish={"clock": {"base": 1000, "increment": 500, "end": "forfeit"}}) as at:
            mine, _ = at.turn()
            me = mine.state["seat"]
            await asyncio.sleep(0.2)
            await mine.decide()
            left = mine.state["clock"]["left"][me]
            assert 1000 < left < 1500
        async with opened(tmp_path) as server:
            live = await server.house.table(at.id)
            clocks = live.started().clocks
            assert clocks is not None
            assert 0 < clocks.left[me] < 1500  # it goes on from there, and ran until the house was closed

    asyncio.run(scenario())


@pytest.mark.both
def test_a_table_is_found_again_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as at:
            await at.play(10)
            before = at.left.state
            cookie = at.anna.cookie
        async with opened(tmp_path) as server, await server.come() as anna:
            anna.http.cookies.clear()
            anna.http.cookies.set("permonik", cookie.removeprefix("permonik="))
            async with await anna.sit(at.id, 0, before["entry"]) as chair:
                assert chair.state["log"] == []
                same = json.dumps({**before, "log": 0, "log_from": 0})
                assert json.dumps({**chair.state, "log": 0, "log_from": 0}) == same

    asyncio.run(scenario())


def test_a_disk_that_refuses_undoes_the_decision(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as at:
            await at.play(3)
            before = await at.entries()
            mine, _ = at.turn()

            async def refuse(*statements: object) -> None:
                raise OSError("no space left on device")

            write = at.server.house.storage.write
            at.server.house.storage.write = refuse  # type: ignore[method-assign]
            with pytest.raises((Refusal, ConnectionError)):
                await mine.decide()
            at.server.house.storage.write = write  # type: ignore[method-assign]
            assert await at.entries() == before
            await asyncio.wait([at.left.reader, at.right.reader])
            assert at.right.ws.close_code == 1012
            async with await mine.visitor.sit(at.id, mine.state["seat"]) as again:
                assert again.state["entry"] == len(before)
                await again.decide()

    asyncio.run(scenario())
