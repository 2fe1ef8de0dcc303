"""Ore trading and the Weekly market (R11.8, R11.9, D-11)."""

from __future__ import annotations

from permonik.games.caverna.actions import BUY, SAY_BOUGHT, SAY_EXCHANGED, STOP, TRADE
from permonik.games.caverna.amounts import packed
from permonik.games.caverna.anytime import Window, anytime, do_anytime, is_anytime, offers, still
from permonik.games.caverna.gaining import gain
from permonik.games.caverna.roomtables import OPENS
from permonik.games.caverna.state import CavernaState, CavernaStep
from permonik.games.caverna.tables import DEEDS, GOLD, OP_MARKET, OP_TRADE


class Trade(Window):
    """D-11: ore for gold and food, once more or not."""

    def __init__(self, seat: int, number: int, left: int) -> None:
        super().__init__(seat)
        self.number = number
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.left)

    def possible(self, s: CavernaState) -> bool:
        (give,) = DEEDS[self.number].cost
        return s.homes[self.seat].goods[give[0]] >= give[1]

    def actions(self, s: CavernaState) -> list[int]:
        found = [TRADE] if self.possible(s) else []
        if self.left == DEEDS[self.number].most:
            return found + still(s, self)
        return [STOP, *found, *anytime(s, self.seat)]

    def apply(self, s: CavernaState, action: int) -> None:
        if is_anytime(action):
            do_anytime(s, self, action)
        elif action == TRADE:
            deed = DEEDS[self.number]
            home = s.homes[self.seat]
            for good, amount in deed.cost:
                home.goods[good] -= amount
            if s.loud:
                s.say(SAY_EXCHANGED, self.seat, packed(deed.cost), packed(deed.goods))
            rest = Trade(self.seat, self.number, self.left - 1)
            if rest.left:
                if rest.possible(s) or offers(home) & OPENS[OP_TRADE]:
                    s.push(rest)
            gain(s, self.seat, deed.goods)


class Market(CavernaStep):
    """D-11: purchases on the Weekly market, each good once (R11.8)."""

    def __init__(self, seat: int, number: int, bought: int) -> None:
        super().__init__(seat)
        self.number = number
        self.bought = bought

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.bought)

    def wares(self, s: CavernaState) -> list[int]:
        gold = s.homes[self.seat].goods[GOLD]
        return [
            BUY + good for good, price in DEEDS[self.number].prices if price <= gold and not self.bought >> good & 1
        ]

    def actions(self, s: CavernaState) -> list[int]:
        return [STOP, *self.wares(s), *anytime(s, self.seat)]

    def apply(self, s: CavernaState, action: int) -> None:
        if is_anytime(action):
            do_anytime(s, self, action)
        elif action != STOP:
            good = action - BUY
            home = s.homes[self.seat]
            for ware, price in DEEDS[self.number].prices:
                if ware == good:
                    home.goods[GOLD] -= price
                    if s.loud:
                        s.say(SAY_BOUGHT, self.seat, packed(((good, 1),)), packed(((GOLD, price),)))
            rest = Market(self.seat, self.number, self.bought | 1 << good)
            if rest.wares(s) or offers(home) & OPENS[OP_MARKET]:
                s.push(rest)
            gain(s, self.seat, ((good, 1),))
