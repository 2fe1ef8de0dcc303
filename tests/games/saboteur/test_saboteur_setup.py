"""Section 2: the set-up for two to eight players, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest
from sab_table import ANNA, BORIS, Table, finish, fresh, pass_turn, table

from permonik.games.saboteur import GAME
from permonik.games.saboteur.actions import CARD, CLAN_CARD
from permonik.kernel.step import CHANCE
from permonik.testing import example, rule, ruling

PLAYERS = pytest.mark.parametrize("players", range(2, 9))
# Players: distance of the goals, clan cards put aside, hand by tiers, draw pile by tiers.
TABLE = {
    2: (4, 0, [5, 0, 0], [14, 22, 21], 57),
    3: (4, 1, [5, 0, 0], [9, 22, 21], 52),
    4: (4, 0, [5, 0, 0], [4, 22, 21], 47),
    5: (4, 3, [4, 1, 0], [4, 17, 21], 42),
    6: (3, 2, [4, 1, 0], [0, 16, 21], 37),
    7: (3, 1, [3, 2, 0], [3, 8, 21], 32),
    8: (3, 0, [3, 2, 0], [0, 6, 21], 27),
}
ONE_CLAN = ["blue_loyal", "blue_loyal", "blue_saboteur", "blue_saboteur"]
BOTH_CLANS = [*["blue_loyal"] * 3, "blue_saboteur", *["yellow_loyal"] * 3, "yellow_saboteur"]
POOL = {2: ["blue_loyal", "yellow_loyal"], 3: ONE_CLAN, 4: ONE_CLAN} | dict.fromkeys(range(5, 9), BOTH_CLANS)


def exhaust(t: Table) -> list[int]:
    """Everybody discards two cards a turn until the pile is empty; gives the tiers in the order of drawing."""
    tiers: list[int] = []
    while sum(t.view(None)["pile"]):
        if (chance := t.state.chance()) is not None:
            tiers.append(int(chance.deck.removeprefix("tier-")))
            t.carry_out(CHANCE, chance.outcomes[0])
            continue
        (seat,) = t.waiting()
        discards = [text for text in t.options(seat) if text.startswith("discard")]
        t.do(seat, discards[0] if discards else "halt")
    return tiers


@rule("R2.1", "R2.2")
@PLAYERS
def test_the_start_card_and_four_goal_cards_face_down(players: int) -> None:
    t = fresh(players)
    far = TABLE[players][0]
    assert t.view(None)["cards"] == [{"cell": 0, "x": 0, "y": 0, "card": "start", "turn": 0}]
    assert {t.named(cell * 8) for cell in t.state.board.down} == {
        f"{x},{y} ?" for x in (-far, far) for y in (-far, far)
    }
    assert all(goal == {**goal, "card": None, "open": False, "looked": []} for goal in t.view(ANNA)["goals"])


@rule("R2.2")
def test_the_goal_cards_are_shuffled() -> None:
    """Whichever corner is looked at first, any of the four may lie there; then three are left."""
    for corner in ("north-west", "north-east", "south-east", "south-west"):
        t = table(hands={ANNA: ["secret_information_1", "secret_information_1"]})
        t.do(ANNA, "play secret_information_1", f"peek-goal {corner}")
        assert sorted(t.chance().outcomes) == [0, 1, 2, 3]
        assert t.chance().slot == ["north-west", "north-east", "south-east", "south-west"].index(corner)
        t.deal("goal goal_ladder")
        other = "north-west" if corner != "north-west" else "south-west"
        pass_turn(finish(t, ANNA), BORIS).do(ANNA, "play secret_information_1", f"peek-goal {other}")
        assert [GAME.decks["goal"].text(outcome) for outcome in t.chance().outcomes] == [
            "goal_exit",
            "goal_lair",
            "goal_vein",
        ]


@rule("R2.3", "R2.4")
@PLAYERS
def test_the_clan_cards_in_use(players: int) -> None:
    state = GAME.setup(players, GAME.check_options({}))
    chance = state.chance()
    assert chance is not None
    assert [CLAN_CARD.ids[card] for card in chance.outcomes] == POOL[players]
    view = fresh(players).view(None)
    assert view["aside"]["cards"] == len(POOL[players]) - players == TABLE[players][1]


@rule("R2.4")
@PLAYERS
def test_a_player_knows_the_own_clan_card_and_no_other(players: int) -> None:
    t = fresh(players, seed=players)
    truth = [CLAN_CARD.ids[card] for card in t.state.clan]
    assert not Counter(truth) - Counter(POOL[players])
    for seat in range(players):
        seen = t.view(seat)["dwarves"]
        assert [dwarf["role"] for dwarf in seen] == [truth[s] if s == seat else None for s in range(players)]
        assert [dwarf["clan"] for dwarf in seen] == [role.partition("_")[0] for role in truth]
        assert t.view(seat)["aside"]["seen"] is None
    assert t.state.aside == ()
    roles = [audience for message, audience in t.heard if message.id == "your-role"]
    assert roles == [1 << seat for seat in range(players)]


@rule("R2.4")
def test_every_role_may_come_to_every_seat() -> None:
    for seat in range(3):
        assert {fresh(3, seed=seed).state.clan[seat] for seed in range(30)} == {0, 1}


@rule("R2.5")
@PLAYERS
def test_dwarves_begin_on_the_start_card_with_three_nuggets(players: int) -> None:
    t = fresh(players)
    assert [t.at(seat) for seat in range(players)] == ["0,0 c"] * players
    assert [t.gold(seat) for seat in range(players)] == [3] * players


@rule("R2.6")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_five_cards_of_each_tier_are_never_seen(players: int) -> None:
    state = GAME.setup(players, GAME.check_options({}))
    assert [len(kinds) for kinds in state.unseen] == [29, 27, 26]
    t = fresh(players, seed=3)
    exhaust(t)
    assert [len(kinds) for kinds in t.state.unseen] == [5, 5, 5]
    assert t.view(None)["pile"] == [0, 0, 0]
    seen = sum(len(cards) for cards in (*t.state.hands, *t.state.gone))
    assert seen == 67  # 24 + 22 + 21


@rule("R2.7", "R2.8")
@PLAYERS
def test_hands_and_draw_pile(players: int) -> None:
    _, _, hand, pile, total = TABLE[players]
    view = fresh(players).view(None)
    assert [held["backs"] for held in view["hands"]] == [hand] * players
    assert view["pile"] == pile
    assert sum(pile) == total


@rule("R2.8")
@pytest.mark.parametrize("players", [2, 7, 8])
def test_tier_one_lies_on_tier_two_on_tier_three(players: int) -> None:
    drawn = exhaust(fresh(players, seed=2))
    assert [drawn.count(tier) for tier in (1, 2, 3)] == TABLE[players][3]
    assert drawn == sorted(drawn)


@rule("R2.8")
def test_the_discard_pile_is_never_shuffled_again() -> None:
    t = fresh(4, seed=5)
    exhaust(t)
    while not t.state.over:
        assert t.state.chance() is None  # nothing comes back
        (seat,) = t.waiting()
        discards = [text for text in t.options(seat) if text.startswith("discard")]
        t.do(seat, discards[0] if discards else "halt")
    assert sum(len(gone) for gone in t.state.gone) == 67


@rule("R2.9")
@PLAYERS
def test_creatures_and_webs_wait_in_the_bank(players: int) -> None:
    t = fresh(players)
    view = t.view(None)
    assert [creature["at"] for creature in view["creatures"]] == [None] * 3
    assert [creature["of"] for creature in view["creatures"]] == [None] * 3
    assert [web["shows"] for web in view["webs"]] == [0, 0, 0]
    assert view["nuggets"] == []
    assert view["shown"] == []


@example("EX-9")
def test_the_figure_of_the_set_up_for_six() -> None:
    t = fresh(6, seed=9)
    view = t.view(None)
    assert [(card["x"], card["y"], card["card"]) for card in view["cards"]] == [(0, 0, "start")]
    assert {t.named(cell * 8) for cell in t.state.board.down} == {"-3,-3 ?", "3,-3 ?", "3,3 ?", "-3,3 ?"}
    assert [t.at(seat) for seat in range(6)] == ["0,0 c"] * 6
    assert [dwarf["gold"] for dwarf in view["dwarves"]] == [3] * 6
    assert [hand["backs"] for hand in view["hands"]] == [[4, 1, 0]] * 6
    assert view["aside"]["cards"] == 2
    assert view["pile"] == [0, 16, 21]


@rule("R3.1")
@ruling("RU-22")
@PLAYERS
def test_any_seat_may_begin(players: int) -> None:
    state = GAME.setup(players, GAME.check_options({}))
    while (chance := state.chance()) is not None and chance.deck != "first":
        state.apply(CHANCE, chance.outcomes[0])
    assert chance is not None
    assert chance.outcomes == list(range(players))
    state.apply(CHANCE, players - 1)
    assert state.waiting() == (players - 1,)


@ruling("RU-22")
def test_the_first_seat_begins_if_so_agreed() -> None:
    for seed in range(5):
        t = fresh(5, seed=seed, start_player="seat_0")
        assert t.waiting() == (ANNA,)
        assert "first" not in [message.id for message, _ in t.heard if message.args.get("seat") != {"seat": ANNA}]


@ruling("RU-23")
@pytest.mark.parametrize("players", [3, 4])
def test_one_clan_games_are_blue_unless_yellow_is_chosen(players: int) -> None:
    blue, yellow = fresh(players), fresh(players, one_clan_colour="yellow")
    assert {dwarf["clan"] for dwarf in blue.view(None)["dwarves"]} == {"blue"}
    assert {dwarf["clan"] for dwarf in yellow.view(None)["dwarves"]} == {"yellow"}
    assert sorted(CLAN_CARD.ids[card] for card in yellow.state.pool()) == [
        *["yellow_loyal"] * 2,
        *["yellow_saboteur"] * 2,
    ]


@rule("R2.7")
def test_own_hands_are_seen_whole() -> None:
    t = fresh(5, seed=4)
    for seat in range(5):
        assert t.view(seat)["hands"][seat]["cards"] == [CARD.ids[kind] for kind in t.state.hands[seat]]
        assert len(t.hand(seat)) == 5
