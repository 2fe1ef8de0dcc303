"""Drafts over real sockets: kept on the disk, seen by their seat only, and nowhere else before they are confirmed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from test_server_play import Pair, pair, refused
from visitors import Chair, Data, Refusal, Visitor, opened

from permonik.bots.play import Witnessed
from permonik.housekeeping.records import entry_lines, header_line
from permonik.kernel.match import Match
from permonik.kernel.record import Decision
from permonik.server.cookies import Cookies, read_key
from permonik.server.storage import DATABASE, open_storage
from permonik.server.storage.sqlite import migrate
from permonik.server.storage.tables import TableStore
from permonik.table.drafts import KeptDraft


async def draft(chair: Chair, *picks: int) -> list[Data]:
    return await chair.ask("draft", seat=chair.state["seat"], asked=chair.state["asked"], picks=list(picks))


async def busy(chair: Chair, seats: list[int]) -> None:
    await chair.until(lambda: chair.state["busy"] == seats)


async def begin(at: Pair, seed: int = 3) -> tuple[Chair, Chair]:
    """Plays on until somebody is asked something that does not end a draft, and drafts it; who, and the other."""
    rng = Random(seed)
    while True:
        mine, other = at.turn()
        open = [option["id"] for option in mine.state["options"] if not option["final"]]
        if open and mine.state["choice"] is None:
            await draft(mine, rng.choice(open))
            await busy(other, [mine.state["seat"]])
            return mine, other
        await mine.decide(rng.randrange(len(mine.state["options"])))
        await at.both(mine.state["entry"])


def without_busy(text: str) -> Data:
    message: Data = json.loads(text)
    message.pop("busy")
    return message


async def lists(person: Visitor, id: str) -> list[str]:
    paths = (f"/tables/{id}", "/tables", "/tables/mine", "/tables/finished")
    return [(await person.http.get(f"/api/v1{path}")).text for path in paths]


def test_others_hear_that_a_seat_is_busy_and_nothing_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path, "cave-vs-cave", {"public": True}) as at, await at.server.come() as carla:
            watching = await carla.sit(at.id, None)
            mine, other = await begin(at)
            await mine.ask("back", seat=mine.state["seat"], to=0)
            for chair in (other, watching):
                await busy(chair, [])
            before = {person: await lists(person, at.id) for person in (at.anna, at.boris, carla)}
            states = {chair: without_busy(chair.heard[-1]) for chair in (other, watching)}
            counts = {chair: len(chair.heard) for chair in (other, watching)}
            option = next(option["id"] for option in mine.state["options"] if not option["final"])
            await draft(mine, option)
            for _ in range(3):
                if not mine.state["draft"]["done"]:
                    await draft(mine, mine.state["options"][0]["id"])
                await mine.ask("back", seat=mine.state["seat"], to=1)
            for person, texts in before.items():
                assert await lists(person, at.id) == texts
            await mine.ask("back", seat=mine.state["seat"], to=0)
            for chair in (other, watching):
                await busy(chair, [])
                heard = chair.heard[counts[chair] :]
                assert [json.loads(text)["busy"] for text in heard] == [[mine.state["seat"]], []]
                assert all(without_busy(text) == states[chair] for text in heard)
            for person, texts in before.items():
                assert await lists(person, at.id) == texts
            await watching.close()

    asyncio.run(scenario())


@pytest.mark.both
def test_a_draft_survives_a_reload_a_second_device_and_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path, "cave-vs-cave") as at:
            mine, _ = await begin(at)
            seat, person, id = mine.state["seat"], mine.visitor, at.id
            shown = json.loads(json.dumps(mine.state))
            async with await person.sit(id, seat, mine.state["entry"]) as device:
                for name in ("draft", "view", "shown", "question", "asked", "options", "choice", "busy"):
                    assert device.state[name] == shown[name], name
                await draft(device, device.state["options"][0]["id"])
                await mine.until(lambda: mine.state["draft"]["steps"] == 2)
                await device.ask("back", seat=seat, to=1)
                await mine.until(lambda: mine.state["draft"]["steps"] == 1)
                cookie = person.cookie
        async with opened(tmp_path) as server, Visitor(server.base, (await server.come()).http) as again:
            again.http.cookies.clear()
            again.http.headers["cookie"] = cookie
            again.http.cookies.set("permonik", cookie.partition("=")[2])
            async with await again.sit(id, seat) as chair:
                assert {**chair.state["draft"], "number": shown["draft"]["number"]} == shown["draft"]
                assert (chair.state["view"], chair.state["busy"]) == (shown["view"], [seat])
                entry = chair.state["entry"]
                await chair.ask("confirm", seat=seat)
                assert chair.state["entry"] > entry
                assert (chair.state["draft"], chair.state["busy"]) == (None, [])

    asyncio.run(scenario())


@pytest.mark.both
def test_a_confirmed_draft_and_its_end_are_written_together(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path, "cave-vs-cave") as at:
            mine, other = await begin(at)
            seat, tables = mine.state["seat"], at.server.house.tables
            (kept,) = await tables.drafts(at.id)
            assert (kept.seat, len(kept.steps), kept.number) == (seat, 1, mine.state["asked"])
            before = len(await tables.lines(at.id))
            await mine.ask("confirm", seat=seat)
            (gone,) = await tables.drafts(at.id)
            assert (gone.steps, gone.number) == ([], kept.number)
            entries = await at.entries()
            assert len(await tables.lines(at.id)) == len(entries) > before
            chosen = [one for one in entries[before:] if isinstance(one, Decision) and not one.forced]
            texts = [(await at.server.house.table(at.id)).playing().game.text(one.action) for one in chosen]
            assert texts[:1] == kept.steps[0]
            await other.reach(len(entries))
            assert [line["entry"] >= before for line in other.state["log"]]

    asyncio.run(scenario())


def test_every_refusal_of_a_draft_is_clear_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path, "cave-vs-cave") as at:
            mine, other = await begin(at)
            seat, their, asked = mine.state["seat"], other.state["seat"], mine.state["asked"]
            option, state = mine.state["options"][0]["id"], mine.state
            assert await refused(mine, "draft", seat=their, asked=asked, picks=[option]) == "not-your-seat"
            assert await refused(mine, "draft", seat=9, asked=asked, picks=[option]) == "bad-seat"
            assert await refused(mine, "draft", seat=seat, asked=asked - 1, picks=[option]) == "stale-decision"
            assert await refused(mine, "draft", seat=seat, asked=asked, picks=[]) == "illegal-action"
            assert await refused(mine, "draft", seat=seat, asked=asked, picks=[option, option]) == "illegal-action"
            assert await refused(mine, "draft", seat=seat, asked=asked, picks=[10**9]) in (
                "illegal-action",
                "bad-notation",
            )
            assert await refused(mine, "draft", seat=seat, asked=asked, picks=[option] * 200) == "draft-full"
            assert await refused(mine, "back", seat=seat, to=7) == "undo-refused"
            assert await refused(mine, "back", seat=their, to=0) == "not-your-seat"
            assert await refused(mine, "confirm", seat=their) == "not-your-seat"
            assert await refused(mine, "confirm", seat=seat, draft=asked - 1) == "stale-decision"
            assert await refused(other, "confirm", seat=their) == "no-draft"
            assert await refused(other, "back", seat=their, to=0) == "no-draft"
            assert await refused(other, "draft", seat=their, asked=asked, picks=[option]) == "out-of-turn"
            assert mine.state is state

    asyncio.run(scenario())


def test_a_card_that_is_clicked_on_is_shown_to_nobody_before_it_is_confirmed(tmp_path: Path) -> None:
    """In Rivals a click on a card in hand committed it: the opponent saw it, and only he could give it back."""

    async def scenario() -> None:
        async with pair(tmp_path, "rivals") as at:
            rng, tried = Random(1), 0
            for _ in range(300):
                mine, other = at.turn()
                cards = [one for one in mine.state["options"] if one["text"].startswith(("build ", "play "))]
                if mine.state["choice"] is None and cards and not cards[0]["final"]:
                    tried += 1
                    heard = len(other.heard)
                    last = {**other.state, "busy": [], "log": [], "log_from": other.state["entry"]}
                    await draft(mine, cards[0]["id"])
                    await mine.ask("back", seat=mine.state["seat"], to=0)
                    await other.until(lambda: len(other.heard) == heard + 2)  # noqa: B023
                    assert all({**json.loads(text), "busy": []} == last for text in other.heard[heard:])
                    if tried == 3:
                        return
                legal = [option["id"] for option in mine.state["options"]]
                match = (await at.server.house.table(at.id)).playing()
                legal = [id for id in legal if id in match.state.actions(mine.state["seat"])]
                asked, seat = mine.state["asked"], mine.state["seat"]
                await mine.ask("decide", seat=seat, asked=asked, option=rng.choice(legal))
                await at.both(mine.state["entry"])
            raise AssertionError("nobody had a card to play")

    asyncio.run(scenario())


def backwards(choice: dict[str, Any]) -> list[int]:
    """Picks that go together, as few as there may be, from the end: not in the order of the small questions."""
    items = {item["option"]: item for item in choice["items"]}
    every = [option for option in reversed(items) for _ in range(items[option]["limit"])]
    for picks in combinations(every, choice["least"]):
        chosen = [items[pick] for pick in picks]
        if not any(
            set(item["clashes"]) & set(picks) or (item["needs"] and not set(item["needs"]) & set(picks))
            for item in chosen
        ):
            return list(picks)
    raise AssertionError(f"nothing can be picked: {choice}")


def test_a_choice_of_several_parts_is_answered_whole_in_any_order(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path, "rivals") as at:
            rng, whole = Random(2), 0
            while whole < 3:
                mine, _ = at.turn()
                seat, choice = mine.state["seat"], mine.state["choice"]
                if choice is not None:
                    whole += 1
                    shown = {option["id"] for option in mine.state["options"]}
                    assert {item["option"] for item in choice["items"]} <= shown
                    await draft(mine, *backwards(choice))
                    assert mine.state["draft"]["steps"] == 1
                    await mine.ask("confirm", seat=seat)
                else:
                    option = rng.choice(mine.state["options"])["id"]
                    await mine.ask("decide", seat=seat, asked=mine.state["asked"], option=option)
                await at.both(mine.state["entry"])

    asyncio.run(scenario())


def test_a_refusal_is_told_to_whoever_has_asked(tmp_path: Path) -> None:
    """If the opponent refused an undo, the asker was told nothing."""

    async def scenario() -> None:
        async with pair(tmp_path) as at:
            await at.play(6)
            asker, other = at.left, at.right
            if asker.state["undo"] != "ask":
                asker, other = other, asker
            assert asker.state["undo"] == "ask"
            async with await asker.visitor.sit(at.id, asker.state["seat"]) as device:
                for what, ask in (("undo", "undo"), ("end", "propose")):
                    fields = {"what": what} if ask == "propose" else {}
                    await asker.ask(ask, seat=asker.state["seat"], **fields)
                    await other.until(lambda: other.state["proposal"])
                    await other.ask("answer", seat=other.state["seat"], agree=False)
                    expected = {"type": "refused", "what": what, "by": other.state["seat"]}
                    for chair in (asker, device):
                        await chair.until(lambda chair=chair: chair.news[-1] == expected)  # noqa: B023
                        assert chair.state["proposal"] is None
                assert not [one for one in other.news if one["type"] == "refused"]

    asyncio.run(scenario())


def test_bots_that_watch_see_every_single_answer_of_a_draft(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path, "cave-vs-cave") as at:
            mine, _ = await begin(at)
            seat = mine.state["seat"]
            while not mine.state["draft"]["done"]:
                await draft(mine, mine.state["options"][0]["id"])
            live = await at.server.house.table(at.id)
            sights = lambda table, seat: [(1 - seat, table.match.view(1 - seat))]  # noqa: E731
            live.bots.watching = sights  # type: ignore[method-assign]
            first = len(await at.entries())
            await mine.ask("confirm", seat=seat)
            chosen = [
                one.action for one in (await at.entries())[first:] if isinstance(one, Decision) and one.seat == seat
            ]
            seen: list[Witnessed] = live.bots.seen[1 - seat]
            assert [one.action for one in seen] == chosen[: len(seen)]
            assert len(seen) >= 2
            views = [json.dumps(one.view) for one in seen]
            assert len(set(views)) == len(views)  # each as it was before that answer

    asyncio.run(scenario())


def test_a_disk_that_refuses_undoes_the_step(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path, "cave-vs-cave") as at:
            mine, _ = await begin(at)
            seat, before = mine.state["seat"], mine.state["draft"]

            async def refuse(*statements: object) -> None:
                raise OSError("no space left on device")

            write = at.server.house.storage.write
            at.server.house.storage.write = refuse  # type: ignore[method-assign]
            with pytest.raises((Refusal, ConnectionError)):
                await draft(mine, mine.state["options"][0]["id"])
            at.server.house.storage.write = write  # type: ignore[method-assign]
            await asyncio.wait([at.left.reader, at.right.reader])
            async with await mine.visitor.sit(at.id, seat) as again:
                assert again.state["draft"] == before

    asyncio.run(scenario())


def test_half_a_draft_is_never_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should an answer of a draft not fit after all, those before it have not happened either."""

    async def scenario() -> None:
        async with pair(tmp_path, "cave-vs-cave") as at:
            mine, _ = await begin(at)
            seat, before = mine.state["seat"], await at.entries()
            held = (await at.server.house.table(at.id)).started().drafts.open[seat]
            held.draft.steps.append([0])
            held.draft.steps.append([0])
            with pytest.raises((Refusal, ConnectionError)):
                await mine.ask("confirm", seat=seat)
            assert await at.entries() == before
            async with await mine.visitor.sit(at.id, seat) as again:
                assert again.state["draft"]["steps"] == 1
                await again.ask("confirm", seat=seat)

    asyncio.run(scenario())


# -- storage -------------------------------------------------------------------------------------------------


def test_a_damaged_draft_is_dropped_and_the_table_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path, "cave-vs-cave") as at:
            mine, _ = await begin(at)
            seat = mine.state["seat"]
            for text in ("nonsense", '{"a": 1}', '[["nonsense"]]', "[[7]]"):
                await at.server.house.storage.write(("UPDATE drafts SET steps = ?", (text,)))
                at.server.house.drop(at.server.house.live[at.id])
                async with await mine.visitor.sit(at.id, seat) as again:
                    assert (again.state["draft"], again.state["busy"]) == (None, [])
                    assert again.state["options"]

    asyncio.run(scenario())


OLD_TABLE = """INSERT INTO tables (id, name, game, options, status, public, study, spectators, chat, host, header,
entries, waiting, created, changed) VALUES ('old', '', ?, '{}', 'running', 0, 0, 1, 1, 'anna', ?, ?, ?, 1, 1)"""


@pytest.mark.sqlite
@pytest.mark.parametrize("game", ["cave-vs-cave", "rivals", "pretend"])
def test_a_running_table_of_a_database_before_there_were_drafts_goes_on(tmp_path: Path, game: str) -> None:
    """Its match is not patient, as its header says, and can be drafted in nevertheless."""
    match = Match.start(game, 2, seed=7, names=["Anna", "Boris"])
    rng = Random(1)
    for _ in range(20):
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.state.actions(seat)))
    database = sqlite3.connect(tmp_path / DATABASE)
    migrate(database, 1)
    for person in ("anna", "boris"):
        sql = "INSERT INTO people (id, name, created, seen) VALUES (?, ?, 0, ?)"
        database.execute(sql, (person, person.title(), time.time()))
    lines, waiting = entry_lines(match), json.dumps(match.waiting())
    assert '"patient"' not in header_line(match.record.header)
    database.execute(OLD_TABLE, (game, header_line(match.record.header), len(lines), waiting))
    for seat, person in enumerate(("anna", "boris")):
        sql = "INSERT INTO seats (table_id, seat, kind, person, name) VALUES ('old', ?, 'person', ?, ?)"
        database.execute(sql, (seat, person, person.title()))
    for number, line in enumerate(lines):
        database.execute("INSERT INTO entries (table_id, number, line, at) VALUES ('old', ?, ?, 1)", (number, line))
    assert match.seal is not None
    database.execute("INSERT INTO seals VALUES ('old', ?, ?)", (str(match.seal.seed), match.seal.nonce))
    database.commit()
    database.close()
    cookies = Cookies(read_key(tmp_path), False)

    async def come_back(base: str, person: str) -> Chair:
        visitor = await Visitor.come(base)
        visitor.http.cookies.clear()
        visitor.http.cookies.set("permonik", f"{person}.1.{cookies.seal(person, 1)}")
        return await visitor.sit("old", ("anna", "boris").index(person))

    async def scenario() -> None:
        async with opened(tmp_path) as server:
            chairs = [await come_back(server.base, person) for person in ("anna", "boris")]
            assert chairs[0].state["entry"] == len(lines)
            live = await server.house.table("old")
            assert live.playing().record.header.patient is False
            for _ in range(30):
                chair = next(chair for chair in chairs if chair.state["asked"] is not None)
                seat = chair.state["seat"]
                await draft(chair, *some_picks(chair.state, rng))
                await chair.ask("confirm", seat=seat)
                if chair.state["over"]:
                    break
                for other in chairs:
                    await other.reach(chair.state["entry"])
            record = live.playing().record
            assert len(record.entries) > len(lines)
            assert [entry_lines(Match.replay(record))] == [await server.house.tables.lines("old")]
            for chair in chairs:
                await chair.close()
                await chair.visitor.http.aclose()

    asyncio.run(scenario())


def some_picks(state: Data, rng: Random) -> list[Any]:
    choice = state["choice"]
    if choice is None:
        return [rng.choice(state["options"])["id"]]
    picks = [item["option"] for item in choice["items"] for _ in range(item["limit"])]
    return picks[: choice["least"]]


def test_drafts_in_the_database(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as at:
            pass
        storage = open_storage(at.server.house.config)
        tables = TableStore(storage)
        kept = KeptDraft(1, 1_000_004, 9, [["draw upper"], ["a", "a", "b"]])
        await tables.keep_drafts(at.id, [kept, kept._replace(seat=0)])
        assert sorted(await tables.drafts(at.id)) == [kept._replace(seat=0), kept]
        await tables.keep_drafts(at.id, [kept._replace(number=1_000_005, steps=[])])
        assert kept._replace(number=1_000_005, steps=[]) in await tables.drafts(at.id)
        await tables.remove(at.id)
        assert await tables.drafts(at.id) == []
        await storage.close()

    asyncio.run(scenario())
