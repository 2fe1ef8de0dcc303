"""Runs that chance answers alike are played out once, and nothing is changed by that."""

from __future__ import annotations

import pytest

from permonik.kernel.chance import Chance
from permonik.puzzles import puzzles
from permonik.review.memory import Memory
from permonik.review.reference import Reference, WorldDealer, reference_of
from permonik.review.weighing import Weigher

WORLDS = 6


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by every run that is played out."""
    played: list[int] = []
    play_on = Reference.play_on

    def counted(self: Reference, *args: object) -> object:
        played.append(1)
        return play_on(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Reference, "play_on", counted)
    return played


@pytest.mark.parametrize("game", ["caverna", "rivals"])
def test_a_value_is_the_same_whether_it_was_known_or_not(game: str, runs: list[int]) -> None:
    one = next(iter(puzzles(game).values()))
    match = one.position()
    recall = match.game.recall(match.game.view(match.state, one.seat))
    lines = [list(one.right[0]), list(one.wrong[0])]

    def values(forgetful: bool) -> list[float]:
        weigher = Weigher(reference_of(match.game, one.players), recall, one.seat, "memory")
        found = []
        for number in range(WORLDS):
            for line in lines:
                if forgetful:
                    weigher.memory = Memory()
                found.append(weigher.value(line, f"world/{number}"))
        return found

    expected = values(forgetful=True)
    assert len(runs) == 2 * WORLDS
    runs.clear()
    assert values(forgetful=False) == expected
    if game == "caverna":
        assert len(runs) < 2 * WORLDS, "there is little that chance could decide"


def question(slot: int) -> Chance:
    return Chance("card", slot, [1, 2, 3])


def test_what_chance_answers_otherwise_is_another_run() -> None:
    memory = Memory()
    first = WorldDealer("a")
    planner = first.planner()
    asked = [first.deal(question(1)), planner.deal(question(2)), first.deal(question(3))]
    memory.keep("run", first, 5.0)
    assert memory.value("run", WorldDealer("a")) == 5.0
    assert memory.value("another", WorldDealer("a")) is None
    seen = set()
    for seed in range(200):
        dealer = WorldDealer(str(seed))
        plan = dealer.planner()
        alike = [dealer.deal(question(1)), plan.deal(question(2)), dealer.deal(question(3))] == asked
        assert memory.value("run", WorldDealer(str(seed))) == (5.0 if alike else None)
        seen.add(alike)
    assert seen == {False, True}
