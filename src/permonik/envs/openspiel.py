"""The games as Python games of OpenSpiel, with explicit chance.

    import pyspiel
    import permonik.envs.openspiel
    game = pyspiel.load_game("permonik_cave_vs_cave(players=2,rewards=win)")

Parameters: players; rewards (margin, win, score); options as `name:value/name:value`; and `played`, actions that have
been played already, a slash after each, for those who study the rest of a game only. What has one answer only is taken
by itself, and of seats that decide at the same time the first is asked first.

Tensors are the rows of bytes of `permonik.minds.encoding`, each divided by its largest value. An observation string
is the view. An information-state string is the view and all that the seat has seen happen, so that it has a perfect
recall; its tensor is the same row as that of the observation, so that is a function of the view only.

Observers of public information alone tell what a spectator sees, those of private information alone what of it only
the player does (or all players do, each for themselves). They are strings; a tensor has both parts of one player.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    from permonik.envs.needs import missing

    raise missing("numpy" if error.name == "numpy" else "open_spiel") from None

from permonik.envs.seating import LONGEST, Seating
from permonik.kernel.errors import BadOption
from permonik.kernel.game import Game
from permonik.kernel.onward import Onward
from permonik.kernel.registry import load
from permonik.kernel.state import OVER, State
from permonik.kernel.step import CHANCE
from permonik.minds.episode import within

MOST_OUTCOMES: Final = 128  # of one chance node; the largest deck has fewer cards
MOST_POINTS: Final = 1000.0  # no score and no margin comes near it
DEFAULTS: Final = {"players": 2, "rewards": "win", "options": "", "played": ""}


def game_type(game: Game, zero_sum: bool = False) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    hidden = kinds.Information.IMPERFECT_INFORMATION if game.private else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name="permonik_" + game.id.replace("-", "_"),
        long_name=f"Permonik: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game for a number of players. OpenSpiel wants a class for each, below."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen: dict[str, Any] = {**DEFAULTS, **(params or {})}
        self.played = [int(action) for action in str(chosen["played"]).split("/") if action]
        options, rewards = read_options(chosen["options"]), str(chosen["rewards"])
        self.seating = Seating(self.name, int(chosen["players"]), options, rewards)
        most = 1.0 if self.seating.rewards == "win" else MOST_POINTS
        zero_sum = self.seating.players == 2 and self.seating.rewards != "score"
        # OpenSpiel asks for utility_sum exactly where it is constant.
        constant = {"utility_sum": 0.0} if zero_sum else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.seating.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seating.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
            **constant,
        )
        super().__init__(game_type(self.seating.game, zero_sum), info, chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel's own pickle brings the parameters back, but nothing that Python made of them."""
        return type(self), (self.get_parameters(),)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return TableObserver(self.seating, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def read_options(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in str(text).split("/"):
        name, colon, value = part.partition(":")
        if part and not colon:
            raise BadOption(f"options are written name:value/name:value, not {text!r}")
        if part:
            options[name] = value
    return options


class Table:
    """A state and what each seat and, at last, a spectator have seen happen; OpenSpiel copies it with `deepcopy`, which
    is slow on its own."""

    def __init__(self, state: State, seen: list[tuple[str, ...]]) -> None:
        self.state = state
        self.seen = seen

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return Table(self.state.clone(), self.seen[:])


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position that waits for a choice, for chance, or for nobody."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        seating = game.seating
        state = seating.game.setup(seating.players, seating.options)
        state.settle()
        self.table = Table(state, [()] * (seating.players + 1))
        self.seat = OVER
        self.answers: list[int] = []
        self.advance()
        for action in game.played:
            self._apply_action(action)

    # -- what OpenSpiel asks -------------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.seat == CHANCE else self.seat

    def is_terminal(self) -> bool:
        return self.seat == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.answers if player == self.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes are numbered as they are sorted; a doubled face of a die counts twice."""
        outcomes = self.asked()
        faces = Counter(outcomes)
        return [(number, faces[face] / len(outcomes)) for number, face in enumerate(sorted(faces))]

    def _apply_action(self, action: int) -> None:
        if self.seat == CHANCE:
            self.take(CHANCE, sorted(set(self.asked()))[action])
        else:
            self.take(self.seat, action)
        self.advance()

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.seating().game
        if player >= 0:
            return game.text(action)
        chance = self.table.state.chance()
        if chance is None:
            return str(action)
        return f"{chance.deck} {game.outcome_text(chance.deck, sorted(set(chance.outcomes))[action])}"

    def returns(self) -> list[float]:
        seating = self.seating()
        if self.seat != OVER:
            return [0.0] * seating.players
        return seating.results_of(self.table.state)

    def __str__(self) -> str:
        return json.dumps(self.seating().game.dump(self.table.state), separators=(",", ":"))

    # -- inside ----------------------------------------------------------------------------------------------------

    def seating(self) -> Seating:
        found: Seating = self.get_game().seating
        return found

    def asked(self) -> list[int]:
        chance = self.table.state.chance()
        return [] if chance is None else chance.outcomes

    def take(self, seat: int, action: int) -> None:
        """An answer, noted for those who may see it; the others note that there was one."""
        table = self.table
        state = table.state
        audience = state.open(seat).audience(state)
        state.apply(seat, action)
        players = len(table.seen) - 1
        for observer, seen in enumerate(table.seen):
            eyes = 1 << observer if observer < players else (1 << players) - 1
            shown = str(action) if audience & eyes == eyes else "?"
            table.seen[observer] = (*seen, f"{seat}:{shown}")

    def advance(self) -> None:
        """Whatever can come out in one way only happens by itself."""
        state = self.table.state
        reach = self.seating().game.reach
        onward = Onward()
        while True:
            forced = onward.look(state)
            self.seat, self.answers = onward.seat, []
            if self.seat == OVER:
                return
            if self.seat == CHANCE:
                outcomes = self.asked()
                if min(outcomes) != max(outcomes):
                    return
                self.take(CHANCE, outcomes[0])
                continue
            near = within(onward.actions, reach)
            if near and not forced:
                self.answers = sorted(near)
                return
            self.take(self.seat, onward.actions[0])


class TableObserver:
    """What of a position is public, what is private to one player or to each, or both, as OpenSpiel means it."""

    def __init__(self, seating: Seating, wanted: Any) -> None:
        self.seating = seating
        self.recall: bool = wanted.perfect_recall
        self.public: bool = wanted.public_info
        self.private = wanted.private_info
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not (self.public and self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            return
        self.row = np.zeros(seating.observation.size, dtype=np.uint8)
        self.tensor = np.zeros(seating.observation.size, dtype=np.float32)
        for feature in seating.observation.features:
            start = seating.observation.start[feature.name]
            self.dict[feature.name] = self.tensor[start : start + feature.size]

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            self.seating.encode(state.table.state, player, self.row.data)
            np.divide(self.row, self.seating.highest, out=self.tensor, casting="unsafe")

    def string_from(self, state: TableState, player: int) -> str:
        if self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return self.whole(state, player) if self.public else self.own(state, player)
        parts = [self.whole(state, None)] if self.public else []
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            parts += [self.own(state, seat) for seat in range(self.seating.players)]
        return "\n".join(parts)

    def whole(self, state: TableState, seat: int | None) -> str:
        """All that a player knows; None: that a spectator knows."""
        view = as_text(self.seating.game.view(state.table.state, seat))
        seen = state.table.seen[self.seating.players if seat is None else seat]
        return " ".join([*seen, view]) if self.recall else view

    def own(self, state: TableState, seat: int) -> str:
        """What a player knows and a spectator does not. Nothing, if that is so."""
        game, table = self.seating.game, state.table
        apart = beyond(game.view(table.state, None), game.view(table.state, seat))
        apart.pop("seat", None)
        said = as_text(apart) if apart else ""
        if not self.recall:
            return said
        answers = enumerate(zip(table.seen[-1], table.seen[seat], strict=True))
        seen = [f"{number}.{mine}" for number, (open, mine) in answers if mine != open]
        return " ".join(filter(None, [*seen, said]))


def beyond(public: Mapping[str, Any], mine: Mapping[str, Any]) -> dict[str, Any]:
    """What stands in one view and not, or otherwise, in the other."""
    apart: dict[str, Any] = {}
    for name, value in mine.items():
        other = public.get(name)
        if value != other:
            both = isinstance(value, Mapping) and isinstance(other, Mapping)
            apart[name] = beyond(other, value) if both else value  # type: ignore[arg-type]
    return apart


def as_text(data: Mapping[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"))


class Pretend(TableGame):
    name = "pretend"


class CaveVsCave(TableGame):
    name = "cave-vs-cave"


class Caverna(TableGame):
    name = "caverna"


class Rivals(TableGame):
    name = "rivals"


class Saboteur(TableGame):
    name = "saboteur"


for kind in (Pretend, CaveVsCave, Caverna, Rivals, Saboteur):
    pyspiel.register_game(game_type(load(kind.name)), kind)
