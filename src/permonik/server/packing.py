"""How what is sent is packed: by the rules that every browser knows (permessage-deflate), and without a packer for each
socket, which would be most of what a socket takes.

A packer is made for every message, and shown the end of what went before: it packs as well as one that was kept, and a
browser cannot tell them apart. What a browser sends is short, and each message is packed on its own.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

WINDOW = 13  # bits: a browser looks back 8 kB
LOOKS_BACK = 4 * 1024  # bytes of what was sent before, a patch or two
QUICKLY = 1
MEMORY = 5
END = b"\x00\x00\xff\xff"  # of every packed message; both sides know it
WORTH_IT = 100  # bytes; what is shorter goes as it is
PLAIN_TEXT, PACKED_TEXT = 0x81, 0xC1  # the first byte of a frame that is a whole text


class Packing(PerMessageDeflate):
    """`sent`: the end of what was packed so far."""

    def __init__(self, alone: bool, window: int, client_window: int) -> None:
        """`alone`: whoever is at the other end wants each message packed on its own."""
        super().__init__(True, True, client_window, window)
        self.looks_back = 0 if alone else min(LOOKS_BACK, 1 << window)
        self.sent = b""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode is not Opcode.TEXT or not frame.fin or len(frame.data) < WORTH_IT:
            return frame
        return Frame(frame.opcode, self.pack(bytes(frame.data)), True, True, frame.rsv2, frame.rsv3)

    def pack(self, text: bytes) -> bytes:
        before = self.sent
        how = (QUICKLY, zlib.DEFLATED, -self.local_max_window_bits, MEMORY, zlib.Z_DEFAULT_STRATEGY)
        packer = zlib.compressobj(*how, before) if before else zlib.compressobj(*how)
        packed = packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
        if self.looks_back:
            self.sent = (before + text)[-self.looks_back :]
        return packed[: -len(END)]


def framed(text: bytes, extensions: Sequence[Extension]) -> bytes:
    """A text as it goes over the line of a server: its own frame, packed where that is agreed on and worth it. The
    general way, by way of `Frame`, takes as long as the packing itself."""
    first = PLAIN_TEXT
    if len(text) >= WORTH_IT and extensions and isinstance(extensions[0], Packing):
        text, first = extensions[0].pack(text), PACKED_TEXT
    if len(text) < 126:
        return bytes((first, len(text))) + text
    if len(text) < 1 << 16:
        return struct.pack("!BBH", first, 126, len(text)) + text
    return struct.pack("!BBQ", first, 127, len(text)) + text


class PackingFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(client_no_context_takeover=True, server_max_window_bits=WINDOW, client_max_window_bits=WINDOW)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[object]
    ) -> tuple[list[ExtensionParameter], Packing]:
        answer, agreed = super().process_request_params(params, accepted_extensions)  # type: ignore[arg-type]
        assert isinstance(agreed, PerMessageDeflate)
        alone = agreed.local_no_context_takeover
        return answer, Packing(alone, agreed.local_max_window_bits, agreed.remote_max_window_bits)
