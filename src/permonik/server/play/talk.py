"""Chat. It is stored before it is told, like everything else; muted people are not heard."""

from __future__ import annotations

import time

from permonik.server.names import check_saying
from permonik.server.play.connection import Connection
from permonik.server.play.live import LiveTable
from permonik.server.problems import ChatOff, NotSeated
from permonik.server.storage.people import PersonData
from permonik.server.wire import ChatOut


async def say(live: LiveTable, person: PersonData, text: str) -> None:
    """Those who sit at the table, and its host, can say something; spectators can read it."""
    text = check_saying(text)
    async with live.turn():
        if not live.data.chat:
            raise ChatOff("chat is off at this table")
        if not live.data.seats_of(person.id) and person.id != live.data.host:
            raise NotSeated("only those who sit at the table can chat")
        lines = await live.house.tables.chat(live.data.id)
        number = lines[-1]["number"] + 1 if lines else 0
        at = round(time.time(), 3)
        await live.house.tables.say(live.data.id, number, person.id, text, at)
        out = ChatOut(person=live.house.people.known(person.id), text=text, at=at)
        for connection in list(live.connections):
            if connection.greeted and live.may_see(connection):
                if person.id not in await live.house.people.store.muted_by(connection.person):
                    connection.send(out)


async def mute(live: LiveTable, person: PersonData, other: str, muted: bool) -> None:
    people = live.house.people
    if other == person.id or await people.get(other) is None:
        raise NotSeated("there is no such person")
    await people.store.mute(person.id, other, muted)


async def recall(live: LiveTable, connection: Connection) -> None:
    """What was said before the socket was opened. A browser starts its list anew with every socket."""
    people = live.house.people
    if not live.data.chat:
        return
    lines = await live.house.tables.chat(live.data.id)
    muted = await people.store.muted_by(connection.person) if lines else set()
    await people.recall([line["person"] for line in lines])
    for line in lines:
        if line["person"] not in muted:
            connection.send(ChatOut(person=people.known(line["person"]), text=line["text"], at=line["at"]))
