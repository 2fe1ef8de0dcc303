"""After the end: who could know what when, and how suspicion moved, from what each seat could know at the time.

Suspicion is what a careful watcher makes of the deeds (`belief.py`): how likely each player is a saboteur, by the roles
that the watcher cannot exclude and by what all have seen. The last of the watchers sees only what everybody sees.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from permonik.games.saboteur.actions import CLAN_CARD, CORNER, GOAL_CARD
from permonik.games.saboteur.belief import Model, SabBelief
from permonik.games.saboteur.evaluate import SabEvaluation
from permonik.games.saboteur.possible_roles import World, worlds_of
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import read
from permonik.kernel.match import Match
from permonik.kernel.message import SEAT, Arg, word
from permonik.kernel.record import Dealt, Decision, Record
from permonik.kernel.step import CHANCE
from permonik.minds.hindsight import Fact, Hindsight, Suspicion

SHARPNESS: Final = 3  # digits of a probability


class Watcher:
    """A seat, or (behind the seats) somebody who only looks on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.belief = SabBelief(SabEvaluation(read("greedy.toml")), Model(read("belief.toml")))
        self.points: list[tuple[int, list[float]]] = []

    def note(self, entries: int, s: SabState) -> None:
        """What the watcher believes now, if that is something new."""
        worlds = worlds_of(s, self.seat)
        if worlds:
            chances = self.chances(worlds, s.players)
            if not self.points or self.points[-1][1] != chances:
                self.points.append((entries, chances))

    def chances(self, worlds: list[World], players: int) -> list[float]:
        weights = self.belief.weights(worlds)
        found: list[float] = []
        for seat in range(players):
            total = 0.0
            for (mask, _), weight in zip(worlds, weights, strict=True):
                if mask >> seat & 1:
                    total += weight
            found.append(round(min(1.0, total), SHARPNESS))
        return found


def hindsight(record: Record) -> Hindsight:
    """Of a finished match. What was taken back is left out."""
    start = Match(Record(record.header), None)
    rules, players = start.game, start.players
    s = start.state
    assert isinstance(s, SabState)
    s.loud = False
    watchers = [Watcher(seat) for seat in range(players + 1)]
    facts: list[Fact] = []
    for number in record.folded():
        entry = record.entries[number]
        clans, goals, looked = s.clan_knows[:], s.goal_knows[:], s.aside
        if isinstance(entry, Dealt):
            s.apply(CHANCE, entry.outcome)
        elif isinstance(entry, Decision):
            if len(s.actions(entry.seat)) > 1:
                for one in watchers:
                    view = rules.view(s, None if one.seat == players else one.seat)
                    one.belief.watch(view, entry.seat, entry.action)
            s.apply(entry.seat, entry.action)
        else:
            continue
        if s.over:
            break
        facts += learned(number + 1, s, clans, goals, looked)
        if isinstance(entry, Decision) or clans != s.clan_knows:
            for one in watchers:
                one.note(number + 1, s)
    return Hindsight(
        [bool(card & 1) for card in s.clan],
        facts,
        [Suspicion(None if one.seat == players else one.seat, one.points) for one in watchers],
    )


def learned(entries: int, s: SabState, clans: list[int], goals: list[int], looked: tuple[int, ...]) -> list[Fact]:
    """Who knows since the last entry what somebody else holds, or what a goal card is."""
    found: list[Fact] = []
    for seat, card in enumerate(s.clan):
        if clans[seat]:  # while it is dealt, its owner alone learns it
            told: dict[str, Arg] = {"seat": word(SEAT, seat), "role": word(CLAN_CARD, card)}
            found += news(entries, s, s.clan_knows[seat] & ~clans[seat], "hindsight-role", told)
    for corner, goal in enumerate(s.goals):
        if goal >= 0:
            told = {"corner": word(CORNER, corner), "goal": word(GOAL_CARD, goal)}
            found += news(entries, s, s.goal_knows[corner] & ~goals[corner], "hindsight-goal", told)
    if s.aside != looked:
        fresh = Counter(s.aside)
        fresh.subtract(looked)
        for card in fresh.elements():
            found += news(entries, s, 1 << s.left[0], "hindsight-aside", {"role": word(CLAN_CARD, card)})
    return found


def news(entries: int, s: SabState, who: int, id: str, told: dict[str, Arg]) -> list[Fact]:
    """`who`: a mask of seats; with the bit of those who look on, all know it."""
    if who >> s.players & 1:
        return [Fact(entries, None, f"{id}-all", told)]
    found: list[Fact] = []
    for seat in range(s.players):
        if who >> seat & 1:
            found.append(Fact(entries, seat, id, {"who": word(SEAT, seat)} | told))
    return found
