"""What the lines of the log tell of nuggets."""

from __future__ import annotations

from typing import Any

from permonik.kernel.message import Message, Moved

NUGGETS = {"took-nugget": 1, "took-nugget-showed": 1, "goblin-robbed": -1, "in-tunnel": -1}


def moved(line: Message) -> list[Moved]:
    if line.id not in NUGGETS:
        return []
    seat: Any = line.args["seat"]
    return [Moved(seat["seat"], "amount-nugget", NUGGETS[line.id])]
