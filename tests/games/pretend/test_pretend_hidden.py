"""Who knows what."""

import pytest
from pretend_table import ANNA, BORIS, CYRIL, Table, position

import permonik
from permonik.kernel.record import Dealt, Decision
from permonik.kernel.step import EVERYONE
from permonik.testing import example, hidden, rule

SPECTATOR = None


@hidden("H1")
@pytest.mark.parametrize("seat", [BORIS, CYRIL, SPECTATOR])
def test_backs_and_numbers_are_public_and_faces_are_not(seat: int | None) -> None:
    table = position(coins=[3, 0, 0], hands=["jade ruby", "", ""], eaten=["agate", "", ""], soot=[1, 0, 0])
    view = table.view(seat)
    assert view["coins"] == [3, 0, 0]
    assert view["soot"] == [1, 0, 0]
    assert view["hands"][ANNA] == {"known": [], "unknown": [1, 1]}
    assert view["eaten"][ANNA] == {"known": [], "unknown": [1, 0]}
    assert [len(stack) for stack in view["stacks"]] == [4, 5]
    for name in ("jade", "ruby", "agate"):
        assert name not in str(view)


@hidden("H1")
@rule("R3.1")
@pytest.mark.parametrize("seat", [ANNA, BORIS, CYRIL, SPECTATOR])
@pytest.mark.parametrize("face", ["calm", "gas"])
def test_a_guess_is_open_to_all_until_the_die_is_thrown(seat: int | None, face: str) -> None:
    table = position(coins=[0, 0, 0], hands=["", "", ""], active=BORIS, before_guess=True)
    assert table.view(seat)["guess"] is None
    assert table.state.open(BORIS).audience(table.state) == EVERYONE
    table.do(BORIS, f"guess {face}")
    assert table.view(seat)["guess"] == face
    assert table.log(seat) == ["guessed"]
    table.deal("die calm")
    assert table.view(seat)["guess"] is None


@hidden("H1")
@rule("R4.4")
@pytest.mark.parametrize("seat", [ANNA, CYRIL, SPECTATOR])
def test_a_snatched_card_stays_known(seat: int | None) -> None:
    table = position(coins=[0, 9, 0], hands=["garnet", "ruby", ""]).do(ANNA, "sell garnet")
    assert table.view(seat)["offered"] == "garnet"
    table.do(BORIS, "snatch")
    assert table.view(seat)["hands"][BORIS] == {"known": ["garnet"], "unknown": [0, 1]}


@hidden("H1")
@pytest.mark.parametrize("seat", [BORIS, SPECTATOR])
def test_everybody_hears_what_was_done_but_not_with_which_card(seat: int | None) -> None:
    table = position(hands=["jade topaz", ""], turns=1).do(ANNA, "bury jade", "eat topaz")
    assert table.log(seat) == ["guessed", "rolled", "buried", "ate"]
    assert table.log(ANNA) == ["guessed", "rolled", "buried", "buried-this", "ate", "ate-this"]
    assert "jade" not in str(table.view(seat))
    assert "topaz" not in str(table.view(seat))


@hidden("H2")
@rule("R4.3")
def test_only_who_searched_knows_the_stack() -> None:
    table = position(hands=["jade topaz beryl", ""]).do(ANNA, "search upper")
    table.deal("upper opal", "upper canary", "upper agate").do(ANNA, "take opal")
    assert table.view(ANNA)["stacks"][0] == ["canary", "agate"]
    assert table.view(BORIS)["stacks"][0] == [None, None]
    assert table.view(BORIS)["hands"][ANNA] == {"known": [], "unknown": [4, 0]}
    assert table.view(BORIS)["sets"] == []
    assert table.view(SPECTATOR)["stacks"][0] == [None, None]
    assert table.log(BORIS) == ["guessed", "rolled", "searched"]


@hidden("H2")
def test_who_buried_a_card_knows_it_when_another_draws_it() -> None:
    table = position(coins=[0, 0], hands=["coal", ""], empty=["lower"]).do(ANNA, "bury coal").calm(BORIS)
    assert table.view(ANNA)["stacks"][1] == ["coal"]
    assert table.view(BORIS)["stacks"][1] == [None]
    table.do(BORIS, "draw lower")
    assert table.view(ANNA)["hands"][BORIS]["known"] == ["coal"]


@hidden("H2", "H4")
def test_the_record_says_who_may_see_an_entry() -> None:
    match = permonik.Match.start("pretend", players=2, seed=5)
    first = match.view(None)["active"]
    cards = [e for e in match.record.entries if isinstance(e, Dealt) and e.deck in ("upper", "lower")]
    assert [e.audience for e in cards] == [1 << first, 1 << first, 2 >> first, 2 >> first]
    while match.waiting():
        seat = match.waiting()[0]
        texts = [option.text for option in match.options(seat)]
        match.choose(seat, next((text for text in texts if text.startswith(("bury", "eat"))), texts[-1]))
    private = [
        e for e in match.record.entries if isinstance(e, Decision) and match.game.text(e.action)[:4] in ("bury", "eat ")
    ]
    assert private
    assert all(e.audience == 1 << e.seat for e in private)


@hidden("H3")
def test_an_unseen_choice_leaves_knowledge_of_a_set() -> None:
    table = position(hands=["opal agate ruby", ""], seen={BORIS: "opal"}).do(ANNA, "bury agate")
    view = table.view(BORIS)
    assert view["hands"][ANNA] == {"known": [], "unknown": [1, 1]}
    assert view["stacks"][0][-1] is None
    assert view["sets"] == [{"cards": ["opal"], "places": [["hand", ANNA, 0], ["stack", 0, 4]]}]


@hidden("H3")
def test_a_choice_without_alternative_hides_nothing() -> None:
    table = position(hands=["opal ruby", ""], seen={BORIS: "opal"}).do(ANNA, "bury opal")
    assert table.view(BORIS)["stacks"][0][-1] == "opal"
    assert table.view(BORIS)["sets"] == []


@hidden("H3")
@pytest.mark.parametrize("answer", ["leave", "snatch"])
def test_an_open_card_clears_a_set_up(answer: str) -> None:
    table = position(coins=[0, 9], hands=["opal agate", ""], seen={BORIS: "opal agate"})
    table.do(ANNA, "bury agate").calm(BORIS).do(BORIS, "pass", "go-without").do(ANNA, "go-without")
    assert [one["cards"] for one in table.view(BORIS)["sets"]] == [["agate", "opal"]]
    table.calm(ANNA).do(ANNA, "sell opal").do(BORIS, answer)
    assert table.view(BORIS)["sets"] == [{"cards": ["agate"], "places": [["stack", 0, 4]]}]


def bury_draw_sell(hand: str, buried: str, drawn: str) -> Table:
    """Anna buries one of two upper cards, of which Boris had seen the opal, draws another and sells the agate."""
    table = position(coins=[0, 0], hands=[hand, ""], seen={BORIS: "opal"}, active=ANNA, rounds=6)
    table.do(ANNA, f"bury {buried}").calm(BORIS).do(BORIS, "pass", "go-without").do(ANNA, "go-without")
    table.calm(ANNA).do(ANNA, "draw upper").deal(f"upper {drawn}").calm(BORIS)
    table.do(BORIS, "pass", "go-without").do(ANNA, "go-without").calm(ANNA).do(ANNA, "sell agate")
    return table


@example("EX-2")
@hidden("H3")
@pytest.mark.parametrize("seat", [BORIS, SPECTATOR])
def test_a_card_drawn_later_is_not_told_from_the_one_kept(seat: int | None) -> None:
    kept = bury_draw_sell("opal agate", "opal", "jade").view(seat)
    drawn = bury_draw_sell("opal jade", "opal", "agate").view(seat)
    still_there = bury_draw_sell("opal jade", "jade", "agate").view(seat)
    assert kept == drawn == still_there
    if seat == BORIS:
        assert kept["sets"] == [{"cards": ["opal"], "places": [["hand", ANNA, 0], ["stack", 0, 3]]}]


@hidden("H3")
@pytest.mark.parametrize("taken", ["canary", "agate"])
def test_a_search_blurs_what_others_knew_of_the_stack(taken: str) -> None:
    table = position(coins=[1, 1], hands=["jade topaz beryl", ""]).do(ANNA, "search upper")
    table.deal("upper opal", "upper canary", "upper agate").do(ANNA, "take opal").calm(BORIS)
    table.do(BORIS, "search upper", f"take {taken}")
    view = table.view(ANNA)
    assert view["stacks"][0] == [None]
    assert view["hands"][BORIS] == {"known": [], "unknown": [1, 0]}
    assert view["sets"] == [{"cards": ["canary", "agate"], "places": [["hand", BORIS, 0], ["stack", 0, 0]]}]


@hidden("H1", "H2")
@pytest.mark.parametrize("seen", [{}, {BORIS: "opal"}])
def test_a_card_laid_open_is_shown_to_somebody_whoever_knew_it(seen: dict[int, str]) -> None:
    """Else an undo without consent would tell the spectators that Boris knew the card."""
    table = position(hands=["opal", ""], seen=seen)
    game = permonik.load("pretend")
    before = game.knowledge(table.state, 2)
    table.do(ANNA, "sell opal")
    after = game.knowledge(table.state, 2)
    assert any(new & ~old for old, new in zip(before, after, strict=True))


@hidden("H4")
def test_an_unseen_card_is_shown_only_to_the_one_who_draws_it() -> None:
    table = position(hands=["", ""]).do(ANNA, "draw upper")
    assert table.state.open(permonik.CHANCE).audience(table.state) == 1 << ANNA
    table.deal("upper jade")
    assert table.view(ANNA)["hands"][ANNA]["known"] == ["jade"]
    for seat in (BORIS, SPECTATOR):
        assert table.view(seat)["hands"][ANNA] == {"known": [], "unknown": [1, 0]}
        assert table.log(seat) == ["guessed", "rolled", "drew"]


@hidden("H4")
def test_no_state_holds_a_card_that_nobody_has_seen() -> None:
    match = permonik.Match.start("pretend", players=4, seed=1)
    assert all(card < 0 for stack in match.state.stacks for card in stack.cards)
