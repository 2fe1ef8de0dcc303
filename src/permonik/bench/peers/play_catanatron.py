"""Catanatron: Settlers of Catan in Python, with random players. The list is kept up to date by the engine itself.

Its games stop at a thousand turns, as in its own `Game.play`; the check of an action that its `execute` can do is off.
"""

import random

from catanatron import Color, Game, RandomPlayer
from loop import Engine, serve

TURNS = 1000


def start(players):
    colours = list(Color)[:players]

    def new(rng):
        return Game([RandomPlayer(colour) for colour in colours], seed=rng.randrange(1, 2**31))

    return new


def legal(game):
    if game.state.num_turns >= TURNS or game.winning_color() is not None:
        return None
    return game.state.playable_actions


def apply(game, action):
    game.execute(action, validate_action=False)
    return game


def engine(players):
    return Engine(start(players), legal, apply, Game.copy)


random.seed(1)
serve({"2 players": lambda: engine(2), "4 players": lambda: engine(4)})
