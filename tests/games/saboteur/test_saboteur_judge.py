"""What a judge of Saboteur looks at, how it values the end of a game, and whom a belief speaks to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from random import Random

import pytest
import sab_seek
from sab_table import ANNA, BORIS, CYRIL, DANA, EMIL, Table, discard, finish, fresh, table

from permonik.bots.search import SearchBot
from permonik.games.saboteur import GAME, judge, tables
from permonik.games.saboteur.belief import SabBelief
from permonik.games.saboteur.evaluate import evaluation, shares
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import MOST
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.step import CHANCE
from permonik.minds.network import FORMAT, Network
from permonik.testing import hidden, rule, ruling

JUDGE = judge.judge()
COUNTS = {2: 1, 3: 3, 5: 10, 8: 1}  # numbers of players, each with the seed of a game that some of them leave
FOUR = ["blue_loyal", "blue_saboteur", "blue_loyal", "blue_saboteur"]
FIVE = ["blue_loyal", "blue_loyal", "blue_saboteur", "yellow_loyal", "yellow_loyal"]
EXIT = {"4,4": "goal_exit"}
ROLE, WAY, SIDES, FIRST_OTHER = 3, 6, 9, 10  # places of pieces


def wander(players: int, seed: int) -> Iterator[SabState]:
    """All positions of a random game whose dwarves rather look for the exit, the last one over."""
    rng = Random(seed)
    dealer = SamplingDealer(rng)
    state = GAME.setup(players, GAME.check_options({}))
    yield state
    while not state.over:
        chance = state.chance()
        if chance is not None:
            state.apply(CHANCE, dealer.deal(chance))
        else:
            seat = rng.choice(state.waiting())
            state.apply(seat, sab_seek.choose(GAME, state, seat, state.actions(seat), rng))
        yield state


def sizes(state: SabState, seat: int) -> list[int]:
    return [len(piece) for piece in JUDGE.pieces(state, seat)]


def read(theme: judge.Theme, piece: bytes) -> list[int]:
    """The numbers of a piece."""
    found = []
    for cap in theme.caps:
        found.append(sum(piece[:cap]))
        piece = piece[cap:]
    return found


def mates(t: Table, seat: int, by: judge.SaboteurJudge = JUDGE) -> list[int]:
    """Of all others, from the own seat on: how likely on the own side, in eighths."""
    return [read(judge.OTHER, piece)[0] for piece in by.pieces(t.state, seat)[FIRST_OTHER:]]


# -- pieces ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
def test_pieces_have_the_same_sizes_at_every_position(players: int) -> None:
    expected = sizes(fresh(players).state, 0)
    for seed in (0, COUNTS[players]):
        for number, state in enumerate(wander(players, seed)):
            pieces = JUDGE.pieces(state, number % players)
            assert [len(piece) for piece in pieces] == expected
            assert max(b"".join(pieces)) <= 1


@hidden("H1", "H2", "H3")
@pytest.mark.parametrize("players", COUNTS)
def test_pieces_say_only_what_the_seat_may_know(players: int) -> None:
    rng = Random(players)
    leavers = 0
    for number, state in enumerate(wander(players, COUNTS[players])):
        leavers = len(state.left)
        seat = rng.randrange(players)
        if number % 4 == 0 or leavers:
            imagined = GAME.recall(json.loads(json.dumps(GAME.view(state, seat)))).fill(rng)
            assert JUDGE.pieces(imagined, seat) == JUDGE.pieces(state, seat)
    assert leavers  # roles shown and clan cards aside that one of them has seen were among it


@pytest.mark.parametrize("players", [4, 5, 8])
def test_how_likely_others_are_mates_is_counted_by_worlds(players: int) -> None:
    for number, state in enumerate(wander(players, 4)):
        if number % 20 == 0 and -1 not in state.clan and not state.over:
            seat = number % players
            share, _ = shares(state, seat)
            found = judge.mates_by(share, seat)
            assert found[seat] == 1.0
            for other, worlds in enumerate(same_side(state, seat)):
                assert found[other] == pytest.approx(worlds)


def same_side(state: SabState, seat: int) -> list[float]:
    """Likelihoods by plain counting over the worlds in the seat's view."""
    worlds = GAME.view(state, seat)["worlds"]
    whole = sum(world["ways"] for world in worlds)
    found = [0.0] * state.players
    for world in worlds:
        side = [(card >> 1) ^ (other in world["saboteurs"]) for other, card in enumerate(state.clan)]
        for other in range(state.players):
            found[other] += world["ways"] / whole * (side[other] == side[seat])
    return found


@hidden("H6", "H7")
def test_a_clan_card_that_was_looked_at_is_certain() -> None:
    t = table(players=5, roles=FIVE)
    assert mates(t, ANNA) == [5, 5, 2, 2]  # two thirds of blue dwarves, a quarter of yellow ones
    t.state.clan_knows[CYRIL] |= 1 << ANNA
    assert mates(t, ANNA) == [8, 0, 2, 2]
    assert [read(judge.OTHER, piece)[1] for piece in JUDGE.pieces(t.state, ANNA)[FIRST_OTHER:]] == [1, 1, 0, 0]
    assert mates(t, BORIS) == [5, 2, 2, 5]


def test_the_others_are_seen_from_the_seat() -> None:
    one = table(players=3, active=ANNA, roles=FOUR[:3], gold={BORIS: 5}, hands={ANNA: [], BORIS: [], CYRIL: []})
    turned = [FOUR[2], *FOUR[:2]]
    other = table(players=3, active=BORIS, roles=turned, gold={CYRIL: 5}, hands={ANNA: [], BORIS: [], CYRIL: []})
    assert JUDGE.pieces(one.state, ANNA) == JUDGE.pieces(other.state, BORIS)
    assert JUDGE.pieces(one.state, ANNA) != JUDGE.pieces(other.state, ANNA)


def test_what_is_beyond_a_cap_counts_like_the_cap() -> None:
    """Boris tells Anna's four nuggets from three, but not fifty from forty: the guide's word is at its end, too."""
    seen = [
        JUDGE.pieces(table(roles=["blue_loyal", "yellow_loyal"], gold={ANNA: gold}).state, BORIS)
        for gold in (3, 4, 40, 50)
    ]
    assert seen[0] != seen[1]
    assert seen[2] == seen[3]


def test_who_is_out_has_no_way_to_go() -> None:
    t = table(players=4, roles=FOUR, cave=EXIT, at={ANNA: "4,4 n", CYRIL: "4,4 n"}, gold={ANNA: 4, CYRIL: 2})
    assert read(judge.WAY, JUDGE.pieces(t.state, ANNA)[WAY])[:2] == [1, 1]
    discard(t, ANNA).do(ANNA, "walk 4,4 c")
    assert t.state.left == [ANNA]
    pieces = JUDGE.pieces(t.state, ANNA)
    assert read(judge.WAY, pieces[WAY]) == [0, 0, 0, 0]
    assert read(judge.ROLE, pieces[ROLE])[1:3] == [1, 3]  # who leaves shows the clan card


@rule("R13.6", "R13.7")
def test_the_sides_stand_by_their_treasures() -> None:
    """Anna is out with four nuggets, each for two dwarves of the other side: four steps of two points."""
    t = table(players=4, roles=FOUR, cave=EXIT, left=[ANNA], active=BORIS, gold={ANNA: 4, BORIS: 0, CYRIL: 0, DANA: 0})
    even = judge.EVEN
    for seat, level, first in ((CYRIL, even + 4, 8), (BORIS, even - 4, 0)):
        for other in range(4):
            t.state.clan_knows[other] = t.state.everybody
        numbers = read(judge.SIDES, JUDGE.pieces(t.state, seat)[SIDES])
        assert numbers[0] == 4  # half dwarves
        assert numbers[7:] == [level, level, 1, first]
        assert numbers[1:3] == ([2, 4] if seat == CYRIL else [4, 2])


# -- the end -----------------------------------------------------------------------------------------------------------


@rule("R13.6", "R13.8")
def test_the_end_is_worth_the_victory_of_the_side_and_a_little_for_the_margin() -> None:
    """Anna and Cyril leave, for blue, with three nuggets for two dwarves of the other side."""
    t = table(
        players=4, roles=FOUR, cave=EXIT, at={CYRIL: "4,4 n"}, left=[ANNA], active=CYRIL, gold={ANNA: 2, CYRIL: 1}
    )
    discard(t, CYRIL).do(CYRIL, "walk 4,4 c")
    assert t.state.over
    worth = judge.WON + 6 * judge.POINT
    assert [JUDGE.outcome(t.state, seat) for seat in range(4)] == [worth, -worth, worth, -worth]


@ruling("RU-21")
def test_a_victory_of_nobody_is_divided_among_all() -> None:
    """Of four dwarves two work for blue; of five all but two."""
    roles = ["blue_loyal", "blue_loyal", "blue_loyal", "yellow_loyal", "yellow_loyal"]
    for given, expected in ((FOUR, [0.0] * 4), (roles, [0.2 * judge.WON] * 3 + [-0.2 * judge.WON] * 2)):
        last = len(given) - 1
        hands = {seat: ["p1_i_v"] if seat == last else [] for seat in range(len(given))}
        t = table(players=len(given), roles=given, active=last, hands=hands, pile=0)
        finish(discard(t, last), last)
        assert t.state.over
        assert GAME.winners(t.state) == ()
        assert [JUDGE.outcome(t.state, seat) for seat in range(len(given))] == pytest.approx(expected)


@pytest.mark.parametrize("players", COUNTS)
def test_winners_are_better_off_than_losers(players: int) -> None:
    *_, state = wander(players, COUNTS[players])
    won = GAME.winners(state)
    assert won
    for seat in range(players):
        assert (JUDGE.outcome(state, seat) > 0) == (seat in won)


# -- networks, and the guide -------------------------------------------------------------------------------------------


def constant(state: SabState, base: float) -> Network:
    """A network that says the same of everything, but for each one in the pieces one more."""
    pieces = sizes(state, 0)
    head = {"permonik-network": FORMAT, "pieces": pieces, "bias": [0], "worth": [1.0], "base": base}
    return Network(json.dumps(head).encode() + b"\n" + b"\1\0" * sum(pieces))


def test_a_network_for_each_number_of_players_that_has_a_file() -> None:
    data = files("permonik.games.saboteur").joinpath("data")
    for players in GAME.players:
        state = fresh(players).state
        network = JUDGE.network(state)
        assert (network is not None) == data.joinpath(f"judge-{players}.net").is_file()
        if network is not None:
            assert network.sizes == sizes(state, 0)


def test_a_network_judges_by_the_pieces_and_the_end_by_itself() -> None:
    learned = judge.judge()
    learned.anchor = 0.0
    state = fresh(3).state
    learned.networks[1] = constant(state, 7.0)
    assert learned.verdict(state, 1) == 7 + sum(b"".join(learned.pieces(state, 1)))
    *_, end = wander(3, 3)
    assert [learned.verdict(end, seat) for seat in range(3)] == [learned.outcome(end, seat) for seat in range(3)]


def test_without_a_network_the_guide_judges() -> None:
    plain = judge.judge()
    plain.networks = [None] * len(plain.networks)
    guide = evaluation(tables.read("guide.toml"))
    for number, state in enumerate(wander(4, 2)):
        if number % 20 == 0 or state.over:
            assert plain.verdict(state, number % 4) == guide.value(state, number % 4)


# -- beliefs -----------------------------------------------------------------------------------------------------------


def goblin() -> Table:
    """Cyril has lured the goblin, and says where it goes: to Boris, of its own clan, to Dana, or to nobody."""
    cave = {"1,0": "p1_lair_t_h", "2,0": "p1_cross", "1,-1": "p1_cross"}
    places = {ANNA: "0,0 c", BORIS: "2,0 c", CYRIL: "0,0 c", DANA: "1,-1 c", EMIL: "0,0 c"}
    t = table(players=5, active=CYRIL, roles=FIVE, cave=cave, at=places, hands={CYRIL: ["goblin_1", "p1_i_v"]})
    return t.do(CYRIL, "play goblin_1", "lure 1,0 c")


def test_a_belief_reaches_the_guide_inside_a_judge() -> None:
    t, own = goblin(), judge.judge()
    belief = GAME.belief(own)
    assert isinstance(belief, SabBelief)
    assert belief.evaluation is own.guide
    before = {seat: mates(t, seat, own) for seat in (ANNA, BORIS)}
    belief.watch(t.view(ANNA), CYRIL, GAME.parse(t.numbered("roam 2,0 c")))
    assert len(own.knowing.factors) == 1 << MOST
    after = mates(t, ANNA, own)
    assert after[1] < before[ANNA][1]  # Cyril has set it on the own clan
    assert after[0] > before[ANNA][0]  # so Boris is rather no saboteur
    assert mates(t, BORIS, own) == before[BORIS]  # who believes nothing of the kind


def test_a_search_with_a_judge_watches_the_others() -> None:
    bot = SearchBot("saboteur", 1)
    assert isinstance(bot.evaluation, judge.SaboteurJudge)
    assert isinstance(bot.belief, SabBelief)
    assert bot.belief.evaluation is bot.evaluation.guide
    assert isinstance(SearchBot("saboteur", 1, weights=evaluation(None).weights).belief, SabBelief)
