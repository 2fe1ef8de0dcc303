"""Goods as everybody sees them, and what may move them."""

from __future__ import annotations

from collections import Counter
from typing import Any

REPEATED = ("stronger", "exchanged")


def held(view: Any) -> list[Counter[str]]:
    return [Counter({f"amount-{good}": n for good, n in home["goods"].items()}) for home in view["homes"]]


def begins(text: str) -> bool:
    return text.split()[0] in ("place", "imitate")


def causes(origin: str, view: Any) -> set[str]:
    """The space that was taken; what stands in somebody's home; the fields of a harvest."""
    standing = {id for home in view["homes"] for id in home["cells"].values()}
    verb, _, space = origin.partition(" ")
    named = {f"space-{space}"} if verb in ("place", "imitate") else set()
    return named | {f"{kind}-{id}" for id in standing for kind in ("room", "tile")} | {"harvest"}
