"""A policy and a value in numpy, each with one hidden layer; and a bot that plays by a file of such weights.

PYTHONPATH=examples POLICY=ppo.npz permonik evaluate policy:PolicyBot --trial cave-vs-cave-1
"""

import os
from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np

import permonik
from permonik.bots import Bot

HIDDEN, CLIP, SPREAD = 128, 0.2, 0.01


class Network:
    """Weights with Adam's moments beside them."""

    def __init__(self, size, actions, rng):
        shapes = {"in": (size, HIDDEN), "policy": (HIDDEN, actions), "eye": (size, HIDDEN), "value": (HIDDEN, 1)}
        self.weights = {
            name: rng.normal(0, shape[0] ** -0.5, shape).astype(np.float32) for name, shape in shapes.items()
        }
        self.weights["policy"] *= 0.01  # all answers are about as likely in the beginning
        self.mean = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        self.square = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        self.steps = 0

    def odds(self, rows, masks):
        hidden = np.maximum(rows @ self.weights["in"], 0)
        logits = np.where(masks, hidden @ self.weights["policy"], -1e9)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, odds / odds.sum(1, keepdims=True)

    def value(self, rows):
        hidden = np.maximum(rows @ self.weights["eye"], 0)
        return hidden, (hidden @ self.weights["value"])[:, 0]

    def learn(self, rows, masks, taken, before, gain, aim, rate):
        """One step: clipped gains for the policy, squared errors for the value, and a little randomness kept."""
        count = np.arange(len(taken))
        hidden, odds = self.odds(rows, masks)
        ratio = odds[count, taken] / before
        held = ((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0))
        weight = np.where(held, 0.0, ratio * gain).astype(np.float32)
        log = np.log(odds + 1e-9)
        push = odds * weight[:, None] + SPREAD * odds * (log - (odds * log).sum(1, keepdims=True))
        push[count, taken] -= weight
        seen, guess = self.value(rows)
        miss = (guess - aim)[:, None].astype(np.float32)
        slopes = {
            "in": rows.T @ ((push @ self.weights["policy"].T) * (hidden > 0)),
            "policy": hidden.T @ push,
            "eye": rows.T @ ((miss @ self.weights["value"].T) * (seen > 0)),
            "value": seen.T @ miss,
        }
        self.steps += 1
        for name, slope in slopes.items():
            slope /= len(taken)
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)

    def save(self, file, observation):
        """With the names of the inputs: a game that has grown knows where each of them is now."""
        np.savez_compressed(file, names=np.array(observation.names()), **self.weights)


class PolicyBot(Bot):
    """The likeliest answer of a policy; the environment's `POLICY` names its file."""

    def __init__(self, game, seed):
        super().__init__(game, seed)
        self.rules = permonik.load(game)
        self.file = Path(os.environ.get("POLICY", "ppo.npz"))
        kept = np.load(self.file)
        self.names, self.first, self.second = kept["names"].tolist(), kept["in"], kept["policy"]
        self.observation = None

    def digest(self):
        """For rows of results: two files are two bots."""
        return sha256(self.file.read_bytes()).hexdigest()

    def choose(self, view, options):
        state = self.rules.imagine(view, Random(0))  # its row is that of the real one: both are made of the view
        if self.observation is None:
            self.observation = self.rules.observation(len(self.rules.scores(state)))
            places = np.array(self.observation.places(self.names))
            self.first = np.where(places[:, None] < 0, 0, self.first[places])  # what is new weighs nothing
            self.largest = np.frombuffer(self.observation.highest(), np.uint8).astype(np.float32)
        row = np.empty(self.observation.size, np.uint8)
        self.rules.encode(state, view["seat"], row.data)
        logits = np.maximum((row / self.largest) @ self.first, 0) @ self.second
        return max(options, key=lambda option: logits[option.id] if option.id < len(logits) else -np.inf).id
