"""permonik completion"""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print what SHELL needs to complete commands, options and games of permonik with the tab key.

    \b
    bash: permonik completion bash > ~/.local/share/bash-completion/completions/permonik
    zsh:  permonik completion zsh > ~/.zfunc/_permonik    (with ~/.zfunc in fpath)
    fish: permonik completion fish > ~/.config/fish/completions/permonik.fish
    """
    made = get_completion_class(shell)
    assert made is not None
    click.echo(made(context.find_root().command, {}, "permonik", "_PERMONIK_COMPLETE").source())
