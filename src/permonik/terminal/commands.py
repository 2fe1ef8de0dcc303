"""What a player types: an answer by its number or notation, several of them, or a command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from permonik.kernel.game import Option

# Command → its short form. They are English in every language, so that nobody has to guess.
COMMANDS = {
    "confirm": "c",
    "back": "",
    "options": "o",
    "why": "w",
    "board": "b",
    "log": "l",
    "hint": "t",
    "rules": "r",
    "undo": "u",
    "save": "s",
    "resign": "",
    "help": "h",
    "quit": "q",
}
SHORT = {short: command for command, short in COMMANDS.items() if short} | {"?": "help", "exit": "quit"}
YES = frozenset(["y", "yes", "a", "ano", "áno"])


class Command(NamedTuple):
    name: str
    rest: str


class NoSuchNumber(NamedTuple):
    number: str


class NotUnderstood(NamedTuple):
    text: str


def understand(line: str, options: Sequence[Option]) -> Option | Command | NoSuchNumber | NotUnderstood:
    """An answer wins over a command, should a game ever have a verb that is also a command."""
    if line.isascii() and line.isdigit():
        number = int(line) if len(line) < 10 else 0
        return options[number - 1] if 1 <= number <= len(options) else NoSuchNumber(line)
    notation = " ".join(line.lower().split())
    for option in options:
        if option.text.lower() == notation:
            return option
    word, _, rest = line.partition(" ")
    word = SHORT.get(word.lower(), word.lower())
    return Command(word, rest.strip()) if word in COMMANDS else NotUnderstood(line)


def understand_picks(line: str, options: Sequence[Option]) -> list[Option] | None:
    """Several answers at once: numbers, or notations between commas. None: something else was typed."""
    parts = line.split(",") if "," in line else line.split()
    found = [understand(part.strip(), options) for part in parts]
    picks = [one for one in found if isinstance(one, Option)]
    return picks if picks and len(picks) == len(found) else None
