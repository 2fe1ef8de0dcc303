"""Everybody is told of which kind the question is at which somebody stands: what is public of it, and no more."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from test_table_drafts import begin, drafted, first_that_goes_on, state_of, table_for
from test_table_play import person

import permonik
from permonik.kernel import registry
from permonik.kernel.game import ask
from permonik.kernel.match import Match
from permonik.table.states import asked_out, new_asked, questions_out

TEXT = Path(permonik.__file__).parent / "text"
MOST = 400  # entries
EVERY = 7  # of which so many are looked at: a world is imagined for each observer


@pytest.mark.parametrize("name", sorted(registry.found()))
def test_in_every_world_that_somebody_thinks_possible_the_kinds_are_the_same(name: str) -> None:
    rng = Random(8)
    game = registry.load(name)
    players = game.players[-1]
    match = Match.start(name, players, seed=8, nonce="salt", names=[f"p{seat}" for seat in range(players)])
    seen: set[str] = set()
    while not match.over and len(match.record.entries) < MOST:
        kinds = questions_out(match.state)
        seen.update(kinds)
        if rng.randrange(EVERY) == 0:
            for seat in [None, *range(players)]:
                assert questions_out(game.imagine(match.view(seat), rng)) == kinds
        seat = rng.choice(match.waiting())
        match.choose(seat, rng.choice(match.options(seat)).id)
    assert len(seen) > 2


def test_a_secret_question_is_not_told() -> None:
    match = Match.start("pretend", 3, seed=1, nonce="salt", names=["Anna", "Boris", "Cyril"])
    rng = Random(1)
    secret = False
    while not match.over:
        kinds = dict(zip(match.waiting(), questions_out(match.state), strict=True))
        for seat, kind in kinds.items():
            assert (kind == "") == match.state.open(seat).secret()
            secret |= kind == ""
        seat = rng.choice(match.waiting())
        match.choose(seat, rng.choice(match.options(seat)).id)
    assert secret


def test_a_draft_changes_nothing_of_it() -> None:
    table = table_for(person(0), person(1))
    seat = begin(table)
    before = [state_of(table, one)["questions"] for one in (None, 0, 1)]
    steps = 1
    while (option := first_that_goes_on(state_of(table, seat)["options"])) is not None and steps < 6:
        drafted(table, seat, option)
        steps += 1
    assert steps > 1
    assert [state_of(table, one)["questions"] for one in (None, 0, 1)] == before
    assert before[0] == before[1] == before[2] != [""]


def test_the_words_of_the_house_name_questions_that_games_ask() -> None:
    games = [registry.load(name) for name in registry.found()]
    asked = {ask(step) for game in games for step in game.steps}
    said = []
    for lang in ("cs", "en", "sk"):
        text = (TEXT / f"hall.{lang}.ftl").read_text(encoding="utf-8")
        block = text.split("seat-doing =", 1)[1].split("\n    }", 1)[0]
        said.append(re.findall(r"(?<!\*)\[([a-z-]+)\]", block))
    assert said[0] == said[1] == said[2]
    assert {f"ask-{kind}" for kind in said[0]} <= asked


@pytest.mark.parametrize("name", sorted(registry.found()))
def test_a_question_is_made_once_and_asked_as_long_as_it_is_open(name: str) -> None:
    """Of several matches at once, of all who wait, and beside drafts that are tried and taken back."""
    rng = Random(4)
    tables = [table_for(person(0), person(1), game=name, seed=seed) for seed in (1, 2)]
    for count in range(80):
        for table in tables:
            match = table.match
            if match.over:
                continue
            for seat in match.waiting():
                kept = asked_out(match, seat, None)
                assert kept == new_asked(match, seat, None)
                draft = match.draft(seat)
                draft.choose(rng.choice(draft.options()).id)
                assert asked_out(match, seat, None) is kept
            seat = rng.choice(match.waiting())
            match.choose(seat, rng.choice(match.options(seat)).id)
            if count == 60:
                match.undo(seat, [1 - seat])
    for table in tables:
        if not table.match.over:
            table.match.resign(0)
        assert asked_out(table.match, 1, None).asked is None
        told = state_of(table, 1)
        assert (told["waiting"], told["questions"]) == ([], [])
