"""What a house with a long past pays for it: decisions and lists with no stored game and with a million.

    python bench/stored.py                            a million finished games: some 1.5 GB in a folder for the while
    python bench/stored.py --games 1000 --decisions 10

A short finished game is copied within the database of a house that is closed, to a thousand people in turn, one of whom
asks. Printed is the processor time of the server's whole process, in milliseconds: per committed decision and step of a
draft (as `bench/decision.py` has it), and per request of each list. Nothing of it should grow with what is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("bench", "tools")]

from decision import BEGIN, engines, measure, play  # noqa: E402

from crowd import Person, Server, Table  # noqa: E402
from permonik.server.storage.sqlite import DATABASE  # noqa: E402

PEOPLE = 1000  # who have played them, each as many
ASKS = 20  # of each list
LISTS = {
    "public": "/tables",
    "mine": "/tables/mine",
    "turns": "/turns",
    "finished": "/tables/finished",
    "profile": "/people/{person}",
    "games": "/people/{person}/games",
}


def short_game(data: Path) -> tuple[str, str, str]:
    """A finished game, who has hosted it, and the cookie of that person."""
    with Server(data) as server:
        anna, boris = Person(server.port), Person(server.port)
        seats = [{"kind": "me"}, {"kind": "open"}]
        id = anna.ask("POST", "/tables", {"game": "pretend", "seats": seats})["id"]
        boris.ask("POST", f"/tables/{id}/join")
        anna.ask("POST", f"/tables/{id}/start")

        async def give_up() -> None:
            table = Table.__new__(Table)
            table.port, table.id, table.seats, table.cookies = server.port, id, [], [anna.cookie, boris.cookie]
            await table.sit_down()
            await table.seats[0].ask("resign", seat=0)
            await table.get_up()

        asyncio.run(give_up())
        return id, anna.ask("GET", "/me")["id"], anna.cookie


def copy_game(data: Path, game: str, host: str, count: int) -> None:
    """So many copies of it, the older the higher their number, all by the database itself."""
    numbers = "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)"
    person = f"CASE n % {PEOPLE} WHEN 0 THEN '{host}' ELSE 'player' || n % {PEOPLE} END"
    other = {"id": "'stored' || n", "table_id": "'stored' || n", "changed": "changed - n", "created": "created - n"}
    named = {"id": "'player' || n", "folded": "NULL", "skeleton": "NULL"}
    with sqlite3.connect(data / DATABASE) as database:

        def copy(table: str, key: str, value: str, changes: dict[str, str], most: int) -> None:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            chosen = ", ".join([changes.get(name, name) for name in columns])
            rows = f"{numbers} SELECT {chosen} FROM numbers, {table} WHERE {key} = ?"
            database.execute(f"INSERT INTO {table} ({', '.join(columns)}) {rows}", (most, value))

        copy("people", "id", host, named, PEOPLE - 1)
        for table in ("tables", "seats", "entries", "seals"):
            key = "id" if table == "tables" else "table_id"
            copy(table, key, game, {**other, "digest": "NULL", "host": person, "person": person}, count)
    database.close()


async def cost_of_lists(server: Server, host: str, cookie: str) -> dict[str, float]:
    asker = Person.__new__(Person)
    asker.http, asker.cookie = Person(server.port).http, cookie
    costs: dict[str, float] = {}
    for name, path in LISTS.items():
        asker.ask("GET", path.format(person=host))
        start = server.processor()
        for _ in range(ASKS):
            asker.ask("GET", path.format(person=host))
        costs[name] = (server.processor() - start) / ASKS * 1000
    asker.http.close()
    return costs


async def measure_house(engine: str | None, games: int, chosen: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data, rng = Path(folder) / "data", Random(1)
        game, host, cookie = await asyncio.to_thread(short_game, data)
        copy_game(data, game, host, games)
        size = (data / DATABASE).stat().st_size
        with Server(data, engine) as server:
            lists = await cost_of_lists(server, host, cookie)
            tables = [Table(server.port, "rivals") for _ in range(chosen.tables)]
            await asyncio.gather(*[table.sit_down() for table in tables])
            await asyncio.gather(*[play(table, rng, BEGIN) for table in tables])
            found = await measure(server, tables, rng, chosen.decisions)
            await asyncio.gather(*[table.get_up() for table in tables])
        told = "".join(f"{cost:10.2f}" for cost in (found.decision, found.draft, *lists.values()))
        print(f"{games:10,}{size >> 20:7} MB{told}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs="+", default=[1, 1_000_000])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=50, help="of each table")
    parser.add_argument("--pure", action="store_true", help="the server on the engine that is not compiled")
    parser.add_argument("--engine", help="the folder of a compiled build that is there already")
    chosen = parser.parse_args()
    build = "pure" if chosen.pure else "compiled"
    engine = engines([build], chosen.engine)
    print(f"{'stored':>10}{'on disk':>10}{'decision':>10}{'draft':>10}" + "".join(f"{name:>10}" for name in LISTS))
    for games in chosen.games:
        asyncio.run(measure_house(engine[build], games, chosen))


if __name__ == "__main__":
    main()
