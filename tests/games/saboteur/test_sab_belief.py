"""What deeds tell about roles and the exit: the prior, Bayes on top of it, and nothing that the seat cannot know."""

from __future__ import annotations

from collections import Counter
from math import exp, log
from random import Random

import pytest
import sab_seek
from sab_table import ANNA, BORIS, CYRIL, DANA, EMIL, Table, table

import permonik
from permonik.bots.search import SearchBot
from permonik.games.saboteur import GAME
from permonik.games.saboteur.belief import Model, SabBelief, chance_of, drawn, youth
from permonik.games.saboteur.evaluate import THE_EXIT, SabEvaluation, evaluation, shares
from permonik.games.saboteur.possible_roles import worlds_of
from permonik.games.saboteur.recall import SabRecall
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import read
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.step import CHANCE
from permonik.testing import hidden

FIVE = ["blue_loyal", "blue_loyal", "blue_saboteur", "yellow_loyal", "yellow_loyal"]
# Cyril's goblin can come to Boris, to Dana, or to nobody.
LAIR = {"1,0": "p1_lair_t_h", "2,0": "p1_cross", "1,-1": "p1_cross"}
PLACES = {ANNA: "0,0 c", BORIS: "2,0 c", CYRIL: "0,0 c", DANA: "1,-1 c", EMIL: "0,0 c"}


def made(**numbers: float) -> SabBelief:
    return SabBelief(evaluation(None), Model(read("belief.toml") | numbers))


def goblin(roles: list[str] = FIVE) -> Table:
    """Cyril has lured the goblin, and says where it goes."""
    t = table(players=5, active=CYRIL, roles=roles, cave=LAIR, at=PLACES, hands={CYRIL: ["goblin_1", "p1_i_v"]})
    return t.do(CYRIL, "play goblin_1", "lure 1,0 c")


def watch(belief: SabBelief, t: Table, me: int, seat: int, text: str) -> None:
    assert t.may(seat, text)
    belief.watch(t.view(me), seat, GAME.parse(t.numbered(text)))


def suspect(belief: SabBelief, t: Table, me: int, seat: int) -> float:
    recall = SabRecall(t.view(me))
    return sum(w for (mask, _), w in zip(recall.worlds, belief.weights(recall.worlds), strict=True) if mask >> seat & 1)


# -- the prior ---------------------------------------------------------------------------------------------------------


@hidden("H5")
def test_who_has_seen_nothing_counts_cards_for_four() -> None:
    t = table(players=4, roles=["blue_loyal", "blue_saboteur", "blue_saboteur", "blue_loyal"])
    belief = made()
    assert [suspect(belief, t, ANNA, seat) for seat in range(4)] == pytest.approx([0, 2 / 3, 2 / 3, 2 / 3])
    assert [suspect(belief, t, BORIS, seat) for seat in range(4)] == pytest.approx([1 / 3, 1, 1 / 3, 1 / 3])


@hidden("H6")
def test_who_has_seen_nothing_counts_cards_for_five() -> None:
    t = table(players=5, roles=FIVE)
    belief = made()
    assert [suspect(belief, t, ANNA, seat) for seat in range(5)] == pytest.approx([0, 1 / 3, 1 / 3, 1 / 4, 1 / 4])
    assert [suspect(belief, t, CYRIL, seat) for seat in range(5)] == pytest.approx([0, 0, 1, 1 / 4, 1 / 4])


def test_worlds_without_evidence_are_imagined_as_often_as_they_are_dealt() -> None:
    t = table(players=5, roles=FIVE)
    recall, rng = made().recall(t.view(ANNA)), Random(5)
    found = Counter([recall.fill(rng).clan[CYRIL] & 1 for _ in range(1_500)])  # type: ignore[attr-defined]
    assert abs(found[1] - 500) < 100


# -- Bayes -------------------------------------------------------------------------------------------------------------


def test_a_deed_counts_by_its_likelihood_in_either_role() -> None:
    t, belief = goblin(), made(trust=0.5)
    watch(belief, t, ANNA, CYRIL, "roam 2,0 c")
    loyal, saboteur = belief.evidence[CYRIL]
    ratio = exp(0.5 * (saboteur - loyal))
    assert ratio > 1.0  # a blue dwarf sends the goblin to a blue one
    # Of blue's saboteur card a third each lies before Boris, before Cyril and aside.
    assert suspect(belief, t, ANNA, CYRIL) == pytest.approx(ratio / (ratio + 2))
    assert suspect(belief, t, ANNA, BORIS) == pytest.approx(1 / (ratio + 2))
    assert suspect(belief, t, ANNA, DANA) == pytest.approx(1 / 4)


def test_the_same_deed_tells_the_contrary_of_the_other_clan() -> None:
    t, belief = goblin(), made()
    watch(belief, t, ANNA, CYRIL, "roam 1,-1 c")
    assert suspect(belief, t, ANNA, CYRIL) < 1 / 3


def test_evidence_adds_up_and_its_order_does_not_matter() -> None:
    t, u = goblin(), goblin()
    one, other = made(), made()
    u.do(CYRIL, "roam 2,0 c")
    for belief, tables in ((one, (t, u)), (other, (u, t))):
        for now in tables:
            watch(belief, now, ANNA, CYRIL, "roam 2,0 c" if now is t else "halt")
    weights = [belief.weights(SabRecall(t.view(ANNA)).worlds) for belief in (one, other)]
    # What the player knows is imagined, so the two differ by a little luck.
    assert weights[0] == pytest.approx(weights[1], rel=0.2)
    assert sum(weights[0]) == pytest.approx(1.0)


def test_a_hidden_answer_tells_nothing() -> None:
    t = table(players=5, active=CYRIL, roles=FIVE, hands={CYRIL: ["p1_i_v", "p1_i_h"]})
    belief = made()
    watch(belief, t, ANNA, CYRIL, "discard p1_i_v")
    assert belief.evidence[CYRIL] == [0.0, 0.0]


@hidden("H7")
def test_a_role_that_is_known_stays_known() -> None:
    t, belief = goblin(), made()
    t.state.clan_knows[CYRIL] = t.state.everybody
    watch(belief, t, ANNA, CYRIL, "roam 1,-1 c")
    assert belief.evidence[CYRIL] == [0.0, 0.0]
    assert suspect(belief, t, ANNA, CYRIL) == 1.0
    assert suspect(belief, t, ANNA, BORIS) == 0.0


@hidden("H7", "H10")
def test_what_is_impossible_is_never_imagined() -> None:
    t, belief = goblin(), made()
    belief.evidence[BORIS] = [-9_000.0, 0.0]  # all speaks for Boris being the saboteur of blue
    t.state.clan_knows[CYRIL] |= 1 << ANNA  # but Anna has looked at Cyril's card
    recall, rng = belief.recall(t.view(ANNA)), Random(2)
    for _ in range(50):
        s = recall.fill(rng)
        assert [card & 1 for card in s.clan[:3]] == [0, 0, 1]  # type: ignore[attr-defined]
        assert Counter(s.pool()) >= Counter(s.clan)  # type: ignore[attr-defined]


def test_likely_worlds_are_imagined_more_often_and_whole() -> None:
    t, belief = goblin(), made()
    for _ in range(3):
        watch(belief, t, ANNA, CYRIL, "roam 2,0 c")
    likely = suspect(belief, t, ANNA, CYRIL)
    view = t.view(ANNA)
    recall, rng = belief.recall(view), Random(9)
    found = 0
    for _ in range(600):
        s = recall.fill(rng)
        found += s.clan[CYRIL] & 1  # type: ignore[attr-defined]
        assert GAME.view(s, ANNA) == view
    assert abs(found / 600 - likely) < 0.08


@hidden("H9")
def test_cards_that_somebody_else_has_looked_at_fit_the_roles() -> None:
    roles = ["blue_loyal", "blue_loyal", "blue_saboteur", "yellow_loyal", "yellow_loyal"]
    t = table(players=5, active=ANNA, roles=roles, left=[DANA])
    t.state.aside = (0, 2, 3)
    belief = made()
    recall, rng = belief.recall(t.view(ANNA)), Random(4)
    for _ in range(60):
        s = recall.fill(rng)
        assert sorted([*s.clan, *s.aside]) == sorted(s.pool())  # type: ignore[attr-defined]


# -- the exit ----------------------------------------------------------------------------------------------------------

NORTH_WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST = range(4)


def looked() -> Table:
    """Cyril has looked at the north-western goal card, and may go west or east."""
    t = table(
        players=5,
        active=CYRIL,
        roles=FIVE,
        cave={"-1,0": "p1_cross", "1,0": "p1_cross"},
        goals={"north-west": "goal_exit"},
        hands={CYRIL: ["p1_i_v", "secret_information_1"]},
    )
    t.state.goal_knows[NORTH_WEST] |= 1 << CYRIL
    return t


def test_who_goes_where_it_has_looked_has_found_the_exit() -> None:
    t = looked().do(CYRIL, "discard p1_i_v", "enough")
    west, east = made(), made()
    watch(west, t, ANNA, CYRIL, "walk -1,0 c")
    watch(east, t, ANNA, CYRIL, "walk 1,0 c")
    assert west.exits()[NORTH_WEST] == 1.0 > max(west.exits()[1:])
    assert east.exits()[NORTH_WEST] < 0.5 < 1.0 == min(east.exits()[1:])


def test_who_goes_on_looking_has_not_found_the_exit() -> None:
    t = looked().do(CYRIL, "play secret_information_1")
    for text in ("peek-goal north-east", "peek-goal south-east", "peek-goal south-west"):
        belief = made()
        watch(belief, t, ANNA, CYRIL, text)
        assert belief.exits()[NORTH_WEST] < 0.5 < 1.0 == min(belief.exits()[1:])
    found = made()
    watch(found, t, ANNA, CYRIL, "peek-clan 0")
    assert max(found.exits()[1:]) < 0.5 < found.exits()[NORTH_WEST]


def test_who_has_not_looked_tells_nothing_about_the_exit() -> None:
    t = looked().do(CYRIL, "discard p1_i_v", "enough")
    t.state.goal_knows[NORTH_WEST] = 1 << DANA
    belief = made()
    watch(belief, t, ANNA, CYRIL, "walk -1,0 c")
    assert len(set(belief.hints)) == 1


def test_an_exit_that_one_knows_stays_where_it_is() -> None:
    t, belief = looked().do(CYRIL, "discard p1_i_v", "enough"), made()
    t.state.goal_knows[NORTH_WEST] |= 1 << ANNA
    watch(belief, t, ANNA, CYRIL, "walk 1,0 c")
    assert imagined_exits(belief, t, ANNA) == {NORTH_WEST: 400}


def test_the_exit_is_imagined_where_it_is_likely() -> None:
    t, belief = looked(), made(hint=1.0)
    belief.hints = [log(9.0), 0.0, 0.0, 0.0]
    found = imagined_exits(belief, t, ANNA)
    assert abs(found[NORTH_WEST] - 300) < 40  # 9 to 1 to 1 to 1; the other corners nobody has seen: chance will say
    assert found[None] == 400 - found[NORTH_WEST]


def imagined_exits(belief: SabBelief, t: Table, me: int) -> Counter[int | None]:
    """Of 400 worlds, all of which look to the seat as the real one does."""
    view = t.view(me)
    recall, rng = belief.recall(view), Random(6)
    found: Counter[int | None] = Counter()
    for _ in range(400):
        s = recall.fill(rng)
        assert isinstance(s, SabState)
        assert GAME.view(s, me) == view
        found[s.goals.index(THE_EXIT) if THE_EXIT in s.goals else None] += 1
    return found


def test_the_believing_seat_makes_for_the_likely_corner() -> None:
    cave = {"-1,0": "p1_cross", "1,0": "p1_cross", "1,-1": "p1_i_v"}
    t = table(players=5, roles=FIVE, cave=cave, at={ANNA: "0,0 c", DANA: "0,0 c"})
    worth = evaluation(None)
    belief = SabBelief(worth, Model(read("belief.toml") | {"hint": 1.0}))
    at_start = worth.value(t.state, ANNA), worth.value(t.state, BORIS)
    t.state.goal_knows[SOUTH_WEST] |= 1 << CYRIL
    belief.recall(t.view(ANNA))
    assert (worth.value(t.state, ANNA), worth.value(t.state, BORIS)) == at_start  # nothing was seen yet
    belief.hints[SOUTH_WEST] = 5.0
    belief.recall(t.view(ANNA))
    assert worth.value(t.state, ANNA) > at_start[0]  # there is less to look for
    assert worth.value(t.state, BORIS) == at_start[1]

    def better_west(seat: int, by: SabEvaluation) -> float:
        west, east = t.state.clone(), t.state.clone()
        west.at[seat], east.at[seat] = t.field("-1,0 c"), t.field("1,-1 c")
        return by.value(west, ANNA) - by.value(east, ANNA)

    assert better_west(ANNA, worth) > 0 > better_west(ANNA, evaluation(None))
    assert (
        better_west(DANA, worth) < 5 * better_west(DANA, evaluation(None)) < 0
    )  # of the other clan: rather far from it


# -- nothing that the seat cannot know ---------------------------------------------------------------------------------


@hidden("H1", "H2", "H3")
@pytest.mark.parametrize("players", [3, 5, 8])
def test_what_is_hidden_does_not_change_the_belief(players: int) -> None:
    """The whole game is watched twice: as it is, and in other worlds that the seat cannot tell from it."""
    rng = Random(players)
    state = GAME.setup(players, GAME.check_options({}))
    dealer = SamplingDealer(rng)
    real, imagined = made(), made()
    deeds = 0
    while not state.over and deeds < 60:
        chance = state.chance()
        if chance is not None:
            state.apply(CHANCE, dealer.deal(chance))
            continue
        (seat,) = state.waiting()
        action = sab_seek.choose(GAME, state, seat, state.actions(seat), rng)
        if seat != 1 and state.open(seat).audience(state) >> 1 & 1:
            view = GAME.view(state, 1)
            other = GAME.imagine(view, rng)
            real.watch(view, seat, action)
            imagined.watch(GAME.view(other, 1), seat, action)
            deeds += 1
        state.apply(seat, action)
    assert deeds > 20
    assert real.evidence == imagined.evidence
    assert real.hints == imagined.hints
    assert any(loyal != saboteur for loyal, saboteur in real.evidence)


# -- the evaluation ----------------------------------------------------------------------------------------------------


def test_the_believing_seat_weighs_others_by_its_belief_and_the_others_count() -> None:
    t = goblin()
    worth = evaluation(None)
    belief = SabBelief(worth, Model(read("belief.toml")))
    before = [worth.shares_of(t.state, seat)[0] for seat in (ANNA, BORIS)]
    belief.evidence[CYRIL] = [-50.0, 0.0]
    belief.recall(t.view(ANNA))
    after = [worth.shares_of(t.state, seat)[0] for seat in (ANNA, BORIS)]
    assert before[0][CYRIL] > 0 > after[0][CYRIL]
    assert before[1] == after[1] == shares(t.state, BORIS)[0]
    assert shares(t.state, ANNA)[1] > worth.shares_of(t.state, ANNA)[1]  # there is less to doubt


# -- bluffing ----------------------------------------------------------------------------------------------------------


def test_a_deed_that_betrays_costs_more() -> None:
    t, belief = goblin(), made(caution=10.0)
    lines = [[GAME.parse(t.numbered(text))] for text in ("roam 2,0 c", "roam 1,-1 c")]
    guilty, innocent = [belief.toll(t.view(CYRIL), line) for line in lines]
    assert 10.0 > guilty > innocent > 0.0
    assert belief.evidence[CYRIL] == [0.0, 0.0]  # nothing was done yet


def test_suspicion_is_what_somebody_thinks_who_knows_no_role() -> None:
    t, belief = goblin(), made(caution=10.0)
    assert belief.toll(t.view(CYRIL), []) == pytest.approx(10.0 * youth(t.state) / 4)
    watch(belief, t, CYRIL, CYRIL, "roam 2,0 c")
    assert belief.guilt(worlds_of(t.state, t.state.players), CYRIL) > 1 / 4
    assert suspect(belief, t, CYRIL, CYRIL) == 1.0  # but one knows oneself


def test_a_role_that_all_know_cannot_be_betrayed() -> None:
    t, belief = goblin(), made(caution=10.0)
    t.state.clan_knows[CYRIL] = t.state.everybody
    assert belief.toll(t.view(CYRIL), [GAME.parse(t.numbered("roam 2,0 c"))]) == 0.0


# -- small things ------------------------------------------------------------------------------------------------------


def test_answers_are_as_likely_as_they_are_good() -> None:
    values = [3.0, 3.0 + log(2.0), 3.0]
    assert [chance_of(values, n, 1.0, 0.0) for n in range(3)] == pytest.approx([0.25, 0.5, 0.25])
    assert chance_of([0.0, 1_000.0], 0, 5.0, 0.1) == pytest.approx(0.05)  # a slip is always possible
    assert sum(chance_of(values, n, 0.7, 0.2) for n in range(3)) == pytest.approx(1.0)


def test_nothing_without_weight_is_drawn() -> None:
    rng = Random(1)
    assert {drawn([0.0, 1.0, 0.0, 2.0, 0.0], rng) for _ in range(100)} == {1, 3}


def test_the_search_bot_learns_from_what_it_sees() -> None:
    bot = SearchBot("saboteur", 3, iterations=2)
    assert bot.watches
    match = permonik.Match.start("saboteur", players=5, seed=4, nonce="n")
    others = {seat: permonik.bots.make("random", "saboteur", seat) for seat in range(1, 5)}
    seated = {0: bot} | others
    while len(match.record.entries) < 120 and not match.over:
        seat = match.waiting()[0]
        permonik.bots.play.choose(match, seat, permonik.bots.ask(match, seat, seated[seat]), seated)
    assert isinstance(bot.belief, SabBelief)
    assert sum(bot.belief.evidence[seat] != [0.0, 0.0] for seat in range(5)) >= 4
    assert bot.belief.evaluation.believer == 0  # the guide of its judge
    assert worlds_of(match.state, 0)  # type: ignore[arg-type]


def test_other_games_have_nothing_to_believe() -> None:
    rivals = permonik.load("rivals")
    worth = rivals.evaluation()
    assert worth is not None
    assert rivals.belief(worth) is None
    assert not SearchBot("rivals", 3).watches
