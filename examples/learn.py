"""A first agent in sixty lines: numpy alone learns Cave vs Cave solo by policy gradient.

In a checkout: pip install '.[rl]' && python examples/learn.py --minutes 10
"""

import argparse
import time

import gymnasium
import numpy as np

import permonik.envs.gymnasium  # noqa: F401 (registers the environments)

parser = argparse.ArgumentParser()
parser.add_argument("--minutes", type=float, default=10.0)
parser.add_argument("--seed", type=int, default=1)
chosen = parser.parse_args()
GAMES, HIDDEN, RATE, SPREAD = 32, 128, 3e-3, 0.01
rng = np.random.default_rng(chosen.seed)
env = gymnasium.make_vec("permonik/CaveVsCaveSolo-v0", num_envs=GAMES, vectorization_mode="vector_entry_point")
largest = env.unwrapped.seating.highest.astype(np.float32)
size, actions = len(largest), env.unwrapped.seating.actions
shapes = [(size, HIDDEN), (HIDDEN, actions)]
weights = [rng.normal(0, np.sqrt(1 / rows), (rows, columns)).astype(np.float32) for rows, columns in shapes]
moments = [np.zeros(shape, np.float32) for shape in shapes for _ in range(2)]  # of Adam: mean and square, in turn


def think(rows, masks):
    """The hidden layer and, for each game, the probabilities of its legal actions."""
    hidden = np.maximum(rows @ weights[0], 0)
    logits = np.where(masks, hidden @ weights[1], -1e9)
    odds = np.exp(logits - logits.max(1, keepdims=True))
    return hidden, odds / odds.sum(1, keepdims=True)


def learn(rows, masks, taken, worth, step, rate):
    """One step of Adam: what was worth more than usual becomes more likely, and all stays a little random."""
    hidden, odds = think(rows, masks)
    log = np.log(odds + 1e-9)
    push = odds * worth[:, None] + SPREAD * odds * (log - (odds * log).sum(1, keepdims=True))
    push[np.arange(len(taken)), taken] -= worth
    slopes = [rows.T @ ((push @ weights[1].T) * (hidden > 0)), hidden.T @ push]
    for at, slope in enumerate(slopes):
        slope /= len(taken)
        moments[2 * at] += 0.1 * (slope - moments[2 * at])
        moments[2 * at + 1] += 0.001 * (slope**2 - moments[2 * at + 1])
        mean, square = moments[2 * at] / (1 - 0.9**step), moments[2 * at + 1] / (1 - 0.999**step)
        weights[at] -= rate * mean / (np.sqrt(square) + 1e-8)


rows, info = env.reset(seed=chosen.seed)
open_games = [[] for _ in range(GAMES)]  # per game its (row, mask, action) so far
batch, scores, step, begun, usual = [], [], 0, time.time(), 8.0
while time.time() - begun < 60 * chosen.minutes:
    seen, masks = rows / largest, info["action_mask"].astype(bool)
    _, odds = think(seen, masks)
    taken = (odds.cumsum(1) > rng.random((GAMES, 1))).argmax(1)
    rows, rewards, ended, _, info = env.step(taken)
    for game in range(GAMES):
        open_games[game].append((seen[game], masks[game], taken[game]))
        if ended[game]:
            batch += [(*choice, rewards[game] - usual) for choice in open_games[game]]
            open_games[game] = []
            scores.append(rewards[game])
    if len(batch) > 4000:
        step += 1
        usual = float(np.mean(scores[-200:]))
        spread = float(np.std(scores[-200:])) + 1.0
        part = [np.array(column) for column in zip(*batch, strict=True)]
        left = max(0.0, 1 - (time.time() - begun) / (60 * chosen.minutes))  # steps as large to the end would break it
        learn(part[0], part[1], part[2], (part[3] / spread).astype(np.float32), step, RATE * left)
        batch = []
        if step % 10 == 0:
            print(f"{time.time() - begun:6.0f} s  {len(scores):6d} games  mean score {usual:6.2f}", flush=True)
