"""Masked PPO in numpy: a policy and a value, each with one hidden layer, learn one seat of a game.

In a checkout: pip install '.[rl]' && python examples/ppo.py --minutes 5 --out ppo.npz

A baseline of docs/results.md. `examples/policy.py` has the network, and a bot that plays by the file.
"""

import argparse
import time

import numpy as np
from policy import Network

from permonik.envs.gymnasium import SeatVectorEnv

GAMES, STEPS, EPOCHS, PARTS, TRACE = 64, 64, 4, 8, 0.95


def gains(rewards, ended, values, last):
    """How much better than expected each answer went, by the rewards to come and the value's own words on the way."""
    found = np.zeros_like(values)
    ahead, after = last, np.zeros_like(last)
    for step in range(len(values) - 1, -1, -1):
        goes_on = 1.0 - ended[step]
        after = rewards[step] + ahead * goes_on - values[step] + TRACE * goes_on * after
        found[step], ahead = after, values[step]
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="cave-vs-cave")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--scale", type=float, default=20.0, help="points that count as one")
    parser.add_argument("--out", help="a file for the weights (.npz)")
    chosen = parser.parse_args()
    rng = np.random.default_rng(chosen.seed)
    env = SeatVectorEnv(chosen.game, GAMES, chosen.players, rewards="score" if chosen.players == 1 else "margin")
    largest = env.seating.highest.astype(np.float32)
    network = Network(len(largest), env.seating.actions, rng)
    rows, info = env.reset(seed=chosen.seed)
    scores, rounds, begun = [], 0, time.process_time()
    while (spent := (time.process_time() - begun) / (60 * chosen.minutes)) < 1:
        kept = {name: [] for name in ("rows", "masks", "taken", "odds", "values", "rewards", "ended")}
        for _ in range(STEPS):
            seen, masks = rows / largest, info["action_mask"].astype(bool)
            _, odds = network.odds(seen, masks)
            taken = (odds.cumsum(1) > rng.random((GAMES, 1)) * odds.sum(1, keepdims=True)).argmax(1)
            rows, rewards, ended, cut, info = env.step(taken)
            news = (seen, masks, taken, odds[np.arange(GAMES), taken], network.value(seen)[1], rewards, ended | cut)
            for column, part in zip(kept.values(), news, strict=True):
                column.append(part)
            scores += rewards[ended].tolist()
        data = {name: np.array(column) for name, column in kept.items()}
        last = network.value(rows / largest)[1]
        gain = gains(data["rewards"] / chosen.scale, data["ended"].astype(float), data["values"], last)
        aim = (gain + data["values"]).ravel()
        flat = {name: column.reshape(GAMES * STEPS, *column.shape[2:]) for name, column in data.items()}
        gain = (gain.ravel() - gain.mean()) / (gain.std() + 1e-6)
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(GAMES * STEPS), PARTS):
                four = [flat[name][part] for name in ("rows", "masks", "taken", "odds")]
                network.learn(*four, gain[part], aim[part], chosen.rate * (1 - spent))
        rounds += 1
        if rounds % 20 == 0:
            mean = np.mean(scores[-200:]) if scores else float("nan")
            print(f"{time.process_time() - begun:6.0f} s  {len(scores):6d} games  mean score {mean:6.2f}", flush=True)
    if chosen.out:
        network.save(chosen.out, env.seating.observation)


if __name__ == "__main__":
    main()
