"""Our server beside that of boardgame.io, the best known one of its kind: what a move costs each of them.

    python bench/boardgame_io.py                          200 matches, 20 s each, 4 s of thought
    python bench/boardgame_io.py --matches 3 --seconds 2 --think 0.2 --game pretend

boardgame.io plays tic-tac-toe with its own clients (bench/boardgame_io/, from npm), in memory and with its flat-file
store, which does not wait for the disk. Ours plays Rivals with durable commits, seats, limits and drafts, as
tools/load.py does. Each server and its clients are processes of their own; the cost is the processor time of the
server's process. Ours should be at most three times theirs; with `--check` anything more is a failure.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
HERE = ROOT / "bench" / "boardgame_io"
sys.path.insert(0, str(ROOT / "tools"))

from compiled import compiled  # noqa: E402
from crowd import PROCESSOR_CLOCK  # noqa: E402
from load import Measured, judge, measure  # noqa: E402

TIMES = 3  # so much may a move cost us

MISSING = "boardgame.io cannot be had here"  # a test looks for these words


def install() -> str | None:
    """Brings its packages from npm; None: they are there. Otherwise why not."""
    if (HERE / "node_modules" / "boardgame.io").is_dir():
        return None
    if shutil.which("npm") is None:
        return "there is no npm"
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True)
    return None if done.returncode == 0 else done.stderr.strip().rpartition("\n")[2] or "npm failed"


@contextmanager
def serving(folder: str | None) -> Iterator[tuple[int, int]]:
    """Its server: the process, and the port."""
    command = ["node", str(HERE / "serve.js"), *([folder] if folder else [])]
    server = subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        port = next((line.split()[1] for line in server.stdout if line.startswith("port ")), None)
        if port is None:
            raise SystemExit("boardgame.io's server did not start")
        yield server.pid, int(port)
    finally:
        server.kill()
        server.wait()


def theirs(folder: str | None, chosen: argparse.Namespace) -> Measured:
    def processor() -> float:
        return time.clock_gettime(~pid << 3 | PROCESSOR_CLOCK)

    with serving(folder) as (pid, port):
        numbers = [str(one) for one in (port, chosen.matches, chosen.seconds, chosen.think)]
        clients = subprocess.Popen(["node", str(HERE / "play.js"), *numbers], stdout=subprocess.PIPE, text=True)
        assert clients.stdout is not None
        clients.stdout.readline()  # everybody plays now
        spent, start = processor(), time.perf_counter()
        last = clients.stdout.readline()
        took, spent = time.perf_counter() - start, processor() - spent
        if clients.wait() or not last:
            raise SystemExit("boardgame.io's clients failed")
    told = json.loads(last)
    return Measured(told["moves"], took, spent, told["p50"], told["p99"])


def a_move(found: Measured) -> float:
    """In milliseconds of the server's processor."""
    return found.spent / max(1, found.decisions) * 1000


def row(name: str, found: Measured) -> None:
    print(
        f"{name:38}{found.decisions / found.took:9.1f}{a_move(found):9.2f}{found.p50:9.1f}{found.p99:9.1f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--think", type=float, default=4.0, help="seconds before each move, in the mean")
    parser.add_argument("--game", default="rivals", help="what is played at our server")
    parser.add_argument("--pure", action="store_true", help="ours on the engine that is not compiled")
    parser.add_argument("--engine", help="the folder of a compiled build that is there already")
    parser.add_argument("--check", action="store_true", help="exit code 1 where the aim is not reached")
    chosen = parser.parse_args()
    why = install()
    beside: dict[str, Measured] = {}
    print(f"{'':38}{'moves/s':>9}{'ms each':>9}{'p50 ms':>9}{'p99 ms':>9}")
    if why is not None:
        print(f"{MISSING}: {why}")
    else:
        beside["in memory"] = theirs(None, chosen)
        row("boardgame.io, tic-tac-toe, in memory", beside["in memory"])
        with tempfile.TemporaryDirectory() as folder:
            beside["flat files"] = theirs(folder, chosen)
        row("boardgame.io, tic-tac-toe, flat files", beside["flat files"])
    engine = None if chosen.pure else chosen.engine or str(compiled())
    build = "pure" if engine is None else "compiled"
    ours = asyncio.run(measure(engine, chosen.matches, chosen.seconds, chosen.think, chosen.game))
    row(f"Permoník, {chosen.game}, durable, {build}", ours)
    if why is not None and chosen.check:
        raise SystemExit("nothing to compare with")
    ratios = {name: a_move(ours) / max(a_move(found), 1e-9) for name, found in beside.items()}
    judge([(times <= TIMES, f"{times:.1f} times {name} ({TIMES})") for name, times in ratios.items()], chosen.check)


if __name__ == "__main__":
    main()
