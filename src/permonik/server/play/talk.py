"""Chat. It is stored before it is told, like everything else; muted people are not heard."""

from __future__ import annotations

from permonik.server import timepiece
from permonik.server.names import check_saying
from permonik.server.play.connection import Connection
from permonik.server.play.live import LiveTable
from permonik.server.storage.people import PersonData
from permonik.table.messages import ChatOut, Speaker
from permonik.table.talk import Line, Talk, check_speaker


async def say(live: LiveTable, person: PersonData, text: str) -> None:
    text = check_saying(text)
    async with live.turn():
        check_speaker(live.data.chat, bool(live.data.seats_of(person.id)) or person.id == live.data.host)
        hearing = [one for one in live.connections if one.greeted and live.may_see(one)]
        talk = await read(live, {one.person for one in hearing})
        line = talk.line(person.id, text, round(timepiece.now(), 3))
        saying = live.tables.say(live.data.id, *line)
        await (saying if live.lease is None else live.write(saying))  # it is not in memory: only a lease can be lost
        for connection in hearing:
            if talk.reads(connection.person, line):
                connection.send(chat_out(live, line))


async def recall(live: LiveTable, connection: Connection) -> None:
    """What was said before the socket was opened. A browser starts its list anew with every socket."""
    if not live.data.chat:
        return
    talk = await read(live, {connection.person})
    await live.house.people.recall([line.person for line in talk.lines])
    for line in talk.read_by(connection.person):
        connection.send(chat_out(live, line))


async def read(live: LiveTable, readers: set[str]) -> Talk:
    """What the disk has of it: people can leave the house, and their lines with them."""
    lines = [Line(**row) for row in await live.house.tables.chat(live.data.id)]
    return Talk(lines, {person: await live.house.people.store.muted_by(person) for person in readers})


def chat_out(live: LiveTable, line: Line) -> ChatOut:
    person = live.house.people.known(line.person)
    speaker = Speaker(id=person.id, name=person.name, guest=person.guest)
    return ChatOut(type="chat", person=speaker, text=line.text, at=line.at)
