"""What the lines of the log tell of goods."""

from __future__ import annotations

from typing import Any

from permonik.kernel.message import Message, Moved

BROUGHT = ("goods", "get")
TAKEN = ("cost", "give")


def moved(line: Message) -> list[Moved]:
    args: dict[str, Any] = line.args
    found: list[Moved] = []
    for names, sign in ((BROUGHT, 1), (TAKEN, -1)):
        for name in names:
            found += [Moved(args["seat"]["seat"], one["id"], sign * one["args"]["n"]) for one in args.get(name, [])]
    return found
