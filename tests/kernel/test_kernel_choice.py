"""Choices of several parts, and answers that people are asked for although there is no other."""

from collections.abc import Callable
from itertools import permutations

import pytest

from permonik.errors import BadNotation, IllegalAction, OutOfTurn, RecordCorrupt, RecordIllegal, StaleDecision
from permonik.kernel.match import Match
from permonik.kernel.record import Decision, Record


@pytest.fixture(autouse=True)
def bowls(plug_in: Callable[[str, str], None]) -> None:
    plug_in("bowls", "bowls:GAME")


def start(players: int = 2, patient: bool = False) -> Match:
    return Match.start("bowls", players=players, seed=1, patient=patient)


def said(match: Match) -> list[tuple[str, bool]]:
    return [(match.game.text(e.action), e.forced) for e in match.record.entries if isinstance(e, Decision)]


def test_the_open_question_tells_the_whole_choice() -> None:
    whole = start().gather(0)
    assert whole is not None
    assert [(item.action, item.most) for item in whole.items] == [(1, 1), (2, 2), (3, 2)]
    assert (whole.least, whole.most) == (3, 3)


def test_picks_in_any_order_become_the_same_small_answers() -> None:
    for order in permutations(["pay c", "pay a", "pay c"]):
        match = start()
        match.choose_all(0, order)
        assert said(match) == [("pay a", False), ("pay c", False), ("go", True)]  # the last c was the only way left
        assert match.view(0)["bowls"][0] == [0, 2, 0]


def test_a_small_answer_without_a_choice_is_marked_as_forced_in_the_middle_too() -> None:
    match = start()
    match.choose_all(0, ["pay c", "pay b", "pay b"])
    assert said(match) == [("pay b", False), ("pay b", False), ("pay c", True), ("go", True)]
    assert Match.replay(Record.loads(match.record.dumps())).record == match.record


@pytest.mark.parametrize(
    ("picks", "error"),
    [
        (["pay a", "pay b"], "2 were picked; at least 3 must be"),
        ([], "0 were picked; at least 3 must be"),
        (["pay a", "pay b", "pay c", "pay c"], "4 were picked; at most 3 may be"),
        (["pay a", "pay a", "pay c"], "'pay a' can be picked 1 times, not 2"),
        (["go", "pay b", "pay c"], "'go' cannot be picked here; there are: pay a, pay b, pay c"),
    ],
)
def test_wrong_picks_are_refused_and_change_nothing(picks: list[str], error: str) -> None:
    match = start()
    before = (match.state.key(), match.record.dumps(), match.asked_at(0))
    with pytest.raises(IllegalAction, match=error):
        match.choose_all(0, picks)
    assert (match.state.key(), match.record.dumps(), match.asked_at(0)) == before


def test_what_is_no_list_of_picks_is_refused() -> None:
    for nonsense in ("pay a", 3, None, [None], [["pay a"]], ["pay z"]):
        with pytest.raises(BadNotation):
            start().choose_all(0, nonsense)  # type: ignore[arg-type]


def test_a_late_choice_is_refused() -> None:
    match = start()
    asked = match.asked_at(0)
    match.choose(0, "pay b")
    with pytest.raises(StaleDecision):
        match.choose_all(0, ["pay b", "pay c"], asked_at=asked)
    match.choose_all(0, ["pay c", "pay b"], asked_at=match.asked_at(0))  # what is left of it
    with pytest.raises(OutOfTurn):
        match.gather(0)


def test_a_question_for_one_answer_takes_no_picks() -> None:
    match = start(patient=True)
    match.choose_all(0, ["pay b", "pay b", "pay c"])
    assert match.gather(0) is None
    with pytest.raises(IllegalAction, match="for one answer"):
        match.choose_all(0, ["go"])


def test_several_small_answers_are_taken_together_or_not_at_all() -> None:
    match = start()
    with pytest.raises(IllegalAction, match="'pay a' is not legal at its place"):
        match.answer(0, [2, 1])
    assert not match.record.entries


# -- patience ------------------------------------------------------------------------------------------------


def test_people_are_asked_for_a_weighty_answer_that_is_the_only_one() -> None:
    match = start(players=1, patient=True)
    match.choose_all(0, ["pay b", "pay c", "pay a"])
    assert [option.text for option in match.options(0)] == ["go"]
    match.choose(0, "go")
    match.choose(0, "go")
    assert match.over
    assert said(match)[-2:] == [("go", False), ("go", False)]
    assert Match.replay(Record.loads(match.record.dumps()), verify=True).record == match.record


def test_people_take_a_whole_choice_back() -> None:
    match = start(patient=True)
    match.choose_all(0, ["pay b", "pay c", "pay a"])
    match.undo(0)
    assert match.view(0)["bowls"][0] == [1, 2, 2]
    assert Match.replay(Record.loads(match.record.dumps())).record == match.record
    hasty = start()
    hasty.choose_all(0, ["pay b", "pay c", "pay a"])
    hasty.undo(0)
    assert hasty.view(0)["bowls"][0] == [0, 1, 2]  # the last small answer only, as ever


def test_patience_is_written_in_the_record_and_only_there_where_it_is() -> None:
    patient, hasty = start(patient=True), start()
    assert '"patient":true' in patient.record.dumps()
    assert "patient" not in hasty.record.dumps()
    assert Match.replay(Record.loads(patient.record.dumps())).record.header.patient
    assert patient.fork().record.header.patient


def test_a_record_keeps_to_its_own_patience() -> None:
    match = start(players=1)
    match.choose_all(0, ["pay b", "pay c", "pay a"])
    wrong = Record(match.record.header._replace(patient=True), match.record.entries)
    with pytest.raises(RecordIllegal, match="wrongly whether it was forced"):
        Match.replay(wrong)


def test_patience_is_a_yes_or_no() -> None:
    text = start(patient=True).record.dumps().replace('"patient":true', '"patient":"very"')
    with pytest.raises(RecordCorrupt, match="patient"):
        Record.loads(text)


def test_the_ways_of_a_choice_are_told_where_they_are_few() -> None:
    match = start()
    draft = match.draft(0)
    ways = draft.ways(18)
    assert sorted([match.game.text(pick) for pick in way.picks] for way in ways) == [
        ["pay a", "pay b", "pay b"],
        ["pay a", "pay b", "pay c"],
        ["pay a", "pay c", "pay c"],
        ["pay b", "pay b", "pay c"],
        ["pay b", "pay c", "pay c"],
    ]
    assert draft.ways(len(ways)) == ways
    assert draft.ways(len(ways) - 1) == []
    for way in ways:
        tried = start().draft(0)
        tried.choose_all(way.picks)
        assert tried.done == way.final
