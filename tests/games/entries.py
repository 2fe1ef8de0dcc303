"""What every book-keeper does with the entries of a record before he books them."""

from typing import Any


def folded(entries: list[dict[str, Any]]) -> set[int]:
    """The numbers of those that were not taken back."""
    holding: set[int] = set()
    for number, entry in enumerate(entries):
        if "undo" in entry:
            holding = {one for one in holding if one < entry["undo"]}
        elif "do" in entry or "chance" in entry:
            holding.add(number)
    return holding
