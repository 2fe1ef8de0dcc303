"""Drafts: tried, taken back, stored, confirmed; nobody notices before that."""

from collections.abc import Callable

import pytest

from permonik.errors import DraftDropped, IllegalAction, OutOfTurn, StaleDecision, UndoRefused
from permonik.kernel.draft import Draft
from permonik.kernel.match import Match


@pytest.fixture(autouse=True)
def bowls(plug_in: Callable[[str, str], None]) -> None:
    plug_in("bowls", "bowls:GAME")


def start(patient: bool = True) -> Match:
    return Match.start("bowls", players=2, seed=1, patient=patient)


def test_a_draft_goes_on_from_answer_to_answer_and_touches_nothing() -> None:
    match = start()
    before = (match.state.key(), match.record.dumps())
    draft = match.draft(0)
    draft.choose("pay a")
    draft.choose_all(["pay c", "pay b"])
    assert draft.answers == [["pay a"], ["pay b", "pay c"]]
    assert [option.text for option in draft.options()] == ["go"]
    assert draft.view()["bowls"] == [[0, 1, 1], [1, 2, 2]]
    assert (match.state.key(), match.record.dumps()) == before
    assert draft.question().id == "ask-go"


def test_a_draft_goes_back_to_any_step() -> None:
    draft = start().draft(0)
    draft.choose("pay b")
    draft.choose_all(["pay c", "pay b"])
    draft.choose("go")
    assert draft.done
    draft.back()
    assert (draft.done, [option.text for option in draft.options()]) == (False, ["go"])
    draft.back_to(0)
    assert (draft.answers, draft.view()["bowls"][0]) == ([], [1, 2, 2])
    for step in (-1, 1):
        with pytest.raises(UndoRefused, match="0 steps"):
            draft.back_to(step)
    with pytest.raises(UndoRefused):
        draft.back()


def test_what_is_done_asks_nothing_more() -> None:
    draft = start(patient=False).draft(0)
    assert [draft.final(option.id) for option in draft.options()] == [False, False]
    draft.choose_all(["pay a", "pay b", "pay b"])  # then one has to go: nobody is asked
    assert draft.done
    for call in (draft.options, draft.question, draft.gather, lambda: draft.choose("go"), lambda: draft.final("go")):
        with pytest.raises(IllegalAction, match="complete"):
            call()


def test_a_confirmed_draft_is_ordinary_entries_one_step_after_the_other() -> None:
    match, small = start(), start()
    draft = match.draft(0)
    draft.choose_all(["pay c", "pay b", "pay b"])
    draft.choose("go")
    lengths: list[int] = []
    draft.commit(lambda: lengths.append(len(match.record.entries)))
    assert lengths == [3, 4]
    for text in ("pay b", "pay b", "go"):
        small.choose(0, text)
    assert match.record.entries == small.record.entries
    with pytest.raises(OutOfTurn):
        draft.commit()


def test_an_illegal_answer_is_refused_and_leaves_the_draft() -> None:
    draft = start().draft(0)
    draft.choose("pay b")
    with pytest.raises(IllegalAction, match="'pay a' is not legal in this draft; legal: pay b, pay c"):
        draft.choose("pay a")
    with pytest.raises(IllegalAction, match="at least 2"):
        draft.choose_all(["pay b"])
    assert draft.answers == [["pay b"]]


def test_an_empty_draft_cannot_be_confirmed() -> None:
    with pytest.raises(IllegalAction, match="nothing is drafted"):
        start().draft(0).commit()


def test_a_draft_is_resumed_from_its_answers() -> None:
    match = start()
    draft = match.draft(0)
    draft.choose_all(["pay c", "pay b", "pay b"])
    again = Draft.resume(match, 0, draft.answers)
    assert (again.answers, again.view(), again.options()) == (draft.answers, draft.view(), draft.options())
    for stale in ([["pay b"], ["pay a"]], [["go"]], [["nonsense"]], [[]], [*draft.answers, ["go"], ["go"]]):
        with pytest.raises(DraftDropped, match="no longer fits"):
            Draft.resume(match, 0, stale)


def test_others_who_decide_at_the_same_time_neither_end_nor_change_a_draft() -> None:
    match = start()
    draft = match.draft(0)
    draft.choose_all(["pay a", "pay b", "pay c"])
    match.choose_all(1, ["pay b", "pay c", "pay c"])
    match.choose(1, "go")
    assert Draft.resume(match, 0, draft.answers).options() == draft.options()
    again = Draft.resume(match, 0, draft.answers)
    assert draft.final("go")
    assert again.final("go")  # also now, when all are asked something new after it
    again.choose("go")
    again.commit()
    assert match.waiting() == (0, 1)


def test_a_draft_for_an_earlier_question_cannot_be_confirmed() -> None:
    match = start()
    draft = match.draft(0)
    draft.choose("pay b")
    match.choose(0, "pay a")
    with pytest.raises(StaleDecision):
        draft.commit()


def test_only_a_seat_that_is_asked_drafts() -> None:
    match = Match.start("pretend", players=2, seed=1)
    (seat,) = match.waiting()
    with pytest.raises(OutOfTurn):
        match.draft(1 - seat)


def test_a_draft_ends_at_chance_and_shows_nothing_of_it() -> None:
    match = Match.start("pretend", players=2, seed=1)
    (seat,) = match.waiting()
    draft = match.draft(seat)
    before = draft.view()
    assert all(draft.final(option.id) for option in draft.options())  # a guess, then the die
    draft.choose(draft.options()[0].id)
    assert (draft.done, draft.view()) == (True, before)
