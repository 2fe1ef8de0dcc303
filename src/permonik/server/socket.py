"""The socket of a table: messages in, one after the other; whatever concerns the person's seat out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket

from permonik.errors import PermonikError
from permonik.server import friends, timepiece
from permonik.server.cluster.forward import PATIENCE, look_again, pass_socket
from permonik.server.cluster.inside import via_of
from permonik.server.cluster.member import PlayedElsewhere
from permonik.server.guard import check_origin
from permonik.server.http.common import address_of, house_of, problem
from permonik.server.limits import work_of
from permonik.server.logs import mistake
from permonik.server.metering import Metered
from permonik.server.play import deeds, hints, talk
from permonik.server.play.connection import TOO_SLOW, Connection
from permonik.server.play.live import LiveTable
from permonik.server.problems import (
    BadMessage,
    NoHello,
    NoSpectators,
    StorageFailed,
    TooLarge,
    TooManyRequests,
    code_of,
)
from permonik.server.signs.trail import mark, next_message
from permonik.server.storage.people import PersonData
from permonik.server.wire.base import Int
from permonik.server.wire.from_browser import (
    Answer,
    AskHint,
    Confirm,
    Decide,
    DraftBack,
    DraftStep,
    FromBrowser,
    GiveUp,
    Hello,
    LookAt,
    Mute,
    Ping,
    Propose,
    Say,
    TakeBack,
    Weigh,
    Why,
)
from permonik.table.messages import ErrorOut, OkOut

if TYPE_CHECKING:
    from permonik.server.house import House

MOST_CHARACTERS = 64 * 1024
MOST_SPECTATORS = 200  # of a table; those who sit there are not counted
MOST_PER_PERSON = 8  # at one table
MOST_OF_A_PERSON = 24  # at all tables
MOST_SILENT = 6  # of a person, without a hello
MOST_OF_AN_ADDRESS = 400  # at all tables; a school may stand behind one
HELLO_WITHIN = 10.0  # seconds
LAST_WORDS = 2.0  # seconds to send what is still queued
PAID_BEFORE = (Hello, TakeBack, LookAt)  # by how long the match is
DECODER: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)


class Numbered(msgspec.Struct):
    """What can be read of a message that is none."""

    ref: Int = 0


NUMBER: msgspec.json.Decoder[Numbered] = msgspec.json.Decoder(Numbered)


async def table_socket(websocket: WebSocket) -> None:
    """Whoever may not come in is answered by a plain Problem instead of a socket."""
    house = house_of(websocket)
    try:
        check_origin(house.config, websocket.headers)
        house.limits.take("socket", address_of(websocket))
        house.addresses.check(address_of(websocket))
        house.limits.check(None, address_of(websocket))
        await house.rounds.begin(address_of(websocket))
        person, session = await house.people.visitor(websocket.headers.get("cookie", ""))
        house.limits.take("socket", person.id)
        live = await find_table(house, websocket)
        if live is None:
            return
        check_crowd(house, live, person, address_of(websocket))
    except PermonikError as error:
        house.metrics.count("refusals", "code", code_of(error))
        await websocket.send_denial_response(problem(error))
        return
    await websocket.accept()
    token = session.token if session is not None else ""
    connection = Connection(websocket, person.id, token, address_of(websocket), via_of(websocket.scope))
    pump = asyncio.create_task(connection.pump())
    try:
        await arrive(live, connection)
        await converse(house, live, connection, websocket)
    except StorageFailed:
        connection.close(1012)  # the table is being read again: come back
    finally:
        connection.close(1000)
        await leave(live, connection)
        await asyncio.wait([pump], timeout=LAST_WORDS)
        pump.cancel()
        if connection.closing == TOO_SLOW:
            connection.abort()  # what is still to be sent would wait as long as its reader likes


async def find_table(house: House, websocket: WebSocket) -> LiveTable | None:
    """None: another process plays it, and has the socket from now on."""
    id, end = websocket.path_params["id"], timepiece.steady() + PATIENCE
    if house.member is not None and house.member.sends_on():  # here the socket would not stay for long
        if via_of(websocket.scope) is None:
            raise StorageFailed("this process closes, and others are open; try again")
        await house.member.give_up(id)  # whoever has the socket takes the table, too
    while True:
        try:
            return await house.table(id, via_of(websocket.scope) is not None)
        except PlayedElsewhere as elsewhere:
            if house.member is None or via_of(websocket.scope) is not None:
                raise
            if await pass_socket(house.member, websocket, elsewhere):
                return None
            await look_again(house.member, elsewhere, end)


async def converse(house: House, live: LiveTable, connection: Connection, websocket: WebSocket) -> None:
    opened = timepiece.steady()
    while True:
        try:
            if connection.greeted:
                frame = await websocket.receive()
            else:  # who says no hello has come for something else
                async with asyncio.timeout(max(0.0, opened + HELLO_WITHIN - timepiece.steady())):
                    frame = await websocket.receive()
        except TimeoutError:
            connection.close(4408)
            return
        if frame["type"] == "websocket.disconnect":
            return
        ref, trail = 0, next_message(live.data.game)
        try:
            house.limits.take("message", connection.person)
            message = understand(frame.get("text"))
            ref, trail.what = message.ref, type(message).__name__
            house.metrics.count("socket_messages", "type", trail.what)
            person = await house.people.get(connection.person)
            if person is None or person.deleted or person.banned > timepiece.now():
                connection.close(4401)
                return
            await obey(house, live, connection, person, message)
        except PermonikError as error:
            trail.outcome = code_of(error)
            house.metrics.count("refusals", "code", trail.outcome)
            ref = ref or number_of(frame.get("text"))
            connection.send(ErrorOut(type="error", ref=ref, code=trail.outcome, message=str(error)))
        except Exception:
            trail.outcome = "server-mistake"
            house.metrics.count("errors")
            mistake("a message failed", table=live.data.id)
            why = f"the server made a mistake; it has been noted as {trail.id}"
            connection.send(ErrorOut(type="error", ref=ref, code=trail.outcome, message=why))
        else:
            connection.send(OkOut(type="ok", ref=ref))
        house.signs.end(trail)


def number_of(text: str | None) -> int:
    """The number of what was refused before it was understood: whoever said it waits for an answer."""
    if text is None or len(text) > MOST_CHARACTERS:
        return 0
    try:
        return NUMBER.decode(text).ref
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0


def understand(text: str | None) -> FromBrowser:
    if text is None:
        raise BadMessage("messages are text frames, not binary ones")
    if len(text) > MOST_CHARACTERS:
        raise TooLarge(f"a message has {MOST_CHARACTERS} characters at the most")
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(f"not a message: {error}") from None


async def obey(house: House, live: LiveTable, connection: Connection, person: PersonData, message: FromBrowser) -> None:
    """In turn, and paid for."""
    house.limits.check(person.id, connection.address)
    await house.rounds.begin(connection.address)
    mark("understood")
    work = Metered(handle(house, live, connection, person, message))
    try:
        await work
    finally:
        if not isinstance(message, PAID_BEFORE):
            house.limits.charge(person.id, connection.address, work.took * 1000)


async def handle(
    house: House, live: LiveTable, connection: Connection, person: PersonData, message: FromBrowser
) -> None:
    if not connection.greeted and not isinstance(message, Hello):
        raise NoHello("say hello first: as which seat, and since which entry")
    match message:
        case Hello():
            known = message.since if 0 <= message.since <= live.data.entries else 0
            house.limits.spend(person.id, connection.address, work_of(live.data.entries - known))
            await greet(live, connection, person, message)
        case Decide():
            await deeds.decide(live, person, message.seat, message.option, message.asked)
        case DraftStep():
            await deeds.draft(live, person, message.seat, message.asked, message.picks)
        case DraftBack():
            await deeds.draft_back(live, person, message.seat, message.to)
        case Confirm():
            await deeds.confirm(live, person, message.seat, message.draft)
        case TakeBack():
            house.limits.take("look", person.id)
            house.limits.spend(person.id, connection.address, work_of(live.data.entries))
            await deeds.take_back(live, person, message.seat)
        case GiveUp():
            await deeds.resign(live, person, message.seat)
        case Propose():
            await deeds.propose(live, person, message.seat, message.what, message.for_seat, message.bot)
        case Answer():
            await deeds.answer(live, person, message.seat, message.agree)
        case LookAt():
            house.limits.take("look", person.id)
            if connection.seat is None and not live.may_watch(person.id):
                raise NoSpectators("the host of this table wants no spectators")
            house.limits.spend(person.id, connection.address, work_of(message.entry))
            if message.seat is None or message.seat == connection.seat:
                text = await deeds.look_at(live, person.id, connection.seat, message.entry)
            else:
                text = await deeds.look_through(live, person, message.seat, message.entry)
            connection.send_text(text)
        case Why():
            connection.send(await deeds.why(live, person, message.seat, message.target, message.ref))
        case AskHint():
            house.limits.take("look", person.id)
            connection.send(await hints.hint(live, person, message.seat, message.ref))
        case Weigh():
            house.limits.take("look", person.id)
            connection.send(await hints.weigh(live, person, message.seat, message.ref))
        case Say():
            house.limits.take("chat", person.id)
            await talk.say(live, person, message.text)
        case Mute():
            await friends.mute(house, person, message.person, message.muted)
        case Ping():
            pass  # that it is answered is the answer


async def greet(live: LiveTable, connection: Connection, person: PersonData, hello: Hello) -> None:
    """From now on the socket belongs to that seat. What is missing is sent, and nothing that is not."""
    async with live.turn():
        if hello.seat is not None:
            live.check_mine(person, hello.seat)
        elif not live.may_watch(person.id):
            raise NoSpectators("the host of this table wants no spectators")
        first = not connection.greeted
        connection.seat, connection.greeted, connection.patches = hello.seat, True, hello.patches
        if first:
            await talk.recall(live, connection)
        if live.table is not None:
            connection.send_text(await live.welcome(live.table, connection, hello.seat, hello.since))


async def arrive(live: LiveTable, connection: Connection) -> None:
    async with live.turn():
        live.connections.append(connection)
        live.presence.come(connection.person)
        live.set_timer()
        change = live.table.welcome(connection.person) if live.table is not None else None
        if change is not None:
            await live.keep_and_tell(change)
        await live.tell_table()


async def leave(live: LiveTable, connection: Connection) -> None:
    async with live.lock:
        if connection in live.connections:
            live.connections.remove(connection)
        live.used = timepiece.steady()
        if connection.person not in live.online():
            live.presence.go(connection.person, timepiece.steady())
            if not live.dead:
                live.set_timer()
                await live.tell_table()


def check_crowd(house: House, live: LiveTable, person: PersonData, address: str) -> None:
    """Those who sit at the table always find a place: no crowd of spectators can take it."""
    here = [connection for connection in live.connections if connection.person == person.id]
    if len(here) >= MOST_PER_PERSON:
        raise TooManyRequests("too many sockets are open at this table")
    everywhere = house.connections_of(person.id)
    if len(everywhere) >= MOST_OF_A_PERSON or sum(not one.greeted for one in everywhere) >= MOST_SILENT:
        raise TooManyRequests("too many sockets are open; close some of them")
    if live.data.seats_of(person.id) or person.id == live.data.host:
        return
    if sum(not live.data.seats_of(one.person) for one in live.connections) >= MOST_SPECTATORS:
        raise TooManyRequests("too many look on at this table")
    if sum(one.address == address for one in house.connections()) >= MOST_OF_AN_ADDRESS:
        raise TooManyRequests("too many sockets are open from this address")
