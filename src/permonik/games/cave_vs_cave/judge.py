"""What a position between two turns is worth, for bots that think ahead: learned from games, alone and for two."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from permonik.games.cave_vs_cave import scoring
from permonik.games.cave_vs_cave.encode import TWELVE, cave_row, observation, pieces_of, supply_piece, when_piece
from permonik.games.cave_vs_cave.evaluate import evaluation
from permonik.games.cave_vs_cave.sense import worth_a_thought
from permonik.games.cave_vs_cave.state import CaveState
from permonik.kernel.state import State
from permonik.minds.evaluation import Evaluation
from permonik.minds.judge import Judge
from permonik.minds.network import Network

WON: Final = 10.0  # points that a victory is worth beside its margin


class CaveJudge(Judge):
    """Alone a game is worth its points; for two the margin, and something for the victory itself."""

    def __init__(self, guide: Evaluation) -> None:
        super().__init__(guide, low=-20.0, step=1.25, opposed=True)
        self.networks = [learned(players) for players in (1, 2)]

    def answers(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, CaveState)
        return worth_a_thought(state, seat)

    def network(self, state: State) -> Network | None:
        assert isinstance(state, CaveState)
        return self.networks[len(state.caves) - 1]

    def pieces(self, state: State, seat: int) -> list[bytes]:
        """As in an observation, but for the open question and the turn: there is none between two turns."""
        assert isinstance(state, CaveState)
        found = [when_piece(state, seat), TWELVE.piece(state.up), supply_piece(state, pieces_of(state))]
        put_player(found, state, seat)
        if len(state.caves) == 2:
            put_player(found, state, 1 - seat)
        return found

    def inputs(self, state: State) -> list[str]:
        assert isinstance(state, CaveState)
        return inputs(len(state.caves))

    def outcome(self, state: State, seat: int) -> float:
        assert isinstance(state, CaveState)
        points = float(scoring.total(state.caves[seat]))
        if len(state.caves) == 1:
            return points
        won = scoring.winners(state)
        share = 0.0 if len(won) != 1 else WON if won[0] == seat else -WON
        return points - scoring.total(state.caves[1 - seat]) + share


def put_player(found: list[bytes], s: CaveState, player: int) -> None:
    cave = s.caves[player]
    found.append(TWELVE.piece(s.taken[player]))
    found.append(bytes(cave.goods))
    found.append(cave_row(cave))


def inputs(players: int) -> list[str]:
    """As `observation` names them."""
    seen = observation(players)
    pieces = [
        ["seat", "round", "turn", "start"],
        ["up"],
        ["display", "unseen", "removed", "walls", "pile", "cavern"],
    ]
    for whose in ("own", "other")[:players]:
        pieces += [[f"{whose}.taken"], [f"{whose}.goods"]]
        pieces.append([f"{whose}.{name}" for name in ("covered", "empty", "rooms", "walls", "face", "fits", "access")])
    return [" ".join([seen.inputs(name) for name in names]) for names in pieces]


@cache  # all judges of a process share what it has worked out
def learned(players: int) -> Network | None:
    file = files("permonik.games.cave_vs_cave").joinpath("data", f"judge-{players}.net")
    return Network(file.read_bytes(), inputs(players)) if file.is_file() else None


def judge() -> CaveJudge:
    return CaveJudge(evaluation(None))
