"""Writes docs/permonik.1, the manual page, from what the commands say of themselves with --help.

    python tools/man_page.py           write the file
    python tools/man_page.py --check   exit code 1 if it is not what would be written

Packages of systems install it as share/man/man1/permonik.1; so does the wheel.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path

import click

from permonik.cli import main as permonik

FILE = Path(__file__).resolve().parents[1] / "docs" / "permonik.1"


def page() -> str:
    context = click.Context(permonik, info_name="permonik")
    lines = ['.TH PERMONIK 1 "" "Permoník" "Permoník"', ".SH NAME", r"permonik \- a house for modern board games"]
    lines += [".SH SYNOPSIS", r"\fBpermonik\fR [\fIOPTIONS\fR] \fICOMMAND\fR [\fIARGS\fR]...", ".SH DESCRIPTION"]
    lines += told(permonik.help or "")
    for name in permonik.list_commands(context):
        command = permonik.get_command(context, name)
        assert command is not None
        lines += section(command, click.Context(command, info_name=f"permonik {name}", parent=context))
    return "\n".join(lines) + "\n"


def section(command: click.Command, context: click.Context) -> Iterator[str]:
    usage = " ".join(command.collect_usage_pieces(context))
    yield f".SH {escaped(context.info_name or '').upper()}"
    yield rf"\fB{escaped(context.info_name or '')}\fR {escaped(usage)}"
    yield ".PP"
    yield from told(command.help or "")
    for parameter in command.get_params(context):
        record = parameter.get_help_record(context)
        if record is not None and record[1] and "--help" not in record[0]:
            yield ".TP"
            yield rf"\fB{escaped(record[0])}\fR"
            yield escaped(record[1])
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from section(below, click.Context(below, info_name=f"{context.info_name} {name}", parent=context))


def told(text: str) -> Iterator[str]:
    """Paragraphs; one that begins with \\b keeps its lines as they are."""
    for number, paragraph in enumerate(re.split(r"\n\s*\n", cleandoc(text))):
        if number:
            yield ".PP"
        lines = paragraph.splitlines()
        if lines[0] == "\b":
            yield from (".nf", *[escaped(line.rstrip()) for line in lines[1:]], ".fi")
        else:
            yield escaped(" ".join([line.strip() for line in lines]))


def escaped(text: str) -> str:
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{text}" if text.startswith((".", "'")) else text


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    text = page()
    if parser.parse_args().check:
        return int(FILE.read_text(encoding="utf-8") != text)
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
