"""What the operator does: by `permonik admin`, through a socket in the data folder, or without a server at all.

Whoever can write into the data folder is the operator. Every deed is written down before it is done.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from permonik.errors import PermonikError
from permonik.server.logs import mistake, tell
from permonik.server.names import LONGEST_SAYING, check_saying
from permonik.server.problems import BadMessage, NotFound, code_of
from permonik.server.rating.model import SURE
from permonik.server.storage.people import PersonData
from permonik.server.tables.leaving import leave_for_good
from permonik.server.wire.people import Report
from permonik.server.wire.to_browser import NoticeOut

if TYPE_CHECKING:
    from permonik.server.house import House

DOOR = "admin.sock"
LONGEST_ORDER = 10_000
DAY = 86400.0
FOREVER = 1e11  # a time that nobody will see
MOST_OPEN_REPORTS = 2_000


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """`object`: a person's id (or the name of a registered one), an address or a network, a table's id, the number of a
    report, a text."""

    deed: str
    object: str = ""
    why: str = ""
    name: str = ""
    days: float = 0.0


# -- reports ---------------------------------------------------------------------------------------------------


async def take_report(house: House, reporter: PersonData, wish: Report) -> None:
    """The name, or the line, is kept as it is now: it may be changed before anybody looks."""
    person = await house.people.get(wish.person)
    if person is None or person.deleted or person.id == reporter.id:
        raise NotFound("there is no such person")
    if len(wish.text) > LONGEST_SAYING or len(wish.why) > LONGEST_SAYING:
        raise BadMessage(f"a report has {LONGEST_SAYING} characters at the most")
    text = person.name
    if wish.what == "chat":
        lines = await house.tables.chat(wish.table or "")
        said = [line["text"] for line in lines if line["person"] == person.id and line["text"] == wish.text]
        if not said:
            raise NotFound("nobody has said that at this table")
        text = said[-1]
    mine = "coalesce(sum(CASE WHEN reporter = ? THEN 1 ELSE 0 END), 0) AS mine"
    sql = f"SELECT count(*) AS count, {mine} FROM reports WHERE settled = 0"
    (row,) = await house.storage.fetch(sql, reporter.id)
    if row["count"] >= MOST_OPEN_REPORTS or row["mine"] >= 20:
        raise BadMessage("there are many reports already; the operator will look at them first")
    insert = "INSERT INTO reports (at, reporter, person, what, text, why) VALUES (?, ?, ?, ?, ?, ?)"
    await house.storage.write((insert, (time.time(), reporter.id, person.id, wish.what, text, wish.why)))


# -- orders ----------------------------------------------------------------------------------------------------


async def obey(house: House, order: Order) -> Any:
    if order.deed in LISTS:
        return await LISTS[order.deed](house)
    deed = DEEDS.get(order.deed)
    if deed is None:
        raise BadMessage(f"no such deed: {order.deed!r}")
    await house.storage.write(
        (
            "INSERT INTO audit (at, deed, object, why) VALUES (?, ?, ?, ?)",
            (time.time(), order.deed, f"{order.object} {order.name}".strip()[:500], order.why[:500]),
        )
    )
    tell("operator", deed=order.deed, object=order.object[:100])
    return await deed(house, order)


async def find(house: House, who: str) -> PersonData:
    from permonik.server.names import folded

    person = await house.people.get(who) or await house.people.store.named(folded(who[:100]))
    if person is None or person.deleted:
        raise NotFound(f"nobody has the id, or the registered name, {who[:100]!r}")
    return person


async def ban(house: House, order: Order) -> str:
    person = await find(house, order.object)
    until = time.time() + order.days * DAY if order.days > 0 else FOREVER
    await house.people.end_sessions(person.with_(banned=until))
    house.hang_up(person.id)
    return f"{person.name} ({person.id}) is banned"


async def unban(house: House, order: Order) -> str:
    person = await find(house, order.object)
    await house.people.keep(person.with_(banned=0.0))
    return f"{person.name} ({person.id}) may come back"


async def ban_address(house: House, order: Order) -> str:
    """For everybody who comes from there."""
    until = time.time() + order.days * DAY if order.days > 0 else FOREVER
    network = await house.addresses.ban(order.object, until)
    for connection in [one for one in house.connections() if house.addresses.is_banned(one.address)]:
        connection.close(4401)
    return f"{network} is banned"


async def unban_address(house: House, order: Order) -> str:
    return f"{await house.addresses.unban(order.object)} may come back"


async def kick(house: House, order: Order) -> str:
    """Signs somebody out everywhere; whoever has a password can come back at once."""
    person = await find(house, order.object)
    await house.people.end_sessions(person)
    house.hang_up(person.id)
    return f"{person.name} ({person.id}) is signed out everywhere"


async def rename(house: House, order: Order) -> str:
    person = await find(house, order.object)
    renamed = await house.people.rename(person, order.name)
    await house.tell_tables(person.id)
    return f"{person.name} is now {renamed.name}"


async def delete(house: House, order: Order) -> str:
    """As somebody would do it himself: tables are left or resigned, the name is gone from all records."""
    person = await find(house, order.object)
    await leave_for_good(house, person)
    house.outbox.forget(person.id)
    house.hang_up(person.id)
    return f"{person.id} is deleted"


async def close_table(house: House, order: Order) -> str:
    """A table that has not started is removed; a match ends without a winner."""
    live = await house.table(order.object)
    async with live.turn():
        if live.data.status == "open":
            await live.write(house.tables.remove(live.data.id))
            live.dead = True
            house.drop(live)
            return "the table is removed"
        table = live.started()
        if table.match.over:
            return "the match was over already"
        await live.commit(table.end())
    return "the match is ended"


async def announce(house: House, order: Order) -> str:
    notice = NoticeOut(text=check_saying(order.object), at=time.time())
    told = list(house.connections())
    for connection in told:
        connection.send(notice)
    return f"{len(told)} sockets were told"


async def settle(house: House, order: Order) -> str:
    if not order.object.isascii() or not order.object.isdigit():
        raise BadMessage("a report has a number")
    await house.storage.write(("UPDATE reports SET settled = 1 WHERE number = ?", (int(order.object),)))
    return f"report {order.object} is settled"


async def recompute(house: House, order: Order) -> str:
    return await house.ratings.recompute()


async def ratings(house: House) -> list[dict[str, Any]]:
    """Everybody who has one, pool by pool."""
    rows = []
    for pool in await house.ratings.store.pools():
        for one in await house.ratings.store.leaders(pool, SURE):
            person = await house.people.get(one.player)
            about = {"pool": pool, "person": one.player, "name": person.name if person else ""}
            points = {"points": one.rating.points, "margin": one.rating.margin}
            rows.append(about | points | {"games": one.rating.games, "won": one.rating.won})
    return rows


async def reports(house: House) -> list[dict[str, Any]]:
    return await house.storage.fetch("SELECT * FROM reports WHERE settled = 0 ORDER BY number LIMIT 200")


async def audit(house: House) -> list[dict[str, Any]]:
    return (await house.storage.fetch("SELECT * FROM audit ORDER BY number DESC LIMIT 200"))[::-1]


async def addresses(house: House) -> list[dict[str, Any]]:
    """For which networks the house is closed."""
    sql = "SELECT network, until FROM banned_addresses WHERE until > ? ORDER BY network"
    return await house.storage.fetch(sql, time.time())


async def costs(house: House) -> list[dict[str, Any]]:
    """Who has asked for most since the server was started, and from where."""
    rows = []
    for person, units in house.limits.spent.most_common(50):
        known = await house.people.get(person)
        sockets = house.connections_of(person)
        rows.append(
            {
                "person": person,
                "name": known.name if known else "",
                "work": round(units),
                "sockets": len(sockets),
                "addresses": " ".join(sorted({one.address for one in sockets})),
            }
        )
    return rows


DEEDS = {
    "ban": ban,
    "unban": unban,
    "ban-address": ban_address,
    "unban-address": unban_address,
    "kick": kick,
    "rename": rename,
    "delete": delete,
    "close": close_table,
    "announce": announce,
    "settle": settle,
    "recompute": recompute,
}
LISTS = {"reports": reports, "audit": audit, "costs": costs, "ratings": ratings, "addresses": addresses}


# -- the socket in the data folder -----------------------------------------------------------------------------


async def open_door(house: House) -> asyncio.Server | None:
    """Where `permonik admin` finds a running server. The folder is the operator's alone."""
    file = house.config.data / DOOR
    file.unlink(missing_ok=True)

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(60):
                line = await reader.readline()
            answer = await reply(house, line)  # some orders take their time
            async with asyncio.timeout(60):
                writer.write(msgspec.json.encode(answer) + b"\n")
                await writer.drain()
        except (OSError, TimeoutError, ValueError):
            pass
        finally:
            writer.close()

    try:
        server = await asyncio.start_unix_server(hear, file, limit=LONGEST_ORDER)
    except (OSError, NotImplementedError, AttributeError) as error:  # too long a path, or Windows
        tell("no door for the operator", why=str(error))
        return None
    file.chmod(0o600)
    return server


async def reply(house: House, line: bytes) -> dict[str, Any]:
    try:
        return {"answer": await obey(house, msgspec.json.decode(line, type=Order))}
    except PermonikError as error:
        return {"code": code_of(error), "problem": str(error)}
    except msgspec.MsgspecError as error:
        return {"code": "bad-message", "problem": str(error)}
    except Exception:
        mistake("an order failed")
        return {"code": "server-mistake", "problem": "the server made a mistake; its log says more"}


async def ask(data: Path, order: Order, store: str | None = None) -> dict[str, Any]:
    """From outside: a running server is asked; without one the house is opened just for this."""
    try:
        reader, writer = await asyncio.open_unix_connection(data / DOOR, limit=2**24)
    except OSError:
        from permonik.server.config import Config
        from permonik.server.house import House

        house = House(Config(data, store=store))
        try:
            await house.addresses.load()
            return await reply(house, msgspec.json.encode(order))
        finally:
            await house.close()
    writer.write(msgspec.json.encode(order) + b"\n")
    await writer.drain()
    answer: dict[str, Any] = msgspec.json.decode(await reader.readline())
    writer.close()
    return answer
