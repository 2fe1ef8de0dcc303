"""Under which address others reach this machine: phones in the same network, for instance."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from io import StringIO
from ipaddress import IPv4Address

import segno

EVERYWHERE = ("0.0.0.0", "::")
LOOPBACK = ("127.0.0.1", "::1", "localhost")
INNER = ("docker", "br-", "veth", "virbr", "vmnet", "utun", "tun")  # networks of this machine with itself


def reachable(host: str) -> str | None:
    """The host to name to others when the server listens on `host`; None: nobody else can reach it."""
    if host in LOOPBACK:
        return None
    if host not in EVERYWHERE:
        return host
    found = [IPv4Address(address) for address in dict.fromkeys(addresses())]
    outside = [one for one in found if not one.is_loopback and not one.is_link_local and not one.is_unspecified]
    # At home everybody is in a private network; a machine with a public address as well is asked for by that name.
    return str(min(outside, key=lambda one: not one.is_private)) if outside else None


def addresses() -> Iterator[str]:
    """The addresses of this machine, of its network cards first."""
    if sys.platform == "linux":
        import fcntl

        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                if not name.startswith(INNER):
                    try:
                        answer = fcntl.ioctl(probe, 0x8915, name.encode()[:15].ljust(256, b"\0"))  # SIOCGIFADDR
                    except OSError:  # it has no address now
                        continue
                    yield socket.inet_ntoa(answer[20:24])
    try:
        for *_, where in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(where[0])
    except OSError:
        return


def picture(url: str) -> str:
    """The address as a QR code for a terminal."""
    text = StringIO()
    segno.make(url, error="m").terminal(text, compact=True)
    return text.getvalue()
