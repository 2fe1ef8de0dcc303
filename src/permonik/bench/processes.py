"""An engine in a process of its own, on the core of this run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from permonik.bench import homes
from permonik.bench.setups import Peer, Setup

SCRIPTS = Path(__file__).resolve().parent / "peers"


class Engine:
    """Answers what `peers/loop.py` answers."""

    def __init__(self, command: list[str], name: str, environment: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.ask(name)

    def ask(self, request: object) -> Any:
        self.send(request)
        return self.receive()

    def send(self, request: object) -> None:
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # `receive` tells why
            print(json.dumps(request), file=self.process.stdin, flush=True)

    def receive(self) -> Any:
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        answer = self.process.stdout.readline()
        if not answer:
            self.process.wait()
            tail = self.process.stderr.read().strip().splitlines()[-1:]
            raise homes.NoPeer(f"stopped: {' '.join(tail)}")
        return json.loads(answer)

    def close(self) -> None:
        self.process.communicate()  # closes its standard input, which ends it


def our_engine(setup: Setup, path: str) -> Engine:
    """A build plays by its own script: inside an earlier engine things have other names."""
    own = Path(path, "permonik", "bench", "peers", "play_permonik.py")
    script = own if own.is_file() else SCRIPTS / own.name
    arguments = json.dumps([setup.game, setup.players, setup.options])
    command = [sys.executable, str(script), arguments]
    return Engine(command, "", {"PYTHONPATH": path})


def peer_engine(peer: Peer, home: Path) -> Engine:
    script = str(SCRIPTS / peer.script)
    if script.endswith(".mjs"):
        return Engine(["node", script, str(homes.node_peers(home))], peer.engine)
    return Engine([homes.python_peers(home), script], peer.engine)


def take_cores(cores: set[int]) -> None:
    """This process and those it starts from now on stay on these cores, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


def all_cores() -> set[int]:
    return os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set(range(os.cpu_count() or 1))
