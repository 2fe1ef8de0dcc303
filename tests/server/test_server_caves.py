"""The daily cave: the same deal for all, one try each, and nothing told before the end."""

from __future__ import annotations

import asyncio
import json
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from days import DAY, Days
from visitors import Chair, Open, Refusal, Visitor, opened, refused, registered

from permonik.housekeeping.caves import KINDS, bounds, is_period, period_at
from permonik.kernel.dealer import commitment
from permonik.kernel.record import Record
from permonik.server.caves import streak

GAME = "cave-vs-cave"


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    made = Days(monkeypatch)
    made.ahead = DAY - made.now() % DAY + DAY / 4  # in the morning: no day ends while a test runs
    return made


async def played(visitor: Visitor, id: str, seed: int) -> Chair:
    chair = await visitor.sit(id, 0)
    await chair.play(Random(seed))
    return chair


async def seed_of(server: Open, game: str = GAME) -> tuple[str, str]:
    (row,) = await server.house.storage.fetch("SELECT seed, nonce FROM caves WHERE game = ?", game)
    return row["seed"], row["nonce"]


def test_one_deal_one_try_and_a_ladder_at_night(tmp_path: Path, days: Days) -> None:
    async def scenario() -> None:
        async with (
            opened(tmp_path) as server,
            await registered(server, "Anna") as anna,
            await registered(server, "Boris") as boris,
            await server.come("Cyril") as guest,
        ):
            told = await anna.get("/caves")
            assert {cave["game"] for cave in told["caves"]} == set(KINDS)
            cave = next(one for one in told["caves"] if one["game"] == GAME)
            seed, nonce = await seed_of(server)
            assert cave["commitment"] == commitment(int(seed), nonce)
            assert await refused(guest, "POST", f"/caves/{GAME}") == "not-registered"

            mine = (await anna.post(f"/caves/{GAME}"))["id"]
            yours = (await boris.post(f"/caves/{GAME}"))["id"]
            async with await anna.sit(mine, 0) as left, await boris.sit(yours, 0) as right:
                assert left.state["view"] == right.state["view"]
                assert left.state["options"] == right.state["options"]
                assert left.state["seal"] == right.state["seal"]
            for _ in range(2):
                assert await refused(anna, "POST", f"/caves/{GAME}") == "already-tried"

            chair = await played(anna, mine, 1)
            assert chair.state["over"]
            for path in (f"/tables/{mine}/record", f"/caves/{GAME}/{cave['period']}"):
                assert await refused(anna, "GET", path) == "cave-open"
            assert await refused(anna, "POST", f"/tables/{mine}/fork", {"at": 3}) == "cave-open"
            assert await refused(anna, "POST", f"/tables/{mine}/review", {"seat": 0}) == "cave-open"
            assert await refused(anna, "GET", f"/tables/{mine}/review?seat=0") == "cave-open"
            assert await refused(anna, "PATCH", f"/tables/{mine}", {"spectators": True}) == "bad-table"
            with pytest.raises(Refusal, match="spectators"):
                await boris.sit(mine, None)
            # Nothing that the first who finishes has heard tells the seed.
            await chair.ask("at", entry=2)
            texts = [*chair.heard, *[json.dumps(await anna.get(path)) for path in ("/caves", "/tables/finished")]]
            await chair.close()
            async with await anna.sit(mine, 0) as again:
                texts += again.heard
            for text in texts:
                assert seed not in text
                assert nonce not in text
                assert f"{int(seed):x}" not in text
            score = next(one for one in (await anna.get("/caves"))["caves"] if one["game"] == GAME)["mine"]["score"]
            assert score == chair.state["scores"][0]["total"]
            async with await played(boris, yours, 2):
                pass

            days.pass_(1)
            ladder = await guest.get(f"/caves/{GAME}/{cave['period']}")
            assert (ladder["seed"], ladder["nonce"], ladder["commitment"]) == (seed, nonce, cave["commitment"])
            assert sorted(place["person"]["name"] for place in ladder["places"]) == ["Anna", "Boris"]
            scores = [place["score"] for place in ladder["places"]]
            assert scores == sorted(scores, reverse=True)
            assert sum(bar["people"] for bar in ladder["scores"]) == 2
            async with await guest.sit(mine, None) as watching:  # everybody may replay it now
                assert watching.state["over"]
            record = Record.loads(await guest.get(f"/tables/{mine}/record"))
            assert record.seal is not None
            assert str(record.seal.seed) == seed
            today = await anna.get("/caves")
            assert today["streak"] == 1
            assert next(one for one in today["caves"] if one["game"] == GAME)["mine"] is None
            assert next(one for one in today["caves"] if one["game"] == GAME)["commitment"] != cave["commitment"]

    asyncio.run(scenario())


def test_nothing_helps_in_a_cave(tmp_path: Path, days: Days) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await registered(server, "Anna") as anna:
            id = (await anna.post(f"/caves/{GAME}"))["id"]
            async with await anna.sit(id, 0) as chair:
                for ask in ({"type": "hint"}, {"type": "propose", "what": "end"}):
                    with pytest.raises(Refusal):
                        await chair.ask(ask["type"], seat=0, **{"what": ask["what"]} if "what" in ask else {})
                options = chair.state["options"]
                await chair.ask("draft", seat=0, asked=chair.state["asked"], picks=[options[0]["id"]])
                with pytest.raises(Refusal) as refusal:
                    await chair.ask("weigh", seat=0)
                assert refusal.value.code == "no-hints"
                await chair.ask("back", seat=0, to=0)
                refusals = 0
                rng = Random(3)
                while not chair.state["over"]:
                    before = len(chair.state["log"])
                    await chair.decide(rng.randrange(len(chair.state["options"])))
                    if chair.state["undo"] is None and not chair.state["over"]:
                        with pytest.raises(Refusal) as refusal:
                            await chair.ask("undo", seat=0)
                        assert refusal.value.code == "undo-refused"
                        refusals += 1
                    assert before >= 0
                assert refusals > 0

    asyncio.run(scenario())


def test_only_what_was_played_here_to_its_end_and_in_time_counts(tmp_path: Path, days: Days) -> None:
    async def scenario() -> None:
        async with (
            opened(tmp_path) as server,
            await registered(server, "Anna") as anna,
            await registered(server, "Boris") as boris,
            await registered(server, "Cyril") as cyril,
        ):
            period = period_at("day", days.now())
            ids = [(await one.post(f"/caves/{GAME}"))["id"] for one in (anna, boris, cyril)]
            async with await anna.sit(ids[0], 0) as chair:
                await chair.decide()
                await chair.ask("resign", seat=0)
            async with await played(cyril, ids[2], 4):
                pass
            # A record that claims the deal of the cave, with whatever seal, is a study at the most.
            live = await server.house.table(ids[2])
            lines = Record(live.playing().record.header, list(live.playing().record.entries)).dumps()
            forged = Record.loads(lines)
            forged.seal = live.playing().record.seal._replace(seed=5)  # type: ignore[union-attr]
            assert await refused(boris, "POST", "/tables/import", {"record": forged.dumps()}) == "deal-mismatch"
            await boris.post("/tables/import", {"record": lines})
            days.pass_(1)
            with pytest.raises(Refusal, match="spectators"):  # it still runs: nobody looks on
                await anna.sit(ids[1], None)
            async with await played(boris, ids[1], 5) as late:
                assert late.state["over"]
            ladder = await anna.get(f"/caves/{GAME}/{period}")
            assert [place["person"]["name"] for place in ladder["places"]] == ["Cyril"]
            assert ladder["tries"] == 3
            assert (await boris.get("/caves"))["streak"] == 0
            assert (await cyril.get("/caves"))["streak"] == 1

    asyncio.run(scenario())


def test_a_try_that_the_server_did_not_finish_opening_is_opened_again(tmp_path: Path, days: Days) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await registered(server, "Anna") as anna:
            period = period_at("day", days.now())
            await server.house.caves.store.begin(period, GAME, anna.me["id"], "the-id-of-a-table")
            assert (await anna.post(f"/caves/{GAME}"))["id"] == "the-id-of-a-table"
            answers = await asyncio.gather(*[anna.post("/caves/caverna") for _ in range(5)], return_exceptions=True)
            assert sum(not isinstance(one, Exception) for one in answers) == 1
            assert (await anna.get("/caves"))["caves"][1]["tries"] == 1

    asyncio.run(scenario())


def test_the_same_bots_play_the_cave_of_the_week(tmp_path: Path, days: Days) -> None:
    async def scenario() -> None:
        async with (
            opened(tmp_path) as server,
            await registered(server, "Anna") as anna,
            await registered(server, "Boris") as boris,
        ):
            for game, seats in (("rivals", 2), ("saboteur", 5)):
                views = []
                for one in (anna, boris):
                    table = await one.post(f"/caves/{game}")
                    assert [seat["bot"] for seat in table["seats"]] == [None] + ["medium"] * (seats - 1)
                    async with await one.sit(table["id"], 0) as chair:
                        seen, last = [], -1
                        for _ in range(4):
                            state = await chair.asked(last)
                            last = state["asked"]
                            seen.append((state["view"], state["options"]))
                            await chair.decide()
                        views.append(seen)
                assert views[0] == views[1]

    asyncio.run(scenario())


@pytest.mark.parametrize("where", ["pretend/2026-11-16", "caverna/2026-W47", "caverna/2026-13-01", "rivals/2026-W60",
                                   "rivals/2026-11-16", "caverna/1999-01-01", "caverna/x", "x/y"])  # fmt: skip
def test_there_is_no_such_cave(tmp_path: Path, where: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await registered(server, "Anna") as anna:
            assert await refused(anna, "GET", f"/caves/{where}") == "unknown-cave"
            assert await refused(anna, "POST", "/caves/pretend") == "unknown-cave"

    asyncio.run(scenario())


def test_periods_are_days_and_weeks_of_utc() -> None:
    start, end = bounds("2026-11-16")
    assert (period_at("day", start), period_at("day", end - 1)) == ("2026-11-16",) * 2
    assert period_at("week", start) == "2026-W47"
    assert bounds("2026-W47") == (start, start + 7 * DAY)
    assert not is_period("day", "2026-11-16\n")


def test_a_streak_forgives_a_missed_day_a_week() -> None:
    today = date(2026, 11, 16)

    def of(*ago: int) -> int:
        return streak({today - timedelta(days=one) for one in ago}, today)

    assert of() == 0
    assert of(0) == 1
    assert of(1, 2, 3) == 3  # today is not over
    assert of(0, 1, 3, 4) == 4
    assert of(0, 2, 4) == 2
    assert of(0, 3) == 1
    assert of(*[one for one in range(20) if one not in (3, 10, 17)]) == 17
    assert of(*[one for one in range(20) if one not in (3, 9)]) == 8
