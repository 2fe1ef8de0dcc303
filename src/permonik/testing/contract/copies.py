"""A copy is equal and shares nothing that can change (contract 2 and 3)."""

from __future__ import annotations

import copy
import gc
import json
import pickle
from random import Random
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.fixed import Fixed
from permonik.kernel.match import Match
from permonik.kernel.playout import Played as Tally
from permonik.kernel.playout import play_out
from permonik.kernel.state import State
from permonik.kernel.step import Step
from permonik.testing.contract.play import CAP, Count, Played, sampled
from permonik.testing.contract.setups import Broken

# What may be shared: it never changes. Steps and `Fixed` are so by design; a tuple is followed, not shared blindly.
CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)
FIXED = (int, str, bytes, float, type(None), Step, Fixed, *CODE)

# Entries of a long game that are looked at. A clone is played to the end from each.
STORED = 60
CLONED = 20


def check_plain(game: Played, count: Count) -> None:
    """`restore(dump(s))` equals `s`, through JSON, and so does a pickled copy."""
    rules = game.setup.rules
    for match in sampled(game, "storage", STORED):
        state = match.state
        data = rules.dump(state)
        through = json.loads(json.dumps(data))
        if through != data:
            raise Broken(f"{where(game, match)}: dump() is not plain JSON")
        stored = [rules.restore(data), rules.restore(through), pickle.loads(pickle.dumps(state)), copy.deepcopy(state)]
        for other in stored:
            if other.key() != state.key() or rules.dump(other) != data or other.waiting() != state.waiting():
                raise Broken(f"{where(game, match)}: the position is another after dump and restore")
            check_separate(game, match, state, other)
        count.entries += 1
    count.games += 1


def check_clone(game: Played, count: Count) -> None:
    """A clone is equal, silent and separate; playing it to the end leaves the original as it was."""
    rules = game.setup.rules
    rng = game.rng("clone")
    for match in sampled(game, "clone", CLONED):
        state = match.state
        before, key = rules.dump(state), state.key()
        twin = state.clone()
        if twin.key() != key or rules.dump(twin) != before or twin.loud or hash(twin.key()) != hash(key):
            raise Broken(f"{where(game, match)}: the clone is not equal")
        if type(twin) is not type(state):
            raise Broken(f"{where(game, match)}: the clone is a {type(twin).__name__}")
        check_separate(game, match, state, twin)
        play_out(twin, rng, SamplingDealer(rng), Tally(), CAP)
        if state.key() != key or rules.dump(state) != before:
            raise Broken(f"{where(game, match)}: playing the clone changed the original")
        count.entries += 1
    count.games += 1


def check_separate(game: Played, match: Match, one: State, other: State) -> None:
    shared = changeable(one) & changeable(other)
    if shared:
        things = [thing for thing in gc.get_objects() if id(thing) in shared]
        raise Broken(f"{where(game, match)}: the copy shares {things}")


def changeable(state: State) -> set[int]:
    """The ids of all objects that a state is made of and that can change."""
    found: set[int] = set()
    seen: set[int] = set()
    todo: list[object] = [state]
    while todo:
        thing = todo.pop()
        if type(thing) is int or isinstance(thing, FIXED) or id(thing) in seen:
            continue
        seen.add(id(thing))
        if not isinstance(thing, (tuple, frozenset)):
            found.add(id(thing))
        todo.extend(gc.get_referents(thing))
    return found


def where(game: Played, match: Match) -> str:
    return f"{game.name}, entry {len(match.record.entries)}"


def playable(state: State, rng: Random) -> None:
    """Plays a copy to the end; whatever goes wrong there comes out here."""
    play_out(state.clone(), rng, SamplingDealer(rng), Tally(), CAP)
