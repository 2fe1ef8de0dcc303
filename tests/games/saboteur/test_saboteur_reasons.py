"""Why an answer cannot be given now: what the card would run into, and who has what it brings."""

from __future__ import annotations

from sab_table import ANNA, BORIS, CYRIL, GAME, Table, table

from permonik.kernel.reason import Reason
from permonik.testing import rule


def why(t: Table, text: str) -> Reason:
    (seat,) = t.waiting()
    action = GAME.parse(text)
    assert action not in t.state.actions(seat)
    return GAME.why_not(t.state, seat, action)


@rule("R8.2")
def test_who_has_boots_is_named() -> None:
    t = table(players=3, boots=[CYRIL], hands={ANNA: ["boots_1"]}).do(ANNA, "play boots_1")
    assert why(t, f"give {CYRIL}") == Reason("has-boots", "R8.2", who=CYRIL)
    assert t.may(ANNA, f"give {BORIS}")


@rule("R4.4", "R4.5")
def test_a_card_blocks_a_path_or_meets_a_wall_or_no_path_at_all() -> None:
    """East of the start lies a straight card from west to east; north of that nothing leads on."""
    t = table(cave={"1,0": "p1_i_h"}, hands={ANNA: ["p1_i_v"]}).do(ANNA, "lay p1_i_v")
    assert why(t, "place 2,0 0") == Reason("blocks-path", "R4.4")
    assert why(t, "place 1,1 0") == Reason("meets-wall", "R4.4")
    t = table(cave={"1,0": "p2_i_h"}, hands={ANNA: ["p1_i_h"]}).do(ANNA, "lay p1_i_h")
    assert why(t, "place 1,1 0") == Reason("no-path-here", "R4.5")
    assert t.may(ANNA, "place 2,0 0")
