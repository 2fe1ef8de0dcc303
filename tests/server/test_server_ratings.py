"""Ratings: what they converge to, what counts, and that the records say the same once more."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from visitors import WAIT, Chair, Data, Open, Refusal, Visitor, decide_together, look, opened, refused, registered

from permonik.kernel.match import Match
from permonik.server.admin import Order, reply
from permonik.server.rating.anchors import anchors
from permonik.server.rating.count import Void, outcome_of
from permonik.server.rating.model import MEAN, Outcome, Rating, rate

PEOPLE = 6
STEP = 3.0  # between the true strengths of two neighbours
SCALE = 6.0


def strength(player: int) -> float:
    return STEP * player


def duel(rng: Random) -> Outcome:
    one, two = rng.sample(range(PEOPLE), 2)
    won = rng.random() < 1 / (1 + math.exp((strength(two) - strength(one)) / SCALE))
    return Outcome((str(one), str(two)), (1, 2) if won else (2, 1), (0, 1), ("", ""))


def race(rng: Random) -> Outcome:
    """Four players, everybody for themselves."""
    seated = rng.sample(range(PEOPLE), 4)
    luck = [strength(one) - SCALE * math.log(-math.log(rng.random())) for one in seated]
    places = tuple(1 + sum(other > mine for other in luck) for mine in luck)
    return Outcome(tuple(str(one) for one in seated), places, (0, 1, 2, 3), ("",) * 4)


def sides(many: int, few: int, edge: float) -> Callable[[Random], Outcome]:
    """The side of many has an edge that nobody told the ratings of."""

    def played(rng: Random) -> Outcome:
        seated = rng.sample(range(PEOPLE), many + few)
        left, right = seated[:many], seated[many:]
        lead = sum(map(strength, left)) - sum(map(strength, right)) - (many - few) * strength(PEOPLE - 1) / 2 + edge
        won = rng.random() < 1 / (1 + math.exp(-lead / SCALE))
        places = (1,) * many + (2,) * few if won else (2,) * many + (1,) * few
        parts = ("loyal",) * many + ("saboteur",) * few
        return Outcome(tuple(map(str, seated)), places, (0,) * many + (1,) * few, parts)

    return played


@pytest.mark.parametrize(
    ("pool", "play"),
    [
        ("pretend/two", duel),
        ("pretend/more", race),
        ("saboteur/more", sides(3, 2, 2.0)),
        ("saboteur/more", sides(4, 1, -2.0)),
    ],
    ids=["two", "four", "3 against 2", "4 against 1"],
)
def test_ten_thousand_results_show_the_true_order(pool: str, play: Callable[[Random], Outcome]) -> None:
    def after(results: int) -> dict[str, Rating]:
        rng, known = Random(1), dict[str, Rating]()
        for _ in range(results):
            known.update(rate(pool, known, play(rng)))
        return known

    known = after(2_500)  # in each of four pools
    people = [known[str(player)] for player in range(PEOPLE)]
    assert sorted(people, key=lambda one: one.mu) == people
    assert abs(sum(one.mu for one in people) / PEOPLE - MEAN) < 1.5
    assert not any(one.provisional for one in people)
    assert after(200) == after(200)


def test_bots_hold_their_place() -> None:
    known: dict[str, Rating] = {}
    rng = Random(2)
    for _ in range(400):
        won = rng.random() < 0.5
        outcome = Outcome(("anna", "bot:hard"), (1, 2) if won else (2, 1), (0, 1), ("", ""))
        known.update(rate("cave-vs-cave/two", known, outcome))
    assert set(known) == {"anna"}
    hard = anchors("cave-vs-cave/two")["hard"]
    assert abs(known["anna"].mu - hard) < 3  # as strong as what she plays even with
    assert known["anna"].games == 400


def test_who_leaves_has_lost_and_drags_nobody_along() -> None:
    played = Outcome(
        tuple("abcde"), (1, 1, 1, 2, 2), (0, 0, 0, 1, 1), ("loyal",) * 3 + ("saboteur",) * 2, won=(0, 1, 2)
    )
    whole = rate("saboteur/more", {}, played)
    without = rate("saboteur/more", {}, played._replace(left=(1,), won=(0, 2)))
    assert without["a"] == whole["a"]
    assert without["d"] == whole["d"]
    assert without["b"].mu < MEAN < whole["b"].mu
    assert (without["b"].games, without["b"].won) == (1, 0)
    race = rate("pretend/more", {}, Outcome(tuple("abc"), (1, 2, 3), (0, 1, 2), ("",) * 3, left=(0,)))
    assert race["b"].mu > race["c"].mu > race["a"].mu


def played(most: int) -> Match:
    match, rng = Match.start("pretend", 2, seed=1, options={"rounds": 1}), Random(1)
    for _ in range(most):
        if not match.over:
            seat = match.waiting()[0]
            match.choose(seat, rng.choice(match.state.actions(seat)))
    return match


def test_what_does_not_count_is_said() -> None:
    """Tables that are rated refuse all of it; a record that has it all the same does not count."""
    match = played(1000)
    assert outcome_of(match, ("a", "b"), (), ()).players == ("a", "b")
    for why, doubtful, players, hints in (
        ("hint", match, ("a", "b"), (0,)),
        ("who played", match, ("a",), ()),
        ("not over", played(3), ("a", "b"), ()),
    ):
        with pytest.raises(Void, match=why):
            outcome_of(doubtful, players, (), hints)
    match.record.header = match.record.header._replace(forked=3)
    with pytest.raises(Void, match="forked"):
        outcome_of(match, ("a", "b"), (), ())


# -- at the tables -----------------------------------------------------------------------------------------------


@asynccontextmanager
async def house_of_two(data: Path, **chosen: object) -> AsyncIterator[tuple[Open, Visitor, Visitor]]:
    async with (
        opened(data, **chosen) as server,
        await registered(server, "Anna") as anna,
        await registered(server, "Boris") as boris,
    ):
        yield server, anna, boris


async def rated_table(anna: Visitor, boris: Visitor, **more: object) -> str:
    table = await anna.table("pretend", ("me", "open"), rated=True, options={"rounds": 1}, **more)
    assert table["rated"]
    id: str = table["id"]
    await boris.post(f"/tables/{id}/join")
    await anna.post(f"/tables/{id}/start")
    return id


async def play_out(anna: Visitor, boris: Visitor, id: str, seed: int = 1) -> None:
    async with await anna.sit(id, 0) as left, await boris.sit(id, 1) as right:
        await decide_together([left, right], Random(seed), 1000)
        assert left.state["over"]


async def counted(server: Open, number: int) -> None:
    """Waits until so many matches have been looked at."""
    async with asyncio.timeout(WAIT):
        while len(await server.house.ratings.store.counted()) < number:
            await asyncio.sleep(0.01)


async def people_of(visitor: Visitor) -> list[Data]:
    leaders = (await visitor.get("/ratings/pretend/two"))["leaders"]
    return [one for one in leaders if one["person"] is not None]


async def recompute(server: Open) -> str:
    answer = await reply(server.house, b'{"deed": "recompute"}')
    return str(answer["answer"])


def test_a_rated_match_counts_once_and_the_records_say_the_same(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_of_two(tmp_path) as (server, anna, boris):
            for seed in range(3):
                id = await rated_table(anna, boris)
                await play_out(anna, boris, id, seed)
            await counted(server, 3)
            listed = await people_of(anna)
            assert {one["person"]["name"] for one in listed} == {"Anna", "Boris"}
            assert [one["games"] for one in listed] == [3, 3]
            assert all(one["provisional"] and one["margin"] > 0 for one in listed)
            bots = [one["bot"] for one in (await anna.get("/ratings/pretend/two"))["leaders"] if one["bot"]]
            assert bots == ["random"]

            live = await server.house.table(id)
            await server.house.ratings.count(live.data.id, live.playing(), live.hints)  # the same match once more
            record = await anna.get(f"/tables/{id}/record")
            study = await anna.post("/tables/import", {"record": record})  # and a copy of it
            assert not study["rated"]
            head, _, rest = record.partition("\n")
            forged = f"{head.replace('Anna', 'Boris', 1)}\n{rest}"  # somebody else is said to have won
            assert await refused(anna, "POST", "/tables/import", {"record": forged}) == "record-corrupt"
            assert len(await server.house.ratings.store.counted()) == 3
            assert await people_of(anna) == listed
            assert (await recompute(server)).endswith("0 of 2 ratings have changed")
            assert await people_of(anna) == listed

            assert look(tmp_path, "SELECT line FROM entries WHERE table_id = ? AND number = 5", id)
            improve = "UPDATE entries SET line = line || ' ' WHERE table_id = ? AND number = 5"  # somebody's result
            look(tmp_path, improve, id)
            assert "2 matches counted, 1 do not count" in await recompute(server)
            assert [one["games"] for one in await people_of(anna)] == [2, 2]

    asyncio.run(scenario())


def test_what_ended_without_a_result_does_not_count(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_of_two(tmp_path) as (server, anna, boris):
            agreed = await rated_table(anna, boris)
            async with await anna.sit(agreed, 0) as left, await boris.sit(agreed, 1) as right:
                await left.ask("propose", seat=0, what="end")
                await right.ask("answer", seat=1, agree=True)
            closed = await rated_table(anna, boris)
            await reply(server.house, b'{"deed": "close", "object": "%s"}' % closed.encode())
            await counted(server, 2)
            assert await people_of(anna) == []
            assert [one.void for one in await server.house.ratings.store.counted()] == ["it ended without a result"] * 2

            resigned = await rated_table(anna, boris)
            async with await boris.sit(resigned, 1) as right:
                await right.ask("resign", seat=1)
            await counted(server, 3)
            best, worst = await people_of(anna)
            assert (best["person"]["name"], best["won"], worst["person"]["name"]) == ("Anna", 1, "Boris")
            assert best["points"] > 1000 > worst["points"]

    asyncio.run(scenario())


def test_a_match_that_ended_just_before_the_house_closed_counts_later(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_of_two(tmp_path) as (server, anna, boris):
            await play_out(anna, boris, await rated_table(anna, boris))
            await counted(server, 1)
            before = await server.house.ratings.store.of("pretend/two")
            await server.house.storage.write(("DELETE FROM rated_matches", ()), ("DELETE FROM ratings", ()))
        async with opened(tmp_path) as server:
            await counted(server, 1)
            assert await server.house.ratings.store.of("pretend/two") == before

    asyncio.run(scenario())


@pytest.mark.both
def test_who_is_deleted_leaves_the_others_their_ratings(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_of_two(tmp_path) as (server, anna, boris):
            await play_out(anna, boris, await rated_table(anna, boris))
            await counted(server, 1)
            running = await rated_table(anna, boris)
            await boris.ask("DELETE", "/me", {"password": "correct horse"})
            await counted(server, 2)  # who goes resigns
            (left,) = await people_of(anna)
            assert (left["person"]["name"], left["games"]) == ("Anna", 2)
            assert (await recompute(server)).endswith("0 of 2 ratings have changed")
            assert await people_of(anna) == [left]
            rows = look(tmp_path, "SELECT id, players FROM tables WHERE rated = 1")
            assert running in [row[0] for row in rows]
            assert not any(boris.me["id"] in row[1] for row in rows)

    asyncio.run(scenario())


async def who_may_ask_for_an_undo(left: Chair, right: Chair) -> Chair:
    """After some decisions; which of them cannot be taken back is up to the cards."""
    rng = Random(1)
    while await decide_together([left, right], rng, 3):
        await asyncio.gather(left.reach(right.state["entry"]), right.reach(left.state["entry"]))
        for chair in (left, right):
            if chair.state["undo"] == "ask":
                return chair
    raise AssertionError("nobody may ask for anything back")


def test_what_a_rated_table_refuses(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house_of_two(tmp_path, own_bots=("naughty:First",)) as (server, anna, boris),
            await server.come("Cyril") as guest,
        ):
            me, bot, free = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
            wish: Data = {"game": "pretend", "rated": True}
            assert await refused(guest, "POST", "/tables", wish | {"seats": [me, free]}) == "not-registered"
            assert await refused(anna, "POST", "/tables", wish | {"seats": [me, me]}) == "bad-table"
            assert await refused(anna, "POST", "/tables", wish | {"seats": [bot, bot]}) == "bad-table"
            assert await refused(anna, "POST", "/tables", wish | {"seats": [me, bot], "begin": True}) == "bad-table"
            own = {"kind": "bot", "bot": "naughty:First"}
            assert await refused(anna, "POST", "/tables", wish | {"seats": [me, own]}) == "bad-table"
            assert await refused(anna, "POST", "/tables", wish | {"seats": [me, free], "rated": 1}) == "bad-message"
            table = await anna.table("pretend", ("me", "open"), rated=True)
            assert await refused(guest, "POST", f"/tables/{table['id']}/join") == "not-registered"
            assert await refused(anna, "GET", "/ratings/pretend/three") == "not-found"
            assert await refused(anna, "GET", "/ratings/nothing/two") == "unknown-game"

            id = await rated_table(anna, boris)
            async with await anna.sit(id, 0) as left, await boris.sit(id, 1) as right:
                assert await refused(anna, "POST", f"/tables/{id}/fork", {"at": 0}) == "rated-match"
                asker = await who_may_ask_for_an_undo(left, right)
                with pytest.raises(Refusal) as refusal:
                    await asker.ask("undo", seat=0 if asker is left else 1)
                assert refusal.value.code == "rated-match"
            alone = await anna.table("pretend", ("me", "random"), rated=True)
            async with await anna.sit(alone["id"], 0) as left:
                assert (await left.asked())["hints"] is None
                for said in ({"type": "hint"}, {"type": "propose", "what": "hints"}):
                    with pytest.raises(Refusal, match="this match is rated") as refusal:
                        await left.ask(seat=0, **said)
                    assert refusal.value.code == "no-hints"

    asyncio.run(scenario())


def test_the_operator_lists_the_ratings(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_of_two(tmp_path) as (server, anna, boris):
            await play_out(anna, boris, await rated_table(anna, boris))
            await counted(server, 1)
            answer = await reply(server.house, msgspec.json.encode(Order("ratings")))
            assert {row["name"] for row in answer["answer"]} == {"Anna", "Boris"}

    asyncio.run(scenario())
