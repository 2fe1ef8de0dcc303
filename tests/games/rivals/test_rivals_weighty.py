"""The closed list of weighty answers (docs/rules/rivals.md, section 26)."""

from __future__ import annotations

from rivals_table import GAME, Table, position, rolled

from permonik.testing import rule, ruling


def weighed(table: Table) -> dict[str, str]:
    """The weighty answers of the open question, each with its kind."""
    found = {}
    for action in table.state.actions(table.seat):
        kind = GAME.weighty(table.state, table.seat, action)
        if kind is not None:
            found[GAME.text(action)] = kind
    return found


@rule("R11.11")
def test_to_demolish_destroys() -> None:
    table = position("gold", red={"sites": {"c0-above": ["abbey"], "c2-below": ["austin"]}, "goods": {}})
    assert weighed(table) == {f"demolish {spot}": "destroy" for spot in table.offers("demolish")}
    assert table.offers("demolish")


@ruling("RU-1")
def test_to_let_a_resource_go_is_weighty_and_to_take_one_is_not() -> None:
    table = rolled("intro", 5, "plentiful_harvest", red={"goods": {"gold": 3}})
    assert weighed(table) == {"forfeit": "forfeit"}
    assert len(table.options()) > 1


@rule("R10.12")
def test_a_unit_given_up_for_the_riots_is_weighty_and_gold_is_not() -> None:
    red = {"sites": {"c0-above": ["harald"]}, "goods": {"gold": 2}}
    table = rolled("turmoil", 5, "event_card", "=riots", red=red, blue={})
    assert table.asked() == "AnswerRiots"
    assert set(weighed(table).values()) == {"destroy"}
    assert "pay-gold" in table.options()
    assert "pay-gold" not in weighed(table)
