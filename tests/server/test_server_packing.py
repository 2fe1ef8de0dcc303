"""What a socket holds while it waits: hardly anything; and whoever is at its other end notices nothing of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from visitors import opened
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from permonik.server import packing
from permonik.server.doorway import Gathering, Socket
from permonik.server.packing import LOOKS_BACK, WORTH_IT, PackingFactory, framed
from permonik.server.slim import SlimQueue


def joined(**wishes: object) -> tuple[packing.Packing, PerMessageDeflate]:
    """Both ends of a line, as a browser with these wishes and a server agree on it."""
    client = ClientPerMessageDeflateFactory(client_max_window_bits=True, **wishes)  # type: ignore[arg-type]
    answer, server = PackingFactory().process_request_params(client.get_request_params(), [])
    return server, client.process_response_params(answer, [])


def spoken(count: int) -> list[bytes]:
    rng = Random(7)
    words = [bytes(rng.choices(range(97, 123), k=12)) for _ in range(400)]
    return [b" ".join(rng.choices(words, k=rng.choice((1, 30, 90, 700)))) for _ in range(count)]


@pytest.mark.parametrize("wishes", [{}, {"server_no_context_takeover": True}, {"server_max_window_bits": 9}])
def test_whatever_is_packed_is_unpacked_by_any_browser(wishes: dict[str, object]) -> None:
    server, client = joined(**wishes)
    for text in spoken(60):
        sent = server.encode(Frame(Opcode.TEXT, text))
        assert bytes(client.decode(sent).data) == text
        assert len(server.sent) <= LOOKS_BACK
    for text in spoken(20):
        assert bytes(server.decode(client.encode(Frame(Opcode.TEXT, text))).data) == text
        assert not hasattr(server, "decoder")


@pytest.mark.parametrize("packs", [True, False])
@pytest.mark.parametrize("size", [0, 99, 100, 125, 126, 2_000, 70_000, 300_000])
def test_a_text_is_framed_as_the_protocol_has_it(packs: bool, size: int) -> None:
    server, client = joined()
    text = bytes(Random(size).choices(range(32, 127), k=size))  # hardly any shorter when it is packed
    reader = StreamReader()
    reader.feed_data(framed(text, [server] if packs else []))
    parsing = Frame.parse(reader.read_exact, mask=False, max_size=None, extensions=[client] if packs else [])
    with pytest.raises(StopIteration) as done:
        next(parsing)
    assert done.value.value == Frame(Opcode.TEXT, text)
    assert not reader.buffer


def test_a_message_is_packed_with_what_went_before_it() -> None:
    server, _ = joined()
    text = spoken(3)[-1][:2000]
    sizes = [len(server.encode(Frame(Opcode.TEXT, text)).data) for _ in range(2)]
    assert sizes[1] < sizes[0] / 4
    alone, _ = joined(server_no_context_takeover=True)
    assert len({len(alone.encode(Frame(Opcode.TEXT, text)).data) for _ in range(2)}) == 1


def test_what_is_short_or_no_text_goes_as_it_is() -> None:
    server, client = joined()
    for frame in (Frame(Opcode.TEXT, b"x" * (WORTH_IT - 1)), Frame(Opcode.PING, b"y" * 120)):
        assert server.encode(frame) == frame
        assert client.decode(frame) == frame
    assert not server.sent


def test_a_socket_of_the_house_keeps_no_packer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Socket] = []
    begin = Socket.__init__

    def noted(self: Socket, *given: object, **named: object) -> None:
        begin(self, *given, **named)
        made.append(self)

    monkeypatch.setattr(Socket, "__init__", noted)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            id = (await anna.table("pretend", ("me", "me")))["id"]
            async with await anna.sit(id, 0) as chair:
                await chair.ask("ping")
                (line,) = made
                (agreed,) = line.conn.extensions
                assert isinstance(agreed, packing.Packing)
                assert agreed.sent
                assert not hasattr(agreed, "encoder")
                assert not hasattr(agreed, "decoder")
                assert isinstance(line.queue, SlimQueue)
                held = (line.head, line.request.headers, line.response.headers, line.scope["headers"])
                assert not any(held)  # what was said to open it

    asyncio.run(scenario())


def test_a_slim_queue_hands_out_in_order_and_wakes_its_reader() -> None:
    async def scenario() -> None:
        queue: SlimQueue[int] = SlimQueue()
        waits = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        assert queue.empty()
        for item in (1, 2, 3):
            queue.put_nowait(item)
        assert await waits == 1
        assert [await queue.get(), queue.qsize(), await queue.get(), queue.empty()] == [2, 1, 3, True]
        gone = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait([gone])
        queue.put_nowait(4)  # nobody waits for it any more: it stays
        assert await queue.get() == 4
        queue.put_nowait(5)
        queue.clear()
        assert queue.empty()

    asyncio.run(scenario())


def test_what_is_written_in_one_round_of_the_loop_leaves_in_one_piece() -> None:
    class Wire:
        def __init__(self) -> None:
            self.heard: list[bytes | str] = []

        def write(self, data: bytes) -> None:
            self.heard.append(data)

        def close(self) -> None:
            self.heard.append("closed")

        def is_closing(self) -> bool:
            return "closed" in self.heard

    async def scenario() -> None:
        wire = Wire()
        line = Gathering(wire, asyncio.get_running_loop())  # type: ignore[arg-type]
        for text in (b"state ", b"and answer"):
            line.write(text)
        assert wire.heard == []
        await asyncio.sleep(0)
        assert wire.heard == [b"state and answer"]
        line.write(b"another round")
        await asyncio.sleep(0)
        line.write(b"last words")
        line.close()
        assert line.is_closing()
        await asyncio.sleep(0)
        assert wire.heard == [b"state and answer", b"another round", b"last words", "closed"]

    asyncio.run(scenario())


def test_reading_stops_where_a_message_waits_behind_another_one_and_only_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[int] = []

    class Noted(Gathering):
        def pause_reading(self) -> None:
            pauses.append(1)
            self.transport.pause_reading()

    monkeypatch.setattr("permonik.server.doorway.Gathering", Noted)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            id = (await anna.table("pretend", ("me", "me")))["id"]
            async with await anna.sit(id, 0) as chair:
                pauses.clear()
                for _ in range(5):
                    await chair.ask("ping")
                assert not pauses
                await asyncio.gather(*[chair.ask("ping") for _ in range(50)])
                assert pauses

    asyncio.run(scenario())


def test_a_browser_offers_what_the_house_agrees_to() -> None:
    """The words themselves, since a browser reads these: the server looks back, what comes from there stands alone."""
    answer, _ = PackingFactory().process_request_params([("client_max_window_bits", None)], [])
    assert ("client_no_context_takeover", None) in answer
    assert ("server_no_context_takeover", None) not in answer
    assert ("server_max_window_bits", str(packing.WINDOW)) in answer
