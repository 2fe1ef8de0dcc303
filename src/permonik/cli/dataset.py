"""permonik dataset"""

from __future__ import annotations

import json
import shlex
import statistics
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any

import click

import permonik
from permonik.arena.decisions import check_writer, decisions, header, opened
from permonik.bots.registry import check
from permonik.cli.completion import bot_names, game_ids
from permonik.cli.house import options_option, read_files
from permonik.errors import BadOption

FILES = ("decisions.parquet", "decisions.jsonl.zst")


@click.command()
@click.argument("game", shell_complete=game_ids)
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--players", type=int, metavar="N", help="How many play; else as few as the game allows.")
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, metavar="K", help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="Game n has the deal of S + n.")
@click.option(
    "--bot", shell_complete=bot_names, default="greedy", show_default=True, metavar="BOT", help="Who plays all seats."
)
@click.option("--minari", is_flag=True, help="Also as a Minari dataset, below FOLDER/minari; for one player.")
@options_option
def dataset(
    game: str, folder: Path, players: int | None, games: int, seed: int, bot: str, minari: bool, options: dict[str, str]
) -> None:
    """Write games of bots into FOLDER: every choice with its view and the outcome, as Parquet and as compressed lines,
    with a card that says what they are and how to make them again. docs/research.md has the schema.

    \b
    Example: permonik dataset cave-vs-cave greedy-solo --players 1 --games 1000
    """
    rules = permonik.load(game)
    count = rules.check_players(min(rules.players) if players is None else players)
    chosen = rules.check_options(read_files(rules, options))
    if minari:
        one_player(count)
    check(bot, rules.id)
    for name in FILES:
        check_writer(Path(name))
    if folder.exists() and any(folder.iterdir()):
        raise BadOption(f"{folder} is not empty")
    folder.mkdir(parents=True, exist_ok=True)
    about = header(rules.id, count, games, seed, chosen, bot)
    choices, totals, answers = 0, [], 0
    with ExitStack() as stack:
        writers = [stack.enter_context(opened(folder / name, about)) for name in FILES]
        for made in decisions(rules.id, count, games, seed, chosen, bot):
            for write in writers:
                write(made)
            choices += len(made)
            answers += sum(len(decision["actions"]) for decision in made)
            totals += made[-1]["scores"] if made else []
    facts = {"choices": choices, "answers": answers / max(1, choices), "score": statistics.mean(totals or [0])}
    (folder / "README.md").write_text(card(about, facts, folder, minari), encoding="utf-8")
    if minari:
        from permonik.arena.minari import collect

        click.echo(f"Minari: {collect(rules.id, games, seed, chosen, bot, folder / 'minari')}")
    click.echo(f"{folder}: {games} games, {choices} choices")


def one_player(count: int) -> None:
    from permonik.arena.minari import check_players

    check_players(count)


def card(about: dict[str, Any], facts: dict[str, float], folder: Path, minari: bool = False) -> str:
    options = ",".join(f"{name}={value}" for name, value in about["options"].items())
    command = (
        f"permonik dataset {about['game']} DIR --players {about['players']} --games {about['games']} "
        f"--seed {about['seed']} --bot {shlex.quote(about['bot'])}"
        + (f" --options {shlex.quote(options)}" if options else "")
        + (" --minari" if minari else "")
    )
    sums = "\n".join(f"{sha256((folder / name).read_bytes()).hexdigest()}  {name}" for name in FILES)
    return f"""# {about["game"]} for {about["players"]}, played by {about["bot"]}

{about["games"]} games, {facts["choices"]:,.0f} choices with {facts["answers"]:.1f} legal answers each; mean score of
all seats {facts["score"]:.1f}.

- **What a row is**: one choice of one seat: everything that the seat knew (`view`), what it could answer, what it
  answered, and how the game ended. Nothing that the seat could not know is in it. The schema is version
  {about["permonik-decisions"]} of docs/research.md.
- **Who played**: `{about["bot"]}` in all seats; game n is the deal of seed {about["seed"]} + n. No person took part.
- **Made by** permonik {permonik.__version__}, {"compiled" if permonik.compiled else "pure Python"}:

      {command}

- **Good for** behaviour cloning, offline learning, statistics of play. **Not good for** saying how people play, or how
  well one could: the bot has habits (docs/strength.md).
- **Licence**: that of Permoník (MIT).

What it was written with:

```json
{json.dumps(about, indent=2)}
```

```
{sums}
```
"""
