"""The doors of the game: Caverna as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, cast

from permonik.games.caverna import (
    books,
    encode,
    evaluate,
    judge,
    obvious,
    opinions,
    plain,
    reasons,
    scoring,
    shown,
    view,
    weighty,
    wording,
)
from permonik.games.caverna.actions import DECKS, DO, LINES, STOP, TABLE
from permonik.games.caverna.anytime import is_anytime
from permonik.games.caverna.course import NewRound, StartPlayer
from permonik.games.caverna.flow import NextPart
from permonik.games.caverna.home import WAITING
from permonik.games.caverna.placing import BuildStable, Fence, PlaceHalf, PlaceSingle, PlaceTwin
from permonik.games.caverna.roomtables import BASIC, FULL
from permonik.games.caverna.spacetables import PARTS, PREPRINTED
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.steps import STEPS
from permonik.games.caverna.survey import new_home
from permonik.games.caverna.tables import LAST_ROUND, SOLO_FOOD, SPACES, track
from permonik.kernel.errors import BadOption
from permonik.kernel.game import Game, GameOption, Option, OptionValue, View
from permonik.kernel.message import Message, Moved, Score
from permonik.kernel.reason import Reason
from permonik.kernel.recall import Recall
from permonik.minds.doors import Minded
from permonik.minds.encoding import Observation
from permonik.minds.evaluation import Evaluation
from permonik.minds.judge import Judge


class Caverna(Game, Minded):
    """Caverna: The Cave Farmers, for one to seven players."""

    id = "caverna"
    rules_version = 1
    players = (1, 2, 3, 4, 5, 6, 7)
    private = False
    certain = (1,)
    table = TABLE
    decks = DECKS
    lines = LINES
    steps = STEPS
    view_type = view.View
    shown_type = shown.Shown

    def options(self) -> tuple[GameOption, ...]:
        return (
            GameOption("set", ("basic", "full"), "full", "option-set"),
            GameOption("marker", ("start_of_round", "end_of_work"), "start_of_round", "option-marker"),
        )

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> CavernaState:
        solo = players == 1
        late = options.get("marker") == "end_of_work"
        if solo and late:
            raise BadOption("marker=end_of_work: a player alone has no harvest markers")
        state = CavernaState(
            [],
            [],
            homes=[new_home(SOLO_FOOD if solo else 0) for _ in range(players)],
            cards=[-1] * (LAST_ROUND + 1),
            track=track(players),
            lying=[0] * len(SPACES),
        )
        state.up = PREPRINTED[players]
        state.display = BASIC if options["set"] == "basic" else FULL
        if solo:
            state.then(NewRound())
        else:
            state.then(StartPlayer(), NewRound(late=1 if late else 0))
        state.settle()
        return state

    def view(self, state: CavernaState, seat: int | None) -> View:
        return cast(View, view.view(state, seat))

    def shown(self, state: CavernaState, seat: int | None) -> View:
        return cast(View, shown.shown(state, seat))

    def recall(self, view_: View) -> Recall:
        return view.CavernaRecall(view_)

    def scores(self, state: CavernaState) -> list[Score]:
        return [Score(scoring.total(home), scoring.parts(home)) for home in state.homes]

    def winners(self, state: CavernaState) -> tuple[int, ...]:
        return scoring.winners(state)

    def observation(self, players: int) -> Observation:
        return encode.observation(players)

    def encode(self, state: CavernaState, seat: int, buffer: Any) -> None:
        encode.encode(state, seat, buffer)

    def favourites(self) -> dict[str, str]:
        return {"furnished": "room"}

    def dump(self, state: CavernaState) -> dict[str, Any]:
        return plain.dump(state)

    def restore(self, data: Mapping[str, Any]) -> CavernaState:
        return plain.restore(data)

    def moved(self, line: Message) -> list[Moved]:
        return books.moved(line)

    def turn(self, state: CavernaState) -> int:
        """One for each waiting dwarf; the one that acts counts until his turn is over."""
        waiting = sum([home.places.count(WAITING) for home in state.homes])
        return state.round << 6 | waiting + (state.dwarf >= 0)

    def holdings(self, state: CavernaState, seat: int) -> list[tuple[str, int]]:
        return scoring.holdings(state.homes[seat])

    def evaluation(self, weights: Mapping[str, float] | None = None) -> Evaluation:
        return evaluate.evaluation(weights)

    def judge(self) -> Judge:
        return judge.judge()

    def opinion(self, rng: Random) -> Evaluation:
        return opinions.opinion(rng)

    def question(self, state: CavernaState, seat: int) -> Message:
        return wording.question(state, seat, super().question(state, seat))

    def describe(self, state: CavernaState, seat: int, action: int) -> Option:
        return wording.describe(state, seat, action, super().describe(state, seat, action))

    def weighty(self, state: CavernaState, seat: int, action: int) -> str | None:
        return weighty.weighty(state, seat, action)

    def obvious(self, state: CavernaState, seat: int) -> int:
        return obvious.obvious(state, seat)

    def opens(self, state: CavernaState, seat: int, action: int) -> bool:
        step = state.open(seat)
        return isinstance(step, PlaceTwin) or (isinstance(step, NextPart) and DO <= action < DO + len(PARTS))

    def ahead(self, state: CavernaState, seat: int) -> Sequence[int]:
        """Where the part can be laid or built, and where its second half goes."""
        if not isinstance(state.open(seat), (PlaceTwin, PlaceHalf, PlaceSingle, Fence, BuildStable)):
            return ()
        return [action for action in state.actions(seat) if action != STOP and not is_anytime(action)]

    def why_not(self, state: CavernaState, seat: int, action: int) -> Reason:
        return reasons.why_not(state, seat, action)

    def remark(self, state: CavernaState) -> Message | None:
        return wording.remark(state)


GAME = Caverna()
