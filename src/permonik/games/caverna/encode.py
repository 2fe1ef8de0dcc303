"""What a seat of Caverna knows, as a row of bytes. All of it is public (H1, H2)."""

from __future__ import annotations

from typing import Any, Final

from permonik.games.caverna.actions import GOOD, ROOM, SPACE
from permonik.games.caverna.board import WIDTH
from permonik.games.caverna.home import ASIDE, NEWBORN, ROOM_BITS, WAITING, Home
from permonik.games.caverna.rooms import SUPPLIED_ROUNDS, SUPPLIERS
from permonik.games.caverna.spacetables import EACH, EACH_MASK, LYING
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.steps import STEPS
from permonik.games.caverna.tables import GREENS, HARVESTS, LAST_ROUND, MOST_PLAYERS, REDS, STRENGTH_MOST
from permonik.minds.encoding import (
    NUMBER,
    Feature,
    Observation,
    Questions,
    one_hot,
    put_bits,
    put_number,
    seat_features,
)

VERSION: Final = 1
GRID: Final = 6 * WIDTH  # the board of 4 x 6 cells with the ring around it
ROOMS: Final[int] = len(ROOM)
SPACES: Final[int] = len(SPACE)
DWARFS: Final = 6

QUESTIONS: Final = Questions(STEPS)
SEAT: Final[list[list[bytes]]] = [one_hot(players) for players in range(MOST_PLAYERS + 1)]
SPACE_ROW: Final[list[bytes]] = one_hot(SPACES)
DWARF_ROW: Final[list[bytes]] = one_hot(DWARFS)
HARVEST_ROW: Final[list[bytes]] = one_hot(len(HARVESTS))
PLACE_ROW: Final[list[bytes]] = one_hot(4)
NO_DWARF: Final[bytes] = bytes(6)

LAND: Final[tuple[tuple[str, str], ...]] = (
    ("meadow", "meadows"),
    ("field", "fields"),
    ("small", "small pastures"),
    ("large", "cells of large pastures"),
    ("stables", "stables"),
    ("grain3", "fields with three grain"),
    ("grain2", "fields with two grain"),
    ("grain1", "fields with one grain"),
    ("vegetables2", "fields with two vegetables"),
    ("vegetables1", "fields with one vegetable"),
    ("cavern", "caverns"),
    ("tunnel", "tunnels"),
    ("deep", "deep tunnels"),
    ("ore_mine", "ore mines"),
    ("ruby_mine", "ruby mines"),
    ("furnished", "cells with a room"),
)
CELLS_ARE: Final = f"; a cell is (row + 1) * {WIDTH} + column + 1, with row and column from -1 for the ring"


def observation(players: int) -> Observation:
    features = [
        *QUESTIONS.features(),
        *seat_features(players),
        Feature("round", 1, LAST_ROUND, "the printed number of the round"),
        Feature("start", players, 1, "who has the starting player token, from the own seat on"),
        Feature("active", players, 1, "whose turn it is, from the own seat on"),
        Feature("harvests", LAST_ROUND * len(HARVESTS), 1, "per round the harvest: " + ", ".join(HARVESTS)),
        Feature("greens", 1, GREENS, "green markers turned up"),
        Feature("reds", 1, REDS, "red markers turned up"),
        Feature("spaces", SPACES, 1, "action spaces in the game: " + ", ".join(SPACE.ids), SPACE.ids),
        Feature("taken", SPACES, 1, "those with a dwarf", SPACE.ids),
        Feature("lying", sum([len(goods) for goods in LYING]), 255, "goods on the spaces, by space and good"),
        Feature("display", ROOMS, 1, "rooms that can be furnished: " + ", ".join(ROOM.ids), ROOM.ids),
        Feature("dwarf", DWARFS, 1, "the acting dwarf"),
        Feature("space", SPACES, 1, "his space", SPACE.ids),
        Feature("imitated", SPACES, 1, "the space he imitates", SPACE.ids),
    ]
    for player in range(players):
        whose = "own" if player == 0 else f"next{player}"
        features.append(Feature(f"{whose}.goods", len(GOOD), 255, "goods: " + ", ".join(GOOD.ids)))
        for name, meaning in LAND:
            features.append(Feature(f"{whose}.{name}", GRID, 1, meaning + CELLS_ARE))
        for dwarf in range(1, DWARFS + 1):
            features += [
                Feature(f"{whose}.dwarf{dwarf}", 4, 1, "waiting, set aside, newborn, on a space; or no such dwarf"),
                Feature(f"{whose}.dwarf{dwarf}_strength", 1, STRENGTH_MOST, "his weapon"),
                Feature(f"{whose}.dwarf{dwarf}_space", 1, SPACES, "the number of his space from 1 on, or 0"),
            ]
        features += [
            Feature(f"{whose}.rooms", ROOMS, 1, "rooms", ROOM.ids),
            Feature(
                f"{whose}.promised",
                len(SUPPLIERS),
                max(SUPPLIED_ROUNDS),
                "rounds that a room still supplies: " + ", ".join([ROOM.ids[room] for room in SUPPLIERS]),
            ),
            Feature(f"{whose}.begging", 1, 255, "begging markers"),
            Feature(f"{whose}.doubled", 1, 1, "the Guest room has been used on a space that allows it once"),
        ]
    return Observation(VERSION, features)


def encode(s: CavernaState, seat: int, buffer: Any) -> None:
    players = len(s.homes)
    parts: list[bytes] = []
    QUESTIONS.put(parts, s, seat)
    parts.append(SEAT[players][seat])
    put_number(parts, s.round)
    parts.append(SEAT[players][(s.start - seat) % players])
    parts.append(SEAT[players][(s.active - seat) % players])
    for kind in s.track[1:]:
        parts.append(HARVEST_ROW[kind])
    put_number(parts, s.greens)
    put_number(parts, s.reds)
    put_bits(parts, s.up, SPACES)
    put_bits(parts, s.taken, SPACES)
    for space in range(SPACES):
        lying = s.lying[space]
        for at in range(len(LYING[space])):
            parts.append(NUMBER[lying >> EACH * at & EACH_MASK])
    put_bits(parts, s.display, ROOMS)
    parts.append(DWARF_ROW[s.dwarf])
    parts.append(SPACE_ROW[s.space])
    parts.append(SPACE_ROW[s.imitated])
    for distance in range(players):
        put_home(parts, s.homes[(seat + distance) % players])
    buffer[:] = b"".join(parts)


def put_home(parts: list[bytes], home: Home) -> None:
    for held in home.goods:
        put_number(parts, held)
    put_bits(parts, home.meadow, GRID)
    put_bits(parts, home.field, GRID)
    put_bits(parts, home.small, GRID)
    put_bits(parts, home.large, GRID)
    put_bits(parts, home.stables, GRID)
    put_bits(parts, home.grain3, GRID)
    put_bits(parts, home.grain2, GRID)
    put_bits(parts, home.grain1, GRID)
    put_bits(parts, home.vegetables2, GRID)
    put_bits(parts, home.vegetables1, GRID)
    put_bits(parts, home.cavern, GRID)
    put_bits(parts, home.tunnel, GRID)
    put_bits(parts, home.deep, GRID)
    put_bits(parts, home.ore_mine, GRID)
    put_bits(parts, home.ruby_mine, GRID)
    furnished = 0
    for one in home.furnished:
        furnished |= 1 << (one >> ROOM_BITS)
    put_bits(parts, furnished, GRID)
    for dwarf in range(DWARFS):
        if dwarf >= len(home.strengths):
            parts.append(NO_DWARF)
            continue
        place = home.places[dwarf]
        if place == WAITING:
            parts.append(PLACE_ROW[0])
        elif place == ASIDE:
            parts.append(PLACE_ROW[1])
        elif place == NEWBORN:
            parts.append(PLACE_ROW[2])
        else:
            parts.append(PLACE_ROW[3])
        put_number(parts, home.strengths[dwarf])
        put_number(parts, place + 1 if place >= 0 else 0)
    put_bits(parts, home.rooms, ROOMS)
    for owed in home.promised:
        put_number(parts, owed)
    put_number(parts, home.begging)
    parts.append(NUMBER[1 if home.doubled else 0])
