"""Writes the types of what the page gets and sends, and the tables of the documentation, from the types of the engine.

web/src/lib/wire.gen.ts             the messages, from src/permonik/server/wire/ and src/permonik/table/messages.py
web/src/boards/<game>/view.gen.ts   what a seat sees and is shown, from the game's `view_type` and `shown_type`
docs/views.md                       the same as tables

The agenda is left out: the page never gets it (`Game.seen`). What a comment behind a field says goes along.

    python tools/wire_types.py           write the files
    python tools/wire_types.py --check   fail if one is not what the engine says
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, is_typeddict

import msgspec

from permonik.kernel.game import Game, NothingShown
from permonik.kernel.registry import games, load
from permonik.server.wire.base import In, Lang
from permonik.server.wire.from_browser import FromBrowser
from permonik.server.wire.structures import structures
from permonik.server.wire.to_browser import ToBrowser
from permonik.testing.contract.types import fields_of

ROOT = Path(__file__).resolve().parents[1]
MADE = "// Written by tools/wire_types.py; do not edit."
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}

# Python says only that arguments of messages are plain data; kernel/message.py says in words what they are.
ARG = """/** An argument of a message: a number, the id of a message, a seat, a text, a whole message, or several. */
export type Arg = number | string | { seat: number } | { text: string } | Nested | Arg[];
export interface Nested {
  id: string;
  args?: Record<string, Arg>;
}
"""
ARGS = {(name, "args"): "Record<string, Arg>" for name in ("MessageOut", "LineOut")}


class Field(NamedTuple):
    name: str
    kind: Any
    always: bool
    about: str


class Shape(NamedTuple):
    """A structure of the wire or a TypedDict of a game, as both languages have it."""

    name: str
    about: str
    fields: list[Field]


# -- reading -----------------------------------------------------------------------------------------------------------


def comments(kind: type[Any]) -> dict[str, str]:
    """What the source says behind the fields of a class, and of those that it extends."""
    above: dict[str, str] = {}
    for name in re.findall(r"\w+", inspect.getsource(kind).split(":", 1)[0])[2:]:
        base = getattr(sys.modules[kind.__module__], name, None)
        if is_typeddict(base):
            above |= comments(base)
    return above | dict(re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(kind), re.MULTILINE))


def shape_of(kind: type[Any], without: Collection[str] = ()) -> Shape:
    """A TypedDict, without what never reaches the page."""
    said = comments(kind)
    fields = [
        Field(name, hint, always, said.get(name, ""))
        for name, (hint, always) in fields_of(kind).items()
        if name not in without
    ]
    return Shape(kind.__name__, inspect.cleandoc(kind.__doc__ or ""), fields)


def struct_of(kind: type[msgspec.Struct]) -> Shape:
    """A message. What the server sends is always whole; what it gets may leave out what has a default."""
    said = comments(kind)
    tag = kind.__struct_config__.tag
    fields = [Field("type", Literal[tag], True, "")] if tag else []  # type: ignore[valid-type]
    for field in msgspec.structs.fields(kind):
        always = field.required or not issubclass(kind, In)
        fields.append(Field(field.encode_name, field.type, always, said.get(field.name, "")))
    return Shape(kind.__name__, inspect.cleandoc(kind.__doc__ or ""), fields)


def named(kind: Any, without: Collection[str] = ()) -> Iterator[type[Any]]:
    """The TypedDicts that a type is made of, those inside first."""
    if is_typeddict(kind):
        for name, (hint, _) in fields_of(kind).items():
            if name not in without:
                yield from named(hint, without)
        yield kind
    else:
        for part in get_args(kind):
            if not isinstance(part, str | int) and part is not ...:
                yield from named(part, without)


def shapes_of(kinds: Iterable[Any], without: Collection[str] = ()) -> list[Shape]:
    found = dict.fromkeys(one for kind in kinds for one in named(kind, without))
    shapes = [shape_of(kind, without) for kind in found]
    names = [shape.name for shape in shapes]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise TypeError(f"two types of one game have one name: {', '.join(twice)}")
    return shapes


def kinds_of(game: Game) -> list[Any]:
    """The types of what a game lets see and of what it shows, if it shows anything."""
    return [kind for kind in (game.view_type, game.shown_type) if kind is not NothingShown]


# -- TypeScript --------------------------------------------------------------------------------------------------------


def script(kind: Any) -> str:
    """A type in the words of TypeScript."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:  # limits are the server's
        return script(parts[0])
    if kind in SIMPLE:
        return SIMPLE[kind]
    if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return str(kind.__name__)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(script(part) for part in parts))
    if origin is Literal:
        return " | ".join(f"'{part}'" if isinstance(part, str) else str(part).lower() for part in parts)
    if origin is list or (origin is tuple and parts[1:] == (...,)):
        inner = script(parts[0])
        return f"({inner})[]" if get_origin(parts[0]) in (Union, UnionType, Literal) else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(script(part) for part in parts)}]"
    if kind is dict:
        return "Record<string, unknown>"
    if origin is dict:
        record = f"Record<{script(parts[0])}, {script(parts[1])}>"
        return f"Partial<{record}>" if get_origin(parts[0]) is Literal else record
    raise TypeError(f"no type of plain data: {kind}")


def remark(about: str, indent: str = "") -> list[str]:
    lines = about.splitlines()
    if not lines:
        return []
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */"]


def interface(shape: Shape) -> str:
    lines = [*remark(shape.about), f"export interface {shape.name} {{"]
    for field in shape.fields:
        kind = ARGS.get((shape.name, field.name)) or script(field.kind)
        lines += [*remark(field.about, "  "), f"  {field.name}{'' if field.always else '?'}: {kind};"]
    return "\n".join([*lines, "}\n"])


def messages() -> str:
    unions = [
        f"export type {name} = {script(union)};\n"
        for name, union in (("FromBrowser", FromBrowser), ("ToBrowser", ToBrowser))
    ]
    parts = [f"// The messages of the wire. docs/api.md explains them. {MADE[3:]}\n", ARG]
    parts += [f"export type Lang = {script(Lang)};\n"]
    shapes = [shape_of(kind) if is_typeddict(kind) else struct_of(kind) for kind in structures()]
    return "\n".join([*parts, *[interface(shape) for shape in shapes], *unions])


def views(game: Game) -> str:
    head = f"// What a seat of {game.id} sees, and is shown beside it. {MADE[3:]}\n"
    return "\n".join([head, *[interface(shape) for shape in shapes_of(kinds_of(game), game.for_programs)]])


# -- documentation -----------------------------------------------------------------------------------------------------

INTRODUCTION = """# What a seat sees

Written by `tools/wire_types.py` from the types in each game's `view.py` and `shown.py`; do not edit.

`view` is everything that a seat may know. What is for programs only (the `agenda`, the steps that wait, and what else
`recall` needs to play on) never reaches the page. `shown` is what only people need, worked out from the view: no bot
asks for it.
"""


def about_game(game: Game) -> str:
    lines = [f"## {game.id}", ""]
    roots = {game.view_type: "the view", game.shown_type: "what is shown beside it"}
    for kind in dict.fromkeys(one for root in kinds_of(game) for one in reversed(list(named(root)))):
        shape = shape_of(kind)
        note = f" ({roots[kind]})" if kind in roots else ""
        lines += [f"### {shape.name}{note}", "", *([shape.about, ""] if shape.about else [])]
        lines += ["| field | type | |", "| --- | --- | --- |"]
        for field in shape.fields:
            typed = script(field.kind).replace("|", "\\|")
            whose = " (for programs only)" if kind is game.view_type and field.name in game.for_programs else ""
            sometimes = "" if field.always else " (may be missing)"
            lines.append(f"| `{field.name}`{sometimes}{whose} | `{typed}` | {field.about} |")
        lines.append("")
    return "\n".join(lines)


def tables(games: list[Game]) -> str:
    return "\n".join([INTRODUCTION, *[about_game(game) for game in games]]).rstrip() + "\n"


# -- the files ---------------------------------------------------------------------------------------------------------


def files() -> dict[Path, str]:
    own = [game for game in map(load, games(hidden=True)) if type(game).__module__.startswith("permonik.games.")]
    typed = [game for game in own if kinds_of(game)]
    made = {ROOT / "web/src/lib/wire.gen.ts": messages(), ROOT / "docs/views.md": tables(typed)}
    for game in typed:
        board = ROOT / "web/src/boards" / game.id
        if board.is_dir():  # the generic board asks for no types
            made[board / "view.gen.ts"] = views(game)
    return made


def stale() -> list[Path]:
    return [file for file, text in files().items() if not file.exists() or file.read_text(encoding="utf-8") != text]


def main() -> None:
    if "--check" in sys.argv[1:]:
        if found := stale():
            names = ", ".join(str(file.relative_to(ROOT)) for file in found)
            sys.exit(f"not what the engine says: {names}; run tools/wire_types.py")
        return
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
        print(f"{file.relative_to(ROOT)}: {len(text.encode())} bytes")


if __name__ == "__main__":
    main()
