"""Many games stepped in one call, for learners: the whole loop is in the compiled engine."""

from __future__ import annotations

from random import Random
from typing import Any

from permonik.minds.episode import Encode, Episode


class EpisodeBatch:
    """One seat in each of many games; the other seats answer at random.

    rows, masks  a buffer for each game, into which its observation and its legal actions are written
    episodes, rngs  the games and what the others are drawn from: whoever deals puts them here
    longest      choices; a game that comes so far is over for the learner
    illegal      after a step: the games whose action was none of the legal ones; nothing happened in them
    """

    def __init__(self, seat: int, encode: Encode, size: int, rows: list[Any], masks: list[Any], longest: int) -> None:
        self.seat = seat
        self.encode = encode
        self.size = size
        self.rows = rows
        self.masks = masks
        self.longest = longest
        self.episodes: list[Episode] = []
        self.rngs: list[Random] = []
        self.illegal: list[int] = []

    def step(self, actions: list[int]) -> list[int]:
        """An answer in every game. Returns those in which the seat is not asked again: over, too long, or illegal."""
        seat = self.seat
        apart: list[int] = []
        self.illegal = []
        for number in range(len(actions)):
            episode = self.episodes[number]
            action = actions[number]
            if action not in episode.actions:
                self.illegal.append(number)
                apart.append(number)
                continue
            episode.choose(action)
            if episode.seat != seat:
                episode.choose_for_others(seat, self.rngs[number], self.longest)
            if episode.seat == seat and episode.choices < self.longest:
                episode.show(seat, self.encode, self.rows[number], self.size, self.masks[number])
            else:
                apart.append(number)
        return apart
