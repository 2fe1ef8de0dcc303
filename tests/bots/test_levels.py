"""Levels: which bots people are offered, what they are, how they are called, and that none keeps them waiting."""

from __future__ import annotations

import inspect
import pickle
from collections.abc import Callable, Iterator
from random import Random

import pytest

import permonik
from permonik import bots
from permonik.bots import levels, search
from permonik.bots.beam import Line, best_lines
from permonik.bots.careless import AMONG, CarelessBot, beginnings
from permonik.bots.greedy import GreedyBot
from permonik.bots.punctual import Hurry, PunctualBot
from permonik.bots.registry import BOTS, LevelBot, make
from permonik.bots.search import SearchBot, tempting
from permonik.bots.tree import Node
from permonik.kernel.chance import Chance
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.state import State
from permonik.minds.evaluation import Evaluation
from permonik.words import LANGUAGES, Words

GAMES = ["cave-vs-cave", "rivals", "saboteur", "caverna"]
LEVELS = ("easy", "medium", "hard", "master")


def start(game: str, seed: int = 5) -> permonik.Match:
    rules = permonik.load(game)
    return permonik.Match.start(game, players=2 if 2 in rules.players else rules.players[0], seed=seed, nonce="n")


def later(game: str, decisions: int) -> permonik.Match:
    """A match some way into the game, by answers at random, with something to choose."""
    match = start(game)
    rng = Random(3)
    while decisions > 0 or len(match.options(match.waiting()[0])) < 3:
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.options(seat)).id)
        decisions -= 1
    return match


# -- who is offered --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_offers_the_levels_that_are_steps_the_strongest_last(game: str) -> None:
    assert bots.names(game) == (LEVELS[:3] if game == "saboteur" else LEVELS)
    assert bots.default(game) == "medium"


def test_a_level_that_is_no_step_is_known_and_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert levels.bot_of("master", "saboteur", 5) == levels.bot_of("hard", "saboteur", 5)
    make("master", "saboteur", 1).close()
    rows = [levels.Row("rivals", (2,), "", levels.Levels("careless", "greedy", *two)) for two in (["search"] * 2, "ab")]
    monkeypatch.setattr(levels, "TABLE", rows[:1])
    assert not levels.is_step("master", "rivals")
    assert levels.is_step("easy", "rivals")
    monkeypatch.setattr(levels, "TABLE", rows)
    assert levels.is_step("master", "rivals")  # at one of its tables
    assert levels.is_step("master", "carts")


def test_a_game_without_an_evaluation_offers_what_it_has() -> None:
    assert bots.names("pretend") == ("random",)
    assert bots.default("pretend") == "random"
    with pytest.raises(bots.UnknownBot, match="no bot 'hard' plays pretend; there are: random"):
        make("hard", "pretend", 0)


@pytest.mark.parametrize("game", GAMES)
def test_names_of_old_records_and_tables_are_still_known(game: str) -> None:
    for name in ("random", "greedy", "search"):
        assert name in bots.names(game, all=True)
        make(name, game, 1).close()
    assert bots.sitting(game) == ("random", "greedy", *LEVELS)


def tables(game: str) -> list[tuple[int, str | None]]:
    """Every number of players with every variant."""
    rules = permonik.load(game)
    variants = [str(value) for option in rules.options() if option.id == "variant" for value in option.values]
    return [(players, variant) for players in rules.players for variant in variants or [None]]


@pytest.mark.parametrize("game", GAMES)
def test_every_table_has_a_row_of_bots_that_can_be_made(game: str) -> None:
    for players, variant in tables(game):
        rows = [
            row
            for row in levels.TABLE
            if row.game == game and players in row.players and row.variant in ("", variant or "")
        ]
        assert len(rows) == 1, f"{game} with {players}, {variant}"
        row = levels.levels_of(game, players, variant)
        assert row == rows[0].levels
        assert row._fields == LEVELS
        for name in row:
            assert name.partition("@")[0] in set(BOTS) - set(LEVELS)  # a level is no other level
            make(name, game, 1).close()


@pytest.mark.parametrize("game", GAMES)
def test_whether_a_level_watches_is_known_before_its_table_is(game: str) -> None:
    for level in LEVELS:
        watches = {make(levels.bot_of(level, game, *table), game, 1).watches for table in tables(game)}
        assert watches == {make(level, game, 1).watches}


def test_a_game_from_elsewhere_has_the_usual_levels() -> None:
    assert levels.bot_of("hard", "carts") == levels.USUAL.hard
    assert levels.bot_of("hard", "carts", 3, "uphill") == levels.USUAL.hard


def test_a_level_is_another_bot_at_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever made it did not say who plays: it sees that at its first question."""
    rows = [
        levels.Row("rivals", (2,), variant, levels.Levels("careless", "greedy", f"search@{looks}", "search"))
        for variant, looks in (("duel", 3), ("intro", 2))
    ]
    monkeypatch.setattr(levels, "TABLE", (*rows, levels.Row("caverna", (4,), "", rows[0].levels)))
    for variant, looks in (("duel", 3), ("intro", 2)):
        match = permonik.Match.start("rivals", seed=5, options={"variant": variant})
        bot = make("hard", "rivals", 1)
        assert isinstance(bot, PunctualBot)
        seat = match.waiting()[0]
        bot.choose(match.view(seat), match.options(seat))
        assert isinstance(bot.bot, SearchBot)
        assert bot.bot.iterations == looks
        assert bot.bot.turn_seconds == levels.SECONDS["hard"]
        assert bot.bot.evaluation is bot.hurry
    assert levels.bot_at("hard", "caverna", {"players": 4}) == "search@3"
    assert levels.bot_at("hard", "caverna", {"players": 5}) == levels.USUAL.hard


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("hard@9", "hard takes nothing after an @"),
        ("careless@2", "write a share, as in careless@0.3"),
        ("careless@often", "write a share"),
        ("careless@nan", "write a share"),
        ("careless@0.5/0", "write a share"),
        ("search@8/often", "write a share, as in search@400/0.3"),
        ("search@8/1.1", "write a share"),
        ("search@/0.3/0.3", "write a share"),
    ],
)
def test_a_name_that_says_too_much(name: str, error: str) -> None:
    with pytest.raises(bots.UnknownBot, match=error):
        make(name, "cave-vs-cave", 0)


def test_a_wider_greedy_by_its_name() -> None:
    bot = make("greedy@12", "cave-vs-cave", 0)
    assert isinstance(bot, GreedyBot)
    assert bot.width == 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_have_words_in_every_language(lang: str) -> None:
    words = Words(None, lang, strict=True)
    called = [words.render(f"bot-{level}") for level in LEVELS]
    about = [words.form(f"bot-{level}", "about") for level in LEVELS]
    assert len({*called, *about}) == 2 * len(LEVELS)
    if lang != "en":
        english = Words(None, "en", strict=True)
        assert not {english.render(f"bot-{level}") for level in LEVELS} & set(called)


# -- easy ------------------------------------------------------------------------------------------------------------


class Spy(CarelessBot):
    """Notes how its thoughts compare with the best line that there was."""

    def __init__(self, seed: int, errs: float) -> None:
        super().__init__("cave-vs-cave", seed, errs)
        self.best: list[bool] = []

    def think(self, view: dict[str, object]) -> list[int]:
        line = super().think(view)
        seat = view["seat"]
        assert isinstance(seat, int)
        lines = best_lines(
            self.rules.recall(view).fill(Random(1)), seat, self.evaluation, SamplingDealer(Random(1)), 1, 1000
        )
        first = [one.answers[0] for one in beginnings(lines)]
        # Worlds differ, and with them what is worth how much; the first answers are the same.
        assert line[0] in first
        self.best.append(line[0] == first[0])
        return line


@pytest.mark.parametrize(("errs", "least", "most"), [(0.0, 0.9, 1.0), (1.0, 0.0, 0.7)])
def test_easy_errs_as_often_as_it_says(errs: float, least: float, most: float) -> None:
    match = start("cave-vs-cave")
    spies = [Spy(seat + 7, errs) for seat in range(2)]
    bots.play_match(match, spies)
    thoughts = spies[0].best + spies[1].best
    assert len(thoughts) > 20
    assert least <= sum(thoughts) / len(thoughts) <= most


def test_an_error_is_one_of_the_best_few_ways_to_begin() -> None:
    lines = [Line([first, 9], -float(first)) for first in (1, 1, 2, 3, 3, 4, 5, 6)]
    assert [line.answers[0] for line in beginnings(lines)] == [1, 2, 3, 4, 5, 6]
    match = later("cave-vs-cave", 40)
    seat = match.waiting()[0]
    chosen = {
        CarelessBot("cave-vs-cave", seed, 1.0).choose(match.view(seat), match.options(seat)) for seed in range(60)
    }
    assert 1 < len(chosen) <= AMONG


def test_an_error_may_be_one_of_more_or_fewer_ways_to_begin() -> None:
    bot = make("careless@1/2", "cave-vs-cave", 1)
    assert isinstance(bot, CarelessBot)
    assert (bot.errs, bot.among) == (1.0, 2)
    match = later("cave-vs-cave", 40)
    seat = match.waiting()[0]
    chosen = {
        CarelessBot("cave-vs-cave", seed, 1.0, 1).choose(match.view(seat), match.options(seat)) for seed in range(20)
    }
    assert len(chosen) == 1


# -- a search that errs ----------------------------------------------------------------------------------------------


def test_a_search_errs_by_what_looks_good_at_first_sight() -> None:
    match = later("cave-vs-cave", 40)
    seat = match.waiting()[0]
    chosen = []
    for seed in range(60):
        bot = make("search@1/1", "cave-vs-cave", seed)
        assert isinstance(bot, SearchBot)
        line = bot.think(match.view(seat))
        assert bot.tree is not None
        tempts = tempting(bot.tree)
        assert line in tempts
        assert len(tempts) == len({one[0] for one in tempts})  # ways to begin, each carried on once
        assert bot.chosen == line  # what it has chosen is where its next thought goes on
        chosen.append(line[0])
    assert 1 < len(set(chosen)) <= AMONG


def test_a_search_errs_as_often_as_it_says() -> None:
    """Whoever errs thinks as before, and then takes something else."""
    match = later("cave-vs-cave", 40)
    view = match.view(match.waiting()[0])
    erred = []
    for seed in range(60):
        sure, bot = make("search@1", "cave-vs-cave", seed), make("search@1/0.4", "cave-vs-cave", seed)
        assert isinstance(sure, SearchBot)
        assert isinstance(bot, SearchBot)
        best = sure.think(view)
        erred.append(bot.think(view) != best)
        assert make("search@1/0", "cave-vs-cave", seed).think(view) == best  # type: ignore[attr-defined]
    assert 10 <= sum(erred) <= 28  # of 24 errors some are the best line all the same


# -- in time ---------------------------------------------------------------------------------------------------------


class Counted(Evaluation):
    """How many positions are valued, and how many answers are thought about at a question at most."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.values = 0
        self.questions = 0

    def value(self, state: State, seat: int) -> float:
        self.values += 1
        return self.evaluation.value(state, seat)

    def verdict(self, state: State, seat: int) -> float:
        self.values += 1
        return self.evaluation.verdict(state, seat)

    def answers(self, state: State, seat: int) -> list[int]:
        self.questions += 1
        return self.evaluation.answers(state, seat)

    def turn(self, state: State) -> int:
        return self.evaluation.turn(state)


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes on by so much whenever somebody looks at it."""

    def ticks() -> Iterator[float]:
        now = 0.0
        while True:
            yield now
            now += step

    clock = ticks()
    return lambda: next(clock)


def counted(bot: GreedyBot | SearchBot, step: float, seconds: float) -> tuple[PunctualBot, Counted]:
    watch = Counted(bot.evaluation)
    bot.evaluation = watch
    return PunctualBot(bot, seconds, ticking(step)), watch


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_be_hurried(game: str, level: str) -> None:
    bot = make(level, game, 1)
    assert isinstance(bot, PunctualBot)
    assert bot.seconds == levels.SECONDS[level] + levels.MORE
    assert bot.seconds < (6 if level == "master" else 3)
    assert bot.bot.evaluation is bot.hurry
    assert bot.watches == bot.bot.watches


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["hard", "master"])
def test_a_search_ends_before_its_limit(game: str, level: str) -> None:
    """Between the end of the search and the limit there is time for an iteration that has begun."""
    found = make(level, game, 1)
    assert isinstance(found, PunctualBot)
    bot = found.bot
    assert isinstance(bot, SearchBot)
    assert bot.turn_seconds is not None
    assert bot.turn_seconds < found.seconds


@pytest.mark.parametrize("game", GAMES)
def test_master_looks_at_more_than_hard_or_errs_less(game: str) -> None:
    for players, variant in tables(game):
        row = levels.levels_of(game, players, variant)
        hard, master = make(row.hard, game, 1), make(row.master, game, 1)
        assert isinstance(hard, SearchBot)
        assert isinstance(master, SearchBot)
        assert master.errs == 0
        assert master.iterations >= 4 * hard.iterations or hard.errs or not levels.is_step("master", game)


@pytest.mark.parametrize("game", GAMES)
def test_when_the_time_is_over_nothing_new_is_begun(game: str) -> None:
    """Every question then leads to one position at most: there is one line, which is followed to its end."""
    match = later(game, 40)
    seat = match.waiting()[0]
    options = match.options(seat)
    bot, seen = counted(GreedyBot(game, 1, width=4), 1.0, 0.0)
    assert bot.choose(match.view(seat), options) in [option.id for option in options]
    assert 0 < seen.values <= seen.questions <= 80


@pytest.mark.parametrize("game", GAMES)
def test_half_the_time_finds_less_and_still_an_answer(game: str) -> None:
    match = later(game, 40)
    seat = match.waiting()[0]
    options = match.options(seat)
    free, everything = counted(GreedyBot(game, 1, width=4), 0.0, 1.0)
    free.choose(match.view(seat), options)
    bot, seen = counted(GreedyBot(game, 1, width=4), 1.0, everything.questions / 2)
    assert bot.choose(match.view(seat), options) in [option.id for option in options]
    assert seen.values <= everything.values


@pytest.mark.parametrize("game", GAMES)
def test_a_slow_iteration_is_cut_short_and_still_gives_an_answer(game: str) -> None:
    match = later(game, 40)
    seat = match.waiting()[0]
    options = match.options(seat)
    looked = []
    for seconds in (10.0**9, 0.0):
        bot, seen = counted(SearchBot(game, 1, iterations=1), 1.0, seconds)
        assert bot.choose(match.view(seat), options) in [option.id for option in options]
        looked.append(seen.values)
    assert looked[1] < looked[0]


def test_a_hurry_passes_everything_else_on() -> None:
    """A new door of evaluations must be opened here, too."""
    doors = {name for name, _ in inspect.getmembers(Evaluation, callable) if not name.startswith("_")}
    assert doors == {"value", "verdict", "verdicts", "answers", "turn"}
    assert all(name in vars(Hurry) for name in doors)


def test_with_time_enough_a_hurried_bot_plays_as_ever() -> None:
    records = []
    for wrap in (False, True):
        match = start("cave-vs-cave")
        seated: list[bots.Bot] = [GreedyBot("cave-vs-cave", seat, width=2) for seat in range(2)]
        if wrap:
            seated = [PunctualBot(bot, 1.0, ticking(0.0)) for bot in seated if isinstance(bot, GreedyBot)]
        bots.play_match(match, seated)
        records.append(match.record.dumps())
    assert records[0] == records[1]


# -- the seconds of a turn -------------------------------------------------------------------------------------------


def test_the_thoughts_of_a_turn_share_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a second at every look: so many looks, so many iterations."""
    monkeypatch.setattr(search, "perf_counter", ticking(1.0))
    match = later("cave-vs-cave", 40)
    view = match.view(match.waiting()[0])
    bot = SearchBot("cave-vs-cave", 1, iterations=1000)
    bot.turn_seconds = 60.0
    spent = []
    for _ in range(4):
        before = bot.thought
        bot.think(view)
        spent.append(bot.thought - before)
    assert 8 <= spent[0] <= 40
    assert 0 < spent[3] <= 20
    assert bot.spent < 70
    bot.turn -= 1  # another turn than the last
    bot.think(view)
    assert bot.spent <= 42


def test_a_thought_ends_when_no_other_line_can_become_the_best_one(monkeypatch: pytest.MonkeyPatch) -> None:
    match = later("cave-vs-cave", 40)
    view = match.view(match.waiting()[0])
    bot = SearchBot("cave-vs-cave", 1, iterations=60)
    chosen = bot.think(view)
    assert bot.tree is not None
    assert bot.thought < 60
    assert bot.tree.lead() > 60 - bot.thought
    monkeypatch.setattr(search, "BETWEEN", 10**9)
    patient = SearchBot("cave-vs-cave", 1, iterations=60)
    assert patient.think(view) == chosen
    assert patient.thought == 60


def test_what_is_likelier_is_so_also_where_no_more_outcomes_are_tried() -> None:
    """Of the outcomes that a node of chance knows, one that stands there nine times is dealt nine times as often."""
    match = start("cave-vs-cave")
    bot = SearchBot("cave-vs-cave", 1, iterations=1)
    bot.think(match.view(match.waiting()[0]))
    assert bot.tree is not None
    node = Node()
    node.by_outcome = {0: Node(), 1: Node(), 2: Node(), 3: Node()}
    chance = Chance("die", 0, [0] * 9 + [1, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    dealer = SamplingDealer(Random(4))
    dealt = [bot.tree.outcome(node, chance, dealer) for _ in range(900)]
    assert set(dealt) == {0, 1}
    assert dealt.count(0) > 6 * dealt.count(1)


def test_a_level_goes_on_where_another_stood() -> None:
    """Its bot may be that of another table than at first, and has a luck of its own."""
    level, other = make("master", "caverna", 1), make("master", "caverna", 1)
    assert isinstance(level, LevelBot)
    assert isinstance(other, LevelBot)
    level.sit(permonik.Match.start("caverna", players=7, seed=1).view(0))
    assert level.called != other.called
    level.rng.random()
    level.bot.resume(make(level.called, "caverna", 2).memory())  # as if it had thought for a while
    other.resume(pickle.loads(pickle.dumps(level.memory())))
    assert other.called == level.called
    assert other.memory() == level.memory()
