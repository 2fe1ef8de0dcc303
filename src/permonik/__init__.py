"""Permoník: a house for modern board games, to play, watch, study and solve.

    import permonik

    match = permonik.Match.start("cave-vs-cave", players=2, seed=7, names=["Anna", "Boris"])
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[-1].id)
    print(match.winners(), [score.total for score in match.scores()])

`permonik.games()` names the games, `help(permonik.Match)` says what a match can do, and `match.view(seat)` is what a
seat knows, as plain data. Environments for learners are in `permonik.envs`, bots in `permonik.bots`.
"""

from typing import TYPE_CHECKING

from permonik import errors
from permonik.kernel import state as _state
from permonik.kernel.chance import Chance
from permonik.kernel.dealer import Dealer, SamplingDealer, SeededDealer
from permonik.kernel.game import Game, GameOption, Option
from permonik.kernel.match import Match
from permonik.kernel.message import Message, Score
from permonik.kernel.recall import Recall
from permonik.kernel.record import Record
from permonik.kernel.registry import load
from permonik.kernel.state import State
from permonik.kernel.step import AUTO, CHANCE, Step
from permonik.notebook import hang_up as _hang_up
from permonik.notebook import show

if TYPE_CHECKING:
    from permonik.kernel.registry import games
else:
    from permonik import games

__version__ = "1.0.0"

compiled: bool = not _state.__file__.endswith(".py")

__all__ = [
    "AUTO",
    "CHANCE",
    "Chance",
    "Dealer",
    "Game",
    "GameOption",
    "Match",
    "Message",
    "Option",
    "Recall",
    "Record",
    "SamplingDealer",
    "Score",
    "SeededDealer",
    "State",
    "Step",
    "compiled",
    "errors",
    "games",
    "load",
    "show",
]

_hang_up()
