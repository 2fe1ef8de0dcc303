"""The log is a ledger: what it tells of a player's goods, added up, is what the player has."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from permonik.games.rivals.tables import RESOURCES, VARIANT_IDS
from permonik.kernel.match import Match
from permonik.kernel.message import Message

QUIET = {"Act", "BeforeRoll", "ExchangeCard", "DrawOne"}  # nothing is half paid or half received
IDLE = {"stop", "waive", "end"}


def goods(arg: Any) -> Counter[str]:
    return Counter({one["id"].removeprefix("amount-"): one["args"]["n"] for one in arg})


def booked(line: Message) -> Counter[str]:
    """What a line says that a player gets or gives."""
    args = line.args
    one = str(args.get("resource", "")).removeprefix("resource-")
    found: Counter[str] = Counter()
    if line.id in ("produced", "gained"):
        found[one] += args["amount"]
    elif line.id in ("paid", "plague-took"):
        found[one] -= 1
    elif line.id == "riots-paid":
        found["gold"] -= args["amount"]
    elif line.id == "robbed":
        found.subtract(goods(args["goods"]))
    elif line.id == "traded":
        found.subtract(goods(args["price"]))
        found[one] += 1
    elif line.id.startswith("built") and "price" in args:
        found.subtract(goods(args["price"]))
    return found


def held(match: Match, seat: int) -> dict[str, int]:
    return {name: match.state.players[seat].held(r) for r, name in enumerate(RESOURCES)}


@pytest.mark.parametrize("variant", VARIANT_IDS)
@pytest.mark.parametrize("seed", range(3))
def test_the_log_added_up_is_what_players_have(variant: str, seed: int) -> None:
    match = Match.start("rivals", 2, seed, {"variant": variant}, ["Anna", "Boris"])
    rng = Random(seed)
    books = [Counter(held(match, seat)) for seat in range(2)]
    read = 0
    while not match.over and len(match.record.entries) < 900:
        (seat,) = match.waiting()
        options = match.options(seat)
        worth = [1 if option.text.split()[0] in IDLE | {"demolish"} else 6 for option in options]
        match.choose(seat, rng.choices(options, worth)[0].id)
        for line in match.log(None, read):
            if "seat" in line.args:
                books[line.args["seat"]["seat"]].update(booked(line))
        read = len(match.record.entries)
        if match.over or type(match.state.agenda[-1]).__name__ in QUIET:
            for player in range(2):
                assert {name: books[player][name] for name in RESOURCES} == held(match, player), match.log(None)[-12:]
