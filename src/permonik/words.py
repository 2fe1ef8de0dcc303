"""Words for messages: the Fluent files of the house and of a game, in one language."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from permonik.kernel.errors import PermonikError, listed
from permonik.kernel.game import Game, GameOption, OptionValue
from permonik.kernel.message import Message
from permonik.kernel.registry import package_of

LANGUAGES: Final = ("en", "cs", "sk")
BIDI: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

Values = dict[str, str | int]


class UnknownLanguage(PermonikError):
    """There are no words in that language."""


class BadWords(PermonikError):
    """A message that is missing or cannot be worded, or a text file that cannot be read."""


def language(chosen: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the chosen one, which must be known, else that of the environment, else English."""
    if chosen is not None:
        code = code_of(chosen)
        if code not in LANGUAGES:
            raise UnknownLanguage(f"unknown language {chosen!r}; known languages: {listed(LANGUAGES)}")
        return code
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):  # the first that is set decides, as for every other program
            code = code_of(environ[variable])
            return code if code in LANGUAGES else "en"
    return "en"


def code_of(locale: str) -> str:
    """cs_CZ.UTF-8 → cs."""
    return locale.replace("-", "_").split("_")[0].split(".")[0].lower()


class Words:
    """Renders messages in one language, with the texts of the house and, if there is one, of a game.

    What is missing falls back to English and at last to the bare id, so that a forgotten word never stops a
    match; `strict` raises BadWords instead (the contract suite is strict).
    """

    def __init__(self, game: Game | None, lang: str, strict: bool = False) -> None:
        self.game = game
        self.lang = language(lang, {})
        self.strict = strict
        self.bundle = bundle(game, self.lang, strict)
        self.fallback = self.bundle if strict or self.lang == "en" else bundle(game, "en", False)

    def has(self, id: str, attribute: str | None = None) -> bool:
        if not self.bundle.has_message(id):
            return False
        message = self.bundle.get_message(id)
        return message.value is not None if attribute is None else attribute in message.attributes

    def render(self, id: str, args: Mapping[str, Any] | None = None, names: Sequence[str] = ()) -> str:
        """A message in words. `names`: how the players are called, by seat."""
        values = self.values(args or {}, names)
        return self.forms(id, values).get("", f"‹{id}›")

    def message(self, message: Message, names: Sequence[str] = ()) -> str:
        return self.render(message.id, message.args, names)

    def form(self, id: str, form: str) -> str:
        """A form of a name (an attribute of its message), or the plain one where there is no other."""
        forms = self.forms(id, {})
        return forms.get(form, forms.get("", f"‹{id}›"))

    def label(self, id: str) -> str | None:
        """A message that needs no arguments, or None where there is no such."""
        if not self.has(id):
            return None
        pattern = self.bundle.get_message(id).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, {})
        return None if errors else str(text)

    def option_value(self, option: GameOption, value: OptionValue) -> str:
        """A value of a game option: an attribute of the option's message, or the value itself if it is a number."""
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        return self.forms(option.message, {}).get(str(value).lower(), str(value))

    # -- inside ----------------------------------------------------------------------------------------------

    def values(self, args: Mapping[str, Any], names: Sequence[str]) -> Values:
        """The variables of a message: `$card`, and for each attribute of what it names (its cases) `$card-acc`."""
        values: Values = {}
        for name, arg in args.items():
            if isinstance(arg, int):
                values[name] = arg
                continue
            if isinstance(arg, list):
                values[f"{name}-count"] = len(arg)
            for form, text in self.worded(arg, names).items():
                values[f"{name}-{form}" if form else name] = text
        return values

    def worded(self, arg: Any, names: Sequence[str]) -> dict[str, str]:
        """An argument in all its forms; the plain one is called ""."""
        if isinstance(arg, int):
            return {"": str(arg).replace("-", "−")}
        if isinstance(arg, str):
            return self.forms(arg, {})
        if isinstance(arg, list):
            return self.enumerated([self.worded(one, names) for one in arg])
        if isinstance(arg, dict) and "seat" in arg:
            seat = arg["seat"]
            return {"": clean(names[seat]) if seat < len(names) else self.render("house-seat", {"number": seat + 1})}
        if isinstance(arg, dict) and "text" in arg:  # not from an engine: a file name, what somebody typed
            return {"": clean(arg["text"])}
        if isinstance(arg, dict) and "id" in arg:
            return self.forms(arg["id"], self.values(arg.get("args", {}), names))
        raise BadWords(f"{arg!r} is no argument of a message")

    def enumerated(self, parts: list[dict[str, str]]) -> dict[str, str]:
        """Things with commas and "and". A thing without a case that another has (a player) keeps its name."""
        if not parts:
            return self.forms("house-nothing", {})
        forms = {form for part in parts for form in part}
        return {
            form: format_list([part.get(form, part[""]) for part in parts], locale=self.lang) for form in sorted(forms)
        }

    def forms(self, id: str, values: Values) -> dict[str, str]:
        """The value of a message (as "") and its attributes, worded."""
        source = self.bundle if self.bundle.has_message(id) else self.fallback
        if not source.has_message(id):
            if self.strict:
                raise BadWords(f"no message {id!r} in {self.lang}")
            return {"": f"‹{id}›"}
        message = source.get_message(id)
        patterns = dict(message.attributes)
        if message.value is not None:
            patterns[""] = message.value
        forms = {}
        for form, pattern in patterns.items():
            text, errors = source.format_pattern(pattern, values)
            if errors and self.strict:
                raise BadWords(f"message {id!r} in {self.lang}: {listed(errors)}")
            forms[form] = with_minus(str(text), values)
        return forms


@cache
def bundle(game: Game | None, lang: str, strict: bool) -> FluentBundle:
    # Isolation marks would show as boxes in many terminals, and nothing here is written from right to left.
    result = FluentBundle([lang], use_isolating=False)
    for place in [terminal(), mail(), *places(game)]:
        if strict or (place / f"{lang}.ftl").is_file():
            result.add_resource(resource(place, lang))
    return result


def places(game: Game | None) -> list[Traversable]:
    """The folders with texts: the house's, and the one beside the game's module."""
    found = [files("permonik") / "text"]
    if game is not None:
        found.append(files(package_of(game)) / "text")
    return found


def terminal() -> Traversable:
    """Texts that only a terminal says: the page in the browser does not load them."""
    return files("permonik") / "text" / "terminal"


def mail() -> Traversable:
    """Texts that only mails and pushes say."""
    return files("permonik") / "text" / "mail"


def resource(place: Traversable, lang: str) -> ast.Resource:
    """A text file, read and checked: Fluent itself would leave out silently what it does not understand."""
    file = place / f"{lang}.ftl"
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadWords(f"the texts {file.name} in {place} cannot be read: {error}") from None
    result = FluentResource(text)
    for entry in result.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span is not None else 0
            raise BadWords(f"{file.name} in {place}: line {text.count(chr(10), 0, start) + 1} is not Fluent")
    return result


def with_minus(text: str, values: Values) -> str:
    """Numbers below nothing have a minus as in print: the locales of our languages put a hyphen there."""
    for value in values.values():
        if isinstance(value, int) and value < 0:
            text = text.replace(str(value), f"−{-value}")
    return text


def clean(name: str) -> str:
    """A player's name as it is, except for what could move the cursor or turn the line around."""
    return "".join(" " if unicodedata.category(c) == "Cc" or c in BIDI else c for c in name)
