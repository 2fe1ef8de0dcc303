"""The doors of the game: Cave vs Cave as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from permonik.games.cave_vs_cave import (
    books,
    encode,
    evaluate,
    judge,
    opinions,
    plain,
    reasons,
    scoring,
    shown,
    view,
    wording,
)
from permonik.games.cave_vs_cave.actions import DECKS, LINES, TABLE
from permonik.games.cave_vs_cave.cave import new_cave
from permonik.games.cave_vs_cave.chances import RemoveLight, StartPlayer
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.steps import STEPS, NewRound
from permonik.games.cave_vs_cave.tables import (
    AT_START,
    DARK,
    DRAW_PILE_SOLO,
    GOLD,
    LIGHT,
    LIGHT_REMOVED_SOLO,
    WALLS,
)
from permonik.kernel.game import Game, Option, OptionValue, View
from permonik.kernel.message import Message, Moved, Score
from permonik.kernel.reason import Reason
from permonik.kernel.recall import Recall
from permonik.minds.doors import Minded
from permonik.minds.encoding import Observation
from permonik.minds.evaluation import Evaluation
from permonik.minds.judge import Judge


class CaveVsCave(Game, Minded):
    """Caverna: Cave vs Cave, Era I, for one or two players."""

    id = "cave-vs-cave"
    rules_version = 1
    players = (1, 2)
    private = False
    table = TABLE
    decks = DECKS
    lines = LINES
    steps = STEPS
    view_type = view.CaveView
    shown_type = shown.Shown

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> CaveState:
        solo = players == 1
        state = CaveState(
            [],
            caves=[new_cave() for _ in range(players)],
            taken=[0] * players,
        )
        state.up = AT_START
        state.shelf = tuple(bits(AT_START))
        state.display = sum(1 << room for room in LIGHT)
        state.unseen = sum(1 << room for room in DARK)
        state.walls = WALLS
        state.pile = DRAW_PILE_SOLO if solo else 0
        state.cavern = True
        if solo:
            state.then(*[RemoveLight(slot) for slot in range(LIGHT_REMOVED_SOLO)], NewRound())
        else:
            state.then(StartPlayer(), NewRound())
        return state

    def view(self, state: CaveState, seat: int | None) -> View:
        return cast(View, view.view(state, seat))

    def shown(self, state: CaveState, seat: int | None) -> View:
        return cast(View, shown.shown(state))

    def recall(self, view_: View) -> Recall:
        return view.CaveRecall(view_)

    def scores(self, state: CaveState) -> list[Score]:
        scores = []
        for cave in state.caves:
            parts = [("score-rooms", scoring.room_points(cave)), ("score-gold", cave.goods[GOLD])]
            scores.append(Score(scoring.total(cave), parts))
        return scores

    def winners(self, state: CaveState) -> tuple[int, ...]:
        return scoring.winners(state)

    def observation(self, players: int) -> Observation:
        return encode.observation(players)

    encode = staticmethod(encode.encode)  # the compiled function itself: a detour would cost as much as a piece of it

    def favourites(self) -> dict[str, str]:
        return {"furnished": "room"}

    def dump(self, state: CaveState) -> dict[str, Any]:
        return cast(dict[str, Any], plain.dump(state))

    def restore(self, data: Mapping[str, Any]) -> CaveState:
        return plain.restore(data)

    def moved(self, line: Message) -> list[Moved]:
        return books.moved(line)

    def turn(self, state: CaveState) -> int:
        return state.round << 4 | state.turns

    def holdings(self, state: CaveState, seat: int) -> list[tuple[str, int]]:
        return scoring.holdings(state.caves[seat])

    def evaluation(self, weights: Mapping[str, float] | None = None) -> Evaluation:
        return evaluate.evaluation(weights)

    def judge(self) -> Judge:
        return judge.judge()

    def opinion(self, rng: Random) -> Evaluation:
        return opinions.opinion(rng)

    def question(self, state: CaveState, seat: int) -> Message:
        return wording.question(state, seat, super().question(state, seat))

    def describe(self, state: CaveState, seat: int, action: int) -> Option:
        return wording.describe(state, seat, action, super().describe(state, seat, action))

    def why_not(self, state: CaveState, seat: int, action: int) -> Reason:
        return reasons.why_not(state, seat, action)

    def remark(self, state: CaveState) -> Message | None:
        return wording.remark(state)


GAME = CaveVsCave()
