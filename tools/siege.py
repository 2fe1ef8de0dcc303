"""make siege: attacks on a server of our own on this machine, with healthy players beside each of them.

The players sit in a process of their own and come from other addresses (127.0.0.9 and on) than the attackers
(127.0.0.1). Each decides ten times a second, first in peace, then under the attack, at the same server. Printed: how
long they waited for their answers in peace and under the attack, and how much memory the server took. An attack fails
when p99 is above 150 ms and above three times the value in peace, or when the server holds more than 300 MB. Everything
is bounded in number and time.

    python tools/siege.py [--seconds 6] [--games 2000] [attack …]

Kills and fuzz are campaigns of their own: tools/siege_kills.py, tools/siege_fuzz.py.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "attacks"), str(ROOT / "tests" / "server")]

import httpx2 as httpx  # noqa: E402
from besiege import (  # noqa: E402
    begin_body,
    changed,
    copy_games,
    deaf_socket,
    frame,
    is_closed,
    knock,
    played,
    undo_bomb,
    with_seat_changes,
)
from visitors import Chair, Process, Refusal, Visitor, opened  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402

PLAYERS = [f"127.0.0.{number}" for number in range(9, 15)]  # so many that p99 is not the one longest answer
PATIENCE = 0.1  # seconds between two decisions of a player
PEACE = 0.5  # of the time of an attack, before it
MOST_P99, TIMES_IDLE, MOST_MEMORY = 150.0, 3.0, 300.0
MARKS = "a" + "\u0301\u0323" * 4_500

Attack = Callable[[str, float], Awaitable[None]]


# -- the healthy players, in a process of their own ---------------------------------------------------------------


Wait = tuple[float, float]  # when it was asked (time.time()), and how many milliseconds later it was answered


async def play(base: str, address: str, seconds: float, ready: asyncio.Barrier) -> tuple[list[Wait], list[str]]:
    """How long answers took, and what was refused."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    anna = Visitor(base, httpx.AsyncClient(base_url=base, timeout=60, transport=transport))
    await anna.get("/me")
    chair = await sit_down(anna, address)
    await ready.wait()
    waits: list[Wait] = []
    refusals: list[str] = []
    rng, end = Random(address), time.time() + seconds
    while time.time() < end:
        if chair.state["over"]:
            await chair.close()
            chair = await sit_down(anna, address)
        seat = chair.state["waiting"][0]
        if chair.state["seat"] != seat:
            await chair.ask("hello", seat=seat, since=chair.state["entry"])
        asked, start = time.time(), time.perf_counter()
        try:
            await chair.decide(rng.randrange(len(chair.state["options"])))
            waits.append((asked, (time.perf_counter() - start) * 1000))
        except Refusal as refusal:
            refusals.append(refusal.code)
        await asyncio.sleep(PATIENCE)
    await chair.close()
    await anna.http.aclose()
    return waits, refusals


async def sit_down(anna: Visitor, address: str) -> Chair:
    table = (await anna.table("cave-vs-cave", ("me", "me")))["id"]
    url = f"{anna.base.replace('http', 'ws')}/api/v1/tables/{table}/socket"
    ws = await connect(url, additional_headers={"cookie": anna.cookie}, max_size=None, local_addr=(address, 0))
    chair = Chair(anna, ws)
    await chair.ask("hello", seat=0)
    return chair


async def play_together(base: str, seconds: float) -> None:
    """Says when all of them sit, and in the end what they have waited for."""
    ready = asyncio.Barrier(len(PLAYERS) + 1)
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(play(base, address, seconds, ready)) for address in PLAYERS]
        await ready.wait()
        print("ready", flush=True)
    told = [task.result() for task in tasks]
    waits = [wait for waits, _ in told for wait in waits]
    print(json.dumps({"waits": waits, "refusals": [code for _, refusals in told for code in refusals]}))


# -- the attacks -------------------------------------------------------------------------------------------------


async def idle(base: str, seconds: float) -> None:
    await asyncio.sleep(seconds)


async def repeat(seconds: float, deed: Callable[[], Awaitable[object]]) -> None:
    """Again and again, as fast as it is answered."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(Refusal, httpx.TransportError, OSError):
            await deed()
        await asyncio.sleep(0.005)


async def long_names(base: str, seconds: float) -> None:
    """C1: names that take the square of their length."""
    text = changed(played("pretend", 2).record, names=[MARKS, "Boris"])
    async with await Visitor.come(base) as eve:
        body = {"name": MARKS, "password": "correct horse"}
        await asyncio.gather(
            repeat(seconds, lambda: eve.post("/sign-in", body)),
            repeat(seconds, lambda: eve.ask("PATCH", "/me", {"name": MARKS})),
            repeat(seconds, lambda: eve.post("/tables/import", {"record": text})),
        )


async def long_states(base: str, seconds: float) -> None:
    """C2: records of 60,000 seat changes, and ten hellos a second at a long match."""
    many = with_seat_changes(played("pretend", 2, most=3), 30_000)
    text = played("rivals", 2).record.dumps()
    async with await Visitor.come(base) as eve:
        table = (await eve.post("/tables/import", {"record": text}))["id"]
        chairs = [await eve.sit(table) for _ in range(4)]
        await asyncio.gather(
            repeat(seconds, lambda: eve.post("/tables/import", {"record": many})),
            *[repeat(seconds, lambda chair=chair: chair.ask("hello", seat=0)) for chair in chairs],  # type: ignore[misc]
        )
        for chair in chairs:
            await chair.close()


async def deaf_readers(base: str, seconds: float) -> None:
    """C3: sockets that ask and do not read."""
    text = played("rivals", 2).record.dumps()
    async with await Visitor.come(base) as eve:
        table = (await eve.post("/tables/import", {"record": text}))["id"]
        hello, end = frame({"type": "hello", "seat": 0}), time.monotonic() + seconds
        deaf: list[socket.socket] = []
        while time.monotonic() < end:
            if len(deaf) < 4:
                deaf.append(deaf_socket(base, table, eve.cookie))
            for one in list(deaf):
                try:
                    one.send(hello)
                except BlockingIOError:
                    pass
                except OSError:
                    one.close()
                    deaf.remove(one)
            await asyncio.sleep(0.01)
        for one in deaf:
            one.close()


async def crowd(base: str, seconds: float) -> None:
    """M1: guests who open sockets and say nothing."""
    guests = [await Visitor.come(base) for _ in range(10)]
    table = (await guests[0].table("pretend", ("me", "open"), public=True))["id"]
    chairs: list[Chair] = []

    async def come(guest: Visitor) -> None:
        try:
            chairs.append(await guest.open(table))
        except Exception:
            await asyncio.sleep(0.2)

    await asyncio.gather(*[repeat(seconds, lambda guest=guest: come(guest)) for guest in guests])  # type: ignore[misc]
    for chair in chairs:
        await chair.close()
    for guest in guests:
        await guest.http.aclose()


async def bombs(base: str, seconds: float) -> None:
    """M2: ten records whose undos make whoever replays them follow everything again and again."""
    text = undo_bomb("cave-vs-cave", 150)
    guests = [await Visitor.come(base) for _ in range(8)]

    async def throw(guest: Visitor) -> None:
        table = (await guest.post("/tables/import", {"record": text}))["id"]
        chair = await guest.sit(table)
        with suppress(Refusal):
            for _ in range(20):
                await chair.ask("at", entry=chair.state["entry"])
                await chair.ask("undo", seat=chair.state["waiting"][0])
        await chair.close()

    await asyncio.gather(*[repeat(seconds, lambda guest=guest: throw(guest)) for guest in guests])  # type: ignore[misc]
    for guest in guests:
        await guest.http.aclose()


async def half_open(base: str, seconds: float) -> None:
    """M3: 1,100 connections that never finish a request."""
    silent: list[socket.socket] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while len(silent) < 1100:
            silent.append(knock(base, b"GET / HTTP/1.1\r\nX-A: "))
            if not len(silent) % 50:
                await asyncio.sleep(0)
        for one in silent[:50]:
            one.close()
        del silent[:50]
        await asyncio.sleep(0.05)
    for one in silent:
        one.close()


async def unfinished(base: str, seconds: float) -> None:
    """Guests who send nearly all of the longest records, and never their ends."""
    guests = [await Visitor.come(base) for _ in range(18)]
    begun: list[tuple[socket.socket, int]] = []  # and how much is still to be said
    end, piece = time.monotonic() + seconds, b" " * 60_000
    while time.monotonic() < end:
        for guest in guests:
            if len(begun) < 100:
                begun.append((begin_body(base, guest, 2_000_000, 0), 1_999_000))
        for place, (one, left) in enumerate(begun):
            with suppress(BlockingIOError, OSError):
                begun[place] = one, left - one.send(piece[:left])
        for one, _ in begun:
            if is_closed(one):
                one.close()
        begun = [(one, left) for one, left in begun if one.fileno() >= 0]
        await asyncio.sleep(0.01)
    for one, _ in begun:
        one.close()
    for guest in guests:
        await guest.http.aclose()


async def ending_clocks(base: str, seconds: float) -> None:
    """M4: thousands of running games (see `fill`), whose clocks end while the server is busy with others."""
    await asyncio.sleep(seconds)


async def fill(data: Path, games: int, seconds: float) -> None:
    """The house as it is found by M4: their clocks end one after the other, the first ones at once."""
    async with opened(data) as server, await server.come("Anna") as anna:
        table = await anna.table("cave-vs-cave", ("me", "me"), clock={"base": 1000, "end": "forfeit"})
    copy_games(data, table["id"], games, seconds)


async def hard_bots(base: str, seconds: float) -> None:
    """One guest lets twenty tables of hard bots play."""
    async with await Visitor.come(base) as eve:
        for _ in range(20):
            await eve.table("rivals", ("hard", "hard"))
        await asyncio.sleep(seconds)


async def passwords(base: str, seconds: float) -> None:
    """Sign-ins from many names at once."""
    async with await Visitor.come(base) as eve:
        bodies = [{"name": f"N{number}", "password": "x" * 20} for number in range(8)]
        deeds = [repeat(seconds, lambda body=body: eve.post("/sign-in", body)) for body in bodies]  # type: ignore[misc]
        await asyncio.gather(*deeds)


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        *(idle, long_names, long_states, deaf_readers, crowd, bombs, half_open),
        *(unfinished, ending_clocks, hard_bots, passwords),
    )
}


# -- the campaign ------------------------------------------------------------------------------------------------


class Memory:
    """The most that the server's own process has held, in megabytes."""

    def __init__(self, pid: int) -> None:
        self.file = Path(f"/proc/{pid}/status")
        self.most = 0.0

    async def watch(self) -> None:
        while True:
            found = re.search(r"VmRSS:\s+(\d+)", self.file.read_text()) if self.file.exists() else None
            self.most = max(self.most, int(found[1]) / 1024 if found else 0.0)
            await asyncio.sleep(0.1)


def at(share: float, waits: list[float]) -> float:
    return sorted(waits)[min(len(waits) - 1, int(share * len(waits)))] if waits else float("inf")


async def besiege(name: str, seconds: float, games: int) -> dict[str, Any]:
    peace = PEACE * seconds
    with tempfile.TemporaryDirectory() as folder:
        if name == "ending_clocks":
            await fill(Path(folder) / "data", games, peace + seconds)
        async with Process(Path(folder) / "data", "--rate", "1") as server:
            assert server.process is not None
            memory = Memory(server.process.pid)
            watching = asyncio.create_task(memory.watch())
            command = [sys.executable, __file__, "--players", server.base, "--seconds", str(peace + seconds)]
            players = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
            assert players.stdout is not None
            await players.stdout.readline()
            await asyncio.sleep(peace)
            begun = time.time()
            await ATTACKS[name](server.base, seconds)
            out, _ = await players.communicate()
            watching.cancel()
            async with await Visitor.come(server.base) as after:  # everything is as before
                await after.table("pretend", ("me", "me"))
        log = (Path(folder) / "server.log").read_text(errors="replace")
    told = json.loads(out or b'{"waits": [], "refusals": ["no answer at all"]}')
    waits = [wait for asked, wait in told["waits"] if asked >= begun]
    calm = [wait for asked, wait in told["waits"] if asked < begun]
    return {
        "attack": name,
        "decisions": len(waits),
        "refused": len(told["refusals"]),
        "peace": at(0.99, calm) if calm else 0.0,
        "p50": at(0.5, waits),
        "p95": at(0.95, waits),
        "p99": at(0.99, waits),
        "most": max(waits, default=float("inf")),
        "memory": memory.most,
        "log": len(log) / 1024,
        "traces": log.count("Traceback"),
    }


async def campaign(names: list[str], seconds: float, games: int, patient: bool) -> bool:
    heads = "".join(f"{head:>9}" for head in ("refused", "in peace", "p50", "p95", "p99", "most ms", "MB", "log kB"))
    print(f"{'attack':14}{'decisions':>10}{heads}")
    well = True
    for name in names:
        row = await besiege(name, seconds, games)
        limit = max(MOST_P99, TIMES_IDLE * row["peace"])
        fine = (patient or row["p99"] <= limit) and row["memory"] <= MOST_MEMORY and not row["traces"]
        well = well and fine
        times = "".join(f"{row[one]:9.1f}" for one in ("peace", "p50", "p95", "p99"))
        sums = f"{row['most']:9.1f}{row['memory']:9.0f}{row['log']:9.0f}"
        print(f"{name:14}{row['decisions']:10}{row['refused']:9}{times}{sums}{'' if fine else '  FAILED'}", flush=True)
    return well


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], help=f"of: {', '.join(ATTACKS)}; all by default")
    parser.add_argument("--seconds", type=float, default=6.0, help="for each attack")
    parser.add_argument("--games", type=int, default=2000, help="that run when ending_clocks begins")
    parser.add_argument("--patient", action="store_true", help="print waits, and judge none: for a busy machine")
    parser.add_argument("--players", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.players:
        asyncio.run(play_together(chosen.players, chosen.seconds))
        return
    attacks = chosen.attacks or list(ATTACKS)
    sys.exit(0 if asyncio.run(campaign(attacks, chosen.seconds, chosen.games, chosen.patient)) else 1)


if __name__ == "__main__":
    main()
