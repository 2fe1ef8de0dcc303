"""What people are shown beside the view: what follows from the table by the rules, so that a page needs none."""

from random import Random
from typing import Any

import pytest
from cave_table import ALL_BUT_ONE, Table, position

import permonik
from permonik.games.cave_vs_cave import GAME
from permonik.testing import rule


def shown(table: Table) -> dict[str, Any]:
    return GAME.shown(table.state, 0)


def played(entries: int, seed: int) -> permonik.Match:
    match, rng = permonik.Match.start("cave-vs-cave", players=2, seed=seed), Random(seed)
    while not match.over and len(match.record.entries) < entries:
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.options(seat)).id)
    return match


@rule("R4.2")
@pytest.mark.parametrize("seed", range(4))
def test_tiles_lie_where_they_were_turned_up_whoever_looks_and_however_one_came(seed: int) -> None:
    match = played(250, seed)
    lie = match.shown(0)["shelf"]
    turned = [line.args["tile"] for line in match.log(0) if line.id == "round"]
    assert [f"tile-{place['tile']}" for place in lie[4:] if place["tile"]] == turned
    assert match.shown(1)["shelf"] == match.shown(None)["shelf"] == lie
    assert permonik.Match.replay(match.record).shown(0)["shelf"] == lie
    assert match.fork().shown(0)["shelf"] == lie
    assert GAME.shown(GAME.restore(GAME.dump(match.state)), 0)["shelf"] == lie


@rule("R4.6", "R2.3")
def test_the_backs_tell_how_many_turns_the_coming_rounds_have() -> None:
    coming = [place for place in shown(position())["shelf"] if place["tile"] is None]
    assert coming == []
    start = GAME.shown(GAME.setup(2, {}), 0)
    assert [place["turns"] for place in start["shelf"]] == [None] * 4 + [2, 2, 2, 3, 3, 3, 3, 4]
    assert [place["round"] for place in start["shelf"]] == [None] * 4 + list(range(1, 9))
    assert start["rounds"] == 8
    assert (start["turn"], start["turns"]) == (1, 2)


@rule("R5.1", "R4.4")
def test_the_tile_of_the_turn_shows_its_taker_and_the_parts_that_are_done() -> None:
    table = position(up=["cultivation", "housework", "excavation", "undergrowth"]).play("take undergrowth")
    (tile,) = [place for place in shown(table)["shelf"] if place["current"]]
    assert (tile["tile"], tile["taker"]) == ("undergrowth", 0)
    assert tile["done"] == [False] * len(tile["done"])
    table.play(f"do {table.parts()[0]}")
    (tile,) = [place for place in shown(table)["shelf"] if place["current"]]
    assert any(tile["done"])


@rule("R6.6.3")
def test_an_offer_names_missing_goods_and_the_caverns_that_suit() -> None:
    table = position(goods={"stone": 1}, display=["parlor", "grindstone"], cells={"r4c2": "empty"})
    offers = shown(table)["caves"][0]["offers"]
    assert offers["parlor"] == {"missing": {"gold": 1}, "cells": ["r4c2"], "colour": True, "possible": False}
    assert offers["grindstone"]["missing"] == {}
    assert offers["grindstone"]["possible"]
    assert shown(position(goods={"stone": 1, "gold": 1}))["caves"][0]["offers"]["parlor"]["cells"] == []


@rule("R6.6.4")
def test_an_offer_tells_whether_its_colour_is_allowed() -> None:
    few = position(display=["dungeon", "shelf"])
    many = position(display=["dungeon", "shelf"], cells={"r2c0": "stall"})
    assert [shown(table)["caves"][0]["offers"]["dungeon"]["colour"] for table in (few, many)] == [False, True]
    assert [shown(table)["caves"][0]["offers"]["shelf"]["colour"] for table in (few, many)] == [True, True]


@rule("R9.2")
def test_points_are_those_of_the_rooms_and_the_gold() -> None:
    table = position(goods={"gold": 3}, cells=ALL_BUT_ONE)
    cave = shown(table)["caves"][0]
    assert cave["points"] == table.points() == sum(one["points"] for one in cave["worth"]) + 3
    assert [one["points"] for one in cave["worth"]] == sorted([one["points"] for one in cave["worth"]], reverse=True)


@rule("R10.7")
def test_alone_there_is_a_goal() -> None:
    assert shown(position())["goal"] is None
    assert shown(position(players=1))["goal"] == 50


def test_at_the_end_nobody_is_active() -> None:
    match = played(10_000, 5)
    assert match.over
    assert match.shown(0)["over"]
    assert match.shown(0)["active"] is None


def test_an_answer_names_what_is_paid_and_what_comes() -> None:
    def said(table: Table, text: str) -> dict[str, Any]:
        return dict(GAME.describe(table.state, table.seat, GAME.parse(text)).message.args)

    table = position(goods={"flax": 1, "gold": 2}, tile="cultivation")
    flax, food = [{"id": "amount-flax", "args": {"n": 1}}], [{"id": "amount-food", "args": {"n": 1}}]
    assert said(table, "exchange flax") == {"good": "good-flax", "pay": flax, "gain": food}


def test_what_is_furnished_without_a_question_is_seen_and_taken_back() -> None:
    """One room and one cell are left: the part furnishes at once, but only in the draft of its turn."""
    for seed in range(40):
        match, rng = permonik.Match.start("cave-vs-cave", players=2, seed=seed, patient=True), Random(seed)
        while not match.over:
            seat = match.waiting()[0]
            options = match.options(seat)
            for option in options:
                if not option.text.startswith("do ") or "furnish" not in option.text:
                    continue
                before, draft = match.view(seat), match.draft(seat)
                draft.choose(option.id)
                if any(line.id == "furnished" for line in draft.lines[0]):
                    assert draft.view() != before
                    assert match.view(seat) == before
                    draft.back()
                    assert draft.view() == before
                    return
            match.choose(seat, rng.choice(options).id)
    raise AssertionError("no game came to it")
