"""What the lines of the log tell of resources (R3)."""

from __future__ import annotations

from typing import Any

from permonik.kernel.message import Message, Moved

BROUGHT = ("produced", "gained", "traded")  # what an exchange costs is told ahead of it
TAKEN = ("paid", "spent", "plague-took")


def moved(line: Message) -> list[Moved]:
    args: dict[str, Any] = line.args
    if line.id == "robbed":
        return [Moved(args["seat"]["seat"], one["id"], -one["args"]["n"]) for one in args["goods"]]
    if line.id not in BROUGHT and line.id not in TAKEN:
        return []
    amount = "amount-" + args["resource"].removeprefix("resource-")
    sign = 1 if line.id in BROUGHT else -1
    return [Moved(args["seat"]["seat"], amount, sign * args.get("amount", 1))]
