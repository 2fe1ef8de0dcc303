"""What odd expansions do as long as they stand: one entry each, with when, whether and what in one place.

When is the name of a moment; the code of that moment asks whatever stands there, by the masks below, and hands out what
the entry says. What a row of data/cards.toml says has no entry; what is done once, when a card is built: built.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from permonik.games.rivals.actions import MINT_GOLD
from permonik.games.rivals.masks import bits
from permonik.games.rivals.tables import (
    CITY_ONLY,
    DESIGNS,
    FIRST_ACTION,
    GOLD,
    HEROES,
    PRICE,
    RESOURCE_OF,
    SEARCH_PRICE,
    SEARCH_PRICE_PARISH_HALL,
    SEARCH_PRICE_TOWN_HALL,
    bit,
)

if TYPE_CHECKING:
    from permonik.games.rivals.principality import Principality

NO_EXCHANGE: Final = -1
# What a card keeps from the town that it stands at.
ARSON: Final = 1
PLAGUE: Final = 2


def no_bonus(has: int, ships: int) -> int:
    return 0


def nothing(number: int, me: Principality, other: Principality) -> int:
    return 0


class Standing:
    """One odd expansion. Every moment has its own name; a plain card says nothing at any of them.

    commerce, victory   points beside the printed ones, from what stands in the principality (a mask) and its ships
    at_production       from the roll and both principalities: the types (a mask) of which it brings one
    at_trade            how many resources the event die's trade may take
    after_plague        resources of choice that each copy brings then
    when_lost           resources of choice that it brings when another expansion is lost
    keeps_off           what cannot touch its town
    saves_on            expansions (a mask) that cost one resource less
    search              what it costs to look through a stack
    exchange, of        an exchange of its own, and the resource given: one for one, once a turn for each copy
    """

    def __init__(
        self,
        *,
        commerce: Callable[[int, int], int] = no_bonus,
        victory: Callable[[int, int], int] = no_bonus,
        at_production: Callable[[int, Principality, Principality], int] = nothing,
        at_trade: int = 1,
        after_plague: int = 0,
        when_lost: int = 0,
        keeps_off: int = 0,
        saves_on: int = 0,
        search: int = SEARCH_PRICE,
        exchange: int = NO_EXCHANGE,
        of: int = GOLD,
    ) -> None:
        self.commerce = commerce
        self.victory = victory
        self.at_production = at_production
        self.at_trade = at_trade
        self.after_plague = after_plague
        self.when_lost = when_lost
        self.keeps_off = keeps_off
        self.saves_on = saves_on
        self.search = search
        self.exchange = exchange
        self.of = of


# -- what a figure does not say ------------------------------------------------------------------------------

CRANE_ABOVE: Final = 4  # printed cost
HARBOR_SHIPS: Final = 3
TRADING_PARTNERS: Final[int] = bit("marketplace") | bit("harbor")


def dear_at_cities() -> int:
    """What the Building Crane looks at: no heroes, they have the Drill Ground (R21.9, RU-34)."""
    return sum([1 << i for i in bits(CITY_ONLY & ~HEROES) if PRICE[i] > CRANE_ABOVE])


def harbor(has: int, ships: int) -> int:
    """R19.10."""
    return 1 if ships >= HARBOR_SHIPS else 0


def marketplace(number: int, me: Principality, other: Principality) -> int:
    """D-6, R18.9: whoever has fewer regions with the number gets a resource that it yields the other."""
    types = 0
    if other.by_number[number].bit_count() > me.by_number[number].bit_count():
        for place in bits(other.by_number[number]):
            types |= 1 << RESOURCE_OF[other.regions[place]]
    return types


def salt_silo(has: int, ships: int) -> int:
    """R19.14."""
    return ships


def trading_base(has: int, ships: int) -> int:
    """R19.11."""
    return (has & TRADING_PARTNERS).bit_count()


ODD: Final[dict[str, Standing]] = {
    "bath_house": Standing(keeps_off=PLAGUE),
    "building_crane": Standing(saves_on=dear_at_cities()),
    "drill_ground": Standing(saves_on=HEROES),
    "fire_brigade": Standing(keeps_off=ARSON),
    "harbor": Standing(victory=harbor),
    "irmgard": Standing(when_lost=1),
    "marketplace": Standing(at_production=marketplace),
    "mint": Standing(exchange=MINT_GOLD, of=GOLD),
    "moneylender": Standing(at_trade=2),
    "parish_hall": Standing(search=SEARCH_PRICE_PARISH_HALL),
    "pharmacy": Standing(after_plague=1),
    "salt_silo": Standing(commerce=salt_silo),
    "town_hall": Standing(search=SEARCH_PRICE_TOWN_HALL),
    "trading_base": Standing(commerce=trading_base),
}

# -- the moments ---------------------------------------------------------------------------------------------

PLAIN: Final = Standing()
# By design, actions left out; and who has something to say at a moment, as masks of designs.
STANDING: Final[list[Standing]] = [ODD.get(name, PLAIN) for name in DESIGNS[:FIRST_ACTION]]
WITH_COMMERCE: Final[int] = sum([bit(name) for name, odd in ODD.items() if odd.commerce is not no_bonus])
WITH_VICTORY: Final[int] = sum([bit(name) for name, odd in ODD.items() if odd.victory is not no_bonus])
AT_PRODUCTION: Final[int] = sum([bit(name) for name, odd in ODD.items() if odd.at_production is not nothing])
AT_TRADE: Final[int] = sum([bit(name) for name, odd in ODD.items() if odd.at_trade > 1])
AFTER_PLAGUE: Final[int] = sum([bit(name) for name, odd in ODD.items() if odd.after_plague])
WHEN_LOST: Final[int] = sum([bit(name) for name, odd in ODD.items() if odd.when_lost])
AGAINST_ARSON: Final[int] = sum([bit(name) for name, odd in ODD.items() if odd.keeps_off & ARSON])
AGAINST_PLAGUE: Final[int] = sum([bit(name) for name, odd in ODD.items() if odd.keeps_off & PLAGUE])
CHEAP_SEARCH: Final[int] = sum([bit(name) for name, odd in ODD.items() if odd.search < SEARCH_PRICE])
EXCHANGERS: Final[int] = sum([bit(name) for name, odd in ODD.items() if odd.exchange != NO_EXCHANGE])
# By action: whose exchange it is. By design, actions among them: the expansions that save a resource of its cost.
EXCHANGER: Final[dict[int, int]] = {STANDING[number].exchange: number for number in bits(EXCHANGERS)}
SAVED_BY: Final[tuple[int, ...]] = tuple(
    [sum([bit(name) for name, odd in ODD.items() if odd.saves_on >> number & 1]) for number in range(len(DESIGNS))]
)
