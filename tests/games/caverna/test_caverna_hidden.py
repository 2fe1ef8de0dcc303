"""What nobody can know, and what everybody knows (section 19)."""

import json
from random import Random

import pytest
from caverna_table import AUTO, IDLE, Table, harvesting, home, position, starting

from permonik.games.caverna import GAME
from permonik.kernel.errors import BadOption
from permonik.testing import hidden, rule

CARDS = {4: "wish_for_children", 5: "donkey_farming"}


def views(table: Table) -> list[str]:
    """What each seat and a spectator see, without saying who looks."""
    found = []
    for seat in (None, *range(len(table.state.homes))):
        view = GAME.view(table.state, seat)
        assert view.pop("seat") == seat
        found.append(json.dumps(view, sort_keys=True))
    return found


@hidden("H1")
def test_cards_to_come_are_in_no_view() -> None:
    """In round 1 nothing tells the stages apart but their order; the chance of every card is open."""
    table = Table(GAME.setup(3, {"set": "full"})).play("=0")
    chance = table.state.chance()
    assert chance is not None
    assert sorted(GAME.outcome_text(chance.deck, one) for one in chance.contents) == [
        "blacksmithing",
        "ore_mine_construction",
        "sheep_farming",
    ]
    table.play("=sheep_farming")
    for text in views(table):
        shown = json.loads(text)
        assert shown["cards"] == {"1": "sheep_farming"}
        for card in ("ore_mine_construction", "family_life", "adventure", "urgent_wish_for_children"):
            assert card not in text


@hidden("H1")
def test_markers_to_come_are_in_no_view() -> None:
    """Red or green: before it is turned up, the table looks the same; the last ones can be inferred."""
    table = starting(home(), home(), home(), round=5, cards=CARDS)
    before = views(table)
    outcomes = {}
    for colour in ("red", "green"):
        one = Table(table.state.clone())
        assert views(one) == before
        outcomes[colour] = one.play(f"={colour}").data()["harvests"]
    assert outcomes["red"][6] == "none"
    assert outcomes["green"][6] == "normal"
    assert outcomes["red"][7:] == outcomes["green"][7:] == ["marker"] * 6
    late = {10: "adventure", 11: "ore_trading"}
    inferred = starting(home(), home(), home(), round=11, cards=late, green=4, red=2)
    assert inferred.state.chance() is None
    assert inferred.data()["harvests"][12] == "skip_one"


@hidden("H2")
def test_nobody_has_private_information() -> None:
    """All views are the same at every question of a game, and each is the whole position."""
    rng = Random("views")
    table = position(home(food=3), home(gold=4), home(ruby=1), cards={1: "blacksmithing", 2: "sheep_farming"})
    for _ in range(40):
        if not table.state.waiting():
            break
        shown = views(table)
        assert len(set(shown)) == 1
        imagined = GAME.imagine({**json.loads(shown[0]), "seat": None}, rng)
        assert imagined.key() == table.state.key()
        table.state.apply(table.seat, rng.choice(table.state.actions(table.seat)))


@hidden("H2")
def test_harvest_choices_are_made_at_the_same_time() -> None:
    """Who feeds, skips or breeds first does not matter."""
    tight = home(cells={"r3c2": "small_pasture"}, stables=["r3c2"], sheep=2, cattle=2, food=4)
    keys = set()
    for order in ((0, 1), (1, 0)):
        table = harvesting(tight, tight, kind="skip_one", round=9)
        for texts in ((["skip field"] * 2), (["feed 4", "feed 2"]), (["stop"] * 2), (["breed sheep", "breed cattle"])):
            assert table.state.waiting() == (0, 1)
            for seat in order:
                table.play(texts[seat], seat=seat)
        assert table.goods(0)["sheep"] == 3
        assert table.goods(1)["cattle"] == 3
        keys.add(table.state.key())
    assert len(keys) == 1


@hidden("H3")
@rule("R3.1")
def test_a_marker_turned_up_after_the_work_is_hidden_during_it() -> None:
    """In a game of the variant: while the last dwarf works, red and green look the same."""
    late = GAME.dump(GAME.setup(3, {"set": "full", "marker": "end_of_work"}))["agenda"]
    assert late[0][0] == ["NewRound", AUTO, 1]
    plain = home(dwarfs=[0, (0, "supplies")], food=4)
    table = starting(plain, home(dwarfs=IDLE), home(dwarfs=IDLE), round=5, cards=CARDS, red=1, green=1, late=True)
    assert table.data()["round"] == 6
    assert table.asked() == "PlaceDwarf"
    for _ in range(6):
        if table.asked() != "PlaceDwarf":
            break
        for text in views(table):
            shown = json.loads(text)
            assert shown["harvests"][6] == "marker"
            assert shown["markers"] == {"green": 1, "red": 1}
        table.play("place " + table.offers("place")[0])
        while table.asked() not in ("PlaceDwarf", ""):
            table.play(table.options()[0])
    chance = table.state.chance()
    assert chance is not None
    assert [GAME.outcome_text(chance.deck, one) for one in chance.outcomes] == ["green"] * 3 + ["red"] * 2
    assert Table(table.state.clone()).play("=red").data()["harvests"][6] == "food_only"
    assert Table(table.state.clone()).play("=green").data()["harvests"][6] == "normal"


@rule("R3.1")
def test_the_variant_is_for_tables_with_markers() -> None:
    with pytest.raises(BadOption, match="alone"):
        GAME.setup(1, {"set": "full", "marker": "end_of_work"})
    early = GAME.dump(GAME.setup(2, {"set": "full", "marker": "start_of_round"}))
    assert early == GAME.dump(GAME.setup(2, {"set": "full"}))
    assert early["agenda"][0][0] == ["NewRound", AUTO]
