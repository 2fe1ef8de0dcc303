"""Domains: the small worlds that numbers stand for (tiles, cells, goods), with the ids used at the edges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from permonik.kernel.errors import BadNotation, listed


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """A named list of ids. Number `i` is written `ids[i]` in notation and worded by the message `name-id`."""

    def __init__(self, name: str, ids: Iterable[str], numeric: bool = False) -> None:
        self.name = name
        self.ids = tuple(ids)
        self.numeric = numeric
        self.numbers = {text: number for number, text in enumerate(self.ids)}

    def __len__(self) -> int:
        return len(self.ids)

    def text(self, number: int) -> str:
        return self.ids[number]

    def parse(self, text: str) -> int:
        try:
            return self.numbers[text]
        except KeyError:
            raise BadNotation(f"no {self.name} {text!r}; there are: {listed(self.ids)}") from None

    def word(self, number: int) -> int | str | list[Any] | dict[str, Any]:
        """As an argument of a message: the message that names it (with arguments of its own), or the number itself."""
        return int(self.ids[number]) if self.numeric else f"{self.name}-{self.ids[number]}"


class Groups(Domain):
    """Several members of another domain at once, written `wood+stone+gold` and worded as an enumeration."""

    def __init__(self, name: str, of: Domain, groups: Iterable[Sequence[int]]) -> None:
        self.of = of
        self.groups = tuple([tuple(group) for group in groups])
        super().__init__(name, ["+".join([of.ids[member] for member in group]) for group in self.groups])

    def word(self, number: int) -> list[str]:
        return [f"{self.of.name}-{self.of.ids[member]}" for member in self.groups[number]]


def numbers(name: str, first: int, last: int) -> Domain:
    """The whole numbers from first to last: number 0 stands for `first`."""
    return Domain(name, [str(n) for n in range(first, last + 1)], numeric=True)


class Unbounded(Domain):
    """Places without end, numbered from 0 (the cells of a growing board): only the last kinds of a table have one."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [], numeric=True)

    def text(self, number: int) -> str:
        return str(number)

    def parse(self, text: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 9 or text != str(int(text)):
            raise BadNotation(f"no {self.name} {text[:20]!r}; it is a number from 0")
        return int(text)

    def word(self, number: int) -> int | str | dict[str, Any]:
        return number
