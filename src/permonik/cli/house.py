"""What all commands share: how they fail, and the options that several of them have."""

from __future__ import annotations

import io
import os
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

import permonik
from permonik.errors import BadOption, PermonikError
from permonik.kernel.game import Game
from permonik.words import language

F = TypeVar("F", bound=Callable[..., Any])

LONG = frozenset({"arena", "dataset", "evaluate", "puzzles", "review", "simulate", "solve", "train", "tune"})


class Failure(click.ClickException):
    """The question was wrong. A line on stderr and an exit code, instead of a traceback."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(f"permonik: {self.message}", file=file or sys.stderr)


class Negative(Failure):
    """The question was right, and the answer is no."""

    exit_code = 1


class Interrupted(Failure):
    exit_code = 130


class House(click.Group):
    """Turns everything that may go wrong into a Failure; what is left is a mistake of ours and looks like one."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not ctx.resilient_parsing:  # a shell that completes
            tell_build(args)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        tolerate_bytes()
        with warnings.catch_warnings():
            warnings.showwarning = show_warning
            try:
                result = super().invoke(ctx)
                sys.stdout.flush()
                return result
            except PermonikError as error:
                raise Failure(" ".join(str(error).splitlines())) from None
            except BrokenPipeError:
                leave_quietly()
                ctx.exit(0)
            except OSError as error:
                what = f"{error.filename}: " if error.filename is not None else ""
                raise Failure(f"{what}{error.strerror or error}") from None
            except KeyboardInterrupt:
                raise Interrupted("interrupted; nothing was saved") from None


def tell_build(args: list[str]) -> None:
    """To somebody who sits there and would wait several times as long as necessary."""
    plays = bool(args) and args[0] in LONG and not {"-h", "--help"}.intersection(args)
    if plays and not permonik.compiled and sys.stderr.isatty():
        click.echo(
            "on the pure engine; permonik doctor tells how to use the compiled one, many times as fast", err=True
        )


def tolerate_bytes() -> None:
    """A byte that is no text, or a letter that the terminal does not have, becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def show_warning(message: Warning | str, *details: Any, **more: Any) -> None:
    click.echo(f"permonik: {message}", err=True)


def leave_quietly() -> None:
    """The reader of our output has seen enough. Python would complain once more when it flushes at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def lang_option(command: F) -> F:
    """`--lang`, resolved: the command gets a known language."""

    def resolve(ctx: click.Context, parameter: click.Parameter, value: str | None) -> str:
        return language(value, os.environ)

    return click.option("--lang", callback=resolve, metavar="LANG", help="en, cs or sk; else that of the system.")(
        command
    )


def options_option(command: F) -> F:
    """`--options`, as a dictionary; whether the game has them, the game says."""

    def resolve(ctx: click.Context, parameter: click.Parameter, value: str | None) -> dict[str, str]:
        chosen: dict[str, str] = {}
        for part in (value or "").split(","):
            name, equals, setting = (text.strip() for text in part.partition("="))
            if not part.strip():
                continue
            if not equals or not name:
                raise BadOption(f"--options are written name=value,name=value; {part.strip()!r} is not")
            if name in chosen:
                raise BadOption(f"option {name} is chosen twice")
            chosen[name] = setting
        return chosen

    told = "Options of the game; permonik games lists them."
    return click.option("--options", callback=resolve, metavar="K=V,…", help=told)(command)


def read_files(rules: Game, options: dict[str, str]) -> dict[str, str]:
    """The options with the texts of the files that they name; see `GameOption.file`."""
    found = dict(options)
    for option in rules.options():
        value = options.get(option.id, str(option.default))
        if option.file and value not in [str(legal) for legal in option.values]:
            found[option.id] = read_text(Path(value))
    return found


def read_text(file: Path) -> str:
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Failure(f"{file}: this is no text") from None
    return text if text.endswith("\n") else text + "\n"


json_option = click.option("--json", "as_json", is_flag=True, help="Machine-readable output.")
