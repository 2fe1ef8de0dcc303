"""PettingZoo: its own tic-tac-toe environment, unwrapped, with the action mask that its users read."""

from loop import Engine, serve
from pettingzoo.classic.tictactoe.tictactoe import raw_env


def start(rng):
    env = raw_env()
    env.reset(seed=rng.randrange(2**31))
    return env


def legal(env):
    agent = env.agent_selection
    if env.terminations[agent]:
        return None
    return env.observe(agent)["action_mask"].nonzero()[0]


def legal_list(env):
    actions = legal(env)
    return None if actions is None else actions.tolist()


def apply(env, action):
    env.step(action)
    return env


serve({"tictactoe_v3": lambda: Engine(start, legal_list, apply)})
