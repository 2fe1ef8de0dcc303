"""The numbers of all processes that share a port: whoever asks there reaches any of them, and wants to hear of all.

Each number says of which process it is (`process="…"`), so that those of two are never taken for one. Processes at
other ports are asked there.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.types import Message

from permonik.server.cluster.forward import pass_request
from permonik.server.cluster.inside import via_of
from permonik.server.cluster.leases import Elsewhere
from permonik.server.cluster.links import Gone
from permonik.server.problems import StorageFailed

if TYPE_CHECKING:
    from permonik.server.cluster.member import Member
    from permonik.server.house import House

PATIENCE = 2.0  # seconds for another process: whoever watches gives up after ten
PORT = "port"  # of the question between processes: who is at another one has nothing to say


async def numbers(house: House, request: Request) -> str:
    if house.member is None:
        return house.metrics.text()
    port = str(house.config.port)
    if via_of(request.scope) is not None and request.query_params.get(PORT) != port:
        return ""
    own = named(house.metrics.text(), house.member.id)
    if via_of(request.scope) is not None:
        return own
    host = host_of(house.member.leases.address)
    beside = [Elsewhere(one.id, one.address) for one in house.member.leases.others if host_of(one.address) == host]
    return merged([own, *await asyncio.gather(*[theirs(house.member, one, request, port) for one in beside])])


async def theirs(member: Member, where: Elsewhere, request: Request, port: str) -> str:
    """What another process says of itself; nothing where it does not answer in time."""
    heard: list[bytes] = []

    async def hear(message: Message) -> None:
        if message["type"] == "http.response.body":
            heard.append(message["body"])
        elif message["status"] != 200:
            raise Gone("it has nothing to tell")

    asked = {**request.scope, "method": "GET", "query_string": f"{PORT}={port}".encode()}
    with suppress(Gone, StorageFailed, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await pass_request(member, where, asked, b"", hear)
            return b"".join(heard).decode()
    return ""


def host_of(address: str) -> str:
    return address.rpartition(":")[0]


def named(text: str, process: str) -> str:
    """With the process as a label of every number."""
    label = f'process="{process}"'
    lines = []
    for line in text.splitlines():
        name, space, number = line.partition(" ")
        if line.startswith("#"):
            lines.append(line)
        elif "{" in name:
            lines.append(line.replace("{", f"{{{label},", 1))
        else:
            lines.append(f"{name}{{{label}}}{space}{number}")
    return "".join([f"{line}\n" for line in lines])


def merged(texts: list[str]) -> str:
    """All numbers of one name together, as the format wants it, with what is said of them once."""
    families: dict[str, list[str]] = {}
    for text in texts:
        said: list[str] = []
        for line in text.splitlines():
            if line.startswith("# HELP "):
                said = families.setdefault(line.split()[2], [])
            if not line.startswith("#") or len(said) < 2:
                said.append(line)
    return "".join([f"{line}\n" for lines in families.values() for line in lines])
