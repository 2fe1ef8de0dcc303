"""Somebody who plays: sends an answer to some server until one has acknowledged it, then thinks, then the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cluster_sim.server import Answer

if TYPE_CHECKING:
    from cluster_sim.schedule import House

PATIENCE = 0.6  # seconds until the same answer is sent again, perhaps to another server
MOVES, MOVES_ON = 0.25, 0.7  # how likely another server is asked: for the next answer, and for the same one again
THOUGHT = 0.2  # seconds, on an average


class Client:
    def __init__(self, house: House, name: str, table: str) -> None:
        self.house = house
        self.world = house.world
        self.name = name
        self.table = table
        self.number = 0  # the answer to give next
        self.acknowledgements = 0
        self.news: dict[tuple[str, int, str, int], None] = {}
        self.server = self.world.rng.choice(house.names)
        self.begun = 0.0
        self.thinking = True
        self.done_at: float | None = None
        self.world.after(self.world.rng.random() * THOUGHT, self.begin)

    def begin(self) -> None:
        self.thinking = False
        self.begun = self.world.now
        self.send(self.number, 0)

    def send(self, number: int, tries: int) -> None:
        if number != self.number or self.thinking:
            return
        if self.world.rng.random() < (MOVES_ON if tries else MOVES):
            self.server = self.world.rng.choice(self.house.names)
        self.house.to_server(self.name, self.server, "receive", Answer(self.table, self.name, number))
        self.world.after(PATIENCE, self.send, number, tries + 1)

    def acknowledged(self, number: int) -> None:
        if number != self.number or self.thinking:
            return
        self.world.tell(self.name, "acknowledged", self.table, number)
        self.number += 1
        self.thinking = True
        if self.begun >= self.house.faults_end:
            self.done_at = self.world.now
        else:
            self.world.after(self.world.rng.random() * 2 * THOUGHT, self.begin)

    def told(self, entry: tuple[str, int, str, int]) -> None:
        self.news[entry] = None
