"""Addresses for which the operator has closed the house, alone or whole networks of them.

Nobody has to be known for that: guests come back as other guests, but from where they live. Everybody else who lives
there stays outside, too, so it is for a while, and the last thing to do.
"""

from __future__ import annotations

import time
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from permonik.server.problems import BadMessage, Banned
from permonik.server.storage import Storage

Network = IPv4Network | IPv6Network
MOST_BANS = 5_000
HOUSEHOLD = 64  # bits of an IPv6 address: what a provider gives to one customer
WIDEST = {4: 16, 6: 32}  # bits: whoever wants to ban more than that has made a mistake


class Addresses:
    """What is banned stands in memory: every request asks."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.banned: dict[Network, float] = {}
        self.lengths: set[tuple[int, int]] = set()

    async def load(self) -> None:
        rows = await self.storage.fetch("SELECT network, until FROM banned_addresses")
        self.remember({ip_network(row["network"]): row["until"] for row in rows})

    async def ban(self, text: str, until: float) -> Network:
        network = read_network(text)
        if network not in self.banned and len(self.banned) >= MOST_BANS:
            raise BadMessage(f"{MOST_BANS} networks are banned already; open the house for some of them first")
        insert = "INSERT INTO banned_addresses (network, until) VALUES (?, ?)"
        sql = f"{insert} ON CONFLICT (network) DO UPDATE SET until = excluded.until"
        await self.storage.write((sql, (str(network), until)))
        self.remember({**self.banned, network: until})
        return network

    async def unban(self, text: str) -> Network:
        network = read_network(text)
        if network not in self.banned:
            raise BadMessage(f"{network} is not banned")
        await self.storage.write(("DELETE FROM banned_addresses WHERE network = ?", (str(network),)))
        self.remember({one: until for one, until in self.banned.items() if one != network})
        return network

    def check(self, address: str) -> None:
        if self.is_banned(address):
            raise Banned("the operator of this house has closed it for your address")

    def is_banned(self, address: str) -> bool:
        if not self.banned:
            return False
        try:
            found = ip_address(address)
        except ValueError:  # a socket of the system has none
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        kind = IPv4Network if isinstance(found, IPv4Address) else IPv6Network
        nets = [kind((int(found), bits), strict=False) for version, bits in self.lengths if version == found.version]
        now = time.time()
        return any(self.banned.get(network, 0.0) > now for network in nets)

    def remember(self, banned: dict[Network, float]) -> None:
        self.banned = banned
        self.lengths = {(network.version, network.prefixlen) for network in banned}


def read_network(text: str) -> Network:
    """203.0.113.7, 203.0.113.0/24 or 2001:db8::/48; one IPv6 address stands for its household."""
    try:
        network = ip_network(text.strip()[:100], strict=False)
    except ValueError:
        raise BadMessage(f"{text[:100]!r} is no address and no network; 203.0.113.7 and 203.0.113.0/24 are") from None
    if network.is_loopback or network.prefixlen < WIDEST[network.version]:
        raise BadMessage(f"{network} would close the house for nearly everybody")
    if isinstance(network, IPv6Network) and network.prefixlen > HOUSEHOLD:
        return network.supernet(new_prefix=HOUSEHOLD)
    return network
