"""The observations of all games as a page: python -m permonik.envs.features > docs/observations.md"""

from __future__ import annotations

from permonik.kernel.registry import games, load
from permonik.minds.doors import minded
from permonik.minds.encoding import Observation

HEAD = """# Observations

Written by `python -m permonik.envs.features`; do not edit.

An observation is a row of bytes, the same for PettingZoo, Gymnasium and OpenSpiel (which divides each byte by its
largest value). It is made of the seat's view alone. Where a feature is a list of things, there is a byte for each in
the order given; a feature of several bytes whose largest value is 1 has a one for each thing that is so. Lists by
player begin with the own seat and go on in the order of seats; `next2` has the same features as `next1`, and so on.
Numbers above 255 are told as 255. A feature that moves or changes makes another version.
"""


def page() -> str:
    parts = [HEAD]
    for name in games(hidden=True):
        game = load(name)
        players = 2 if 2 in game.players else game.players[0]
        seen = minded(game).observation(players)
        sizes = ", ".join([f"{count}: {minded(game).observation(count).size}" for count in game.players])
        parts.append(f"## {name}\n\nVersion {seen.version}. Bytes by number of players: {sizes}.\n")
        if game.reach:
            parts.append(f"Actions from {game.reach} on are out of a learner's sight (docs/research.md).\n")
        parts.append(f"For {players} players:\n")
        parts.append(table(seen))
    return "\n".join(parts)


def table(seen: Observation) -> str:
    rows = ["| from | bytes | largest | feature | meaning |", "| --- | --- | --- | --- | --- |"]
    for feature in seen.features:
        start = seen.start[feature.name]
        rows.append(f"| {start} | {feature.size} | {feature.most} | `{feature.name}` | {feature.meaning} |")
    return "\n".join([*rows, ""])


if __name__ == "__main__":
    print(page(), end="")
