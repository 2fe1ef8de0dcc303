"""Goods with their numbers, as one number that a log line can carry and as arguments of messages."""

from __future__ import annotations

from typing import Any, Final

from permonik.games.caverna.tables import GOODS, Bundle
from permonik.kernel.domain import Domain

BITS: Final = 10  # per good: more than anybody ever holds
MOST: Final = (1 << BITS) - 1


def packed(goods: Bundle) -> int:
    found = 0
    for good, number in goods:
        found += number << BITS * good
    return found


def unpacked(number: int) -> Bundle:
    return tuple([(good, number >> BITS * good & MOST) for good in range(len(GOODS)) if number >> BITS * good & MOST])


def amount(good: int, number: int) -> dict[str, Any]:
    return {"id": f"amount-{GOODS[good]}", "args": {"n": number}}


def listed(goods: Bundle) -> list[dict[str, Any]]:
    """Goods as an enumeration of messages, each with its number."""
    return [amount(good, number) for good, number in goods if number]


class Amounts(Domain):
    """Any goods in any number (`packed`), worded as an enumeration."""

    def __len__(self) -> int:
        return 7  # so many of one good are an example for all

    def text(self, number: int) -> str:
        return "+".join([f"{number} {GOODS[good]}" for good, number in unpacked(number)])

    def word(self, number: int) -> list[dict[str, Any]]:
        return listed(unpacked(number))


AMOUNTS: Final = Amounts("amounts", [])
