from collections.abc import Callable
from typing import Any

import pytest

import permonik
from permonik.errors import (
    BadNotation,
    BadOption,
    BadPlayers,
    BadSeat,
    BadSeed,
    DealMismatch,
    IllegalAction,
    MatchOver,
    NoDealer,
    OutOfTurn,
    PermonikError,
    StaleDecision,
    UnknownGame,
)
from permonik.kernel.match import Match
from permonik.kernel.record import AgreedEnd, Dealt, Decision, Record, Resign, Seal, SeatChange


def start(players: int = 2, seed: int = 3, **options: object) -> Match:
    return Match.start("pretend", players=players, seed=seed, nonce="salt", options=options)


def play_on(match: Match, decisions: int = 10**6) -> Match:
    """With the last option each time."""
    while not match.over and decisions:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[-1].id)
        decisions -= 1
    return match


def everything(match: Match) -> object:
    seats = [None, *range(match.players)]
    return (
        match.record.dumps(),
        match.state.key(),
        [match.view(seat) for seat in seats],
        [match.log(seat) for seat in seats],
        match.waiting(),
        match.names[:],
        set(match.resigned),
        match.over,
    )


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"game": "chess"}, UnknownGame, "unknown game 'chess'; known games: "),
        ({"game": 7}, UnknownGame, "7"),
        ({"game": []}, UnknownGame, r"\[\]"),
        ({"players": 5}, BadPlayers, "2, 3, 4 players, not 5"),
        ({"players": "2"}, BadPlayers, "'2'"),
        ({"players": True}, BadPlayers, "True"),
        ({"players": 3, "names": ["Anna", "Boris"]}, BadPlayers, "3 names"),
        ({"names": ["Anna", 7]}, BadPlayers, "not 7"),
        ({"names": ["Anna", "\ud800"]}, BadPlayers, "name"),
        ({"names": "AB"}, BadPlayers, "'AB'"),
        ({"names": 2}, BadPlayers, "names are a list"),
        ({"options": {"moon": 1}}, BadOption, "no option 'moon'; it has: rounds, deck"),
        ({"options": {"rounds": 9}}, BadOption, "rounds of pretend cannot be 9; it can be: 1, 2, 3, 4, 5, 6"),
        ({"options": {"rounds": []}}, BadOption, r"\[\]"),
        ({"options": ["rounds"]}, BadOption, "names with values"),
        ({"players": 3, "options": {"deck": "tiny"}}, BadOption, "2 players only"),
        ({"seed": -1}, BadSeed, "-1"),
        ({"seed": "7"}, BadSeed, "'7'"),
        ({"seed": 1.5}, BadSeed, "1.5"),
        ({"seed": False}, BadSeed, "False"),
        ({"seed": 10**2000}, BadSeed, "digits"),
        ({"nonce": 7}, BadSeed, "nonce"),
    ],
    ids=lambda thing: str(thing)[:40],
)
def test_a_match_that_cannot_start_says_why(arguments: dict[str, Any], error: type[PermonikError], says: str) -> None:
    with pytest.raises(error, match=says):
        Match.start(**({"game": "pretend"} | arguments))


def test_a_match_starts_with_defaults() -> None:
    match = Match.start("pretend", names=["Anna", "Boris", "Cyril"])
    assert match.players == 3
    assert match.names == ["Anna", "Boris", "Cyril"]
    assert match.record.header.options == {"rounds": 4, "deck": "full"}
    assert Match.start("pretend").names == ["Player 1", "Player 2"]
    assert Match.start("pretend", options={"rounds": "2", "deck": "TINY"}).record.header.options == {
        "rounds": 2,
        "deck": "tiny",
    }


def test_an_own_seed_is_secret_and_long() -> None:
    seeds = {Match.start("pretend").seal.seed for _ in range(4)}  # type: ignore[union-attr]
    assert len(seeds) == 4
    assert max(seeds) > 2**64


BAD_CALLS: list[tuple[Callable[[Match, int, int], object], type[PermonikError], str]] = [
    (lambda m, me, other: m.choose(9, 0), BadSeat, "no seat 9; seats are numbered 0 to 1"),
    (lambda m, me, other: m.choose(-1, 0), BadSeat, "-1"),
    (lambda m, me, other: m.choose(True, 0), BadSeat, "True"),
    (lambda m, me, other: m.choose("0", 0), BadSeat, "'0'"),  # type: ignore[arg-type]
    (lambda m, me, other: m.choose(None, 0), BadSeat, "None"),  # type: ignore[arg-type]
    (lambda m, me, other: m.choose(other, 0), OutOfTurn, "nothing to decide now; waiting: "),
    (lambda m, me, other: m.options(other), OutOfTurn, "nothing to decide"),
    (lambda m, me, other: m.question(other), OutOfTurn, "nothing to decide"),
    (lambda m, me, other: m.asked_at(other), OutOfTurn, "nothing to decide"),
    (lambda m, me, other: m.choose(me, "snatch"), IllegalAction, "'snatch' is not legal now; legal: "),
    (lambda m, me, other: m.choose(me, 4), IllegalAction, "'snatch' is not legal now; legal: "),
    (lambda m, me, other: m.choose(me, "fly"), BadNotation, "no action 'fly'"),
    (lambda m, me, other: m.choose(me, ""), BadNotation, "empty"),
    (lambda m, me, other: m.choose(me, "sell moon"), BadNotation, "no card 'moon'"),
    (lambda m, me, other: m.choose(me, 10**9), BadNotation, "1000000000"),
    (lambda m, me, other: m.choose(me, -1), BadNotation, "-1"),
    (lambda m, me, other: m.choose(me, 0.0), BadNotation, "0.0"),  # type: ignore[arg-type]
    (lambda m, me, other: m.choose(me, None), BadNotation, "None"),  # type: ignore[arg-type]
    (lambda m, me, other: m.choose(me, "pass", asked_at=1), StaleDecision, "question 1 was answered"),
    (lambda m, me, other: m.view(7), BadSeat, "7"),
    (lambda m, me, other: m.log(7), BadSeat, "7"),
    (lambda m, me, other: m.undo(7), BadSeat, "7"),
    (lambda m, me, other: m.undo(me, consent=[9]), BadSeat, "9"),
    (lambda m, me, other: m.undo(me, consent=3), BadSeat, "3"),  # type: ignore[arg-type]
    (lambda m, me, other: m.resign(7), BadSeat, "7"),
    (lambda m, me, other: m.change_seat(7, "Cyril"), BadSeat, "7"),
    (lambda m, me, other: m.change_seat(me, 7), BadPlayers, "not 7"),  # type: ignore[arg-type]
    (lambda m, me, other: m.agree_end([me]), IllegalAction, "have not agreed"),
    (lambda m, me, other: m.agree_end([0, 1, 2]), BadSeat, "2"),
    (lambda m, me, other: m.agree_end(5), BadSeat, "5"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("call", "error", "says"), BAD_CALLS, ids=range(len(BAD_CALLS)))
def test_a_refused_call_changes_nothing(
    call: Callable[[Match, int, int], object], error: type[PermonikError], says: str
) -> None:
    match = play_on(start(), 3)
    while len(match.waiting()) != 1:
        play_on(match, 1)
    (me,) = match.waiting()
    before = everything(match)
    with pytest.raises(error, match=says):
        call(match, me, 1 - me)
    assert everything(match) == before


def test_an_option_is_chosen_by_number_or_text_and_described() -> None:
    one, other = start(), start()
    for match in (one, other):
        while match.options(match.waiting()[0])[0].text != "pass":
            play_on(match, 1)
    (seat,) = one.waiting()
    option = one.options(seat)[0]
    assert (option.id, option.text, option.message.id) == (0, "pass", "do-pass")
    one.choose(seat, option.id)
    other.choose(seat, f"  {option.text} ")
    assert one.record == other.record


def test_a_late_answer_is_refused_and_a_timely_one_is_not() -> None:
    match = start()
    (seat,) = match.waiting()
    asked = match.asked_at(seat)
    match.choose(seat, match.options(seat)[0].text, asked_at=asked)
    (seat,) = match.waiting()
    with pytest.raises(StaleDecision):
        match.choose(seat, 0, asked_at=asked)


def test_forced_answers_are_taken_and_recorded(plug_in: Callable[[str, str], None]) -> None:
    plug_in("toy", "toy:GAME")
    match = Match.start("toy", players=1, seed=1)
    match.choose(0, "guess heads")
    match.choose(0, "guess heads")
    assert match.over
    assert match.record.entries[-1] == Decision(0, 0, forced=True)
    assert [message.id for message in match.log(None)] == ["stopped"]


def test_a_question_keeps_its_name_while_others_answer(plug_in: Callable[[str, str], None]) -> None:
    """Also where the others' answers ask the dealer in their lanes."""
    plug_in("toy", "toy:GAME")
    match = Match.start("toy", players=3, seed=1)
    assert [match.asked_at(seat) for seat in range(3)] == [0, 0, 0]
    match.choose(1, "guess heads")
    assert [match.asked_at(seat) for seat in range(3)] == [0, 2, 0]
    match.choose(2, "guess tails", asked_at=0)
    assert [match.asked_at(seat) for seat in range(3)] == [0, 2, 4]
    replayed = Match.replay(match.record)
    assert [replayed.asked_at(seat) for seat in range(3)] == [0, 2, 4]


def test_two_are_over_when_one_resigns() -> None:
    match = start()
    match.resign(0)
    assert (match.over, match.waiting(), match.winners()) == (True, (), (1,))
    assert match.record.entries[-1] == Resign(0)
    for call in (lambda: match.resign(1), lambda: match.choose(0, 0), lambda: match.agree_end([0, 1])):
        with pytest.raises(MatchOver):
            call()
    assert match.log(None)[-1].id == "match-resigned"


def test_three_play_on_when_one_resigns() -> None:
    match = start(players=3)
    match.resign(0)
    assert not match.over
    with pytest.raises(MatchOver, match="resigned already"):
        match.resign(0)
    assert not Match.replay(match.record).over
    play_on(match)
    assert match.state.over
    assert 0 not in match.winners()
    match = start(players=3)
    match.resign(0)
    match.resign(2)
    assert match.winners() == (1,)


def test_a_resigned_seat_need_not_agree_to_the_end() -> None:
    match = start(players=3)
    match.resign(1)
    with pytest.raises(IllegalAction, match="seats 2 have"):
        match.agree_end([0])
    match.agree_end([2, 0, 2])
    assert (match.over, match.winners()) == (True, ())
    assert match.record.entries[-1] == AgreedEnd((0, 2))
    assert match.log(1)[-1].id == "match-agreed-end"


def test_a_solo_match_ends_when_its_player_resigns(plug_in: Callable[[str, str], None]) -> None:
    plug_in("toy", "toy:GAME")
    match = Match.start("toy", players=1, seed=1)
    assert not match.over
    match.resign(0)
    assert (match.over, match.winners()) == (True, ())


def test_somebody_else_takes_a_seat() -> None:
    match = start()
    match.change_seat(1, "Cyril")
    assert match.names == ["Player 1", "Cyril"]
    assert match.record.entries[-1] == SeatChange(1, "Cyril")
    assert Match.replay(Record.loads(match.record.dumps())).names == match.names
    assert match.record.header.names == ("Player 1", "Player 2")


def test_the_seed_is_published_at_the_end_and_not_before() -> None:
    match = start(seed=123456789123456789)
    for _ in range(1000):
        if match.over:
            break
        assert match.record.seal is None
        assert "123456789123456789" not in match.record.dumps()
        assert "salt" not in match.record.dumps()
        play_on(match, 1)
    assert match.record.seal == Seal(123456789123456789, "salt")
    assert '"seed":"123456789123456789","nonce":"salt"' in match.record.dumps()
    for at in (0, 1, 9):
        assert "123456789123456789" not in Match.replay(match.record, at=at).record.dumps()


def test_a_resigned_and_an_agreed_end_publish_the_seed() -> None:
    match = start()
    match.resign(0)
    assert match.record.seal is not None
    match = start()
    match.agree_end([0, 1])
    assert match.record.seal is not None


def test_no_seed_is_in_what_seats_can_see() -> None:
    match = start(seed=123456789123456789)
    while not match.over:
        for seat in (None, 0, 1):
            assert "123456789123456789" not in repr((match.view(seat), match.log(seat)))
        play_on(match, 1)


def test_a_running_record_replays_but_deals_nothing_new() -> None:
    match = play_on(start(), 5)
    replayed = Match.replay(Record.loads(match.record.dumps()))
    assert everything(replayed) == everything(match)
    with pytest.raises(NoDealer, match="fork"):
        play_on(replayed)


def test_a_whole_record_replays_to_any_point_and_goes_on_from_there() -> None:
    match = play_on(start())
    halfway = Match.replay(match.record, at=20)
    assert len(halfway.record.entries) == 20
    assert halfway.record.entries == match.record.entries[:20]
    assert not Match.replay(match.record, at=-3).record.entries
    assert Match.replay(match.record, at=10**6).over


def test_the_deal_can_be_verified() -> None:
    record = play_on(start()).record
    Match.replay(record, verify=True)
    with pytest.raises(DealMismatch, match="no seed yet"):
        Match.replay(Record(record.header, record.entries), verify=True)
    with pytest.raises(DealMismatch, match="committed"):
        Match.replay(Record(record.header, record.entries, Seal(6, "salt")), verify=True)
    number, dealt = next((n, e) for n, e in enumerate(record.entries) if isinstance(e, Dealt) and e.deck == "upper")
    swapped = [*record.entries[:number], dealt._replace(outcome=(dealt.outcome + 1) % 6)]
    forged = Record(record.header, swapped, record.seal)
    with pytest.raises(DealMismatch, match=f"entry {number}: the seed deals another card"):
        Match.replay(forged, verify=True)


def test_a_fork_shares_the_past_and_has_its_own_future() -> None:
    match = play_on(start())
    fork = match.fork(at=20, seed=99)
    assert fork.record.entries[:20] == match.record.entries[:20]
    assert fork.record.header.forked == 20
    assert fork.record.header.commitment != match.record.header.commitment
    assert match.over
    assert not fork.over
    play_on(fork)
    Match.replay(Record.loads(fork.record.dumps()), verify=True)
    early = Match.replay(fork.record, at=7).record
    assert Record.loads(early.dumps()) == early
    assert early.header.forked == 7
    assert match.fork(seed=1).record.entries == match.record.entries
    assert not start().fork(at=0, seed=1).record.header.forked


def test_a_fork_is_played_by_those_who_sit_there_now() -> None:
    """Also where it begins before somebody took a seat over: nobody's old name goes on playing."""
    match = start()
    seat = match.waiting()[0]
    match.choose(seat, match.options(seat)[0].id)
    match.change_seat(0, "Cyril")
    for at in (None, 1):
        fork = match.fork(at=at, seed=3)
        assert fork.names == match.names
        assert fork.names[0] == fork.record.header.names[0] == "Cyril"


def test_two_forks_of_one_position_differ_only_in_what_was_not_dealt() -> None:
    match = play_on(start(), 4)
    count = len(match.record.entries)
    futures = {tuple(play_on(match.fork(seed=seed)).record.entries[count:]) for seed in range(5)}
    assert len(futures) > 1


def test_the_log_has_what_each_may_read() -> None:
    match = play_on(start(), 6)
    mine, spectators = match.log(0), match.log(None)
    assert [m for m in mine if m.id == "got"]
    assert not [m for m in spectators if m.id == "got"]
    assert [m for m in mine if m.entry >= 9] == match.log(0, since=9)
    assert all(message in mine for message in spectators)


def test_winners_are_known_at_the_end_only() -> None:
    match = start()
    assert match.winners() == ()
    play_on(match)
    totals = [score.total for score in match.scores()]
    assert match.winners() == tuple(seat for seat in (0, 1) if totals[seat] == max(totals))


def test_permonik_shows_the_kernel() -> None:
    assert permonik.Match is Match
    assert permonik.CHANCE == -1
    assert permonik.load("pretend").id == "pretend"
