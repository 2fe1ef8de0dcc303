"""Bots are fair: they are handed what their seat may know, and what it cannot know does not change their answers."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

import permonik
from permonik import bots
from permonik.arena.plan import make_plan
from permonik.arena.table import seated
from permonik.bots import ProcessBot
from permonik.bots.play import tell, witnesses
from permonik.housekeeping.questions import Question
from permonik.kernel.dealer import SeededDealer
from permonik.kernel.game import Option, View
from permonik.kernel.record import Decision, Record, Seal
from permonik.kernel.state import State
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.play import Played, play, retraced
from permonik.testing.contract.setups import Setup

HELPERS = Helpers(Path(__file__).parents[1] / "games")
TABLES = {"cave-vs-cave": 2, "rivals": 2, "saboteur": 4, "caverna": 3}
BOTS = ("careless@1", "careless@1/99", "greedy", "search@3")
POSITIONS = 6  # of a match, spread over it
SEED = 77


@cache
def played(game: str) -> Played:
    return play(Setup(game, TABLES[game], ()), 0, "sensible")


@cache
def positions(game: str) -> list[tuple[int, int]]:
    """(entries, seat): moments of the match at which a seat has something to choose."""
    found = []
    for match in retraced(played(game).record):
        for seat in match.waiting():
            if len(match.options(seat)) > 2:
                found.append((len(match.record.entries), seat))
    return [found[(2 * number + 1) * len(found) // (2 * POSITIONS)] for number in range(POSITIONS)]


def beginning(game: str, entries: int) -> Record:
    record = played(game).record
    return Record(record.header, record.entries[:entries], record.seal)


def answer(record: Record, seat: int, bot: str) -> int:
    """What a bot says at the end of a record, when it has seen the rest of the match from its seat."""
    with bots.make(bot, record.header.game, SEED) as thinker:
        match = None
        seen: list[View] = []
        for match in retraced(record, record.seal):
            last = match.record.entries[-1] if match.record.entries else None
            if seen and isinstance(last, Decision):
                tell(thinker, seat, seen[0], last.seat, last.action)
            following = len(match.record.entries)
            coming = record.entries[following] if following < len(record.entries) else None
            watched = thinker.watches and isinstance(coming, Decision) and seat in witnesses(match, coming.seat)
            seen = [match.view(seat)] if watched else []
        assert match is not None
        return thinker.choose(match.view(seat), match.options(seat))


# -- what a seat cannot know ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("bot", BOTS)
def test_answers_are_the_same_in_a_world_that_the_seat_cannot_tell_apart(game: str, bot: str) -> None:
    """The other world is a legal match, made by another hand from the rules of hidden information (resample.py)."""
    resample = HELPERS.load(game, "resample", "resample").resample
    private = permonik.load(game).private  # otherwise only the future is hidden, which lies with the seal
    others = 0
    for entries, seat in positions(game):
        here = beginning(game, entries)
        there = resample(Record(here.header, list(here.entries)), seat, Random(entries))
        others += there.entries != here.entries if private else there.seal != here.seal
        assert answer(there, seat, bot) == answer(here, seat, bot), f"seat {seat} after {entries} entries"
    assert others > 0


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("bot", BOTS)
def test_answers_are_the_same_when_the_hidden_world_is_imagined_anew(game: str, bot: str) -> None:
    rules = permonik.load(game)
    for entries, seat in positions(game):
        (*_, match) = retraced(beginning(game, entries))
        view, options = match.view(seat), match.options(seat)
        world = rules.recall(view).fill(Random(entries))
        with bots.make(bot, game, SEED) as one, bots.make(bot, game, SEED) as other:
            assert other.choose(rules.view(world, seat), options) == one.choose(view, options)


# -- what a bot is handed ------------------------------------------------------------------------------------------


def assert_plain(value: object) -> None:
    """Nothing in it leads anywhere: only what JSON can write."""
    assert json.loads(json.dumps(value)) == value


def reachable(root: object) -> Iterator[object]:
    """Everything that an object holds, and what that holds. What a module or a class knows is not held by anybody."""
    waiting, known = [root], {id(root)}
    while waiting:
        one = waiting.pop()
        yield one
        held = (
            [*(one.__closure__ or ()), one.__defaults__, one.__kwdefaults__]
            if isinstance(one, FunctionType)
            else gc.get_referents(one)
        )
        for part in held:
            if id(part) not in known and not isinstance(part, ModuleType | type | BuiltinFunctionType):
                known.add(id(part))
                waiting.append(part)


def secrets_held(bot: object, match: permonik.Match) -> list[object]:
    """What a bot holds of a match beyond what it was handed."""
    forbidden = (permonik.Match, Record, Seal, SeededDealer)
    return [one for one in reachable(bot) if isinstance(one, forbidden) or one is match.state or one is match.seal]


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_in_the_same_process_holds_nothing_of_the_match(game: str, bot: str) -> None:
    """As the arena and the terminal seat it; checked before and after it has played some turns."""
    match = permonik.Match.start(game, players=TABLES[game], seed=5, nonce="n")
    plan = make_plan(game, TABLES[game], None, [bot], 1)
    thinker = seated(plan, bot, SEED)
    assert secrets_held(thinker, match) == []
    rng = Random(2)
    asked = 0
    while asked < 3:
        seat = match.waiting()[0]
        if seat == 0:
            asked += len(match.options(seat)) > 1
            match.choose(seat, bots.ask(match, seat, thinker))
        else:
            match.choose(seat, rng.choice(match.options(seat)).id)
    assert secrets_held(thinker, match) == []


@pytest.mark.parametrize(
    "hide",
    [lambda m: m, lambda m: m.state, lambda m: [{"x": m.seal}], lambda m: lambda: m],
    ids=["match", "state", "in a list", "in a function"],
)
def test_the_search_for_secrets_would_find_them(hide: Callable[[permonik.Match], object]) -> None:
    match = permonik.Match.start("cave-vs-cave", players=2, seed=5, nonce="n")
    bot: Any = bots.make("greedy", "cave-vs-cave", SEED)
    bot.pocket = hide(match)
    assert secrets_held(bot, match)


class Pocket(bots.Bot):
    """Keeps everything that it is handed."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.views: list[View] = []

    def choose(self, view: View, options: list[Option]) -> int:  # type: ignore[override]
        self.views.append(view)
        assert all(type(option) is Option for option in options)
        return options[len(self.views) % len(options)].id


@pytest.mark.parametrize("game", TABLES)
def test_a_bot_is_handed_plain_data_of_its_own_seat(game: str) -> None:
    match = permonik.Match.start(game, players=TABLES[game], seed=5, nonce="n")
    pockets = [Pocket(game, seat) for seat in range(TABLES[game])]
    for _ in range(60):
        if not match.over:
            seat = match.waiting()[0]
            match.choose(seat, bots.ask(match, seat, pockets[seat]))
    assert sum(len(pocket.views) for pocket in pockets) > 20
    for seat, pocket in enumerate(pockets):
        for view in pocket.views:
            assert view["seat"] == seat
            assert_plain(view)
        assert not [one for one in reachable(pocket) if isinstance(one, State)]


# -- processes of their own ----------------------------------------------------------------------------------------


def test_an_isolated_bot_of_the_arena_is_a_process_that_is_sent_lines() -> None:
    plan = make_plan("cave-vs-cave", 2, None, ["greedy"], 1, isolated=True)
    match = permonik.Match.start("cave-vs-cave", players=2, seed=5, nonce="n")
    with seated(plan, "greedy", SEED) as bot:
        assert isinstance(bot, ProcessBot)
        assert bot.process.args[1:] == [  # type: ignore[index]
            *("-m", "permonik.bots.worker", "greedy", "--game", "cave-vs-cave", "--seed", str(SEED))
        ]
        seat = match.waiting()[0]
        with bots.make("greedy", "cave-vs-cave", SEED) as home:
            assert bots.ask(match, seat, bot) == bots.ask(match, seat, home)
        assert secrets_held(bot, match) == []


@pytest.mark.parametrize("game", TABLES)
def test_the_line_to_a_bot_of_the_server_says_what_its_seat_knows(game: str) -> None:
    """A worker of the server knows this line and nothing else."""
    for entries, seat in positions(game):
        (*_, match) = retraced(beginning(game, entries))
        view, options = match.view(seat), match.options(seat)
        question = Question("table/0", "hard", game, SEED, view, options)
        said = json.loads(json.dumps({**question.data(), "ask": 3}))
        assert set(said) <= {"ask", "key", "bot", "game", "seed", "view", "options", "seen", "hint", "drafted"}
        assert said["hint"] is False
        assert said["view"] == view
        assert [option["id"] for option in said["options"]] == [option.id for option in options]
        assert [set(option) for option in said["options"]] == [{"id", "text", "message", "targets"}] * len(options)
        assert not said.get("seen")
