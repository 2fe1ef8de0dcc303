"""What goes wrong, and when. All of it ends at `House.faults_end`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cluster_sim import database
from cluster_sim.world import Clock

if TYPE_CHECKING:
    from cluster_sim.schedule import House

LEVELS = (0.0, 0.0, 0.02, 0.1, 0.3)  # how likely something happens to a message: often nothing, sometimes a lot
ESTRANGED = 0.4  # of all schedules: early on somebody is away for longer than a lease is good for, and comes back
MOST_DELAY = 4.0  # seconds: longer than anybody waits, and longer than a lease is good for


def rate(rng: Random, mild: bool) -> float:
    """How fast a process's clock runs. A margin of a third of a lease allows for more than the mild ones."""
    return rng.uniform(0.9, 1.1) if mild else rng.choice((0.3, 0.6, 1.0, 1.0, 1.5, 3.0))


def prepare(house: House) -> None:
    rng, network = house.world.rng, house.network
    network.lost, network.doubled, network.slow = rng.choice(LEVELS), rng.choice(LEVELS), rng.choice(LEVELS)
    network.slowest = rng.choice((0.2, 2.0, MOST_DELAY))
    kinds = [pause, pause, crash, restart, part, cut_off, cut_off, slow_answers, store_down, overload, bus_down]
    if not house.mild:
        kinds.append(step_clock)
    for _ in range(rng.randrange(1, 7)):
        house.world.after(rng.random() * house.faults_end, rng.choice(kinds), house)
    if rng.random() < ESTRANGED:
        house.faults_end = rng.uniform(7.0, 9.0)
        house.world.after(0.5 + rng.random(), rng.choice((pause, cut_off, slow_answers)), house, rng.uniform(3.2, 5.5))


def pause(house: House, length: float = 0.0) -> None:
    server = house.servers.get(house.world.rng.choice(house.names))
    if server is not None:
        length = length or house.world.rng.choice((0.3, 2.5, 4.0, 8.0)) * house.world.rng.uniform(0.8, 1.2)
        server.paused_until = min(house.world.now + length, house.faults_end)
        house.world.tell(server.name, "pauses until", round(server.paused_until, 3))


def crash(house: House) -> None:
    name = house.world.rng.choice(house.names)
    server = house.servers.pop(name, None)
    if server is not None:
        house.world.tell(name, "crashes")
        server.dead = True
        again = house.world.now + house.world.rng.choice((0.1, 1.0, 5.0))
        house.world.after(min(again, house.faults_end) - house.world.now, house.start, name)


def restart(house: House) -> None:
    """A graceful one: the old process gives its tables up while the new one is already there."""
    name = house.world.rng.choice(house.names)
    server = house.servers.pop(name, None)
    if server is not None:
        house.world.tell(name, "is restarted")
        server.spawn(server.stop())
        house.start(name)


def part(house: House) -> None:
    """Servers, the database, the bus and clients that do not reach each other for a while."""
    rng = house.world.rng
    places = [*house.names, database.NAME, "bus", *[client.name for client in house.clients]]
    one = rng.choice(house.names)
    others = rng.choice((places, [database.NAME], [rng.choice(places)]))
    until = min(house.world.now + rng.uniform(0.2, 6.0), house.faults_end)
    house.world.tell(one, "is parted from", *others, "until", round(until, 3))
    for other in others:
        house.network.parted[one, other] = until


def cut_off(house: House, length: float = 0.0, name: str = "") -> None:
    """A server does not reach the database, and everybody else reaches the server."""
    name = name or house.world.rng.choice(house.names)
    until = house.world.now + (length or house.world.rng.uniform(1.5, 5.0))
    house.network.parted[name, database.NAME] = min(until, house.faults_end)
    house.world.tell(name, "does not reach the database until", round(until, 3))


def slow_answers(house: House, length: float = 0.0) -> None:
    """The database hears a server at once and is heard late, then not at all."""
    name = house.world.rng.choice(house.names)
    until = house.world.now + house.world.rng.uniform(1.0, 3.0)
    house.network.heavy[database.NAME, name] = until
    house.world.tell(name, "hears the database late until", round(until, 3))
    house.world.after(until - house.world.now, cut_off, house, length, name)


def store_down(house: House) -> None:
    """What is on its way there is lost; what it has committed stays."""
    until = house.world.now + house.world.rng.uniform(0.1, 2.0)
    house.database.down_until = min(until, house.faults_end)


def bus_down(house: House) -> None:
    until = house.world.now + house.world.rng.uniform(0.5, 5.0)
    house.bus_down_until = min(until, house.faults_end)


def overload(house: House) -> None:
    server = house.servers.get(house.world.rng.choice(house.names))
    if server is not None:
        server.busy = 0.95
        house.world.after(1.5, calm, server)


def calm(server: object) -> None:
    server.busy = 0.1  # type: ignore[attr-defined]


def step_clock(house: House) -> None:
    by = house.world.rng.choice((-100.0, -4.0, -1.0, 1.0, 4.0, 100.0))
    house.world.tell(database.NAME, "clock is set by", by)
    house.database.clock.set(by)


def end(house: House) -> None:
    house.network.faulty = False
    for server in house.servers.values():
        server.clock.set(rate=house.world.rng.uniform(0.9, 1.1))
    house.database.clock.set(rate=house.world.rng.uniform(0.95, 1.05))
    house.world.tell("", "all faults end")


def new_clock(house: House) -> Clock:
    return Clock(house.world, house.world.rng.uniform(0, 1000), rate(house.world.rng, house.mild))
