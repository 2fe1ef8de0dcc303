"""The book-keeper of the contract counts right, and is not deceived; the invariants notice what is wrong."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cave_table import position

import permonik
from permonik.games.cave_vs_cave import GAME
from permonik.testing.contract.helpers import Helpers

HELPERS = Helpers(Path(__file__).resolve().parents[1])
LEDGER = HELPERS.load("cave-vs-cave", "ledger", "recount")
INVARIANTS = HELPERS.load("cave-vs-cave", "invariants", "check")


def recount(*texts: str, players: int = 2) -> list[int]:
    """Entries of seat 0; `=room` is a room dealt, `1:` before a text makes it seat 1's."""
    entries: list[dict[str, Any]] = []
    for text in texts:
        if text.startswith("="):
            entries.append({"chance": "rooms", "slot": 0, "gives": text[1:]})
        elif text.startswith("undo "):
            entries.append({"undo": int(text[5:]), "seat": 0, "consent": []})
        else:
            seat, _, said = text.rpartition(":")
            entries.append({"seat": int(seat or 0), "do": said})
    lines = [{"players": players}, *entries, {"entries": len(entries)}]
    return list(LEDGER.recount("\n".join(map(json.dumps, lines))))


def test_it_counts_rooms_and_gold() -> None:
    furnished = ["take housework", "do housework-furnish_b", "furnish spinning_wheel", "place r2c0", "surcharge gold"]
    assert recount() == [1, 1]
    assert recount(*furnished) == [4, 1]
    assert recount(*furnished, "end", "1:take undergrowth", "1:exchange gold", "1:end") == [4, 0]


def test_it_leaves_out_what_was_taken_back() -> None:
    assert recount("take undergrowth", "exchange gold", "undo 1", "exchange emmer") == [1, 1]


@pytest.mark.parametrize(
    "texts",
    [
        ["take undergrowth", "exchange gold", "exchange gold"],
        ["take undergrowth", "exchange wood"],
        ["take undergrowth", "sell-food"],
        ["take undergrowth", "do cultivation-crops"],
        ["take undergrowth", "do undergrowth-wood", "do undergrowth-wood"],
        ["take undergrowth", "do undergrowth-room", "use shelf"],
        ["take undergrowth", "do undergrowth-room", "use cave_entrance", "do cave_entrance", "gain gold"],
        ["take undermining", "do undermining-rooms", "use cave_entrance", "use cave_entrance"],
        ["take excavation", "do excavation-two"],
        ["take excavation", "do excavation-one", "dig r2c0"],
        ["take excavation", "do excavation-one", "dig r1c0", "=shelf"],
        ["take excavation", "do excavation-one", "dig r1c0", "=stall", "dig r2c1"],
        ["take expedition", "do expedition-wood"],
        ["take breach", "do breach-raze", "raze r0c0-r0c1"],
        ["take housework", "do housework-furnish_a", "furnish shelf", "place r2c0", "surcharge food"],
        ["take housework", "do housework-furnish_b", "furnish parlor", "place r2c0", "surcharge gold"],
        ["take housework", "do housework-furnish_b", "furnish stall"],
        ["take housework", "do housework-furnish_b", "furnish shelf", "place r1c0"],
        ["take undergrowth", "1:do undergrowth-wood"],
        ["lay two_walls"],
    ],
    ids=", ".join,
)
def test_it_refuses_what_the_rules_do_not_allow(texts: list[str]) -> None:
    recount(*texts[:-1])
    with pytest.raises(AssertionError, match=f"entry {len(texts) - 1}"):
        recount(*texts)


def test_it_finds_a_score_that_was_tampered_with() -> None:
    match = permonik.Match.start("cave-vs-cave", players=2, seed=1)
    rng = Random(1)
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.options(seat)).id)
    scores = [score.total for score in match.scores()]
    assert LEDGER.recount(match.record.dumps()) == scores
    exchange = next(line for line in match.record.dumps().splitlines() if '"do":"exchange gold"' in line)
    assert LEDGER.recount(match.record.dumps().replace(exchange + "\n", "", 1)) != scores


@pytest.mark.parametrize(
    "change",
    [
        {"walls": 6},
        {"display": ["shelf"]},
        {"cavern": False},
        {"taken": [["masonry"], ["masonry"]]},
        {"used": ["shelf"]},
        {"round": 3},
    ],
    ids=str,
)
def test_the_invariants_notice_a_position_that_the_box_does_not_allow(change: dict[str, Any]) -> None:
    data = position(up=["cultivation", "housework", "excavation", "undergrowth", "masonry"]).data()
    INVARIANTS.check(GAME, GAME.restore(data))
    with pytest.raises(AssertionError):
        INVARIANTS.check(GAME, GAME.restore(data | change))


@pytest.mark.parametrize("mask", ["sides", "fits", "access", "through", "rooms", "covered", "slots"])
def test_the_invariants_notice_a_mask_that_disagrees_with_the_cells(mask: str) -> None:
    state = position(up=["cultivation", "housework", "excavation", "undergrowth", "masonry"]).state
    cave = state.caves[0]
    if mask == "sides":
        cave.sides[0] ^= 2
    else:
        setattr(cave, mask, getattr(cave, mask) ^ 4)
    with pytest.raises(AssertionError):
        INVARIANTS.check(GAME, state)
