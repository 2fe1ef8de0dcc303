"""Section 17: the roles that a player cannot exclude, and how likely they are."""

from __future__ import annotations

from fractions import Fraction
from math import factorial

import pytest
from sab_table import ANNA, BORIS, CYRIL, DANA, EMIL, Table, discard, finish, fresh, table

from permonik.testing import hidden, rule, ruling

BLUE = ["blue_loyal", "blue_saboteur", "blue_loyal", "blue_saboteur"]
EXIT = {"4,4": "goal_exit"}
FIVE = ["blue_loyal", "blue_loyal", "yellow_loyal", "yellow_saboteur", "yellow_loyal"]


def saboteurs(t: Table, seat: int | None) -> list[list[int]]:
    return [world["saboteurs"] for world in t.view(seat)["worlds"]]


def chance_of(t: Table, seat: int | None, other: int) -> Fraction:
    """How likely `other` is a saboteur, for a seat."""
    worlds = t.view(seat)["worlds"]
    ways = sum(world["ways"] for world in worlds)
    return Fraction(sum(world["ways"] for world in worlds if other in world["saboteurs"]), ways)


def none_of(t: Table, seat: int, seats: list[int]) -> Fraction:
    """How likely no saboteur is among these, for a seat."""
    worlds = t.view(seat)["worlds"]
    ways = sum(world["ways"] for world in worlds)
    return Fraction(sum(world["ways"] for world in worlds if not set(seats) & set(world["saboteurs"])), ways)


# -- roles: exact worlds --------------------------------------------------------------------------------------------


@hidden("H4")
def test_two_players_have_no_secret() -> None:
    for seat in (None, ANNA, BORIS):
        assert fresh(2).view(seat)["worlds"] == [{"saboteurs": [], "ways": 1}]


@hidden("H5")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players(players: int) -> None:
    t = table(players=players, roles=BLUE[:players])
    for other in range(1, players):
        assert chance_of(t, ANNA, other) == Fraction(2, 3)  # Anna is loyal
        assert chance_of(t, BORIS, (BORIS + other) % players) == Fraction(1, 3)  # Boris is a saboteur
    for seat, own in ((ANNA, 0), (BORIS, 1)):
        worlds = t.view(seat)["worlds"]
        same = [len(world["saboteurs"]) if own else players - len(world["saboteurs"]) for world in worlds]
        ways = [world["ways"] for world in worlds]
        if players == 4:
            assert same == [2, 2, 2]
        else:  # 2 : 1, and the own side is the smaller one with probability 1/3
            assert Fraction(sum(w for n, w in zip(same, ways, strict=True) if n == 1), sum(ways)) == Fraction(1, 3)
            assert set(same) == {1, 2}


@hidden("H6")
@pytest.mark.parametrize("colours", ["bbyyy", "bbbbyy", "bbbyyy", "bbbyyyy", "bbbbyyyy", "byyyy"])
def test_five_to_eight_players_seen_by_a_loyal_one(colours: str) -> None:
    names = {"b": "blue_loyal", "y": "yellow_loyal"}
    roles = [names[colour] for colour in colours]
    for colour, count in (("blue", colours.count("b")), ("yellow", colours.count("y"))):
        if count == 4:  # all four are dealt: the last one is the saboteur
            roles[max(seat for seat, role in enumerate(roles) if role.startswith(colour))] = f"{colour}_saboteur"
    t = table(players=len(colours), roles=roles)
    own = [seat for seat, colour in enumerate(colours) if colour == "b"]
    others = [seat for seat, colour in enumerate(colours) if colour == "y"]
    for seat in own[1:]:
        assert chance_of(t, ANNA, seat) == Fraction(1, 3)
    assert none_of(t, ANNA, own) == Fraction(4 - len(own), 3)
    for seat in others:
        assert chance_of(t, ANNA, seat) == Fraction(1, 4)
    assert none_of(t, ANNA, others) == Fraction(4 - len(others), 4)


@hidden("H6")
def test_a_saboteur_knows_the_own_colour() -> None:
    t = table(players=6, roles=["blue_saboteur", "blue_loyal", "blue_loyal", *["yellow_loyal"] * 3])
    assert [chance_of(t, ANNA, seat) for seat in range(6)] == [1, 0, 0, *[Fraction(1, 4)] * 3]


@hidden("H7")
def test_every_known_clan_card_removes_worlds() -> None:
    roles = ["blue_loyal", "blue_saboteur", "blue_loyal", "yellow_loyal", "yellow_loyal", "yellow_saboteur"]
    t = table(players=6, roles=roles, hands={ANNA: ["secret_information_1"], BORIS: ["secret_information_1"]})
    finish(t.do(ANNA, "play secret_information_1", "peek-clan 1"), ANNA)  # looks at the saboteur of her colour
    assert [chance_of(t, ANNA, seat) for seat in range(6)] == [0, 1, 0, *[Fraction(1, 4)] * 3]
    assert chance_of(t, CYRIL, BORIS) == Fraction(1, 3)  # others have seen nothing of it
    t.do(BORIS, "play secret_information_1", "peek-clan 3")  # a loyal one
    assert [chance_of(t, BORIS, seat) for seat in (3, 4, 5)] == [0, Fraction(1, 3), Fraction(1, 3)]
    t.state.clan_knows[EMIL] = t.state.everybody  # yellow and loyal, for all to see
    assert [chance_of(t, BORIS, seat) for seat in (3, 4, 5)] == [0, 0, Fraction(1, 2)]
    assert [chance_of(t, None, seat) for seat in (3, 4, 5)] == [Fraction(1, 3), 0, Fraction(1, 3)]


@hidden("H8")
def test_how_many_worlds_there_are() -> None:
    for players in range(3, 9):
        for seed in range(12):
            t = fresh(players, seed=seed)
            most = max(len(t.view(seat)["worlds"]) for seat in range(players))
            assert most <= (3 if players < 5 else 12)
            assert len(t.view(None)["worlds"]) <= (6 if players < 5 else 16)
            assert most * factorial(4) <= 288
    t = table(players=8, roles=["blue_saboteur", *["blue_loyal"] * 3, *["yellow_loyal"] * 3, "yellow_saboteur"])
    assert [len(t.view(seat)["worlds"]) for seat in (None, ANNA, BORIS)] == [16, 4, 12]
    assert len(table(players=3, roles=BLUE[:3]).view(ANNA)["worlds"]) == 3
    assert len(table(players=4, roles=BLUE).view(BORIS)["worlds"]) == 3


# -- certain evidence -----------------------------------------------------------------------------------------------


@hidden("H9")
def test_a_vein_and_the_exit_turn_a_role_up_for_all() -> None:
    roles = ["blue_loyal", "blue_saboteur", "blue_loyal", "yellow_loyal", "yellow_loyal", "yellow_saboteur"]
    t = table(players=6, roles=roles, cave={"0,1": "p1_vein_t_v", "3,3": "goal_exit"}, at={BORIS: "3,3 n"})
    finish(discard(t, ANNA).do(ANNA, "walk 0,1 c"), ANNA)
    for seat in (None, CYRIL):
        assert chance_of(t, seat, ANNA) == 0
    assert chance_of(t, None, BORIS) == Fraction(1, 3)
    discard(t, BORIS).do(BORIS, "walk 3,3 c")
    for seat in (None, CYRIL, DANA):
        assert [chance_of(t, seat, other) for other in (ANNA, BORIS, CYRIL)] == [0, 1, 0]


@hidden("H10")
@ruling("RU-26")
def test_the_end_that_does_not_happen_tells_something() -> None:
    """Three players: Anna, loyal, leaves and the game goes on, so one of the others is loyal, too."""
    t = table(players=3, roles=["blue_loyal", "blue_saboteur", "blue_loyal"], cave=EXIT, at={ANNA: "4,4 n"})
    assert saboteurs(t, ANNA) == [[BORIS], [CYRIL], [BORIS, CYRIL]]
    discard(t, ANNA).do(ANNA, "walk 4,4 c")
    assert not t.state.over
    t.deal("clan blue_saboteur")
    assert saboteurs(t, None) == [[BORIS], [CYRIL]]
    assert saboteurs(t, BORIS) == [[BORIS]]  # a saboteur: the only one, so Cyril is loyal
    assert saboteurs(t, CYRIL) == [[BORIS]]


@hidden("H10")
def test_four_players_and_one_exit() -> None:
    t = table(players=4, roles=BLUE, cave=EXIT, at={ANNA: "4,4 n"})
    discard(t, ANNA).do(ANNA, "walk 4,4 c")
    for seat in (None, BORIS, CYRIL, DANA):
        assert all(len({BORIS, CYRIL, DANA} - set(world)) == 1 for world in saboteurs(t, seat))


@hidden("H10")
def test_after_two_exits_each_side_has_a_worker_inside() -> None:
    """Blue: Anna, Boris and perhaps the yellow saboteur. Both have left, so there is one at the table."""
    t = table(players=5, roles=FIVE, cave=EXIT, at={BORIS: "4,4 n"}, left=[ANNA], active=BORIS)
    assert saboteurs(t, None) != [[CYRIL], [DANA], [EMIL]]
    discard(t, BORIS).do(BORIS, "walk 4,4 c")
    assert not t.state.over
    assert saboteurs(t, None) == [[CYRIL], [DANA], [EMIL]]
    assert saboteurs(t, DANA) == [[DANA]]


@ruling("RU-26")
@rule("R13.5")
def test_the_end_itself_opens_all_roles() -> None:
    roles = ["blue_loyal", "blue_saboteur", "blue_saboteur"]
    t = table(players=3, roles=roles, cave=EXIT, at={ANNA: "4,4 n"})
    discard(t, ANNA).do(ANNA, "walk 4,4 c")
    assert t.state.over
    for seat in (None, *range(3)):
        assert saboteurs(t, seat) == [[BORIS, CYRIL]]
