"""Drafts at a table: seen by their seat only, without a trace, until they are confirmed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest
from test_table_play import NOW, Listener, answer_any, bot, listener, person

from permonik.errors import BadNotation, BadSeat, IllegalAction, MatchOver, OutOfTurn, StaleDecision, UndoRefused
from permonik.kernel import registry
from permonik.kernel.match import Match
from permonik.kernel.record import Decision
from permonik.table.changes import Change
from permonik.table.clocks import Clocks
from permonik.table.drafts import FIRST_NUMBER, MOST_PICKS, MOST_STEPS, KeptDraft
from permonik.table.errors import DraftFull, NoDraft, NotYourSeat
from permonik.table.messages import OptionOut, StateOut
from permonik.table.presence import Presence
from permonik.table.seats import Seat
from permonik.table.table import Table
from permonik.terminal.table import steps_of
from permonik.words import Words


def table_for(*seats: Seat, game: str = "cave-vs-cave", seed: int = 5, **more: object) -> Table:
    match = Match.start(game, len(seats), seed=seed, nonce="salt", names=[seat.name for seat in seats], patient=True)
    table = Table(match, seats, **more)  # type: ignore[arg-type]
    table.run_clocks(NOW)
    return table


def state_of(table: Table, seat: int | None) -> StateOut:
    return table.state(seat, 0, NOW)


def drafted(table: Table, seat: int, *picks: int) -> Change:
    asked = state_of(table, seat)["asked"]
    assert asked is not None
    change = table.draft(seat, asked, list(picks))
    table.settle(change, NOW)
    return change


def first_that_goes_on(options: list[OptionOut]) -> int | None:
    return next((option["id"] for option in options if not option["final"]), None)


def begin(table: Table) -> int:
    """Plays on until somebody is asked something that does not end a draft, and drafts it; who."""
    rng = Random(3)
    while True:
        seat = table.match.waiting()[0]
        option = first_that_goes_on(state_of(table, seat)["options"])
        if option is not None and state_of(table, seat)["choice"] is None:
            drafted(table, seat, option)
            return seat
        answer_any(table, rng)


def frozen(state: StateOut, *but: str) -> str:
    """Without the fields named, and without the number of the draft, which is another one after each change."""
    shown = {name: value for name, value in state.items() if name not in but}
    return json.dumps({**shown, "draft": unnamed(state)})


def unnamed(state: StateOut) -> dict[str, object] | None:
    return None if state["draft"] is None else {**state["draft"], "number": 0}


# -- a draft -------------------------------------------------------------------------------------------------


def test_a_draft_is_its_seats_own_and_others_see_that_it_is_busy() -> None:
    table = table_for(person(0), person(1))
    seat = begin(table)
    table.back(seat, 0)
    before = {who: frozen(state_of(table, who), "busy") for who in (0, 1, None)}
    entries = list(table.match.record.entries)
    asked, options = state_of(table, seat)["asked"], state_of(table, seat)["options"]
    option = first_that_goes_on(options)
    assert asked is not None
    assert option is not None
    change = table.draft(seat, asked, [option])
    assert (change.is_kept, change.drafts, change.busy) == (False, (seat,), True)
    mine = state_of(table, seat)
    assert mine["draft"] is not None
    words = next(one["message"] for one in options if one["id"] == option)
    assert (mine["draft"]["answers"], mine["draft"]["steps"], mine["draft"]["done"]) == ([words], 1, False)
    assert mine["asked"] is not None
    assert mine["asked"] > FIRST_NUMBER
    for who in (1 - seat, None):
        assert frozen(state_of(table, who), "busy") == before[who]
        assert (state_of(table, who)["busy"], state_of(table, who)["draft"]) == ([seat], None)
    assert table.match.record.entries == entries
    change = table.back(seat, 0)
    assert (change.drafts, change.busy) == ((seat,), True)
    assert {who: frozen(state_of(table, who), "busy") for who in (0, 1, None)} == before
    assert state_of(table, None)["busy"] == []


def test_only_the_own_seat_is_told_of_a_step_unless_others_become_busy() -> None:
    table = table_for(person(0), person(1))
    seat = begin(table)
    state = state_of(table, seat)
    asked = state["asked"]
    assert asked is not None
    change = table.draft(seat, asked, [state["options"][0]["id"]])
    assert (change.drafts, change.busy) == ((seat,), False)
    assert [change.concerns(who) for who in (seat, 1 - seat, None)] == [True, False, False]
    for change in (table.back(seat, 0), table.propose_end(seat)):
        assert all(change.concerns(who) for who in (0, 1, None))


def draft_any(table: Table, seat: int, rng: Random) -> None:
    """One step of some kind."""
    state = state_of(table, seat)
    choice = state["choice"]
    if choice is None:
        drafted(table, seat, rng.choice(state["options"])["id"])
        return
    picks = [item["option"] for item in choice["items"] for _ in range(item["limit"])]
    assert set(picks) <= {option["id"] for option in state["options"]}
    while True:
        rng.shuffle(picks)
        try:
            drafted(table, seat, *picks[: choice["least"]])
            return
        except IllegalAction:  # some clash, or need one another
            continue


GAMES = ["cave-vs-cave", "rivals", "saboteur", "caverna", "pretend"]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_draft_shows_is_what_the_match_then_shows(game: str) -> None:
    """Question, options, view, shown and log of a draft that is not complete are those after its confirmation."""
    rng = Random(4)
    table = table_for(person(0), person(1), game=game)
    compared = 0
    for _ in range(80):
        if table.match.over:
            break
        seat = table.match.waiting()[0]
        draft_any(table, seat, rng)
        state, first = state_of(table, seat), table.entries
        draft = state["draft"]
        assert draft is not None
        if not draft["done"] and rng.random() < 0.6:
            continue
        table.settle(table.confirm(seat, NOW), NOW)
        after = table.state(seat, first, NOW)
        assert (after["draft"], after["busy"]) == (None, [])
        if not draft["done"]:
            compared += 1
            for name in ("view", "shown", "question", "options", "choice"):
                assert after[name] == state[name], name  # type: ignore[literal-required]
            assert [{**line, "entry": -1} for line in after["log"]] == draft["log"]
    assert compared >= (0 if game in ("pretend", "saboteur") else 4)


@pytest.mark.parametrize("game", GAMES)
def test_every_state_of_a_draft_is_plain_data_in_the_order_of_the_wire(game: str) -> None:
    table = table_for(person(0), person(1), game=game)
    rng = Random(2)
    for _ in range(30):
        seat = table.match.waiting()[0]
        draft_any(table, seat, rng)
        state = state_of(table, seat)
        plain = {name: value for name, value in state.items() if name != "scores"}  # their pairs are tuples
        assert json.loads(json.dumps(plain)) == plain
        assert list(state) == list(StateOut.__annotations__)
        if state["draft"] is not None and state["draft"]["done"]:
            table.settle(table.confirm(seat, NOW), NOW)


def test_back_keeps_the_first_steps() -> None:
    table = table_for(person(0), person(1))
    seat = begin(table)
    while True:
        states = [state_of(table, seat)]
        while (draft := states[-1]["draft"]) is not None and not draft["done"]:
            option = first_that_goes_on(states[-1]["options"])
            drafted(table, seat, option if option is not None else states[-1]["options"][0]["id"])
            states.append(state_of(table, seat))
        if len(states) > 2:
            break
        table.settle(table.confirm(seat, NOW), NOW)
        seat = begin(table)
    for step in range(len(states) - 1, 0, -1):
        change = table.back(seat, step)
        assert (change.drafts, change.busy) == ((seat,) if step < len(states) else (), False)
        assert frozen(state_of(table, seat), "asked") == frozen(states[step - 1], "asked")
    for wrong in (-1, 2, 99):
        with pytest.raises(UndoRefused):
            table.back(seat, wrong)
    assert state_of(table, seat)["draft"] is not None
    table.back(seat, 0)
    assert state_of(table, seat)["draft"] is None
    with pytest.raises(NoDraft):
        table.back(seat, 0)


def test_what_followed_a_step_by_itself_is_told_with_it_and_goes_with_it() -> None:
    """A room with one place for it: the place is not asked for, but told. An only way to end the turn is not."""
    table, rng = table_for(person(0), person(1)), Random(8)
    told: set[str] = set()
    for count in range(600):
        seat = table.match.waiting()[0]
        before = state_of(table, seat)["draft"]
        draft_any(table, seat, rng)
        draft = state_of(table, seat)["draft"]
        assert draft is not None
        assert len(draft["follows"]) == draft["steps"]
        last = {only["id"] for only in draft["follows"][-1]}
        told |= last
        if count > 100 and "do-place" in last:
            break
        if draft["done"]:
            table.settle(table.confirm(seat, NOW), NOW)
            if table.match.over:
                table = table_for(person(0), person(1), seed=count)
    assert not told & {"do-end", "do-leave"}
    held = table.drafts.drafted(seat)
    words = Words(table.match.game, "en", strict=True)
    spoken = words.render("draft-several", {"parts": list(steps_of(held))}, table.match.names)
    assert re.search(r"Furnish the .* at [A-Z][0-9]+ \(the only way\)", spoken)
    table.back(seat, draft["steps"] - 1)
    after = state_of(table, seat)["draft"]
    assert (after or {}).get("follows") == (before or {}).get("follows")


def test_late_and_doubled_steps_are_refused() -> None:
    table = table_for(person(0), person(1))
    seat = begin(table)
    state = state_of(table, seat)
    option, first = state["options"][0]["id"], state["asked"]
    assert first is not None
    with pytest.raises(StaleDecision):  # the number of the match's own question
        table.draft(seat, table.match.asked_at(seat), [option])
    table.draft(seat, first, [option])
    with pytest.raises((StaleDecision, IllegalAction)):
        table.draft(seat, first, [option])
    table.back(seat, 1)
    with pytest.raises(StaleDecision):  # the same question again, by another name
        table.draft(seat, first, [option])
    assert unnamed(state_of(table, seat)) == unnamed(state)
    table.back(seat, 0)
    with pytest.raises(StaleDecision):
        table.draft(seat, first, [option])


def test_a_confirmation_of_a_draft_that_was_changed_meanwhile_is_refused() -> None:
    table = table_for(person(0), person(1))
    seat = begin(table)
    draft = state_of(table, seat)["draft"]
    assert draft is not None
    seen = draft["number"]
    option = state_of(table, seat)["options"][0]["id"]
    drafted(table, seat, option)  # on another device
    entries = table.entries
    with pytest.raises(StaleDecision):
        table.confirm(seat, NOW, number=seen)
    now = state_of(table, seat)["draft"]
    assert now is not None
    assert (table.entries, now["steps"]) == (entries, 2), "nothing is lost"
    table.confirm(seat, NOW, number=now["number"])
    assert table.entries > entries


def test_what_makes_no_sense_is_refused_and_changes_nothing() -> None:
    table = table_for(person(0), person(1))
    seat = begin(table)
    before, asked = frozen(state_of(table, seat)), state_of(table, seat)["asked"]
    assert asked is not None
    option = state_of(table, seat)["options"][0]["id"]
    for picks in ([], [option, option], [-1], [9999], [10**30], [option] * MOST_PICKS):
        with pytest.raises((IllegalAction, BadNotation)):
            table.draft(seat, asked, picks)
    with pytest.raises(DraftFull):
        table.draft(seat, asked, [option] * (MOST_PICKS + 1))
    with pytest.raises(BadSeat):
        table.draft(7, asked, [option])
    with pytest.raises(OutOfTurn):
        table.draft(1 - seat, asked, [option])
    with pytest.raises(NoDraft):
        table.confirm(1 - seat, NOW)
    assert frozen(state_of(table, seat)) == before


def test_a_draft_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("permonik.table.drafts.MOST_STEPS", 1)
    table = table_for(person(0), person(1))
    seat = begin(table)
    state = state_of(table, seat)
    assert state["asked"] is not None
    with pytest.raises(DraftFull):
        table.draft(seat, state["asked"], [state["options"][0]["id"]])
    assert MOST_STEPS >= 50


# -- choices of several parts --------------------------------------------------------------------------------


@pytest.fixture
def bowls(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game in which both pay three from their bowls (a: 1, b: 2, c: 2), at the same time."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "kernel"))
    registered = {**registry.found(), "bowls": EntryPoint("bowls", "bowls:GAME", "permonik.games")}
    monkeypatch.setattr(registry, "found", lambda: registered)
    registry.load_found.cache_clear()
    yield
    registry.load_found.cache_clear()


GO, PAY_A, PAY_B, PAY_C = range(4)


@pytest.mark.usefixtures("bowls")
def test_a_choice_tells_all_its_items_and_takes_them_in_any_order() -> None:
    results = set()
    for picks in ([PAY_C, PAY_B, PAY_C], [PAY_C, PAY_C, PAY_B], [PAY_B, PAY_C, PAY_C]):
        table = table_for(person(0), person(1), game="bowls")
        state = state_of(table, 0)
        assert state["choice"] is not None
        assert [(item["option"], item["limit"]) for item in state["choice"]["items"]] == [(1, 1), (2, 2), (3, 2)]
        assert (state["choice"]["least"], state["choice"]["most"]) == (3, 3)
        assert [option["id"] for option in state["options"]] == [PAY_A, PAY_B, PAY_C]  # c cannot be the first answer
        drafted(table, 0, *picks)
        after = state_of(table, 0)
        assert after["draft"] is not None
        assert after["draft"]["steps"] == 1
        (words,) = after["draft"]["answers"]
        assert words["id"] == "draft-several"
        assert {"id": "draft-times", "args": {"part": {"id": "do-pay", "args": {"bowl": "bowl-c"}}, "count": 2}} in (
            words["args"]["parts"]
        )
        results.add(json.dumps(after["view"]))
        table.settle(table.confirm(0, NOW), NOW)
        results.add(json.dumps(state_of(table, 0)["view"]))
    assert len(results) == 1


@pytest.mark.usefixtures("bowls")
def test_picks_that_do_not_make_a_choice_are_refused() -> None:
    table = table_for(person(0), person(1), game="bowls")
    asked = table.match.asked_at(0)
    for picks in ([PAY_B], [PAY_B, PAY_C], [PAY_A, PAY_A, PAY_B], [PAY_B, PAY_B, PAY_C, PAY_C], [PAY_A, PAY_B, GO], []):
        with pytest.raises(IllegalAction):
            table.draft(0, asked, picks)
    assert state_of(table, 0)["draft"] is None


@pytest.mark.usefixtures("bowls")
def test_a_weighty_answer_is_marked_and_asked_for_although_it_is_the_only_one() -> None:
    table = table_for(person(0), person(1), game="bowls")
    assert [option["weighty"] for option in state_of(table, 0)["options"]] == [None] * 3
    drafted(table, 0, PAY_A, PAY_B, PAY_C)
    (option,) = state_of(table, 0)["options"]
    assert (option["text"], option["weighty"]) == ("go", "forfeit")
    assert state_of(table, 0)["obvious"] is None, "the page would answer it by itself"
    table.settle(table.confirm(0, NOW), NOW)
    (option,) = state_of(table, 0)["options"]
    assert (option["text"], option["weighty"]) == ("go", "forfeit")


@pytest.mark.usefixtures("bowls")
def test_others_who_decide_at_the_same_time_neither_end_nor_change_a_draft() -> None:
    table = table_for(person(0), person(1), game="bowls")
    drafted(table, 0, PAY_B, PAY_C, PAY_C)
    before = state_of(table, 0)
    change = table.decide(1, table.match.asked_at(1), PAY_A, NOW)
    table.settle(change, NOW)
    assert (change.drafts, change.busy) == ((), False)
    after = state_of(table, 0)
    for name in ("draft", "asked", "question", "options", "choice"):
        assert after[name] == before[name], name  # type: ignore[literal-required]
    assert after["view"]["bowls"] == [[1, 1, 0], [0, 2, 2]]  # the own payment, and what Boris has paid
    drafted(table, 1, PAY_B, PAY_C)
    assert state_of(table, None)["busy"] == [0, 1]
    table.settle(table.confirm(0, NOW), NOW)
    assert state_of(table, None)["busy"] == [1]


# -- confirming ----------------------------------------------------------------------------------------------


def test_a_confirmed_draft_is_ordinary_entries_and_tells_each_answer_before_it_is_played() -> None:
    table = table_for(person(0), person(1))
    seat = begin(table)
    while not (draft := state_of(table, seat)["draft"]) or not draft["done"]:
        drafted(table, seat, state_of(table, seat)["options"][0]["id"])
    first = table.entries
    told: list[tuple[int, int]] = []
    change = table.confirm(seat, NOW, lambda option: told.append((table.entries, option)))
    assert (change.first, change.is_kept, change.drafts, change.busy) == (first, True, (seat,), True)
    chosen = [
        (number, entry.action)
        for number, entry in enumerate(table.match.record.entries[first:], first)
        if isinstance(entry, Decision) and entry.seat == seat and not entry.forced
    ]
    assert told == chosen[: len(told)]
    assert len(told) >= 2
    with pytest.raises((NoDraft, OutOfTurn)):
        table.confirm(seat, NOW)


def test_the_increment_comes_once_for_a_draft_and_the_clock_runs() -> None:
    clocks = Clocks([60.0, 60.0], 7.0, "nothing", NOW)
    table = table_for(person(0), person(1), clocks=clocks)
    seat = begin(table)
    clocks.settle(NOW)
    before = clocks.left[seat]
    drafted(table, seat, state_of(table, seat)["options"][0]["id"])
    assert clocks.out(NOW + 5)["left"][seat] == before - 5
    change = table.confirm(seat, NOW + 10)
    table.settle(change, NOW + 10)
    assert clocks.left[seat] == before - 10 + 7


def test_decide_commits_at_once_and_drops_the_draft() -> None:
    table = table_for(person(0), person(1))
    seat = begin(table)
    option = table.match.options(seat)[0].id
    with pytest.raises(StaleDecision):
        table.decide(seat, state_of(table, seat)["asked"] or 0, option, NOW)
    assert state_of(table, seat)["draft"] is not None
    change = table.decide(seat, table.match.asked_at(seat), option, NOW)
    assert (change.is_kept, change.drafts, change.busy) == (True, (seat,), True)
    assert (state_of(table, seat)["draft"], state_of(table, None)["busy"]) == (None, [])


# -- what drops a draft, and what does not -------------------------------------------------------------------


def later(table: Table) -> int:
    """A draft after some decisions, so that there is something to take back; whose."""
    for _ in range(6):
        answer_any(table, Random(1))
    return begin(table)


def granted_undo(table: Table, seat: int) -> Change:
    table.settle(table.undo(1 - seat), NOW)
    return table.answer(seat, True) if table.proposal is not None else table.changed(0)


def time_out(table: Table, seat: int) -> Change:
    change = table.ring(NOW + 1000)
    assert change is not None
    return change


def stand_in(table: Table, seat: int) -> Change:
    return table.propose_stand_in(1 - seat, seat, "random", 60.0, NOW + 1000)


DROPS: list[Callable[[Table, int], Change]] = [
    granted_undo,
    time_out,
    stand_in,
    lambda table, seat: table.resign(seat),
    lambda table, seat: table.resign(1 - seat),  # the match is over
]


@pytest.mark.parametrize("drop", DROPS, ids=["undo", "time", "stand-in", "resigned", "over"])
@pytest.mark.parametrize("end", ["forfeit", "bot"])
def test_a_draft_is_dropped(drop: Callable[[Table, int], Change], end: str) -> None:
    clocks = Clocks([900.0, 900.0], 0, end, NOW)  # type: ignore[arg-type]
    table = table_for(person(0), person(1), clocks=clocks, presence=Presence(0.0))
    seat = later(table)
    change = drop(table, seat)
    table.settle(change, NOW)
    assert state_of(table, None)["busy"] == []
    assert state_of(table, seat)["draft"] is None
    assert table.drafts.kept(seat).steps == []
    with pytest.raises((NoDraft, MatchOver, NotYourSeat)):
        table.confirm(seat, NOW)


def test_a_draft_step_does_not_cancel_a_proposal_and_a_refusal_does_not_drop_a_draft() -> None:
    table = table_for(person(0), person(1))
    seat = later(table)
    table.settle(table.back(seat, 0), NOW)
    table.settle(table.propose_end(1 - seat), NOW)
    option = first_that_goes_on(state_of(table, seat)["options"])
    assert option is not None
    drafted(table, seat, option)
    assert table.proposal is not None
    change = table.answer(seat, False)
    table.settle(change, NOW)
    assert table.proposal is None
    assert state_of(table, seat)["draft"] is not None


@pytest.mark.parametrize("what", ["undo", "end", "stand-in"])
def test_a_refusal_is_told_to_whoever_has_asked(what: str) -> None:
    table = table_for(person(0), person(1), person(2), game="pretend", presence=Presence(0.0))
    for _ in range(8):
        answer_any(table, Random(1))
    if what == "undo":
        asker = next(seat for seat in range(3) if state_of(table, seat)["undo"] == "ask")
        table.undo(asker)
    elif what == "end":
        asker = 1
        table.propose_end(asker)
    else:
        asker = 1
        table.propose_stand_in(asker, 2, "random", 60.0, NOW)
    assert table.proposal is not None
    other = min(table.proposal.needs)
    refused = table.answer(other, False).refused
    assert refused is not None
    assert refused.asker == asker
    assert refused.out() == {"type": "refused", "what": what, "by": other}


def test_a_withdrawn_proposal_is_no_refusal() -> None:
    table = table_for(person(0), person(1))
    table.propose_end(0)
    assert table.answer(0, False).refused is None


# -- storing -------------------------------------------------------------------------------------------------


def test_a_draft_is_taken_up_again_from_what_is_kept() -> None:
    table = table_for(person(0), person(1))
    seat = begin(table)
    kept = KeptDraft(*json.loads(json.dumps(table.drafts.kept(seat))))
    again = Table(Match.replay(table.match.record), table.seats, drafts=[kept])
    assert state_of(again, seat) == state_of(table, seat)
    assert state_of(again, None)["busy"] == [seat]
    other = Table(again.match, table.seats, drafts=[kept._replace(asked=kept.asked - 1)])
    assert state_of(other, seat)["draft"] is None  # it fits, but was made for another question
    option = state_of(again, seat)["options"][0]["id"]
    drafted(again, seat, option)
    drafted(table, seat, option)
    assert again.drafts.kept(seat) == table.drafts.kept(seat)


def test_the_number_of_a_draft_that_is_gone_is_not_given_again() -> None:
    table = table_for(person(0), person(1))
    seat = begin(table)
    number = state_of(table, seat)["asked"]
    table.back(seat, 0)
    again = Table(table.match, table.seats, drafts=[table.drafts.kept(seat)])
    assert state_of(again, seat)["draft"] is None
    drafted(again, seat, first_that_goes_on(state_of(again, seat)["options"]) or 0)
    assert state_of(again, seat)["asked"] != number


@pytest.mark.parametrize("steps", [[["nonsense"]], [["pass"], [], []], [[""]]])
def test_what_no_longer_fits_is_dropped(steps: list[list[str]]) -> None:
    table = table_for(person(0), person(1))
    seat = table.match.waiting()[0]
    kept = KeptDraft(seat, FIRST_NUMBER + 4, table.match.asked_at(seat), steps)
    for one in (kept, kept._replace(asked=99), kept._replace(seat=1 - seat)):
        again = Table(table.match, table.seats, drafts=[one])
        assert state_of(again, seat) == state_of(table, seat)
    bots = Table(table.match, (bot(0), bot(1)), drafts=[kept])
    assert bots.drafts.busy() == []


def test_every_listener_of_the_seat_is_told_of_its_draft() -> None:
    """A second device sees the same."""
    table = table_for(person(0), person(1))
    seat = begin(table)
    devices: list[Listener] = [listener(table, seat), listener(table, seat)]
    state = state_of(table, seat)
    assert state["asked"] is not None
    change = table.draft(seat, state["asked"], [state["options"][0]["id"]])
    ((message, told),) = table.tell(devices, table.settle(change, NOW), NOW)
    assert told == devices
    assert message["draft"] is not None
    assert message["draft"]["steps"] == 2
