"""The greedy bot: fair, the same for a seed, quick to follow its own plan, and stronger than chance."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

import permonik
from permonik import bots
from permonik.bots.beam import best_line
from permonik.bots.greedy import GreedyBot
from permonik.games.cave_vs_cave.state import CaveState
from permonik.kernel.dealer import Dealer
from permonik.kernel.game import Option, View
from permonik.kernel.record import Dealt
from permonik.kernel.state import State
from permonik.minds.evaluation import Evaluation

GAME = "cave-vs-cave"
NARROW = 2


def start(players: int, seed: int = 5) -> permonik.Match:
    return permonik.Match.start(GAME, players=players, seed=seed, nonce="n")


def narrow(seed: int) -> GreedyBot:
    return GreedyBot(GAME, seed, width=NARROW)


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """The positions that a search began from, in order."""
    begun: list[State] = []

    def counted(state: State, seat: int, evaluation: Evaluation, dealer: Dealer, width: int) -> list[int]:
        begun.append(state.clone())
        return best_line(state, seat, evaluation, dealer, width)

    monkeypatch.setattr("permonik.bots.greedy.best_line", counted)
    return begun


class Watched(GreedyBot):
    """Keeps the questions it was asked."""

    def __init__(self, seed: int) -> None:
        super().__init__(GAME, seed, width=NARROW)
        self.asked: list[tuple[View, Sequence[Option]]] = []

    def choose(self, view: View, options: Sequence[Option]) -> int:
        self.asked.append((view, options))
        return super().choose(view, options)


class Resampled(GreedyBot):
    """Is handed the view of another world, in which everything its seat cannot know is different."""

    def __init__(self, seed: int) -> None:
        super().__init__(GAME, seed, width=NARROW)
        self.others = Random(99)

    def choose(self, view: View, options: Sequence[Option]) -> int:
        seat = view["seat"]
        world = self.rules.imagine(view, self.others)
        return super().choose(self.rules.view(world, seat), options)


@pytest.mark.parametrize("players", [1, 2])
def test_it_plays_legally_to_the_end(players: int) -> None:
    match = start(players)
    bots.play_match(match, [narrow(seat) for seat in range(players)])
    assert match.over
    assert all(score.total > 0 for score in match.scores())


@pytest.mark.parametrize("players", [1, 2])
def test_the_same_seed_plays_the_same_match(players: int) -> None:
    records = []
    for _ in range(2):
        match = start(players)
        bots.play_match(match, [narrow(seat + 7) for seat in range(players)])
        records.append(match.record.dumps())
    assert records[0] == records[1]


@pytest.mark.parametrize("players", [1, 2])
def test_its_answers_do_not_depend_on_what_its_seat_cannot_know(players: int) -> None:
    records = []
    makers: list[Callable[[int], GreedyBot]] = [narrow, Resampled]
    for make in makers:
        match = start(players)
        bots.play_match(match, [make(seat + 7) for seat in range(players)])
        records.append(match.record.dumps())
    assert records[0] == records[1]


def test_it_is_handed_views_and_options_and_nothing_else() -> None:
    match = start(2)
    bot = Watched(7)
    bots.play_match(match, [bot, narrow(8)])
    assert bot.asked
    for view, options in bot.asked:
        assert_plain(view)
        assert view["seat"] == 0
        assert all(type(option) is Option for option in options)
    assert not [value for value in vars(bot).values() if isinstance(value, State | permonik.Match)]


def assert_plain(value: object) -> None:
    """Nothing in it leads to the state: only what JSON can write."""
    if isinstance(value, dict):
        assert all(type(key) is str for key in value)
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            assert_plain(part)
    else:
        assert value is None or type(value) in (bool, int, float, str)


def test_it_searches_from_a_position_that_looks_like_its_own(searches: list[State]) -> None:
    match = start(2)
    bot = narrow(7)
    view, options = match.view(match.waiting()[0]), match.options(match.waiting()[0])
    bot.choose(view, options)
    assert [match.game.view(state, view["seat"]) for state in searches] == [view]


@pytest.mark.parametrize("players", [1, 2])
def test_it_follows_its_plan_and_thinks_again_only_after_chance(players: int, searches: list[State]) -> None:
    """A search per turn, and one more after each chance in it: a turn of Cave vs Cave deals twice at most."""
    match = start(players)
    seated = [GreedyBot(GAME, seat, width=8) for seat in range(players)]
    turn = (-1, -1)
    most = choices = in_turn = dealt = 0
    while not match.over:
        assert isinstance(match.state, CaveState)
        now = (match.state.round, match.state.turns)
        if now != turn:
            turn, in_turn, dealt = now, 0, 0
        (seat,) = match.waiting()
        before, entries = len(searches), len(match.record.entries)
        match.choose(seat, bots.ask(match, seat, seated[seat]))
        choices += 1
        in_turn += len(searches) - before
        assert in_turn <= 1 + dealt, f"{in_turn} searches after {dealt} chances in the turn"
        dealt += sum(isinstance(entry, Dealt) for entry in match.record.entries[entries:])
        most = max(most, in_turn)
    assert 2 <= most <= 3
    assert len(searches) < choices / 2


def test_a_forced_answer_needs_no_thought(searches: list[State]) -> None:
    match = start(2)
    (seat,) = match.waiting()
    only = match.options(seat)[:1]
    assert narrow(7).choose(match.view(seat), only) == only[0].id
    assert searches == []


def test_it_beats_random_in_ten_games_of_ten() -> None:
    won = 0
    for seed in range(10):
        match = start(2, seed)
        seat = seed % 2
        others: dict[int, bots.Bot] = {seat: narrow(seed + 100), 1 - seat: bots.make("random", GAME, seed + 200)}
        bots.play_match(match, others)
        won += match.winners() == (seat,)
    assert won == 10


def test_a_game_without_an_evaluation_has_no_greedy_bot() -> None:
    assert bots.names("pretend") == ("random",)
    with pytest.raises(bots.UnknownBot, match="no bot 'greedy' plays pretend; there are: random"):
        bots.make("greedy", "pretend", 0)
    with pytest.raises(bots.UnknownBot, match="pretend has no greedy bot: the game has no evaluation"):
        GreedyBot("pretend", 0)
