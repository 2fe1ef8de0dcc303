"""A house that the first server left, with running tables of all four games: today's server brings it up and plays on.

base_house.py made it, with the server of that time. PERMONIK_SOAK=1 plays every table to its end over sockets.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from base_house import MINE, PASSWORD, PEOPLE, PLANS, Kept, Plan, read, settled, take_back
from click.testing import CliRunner
from databases import Databases
from visitors import Chair, Open, Visitor, opened

from permonik.cli import main
from permonik.housekeeping.records import read_record
from permonik.kernel.match import Match
from permonik.kernel.record import Record, Seal
from permonik.kernel.registry import load
from permonik.server.moving import move
from permonik.server.storage import DATABASE

pytestmark = pytest.mark.sqlite  # it is a data folder; one test moves it to PostgreSQL

SOAK = bool(os.environ.get("PERMONIK_SOAK"))
MORE = 10  # answers at every table, over sockets
SHORT = ("alone", "two", "dark", "basic")  # these are played to their end there
GAMES = ("cave-vs-cave", "rivals", "saboteur", "caverna")
RUNNING = [plan for plan in PLANS if plan.least >= 0]
PLAYED = [plan for plan in PLANS if plan.least < 0]
# What base told in a view and today does not. The order of the tiles that lie face up never meant anything.
TOLD_NO_MORE = {"agenda", "market", "possible", "scores", "stalls"}
Data = dict[str, Any]


@pytest.fixture(scope="module")
def kept() -> Kept:
    return read()


@pytest.fixture
def data(tmp_path: Path, kept: Kept) -> Path:
    kept.put(tmp_path / "data")
    return tmp_path / "data"


@asynccontextmanager
async def at_home(server: Open, kept: Kept) -> AsyncIterator[dict[str, Visitor]]:
    """Anna and Boris, by the cookies that base gave them."""
    async with AsyncExitStack() as stack:
        people = {}
        for name, cookie in kept.cookies.items():
            one = people[name] = await stack.enter_async_context(await Visitor.come(server.base))
            one.http.cookies.clear()
            one.http.cookies.set("permonik", cookie, domain="127.0.0.1", path="/")
            one.me = await one.get("/me")
            assert (one.me["name"], one.me["guest"]) == (name, name == "Boris")
        yield people


@asynccontextmanager
async def seated(people: dict[str, Visitor], table: Data) -> AsyncIterator[list[Chair]]:
    async with AsyncExitStack() as stack:
        id = table["table"]["id"]
        yield [
            await stack.enter_async_context(await people[seen["person"]].sit(id, int(seat)))
            for seat, seen in table["seats"].items()
        ]


def as_seen(view: Data) -> Data:
    view = {name: value for name, value in view.items() if name not in TOLD_NO_MORE}
    if view["game"] == "cave-vs-cave":
        view["up"] = sorted(view["up"])
    if view["game"] == "saboteur":
        for ruling, meant in (("new_axe_at_once", True), ("vein_taken_from", False)):
            assert view["rules"].pop(ruling, meant) == meant  # base knew no other way
    return view


def check_seen(chair: Chair, seen: Data, table: Data) -> None:
    """The seat knows and is asked what it knew and was asked when base was closed."""
    state = chair.state
    assert state["entry"] == table["entries"]
    assert as_seen(state["view"]) == as_seen(seen["view"])
    assert (state["question"] and state["question"]["id"]) == seen["question"]
    assert [option["text"] for option in state["options"]] == seen["options"]
    for name in ("waiting", "over", "winners", "scores", "names", "seal"):
        assert state[name] == seen[name], name
    if (clock := table["clock"]) is not None:  # it stood while the house was closed
        assert clock["base"] - 600 < min(state["clock"]["left"])


def everybody_sees_the_same(kept: Kept, folder: Path, plans: Sequence[Plan] = PLANS) -> None:
    async def scenario() -> None:
        async with opened(folder) as server, at_home(server, kept) as people:
            for plan in plans:
                table = kept.tables[plan.name]
                async with seated(people, table) as chairs:
                    for chair in chairs:
                        check_seen(chair, table["seats"][str(chair.state["seat"])], table["table"])
                    said = [news["text"] for news in chairs[0].news if news["type"] == "chat"]
                    assert f"Ahoj u stolu „{plan.name}“" in said

    asyncio.run(scenario())


async def lines(server: Open, id: str) -> list[str]:
    data = await server.house.tables.get(id)
    assert data is not None
    return await server.house.tables.lines(id, data.entries)


async def answer(chairs: list[Chair], plan: Plan, rng: Random, most: int) -> int:
    """Random answers of the people; bots give theirs. How many there were."""
    for count in range(most):
        if not await settled(chairs, plan.seats, plan.resigns):
            return count
        one = rng.choice(
            [one for one in chairs if one.state["asked"] is not None and one.state["seat"] != plan.resigns]
        )
        await one.decide(rng.randrange(len(one.state["options"])))
    return most


async def play_on(server: Open, people: dict[str, Visitor], kept: Kept, plan: Plan, most: int) -> str | None:
    """Everything is still there, somebody takes something back, and the match goes on; its record, if it is over."""
    rng = Random(plan.name)
    table = kept.tables[plan.name]
    id = table["table"]["id"]
    before = await lines(server, id)
    assert len(before) >= table["table"]["entries"]
    async with seated(people, table) as chairs:
        assert await answer(chairs, plan, rng, 3) == 3
        while await take_back(chairs) is None:
            assert await answer(chairs, plan, rng, 1) == 1
        await answer(chairs, plan, rng, most)
        await settled(chairs, plan.seats, plan.resigns)
        over = chairs[0].state["over"]
        await chairs[0].ask("chat", text="Hrajeme dál")
    after = await lines(server, id)
    assert after[: len(before)] == before
    assert len(after) > len(before) + 3
    assert any('"undo"' in line for line in after[len(before) :])
    return str(await people["Anna"].get(f"/tables/{id}/record")) if over else None


def record_of(folder: Path, id: str) -> Record:
    """As the closed house has it, with its seal."""
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        ((header,),) = database.execute("SELECT header FROM tables WHERE id = ?", (id,))
        ((seed, nonce),) = database.execute("SELECT seed, nonce FROM seals WHERE table_id = ?", (id,))
        rows = database.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY number", (id,))
        return read_record(header, [line for (line,) in rows], Seal(int(seed), nonce))


def to_the_end(match: Match, rng: Random) -> Match:
    while not match.over:
        seat = rng.choice(match.waiting())
        match.choose(seat, rng.choice(match.state.actions(seat)))
    return match


def check_again(match: Match) -> None:
    """Its record, as text, tells the same match: deal, digest, points and winners."""
    again = Match.replay(Record.loads(match.record.dumps()), verify=True)
    assert (again.over, again.winners(), again.scores()) == (True, match.winners(), match.scores())


# -- tests ---------------------------------------------------------------------------------------------------


def test_the_house_is_one_of_base(kept: Kept) -> None:
    """No later migration, no later rules, and all that its script promises."""
    assert "'0001_house'" in kept.sql
    assert "'0002_" not in kept.sql
    assert '"patient"' not in kept.sql
    assert list(kept.cookies) == list(PEOPLE)
    assert sorted(kept.tables) == sorted([*MINE, *[plan.name for plan in PLANS]])
    assert {plan.game for plan in RUNNING} == {plan.game for plan in PLAYED} == set(GAMES)
    for plan in PLANS:
        table = kept.tables[plan.name]
        assert table["table"]["game"] == plan.game
        assert table["table"]["status"] == ("running" if plan in RUNNING else "finished")
        asked = {seen["question"] for seen in table["seats"].values()} - {None}
        assert asked <= set(plan.until or asked)
        assert bool(asked) == (plan in RUNNING)


def test_every_seat_sees_what_it_saw(kept: Kept, data: Path) -> None:
    everybody_sees_the_same(kept, data)


def test_under_the_rules_of_today_every_seat_sees_the_same(kept: Kept, data: Path) -> None:
    result = CliRunner().invoke(main, ["migrate-games", "--data", str(data), "--json"])
    assert result.exit_code == 0, result.output
    findings = json.loads(result.output)
    assert len(findings) == len(RUNNING) + 1  # and the fork
    for finding in findings:
        assert (finding["rules"], finding["current"]) == (1, load(finding["game"]).rules_version)
        assert finding["differs_at"] is None
    raised = [plan for plan in RUNNING if load(plan.game).rules_version > 1]
    assert {plan.game for plan in raised} == {"saboteur"}
    everybody_sees_the_same(kept, data, raised)


@pytest.mark.parametrize("game", GAMES)
def test_running_tables_are_played_on(kept: Kept, data: Path, game: str) -> None:
    """Over sockets, some of them to their end; the others go on to theirs by the rules alone."""
    plans = [plan for plan in RUNNING if plan.game == game]

    async def scenario() -> list[str | None]:
        async with opened(data) as server, at_home(server, kept) as people:
            most = [10_000 if SOAK or plan.name in SHORT else MORE for plan in plans]
            return [await play_on(server, people, kept, plan, much) for plan, much in zip(plans, most, strict=True)]

    texts = asyncio.run(scenario())
    assert any(texts) or game == "rivals"  # whose matches take long
    for plan, text in zip(plans, texts, strict=True):
        record = Record.loads(text) if text else record_of(data, kept.tables[plan.name]["table"]["id"])
        assert record.header.rules == 1
        check_again(to_the_end(Match.replay(record, verify=True), Random(plan.name)))


def test_finished_records_are_still_the_same_matches(kept: Kept, data: Path) -> None:
    """The text that base gave, and the one that today's server gives, in every byte; and they can be forked."""

    async def scenario() -> None:
        async with opened(data) as server, at_home(server, kept) as people:
            finished = [one["id"] for one in await people["Anna"].get("/tables/finished")]
            for plan in PLAYED:
                table = kept.tables[plan.name]["table"]
                assert table["id"] in finished
                assert await people["Boris"].get(f"/tables/{table['id']}/record") == kept.tables[plan.name]["record"]
                fork = await people["Boris"].post(f"/tables/{table['id']}/fork", {"at": table["entries"] - 30})
                assert (fork["status"], fork["study"], fork["entries"] > 0) == ("running", True, True)

    asyncio.run(scenario())
    for plan in PLAYED:
        match = Match.replay(Record.loads(kept.tables[plan.name]["record"]), verify=True)
        assert [score.total for score in match.scores()] == kept.tables[plan.name]["table"]["totals"]
        assert list(match.winners()) == kept.tables[plan.name]["table"]["winners"]


def test_what_had_not_begun_begins(kept: Kept, data: Path) -> None:
    """A rematch, a table with an open seat, and a study that was forked from a finished match."""

    async def scenario() -> None:
        async with opened(data) as server, at_home(server, kept) as people:
            anna, boris = people["Anna"], people["Boris"]
            free, rematch, fork = [kept.tables[name]["table"]["id"] for name in ("open", "rematch", "fork")]
            assert free in [one["id"] for one in await boris.get("/tables")]
            await boris.post(f"/tables/{free}/join")
            await anna.post(f"/tables/{free}/start")
            await boris.post(f"/tables/{rematch}/start")
            async with await anna.sit(free, 0) as one, await boris.sit(free, 1) as other:
                assert await answer([one, other], Plan("open", "caverna", ("Anna", "Boris", "random"), 0), Random(1), 4)
            async with await boris.sit(rematch, 0) as one, await anna.sit(rematch, 1) as other:
                assert await answer([one, other], Plan("rematch", "cave-vs-cave", ("Boris", "Anna"), 0), Random(2), 4)
            async with await anna.sit(fork, 0) as one, await anna.sit(fork, 1) as other:
                assert one.state["entry"] >= 40
                assert await answer([one, other], Plan("fork", "cave-vs-cave", ("Anna", "Anna"), 0), Random(3), 4)

    asyncio.run(scenario())


def test_a_password_of_base_still_fits(kept: Kept, data: Path) -> None:
    async def scenario() -> None:
        async with opened(data) as server, await server.come() as somebody:
            me = await somebody.post("/sign-in", {"name": "Anna", "password": PASSWORD})
            assert (me["name"], me["guest"]) == ("Anna", False)
            mine = {one["id"] for one in await somebody.get("/tables/mine")}
            assert {kept.tables[plan.name]["table"]["id"] for plan in RUNNING} <= mine

    asyncio.run(scenario())


@pytest.mark.usefixtures("patient")
def test_it_goes_to_postgresql_and_is_played_on_there(kept: Kept, data: Path, databases: Databases) -> None:
    url = databases.fresh("template1")
    moved = move(str(data), url)
    assert moved["tables"].rows == len(kept.tables)

    async def scenario() -> None:
        async with opened(data.with_name("other"), store=url) as server, at_home(server, kept) as people:
            for plan in RUNNING:
                if plan.name in ("two", "duel", "five", "harvest"):  # one of each game
                    await play_on(server, people, kept, plan, 3)

    asyncio.run(scenario())
