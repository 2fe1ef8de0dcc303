"""What watching costs: the processor time that numbers, ids and stages take of a decision, and what a trace takes.

    python bench/signs.py [--decisions 2000] [--game rivals]

First a server in its own process is played with over real sockets, two people a table, and asked for its processor
time before and after. Then the same counting is done alone, many times. Processor time hardly depends on what else
the machine does; run it twice if you doubt it.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "server"))

from visitors import Process, Visitor, decide_together  # noqa: E402

from permonik.server.config import Config  # noqa: E402
from permonik.server.house import House  # noqa: E402
from permonik.server.signs.trail import SOCKET, Trail, follow, mark, next_message  # noqa: E402

TRIES = 20_000


async def decision(game: str, wanted: int) -> float:
    """Seconds of a processor that the server takes for a decision."""
    with tempfile.TemporaryDirectory() as folder:
        async with Process(Path(folder) / "data") as server, await Visitor.come(server.base, "Anna") as anna:

            async def used() -> float:
                text = (await anna.http.get("/metrics")).text
                return float(re.findall(r"^process_cpu_seconds_total (\S+)", text, re.MULTILINE)[0])

            rng, made, took = Random(1), 0, 0.0
            while made < wanted:
                table = await anna.table(game, ("me", "me"))
                async with await anna.sit(table["id"], 0) as chair, await anna.sit(table["id"], 1) as other:
                    before = await used()
                    made += await decide_together([chair, other], rng, wanted - made)
                    took += await used() - before
            return took / made


async def signs() -> tuple[float, float]:
    """Seconds of a processor for the counting of a decision, and for its trace."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Config(data=Path(folder)))
        SOCKET.set(Trail("0123456789abcdef"))

        def count() -> None:
            trail = next_message("rivals")
            trail.what = "Decide"
            house.metrics.count("socket_messages", "type", trail.what)
            for stage in ("understood", "decided", "committed"):
                mark(stage)
            house.metrics.count("entries", by=2)
            house.committed(0.001)
            house.signs.end(trail)

        def trace() -> None:
            trail = follow("0123456789abcdef.1", "Decide", "rivals")
            for stage in ("understood", "decided", "committed", "told"):
                mark(stage)
            traces.tell(trail)

        counting = each(count, TRIES)
        logging.getLogger("opentelemetry").setLevel(logging.CRITICAL)  # nobody listens there, and that is well
        from permonik.server.signs.traces import Traces

        traces = Traces("http://127.0.0.1:1", 1.0)
        tracing = each(trace, TRIES // 20)
        await house.close()
        return counting, tracing


def each(work: Callable[[], None], times: int) -> float:
    for _ in range(100):
        work()
    start = time.thread_time()
    for _ in range(times):
        work()
    return (time.thread_time() - start) / times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--game", default="rivals")
    wished = parser.parse_args()
    whole = asyncio.run(decision(wished.game, wished.decisions))
    counting, tracing = asyncio.run(signs())
    print(f"a decision of {wished.game}, with everything: {whole * 1e6:.0f} µs of a processor")
    print(f"numbers, id and stages: {counting * 1e6:.1f} µs, {counting / whole:.2%} of it")
    print(f"a trace, where one is sent: {tracing * 1e6:.0f} µs")


if __name__ == "__main__":
    main()
