"""What is measured: our games with the ratios they must reach, and the peers."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Setup:
    """One of our games. `floor` and `aim` are choices per second, `games` games per second, both x the yardstick."""

    game: str
    players: int
    options: dict[str, object] = field(default_factory=dict)
    floor: float | None = None
    aim: float | None = None
    games: float | None = None

    @property
    def name(self) -> str:
        chosen = "".join(f", {value}" for value in self.options.values())
        return f"{self.game}, {self.players}p{chosen}"


SETUPS = (
    Setup("cave-vs-cave", 1),
    Setup("cave-vs-cave", 2, floor=80, aim=130, games=40),
    Setup("rivals", 2, {"variant": "intro"}, floor=40, aim=80, games=10),
    Setup("rivals", 2, {"variant": "duel"}),
    Setup("saboteur", 5, floor=45, aim=110, games=10),
    Setup("caverna", 1),
    Setup("caverna", 3, floor=28, aim=65, games=10),
)


@dataclass(frozen=True)
class Peer:
    project: str
    engine: str  # as its script calls it
    script: str

    @property
    def name(self) -> str:
        return f"{self.project} {self.engine}"


PEERS = (
    Peer("Catanatron", "2 players", "play_catanatron.py"),
    Peer("Catanatron", "4 players", "play_catanatron.py"),
    Peer("OpenSpiel", "backgammon", "play_openspiel.py"),
    Peer("OpenSpiel", "gin_rummy", "play_openspiel.py"),
    Peer("OpenSpiel", "python_block_dominoes", "play_openspiel.py"),
    Peer("RLCard", "gin rummy", "play_rlcard.py"),
    Peer("PettingZoo", "tictactoe_v3", "play_pettingzoo.py"),
    Peer("boardgame.io", "reducer, tic-tac-toe", "play_boardgame_io.mjs"),
)
YARDSTICK = PEERS[0].name
