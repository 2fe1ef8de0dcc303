from collections.abc import Callable

import pytest

from permonik.errors import UndoRefused
from permonik.kernel.match import Match
from permonik.kernel.record import Dealt, Record, Undo


def start(players: int = 2) -> Match:
    return Match.start("pretend", players=players, seed=5, nonce="salt")


def at_own_turn(match: Match) -> int:
    """Plays until a seat has its turn's action before it."""
    while True:
        seat = match.waiting()[0]
        if "pass" in [option.text for option in match.options(seat)]:
            return seat
        match.choose(seat, match.options(seat)[-1].id)


def bury(match: Match, seat: int) -> None:
    """Shows nobody anything."""
    match.choose(seat, next(option.id for option in match.options(seat) if option.text.startswith("bury")))


def test_nothing_decided_is_nothing_to_take_back() -> None:
    match = start()
    for seat in (0, 1):
        with pytest.raises(UndoRefused, match=f"seat {seat} has decided nothing"):
            match.undo(seat)
    assert len(match.record.entries) == len(start().record.entries)


def test_an_undo_behind_chance_needs_the_others() -> None:
    match = start()
    (seat,) = match.waiting()
    before, length = match.state.key(), len(match.record.entries)
    match.choose(seat, "guess gas")
    assert isinstance(match.record.entries[length + 1], Dealt)
    assert match.undoable(seat) == (length, False)
    with pytest.raises(UndoRefused, match=f"seats {1 - seat} must agree"):
        match.undo(seat)
    match.undo(seat, consent=[1 - seat])
    assert match.state.key() == before
    assert match.record.entries[-1] == Undo(length, seat, (1 - seat,))
    assert match.log(None)[-1].id == "match-undone"


def test_a_supper_taken_back_at_once_is_free() -> None:
    match = start()
    while len(match.waiting()) < 2:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[0].id)
    before = match.state.key()
    match.choose(0, "go-without")
    assert match.undoable(0)[1]
    match.undo(0)
    assert match.state.key() == before


def test_the_answer_of_another_seat_makes_an_undo_dear() -> None:
    match = start()
    while len(match.waiting()) < 2:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[0].id)
    match.choose(0, "go-without")
    match.choose(1, "go-without")
    assert not match.undoable(0)[1]


def test_a_look_makes_an_undo_dear_though_no_chance_is_asked() -> None:
    """A buried card is known to somebody: drawing it asks no dealer, but shows it."""
    match = start()
    seat = at_own_turn(match)
    match.choose(seat, "search upper")
    assert not match.undoable(seat)[1]
    taken = match.options(seat)[0].id
    number = len(match.record.entries)
    match.choose(seat, taken)
    assert match.undoable(seat)[0] == number


def test_a_new_question_has_a_new_name_after_an_undo() -> None:
    match = start()
    seat = at_own_turn(match)
    asked = match.asked_at(seat)
    match.choose(seat, "pass")
    match.undo(seat, consent=[0, 1])
    assert match.asked_at(seat) > asked


def test_all_undos_stay_in_the_log_in_their_order() -> None:
    match = start()
    for _ in range(3):
        seat = at_own_turn(match)
        bury(match, seat)
        match.undo(seat, consent=[1 - seat])
        match.choose(seat, "pass")
    entries = [message.entry for message in match.log(0)]
    assert entries == sorted(entries)
    assert sum(message.id == "match-undone" for message in match.log(0)) == 3
    replayed = Match.replay(Record.loads(match.record.dumps()))
    assert replayed.log(0) == match.log(0)
    assert replayed.state.key() == match.state.key()


def test_who_sits_where_is_not_taken_back() -> None:
    match = start()
    seat = at_own_turn(match)
    match.choose(seat, "pass")
    match.change_seat(seat, "Cyril")
    match.undo(seat, consent=[1 - seat])
    assert match.names[seat] == "Cyril"
    assert Match.replay(Record.loads(match.record.dumps())).names == match.names


def test_nobody_undoes_a_resignation() -> None:
    match = start(players=3)
    seat = at_own_turn(match)
    match.choose(seat, "pass")
    match.resign((seat + 1) % 3)
    with pytest.raises(UndoRefused, match="decided nothing"):
        match.undo(seat, consent=[0, 1, 2])


def test_who_resigned_is_not_asked() -> None:
    match = start(players=3)
    match.resign(2)
    seat = at_own_turn(match)
    number = len(match.record.entries)
    match.choose(seat, "pass")
    others = tuple(other for other in (0, 1) if other != seat)
    match.undo(seat, consent=others)
    assert match.record.entries[-1] == Undo(number, seat, others)


def test_an_end_can_be_taken_back_by_all() -> None:
    match = Match.start("pretend", players=2, seed=5, options={"rounds": 1})
    last = 0
    while not match.over:
        last = match.waiting()[0]
        match.choose(last, match.options(last)[-1].id)
    assert match.record.seal is not None
    match.undo(last, consent=[0, 1])
    assert not match.over
    assert match.record.seal is None


def test_lanes_are_taken_back_whole(plug_in: Callable[[str, str], None]) -> None:
    plug_in("toy", "toy:GAME")
    match = Match.start("toy", players=2, seed=3)
    before = match.state.key()
    match.choose(0, "guess heads")
    match.choose(1, "guess heads")
    match.undo(0, consent=[1])
    assert match.state.key() == before
    assert match.waiting() == (0, 1)


def test_a_card_shown_makes_an_undo_dear_though_no_chance_was_asked() -> None:
    """The first player has looked through the stack: the second draws what somebody knows already."""
    for answer, free in (("draw upper", False), ("pass", True)):
        match = start()
        first = at_own_turn(match)
        match.choose(first, "search upper")
        match.choose(first, match.options(first)[-1].id)
        second = at_own_turn(match)
        assert second != first
        match.choose(second, answer)
        assert match.waiting() == (0, 1)  # supper: no die was thrown since
        assert match.undoable(second)[1] is free
