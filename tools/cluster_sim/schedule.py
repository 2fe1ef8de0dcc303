"""One seed, from the opening of a house to its last check."""

from __future__ import annotations

from typing import Any, NamedTuple

from cluster_sim import faults
from cluster_sim.checks import BOUND, Checks
from cluster_sim.client import Client
from cluster_sim.database import Database
from cluster_sim.server import Server
from cluster_sim.world import Clock, Network, World

MILD = 0.7  # of all schedules: clocks are nearly right
SETTLED = 0.25  # seconds between two looks whether everybody has been answered


class Outcome(NamedTuple):
    seed: int
    faults: list[str]
    acknowledged: int
    taken: int  # how often tables were taken
    events: int
    waited: float  # from the end of the faults until everybody was answered


class House:
    def __init__(self, seed: int, server: type[Server] = Server, story: list[str] | None = None) -> None:
        self.world = World(seed)
        self.world.story = story
        rng = self.world.rng
        self.server = server
        self.mild = rng.random() < MILD
        self.faults_end = rng.uniform(2.0, 8.0)
        self.is_over = False
        self.bus_down_until = 0.0
        self.names = [f"p{number}" for number in range(rng.choice((2, 2, 3)))]
        self.tables = [f"t{number}" for number in range(rng.choice((1, 1, 2)))]
        self.network = Network(self.world)
        rate = rng.uniform(0.95, 1.05) if self.mild else rng.choice((0.5, 1.0, 2.0))
        self.checks = Checks(self)
        self.database = Database(self.tables, Clock(self.world, 1e9, rate), self.checks.taken)
        self.servers: dict[str, Server] = {}
        self.processes: list[Server] = []  # also those that are being stopped
        self.starts = 0
        for name in self.names:
            self.start(name)
        self.clients = [
            Client(self, f"c{number}{table}", table) for table in self.tables for number in range(rng.choice((1, 2)))
        ]
        faults.prepare(self)

    def start(self, name: str) -> None:
        self.starts += 1
        server = self.servers[name] = self.server(self, name, self.starts, faults.new_clock(self))
        self.processes = [one for one in self.processes if not one.dead] + [server]

    # -- ways ------------------------------------------------------------------------------------------------

    def to_server(self, one: str, name: str, door: str, *args: Any) -> None:
        self.network.send(one, name, self.at_server, name, door, args)

    def at_server(self, name: str, door: str, args: tuple[Any, ...]) -> None:
        """Nobody is there while it is down; while it is paused, it waits at the door."""
        server = self.servers.get(name)
        wait = server.wait() if server is not None else None
        if wait is not None and wait > 0:
            self.world.after(wait, self.at_server, name, door, args)
        elif wait is not None:
            getattr(server, door)(*args)

    def to_client(self, one: str, name: str, door: str, *args: Any) -> None:
        client = next(client for client in self.clients if client.name == name)
        self.network.send(one, name, getattr(client, door), *args)

    def publish(self, one: str, entry: tuple[str, int, str, int]) -> None:
        self.network.send(one, "bus", self.fan_out, entry)

    def fan_out(self, entry: tuple[str, int, str, int]) -> None:
        if self.bus_down_until <= self.world.now:
            for name in self.names:
                self.to_server("bus", name, "news", entry)

    # -- from beginning to end -------------------------------------------------------------------------------

    def play(self) -> Outcome:
        world = self.world
        world.run(self.faults_end)
        faults.end(self)
        while world.now < self.faults_end + BOUND and not all(client.done_at for client in self.clients):
            world.run(world.now + SETTLED)
        self.is_over = True
        for client in self.clients:
            client.thinking = True
        world.run()  # what is still on its way arrives
        self.checks.at_the_end()
        acknowledged = sum(client.number for client in self.clients)
        ((taken,),) = self.database.connection.execute("SELECT coalesce(sum(token), 0) FROM leases").fetchall()
        waited = max((client.done_at or world.now) - self.faults_end for client in self.clients)
        return Outcome(world.rng.randrange(1 << 30), self.checks.found, acknowledged, taken, world.count, waited)


def play(seed: int, server: type[Server] = Server, story: list[str] | None = None) -> Outcome:
    return House(seed, server, story).play()._replace(seed=seed)
