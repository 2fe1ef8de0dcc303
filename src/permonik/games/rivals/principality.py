"""One player's principality: towns, regions with their stocks, expansions, and the hand.

Towns have numbers 0 to 11 (the first two are 5 and 6), region places 0 to 25: place 2g is above gap g, 2g + 1 below
it, and gap g lies to the left of town g. A site is one side of a town: site 2t is above town t, 2t + 1 below. So a site
neighbours the places `site` and `site + 2` (R2.3). The two spots of a site are 2 * site and 2 * site + 1; which of them
a card lies on has no meaning (RU-33), so they are kept in order, the empty one last.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from permonik.games.rivals.effects.standing import STANDING, WITH_COMMERCE, WITH_VICTORY
from permonik.games.rivals.masks import bits
from permonik.games.rivals.snapshots import Structure
from permonik.games.rivals.tables import (
    BESIDE,
    BOOSTS,
    CAPACITY,
    COMMERCE,
    COVERING,
    DESIGN,
    FIELD,
    FIELD_MASK,
    GOLD,
    LARGE_SHIPS,
    NUMBER_OF,
    PARISH_HALL,
    PLENTY,
    PROGRESS,
    RESOURCE_OF,
    SHELTERS,
    SHIPS,
    SKILL,
    STRENGTH,
    UNIT,
    VICTORY,
)
from permonik.kernel.pile import Pile

TOWNS: Final = 12
PLACES: Final = 26
CACHE: Final = 26  # the Gold Cache, a store behind the regions
STORES: Final = 27
SPOTS: Final = 48
FIRST_TOWN: Final = 5
FREE: Final = -1
NO_CACHE: Final = -1
CACHE_BIT: Final = 1 << CACHE


class Principality:
    """Structure: towns from `left` to `right`, roads beyond them, `cities` (a mask), `regions`, `sites`, `cache_at`.

    `stock` per store. The rest follows: from the structure by `survey`, from the stock by `count_stock`.
    """

    def __init__(
        self,
        left: int,
        right: int,
        road_left: bool,
        road_right: bool,
        cities: int,
        regions: tuple[int, ...],
        sites: tuple[int, ...],
        cache_at: int,
        stock: list[int],
        hand: Pile,
    ) -> None:
        self.left = left
        self.right = right
        self.road_left = road_left
        self.road_right = road_right
        self.cities = cities
        self.regions = regions
        self.sites = sites
        self.cache_at = cache_at
        self.stock = stock
        self.hand = hand
        # From the structure:
        self.has = 0  # designs that stand here, as a mask; a covered Parish Hall among them
        self.strength = 0
        self.skill = 0
        self.commerce_points = 0  # with bonuses
        self.progress = 0
        self.victory_points = 0  # towns, printed points and bonuses
        self.ships = 0
        self.of_type: tuple[int, ...] = ()  # per resource: its stores, as a mask
        self.by_number: tuple[int, ...] = ()  # per face of the die: its regions, as a mask
        self.extra: tuple[int, ...] = ()  # per place: what boosters add
        self.plenty: tuple[int, ...] = ()  # per place: Storehouses and Abbeys beside it
        self.sheltered = 0  # places beside a Storehouse
        self.by_ship = 0  # places beside a Large Trade Ship
        self.free = 0  # sites with a free spot
        self.free_city = 0  # those of cities
        # From the stock:
        self.have = 0  # amounts of all types in one int
        self.stocked = 0  # stores with something in them
        self.full = 0  # stores without room
        self.packed = 0  # what every store holds, two bits each
        self.seen: Structure | None = None  # the structure when it was last asked for

    def clone(self) -> Principality:
        return self.with_hand(self.hand.clone())

    def with_hand(self, hand: Pile) -> Principality:
        """A copy, but for the hand."""
        twin = Principality(
            self.left,
            self.right,
            self.road_left,
            self.road_right,
            self.cities,
            self.regions,
            self.sites,
            self.cache_at,
            self.stock[:],
            hand,
        )
        twin.has = self.has
        twin.strength = self.strength
        twin.skill = self.skill
        twin.commerce_points = self.commerce_points
        twin.progress = self.progress
        twin.victory_points = self.victory_points
        twin.ships = self.ships
        twin.of_type = self.of_type
        twin.by_number = self.by_number
        twin.extra = self.extra
        twin.plenty = self.plenty
        twin.sheltered = self.sheltered
        twin.by_ship = self.by_ship
        twin.free = self.free
        twin.free_city = self.free_city
        twin.have = self.have
        twin.stocked = self.stocked
        twin.full = self.full
        twin.packed = self.packed
        twin.seen = self.seen
        return twin

    def key(self) -> Hashable:
        return (
            self.left,
            self.right,
            self.road_left,
            self.road_right,
            self.cities,
            self.regions,
            self.sites,
            self.cache_at,
            tuple(self.stock),
            self.hand.key(),
        )

    def structure(self) -> Structure:
        """The structure as a value. Regions and sites are never changed in place: the same tuples hold the same."""
        seen = self.seen
        if (
            seen is None
            or seen.sites is not self.sites
            or seen.regions is not self.regions
            or seen.cities != self.cities
            or seen.road_left != self.road_left
            or seen.road_right != self.road_right
            or seen.left != self.left
            or seen.right != self.right
            or seen.cache_at != self.cache_at
        ):
            seen = Structure(
                self.left,
                self.right,
                self.road_left,
                self.road_right,
                self.cities,
                self.regions,
                self.sites,
                self.cache_at,
            )
            self.seen = seen
        return seen

    # -- stores ------------------------------------------------------------------------------------------------

    def held(self, resource: int) -> int:
        return self.have >> FIELD * resource & FIELD_MASK

    def amount(self) -> int:
        """Of all types together."""
        have = self.have
        total = 0
        while have:
            total += have & FIELD_MASK
            have >>= FIELD
        return total

    def room(self, resource: int) -> int:
        return self.of_type[resource].bit_count() * CAPACITY - self.held(resource)

    def resource_at(self, store: int) -> int:
        return GOLD if store == CACHE else RESOURCE_OF[self.regions[store]]

    def land_at(self, store: int) -> int:
        """The region of a store, or for the cache the number behind the last region."""
        return len(NUMBER_OF) if store == CACHE else self.regions[store]

    def add(self, store: int) -> None:
        """One resource into a store that has room."""
        stock = self.stock
        now = stock[store] + 1
        stock[store] = now
        self.packed += 1 << 2 * store
        if now == 1:
            self.stocked |= 1 << store
        if now == CAPACITY:
            self.full |= 1 << store
        self.have += UNIT[GOLD if store == CACHE else RESOURCE_OF[self.regions[store]]]

    def remove(self, store: int) -> None:
        """One resource out of a store that has some."""
        stock = self.stock
        now = stock[store] - 1
        stock[store] = now
        self.packed -= 1 << 2 * store
        if now == CAPACITY - 1:
            self.full &= ~(1 << store)
        if not now:
            self.stocked &= ~(1 << store)
        self.have -= UNIT[GOLD if store == CACHE else RESOURCE_OF[self.regions[store]]]

    def count_stock(self) -> None:
        self.have = 0
        self.stocked = 0
        self.full = 0
        self.packed = 0
        for store in range(STORES):
            amount = self.stock[store]
            if amount:
                self.stocked |= 1 << store
                self.have += amount * UNIT[self.resource_at(store)]
                self.packed += amount << 2 * store
            if amount == CAPACITY:
                self.full |= 1 << store

    # -- points (R14) --------------------------------------------------------------------------------------------

    def commerce(self) -> int:
        return self.commerce_points

    def victory(self) -> int:
        """Without tokens."""
        return self.victory_points

    # -- sites ---------------------------------------------------------------------------------------------------

    def spots(self, designs: int) -> list[int]:
        """The spots of expansions of these designs (a mask); of two alike on one site only the first."""
        sites = self.sites
        found: list[int] = []
        for spot in range(4 * self.left, 4 * self.right + 4):
            kind = sites[spot]
            if kind >= 0 and designs >> DESIGN[kind] & 1 and not (spot & 1 and sites[spot - 1] == kind):
                found.append(spot)
        return found

    def count(self, designs: int) -> int:
        """How many expansions of these designs (a mask) stand here."""
        number = 0
        for kind in self.sites:
            if kind >= 0 and designs >> DESIGN[kind] & 1:
                number += 1
        return number

    def put(self, site: int, kind: int) -> None:
        """An expansion on a site with a free spot; a Town Hall covers the Parish Hall there."""
        sites = list(self.sites)
        first, second = sites[2 * site], sites[2 * site + 1]
        if COVERING >> DESIGN[kind] & 1:
            if first >= 0 and DESIGN[first] == PARISH_HALL:
                first = kind
            else:
                second = kind
        elif first == FREE:
            first = kind
        else:
            second = kind
        self.set_site(sites, site, first, second)
        self.sites = tuple(sites)
        self.survey()

    def set_site(self, sites: list[int], site: int, first: int, second: int) -> None:
        """Two spots in order, the empty one last."""
        if first == FREE or FREE < second < first:
            first, second = second, first
        sites[2 * site] = first
        sites[2 * site + 1] = second

    def clear(self, spot: int, left: int) -> None:
        """The expansion goes; `left` is what stays there (a Parish Hall below a Town Hall) or FREE."""
        sites = list(self.sites)
        sites[spot] = left
        site = spot >> 1
        self.set_site(sites, site, sites[2 * site], sites[2 * site + 1])
        self.sites = tuple(sites)
        self.survey()

    def swap(self, one: int, other: int) -> None:
        """Two expansions change places."""
        sites = list(self.sites)
        sites[one], sites[other] = sites[other], sites[one]
        for site in (one >> 1, other >> 1):
            self.set_site(sites, site, sites[2 * site], sites[2 * site + 1])
        self.sites = tuple(sites)
        self.survey()

    def survey(self) -> None:
        """Everything that follows from the structure."""
        of_type = [0] * 6
        by_number = [0] * 7
        regions = self.regions
        for place in range(2 * self.left, 2 * self.right + 4):
            region = regions[place]
            if region >= 0:
                of_type[RESOURCE_OF[region]] |= 1 << place
                by_number[NUMBER_OF[region]] |= 1 << place
        if self.cache_at >= 0:
            of_type[GOLD] |= CACHE_BIT
        self.of_type = tuple(of_type)
        self.by_number = tuple(by_number)
        extra = [0] * PLACES
        plenty = [0] * PLACES
        has = strength = skill = commerce = progress = ships = sheltered = by_ship = free = free_city = 0
        victory = self.right - self.left + 1 + self.cities.bit_count()
        sites = self.sites
        for town in range(self.left, self.right + 1):
            city = self.cities >> town & 1
            for site in (2 * town, 2 * town + 1):
                beside = 5 << site
                if sites[2 * site + city] == FREE:
                    free |= 1 << site
                    free_city |= city << site
                for spot in (2 * site, 2 * site + 1):
                    kind = sites[spot]
                    if kind < 0:
                        continue
                    design = DESIGN[kind]
                    has |= 1 << design
                    strength += STRENGTH[design]
                    skill += SKILL[design]
                    commerce += COMMERCE[design]
                    progress += PROGRESS[design]
                    victory += VICTORY[design]
                    ships += SHIPS >> design & 1
                    if BESIDE >> design & 1:
                        if PLENTY >> design & 1:
                            plenty[site] += 1
                            plenty[site + 2] += 1
                        if SHELTERS >> design & 1:
                            sheltered |= beside
                        if LARGE_SHIPS >> design & 1:
                            by_ship |= beside
                        if BOOSTS[design] >= 0:
                            for place in bits(beside & of_type[BOOSTS[design]]):
                                extra[place] += 1
                    elif COVERING >> design & 1:
                        has |= 1 << PARISH_HALL
        for design in bits(has & WITH_COMMERCE):
            commerce += STANDING[design].commerce(has, ships)
        for design in bits(has & WITH_VICTORY):
            victory += STANDING[design].victory(has, ships)
        self.extra = tuple(extra)
        self.plenty = tuple(plenty)
        self.has = has
        self.strength = strength
        self.skill = skill
        self.commerce_points = commerce
        self.progress = progress
        self.victory_points = victory
        self.ships = ships
        self.sheltered = sheltered
        self.by_ship = by_ship
        self.free = free
        self.free_city = free_city

    # -- towns and regions -----------------------------------------------------------------------------------------

    def around(self, towns: int) -> int:
        """The places around these towns (a mask)."""
        places = 0
        for town in bits(towns):
            places |= 15 << 2 * town
        return places

    def lay(self, place: int, region: int) -> None:
        """A region card, empty (R11.6)."""
        regions = list(self.regions)
        regions[place] = region
        self.regions = tuple(regions)

    def swap_regions(self, one: int, other: int) -> None:
        """Their stocks travel with them (RU-26)."""
        regions = list(self.regions)
        stock = self.stock
        regions[one], regions[other] = regions[other], regions[one]
        stock[one], stock[other] = stock[other], stock[one]
        self.regions = tuple(regions)
        self.survey()
        self.count_stock()
