"""Play that finds the exit more often than chance: for tests, so that the late rules are met.

It knows the state and cheats with that; it is no bot.
"""

from random import Random
from typing import Any

from permonik.games.saboteur.grid import X, Y


def choose(game: Any, state: Any, seat: int, actions: list[int], rng: Random) -> int:
    texts = {action: game.text(action).split() for action in actions}
    verbs = {words[0] for words in texts.values()}
    if rng.random() < 0.1:
        return rng.choice(actions)
    if "place" in verbs:
        return min(actions, key=lambda a: (distance(state, texts[a][1]), rng.random()))
    if "walk" in verbs:
        far = fields_from(state)
        here = far.get(state.at[seat], 999)
        walks = [a for a in actions if texts[a][0] == "walk"]
        best = min(walks, key=lambda a: (far.get(field(game, a), 999), rng.random()))
        return best if far.get(field(game, best), 999) < here else actions[0]
    for wanted, chance in (("play hand_swap", 0.8), ("lay", 0.7), ("play", 0.8)):
        good = [a for a in actions if " ".join(texts[a]).startswith(wanted)]
        if good and rng.random() < chance:
            return rng.choice(good)
    return rng.choice(actions)


def field(game: Any, action: int) -> int:
    _, (cell, number) = game.table.split(action)
    return cell * 8 + number


def distance(state: Any, place: str) -> int:
    """From a cell to the nearest goal card worth going to."""
    x, y = [int(part) for part in place.split(",")]
    goals = [(X[cell], Y[cell]) for cell in targets(state)]
    return min([max(abs(x - a), abs(y - b)) * 3 + abs(x - a) + abs(y - b) for a, b in goals], default=0)


def targets(state: Any) -> list[int]:
    exits = [cell for cell, code in state.board.cards.items() if code // 2 == 65]
    return exits or list(state.board.down)


def fields_from(state: Any) -> dict[int, int]:
    """How far each field is from a face-down goal card or from the exit."""
    ends = [cell * 8 + (4 if cell in state.board.cards else 0) for cell in targets(state)]
    far = dict.fromkeys(ends, 0)
    for here in ends:
        for there in state.board.near[here]:
            if there not in far:
                far[there] = far[here] + 1
                ends.append(there)
    return far
