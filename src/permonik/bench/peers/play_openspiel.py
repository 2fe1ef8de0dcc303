"""OpenSpiel: games in C++ (backgammon, gin rummy) and in Python (dominoes), used from Python as its users do."""

import pyspiel
from loop import Engine, serve


def engine(name):
    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401  registers the games written in Python

    game = pyspiel.load_game(name)

    class Table:
        """A state with the source of its chance."""

        __slots__ = ("rng", "state")

        def __init__(self, state, rng):
            self.state = state
            self.rng = rng

    def deal(state, rng):
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])

    def start(rng):
        state = game.new_initial_state()
        deal(state, rng)
        return Table(state, rng)

    def legal(table):
        return None if table.state.is_terminal() else table.state.legal_actions()

    def apply(table, action):
        table.state.apply_action(action)
        deal(table.state, table.rng)
        return table

    def copy(table):
        return Table(table.state.clone(), table.rng)

    return Engine(start, legal, apply, copy)


NAMES = ("backgammon", "gin_rummy", "python_block_dominoes")
serve({name: lambda name=name: engine(name) for name in NAMES})
