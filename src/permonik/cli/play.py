"""permonik play"""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path

import click

import permonik
from permonik import bots
from permonik.bots import Bot, ProcessBot
from permonik.cli.completion import bot_names, game_ids
from permonik.cli.house import Failure, lang_option, options_option, read_files
from permonik.errors import BadPlayers
from permonik.terminal.table import TerminalTable, save
from permonik.words import LANGUAGES, Words

HUMAN = "human"


@click.command()
@click.argument("game", required=False, shell_complete=game_ids)
@click.option("--players", type=int, metavar="N", help="How many play.")
@click.option(
    "--bots",
    "against",
    shell_complete=bot_names,
    metavar="B,B,…",
    help="Whom you play against: easy, medium, hard, master.",
)
@click.option(
    "--seats",
    shell_complete=bot_names,
    metavar="S,S,…",
    help="Who sits where: human, a bot, or a bot of your own (module:Class).",
)
@click.option("--names", metavar="N,N,…", help="How the players are called, one name for each seat.")
@click.option("--seed", type=int, metavar="N", help="Fixes the deal; else nobody knows it.")
@options_option
@lang_option
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved match.")
@click.option("--save", "keep", type=click.Path(path_type=Path), metavar="FILE", help="Keep the finished match.")
@click.option(
    "--confirm/--no-confirm", default=None, help="Try answers out and confirm a turn; default: in a terminal."
)
@click.option("--isolate", is_flag=True, help="Run each bot in a process of its own.")
def play(
    game: str | None,
    players: int | None,
    against: str | None,
    seats: str | None,
    names: str | None,
    seed: int | None,
    options: dict[str, str],
    lang: str,
    resume: Path | None,
    keep: Path | None,
    confirm: bool | None,
    isolate: bool,
) -> None:
    """Play GAME in the terminal. Without --seats you play seat 1 against bots, of medium strength unless you say more.

    \b
    easy      does not always play its best
    medium    plays soundly, and answers at once
    hard      thinks ahead, for some 1.5 seconds a turn at most
    master    the strongest we have; thinks for up to 5 seconds a turn

    \b
    Examples: permonik play cave-vs-cave --bots hard --lang cs
              permonik play cave-vs-cave --seats human,human --names Anna,Boris
              permonik play rivals --options variant=gold
              permonik play saboteur --seats human,human,easy,medium,hard
              permonik play caverna --bots easy,easy,hard --options set=basic
              permonik play --resume evening.permonik
    """
    if keep is not None:
        check_place(keep)
    if against is not None and (seats is not None or resume is not None):
        raise Failure("--bots is for a new match in which you sit on seat 1; write --seats to say who sits where")
    if resume is not None:
        if players is not None or seed is not None or options or names is not None:
            raise Failure("a saved match has its players, names, seed and options already; leave them out")
        match = permonik.Match.replay(permonik.Record.load(resume))
        if game is not None and game != match.game.id:
            raise Failure(f"{resume} is a match of {match.game.id}, not of {game}")
        sitting = split(seats) if seats is not None else [seat_of(name, match.game.id) for name in match.names]
        check(sitting, match.players, match.game.id)
    else:
        if game is None:
            raise Failure("say which game: permonik play GAME (permonik games lists them)")
        rules = permonik.load(game)
        called = split(names) if names is not None else None
        sitting = split(seats) if seats is not None else default_seats(rules, players, called, against)
        check(sitting, rules.check_players(len(sitting) if players is None else players), rules.id)
        words = Words(rules, lang)
        if called is None:
            called = [seat_name(kind, seat, words) for seat, kind in enumerate(sitting)]
        files = read_files(rules, options)
        match = permonik.Match.start(rules.id, len(sitting), seed, files, called, patient=HUMAN in sitting)
    with ExitStack() as stack:
        confirms = sys.stdin.isatty() and sys.stdout.isatty() if confirm is None else confirm
        table = TerminalTable(match, seat_bots(match, sitting, isolate, stack), Words(match.game, lang), confirms)
        if table.play(resumed=resume is not None) and keep is not None:
            save(match, keep)


def check_place(file: Path) -> None:
    """Before the match, not after it: whoever has played it would lose it."""
    if not file.parent.is_dir():
        raise Failure(f"{file}: there is no such folder")
    if file.is_dir():
        raise Failure(f"{file}: is a folder, not a file")
    if not os.access(file.parent, os.W_OK | os.X_OK):
        raise Failure(f"{file}: nothing can be written there")


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def default_seats(rules: permonik.Game, players: int | None, names: list[str] | None, against: str | None) -> list[str]:
    """One person and the bots that were asked for; two players where the game allows it and nobody says more."""
    wished = split(against) if against is not None else [bots.default(rules.id)]
    if players is None:
        if len(wished) > 1:
            players = len(wished) + 1
        else:
            players = len(names) if names is not None else 2 if 2 in rules.players else rules.players[0]
    others = rules.check_players(players) - 1
    if len(wished) == 1:
        wished *= others
    if len(wished) != others:
        raise BadPlayers(f"{players} players are you and {others} bots, not {len(wished)}: {', '.join(wished)}")
    return [HUMAN, *wished]


def seat_name(kind: str, seat: int, words: Words) -> str:
    """What somebody is called whom nobody has named: bots by their level in words, or by the name that they have."""
    if kind == HUMAN:
        return words.render("house-seat", {"number": seat + 1})
    return f"{words.label(f'bot-{kind}') or kind} {seat + 1}"


def seat_of(name: str, game: str) -> str:
    """Who sat on a seat of a saved match: bots are called by their name and a number, in any language."""
    called = name.rpartition(" ")[0]
    for kind in bots.names(game, all=True):
        if called in (kind, *[Words(None, lang).label(f"bot-{kind}") for lang in LANGUAGES]):
            return kind
    return HUMAN


def check(sitting: list[str], players: int, game: str) -> None:
    if len(sitting) != players:
        raise BadPlayers(f"{players} players need {players} seats, not {len(sitting)}: {', '.join(sitting)}")
    for kind in sitting:
        if kind != HUMAN and ":" not in kind and kind not in bots.names(game, all=True):
            known = ", ".join((HUMAN, *bots.names(game)))
            raise bots.UnknownBot(f"no bot {kind!r} plays {game}; a seat is one of: {known}")


def seat_bots(match: permonik.Match, sitting: list[str], isolate: bool, stack: ExitStack) -> dict[int, Bot]:
    seated: dict[int, Bot] = {}
    for seat, kind in enumerate(sitting):
        if kind != HUMAN:
            # A hash, not the seed itself: a bot that knew that would know the whole deal.
            secret = match.seal.seed if match.seal is not None else match.record.header.commitment
            key = sha256(f"bot/{seat}/{secret}".encode()).digest()
            make = ProcessBot if isolate else bots.make
            seated[seat] = stack.enter_context(make(kind, match.game.id, int.from_bytes(key[:8], "big")))
    return seated
