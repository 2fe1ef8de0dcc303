"""RLCard: gin rummy in Python, the game itself (without the encoding of its environment)."""

import numpy
from loop import Engine, serve
from rlcard.games.gin_rummy.game import GinRummyGame


def start(rng):
    game = GinRummyGame()
    game.np_random = numpy.random.RandomState(rng.randrange(2**31))
    game.init_game()
    return game


def legal(game):
    return None if game.is_over() else game.judge.get_legal_actions()


def apply(game, action):
    game.step(action)
    return game


serve({"gin rummy": lambda: Engine(start, legal, apply)})
