"""Rows hold no more than the view of their seat: what programs learn from is made of what it may know.

`encode` and `glance` are handed the whole position. So their rows are written again of one that the seat imagines, in
which everything that its view does not hold may be another; and `hiding` compares them in two worlds that the seat
cannot tell apart. A game whose doors are closed writes none.
"""

from __future__ import annotations

from permonik.kernel.game import Game
from permonik.kernel.state import State
from permonik.minds.doors import Minded, minded
from permonik.testing.contract.copies import where
from permonik.testing.contract.play import Count, Played, sampled
from permonik.testing.contract.setups import Broken

LOOKS = 80  # at a long game, by all seats together


def check_rows(game: Played, count: Count) -> None:
    """As long as promised, within their bounds, and the same in what the seat imagines."""
    rules = game.setup.rules
    if not has_rows(rules):
        return
    rng = game.rng("rows")
    highest = minded(rules).observation(game.setup.players).highest()
    for match in sampled(game, "rows", LOOKS // game.setup.players):
        state = match.state
        if state.chance() is not None:
            continue
        for seat in range(match.players):
            place = f"{where(game, match)}, seat {seat}"
            rows = written(rules, state, seat, match.players)
            for row in rows:
                if len(row) != len(highest) or any(value > most for value, most in zip(row, highest, strict=True)):
                    raise Broken(f"{place}: a row is not what the observation promises")
            imagined = rules.imagine(rules.view(state, seat), rng)
            if written(rules, imagined, seat, match.players) != rows:
                raise Broken(f"{place}: its row holds what its view does not have")
        count.entries += 1
    count.games += 1


def has_rows(rules: Game) -> bool:
    return isinstance(rules, Minded) and type(rules).observation is not Minded.observation


def written(rules: Game, state: State, seat: int, players: int) -> list[bytes]:
    """What learners get of a position, with a memory and without; nothing where the doors are closed."""
    if not has_rows(rules):
        return []
    doors = minded(rules)
    rows = []
    for write in (doors.encode, doors.glance):
        row = bytearray(doors.observation(players).size)
        write(state, seat, memoryview(row))
        rows.append(bytes(row))
    return rows
