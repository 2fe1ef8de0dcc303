"""permonik bot"""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack
from time import perf_counter
from typing import Any

import click

import permonik
from permonik.bots import Bot, BotFailed, wire
from permonik.bots.play import ask, choose
from permonik.bots.registry import make
from permonik.cli.completion import bot_names, game_ids
from permonik.cli.house import json_option, options_option, read_files


@click.command()
@click.argument("game", shell_complete=game_ids)
@click.option("--command", required=True, metavar="PROGRAM", help="The program, with its arguments.")
@click.option("--players", type=int, metavar="N", help="How many play; else two, or as few as the game allows.")
@options_option
@click.option(
    "--against",
    shell_complete=bot_names,
    default="random",
    show_default=True,
    metavar="BOT",
    help="Who plays the other seats.",
)
@click.option("--games", type=click.IntRange(1), default=2, show_default=True, metavar="K", help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="Fixes deals and bots.")
@click.option("--show", is_flag=True, help="Print the lines that go to the program and come from it, on stderr.")
@json_option
def bot(
    game: str,
    command: str,
    players: int | None,
    options: dict[str, str],
    against: str,
    games: int,
    seed: int,
    show: bool,
    as_json: bool,
) -> None:
    """Try out a bot of your own, written in any language, at whole games of GAME.

    It is a program that reads questions and writes answers, one line of JSON each; docs/research.md has the lines.
    A wrong line ends the command with exit code 1 and says what was wrong. The bot changes seats from game to game.

    \b
    Examples: permonik bot cave-vs-cave --command ./my-bot
              permonik arena --game cave-vs-cave --bots command@./my-bot,greedy
    """
    rules = permonik.load(game)
    chosen = read_files(rules, options)
    count = rules.check_players(players if players is not None else 2 if 2 in rules.players else min(rules.players))
    answers, seconds = 0, 0.0
    ends: list[dict[str, Any]] = []
    for number in range(games):
        match = permonik.Match.start(game, players=count, seed=seed + number, options=chosen)
        mine = number % count
        with ExitStack() as stack:
            seated: dict[int, Bot] = {}
            try:
                for seat in range(count):
                    name = f"command@{command}" if seat == mine else against
                    seated[seat] = stack.enter_context(make(name, rules.id, 1000 * (seed + number) + seat))
                while not match.over:
                    seat = match.waiting()[0]
                    if seat == mine and show:
                        data = [wire.option_data(option) for option in match.options(seat)]
                        sys.stderr.write(wire.dump({"view": match.view(seat), "options": data}))
                    begun = perf_counter()
                    answer = ask(match, seat, seated[seat])
                    if seat == mine:
                        answers += 1
                        seconds += perf_counter() - begun
                        if show:
                            sys.stderr.write(wire.dump({"choose": answer, "text": rules.text(answer)}))
                    choose(match, seat, answer, seated)
            except BotFailed as error:
                click.echo(f"Game {number + 1}, after {answers} answers: {error}", err=True)
                sys.exit(1)
        scores = [score.total for score in match.scores()]
        ends.append({"seat": mine, "scores": scores, "won": mine in match.winners()})
    slow = 1000 * seconds / max(1, answers)
    if as_json:
        click.echo(json.dumps({"game": rules.id, "answers": answers, "milliseconds": slow, "games": ends}))
        return
    for end in ends:
        told = ", ".join(str(score) for score in end["scores"])
        click.echo(f"seat {end['seat'] + 1}: {'won' if end['won'] else 'did not win'} ({told})")
    click.echo(f"{answers} answers, {slow:.1f} ms each: the bot speaks version {wire.VERSION} of the lines.")
