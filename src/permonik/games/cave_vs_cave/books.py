"""What the lines of the log tell of goods (R3)."""

from __future__ import annotations

from typing import Any

from permonik.kernel.message import Message, Moved


def moved(line: Message) -> list[Moved]:
    args: dict[str, Any] = line.args
    found = [("cost", one["id"], -one["args"]["n"]) for one in args.get("cost", [])]
    found += [("goods", one["id"], one["args"]["n"]) for one in args.get("goods", [])]
    if line.id == "exchanged":
        found += [("cost", args["good"].replace("good-", "amount-"), -1), ("goods", "amount-food", 1)]
    elif line.id == "sold-food":
        found.append(("cost", "amount-food", -1))
    elif line.id == "food-found":
        found.append(("goods", "amount-food", 1))
    return [Moved(args["seat"]["seat"], amount, n) for _, amount, n in found]
