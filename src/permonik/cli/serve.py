"""permonik serve"""

from __future__ import annotations

import os
from pathlib import Path

import click

from permonik.server.config import PUSH_SERVICES, Config


def default_data() -> Path:
    """Where programs of one person keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "permonik"


store_option = click.option(
    "--store", envvar="PERMONIK_STORE", metavar="URL", help="PostgreSQL: postgresql://user@host/database"
)


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), default=8765, show_default=True, help="0: any free one.")
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets other machines in.")
@click.option("--data", type=click.Path(path_type=Path), help="The data folder.  [default: ~/.local/share/permonik]")
@store_option
@click.option("--queue", is_flag=True, help="Workers elsewhere think (permonik think); needs --store.")
@click.option("--public-url", metavar="URL", help="How people reach the server, if it stands behind a proxy.")
@click.option("--open", "open_browser", is_flag=True, help="Open a browser when the server is ready.")
@click.option("--smtp", envvar="PERMONIK_SMTP", metavar="URL", help="Mail: smtp://user:password@host:587 or smtps://…")
@click.option("--mail-from", envvar="PERMONIK_MAIL_FROM", default="permonik@localhost", help="Where mail comes from.")
@click.option("--push-service", multiple=True, metavar="HOST", help="Another push service that browsers may use.")
@click.option("--bot", "own_bots", multiple=True, metavar="BOT", help="Your own: module:Class or command@PROGRAM.")
@click.option("--bot-seconds", type=float, default=20.0, show_default=True, help="Time for one answer of a bot.")
@click.option("--away-seconds", type=float, default=180.0, show_default=True, help="Then a bot stands in; 0: never.")
@click.option("--engine", metavar="COMMAND", help="Makes the compiled engine for bots, and prints its folder.")
@click.option("--rate", type=float, default=1.0, show_default=True, help="Factor on all rate limits; 0: none.")
def serve(
    port: int,
    host: str,
    data: Path | None,
    store: str | None,
    queue: bool,
    public_url: str | None,
    open_browser: bool,
    smtp: str | None,
    mail_from: str,
    push_service: tuple[str, ...],
    own_bots: tuple[str, ...],
    bot_seconds: float,
    away_seconds: float,
    engine: str | None,
    rate: float,
) -> None:
    """Open the house in the browser: play alone, with bots, or with friends by a link.

    \b
    Examples: permonik serve --open
              permonik serve --host 0.0.0.0 --data games --public-url https://games.example.org
              permonik serve --store postgresql://permonik@localhost/permonik
    """
    from permonik.server.run import serve as run  # here, since the web takes long to import

    config = Config(
        data=data or default_data(),
        store=store,
        queue=queue,
        host=host,
        port=port,
        public_url=public_url,
        rate=rate,
        away_after=away_seconds,
        bot_limit=bot_seconds,
        engine=engine,
        own_bots=own_bots,
        smtp=smtp,
        mail_from=mail_from,
        push_services=(*PUSH_SERVICES, *push_service),
    )
    run(config, open_browser)
