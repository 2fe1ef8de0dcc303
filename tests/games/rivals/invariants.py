"""What the box of Rivals allows: every card is somewhere, stores hold what fits, knowledge is true."""

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

DATA = files("permonik.games.rivals").joinpath("data")
CARDS = {card["id"]: card for card in tomllib.loads(DATA.joinpath("cards.toml").read_text(encoding="utf-8"))["card"]}
REGIONS = tomllib.loads(DATA.joinpath("center.toml").read_text(encoding="utf-8"))["region"]
SETS = ("base", "gold", "turmoil", "progress")
IN_GAME = {
    "intro": SETS[:1],
    "gold": ("base", "gold"),
    "turmoil": ("base", "turmoil"),
    "progress": ("base", "progress"),
}
TYPE = {region["id"].removeprefix("region_"): region["resource"] for region in REGIONS}


def set_of(name: str) -> str:
    """The set of a card as notation names it."""
    id, _, suffix = name.partition("-")
    return suffix or next(iter(CARDS[id]["copies"]))


def card_of(name: str) -> dict[str, Any]:
    return dict(CARDS[name.partition("-")[0]])


@cache
def box(variant: str) -> Counter[str]:
    """Every draw card of a variant, by its name in notation."""
    cards: Counter[str] = Counter()
    for id, card in CARDS.items():
        for number, (of, copies) in enumerate(card["copies"].items()):
            if of in IN_GAME.get(variant, SETS):
                cards[id if number == 0 else f"{id}-{of}"] += copies - (
                    card["half_moon"][of] if variant == "duel" else 0
                )
    return +cards


def check(game: Any, state: Any) -> None:
    data = game.dump(state)
    check_cards(data)
    check_regions(data)
    for seat, player in enumerate(data["principalities"]):
        check_principality(data["variant"], player)
        check_points(state.players[seat], player)
    check_centre(data)
    check_knowledge(state, data)
    assert data["production"] in range(7)
    assert 0 <= data["turns"] <= 300
    assert len(data["named"]) <= 2
    for player in state.players:
        pairs = list(zip(player.hand.cards, player.hand.knows, strict=True))
        assert pairs == sorted(pairs), f"a hand that tells its history: {pairs}"


def check_cards(data: dict[str, Any]) -> None:
    """All cards of the variant, no more and no fewer."""
    found: Counter[str] = Counter()
    for pile in [*data["hands"], *data["stacks"]]:
        found.update(card for card, _ in pile if isinstance(card, str))
    for cards in [*data["unseen"], *data["discards"]]:
        found.update(cards)
    for player in data["principalities"]:
        found.update(player["expansions"].values())
        found["parish_hall"] += sum(card == "town_hall" for card in player["expansions"].values())
        found["gold_cache"] += player["cache"] is not None
    if data["playing"] is not None:
        found[data["playing"]] += 1
    open_card = {"gold": "merchant_guild", "turmoil": "hedge_tavern", "progress": "university"}.get(data["variant"])
    if open_card:
        found[open_card] += data["face_up"]
    assert +found == box(data["variant"]), (
        f"missing {box(data['variant']) - found}, too many {found - box(data['variant'])}"
    )
    for back, name in enumerate(SETS):
        slots = [c for s in data["stacks"] for c, _ in s if isinstance(c, int) and stack_set(data, s) == name]
        assert len(slots) == len(set(slots)) == len(data["unseen"][back]), f"slots of {name}: {slots}"
    for pile in data["stacks"]:
        for card, knows in pile:
            assert 0 <= knows <= 7
            assert isinstance(card, str) or not knows, f"somebody knows slot {card}"
    for pile in data["hands"]:
        assert all(isinstance(card, str) for card, _ in pile), "a hand holds what nobody has seen"


def stack_set(data: dict[str, Any], stack: list[Any]) -> str:
    number = next(i for i, one in enumerate(data["stacks"]) if one is stack)
    backs = {
        "intro": ["base"] * 4,
        "duel": ["base"] * 3 + ["gold", "turmoil", "progress"],
    }.get(data["variant"], ["base"] * 3 + [data["variant"]] * 2)
    return backs[number]


def check_regions(data: dict[str, Any]) -> None:
    laid = [region for player in data["principalities"] for region in player["regions"].values()]
    every = [*laid, *data["regions"], *data["drawn"]]
    assert sorted(every) == sorted(TYPE), "a region is missing or there twice"


def check_principality(variant: str, player: dict[str, Any]) -> None:
    columns = [int(town[1:]) for town in player["towns"]]
    assert columns == list(range(columns[0], columns[-1] + 1, 2))
    assert set(player["cities"]) <= set(player["towns"])
    places = {f"c{column}-{row}" for c in columns for column in (c - 1, c + 1) for row in ("above", "below")}
    assert set(player["regions"]) <= places
    assert len(places) - len(player["regions"]) in (0, 2)  # two are still to be laid while a settlement is built
    stores = set(player["regions"]) | ({"cache"} if player["cache"] else set())
    assert set(player["stock"]) == stores
    assert all(0 <= amount <= 3 for amount in player["stock"].values())
    standing = [card_of(card)["id"] for card in player["expansions"].values()]
    standing += ["parish_hall"] * standing.count("town_hall")
    for card, copies in Counter(standing).items():
        assert not CARDS[card]["unique"] or copies == 1, f"{card} stands {copies} times"
        assert CARDS[card]["type"] in ("building", "unit")
    for spot, card in player["expansions"].items():
        town, _, which = spot.rsplit("-", 2)
        assert town in player["towns"]
        assert which == "1" or town in player["cities"], f"{card} on a second site of a settlement"
        if card_of(card)["placement"] != "settlement_or_city":
            assert town in player["cities"], f"{card} at a settlement"
    if variant == "intro":
        assert player["cache"] is None


def check_points(real: Any, player: dict[str, Any]) -> None:
    """The counted points, from the cards that stand there."""
    rows = [card_of(card) for card in player["expansions"].values()]
    ids = [row["id"] for row in rows]
    ships = sum(row.get("subtype") == "trade_ship" for row in rows)
    sums = {point: sum(row["points"].get(point, 0) for row in rows) for point in ("strength", "skill", "progress")}
    commerce = sum(row["points"].get("commerce", 0) for row in rows)
    commerce += ships * ids.count("salt_silo")
    commerce += ids.count("trading_base") * (("marketplace" in ids) + ids.count("harbor"))
    victory = len(player["towns"]) + len(player["cities"]) + sum(row["points"].get("victory", 0) for row in rows)
    victory += ids.count("harbor") * (ships >= 3)
    assert (real.strength, real.skill, real.progress) == (sums["strength"], sums["skill"], sums["progress"])
    assert (real.commerce(), real.victory(), real.ships) == (commerce, victory, ships)
    held: Counter[str] = Counter()
    for store, amount in player["stock"].items():
        held["gold" if store == "cache" else TYPE[player["regions"][store]]] += amount
    for number, resource in enumerate(("lumber", "wool", "gold", "brick", "ore", "grain")):
        assert real.held(number) == held[resource], f"{resource}: {real.held(number)} counted, {held[resource]} there"


def check_centre(data: dict[str, Any]) -> None:
    towns = sum(len(player["towns"]) for player in data["principalities"])
    cities = sum(len(player["cities"]) for player in data["principalities"])
    ends = sum(sum(player["roads"]) for player in data["principalities"])
    assert data["cities"] + cities == 7
    assert 0 <= towns - 4 <= 5
    assert data["settlements"] + towns - 4 in (4, 5)  # one is in the builder's hand while it is paid for
    assert data["roads"] + ends + towns - 4 in (6, 7)
    assert data["roads"] >= 0
    assert data["settlements"] >= 0


def check_knowledge(state: Any, data: dict[str, Any]) -> None:
    """Seats know their own hands, and what an observer thinks possible includes the truth."""
    remembered = {(observer, back): worlds for observer, back, worlds in data["memories"]}
    busy = any(code[0] == "PickHandCard" for code in data["agenda"])
    for seat, hand in enumerate(data["hands"]):
        for card, knows in hand:
            assert busy or knows >> seat & 1 or (seat, set_of(card)) in remembered, f"seat {seat} forgot {card}"
    for (observer, back), possible in remembered.items():
        assert len(possible["worlds"]) > 1
        assert len(possible["worlds"]) == len(set(possible["worlds"]))
        stacks = [[card for card, _ in pile] for pile in data["stacks"] if stack_set(data, pile) == back]
        heaps = [[card for card, _ in hand if set_of(card) == back] for hand in data["hands"]]
        for pile in [*data["stacks"], *data["hands"]]:
            for card, knows in pile:
                if isinstance(card, str) and set_of(card) == back:
                    assert not knows >> observer & 1, "marks beside worlds"
        truths = [true_contents(zone, cards, True) for zone, cards in zip(possible["zones"], stacks, strict=False)]
        rest = zip(possible["zones"][len(stacks) :], heaps, strict=True)
        truths += [true_contents(zone, cards, False) for zone, cards in rest]
        assert any(
            all(number in truth for number, truth in zip(world.split(), truths, strict=True))
            for world in possible["worlds"]
        ), f"observer {observer} believes something false about {back}"


def true_contents(zone: list[str], cards: list[Any], ordered: bool) -> set[str]:
    """The numbers of the contents that fit what lies there."""
    if ordered:
        return {
            str(number)
            for number, content in enumerate(zone)
            if len(content.split()) == len(cards)
            and all(known in ("-", card) for known, card in zip(content.split(), cards, strict=True))
        }
    held = Counter(cards)
    return {str(number) for number, content in enumerate(zone) if not Counter(content.split()) - held}
