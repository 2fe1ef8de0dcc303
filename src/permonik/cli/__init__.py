"""The command `permonik`."""

from __future__ import annotations

import platform

import click

import permonik
from permonik.cli.admin import admin
from permonik.cli.arena import arena
from permonik.cli.backup import backup, move_data, restore
from permonik.cli.bench import bench
from permonik.cli.bot import bot
from permonik.cli.completion import completion
from permonik.cli.dataset import dataset
from permonik.cli.deck import deck
from permonik.cli.doctor import doctor
from permonik.cli.evaluate import evaluate
from permonik.cli.games import games
from permonik.cli.house import House
from permonik.cli.learn import learn
from permonik.cli.migrate import migrate_games
from permonik.cli.play import play
from permonik.cli.puzzles import mine_puzzles
from permonik.cli.replay import replay
from permonik.cli.review import review
from permonik.cli.rules import rules
from permonik.cli.serve import serve
from permonik.cli.simulate import simulate
from permonik.cli.solve import solve
from permonik.cli.static import static
from permonik.cli.think import think
from permonik.cli.train import train
from permonik.cli.tune import tune


def version() -> str:
    build = "compiled" if permonik.compiled else "pure Python"
    return f"permonik {permonik.__version__} ({build}, Python {platform.python_version()})"


@click.group(cls=House, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(message=version())
def main() -> None:
    """Permoník: a house where modern board games are played, watched, studied and solved.

    \b
    permonik games                          what can be played
    permonik learn cave-vs-cave             learn a game in three minutes
    permonik serve --open                   play in the browser
    permonik play cave-vs-cave --lang cs    play against a bot in the terminal, in Czech
    permonik play caverna --bots easy,hard  The Cave Farmers, with two bots; or medium, or master
    permonik play rivals --options variant=duel
    permonik play saboteur --players 5
    permonik review evening.permonik        which turns cost what, and what luck did
    permonik arena --game rivals --bots greedy,random
    permonik tune --game rivals --out weights.toml

    Exit codes: 0 all is well, 1 the answer is no (a rule without a test, a record that is not genuine),
    2 the question was wrong (an unknown game, a file that cannot be read), 130 interrupted.
    """


FOR_PLAYERS = (games, learn, play, replay, review, rules)
FOR_OPERATORS = (serve, think, static, admin, backup, restore, move_data, migrate_games)
FOR_RESEARCHERS = (simulate, dataset, arena, evaluate, tune, train, bot, bench, solve, mine_puzzles, deck)
for command in (*FOR_PLAYERS, *FOR_OPERATORS, *FOR_RESEARCHERS, doctor, completion):
    main.add_command(command)
