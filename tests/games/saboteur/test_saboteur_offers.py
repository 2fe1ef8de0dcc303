"""Nothing legal is impossible, nothing illegal is offered: full lists at every question of whole games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
import sab_seek
from sab_offers import PATHS, Offers
from sab_table import ANNA, BORIS, Table, edge_at, table

from permonik.games.saboteur import GAME
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.step import CHANCE
from permonik.testing import rule, ruling

SWITCHES: list[dict[str, object]] = [
    {},
    {"rotate_180": False},
    {"lair_spawn_attacks": False},
    {"face_down_goal_is_one_open_field": False},
    {"hand_limit_checked_on_draw": False},
    {"early_end": "vote"},
    {"cards_out_end": "immediately"},
]

LAID = [card for card in PATHS if card != "p3_cross"]
HAND = [
    "secret_information_1",
    "collapse_2",
    "hand_swap_2",
    "boots_1",
    "web_3",
    "rat_1",
    "crawler_1",
    "goblin_1",
    "p3_cross",
]


def check(t: Table, seat: int) -> str:
    """Compares a question with the slow referee; gives its name."""
    offers = Offers(t.view(seat))
    found = t.options(seat)
    assert sorted(found) == sorted(offers.expected()), offers.name
    return str(offers.name)


@pytest.mark.parametrize("players", [2, 5, 8])
@pytest.mark.parametrize("options", SWITCHES, ids=str)
def test_every_list_of_options_is_complete_and_legal(players: int, options: dict[str, object]) -> None:
    rng = Random(f"{players}/{options}")
    state = GAME.setup(players, GAME.check_options(options))
    dealer = SamplingDealer(rng)
    t = Table(state)
    asked: Counter[str] = Counter()
    while not state.over:
        if (chance := state.chance()) is not None:
            state.apply(CHANCE, dealer.deal(chance))
            continue
        (seat,) = state.waiting()
        asked[check(t, seat)] += 1
        state.apply(seat, sab_seek.choose(GAME, state, seat, state.actions(seat), rng))
    assert {"Act", "DiscardMore", "Place", "Move"} <= set(asked)


@rule("R9.4", "R10.3")
@ruling("RU-11")
@pytest.mark.parametrize("seed", range(2))
def test_crowded_caves(seed: int) -> None:
    """Random caves full of webs, creatures, axes and dwarves, with any switch; some steps from there."""
    rng = Random(seed)
    asked: Counter[str] = Counter()
    for _ in range(80):
        t = crowded(rng)
        for _ in range(12):
            if t.state.over:
                break
            if (chance := t.state.chance()) is not None:
                t.carry_out(CHANCE, rng.choice(chance.outcomes))
                continue
            (seat,) = t.waiting()
            asked[check(t, seat)] += 1
            answers = t.options(seat)
            plays = [text for text in answers if text.startswith("play ")]
            t.do(seat, rng.choice(plays if plays and rng.random() < 0.7 else answers))
    played = {"Roam", "Lure", "SpinWeb", "Peek", "CollapseOne", "Equip", "SwapHands"}
    assert {"Act", "DiscardMore", "Place", "Move", "Fend", *played} <= set(asked)


def crowded(rng: Random) -> Table:
    """Cards laid at random where they fit; then everything that can stand and lie in a cave."""
    players = rng.choice([3, 6])
    view = table(players=players).view(ANNA)
    cave: dict[str, str] = {}
    for card in rng.sample(LAID, 25):
        free = Offers(view).places(card)
        if free:
            place, turn = rng.choice(free).split()
            x, y = (int(part) for part in place.split(","))
            cave[place] = f"{card}@{turn}"
            view["cards"].append({"x": x, "y": y, "card": card, "turn": int(turn)})
    bare = table(players=players, cave=cave)
    fields = [bare.named(field) for field in bare.state.board.near]
    inside = rng.sample([field for field in fields if not field.endswith("?")], 4)
    edges = [
        f"{place} {side}" for place in cave for side in "ES" if bare.state.board.is_open(edge_at(f"{place} {side}"))
    ]
    webs = dict(zip(("circle", "triangle"), rng.sample(edges, 2), strict=True))
    return table(
        players=players,
        cave=cave,
        at={seat: rng.choice(inside) for seat in range(players)},
        hands={ANNA: HAND},
        axes={ANNA: 1, BORIS: 1},
        creatures={name: (rng.choice(fields), BORIS) for name in ("rat", "goblin") if rng.random() < 0.6},
        webs={name: (where, rng.choice([1, 2]), BORIS) for name, where in webs.items()},
        **rng.choice(SWITCHES),
    )
