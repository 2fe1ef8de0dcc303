"""What cannot be chosen says why: truly, from what the seat knows, in words (contract 10).

lifts.py of each game's tests holds `lift(state, seat, action, reason) -> State | None`: a copy of the position in
which that reason is gone (the stone is there, the wall is laid), or None for a kind that no gift can lift, all of which
its `STAYS` names. Afterwards the answer is legal, or another reason holds. `COUNTED` names the kinds whose amount is
how much is lacking: with one less of it than was named exactly one is still lacking.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any, Final

from permonik.kernel.game import Game
from permonik.kernel.match import Match
from permonik.kernel.reason import GENERAL, NO_REASON, Reason, barred
from permonik.testing.contract.effort import sample
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.play import Count, Played, retraced
from permonik.testing.contract.setups import Broken
from permonik.words import LANGUAGES, Words

LOOKS: Final = 60  # moments of a long game
AT_ONCE: Final = 12  # answers of one question
MOST_GENERAL: Final = 0.02
NAMES: Final = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Františka", "Gustav", "Hana")


class Tally:
    """How many reasons were given, and how many of them explain nothing."""

    def __init__(self) -> None:
        self.given = 0
        self.general = 0
        self.worded: set[tuple[str, str]] = set()

    def check(self, where: str) -> None:
        if self.general > MOST_GENERAL * self.given:
            raise Broken(f"{where}: {self.general} of {self.given} reasons are general ones")


def check_reasons(game: Played, count: Count, helpers: Helpers, tally: Tally) -> None:
    rng = game.rng("reasons")
    rules = game.setup.rules
    looks = sample(rng, len(game.record.entries), LOOKS)
    for number, match in enumerate(retraced(game.record)):
        if number in looks:
            for seat in match.waiting():
                check_question(game.name, rules, match, seat, rng, helpers, tally)
            count.entries += 1
    count.games += 1


def check_question(
    where: str, rules: Game, match: Match, seat: int, rng: Random, helpers: Helpers, tally: Tally
) -> None:
    state = match.state
    actions = barred(state, seat)
    if not actions:
        return
    lifts = helpers.load(rules.id, "lifts", "lift", "STAYS", "COUNTED")
    chosen = rng.sample(actions, min(AT_ONCE, len(actions)))
    world = rules.imagine(rules.view(state, seat), rng)
    for action in chosen:
        here = f"{where}, entry {len(match.record.entries)}, {rules.text(action)!r}"
        reason = rules.why_not(state, seat, action)
        tally.given += 1
        tally.general += reason.kind == GENERAL
        if rules.why_not(world, seat, action) != reason:
            raise Broken(f"{here}: the reason {reason} is told by what the seat does not know")
        check_words(here, rules, reason, tally)
        if not rules.describe(state, seat, action).message.id:
            raise Broken(f"{here}: an answer that cannot be given has no name")
        if reason.kind != GENERAL:
            check_lift(here, rules, state, seat, action, reason, lifts)


def check_words(where: str, rules: Game, reason: Reason, tally: Tally) -> None:
    if (reason.kind, reason.what) in tally.worded:
        return
    tally.worded.add((reason.kind, reason.what))
    for lang in LANGUAGES:
        text = Words(rules, lang, strict=True).message(reason.message(), NAMES)
        if not text or "{" in text or "‹" in text:
            raise Broken(f"{where}: {reason} is not worded in {lang}: {text!r}")


def check_lift(where: str, rules: Game, state: Any, seat: int, action: int, reason: Reason, lifts: Any) -> None:
    stays: Collection[str] = lifts.STAYS
    lifted = lifts.lift(state.clone(), seat, action, reason)
    if lifted is None:
        if reason.kind not in stays:
            raise Broken(f"{where}: nothing lifts the reason {reason}")
        return
    if action not in lifted.actions(seat) and rules.why_not(lifted, seat, action) == reason:
        raise Broken(f"{where}: {reason} was lifted, and is still the reason")
    counted: Collection[str] = lifts.COUNTED
    if reason.kind in counted:
        check_amount(where, rules, state, seat, action, reason, lifts)


def check_amount(where: str, rules: Game, state: Any, seat: int, action: int, reason: Reason, lifts: Any) -> None:
    """What is lacking is told to the last one: neither less than that, nor more."""
    if reason.amount < 1:
        raise Broken(f"{where}: {reason} lacks nothing")
    last = reason._replace(amount=1)
    for given, still in ((reason.amount - 1, True), (reason.amount, False)):
        position = lifts.lift(state.clone(), seat, action, reason._replace(amount=given))
        left = NO_REASON if action in position.actions(seat) else rules.why_not(position, seat, action)
        if (left == last) != still:
            raise Broken(f"{where}: with {given} more {reason} leaves {left}")
