"""permonik completion, and what a shell is told when somebody presses the tab key behind a game, a bot or a trial."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from permonik.arena.protocol import TRIALS
from permonik.bots import registry
from permonik.errors import PermonikError
from permonik.kernel.registry import games


def game_ids(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    return [name for name in games() if name.startswith(begun)]


def bot_names(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """The next of a list with commas, too. Where the game has been named already: those that play it."""
    before, comma, last = begun.rpartition(",")
    return [f"{before}{comma}{name}" for name in bots_of(context.params.get("game")) if name.startswith(last)]


def trial_names(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    return [trial.name for trial in TRIALS if trial.name.startswith(begun)]


def bots_of(game: object) -> tuple[str, ...]:
    try:
        return registry.names(str(game), all=True)
    except PermonikError:  # no game, or none that there is: the command itself will say so
        return tuple(registry.BOTS)


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print what SHELL needs to complete commands, options, games, bots and trials with the tab key.

    \b
    bash: permonik completion bash > ~/.local/share/bash-completion/completions/permonik
    zsh:  permonik completion zsh > ~/.zfunc/_permonik    (with ~/.zfunc in fpath)
    fish: permonik completion fish > ~/.config/fish/completions/permonik.fish
    """
    made = get_completion_class(shell)
    assert made is not None
    click.echo(made(context.find_root().command, {}, "permonik", "_PERMONIK_COMPLETE").source())
