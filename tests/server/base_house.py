"""A house as the first server left it: the data folder of commit 5e5952d, with running tables of all four games.

base_house.json.xz was made by the server of 5e5952d with this script, by people over HTTP and sockets:

    git clone . /tmp/base && cd /tmp/base && git checkout 5e5952d
    PYTHONPATH=src:tests/server python -P …/tests/server/base_house.py …/tests/server/base_house.json.xz

It holds the database as SQL, the key of the cookies, the cookies of two people, and what every seat saw at the end.
Keys, cookies and the password belong to this house alone. It need not be made again: what base wrote does not change.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from visitors import Chair, Visitor, opened

FILE = Path(__file__).with_name("base_house.json.xz")
DATABASE = "permonik.sqlite3"
KEY = "cookie.key"
PASSWORD = "correct horse battery"
PEOPLE = ("Anna", "Boris")  # Anna is registered, Boris a guest
Data = dict[str, Any]


class Plan(NamedTuple):
    """A table: who sits there, from how many decisions on it may stop, and at which questions. -1: it is played out."""

    name: str
    game: str
    seats: tuple[str, ...]
    least: int
    until: tuple[str, ...] = ()
    options: Data | None = None
    resigns: int | None = None  # a seat of Boris, who gives up half way
    clock: Data | None = None


A, B = PEOPLE
CAVE = ("ask-use-room", "ask-in-room", "ask-choose-room", "ask-gain-one", "ask-dig", "ask-build-wall")
ISLE = ("ask-pay", "ask-gain", "ask-receive", "ask-draw-or-search", "ask-take-card", "ask-exchange-card")
FEAST = ("ask-feed", "ask-before-breeding")
PLANS = (
    Plan("alone", "cave-vs-cave", (A,), 20, CAVE),
    Plan("two", "cave-vs-cave", (A, B), 40, CAVE),
    Plan("clock", "cave-vs-cave", (A, B), 30, clock={"base": 80_000, "increment": 10, "end": "bot"}),
    Plan("easy", "cave-vs-cave", (A, "easy"), 15, CAVE),
    Plan("intro", "rivals", (A, B), 90, ISLE),
    Plan("gold", "rivals", (B, A), 120, ISLE, {"variant": "gold"}),
    Plan("duel", "rivals", (A, B), 200, ISLE, {"variant": "duel"}),
    Plan("five", "saboteur", (A, B, A, "random", A), 40, ("ask-move",)),
    Plan("dark", "saboteur", (B, A), 20, ("ask-act",), {"lair_spawn_attacks": False, "rotate_180": False}),
    Plan("resigned", "saboteur", (A, B, A), 30, ("ask-move",), resigns=1),
    Plan("basic", "caverna", (A,), 30, FEAST, {"set": "basic"}),
    Plan("harvest", "caverna", (A, B), 60, FEAST),
    Plan("four", "caverna", (A, B, "random", A), 130, FEAST),
    Plan("cave played", "cave-vs-cave", (A, B), -1),
    Plan("rivals played", "rivals", (B, A), -1),
    Plan("saboteur played", "saboteur", (A, B, A, "random"), -1),
    Plan("caverna played", "caverna", (A, B), -1),
)
MINE = ("fork", "rematch", "open")  # besides: a study, a rematch that nobody has started, a table with an open seat


TIMES = (
    *(("people", "created"), ("people", "seen"), ("tables", "created"), ("tables", "changed")),
    *(("entries", "at"), ("chat", "at")),
)


class Kept(NamedTuple):
    """What is in the file."""

    sql: str
    key: bytes
    cookies: dict[str, str]
    tables: dict[str, Data]
    closed: float  # when the house was closed

    def put(self, folder: Path) -> None:
        """The data folder, as if it had been closed just now: open tables and guests are forgotten in time."""
        folder.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(folder / DATABASE)) as database:
            database.executescript(self.sql)
            passed = time.time() - self.closed
            for table, column in TIMES:
                database.execute(f"UPDATE {table} SET {column} = {column} + ?", (passed,))
            database.commit()
        (folder / KEY).write_bytes(self.key)
        (folder / KEY).chmod(0o600)


def read() -> Kept:
    data = json.loads(lzma.decompress(FILE.read_bytes()))
    return Kept(data["sql"], bytes.fromhex(data["key"]), data["cookies"], data["tables"], data["closed"])


# -- making it ---------------------------------------------------------------------------------------------------------


async def settled(chairs: Sequence[Chair], seats: Sequence[str], gone: int | None) -> bool:
    """Until a person is asked and no bot thinks. Whether the match goes on."""
    while True:
        entry = max(chair.state["entry"] for chair in chairs)
        for chair in chairs:
            await chair.reach(entry)
        state = chairs[0].state
        if state["over"]:
            return False
        if all(seats[seat] in PEOPLE and seat != gone for seat in state["waiting"]):
            return True
        await asyncio.sleep(0.02)


def asked(chairs: Sequence[Chair]) -> list[Chair]:
    return [chair for chair in chairs if chair.state["asked"] is not None]


async def told(chair: Chair, what: str) -> None:
    await chair.until(lambda: chair.state[what] is not None)


async def take_back(chairs: Sequence[Chair]) -> str | None:
    """Somebody takes a decision back; the others agree if they are asked."""
    for chair in chairs:
        if how := chair.state["undo"]:
            entry = chair.state["entry"]
            await chair.ask("undo", seat=chair.state["seat"])
            agreed = {chair.visitor}
            proposal = chair.state["proposal"]
            for other in chairs:
                if proposal is not None and other.visitor not in agreed:
                    await told(other, "proposal")
                    await other.ask("answer", seat=other.state["seat"], agree=True)
                    agreed.add(other.visitor)
            await chair.reach(entry + 1)
            return str(how)
    return None


async def play(chairs: list[Chair], plan: Plan, rng: Random) -> None:
    """Random answers. Now and then one is taken back, as often as people at a table do."""
    taken: list[str] = []
    count = 0
    gone: int | None = None  # whoever has resigned
    while await settled(chairs, plan.seats, gone):
        one = rng.choice([chair for chair in asked(chairs) if chair.state["seat"] != gone])
        here = not plan.until or one.state["question"]["id"] in plan.until
        if 0 <= plan.least <= count and here:
            assert plan.resigns == gone
            break
        if count > 10 and len(taken) < 2 and (how := await take_back(chairs)) is not None:
            taken.append(how)
            await chairs[0].ask("chat", text=f"Dobře, vrať to – {plan.name}")
            continue
        if plan.resigns is not None and gone is None and count >= plan.least // 2:
            gone = plan.resigns
            await chairs[gone].ask("resign", seat=gone)
            continue
        await one.decide(rng.randrange(len(one.state["options"])))
        count += 1
    assert chairs[0].state["over"] == (plan.least < 0), f"{plan.name}: another seed, please"
    print(f"{plan.name}: {plan.game}, {count} decisions, {chairs[0].state['entry']} entries, undone {taken}")


def seen(chair: Chair) -> Data:
    state = chair.state
    return {
        "person": chair.visitor.me["name"],
        "question": state["question"] and state["question"]["id"],
        "options": [option["text"] for option in state["options"]],
        **{name: state[name] for name in ("view", "waiting", "over", "winners", "scores", "names", "seal")},
    }


async def one_table(anna: Visitor, boris: Visitor, plan: Plan, rng: Random) -> Data:
    kinds = {A: {"kind": "me"}, B: {"kind": "open"}}
    wishes = [kinds.get(seat, {"kind": "bot", "bot": seat}) for seat in plan.seats]
    more = {"clock": plan.clock} if plan.clock else {}
    wish = {"game": plan.game, "name": plan.name, "seats": wishes, "options": plan.options or {}, **more}
    table = await anna.post("/tables", wish)
    id = str(table["id"])
    if B in plan.seats:
        await boris.post(f"/tables/{id}/join")
        await anna.post(f"/tables/{id}/start")
    people = {A: anna, B: boris}
    async with AsyncExitStack() as stack:
        chairs = [
            await stack.enter_async_context(await people[name].sit(id, seat))
            for seat, name in enumerate(plan.seats)
            if name in PEOPLE
        ]
        await chairs[-1].ask("chat", text=f"Ahoj u stolu „{plan.name}“")
        await play(chairs, plan, rng)
        views = {str(chair.state["seat"]): seen(chair) for chair in chairs}
    table = await anna.get(f"/tables/{id}")
    record = await anna.get(f"/tables/{id}/record") if plan.least < 0 else None
    return {"table": table, "seats": views, "record": record}


async def make(data: Path) -> Data:
    rng = Random(16)
    tables: dict[str, Data] = {}
    async with opened(data) as server, await server.come() as anna, await server.come("Boris") as boris:
        anna.me = (await anna.post("/me/register", {"name": "Anna", "password": PASSWORD}))["me"]
        for plan in PLANS:
            tables[plan.name] = await one_table(anna, boris, plan, rng)
        played = tables["cave played"]["table"]["id"]
        fork = await anna.post(f"/tables/{played}/fork", {"at": 40})
        rematch = await boris.post(f"/tables/{played}/rematch")
        free = await anna.table("caverna", ("me", "open", "random"), name="open", public=True)
        for name, table in zip(MINE, (fork, rematch, free), strict=True):
            tables[name] = {"table": table, "seats": {}, "record": None}
        cookies = {name: one.http.cookies["permonik"] for name, one in ((A, anna), (B, boris))}
    with closing(sqlite3.connect(data / DATABASE)) as database:
        assert database.execute("SELECT name FROM migrations").fetchall() == [("0001_house",)], "not the server of base"
        sql = "\n".join(database.iterdump())
    key = (data / KEY).read_bytes().hex()
    return {"sql": sql, "key": key, "cookies": cookies, "tables": tables, "closed": time.time()}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        house = asyncio.run(make(Path(folder) / "data"))
    text = json.dumps(house, ensure_ascii=False, sort_keys=True)
    Path(sys.argv[1]).write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main()
