"""What an action card is: whether it can be played with some effect, what it does, what it lacks where it cannot."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.principality import Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import ANY, TakeIn, can_take, gain, pay_on, store_up_to, stores_with_room
from permonik.games.rivals.tables import ANY_TYPE, GAIN_OF, PAY_OF, RESOURCES
from permonik.kernel.reason import Reason

ANOTHER_TIME: Final = Reason("another-time", "R11.4")


class ActionCard:
    """One that is never played in the action phase; others say when they are."""

    def playable(self, s: RivalsState, seat: int) -> bool:
        """Its condition holds: whether it can be carried out with some effect (R16.2, RU-11)."""
        return False

    def play(self, s: RivalsState, seat: int) -> None:
        raise ValueError("this card is not played in the action phase")

    def lacks(self, s: RivalsState, seat: int) -> Reason:
        """Its condition holds, and still it is not playable."""
        return ANOTHER_TIME

    def before_roll(self, s: RivalsState) -> bool:
        """Whether it can be played now, before the dice are cast (R8.1)."""
        return False

    def play_before_roll(self, s: RivalsState, seat: int) -> None:
        raise ValueError("this card is not played before the roll")


class Exchange(ActionCard):
    """A card whose row says it all: what one gives for it (`pay`), and what it brings (`gain`)."""

    def __init__(self, number: int) -> None:
        self.pay = PAY_OF[number]
        self.gain = GAIN_OF[number]

    def playable(self, s: RivalsState, seat: int) -> bool:
        me = s.players[seat]
        for resource, amount in self.pay:
            if stock(me, resource) < amount:
                return False
        for resource, _ in self.gain:
            room = stores_with_room(me, ANY_TYPE if resource == ANY else 1 << resource)
            if room or (self.pay and resource == ANY):  # what is paid makes room
                return True
        return False

    def play(self, s: RivalsState, seat: int) -> None:
        bring(s, seat, self.gain, len(self.pay) > 0)
        for resource, amount in self.pay:
            pay_on(s, seat, resource, amount)

    def lacks(self, s: RivalsState, seat: int) -> Reason:
        me = s.players[seat]
        for resource, amount in self.pay:
            short = amount - stock(me, resource)
            if short > 0 and resource == ANY:
                return Reason("few-resources", "R18.2", amount=short)
            if short > 0:
                return Reason("lack", "R16.2", f"amount-{RESOURCES[resource]}", short)
        resource = self.gain[0][0]
        return Reason("stores-full", "RU-11") if resource == ANY else no_store(resource)


class Taker(ActionCard):
    """Takes resources from the opponent, of types that one names."""

    def playable(self, s: RivalsState, seat: int) -> bool:
        return can_take(s, seat)

    def lacks(self, s: RivalsState, seat: int) -> Reason:
        return Reason("nothing-to-take", "R16.3")


def stock(me: Principality, resource: int) -> int:
    return me.amount() if resource == ANY else me.held(resource)


def no_store(resource: int) -> Reason:
    return Reason("no-store", "RU-11", f"resource-{RESOURCES[resource]}")


def bring(s: RivalsState, seat: int, goods: tuple[tuple[int, int], ...], later: bool = False) -> None:
    """What a row says that a card brings: at once, or `later`, after what is still to be paid."""
    for resource, amount in goods:
        if resource == ANY:
            for _ in range(amount):
                gain(s, seat)
        elif later:
            s.agenda.append(TakeIn(seat, resource, amount))
        else:
            store_up_to(s, seat, resource, amount)
