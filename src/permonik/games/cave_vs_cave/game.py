"""The doors of the room: Cave vs Cave as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from permonik.games.cave_vs_cave import evaluate, plain, scoring, view
from permonik.games.cave_vs_cave.actions import DECKS, DO, FURNISH, LINES, PLACE, SURCHARGE_IN, TABLE, USE
from permonik.games.cave_vs_cave.cave import new_cave
from permonik.games.cave_vs_cave.chances import RemoveLight, StartPlayer
from permonik.games.cave_vs_cave.effects import PaySurcharge, surcharge
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.steps import STEPS, NewRound
from permonik.games.cave_vs_cave.tables import (
    AT_START,
    COST,
    DARK,
    DRAW_PILE_SOLO,
    EFFECT_IDS,
    EFFECTS,
    FOR_GOLD,
    GOLD,
    GOODS,
    LIGHT,
    LIGHT_REMOVED_SOLO,
    POINTS,
    WALLS,
    Bundle,
)
from permonik.kernel.evaluation import Evaluation
from permonik.kernel.game import Game, Option, OptionValue, View
from permonik.kernel.message import Arg, Message, Score
from permonik.kernel.recall import Recall


class CaveVsCave(Game):
    """Caverna: Cave vs Cave, Era I, for one or two players."""

    id = "cave-vs-cave"
    rules_version = 1
    players = (1, 2)
    table = TABLE
    decks = DECKS
    lines = LINES
    steps = STEPS

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> CaveState:
        solo = players == 1
        state = CaveState(
            [],
            [new_cave() for _ in range(players)],
            start=0,
            round=0,
            turn=0,
            up=AT_START,
            taken=[0] * players,
            display=sum(1 << room for room in LIGHT),
            unseen=sum(1 << room for room in DARK),
            removed=0,
            walls=WALLS,
            pile=DRAW_PILE_SOLO if solo else 0,
            cavern=True,
            tile=-1,
            done=0,
            used=0,
            uses=0,
            room=-1,
            room_done=0,
            dug=0,
            sold=False,
        )
        if solo:
            state.then(*[RemoveLight(slot) for slot in range(LIGHT_REMOVED_SOLO)], NewRound())
        else:
            state.then(StartPlayer(), NewRound())
        return state

    def view(self, state: CaveState, seat: int | None) -> View:
        return view.view(state, seat)

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

    def dump(self, state: CaveState) -> dict[str, Any]:
        return plain.dump(state)

    def restore(self, data: Mapping[str, Any]) -> CaveState:
        return plain.restore(data)

    def evaluation(self, weights: Mapping[str, float] | None = None) -> Evaluation:
        return evaluate.evaluation(weights)

    def describe(self, state: CaveState, seat: int, action: int) -> Option:
        """Adds what a furnishing costs and brings; a part of a tile or room is worded by itself."""
        option = super().describe(state, seat, action)
        message = option.message
        if DO <= action < USE:
            source = f"effect:{EFFECT_IDS[action - DO]}"
            return option._replace(message=Message(-1, f"effect-{EFFECT_IDS[action - DO]}", {}, [source]))
        if FURNISH <= action < PLACE:
            room = action - FURNISH
            extra: dict[str, Arg] = {"cost": amounts(COST[room]), "points": POINTS[room]}
            return option._replace(message=message._replace(args={**message.args, **extra}))
        if SURCHARGE_IN <= action < SURCHARGE_IN + 2:
            step = state.open(seat)
            assert isinstance(step, PaySurcharge)
            for kind, amount in EFFECTS[step.number].surcharges:
                if (kind == FOR_GOLD) == (action == SURCHARGE_IN + 1):
                    due: dict[str, Arg] = {"amount": surcharge(state, kind, amount)}
                    return option._replace(message=message._replace(args={**message.args, **due}))
        return option


def amounts(goods: Bundle) -> Arg:
    """Goods as an enumeration of messages, each with its number."""
    return [{"id": f"amount-{GOODS[good]}", "args": {"n": amount}} for good, amount in goods]


GAME = CaveVsCave()
