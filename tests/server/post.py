"""A mail server that receives, and a push service that reads what arrives as a browser would (RFC 8291, 8188, 8292)."""

from __future__ import annotations

import json
import os
import socket
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Postman:
    """`broken`: takes nothing."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.refused = 0
        self.broken = False
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        self.url = f"smtp://127.0.0.1:{port}"
        self.controller = Controller(self, hostname="127.0.0.1", port=port)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.broken:
            self.refused += 1
            return "451 not now"
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 taken"

    def __enter__(self) -> Self:
        self.controller.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.controller.stop()


def text_of(mail: Message) -> str:
    return str(mail.get_content())  # type: ignore[attr-defined]


def b64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of one subscription."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def point(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def wish(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": b64(self.point), "auth": b64(self.auth)}

    def read(self, body: bytes) -> Any:
        """RFC 8291, section 3.4, and RFC 8188, section 2."""
        salt, length = body[:16], body[20]
        theirs, cipher = body[21 : 21 + length], body[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), public)
        info = b"WebPush: info\0" + self.point + theirs
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, cipher, None).rstrip(b"\0")
        assert plain[-1:] == b"\2"
        return json.loads(plain[:-1])


class PushService:
    """`status`: how it answers."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.headers: list[dict[str, str]] = []
        self.status = 201
        self.asked = 0
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.asked += 1
                if service.status == 201:
                    service.bodies.append(body)
                    service.headers.append({name.lower(): value for name, value in self.headers.items()})
                self.send_response(service.status)
                if service.status == 302:
                    self.send_header("location", "http://127.0.0.1:1/inside")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *ignored: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def __enter__(self) -> Self:
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


def claims_of(header: str, key: str) -> Any:
    """What a VAPID header says, after its signature was checked (RFC 8292)."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert parts["k"] == key
    head, body, signature = parts["t"].split(".")
    raw = unb64(signature)
    pair = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
    public.verify(pair, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    return json.loads(unb64(body))
