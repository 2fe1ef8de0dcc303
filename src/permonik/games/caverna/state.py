"""The position of Caverna."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from permonik.games.caverna.home import Home
from permonik.kernel.state import State
from permonik.kernel.step import AUTO, CHANCE, AnyStep, Step


class CavernaState(State):
    """Masks have one bit per action space or room.

    homes       the players
    start       who has the starting player token
    round       its printed number; 0 before the first
    cards       per round, the action space that was turned up there (-1: not yet)
    track       per round, the kind of harvest (`tables.HARVESTS`)
    greens, reds   harvest markers turned up so far
    up, taken, stocked   action spaces in the game; those with a dwarf; those with goods
    lying       per action space, the goods on it (`tables.LYING`)
    display     rooms that can be furnished
    active      whose turn it is

    Only in a turn: the acting `dwarf`, his `space`, and the space he imitates (-1: none).
    """

    def __init__(
        self,
        agenda: list[AnyStep],
        lanes: list[list[AnyStep]],
        homes: list[Home],
        cards: list[int],
        track: list[int],
        lying: list[int],
    ) -> None:
        """A position with these, and nothing else yet: what is one number is set by its name."""
        super().__init__(agenda, lanes)
        self.homes = homes
        self.start = 0
        self.round = 0
        self.cards = cards
        self.track = track
        self.greens = 0
        self.reds = 0
        self.up = 0
        self.taken = 0
        self.stocked = 0
        self.lying = lying
        self.display = 0
        self.active = 0
        self.dwarf = -1
        self.space = -1
        self.imitated = -1

    def clone(self) -> CavernaState:
        twin = CavernaState(
            self.agenda[:],
            self.clone_lanes(),
            [home.clone() for home in self.homes],
            self.cards[:],
            self.track[:],
            self.lying[:],
        )
        twin.start = self.start
        twin.round = self.round
        twin.greens = self.greens
        twin.reds = self.reds
        twin.up = self.up
        twin.taken = self.taken
        twin.stocked = self.stocked
        twin.display = self.display
        twin.active = self.active
        twin.dwarf = self.dwarf
        twin.space = self.space
        twin.imitated = self.imitated
        return twin

    def key(self) -> Hashable:
        return (
            self.agenda_codes(),
            tuple([home.key() for home in self.homes]),
            self.start,
            self.round,
            tuple(self.cards),
            tuple(self.track),
            self.greens,
            self.reds,
            self.up,
            self.taken,
            self.stocked,
            tuple(self.lying),
            self.display,
            self.active,
            self.dwarf,
            self.space,
            self.imitated,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        from permonik.games.caverna.plain import dump, restore

        return restore, (dump(self),)


class CavernaStep(Step[CavernaState]):
    """The root of all steps here."""


class CavernaAuto(CavernaStep):
    """Happens by itself, once."""

    def __init__(self, seat: int = AUTO) -> None:
        super().__init__(seat)


class CavernaChance(CavernaStep):
    """Is answered by chance."""

    def __init__(self, seat: int = CHANCE) -> None:
        super().__init__(seat)
