"""What a house needs for so many players at once, worked out from what was measured: the tables of docs/scale.md.

    python tools/scale.py              print them
    python tools/scale.py --write      put them into docs/scale.md

When a cost was measured anew, change its line in COSTS, and write.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import NamedTuple

DOC = Path(__file__).parents[1] / "docs" / "scale.md"
BEGIN, END = "<!-- tools/scale.py: {} -->", "<!-- end -->"
PLAYERS = (1_000, 100_000, 1_000_000)
DAY = 86400


class Cost(NamedTuple):
    name: str
    value: float
    unit: str
    source: str


COSTS = [
    Cost("seats", 2, "players at a table", "assumed: Rivals; other games have more players at fewer tables"),
    Cost("thought", 4.0, "s from one decision of a table to the next", "assumed, as in `tools/load.py`"),
    Cost("full", 0.6, "of a core that a server may use on an average", "chosen, so that a burst finds room"),
    Cost("decision", 0.62, "ms of a core per decision, compiled, late in a match", "`bench/decision.py`, 20 tables"),
    Cost("driver", 0.15, "ms of a core more where the store is PostgreSQL", "the same with `PERMONIK_STORE`, in turn"),
    Cost("sent", 1000, "bytes sent per decision, packed, late in a match", "`bench/decision.py`"),
    Cost("table", 86, "kB of memory per table, after 20 decisions", "`bench/memory.py`, compiled"),
    Cost("late", 350, "kB of memory per table, after 300 decisions", "`bench/memory.py --decisions 300`, 30 tables"),
    Cost("process", 110, "MB of memory of a server that has played a while, without tables", "`bench/memory.py`"),
    Cost("entries", 1.9, "entries per decision, with what follows by itself", "`bench/store.py`"),
    Cost("alone", 0.70, "ms of PostgreSQL per decision, alone", "`bench/store.py --tables 1 --decisions 100`"),
    Cost("together", 0.12, "ms of PostgreSQL per decision, 100 in a commit", "`bench/store.py`"),
    Cost("log", 780, "bytes of PostgreSQL's log per decision", "`bench/store.py`"),
    Cost("kept", 336, "bytes per decision that stay", "`bench/store.py`"),
    Cost("beat", 0.45, "ms of PostgreSQL per heartbeat of a process", "`bench/store.py`"),
    Cost("beats", 2, "heartbeats a second of a process", "`BEAT` in `server/cluster/leases.py`"),
    Cost("connections", 16, "connections of a process, at most", "two pools of `server/storage/postgresql.py`"),
    Cost("queue", 6, "more with `--queue`, at most", "`server/queue/line.py`: a pool of four, and who listens"),
]  # fmt: skip
OF = {cost.name: cost.value for cost in COSTS}


def needs(players: int) -> list[tuple[str, str]]:
    """What so many need, line by line."""
    tables = players / OF["seats"]
    decisions = tables / OF["thought"]
    cores = decisions * (OF["decision"] + OF["driver"]) / 1000 / OF["full"]
    processes = math.ceil(cores)
    early, late = [tables * OF[name] / 1e6 + processes * OF["process"] / 1e3 for name in ("table", "late")]
    beats = processes * OF["beats"]
    database = (decisions * OF["alone"] + beats * OF["beat"]) / 1000
    return [
        ("tables", count(tables)),
        ("decisions a second", count(decisions)),
        ("server processes, a core each", count(processes)),
        ("memory of the servers, GB, all tables early", number(early)),
        ("the same, all tables late", number(late)),
        ("sent to players, Mbit/s", number(decisions * OF["sent"] * 8 / 1e6)),
        ("rows written a second", count(decisions * (OF["entries"] + 2))),
        ("commits a second, at most", count(decisions)),
        ("cores of PostgreSQL, none committed together", number(database)),
        ("the same, 100 committed together", number((decisions * OF["together"] + beats * OF["beat"]) / 1000)),
        ("log of PostgreSQL, MB/s", number(decisions * OF["log"] / 1e6)),
        ("new rows of a day, GB", number(decisions * OF["kept"] * DAY / 1e9)),
        ("connections to PostgreSQL, at most", count(processes * OF["connections"])),
        ("the same with a queue", count(processes * (OF["connections"] + OF["queue"]))),
        ("rows read for heartbeats a second", count(beats * processes)),
    ]


def count(value: float) -> str:
    return f"{round(value):,}"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}" if value >= 1 else f"{value:.2g}"


def tables() -> dict[str, str]:
    costs = [f"| {cost.value:g} | {cost.unit} | {cost.source} |" for cost in COSTS]
    columns = [dict(needs(players)) for players in PLAYERS]
    lines = [f"| {name} | {' | '.join(column[name] for column in columns)} |" for name in columns[0]]
    head = " | ".join(f"{players:,} players" for players in PLAYERS)
    return {
        "costs": "\n".join(["| Cost | What | Source |", "| --- | --- | --- |", *costs]),
        "needs": "\n".join([f"| | {head} |", f"| --- |{' --- |' * len(PLAYERS)}", *lines]),
    }


def filled(text: str) -> str:
    """The page with these tables in their places."""
    for name, table in tables().items():
        before, mark, rest = text.partition(BEGIN.format(name))
        text = f"{before}{mark}\n\n{table}\n\n{END}{rest.partition(END)[2]}"
    return text


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="What a house needs for so many players at once.")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/scale.md")
    if parser.parse_args().write:
        DOC.write_text(filled(DOC.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        print(*tables().values(), sep="\n\n")
