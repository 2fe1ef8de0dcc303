"""What a seat imagines is uniform over the deals that its view allows: compared with all of them, by enumeration."""

from collections import Counter
from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import pytest

import permonik

UPPER = ["canary", "agate", "opal"]
LOWER = ["coal", "flint", "onyx"]
FILLS = 150  # for each expected deal

View = dict[str, Any]
Place = tuple[str, int, int]  # as views write them: a hand or eaten heap, its player, the back; or a stack, the index
Deal = tuple[tuple[Any, ...], ...]


def positions(seeds: range) -> list[View]:
    """Views of tiny games in which something is open, those with sets first."""
    seen: dict[str, View] = {}
    for seed in seeds:
        rng = Random(seed)
        match = permonik.Match.start("pretend", players=2, seed=seed, options={"deck": "tiny"})
        while not match.over:
            seat = rng.choice(match.waiting())
            match.choose(seat, rng.choice(match.options(seat)).id)
            for who in (0, 1, None):
                view = match.view(who)
                if len(deals(view)) > 1:
                    seen[str(view)] = view
    return sorted(seen.values(), key=lambda view: -sum(len(one["places"]) for one in view["sets"]))


def open_places(view: View) -> list[Place]:
    places: list[Place] = []
    for kind in ("hands", "eaten"):
        for player, heap in enumerate(view[kind]):
            for back, count in enumerate(heap["unknown"]):
                places += [(kind.removesuffix("s"), player, back)] * count
    stacks = {tuple(place) for one in view["sets"] for place in one["places"] if place[0] == "stack"}
    for step, *fields in view["agenda"][0]:
        if step == "TakeOne":  # somebody has looked through this stack: its cards are decided
            stacks |= {("stack", fields[1], at) for at in range(len(view["stacks"][fields[1]]))}
    return places + sorted(place for place in stacks if view["stacks"][place[1]][place[2]] is None)


def deals(view: View) -> Counter[Deal]:
    """Every way to put the cards not named in the view to its open places; alike if all hold the same."""
    places = open_places(view)
    named = str([view["hands"], view["eaten"], view["stacks"], view["discard"], view["offered"]])
    pool = [card for card in UPPER + LOWER if f"'{card}'" not in named]
    result: Counter[Deal] = Counter()
    for cards in permutations(pool, len(places)):
        backs = [number if kind == "stack" else back for kind, number, back in places]
        if all((card in LOWER) == back for card, back in zip(cards, backs, strict=True)) and fits(view, places, cards):
            result[contents(places, cards)] += 1
    return result


def fits(view: View, places: list[Place], cards: tuple[str, ...]) -> bool:
    """The sets hold. Of a heap's open places the first so many belong to a set: which ones makes no difference."""
    free = list(range(len(places)))
    for one in view["sets"]:
        inside = []
        for place in one["places"]:
            at = next(at for at in free if places[at] == tuple(place))
            free.remove(at)
            inside.append(cards[at])
        if not set(one["cards"]) <= set(inside):
            return False
    return True


def contents(places: list[Place], cards: tuple[str, ...]) -> Deal:
    heaps: dict[Place, list[str]] = {}
    for place, card in zip(places, cards, strict=True):
        heaps.setdefault(place, []).append(card)
    return tuple((place, *sorted(inside)) for place, inside in sorted(heaps.items()))


def imagined(view: View, state: Any) -> Deal:
    """What a filled state holds at the places that were open."""
    names = permonik.load("pretend").decks["upper"].ids
    result: dict[Place, list[str]] = {}
    for place in open_places(view):
        kind, number, which = place
        if kind == "stack":
            result[place] = [names[state.stacks[number].cards[which]]]
            continue
        miner = state.miners[number]
        cards = [names[card] for card in (miner.hand if kind == "hand" else miner.eaten).cards]
        known = view["hands" if kind == "hand" else kind][number]["known"]
        result[place] = [card for card in cards if card not in known and (card in LOWER) == which]
    return tuple((place, *sorted(inside)) for place, inside in sorted(result.items()))


@pytest.mark.parametrize("number", range(30))
def test_fills_are_uniform(number: int) -> None:
    view = found()[number]
    ways = deals(view)
    fills = FILLS * len(ways)
    recall = permonik.load("pretend").recall(view)
    rng = Random(number)
    got = Counter(imagined(view, recall.fill(rng)) for _ in range(fills))
    assert set(got) == set(ways)
    share = fills / sum(ways.values())
    chi_square = sum((got[deal] - ways[deal] * share) ** 2 / (ways[deal] * share) for deal in ways)
    part = 2 / (9 * (len(ways) - 1))
    limit = (len(ways) - 1) * (1 - part + 4.76 * part**0.5) ** 3  # passed by chance once in a million
    assert chi_square < limit, (chi_square, limit, view)


def test_the_positions_are_worth_it() -> None:
    """Sets in views, a stack that somebody looks through, and spectators are among them."""
    assert sum(bool(view["sets"]) for view in found()) >= 10
    assert any(view["seat"] is None for view in found())
    assert sum(bool(looks(view)) for view in found()) >= 6


def chosen(views: list[View]) -> list[View]:
    """The widest sets, some stacks that somebody is looking through, and some of the others."""
    rng = Random(1)
    looked = [view for view in views if looks(view) and view["seat"] != looks(view)[0]]
    return views[:12] + rng.sample(looked, 6) + rng.sample(views[12:], 12)


def looks(view: View) -> list[int]:
    return [fields[0] for step, *fields in view["agenda"][0] if step == "TakeOne"]


@cache
def found() -> list[View]:
    return chosen(positions(range(40)))
