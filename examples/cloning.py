"""Behaviour cloning in numpy: a network learns to answer as the bots of a file of games did.

In a checkout: pip install '.[dataset,rl]' && permonik dataset cave-vs-cave games --players 1 --bot greedy --games 500
then python examples/cloning.py games/*.jsonl.zst --out clone.npz

A baseline of docs/results.md. `examples/policy.py` has the network, and a bot that plays by the file.
"""

import argparse
import io
import json
from pathlib import Path
from random import Random

import numpy as np
from policy import Network

import permonik

PART, RATE = 512, 1e-3


def lines(file):
    if file.endswith(".zst"):
        import zstandard

        with Path(file).open("rb") as packed:
            yield from io.TextIOWrapper(zstandard.ZstdDecompressor().stream_reader(packed), encoding="utf-8")
    else:
        with Path(file).open(encoding="utf-8") as plain:
            yield from plain


def read(file):
    """The rows, the masks and what was answered; the game they are of."""
    source = map(json.loads, lines(file))
    header = next(source)
    rules = permonik.load(header["game"])
    if header["actions_digest"] != rules.table.digest():
        raise SystemExit("the answers of this file were numbered by another version of the game")
    observation = rules.observation(header["players"])
    rows, masks, taken = [], [], []
    for choice in source:
        row = np.empty(observation.size, np.uint8)
        rules.encode(rules.imagine(choice["view"], Random(0)), choice["seat"], row.data)
        mask = np.zeros(rules.action_count(), bool)
        mask[choice["actions"]] = True
        rows.append(row)
        masks.append(mask)
        taken.append(choice["action"])
    return observation, np.array(rows), np.array(masks), np.array(taken)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="clone.npz")
    chosen = parser.parse_args()
    observation, rows, masks, taken = read(chosen.file)
    largest = np.frombuffer(observation.highest(), np.uint8).astype(np.float32)
    rng = np.random.default_rng(chosen.seed)
    network = Network(rows.shape[1], masks.shape[1], rng)
    kept = len(rows) // 10  # of the last games, never learned from
    train = np.arange(len(rows) - kept)
    test = slice(len(rows) - kept, None)
    for epoch in range(chosen.epochs):
        rate = RATE * (1 - epoch / chosen.epochs)
        for part in np.array_split(rng.permutation(train), max(1, len(train) // PART)):
            ones = np.ones(len(part), np.float32)
            before = network.odds(rows[part] / largest, masks[part])[1][np.arange(len(part)), taken[part]]
            network.learn(rows[part] / largest, masks[part], taken[part], before, ones, 0 * ones, rate)
        likeliest = network.odds(rows[test] / largest, masks[test])[1].argmax(1)
        print(f"epoch {epoch + 1:3d}  answers as in the file {np.mean(likeliest == taken[test]):.1%}", flush=True)
    network.save(chosen.out, observation)


if __name__ == "__main__":
    main()
