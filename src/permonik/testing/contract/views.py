"""A view suffices to play: what a seat imagines looks the same to it and offers the same answers (contract 4). View and
what is shown beside it are plain data of the types that the game declares."""

from __future__ import annotations

import json
from typing import Any

from permonik import compiled
from permonik.kernel.game import View
from permonik.kernel.match import Match
from permonik.kernel.state import State
from permonik.minds.doors import minded
from permonik.testing.contract.copies import changeable, playable, where
from permonik.testing.contract.play import Count, Played, sampled
from permonik.testing.contract.setups import Broken
from permonik.testing.contract.types import misfits

FILLS = 2
LOOKS = 240  # at a long game, by all observers together


def check_views(game: Played, count: Count, invariants: Any) -> None:
    """At every decision, in a long game at some, for every seat and for spectators."""
    rules = game.setup.rules
    rng = game.rng("views")
    for match in sampled(game, "views", LOOKS // (game.setup.players + 1)):
        state = match.state
        if state.chance() is not None:
            continue  # nobody looks at a table while the dealer's hand is on it
        key = state.key()
        parts = changeable(state)
        for seat in [None, *range(match.players)]:
            view, shown = rules.view(state, seat), rules.shown(state, seat)
            place = f"{where(game, match)}, seat {seat}"
            check_plain(view, rules.view_type, f"{place}: view")
            check_plain(shown, rules.shown_type, f"{place}: shown")
            recall = rules.recall(json.loads(json.dumps(view)))
            for _ in range(FILLS):
                compare(game, match, seat, view, shown, recall.fill(rng), parts, invariants)
            if seat in state.waiting() and seat is not None:
                imagined = rules.imagine(view, rng)
                compare(game, match, seat, view, shown, imagined, parts, invariants)
                compare_words(game, match, seat, imagined)
                some = recall.some()
                compare(game, match, seat, view, shown, some, parts, invariants)
                compare_words(game, match, seat, some)
                if recall.some().key() != some.key():
                    raise Broken(f"{place}: what is imagined without a draw is not always the same")
            direct = rules.recall_of(state, seat).some()
            if direct.key() != recall.some().key() or rules.dump(direct) != rules.dump(recall.some()):
                raise Broken(f"{place}: the shorter way to what is certain leads elsewhere than the view")
            seen = {name: told for name, told in view.items() if name not in rules.for_programs}
            if json.dumps(rules.seen(state, seat)) != json.dumps(seen):
                raise Broken(f"{place}: a person sees something else than the view says")
            if rng.random() < 0.05:
                playable(recall.fill(rng), rng)
        check_beside(game, match)
        if state.key() != key:
            raise Broken(f"{where(game, match)}: looking changed the position")
        count.entries += 1
    count.games += 1


def check_beside(game: Played, match: Match) -> None:
    """Made from what somebody else sees, a view is the same to the letter, and nothing of the other one is in it."""
    rules, state = match.game, match.state
    observers = [None, *range(match.players)]
    for seat, other in zip(observers, observers[1:] + observers[:1], strict=True):
        for ask, beside in ((rules.seen, rules.seen_beside), (rules.shown, rules.shown_beside)):
            theirs = ask(state, other)
            before = json.dumps(theirs)
            if json.dumps(beside(state, seat, theirs)) != json.dumps(ask(state, seat)):
                raise Broken(f"{where(game, match)}: seat {seat} sees something else beside seat {other}")
            if json.dumps(theirs) != before:
                raise Broken(f"{where(game, match)}: what seat {other} sees was changed")


def check_plain(data: View, kind: Any, place: str) -> None:
    if not isinstance(data, dict) or json.loads(json.dumps(data)) != data:
        raise Broken(f"{place} is not plain JSON data")
    if compiled:
        return  # of the types in a compiled module only outlines are left
    for misfit in misfits(data, kind, place):
        raise Broken(misfit)


def compare(
    game: Played,
    match: Match,
    seat: int | None,
    view: View,
    shown: View,
    imagined: State,
    parts: set[int],
    invariants: Any,
) -> None:
    """`parts` are the things that the real position is made of."""
    rules, state = match.game, match.state
    place = f"{where(game, match)}, seat {seat}"
    if rules.view(imagined, seat) != view:
        raise Broken(f"{place}: sees {view}, imagines what would look like {rules.view(imagined, seat)}")
    if rules.shown(imagined, seat) != shown:
        raise Broken(f"{place}: is shown {shown}, in what it imagines {rules.shown(imagined, seat)}")
    if seat is not None and minded(rules).holdings(imagined, seat) != minded(rules).holdings(state, seat):
        raise Broken(f"{place}: is told in hints of holdings that it cannot know")
    if imagined.waiting() != state.waiting() or imagined.turn() != state.turn() or imagined.over != state.over:
        raise Broken(f"{place}: imagines that {imagined.waiting()} have to decide")
    if seat in state.waiting() and seat is not None:
        if imagined.actions(seat) != state.actions(seat):
            raise Broken(f"{place}: is offered {state.actions(seat)}, imagines {imagined.actions(seat)}")
    if changeable(imagined) & parts:
        raise Broken(f"{place}: what it imagines shares something with the real position")
    invariants.check(rules, imagined)


def compare_words(game: Played, match: Match, seat: int, imagined: State) -> None:
    """Question and answers are worded from what the seat knows."""
    rules, state = match.game, match.state
    place = f"{where(game, match)}, seat {seat}"
    if rules.question(imagined, seat) != rules.question(state, seat):
        raise Broken(f"{place}: imagines another question")
    for action in state.actions(seat):
        if rules.describe(imagined, seat, action) != rules.describe(state, seat, action):
            raise Broken(f"{place}: {rules.text(action)} is described by something that the seat cannot see")
