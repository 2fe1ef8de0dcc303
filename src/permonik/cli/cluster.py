"""permonik cluster"""

from __future__ import annotations

import signal
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from types import FrameType

import click

from permonik.cli.house import Failure


@click.command()
@click.option("--servers", type=click.IntRange(1, 64), default=2, show_default=True, help="Processes that serve.")
@click.option("--bots", type=click.IntRange(0, 64), default=0, show_default=True, help="Workers that think for bots.")
@click.option("--port", type=click.IntRange(0, 65535), default=8765, show_default=True, help="Of the proxy; 0: any.")
@click.argument("folder", required=False, type=click.Path(path_type=Path))
def cluster(servers: int, bots: int, port: int, folder: Path | None) -> None:
    """Try a whole cluster on this machine: PostgreSQL, Redis, several servers, bot workers and a proxy.

    Everything listens here alone, and ends with Ctrl-C. The data stay in FOLDER; without one they are gone afterwards.
    It needs PostgreSQL, Redis (or Valkey) and, for one address in front of all servers, nginx.

    \b
    Examples: permonik cluster --servers 3
              permonik cluster --servers 4 --bots 2 games
    """
    from permonik.errors import PermonikError

    try:
        from permonik.server.cluster.trial import HOST, Trial, free_ports
    except ImportError as error:
        raise Failure(f"a cluster needs pip install 'permonik[postgresql,queue,redis]': {error}") from None

    with ExitStack() as stack:
        if folder is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="permonik-")))
        signal.signal(signal.SIGTERM, interrupted)
        try:
            trial = stack.enter_context(Trial(folder, servers, bots, port or free_ports(1)[0]))
            click.echo(f"PostgreSQL  {trial.store}")
            click.echo(f"Redis       {trial.redis.url}")
            for server in trial.servers:
                click.echo(f"{server.name}    {server.base}")
            if trial.proxy is not None:
                click.echo(f"Permoník is open at http://{HOST}:{trial.proxy_port}")
            else:
                click.echo(f"There is no nginx here; Permoník is open at {trial.servers[0].base}")
            while not (dead := trial.dead()):
                time.sleep(0.5)
            raise Failure(f"{', '.join(dead)} ended by itself; {trial.folder} has the logs")
        except PermonikError as error:
            raise Failure(str(error)) from None
        except KeyboardInterrupt:
            click.echo("closing")


def interrupted(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
