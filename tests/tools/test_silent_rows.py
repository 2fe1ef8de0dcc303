"""What a row says is executed, or refused when the game is loaded: nothing is silently without effect."""

import pytest

from permonik.games.cave_vs_cave import tables as cave_tables
from permonik.games.caverna import roomtables
from permonik.games.rivals import tables as rivals_tables
from permonik.games.rivals.effects.action import ActionCard, Exchange
from permonik.games.rivals.effects.built import WHEN_BUILT
from permonik.games.rivals.effects.registry import ACTION_CARDS, NEVER_PLAYED, ODD
from permonik.games.rivals.events import EVENT_CARDS


def test_a_column_of_rivals_that_is_not_known() -> None:
    card = next(card for card in rivals_tables.cards if card["id"] == "staple_house")
    rivals_tables.check_columns(card)
    with pytest.raises(ValueError, match="staple_house: nothing executes 'gains'"):
        rivals_tables.check_columns({**card, "gains": {"any": 2}})


def test_an_effect_of_caverna_in_another_room() -> None:
    rooms = {room["id"]: room for room in roomtables.ROOM_DATA}
    stolen = {**rooms["trader"], "effects": rooms["quarry"]["effects"]}
    with pytest.raises(ValueError, match="trader: nothing executes 'on_newborn_gain'"):
        roomtables.check_row(stolen)
    with pytest.raises(ValueError, match="trader: nothing executes 'score_per'"):
        roomtables.check_row({**rooms["trader"], "effects": rooms["food_chamber"]["effects"]})
    roomtables.check_row({**rooms["trader"], "effects": rooms["dwelling"]["effects"]})


def test_a_column_or_a_field_of_caverna_that_is_not_known() -> None:
    trader = next(room for room in roomtables.ROOM_DATA if room["id"] == "trader")
    with pytest.raises(ValueError, match="trader: nothing executes 'gains'"):
        roomtables.check_row({**trader, "gains": {"gold": 1}})
    with pytest.raises(ValueError, match="trader: nothing executes 'when' of 'exchange'"):
        roomtables.check_row({**trader, "effects": [{**trader["effects"][0], "when": "anytime"}]})


def test_a_trigger_of_cave_vs_cave_in_another_room() -> None:
    dungeon = cave_tables.rooms[cave_tables.ROOMS.index("dungeon")]
    cave_tables.check_row(cave_tables.ROOMS.index("dungeon"), dungeon)
    with pytest.raises(ValueError, match="dungeon: nothing executes the trigger"):
        cave_tables.check_row(cave_tables.ROOMS.index("shelf"), dungeon)


def test_a_column_of_cave_vs_cave_that_is_not_known() -> None:
    shelf = cave_tables.rooms[cave_tables.ROOMS.index("shelf")]
    with pytest.raises(ValueError, match="shelf: nothing executes 'gains'"):
        cave_tables.check_row(cave_tables.ROOMS.index("shelf"), {**shelf, "gains": {"food": 1}})


def test_every_action_card_of_rivals_is_an_entry_or_a_row() -> None:
    """Sebastian is played against events alone."""
    names = rivals_tables.DESIGNS[rivals_tables.FIRST_ACTION :]
    assert set(ODD) <= set(names)
    for name, card in zip(names, ACTION_CARDS, strict=True):
        assert isinstance(card, ActionCard)
        assert (card is NEVER_PLAYED) == (name == "sebastian")
        assert isinstance(card, Exchange) == ("gain" in rivals_tables.cards[rivals_tables.DESIGNS.index(name)])
    assert set(WHEN_BUILT) <= set(rivals_tables.DESIGNS)
    assert set(EVENT_CARDS) | {"yule"} == set(rivals_tables.EVENTS)
