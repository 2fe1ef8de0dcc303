"""Puzzles over HTTP: the answer is told only when a try is over, and of tries only how the first one ended is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from visitors import PASSWORD, Refusal, opened, registered

from permonik.housekeeping import puzzles as housekeeping
from permonik.puzzles import puzzles
from permonik.puzzles.player import Attempt
from permonik.server.storage.puzzles import bounded, chance
from permonik.server.work import jobs

GAME = "rivals"


def answers_of(line: tuple[int, ...]) -> list[str]:
    """What a person answers on the way along a line: the match takes the rest by itself."""
    attempt = Attempt(PUZZLE)
    while not attempt.ended:
        attempt.do(attempt.match.game.text(line[len(attempt.line.answers)]))
    return attempt.answers


PUZZLE = next(iter(puzzles(GAME).values()))


def test_a_puzzle_is_tried_without_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            listed = await anna.get(f"/games/{GAME}/puzzles")
            assert [one["puzzle"] for one in listed] == list(puzzles(GAME))
            assert set(listed[0]) == {"puzzle", "theme", "rating"}
            assert await anna.get("/games/saboteur/puzzles") == []
            door = f"/games/{GAME}/puzzles/{PUZZLE.id}"
            told = await anna.ask("POST", door)
            assert (told["verdict"], told["best"], told["answers"]) == ("open", None, [])
            assert told["state"]["seat"] == PUZZLE.seat
            assert len(told["state"]["options"]) > 1
            right = await anna.ask("POST", door, {"answers": answers_of(PUZZLE.right[0])})
            assert right["verdict"] == "right"
            assert right["best"]["line"]
            assert right["state"]["options"] == []
            wrong = await anna.ask("POST", door, {"answers": answers_of(PUZZLE.wrong[0])})
            assert wrong["verdict"] == "wrong"
            shown = await anna.ask("POST", door, {"give_up": True})
            assert (shown["verdict"], shown["best"]) == ("wrong", right["best"])
            assert await anna.get("/tables/mine") == []

    asyncio.run(scenario())


def test_first_tries_of_registered_people_correct_how_hard_it_is(tmp_path: Path) -> None:
    door = f"/games/{GAME}/puzzles/{PUZZLE.id}"
    right, wrong = {"answers": answers_of(PUZZLE.right[0])}, {"give_up": True}

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as guest:
            anna, boris = await registered(server, "Anna"), await registered(server, "Boris")

            async def rating() -> int:
                listed = await guest.get(f"/games/{GAME}/puzzles")
                return int(next(one["rating"] for one in listed if one["puzzle"] == PUZZLE.id))

            await guest.ask("POST", door, wrong)
            await anna.ask("POST", door)
            assert await rating() == PUZZLE.rating, "guests count for nothing, and neither does who only looks"
            missed = await anna.ask("POST", door, wrong)
            assert missed["rating"] == PUZZLE.rating, "what it was before the try"
            harder = await rating()
            gain = 40 / (1 + 10 ** ((PUZZLE.rating - 1200) / 400))
            assert harder == round(PUZZLE.rating + gain)
            await anna.ask("POST", door, right)
            assert await rating() == harder, "only the first try counts"
            solved = await boris.ask("POST", door, right)
            assert (solved["verdict"], solved["rating"]) == ("right", harder)
            assert await rating() < harder
            told = (await anna.http.get("/api/v1/me/export")).json()["puzzles"]
            assert told == [{"game": GAME, "puzzle": PUZZLE.id, "solved": False}]
            easier = await rating()
            await anna.ask("DELETE", "/me", {"password": PASSWORD})
            assert await server.house.puzzles.tried(anna.me["id"]) == []
            assert await rating() == easier, "what a try has shown stays"
            for visitor in (anna, boris):
                await visitor.http.aclose()

    asyncio.run(scenario())


def test_the_house_keeps_how_well_registered_people_solve(tmp_path: Path) -> None:
    """Told with every try that is over, in the list of one's own, and in the profile as far as it is shown."""
    door = f"/games/{GAME}/puzzles/{PUZZLE.id}"
    right = {"answers": answers_of(PUZZLE.right[0])}

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as guest:
            assert (await guest.ask("POST", door, right))["solver"] is None
            assert await guest.get("/me/puzzles") == []
            anna = await registered(server, "Anna")
            assert await anna.get("/me/puzzles") == []
            assert (await anna.ask("POST", door))["solver"] is None, "nothing is over yet"
            gain = 40 * (1 - chance(1200, PUZZLE.rating))
            solved = await anna.ask("POST", door, right)
            assert solved["solver"] == round(1200 + gain)
            again = await anna.ask("POST", door, {"give_up": True})
            assert again["solver"] == solved["solver"], "only the first try counts"
            kept = [{"game": GAME, "rating": solved["solver"], "tried": {PUZZLE.id: True}}]
            assert await anna.get("/me/puzzles") == kept
            mine = await anna.get(f"/people/{anna.me['id']}")
            told = [{"game": GAME, "rating": solved["solver"], "tried": 1, "solved": 1}]
            assert mine["puzzles"] == told
            await anna.ask("PATCH", "/me", {"shows": []})
            assert (await guest.get(f"/people/{anna.me['id']}"))["puzzles"] is None
            await anna.ask("PATCH", "/me", {"shows": ["results"]})
            assert (await guest.get(f"/people/{anna.me['id']}"))["puzzles"] == told
            await anna.http.aclose()

    asyncio.run(scenario())


def test_a_puzzle_does_not_leave_its_bounds() -> None:
    assert [bounded(shift) for shift in (-9000.0, -3.4, 0.0, 399.6, 9000.0)] == [-400, -3, 0, 400, 400]
    assert chance(1200, 1200) == 0.5
    assert chance(1600, 1200) == pytest.approx(10 / 11)


def test_what_does_not_fit_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            with pytest.raises(Refusal, match="404 unknown-puzzle"):
                await anna.ask("POST", f"/games/{GAME}/puzzles/none")
            with pytest.raises(Refusal, match="404 unknown-game"):
                await anna.get("/games/none/puzzles")
            door = f"/games/{GAME}/puzzles/{PUZZLE.id}"
            with pytest.raises(Refusal, match="400 "):
                await anna.ask("POST", door, {"answers": ["no such answer"]})
            done = answers_of(PUZZLE.right[0])
            with pytest.raises(Refusal, match="400 illegal-action"):
                await anna.ask("POST", door, {"answers": [*done, done[0]]})

    asyncio.run(scenario())


def test_a_line_that_nobody_looked_at_is_weighed_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in the processes that look back and take back: those have to be quick."""
    answers = answers_of(PUZZLE.wrong[0])
    unknown = PUZZLE._replace(wrong=())
    monkeypatch.setattr(housekeeping, "puzzle", lambda game, id: unknown)
    monkeypatch.setattr(Attempt, "holds", lambda self: True)
    assert jobs.puzzle(GAME, PUZZLE.id, answers, False, False) is None
    told = jobs.puzzle(GAME, PUZZLE.id, answers, True, False)
    assert told is not None
    assert '"verdict":"right"' in told
