"""The action table of a game: one place from which the number, the text and the mask size of every action follow."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from permonik.kernel.domain import Domain, Unbounded
from permonik.kernel.errors import BadNotation, listed
from permonik.kernel.message import Arg, word


class Kind:
    """A kind of action: its first number, its verb, and the domains of its arguments in the order of writing."""

    def __init__(self, base: int, verb: str, *domains: Domain) -> None:
        self.base = base
        self.verb = verb
        self.domains = domains
        self.size = 1
        for domain in domains:
            if not isinstance(domain, Unbounded):
                self.size *= len(domain)

    @property
    def unbounded(self) -> bool:
        return any([isinstance(domain, Unbounded) for domain in self.domains])


class Spelled(NamedTuple):
    """An action as people and records know it, whatever the position: nobody may change what is in it."""

    text: str
    message: str
    args: dict[str, Arg]
    targets: list[str]


MOST_SPELLED = 4096  # actions whose words are kept; all of most games


class ActionTable:
    """Actions are numbered without gaps, kind after kind; within a kind the last argument turns fastest.

    The bases stand as constants in the game's code, for speed; the table checks that they are right. Kinds with
    an unbounded argument come last and share what lies behind the others: each step of the unbounded argument
    adds one block with all of them.
    """

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = tuple(kinds)
        self.by_verb = {kind.verb: kind for kind in kinds}
        self.size = 0  # of the bounded part
        self.block = 0
        self.spelled: dict[int, Spelled] = {}  # what was asked for lately
        for kind in kinds:
            if self.block and not kind.unbounded:
                raise ValueError(f"{kind.verb}: kinds without an unbounded argument come first")
            if sum([isinstance(domain, Unbounded) for domain in kind.domains]) > 1:
                raise ValueError(f"{kind.verb}: one unbounded argument is the most")
            if kind.base != self.size + self.block:
                raise ValueError(f"{kind.verb}: begins at {self.size + self.block}, not at {kind.base}")
            if kind.unbounded:
                self.block += kind.size
            else:
                self.size += kind.size
        if len(self.by_verb) != len(self.kinds):
            raise ValueError("two kinds of action share a verb")

    def __repr__(self) -> str:
        """For a prompt: `<ActionTable: 216 actions of 21 kinds>`."""
        further = f" and {self.block} for each further place" if self.block else ""
        return f"<ActionTable: {self.size} actions of {len(self.kinds)} kinds{further}>"

    def digest(self) -> str:
        """Of all numbers and texts: actions of tables with equal digests have the same numbers."""
        lines = [" ".join([kind.verb, *[",".join(domain.ids) for domain in kind.domains]]) for kind in self.kinds]
        return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()

    def split(self, action: int) -> tuple[Kind, list[int]]:
        """The kind of an action and its arguments."""
        place = 0
        inside = action
        if action >= self.size and self.block:
            place, inside = divmod(action - self.size, self.block)
            inside += self.size
        for kind in self.kinds:
            if kind.base <= inside < kind.base + kind.size:
                rest = inside - kind.base
                args: list[int] = []
                for domain in reversed(kind.domains):
                    if isinstance(domain, Unbounded):
                        args.append(place)
                    else:
                        rest, value = divmod(rest, len(domain))
                        args.append(value)
                args.reverse()
                return kind, args
        raise BadNotation(f"no action has the number {action}")

    def join(self, kind: Kind, args: Sequence[int]) -> int:
        """The way back from `split`."""
        number = 0
        place = 0
        for domain, value in zip(kind.domains, args, strict=True):
            if isinstance(domain, Unbounded):
                place = value
            else:
                number = number * len(domain) + value
        return kind.base + number + place * self.block

    def spell(self, action: int) -> Spelled:
        """What an action is called. A table names the same few actions again and again."""
        found = self.spelled.get(action)
        if found is None:
            kind, values = self.split(action)
            texts, args, targets = [kind.verb], dict[str, Arg](), list[str]()
            for domain, value in zip(kind.domains, values, strict=True):
                text = domain.text(value)
                texts.append(text)
                args[domain.name] = word(domain, value)
                if not domain.numeric:
                    targets.append(f"{domain.name}:{text}")
            if len(self.spelled) >= MOST_SPELLED:
                self.spelled.clear()
            found = self.spelled[action] = Spelled(" ".join(texts), f"do-{kind.verb}", args, targets)
        return found

    def text(self, action: int) -> str:
        return self.spell(action).text

    def parse(self, text: str) -> int:
        words = text.split()
        if not words:
            raise BadNotation(f"an empty text is no action; actions begin with: {listed(self.by_verb)}")
        kind = self.by_verb.get(words[0])
        if kind is None:
            raise BadNotation(f"no action {text!r}; actions begin with: {listed(self.by_verb)}")
        if len(words) - 1 != len(kind.domains):
            wanted = " ".join([kind.verb, *[domain.name.upper() for domain in kind.domains]])
            raise BadNotation(f"no action {text!r}; it is written: {wanted}")
        return self.join(kind, [domain.parse(word) for domain, word in zip(kind.domains, words[1:], strict=True)])

    def golden(self) -> str:
        """The table as text, kept in a file of the tests: a number that moved would break every stored bot."""
        lines = []
        for kind in self.kinds:
            domains = [f"{domain.name}[{', '.join(domain.ids)}]" for domain in kind.domains]
            lines.append(" ".join([str(kind.base), str(kind.size), kind.verb, *domains]))
        return "\n".join([*lines, f"{self.size} in all, block {self.block}", ""])
