"""What a game says of its secrets is true: `private` and `known` are proved, not believed.

The house trusts both. A running match of an open game may be forked and studied by anybody, and an answer that shows
nobody anything may be taken back without asking. A game that says too little would hand out hands.
"""

from __future__ import annotations

from random import Random

from permonik.kernel.game import Game
from permonik.kernel.match import Match
from permonik.kernel.record import Dealt, Decision
from permonik.kernel.state import State
from permonik.kernel.step import CHANCE, EVERYONE
from permonik.testing.contract.play import Count, Played, sampled
from permonik.testing.contract.setups import Broken

LOOKS = 60  # at a long game


def check_open(game: Played, count: Count) -> None:
    """A game that is not private: all views are one but for `seat`, and every entry is for everybody."""
    for number, entry in enumerate(game.record.entries):
        if isinstance(entry, (Decision, Dealt)) and entry.audience != EVERYONE:
            raise Broken(f"{game.name}: {game.setup.game} is not private, but entry {number} is for some only")
    for match in sampled(game, "open", LOOKS):
        number = len(match.record.entries)
        views = [{**match.view(seat), "seat": None} for seat in [None, *range(match.players)]]
        if any(view != views[0] for view in views):
            raise Broken(f"{game.name}: {game.setup.game} is not private, but views differ after entry {number - 1}")
    log = Match.replay(game.record).told
    if any(audience != EVERYONE for audience in log.audiences):
        raise Broken(f"{game.name}: {game.setup.game} is not private, but a line of the log is for some only")
    count.games += 1
    count.entries += len(game.record.entries)


def check_known(game: Played, count: Count) -> None:
    """A decision by which an observer can tell two worlds apart that were alike to him lets `known` grow.

    The other world is one that he imagines. An answer that is not possible there, or that shows him another thing
    there, has told him something. This holds for the seat itself that answers, too: whoever draws a card that somebody
    else has seen asks no dealer, and only `known` says that there is no free way back.
    """
    rng = game.rng("known")
    rules = game.setup.rules
    decisions = dict(enumerate(game.record.entries))
    for match in sampled(game, "known", LOOKS):
        entry = decisions.get(len(match.record.entries))
        if not isinstance(entry, Decision):
            continue
        here = match.state
        after = played_on(here, entry)
        assert after is not None  # it was played
        if after.turn() == CHANCE:
            continue  # what is dealt cannot be taken back anyway
        for observer in [None, *range(match.players)]:
            if not reaches(entry.audience, observer):
                continue  # to him the same answer may have been another one
            bit = match.players if observer is None else observer
            if rules.known(after, bit) & ~rules.known(here, bit):
                continue
            other = played_on(rules.imagine(rules.view(here, observer), rng), entry)
            count.entries += 1
            if other is None or seen(rules, after, observer, rng) != seen(rules, other, observer, rng):
                raise Broken(
                    f"{game.name}, entry {len(match.record.entries)}: {rules.text(entry.action)!r} showed observer "
                    f"{observer} something, and `known` has not grown"
                )
    count.games += 1


def played_on(state: State, entry: Decision) -> State | None:
    """The position after the entry; None where it cannot be played there."""
    if entry.seat not in state.waiting() or entry.action not in state.actions(entry.seat):
        return None
    after = state.clone()
    after.loud = True
    after.apply(entry.seat, entry.action)
    return after


def seen(rules: Game, state: State, observer: int | None, rng: Random) -> tuple[object, object]:
    """What the entry told an observer, and what he sees then.

    In an imagined world cards are dealt that somebody knows in the real one: who knows what others see is not
    imagined. They are for those others alone.
    """
    while state.turn() == CHANCE and not reaches(state.open(CHANCE).audience(state), observer):
        state.apply(CHANCE, rng.choice(state.open(CHANCE).chance(state).outcomes))
    told = [(line, args) for line, args, audience in state.said if reaches(audience, observer)]
    return told, rules.view(state, observer)


def reaches(audience: int, observer: int | None) -> bool:
    return audience < 0 or (observer is not None and bool(audience >> observer & 1))
