"""The whole benchmark: start everybody, measure in turn, tell."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import permonik
from permonik.bench import homes
from permonik.bench.measure import Competitor, measure
from permonik.bench.memory import Weight
from permonik.bench.processes import Engine, all_cores, our_engine, peer_engine, take_cores
from permonik.bench.report import Result
from permonik.bench.scaling import scaling
from permonik.bench.setups import PEERS, SETUPS, Setup

Tell = Callable[[str], None]


def run(home: Path, slices: int, seconds: float, peers: bool, against: str | None, tell: Tell) -> Result:
    setups = [setup for setup in SETUPS if setup.game in permonik.games()]
    builds = homes.builds()
    left_out: dict[str, str] = {}
    if against is not None:
        try:
            builds[against] = homes.build_of(against, home)
        except homes.NoPeer as reason:
            left_out[against] = str(reason)
    fastest = builds.get("compiled") or builds["pure"]
    tell("two processes on two cores")
    twice = scaling(partial(our_engine, setups[0], fastest))
    take_cores({max(all_cores())})
    starts: list[tuple[str, str, Callable[[], Engine]]] = []
    for setup in setups:
        starts += [(setup.name, build, partial(our_engine, setup, path)) for build, path in builds.items()]
    if peers:
        starts += [(peer.name, "", partial(peer_engine, peer, home)) for peer in PEERS]
    competitors = []
    for name, build, start in starts:
        tell(f"{name} {build}, cold")
        try:
            competitors.append(Competitor(name, build, start))
        except homes.NoPeer as reason:
            left_out[f"{name} {build}".strip()] = str(reason)
    rows = measure(competitors, slices, seconds, tell)
    weights = {}
    for setup in setups:
        tell(f"{setup.name}, memory")
        weights[setup.name] = weigh(setup, fastest)
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "rows": rows,
        "weights": weights,
        "scaling": twice,
        "left_out": left_out,
    }


def weigh(setup: Setup, path: str) -> Weight:
    """In a process of its own, so that nothing else is in its memory."""
    arguments = json.dumps([setup.game, setup.players, setup.options])
    command = [sys.executable, "-m", "permonik.bench.memory", arguments]
    done = subprocess.run(
        command, check=True, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
    )
    weight: Weight = json.loads(done.stdout)
    return weight
