"""What only people need: it fits its type, follows from the view alone, and says what the engine would."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest
import sab_seek
from sab_table import ANNA, BORIS, CYRIL, DANA, EMIL, EX_5, Table, discard, places, table

from permonik.games.saboteur import GAME
from permonik.games.saboteur.deck import content_of, text_of
from permonik.games.saboteur.shown import SabShown
from permonik.games.saboteur.view import SabSeen, SabView
from permonik.kernel.dealer import SamplingDealer
from permonik.testing import rule, ruling

FIVE = ["blue_loyal", "blue_saboteur", "yellow_loyal", "yellow_loyal", "blue_loyal"]


def shown(t: Table, seat: int | None) -> SabShown:
    return msgspec.convert(GAME.shown(t.state, seat), SabShown)


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_it_follows_from_the_view_and_both_fit_their_types(players: int) -> None:
    """In every world that a seat can imagine it would be shown the same."""
    rng = Random(players)
    dealer = SamplingDealer(rng)
    state = GAME.setup(players, GAME.check_options({}))
    looked = 0
    while True:
        if rng.random() < 0.12 or state.over:
            looked += 1
            for seat in (None, rng.randrange(players)):
                view, seen = GAME.view(state, seat), GAME.shown(state, seat)
                assert msgspec.convert(view, SabView, strict=True) == view
                assert msgspec.convert(seen, SabShown, strict=True) == json.loads(json.dumps(seen)) == seen
                for _ in range(3):
                    assert GAME.shown(GAME.imagine(view, rng), seat) == seen
        if state.over:
            break
        chance = state.chance()
        if chance is not None:
            state.apply(-1, dealer.deal(chance))
            continue
        (seat,) = state.waiting()
        state.apply(seat, sab_seek.choose(GAME, state, seat, state.actions(seat), rng))
    assert looked > 10


def test_the_page_gets_no_agenda() -> None:
    assert {*SabView.__annotations__} - {"agenda"} == {*SabSeen.__annotations__} & {*SabView.__annotations__}
    assert "agenda" not in SabSeen.__annotations__
    assert "agenda" not in SabShown.__annotations__
    assert GAME.view_type is SabView
    assert GAME.shown_type is SabShown


@rule("R4.4")
@rule("R4.5")
@ruling("RU-1")
def test_where_a_card_fits_is_what_the_engine_offers() -> None:
    hands = {ANNA: ["p1_i_v", "p1_lair_stub_e", "rat_1", "collapse_2"]}
    for rotate in (True, False):
        t = table(cave={"1,0": "p1_i_h"}, hands=hands, rotate_180=rotate)
        for card in shown(t, ANNA)["hand"]:
            fits = [f"{fit['x']},{fit['y']} {turn}" for fit in card["fits"] for turn in fit["turns"]]
            assert sorted(fits) == sorted(places(t, ANNA, card["card"]))
            verb = "play" if card["card"] in ("rat_1", "collapse_2") else "lay"
            assert card["playable"] == t.may(ANNA, f"{verb} {card['card']}")
    t.do(ANNA, "lay p1_i_v")
    laying = shown(t, BORIS)["laying"]
    assert laying is not None
    assert (laying["card"], [(fit["x"], fit["y"]) for fit in laying["fits"]]) == ("p1_i_v", [(0, 1), (0, -1)])
    assert shown(t, None)["hand"] == []


def test_whose_step_it_is() -> None:
    t = table(players=3, cave=EX_5, at={BORIS: "1,0 c"}, axes={BORIS: 1}, hands={ANNA: ["rat_1", "p1_i_v"]})
    assert [shown(t, seat)["phase"] for seat in (None, ANNA, BORIS)] == ["play"] * 3
    t.do(ANNA, "play rat_1", "lure 2,0 c", "roam 1,0 c")
    seen = shown(t, CYRIL)
    assert (seen["phase"], seen["asked"]) == ("ward", BORIS)
    assert seen["alarm"] == {"creature": "rat", "seat": BORIS, "comes": True, "at": {"x": 1, "y": 0, "field": 0}}
    t.do(BORIS, "use-axe")
    assert (shown(t, CYRIL)["phase"], shown(t, CYRIL)["alarm"]) == ("move", None)
    t = table(players=3, cave=EX_5, hands={ANNA: ["p1_i_v", "p1_t_v"]}).do(ANNA, "discard p1_i_v")
    assert shown(t, BORIS)["phase"] == "discard"


@rule("R11.2")
def test_a_goal_card_that_is_being_turned() -> None:
    t = table(players=6, cave={"2,-3": "p1_i_h"}, at={ANNA: "2,-3 c"}, goals={"north-east": "goal_vein"})
    discard(t, ANNA).do(ANNA, "walk 3,-3 ?")
    assert shown(t, BORIS)["turning"] == {"card": "goal_vein", "x": 3, "y": -3}


def test_the_map_has_a_margin_and_names() -> None:
    seen = shown(table(cave={"1,0": "p1_i_h", "2,0": "p2_i_h"}), None)
    assert (seen["map"]["left"], seen["map"]["top"]) == (-4, -4)
    assert seen["map"]["columns"] == list("IJKLMNOPQ")
    assert seen["map"]["rows"] == [str(row) for row in range(9, 18)]
    wide = {f"{x},0": card for x, card in enumerate(["p1_i_h", "p2_i_h", "p3_i_h", "p1_cross", "p2_cross"], 1)}
    assert shown(table(cave=wide), None)["map"]["columns"][-2:] == ["R", "S"]
    ends = {(end["x"], end["y"], end["side"]) for end in seen["ends"]}
    assert ends == {(0, 0, "N"), (0, 0, "S"), (0, 0, "W"), (2, 0, "E")}


@rule("H6")
def test_who_may_be_a_saboteur() -> None:
    t = table(players=5, roles=FIVE)
    seen = shown(t, ANNA)
    assert [one["percent"] for one in seen["dwarves"]] == [0, 33, 25, 25, 33]
    assert [one["side"] for one in seen["dwarves"]] == ["loyal", None, None, None, None]
    assert [one["works_for"] for one in seen["dwarves"]] == ["blue", None, None, None, None]
    assert [part["clan"] for part in seen["clans"]] == ["blue", "yellow"]
    assert [[*world["saboteurs"]] for world in seen["clans"][1]["worlds"]] == [[], [CYRIL], [DANA]]
    assert sum(world["percent"] for world in seen["clans"][1]["worlds"]) == 100
    t.state.clan_knows[BORIS] |= 1 << ANNA
    seen = shown(t, ANNA)
    assert [one["side"] for one in seen["dwarves"]] == ["loyal", "saboteur", None, None, "loyal"]
    assert seen["dwarves"][BORIS]["works_for"] == "yellow"
    assert all(BORIS not in world["saboteurs"] for world in seen["worlds"])


@rule("R2.3")
def test_two_have_no_roles_to_hide() -> None:
    """Their clan cards are the two loyal ones."""
    assert [shown(table(players=players), ANNA)["roles"] for players in range(2, 9)] == [False] + 6 * [True]


@rule("R13.6")
def test_the_treasures_at_the_end() -> None:
    t = table(players=5, roles=FIVE, left=[ANNA], gold={ANNA: 2})
    assert shown(t, None)["sides"] == []
    t.state.agenda.clear()
    assert shown(t, None)["sides"] == [
        {"clan": "blue", "gold": 2, "opponents": 3, "value": 6, "workers": [ANNA, EMIL]},
        {"clan": "yellow", "gold": 0, "opponents": 2, "value": 0, "workers": [BORIS, CYRIL, DANA]},
    ]


def test_the_cards_of_a_corrected_deck() -> None:
    content = content_of({})
    first = content["paths"][0]
    content["paths"][0] = {**first, "id": "my_crossroads"}
    state = GAME.setup(2, GAME.check_options({"deck": text_of(content)}))
    designs = GAME.shown(state, None)["designs"]
    assert designs["own_1"]["fields"] == first["fields"]
    assert first["id"] not in designs
    assert {"start", "goal_exit", "goal_vein"} <= {*designs}
    assert GAME.shown(GAME.setup(2, GAME.check_options({})), None)["designs"] == {}
