"""Web Push: messages to browsers that are closed, by the services of their makers (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from permonik.server.problems import BadDevice
from permonik.server.storage.word import Device, WordStore
from permonik.server.word.mail import Unreachable

KEY = "push"
SLOWEST = 10.0
KEPT = 2 * 86400  # seconds that a service keeps a message for a browser that is closed
LONGEST = 1000


class Gone(Exception):
    """The browser has left the service for good."""


async def read_key(store: WordStore) -> str:
    """The private key by which services know this house, made at the first start."""
    kept = await store.key(KEY)
    if kept is None:
        made = ec.generate_private_key(ec.SECP256R1())
        kept = made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
        await store.keep_key(KEY, kept)
        kept = await store.key(KEY) or kept
    return kept


def public_key(key: str) -> str:
    """As browsers want it when they subscribe."""
    private = load_pem_private_key(key.encode(), None)
    assert isinstance(private, ec.EllipticCurvePrivateKey)
    point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).decode().rstrip("=")


def check_device(device: Device, services: tuple[str, ...]) -> Device:
    try:
        parts = urlsplit(device.endpoint)
        host, origin = parts.hostname or "", f"{parts.scheme}://{parts.netloc}"
        secure = parts.scheme == "https" and parts.port in (None, 443) and "@" not in parts.netloc
    except ValueError:
        raise BadDevice("that is no address") from None
    known = secure and any(host == service or host.endswith(f".{service}") for service in services)
    if len(device.endpoint) > LONGEST or not (known or origin in services):
        raise BadDevice("this push service is not known here; the operator can add it (--push-service)")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(device.p256dh))
        if len(raw(device.auth)) != 16:
            raise ValueError
    except ValueError:
        raise BadDevice("these are no keys of a browser") from None
    return device


def raw(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text[:200] + "=" * (-len(text[:200]) % 4))
    except (Error, ValueError):
        raise ValueError from None


async def send(key: str, device: Device, message: dict[str, str], topic: str, contact: str) -> None:
    await asyncio.to_thread(send_now, key, device, message, topic, contact)


def send_now(key: str, device: Device, message: dict[str, str], topic: str, contact: str) -> None:
    import requests  # here, since most houses send nothing, and these take long to import
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    with requests.Session() as session:
        session.max_redirects = 0  # a service that sends us elsewhere sends us nowhere
        session.trust_env = False
        try:
            webpush(
                {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}},
                json.dumps(message),
                vapid_private_key=Vapid02.from_pem(key.encode()),
                vapid_claims={"sub": contact},
                timeout=SLOWEST,
                ttl=KEPT,
                headers={"topic": topic, "urgency": "normal"},
                requests_session=session,
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in (404, 410):
                raise Gone from None
            raise Unreachable("the push service did not take it") from None
        except (requests.RequestException, OSError) as error:
            raise Unreachable(f"{type(error).__name__} of the push service") from None
