"""What a message says: who waits where, in the language of whoever reads it. Never what is on the table or in hands."""

from __future__ import annotations

from permonik.kernel.registry import load
from permonik.server.storage.word import Kind
from permonik.server.tables.data import TableData
from permonik.words import Words


def game_name(game: str, lang: str) -> str:
    return Words(load(game), lang).render("game-name")


def line(kind: Kind, table: TableData, person: str, lang: str) -> str:
    """One sentence."""
    others = [seat.name for seat in table.seats if seat.person != person]
    args = {"game": {"text": game_name(table.game, lang)}, "names": [{"text": name} for name in others]}
    return Words(None, lang).render(f"word-{kind}", args)


def subject(kind: Kind, game: str, count: int, lang: str) -> str:
    words = Words(None, lang)
    if count > 1:
        return words.render("word-several", {"count": count})
    return words.render(f"word-{kind}-subject", {"game": {"text": game_name(game, lang)}})


def said(id: str, lang: str, **args: str) -> str:
    return Words(None, lang).render(id, {name: {"text": value} for name, value in args.items()})
