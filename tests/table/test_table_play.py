"""A table alone: no server, no disk, no clock but the one that the test tells."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from permonik.errors import BadSeat, IllegalAction, MatchOver, OutOfTurn, StaleDecision, UndoRefused
from permonik.kernel.match import Match
from permonik.kernel.record import AgreedEnd, Decision, SeatChange, Undo
from permonik.table import table as table_module
from permonik.table.changes import Change
from permonik.table.clocks import Clocks
from permonik.table.errors import BadMessage, NoProposal, NotAway, NotYourSeat, ProposalOpen
from permonik.table.listeners import Listener
from permonik.table.messages import OptionOut, SnapshotOut, StateOut
from permonik.table.presence import Presence
from permonik.table.seats import Seat
from permonik.table.table import Table

NAMES = ("Anna", "Boris", "Cyril", "Dana")
NOW = 1000.0


def person(seat: int, who: str | None = None) -> Seat:
    return Seat(seat=seat, kind="person", person=who or NAMES[seat].lower(), name=NAMES[seat])


def bot(seat: int) -> Seat:
    return Seat(seat=seat, kind="bot", bot="random", name=f"random {seat + 1}")


def table_for(
    *seats: Seat,
    game: str = "pretend",
    clocks: Clocks | None = None,
    presence: Presence | None = None,
    wait: float = 0.0,
) -> Table:
    match = Match.start(game, len(seats), seed=5, nonce="salt", names=[seat.name for seat in seats])
    table = Table(match, seats, clocks=clocks, presence=presence, wait=wait)
    table.run_clocks(NOW)
    return table


def answer_any(table: Table, rng: Random) -> Change:
    """Whoever is asked first answers somehow."""
    seat = table.match.waiting()[0]
    option = rng.choice(table.match.options(seat)).id
    change = table.decide(seat, table.match.asked_at(seat), option, NOW)
    table.settle(change, NOW)
    return change


def undo_that_needs_consent(table: Table) -> int:
    """Plays on until somebody's last answer cannot be taken back freely; whose."""
    rng = Random(3)
    while not table.match.over:
        answer_any(table, rng)
        for seat in range(table.match.players):
            if table.state(seat, 0, NOW)["undo"] == "ask":
                return seat
    raise AssertionError("no such moment")


def freely_undoable(table: Table) -> int:
    """Plays on until somebody's last answer can be taken back freely; whose."""
    rng = Random(3)
    while not table.match.over:
        answer_any(table, rng)
        for seat in range(table.match.players):
            if table.state(seat, 0, NOW)["undo"] == "free":
                return seat
    raise AssertionError("no such moment")


def heard(table: Table, change: Change, *listeners: Listener) -> list[StateOut]:
    """What each of the listeners is told after a change."""
    told = table.tell(listeners, table.settle(change, NOW), NOW)
    return [next(message for message, who in told if listener in who) for listener in listeners]


def listener(table: Table, seat: int | None) -> Listener:
    one = Listener()
    table.hello(one, seat, 0, NOW)
    return one


# -- answers -------------------------------------------------------------------------------------------------


def test_an_answer_is_new_entries_and_a_message_to_everybody() -> None:
    table = table_for(person(0), person(1))
    seat = table.match.waiting()[0]
    mine, other, watching = (listener(table, who) for who in (seat, 1 - seat, None))
    state = table.state(seat, 0, NOW)
    assert state["asked"] is not None
    before = table.entries
    change = table.decide(seat, state["asked"], state["options"][0]["id"], NOW)
    assert (change.first, change.entries, change.seats) == (before, table.entries, False)
    assert isinstance(table.match.record.entries[before], Decision)
    for who, message in zip((seat, 1 - seat, None), heard(table, change, mine, other, watching), strict=True):
        assert (message["type"], message["seat"], message["view"]["seat"]) == ("state", who, who)
        assert (message["entry"], message["log_from"]) == (table.entries, before)
        assert all(line["entry"] >= before for line in message["log"])
        assert (message["asked"] is None) == (who not in table.match.waiting())


def test_a_message_is_plain_data_in_the_order_of_the_wire() -> None:
    table = table_for(person(0), person(1), clocks=Clocks([60.0, 60.0], 0, "nothing", NOW))
    for seat in (None, 0, 1):
        state, snapshot = table.state(seat, 0, NOW), table.look_at(seat, 2).snapshot()
        assert json.loads(json.dumps(state)) == state
        assert json.loads(json.dumps(snapshot)) == snapshot
        assert list(state) == list(StateOut.__annotations__)
        assert list(snapshot) == list(SnapshotOut.__annotations__)
        for option in state["options"]:
            assert list(option) == list(OptionOut.__annotations__)


def test_a_stale_answer_is_refused() -> None:
    table = table_for(person(0), person(1))
    seat = table.match.waiting()[0]
    asked, option = table.match.asked_at(seat), table.match.options(seat)[0].id
    table.decide(seat, asked, option, NOW)
    before = table.entries
    with pytest.raises((StaleDecision, OutOfTurn)):
        table.decide(seat, asked, option, NOW)
    other = table.match.waiting()[0]
    with pytest.raises(StaleDecision):
        table.decide(other, table.match.asked_at(other) - 1, table.match.options(other)[0].id, NOW)
    assert table.entries == before


def test_a_stale_answer_is_refused_after_an_undo() -> None:
    """The question is the same again, but it has a new name: the answer was on its way when it was taken back."""
    table = table_for(person(0), person(1), game="cave-vs-cave")
    seat = freely_undoable(table)
    change = table.undo(seat)
    table.settle(change, NOW)
    question, asked = table.match.question(seat), table.match.asked_at(seat)
    option = table.match.options(seat)[0].id
    table.settle(table.decide(seat, asked, option, NOW), NOW)
    table.settle(table.undo(seat), NOW)
    assert table.match.question(seat) == question
    before = table.entries
    with pytest.raises(StaleDecision):
        table.decide(seat, asked, option, NOW)
    assert table.entries == before
    assert table.decide(seat, table.match.asked_at(seat), option, NOW).is_kept


def test_what_makes_no_sense_is_refused_and_changes_nothing() -> None:
    table = table_for(person(0), person(1))
    seat = table.match.waiting()[0]
    asked, before = table.match.asked_at(seat), table.entries
    with pytest.raises(OutOfTurn):
        table.decide(1 - seat, asked, table.match.options(seat)[0].id, NOW)
    with pytest.raises(IllegalAction):
        table.decide(seat, asked, min(set(range(60)) - {option.id for option in table.match.options(seat)}), NOW)
    with pytest.raises(BadSeat):
        table.decide(2, asked, 0, NOW)
    with pytest.raises(BadSeat):
        table.resign(-1)
    with pytest.raises(UndoRefused):
        table.undo(seat)
    for entry in (-1, before + 1):
        with pytest.raises(BadMessage):
            table.look_at(seat, entry)
    assert (table.entries, table.proposal) == (before, None)


def test_a_bot_that_answers_too_late_is_not_heard() -> None:
    table = table_for(person(0), bot(1))
    rng = Random(1)
    while table.match.waiting() != (1,):
        answer_any(table, rng)
    asked, option = table.match.asked_at(1), table.match.options(1)[0].id
    table.settle(table.undo(0), NOW)
    assert table.decide_by_bot(1, asked, option, "random") is None
    while table.match.waiting() != (1,):
        answer_any(table, rng)
    asked, option = table.match.asked_at(1), table.match.options(1)[0].id
    assert table.decide_by_bot(1, asked, option, "greedy") is None  # another bot sits there
    change = table.decide_by_bot(1, asked, option, "random")
    assert change is not None
    assert change.is_kept


# -- what is told --------------------------------------------------------------------------------------------


def test_whoever_comes_back_is_told_what_is_missing() -> None:
    table = table_for(person(0), person(1))
    rng = Random(2)
    for _ in range(5):
        answer_any(table, rng)
    since = table.entries
    for _ in range(5):
        answer_any(table, rng)
    one = Listener()
    everything = table.hello(one, 0, 0, NOW)
    missing = table.hello(one, 0, since, NOW)
    assert (missing["log_from"], one.sent, one.greeted) == (since, table.entries, True)
    assert missing["log"] == [line for line in everything["log"] if line["entry"] >= since]
    for wrong in (-1, table.entries + 1):
        assert table.hello(one, 0, wrong, NOW)["log"] == everything["log"]


def test_an_undo_tells_the_log_again_from_where_it_reaches() -> None:
    table = table_for(person(0), person(1), game="cave-vs-cave")
    seat = freely_undoable(table)
    before = table.entries
    one = listener(table, None)
    (message,) = heard(table, table.undo(seat), one)
    (undo,) = table.match.record.entries[before:]
    assert isinstance(undo, Undo)
    assert message["log_from"] == undo.to < before
    late = Listener()
    assert table.hello(late, None, before, NOW)["log_from"] == undo.to


def test_equal_messages_are_made_once_and_only_for_those_who_said_hello() -> None:
    table = table_for(person(0), person(1))
    first, second, other, silent = listener(table, 0), listener(table, 0), listener(table, 1), Listener()
    told = list(table.tell([first, other, second, silent], table.entries, NOW))
    assert [(message["seat"], who) for message, who in told] == [(0, [first, second]), (1, [other])]
    # A tab that knows less of the log is told more.
    first.sent = 0
    told = list(table.tell([first, second], table.entries, NOW))
    assert [message["log_from"] for message, _ in told] == [0, table.entries]


def test_an_earlier_position_is_seen_as_the_seat_saw_it() -> None:
    table = table_for(person(0), person(1))
    rng = Random(4)
    seen = {}
    for _ in range(8):
        answer_any(table, rng)
        seen[table.entries] = table.match.seen(0)
    for entry, view in seen.items():
        snapshot = table.look_at(0, entry).snapshot()
        assert (snapshot["type"], snapshot["entry"], snapshot["view"]) == ("snapshot", entry, view)
        assert snapshot["scores"] == []  # hands count


def test_the_end_is_told_with_the_seal_and_kept_with_the_result() -> None:
    table = table_for(person(0), person(1))
    standing = table.standing(NOW)
    assert (standing.waiting, standing.totals, standing.winners) == (table.match.waiting(), None, None)
    assert table.state(0, 0, NOW)["seal"]["seed"] is None
    table.settle(table.resign(0), NOW)
    state, standing = table.state(0, 0, NOW), table.standing(NOW)
    assert (state["over"], state["winners"], state["seal"]["seed"]) == (True, [1], "5")
    assert (standing.entries, standing.waiting, standing.winners) == (table.entries, (), (1,))
    assert standing.totals == tuple(score.total for score in table.match.scores())
    for deed in (table.undo, table.resign, table.propose_end):
        with pytest.raises(MatchOver):
            deed(1)


# -- undo and proposals --------------------------------------------------------------------------------------


def test_a_free_undo_happens_at_once() -> None:
    table = table_for(person(0), person(1), game="cave-vs-cave")
    seat = freely_undoable(table)
    before = table.entries
    assert table.undo(seat).is_kept
    entry = table.match.record.entries[before]
    assert isinstance(entry, Undo)
    assert (entry.seat, entry.consent) == (seat, ())


def test_an_undo_needs_everybody_and_is_done_when_the_last_one_agrees() -> None:
    table = table_for(person(0), person(1), person(2))
    seat = undo_that_needs_consent(table)
    first, second = (other for other in range(3) if other != seat)
    before, watching = table.entries, listener(table, None)
    (message,) = heard(table, table.undo(seat), watching)
    assert message["proposal"] == {"what": "undo", "by": seat, "for_seat": None, "needs": [first, second]}
    (message,) = heard(table, table.answer(first, True), watching)
    assert message["proposal"] is not None
    assert message["proposal"]["needs"] == [second]
    assert table.entries == before
    change = table.answer(second, True)
    assert change.is_kept
    (message,) = heard(table, change, watching)
    assert message["proposal"] is None
    entry = table.match.record.entries[before]
    assert isinstance(entry, Undo)
    assert sorted(entry.consent) == [first, second]


def test_a_refusal_is_told_and_changes_nothing() -> None:
    table = table_for(person(0), person(1))
    seat = undo_that_needs_consent(table)
    before, asking = table.entries, listener(table, seat)
    (message,) = heard(table, table.undo(seat), asking)
    assert message["proposal"] is not None
    change = table.answer(1 - seat, False)
    assert not change.is_kept
    (message,) = heard(table, change, asking)
    assert (message["proposal"], table.proposal, table.entries) == (None, None, before)
    with pytest.raises(NoProposal):
        table.answer(1 - seat, True)
    assert table.undo(seat).first == before  # and it can be asked for again
    assert table.proposal is not None


@pytest.mark.parametrize("agree", [True, False])
def test_only_those_who_are_asked_may_agree_or_refuse(agree: bool) -> None:
    """Boris is away and a bot shall stand in: Cyril is asked, Boris is not; Dana has agreed and is no longer."""
    presence = Presence(0.0)
    table = table_for(*(person(seat) for seat in range(4)), presence=presence)
    table.propose_stand_in(0, 1, "random", 60.0, NOW)
    table.answer(3, True)
    assert table.proposal is not None
    for seat in (1, 3):
        with pytest.raises(NoProposal, match=f"seat {seat} is not asked"):
            table.answer(seat, agree)
    assert table.proposal.needs == {2}
    table.answer(2, agree)
    assert (table.proposal, table.seats[1].bot) == (None, "random" if agree else None)


def test_whoever_proposed_can_withdraw_and_not_agree() -> None:
    table = table_for(person(0), person(1))
    table.propose_end(0)
    with pytest.raises(NoProposal):
        table.answer(0, True)
    with pytest.raises(ProposalOpen):
        table.propose_end(1)
    table.answer(0, False)
    assert table.proposal is None
    table.propose_end(1)
    table.settle(table.answer(0, True), NOW)
    assert isinstance(table.match.record.entries[-1], AgreedEnd)
    assert table.standing(NOW).winners == ()


def test_a_person_agrees_for_all_their_seats() -> None:
    table = table_for(person(0), person(1, "boris"), person(2, "boris"))
    table.propose_end(0)
    assert table.proposal is not None
    assert table.proposal.needs == {1, 2}
    table.settle(table.answer(2, True), NOW)
    assert table.match.over


def test_nobody_is_asked_at_a_table_of_ones_own() -> None:
    table = table_for(person(0, "anna"), person(1, "anna"), bot(2))
    rng = Random(3)
    while table.state(0, 0, NOW)["undo"] is None or table.match.undoable(0)[1]:
        answer_any(table, rng)
    assert table.state(0, 0, NOW)["undo"] == "free"
    table.settle(table.undo(0), NOW)
    assert isinstance(table.match.record.entries[-1], Undo)
    table.settle(table.propose_end(1), NOW)
    assert table.match.over


def test_a_decision_makes_the_question_of_an_undo_pointless_and_no_other() -> None:
    table = table_for(person(0), person(1), person(2))
    seat = undo_that_needs_consent(table)
    table.settle(table.undo(seat), NOW)
    answer_any(table, Random(1))
    assert table.proposal is None
    table.settle(table.propose_end(0), NOW)
    answer_any(table, Random(1))
    assert table.proposal is not None
    table.settle(table.resign(2), NOW)
    assert table.proposal is None


# -- seats ---------------------------------------------------------------------------------------------------


def test_whoever_resigns_is_played_on_for_and_does_nothing_any_more() -> None:
    table = table_for(person(0), person(1), person(2))
    change = table.resign(1)
    assert (change.seats, change.is_kept, table.seats[1].resigned) == (True, True, True)
    assert (table.bot_of(0), table.bot_of(1)) == (None, "random")
    for deed in (table.resign, table.undo, table.propose_end):
        with pytest.raises(NotYourSeat):
            deed(1)
    with pytest.raises(NotYourSeat):
        table.decide(1, 0, 0, NOW)
    table.propose_end(0)
    assert table.proposal is not None
    assert table.proposal.needs == {2}
    with pytest.raises(NotYourSeat):
        table.answer(1, False)


def test_a_bot_stands_in_for_somebody_who_is_away_long_enough() -> None:
    presence = Presence(NOW)
    table = table_for(person(0), person(1), presence=presence)
    presence.come("anna")
    presence.come("boris")
    with pytest.raises(NotAway, match="away for 0 s"):
        table.propose_stand_in(0, 1, "random", 60.0, NOW + 500)
    presence.go("boris", NOW + 500)
    with pytest.raises(NotAway, match="Boris has been away for 59 s"):
        table.propose_stand_in(0, 1, "random", 60.0, NOW + 559)
    for wrong in (0, 2):
        with pytest.raises(BadSeat):
            table.propose_stand_in(0, wrong, "random", 60.0, NOW + 560)
    change = table.propose_stand_in(0, 1, "naughty:First", 60.0, NOW + 560)
    assert (change.seats, change.is_kept) == (True, True)
    assert table.match.record.entries[-1] == SeatChange(1, "First 2")
    assert table.seats[1] == replace(person(1), bot="naughty:First", name="First 2")  # Boris keeps it
    assert table.match.names == ["Anna", "First 2"]
    assert (table.bot_of(1), table.others(0)) == ("naughty:First", set())

    change = table.welcome("boris")
    assert change is not None
    assert (change.seats, table.bot_of(1), table.match.names) == (True, None, ["Anna", "Boris"])
    assert table.welcome("boris") is None


def test_who_comes_and_goes_all_day_is_not_told_of_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_SEAT_CHANGES", 5)
    table = table_for(*(person(seat) for seat in range(3)))
    for _ in range(5):
        table.stand_in_for(1, "random")
        table.stand_in_for(2, "random")
        assert table.match.names == ["Anna", "random 2", "random 3"]
        for back in ("boris", "cyril"):
            change = table.welcome(back)
            assert change is not None
            assert change.is_kept  # the seat is his all the same
    changes = [entry for entry in table.match.record.entries if isinstance(entry, SeatChange)]
    assert [change.name for change in changes] == ["random 2", "random 3", "Boris", "Cyril"]  # nobody stays gone
    assert (table.bot_of(1), table.match.names) == (None, ["Anna", "Boris", "Cyril"])


def waited_for(table: Table, seat: int) -> None:
    """Plays on until the match waits for the seat, and for nobody else."""
    rng = Random(4)
    while table.match.waiting() != (seat,):
        assert not table.match.over
        answer_any(table, rng)


def test_the_house_itself_seats_a_bot_for_somebody_who_is_away_too_long() -> None:
    presence, clocks = Presence(NOW), Clocks([500.0] * 3, 5.0, "forfeit", NOW)
    table = table_for(*(person(seat) for seat in range(3)), clocks=clocks, presence=presence, wait=60.0)
    for name in ("anna", "boris", "cyril"):
        presence.come(name)
    waited_for(table, 1)
    left = clocks.left[1]
    assert table.next_ring(NOW) == left  # nobody is away: the clock alone
    presence.go("boris", NOW + 100)
    presence.go("cyril", NOW + 100)  # he is not waited for
    assert table.next_ring(NOW + 110) == 50.0
    assert table.ring(NOW + 159) is None
    change = table.ring(NOW + 160)
    assert change is not None
    assert (change.seats, change.is_kept, change.entries - change.first) == (True, True, 1)
    table.settle(change, NOW + 160)
    assert table.seats[1] == replace(person(1), bot="random", name="random 2")
    assert (table.bot_of(1), table.bot_of(2)) == ("random", None)
    assert table.next_ring(NOW + 170) is None  # a bot has all the time of the world
    assert (clocks.left[1], clocks.running) == (left - 160, ())

    presence.come("boris")
    change = table.welcome("boris")
    assert change is not None
    table.settle(change, NOW + 9000)
    assert (table.bot_of(1), clocks.running) == (None, (1,))
    assert table.state(1, 0, NOW + 9010)["clock"] == {"left": [*clocks.left[:1], left - 170, 500.0], "running": [1]}
    assert table.ring(NOW + 9020) is None


def test_two_seats_of_one_person_get_a_bot_each_and_a_draft_goes() -> None:
    presence = Presence(NOW)
    table = table_for(person(0), person(1), person(2, "boris"), presence=presence, wait=60.0)
    presence.come("anna")
    waited_for(table, 1)
    table.draft(1, table.match.asked_at(1), [table.match.options(1)[0].id])
    change = table.ring(NOW + 60)
    assert change is not None
    assert (change.drafts, change.busy, change.entries - change.first) == ((1,), True, 2)
    assert (table.bot_of(1), table.bot_of(2)) == ("random", "random")


@pytest.mark.parametrize(
    ("here", "wait", "seats"),
    [
        ((), 60.0, (person(0), person(1))),  # nobody waits
        (("dana",), 60.0, (person(0), person(1))),  # who looks on does not
        (("anna",), 0.0, (person(0), person(1))),  # this table waits for ever
        ((), 60.0, (bot(0), person(1))),  # bots do not mind
    ],
    ids=["nobody", "spectator", "patient", "bots"],
)
def test_nobody_is_replaced_where_nobody_waits(here: tuple[str, ...], wait: float, seats: tuple[Seat, ...]) -> None:
    presence = Presence(NOW)
    table = table_for(*seats, presence=presence, wait=wait)
    for name in here:
        presence.come(name)
    waited_for(table, 1)
    assert (table.next_ring(NOW + 5000), table.ring(NOW + 5000)) == (None, None)


def test_a_match_that_is_over_waits_for_nobody() -> None:
    presence = Presence(NOW)
    table = table_for(person(0), person(1), presence=presence, wait=60.0)
    presence.come("anna")
    table.end()
    assert (table.next_ring(NOW + 5000), table.ring(NOW + 5000)) == (None, None)


def test_who_is_back_needs_no_stand_in() -> None:
    table = table_for(*(person(seat) for seat in range(3)), presence=Presence(0.0))
    table.propose_stand_in(0, 1, "random", 60.0, NOW)
    assert table.welcome("cyril") is None
    assert table.proposal is not None
    watching = listener(table, None)
    change = table.welcome("boris")
    assert change is not None
    (message,) = heard(table, change, watching)
    assert message["proposal"] is None
    assert table.seats[1].kind == "person"
