"""Answers that nobody should give by mistake (docs/rules/caverna.md, section 21), and what they say before."""

from __future__ import annotations

from caverna_table import GAME, Table, harvesting, home, position

from permonik.testing import rule, ruling
from permonik.words import LANGUAGES, Words


def weighty(table: Table, seat: int = 0) -> dict[str, str]:
    found = {}
    for action in table.state.actions(seat):
        kind = GAME.weighty(table.state, seat, action)
        if kind is not None:
            found[GAME.text(action)] = kind
    return found


def said(table: Table, text: str, lang: str, seat: int = 0) -> str:
    option = GAME.describe(table.state, seat, GAME.parse(text))
    return Words(GAME, lang, strict=True).message(option.message, ["Anna", "Boris"]).replace("\xa0", " ")


@rule("R12.4")
@ruling("RU-21")
def test_a_room_that_replaces_another() -> None:
    """The Trader on the only cavern, and 2 wood: the one room to be had would replace it."""
    plain = home(rooms={"r2c3": "trader"}, wood=2)
    table = position(plain, home()).play("place housework", "do furnish")
    assert table.options() == ["furnish spare_part_storage"]
    assert weighty(table) == {"furnish spare_part_storage": "replace"}
    assert said(table, "furnish spare_part_storage", "en").startswith(
        "Spare part storage for 2 wood, in place of the Trader, which goes"
    )
    assert "místo místnosti Stavebniny, ta zmizí" in said(table, "furnish spare_part_storage", "cs")
    assert "namiesto miestnosti Stavebniny, tá zmizne" in said(table, "furnish spare_part_storage", "sk")
    free = position(home(wood=2), home()).play("place housework", "do furnish")
    assert weighty(free) == {}


def test_the_tiles_tell_the_rule_of_overbuilding() -> None:
    for lang in LANGUAGES:
        words = Words(GAME, lang, strict=True)
        for room, other in (("trader", "spare_part_storage"), ("spare_part_storage", "trader")):
            assert words.render(f"room-{other}") in words.form(f"room-{room}", "effect")


@rule("R4.5")
@ruling("RU-5")
def test_begging_comes_last_and_says_its_points() -> None:
    table = harvesting(home(food=4), home(food=4))
    fed = table.offers("feed", 0)
    assert fed == ["4", "3", "2", "1", "0"]
    assert weighty(table) == {f"feed {n}": "beg" for n in ("3", "2", "1", "0")}
    assert said(table, "feed 4", "cs") == "Zaplatit 4 jídla"
    assert said(table, "feed 2", "cs") == "Zaplatit jen 2 jídla: 2 žetony žebrání, −6 bodů"
    assert said(table, "feed 0", "sk") == "Nezaplatiť nič: 4 žetóny žobrania, −12 bodov"
    assert said(table, "feed 3", "en") == "Pay only 3 food: 1 begging marker, −3 points"


@rule("R8.1")
def test_animals_without_a_place() -> None:
    """Also where only one kind can go: it is not taken away unasked."""
    table = position(home(sheep=2), home(), cards={1: "sheep_farming"}, goods={"sheep_farming": {"sheep": 1}})
    table.play("place sheep_farming", "do take_all")
    assert table.asked() == "MakeRoom"
    assert weighty(table) == {"exchange sheep": "forfeit"}
    assert said(table, "exchange sheep", "en") == "Turn 1 sheep into 1 food: there is no room"


def test_an_ordinary_exchange_is_not() -> None:
    assert weighty(position(home(sheep=2, ruby=1), home())) == {}


def test_a_weapon_laid_down() -> None:
    table = position(home(rooms={"r2c3": "peaceful_cave"}, dwarfs=(0, 5)), home())
    assert weighty(table) == {"disarm 2": "forfeit"}
    assert said(table, "disarm 2", "cs").endswith("trpaslík zůstane beze zbraně")


@ruling("RU-4")
def test_a_dwarf_set_aside() -> None:
    table = position(home(), home(), agenda=[["PlaceDwarf", 0, -1]])
    data = table.data()
    data["taken"] = list(data["spaces"])
    alone = Table(GAME.restore(data))
    assert alone.options() == ["aside"]
    assert weighty(alone) == {"aside": "forfeit"}
    assert said(alone, "aside", "cs") == "Odložit trpaslíka: v tomto kole už nic neudělá"
