"""The log is a ledger: added up, it is what happened to everybody's goods; and every gain names its cause."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from caverna_table import AUTO, GAME, GOODS, IDLE, Table, harvesting, home, position, starting

from permonik.kernel.match import Match
from permonik.kernel.message import Message, told
from permonik.testing import rule, ruling
from permonik.words import Words

ADDED = ("goods", "get")
TAKEN = ("cost", "give")
WISHES = {"exchange": 0.2, "furnish": 4.0, "loot": 3.0, "forge": 2.0, "stop": 0.3}


def booked(messages: list[Message], players: int) -> list[dict[str, int]]:
    """What the lines say that everybody has more or less than before."""
    books = [dict.fromkeys(GOODS, 0) for _ in range(players)]
    for message in messages:
        seat: Any = message.args.get("seat")
        for name, sign in [(one, 1) for one in ADDED] + [(one, -1) for one in TAKEN]:
            amounts: Any = message.args.get(name, [])
            for amount in amounts:
                books[seat["seat"]][amount["id"].removeprefix("amount-")] += sign * amount["args"]["n"]
    return books


def held(match: Match) -> list[dict[str, int]]:
    return [dict(one["goods"]) for one in match.view(None)["homes"]]


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3), (3, 4), (5, 5), (7, 6)])
def test_added_up_it_is_the_change_of_all_goods(players: int, seed: int) -> None:
    """Entry by entry, in games with many rooms and expeditions; and no entry tells the same line twice."""
    match = Match.start("caverna", players, seed, {})
    rng = Random(seed)
    start = GAME.setup(players, {"set": "full"})
    before = [dict(one["goods"]) for one in GAME.dump(start)["homes"]]
    since = 0
    while True:
        now = held(match)
        lines = match.log(None, since)
        change = [{good: now[seat][good] - before[seat][good] for good in GOODS} for seat in range(players)]
        assert booked(lines, players) == change, lines
        texts = [repr((line.entry, line.id, line.args)) for line in lines if line.id not in ("stronger", "exchanged")]
        assert len(texts) == len(set(texts)), texts
        before, since = now, len(match.record.entries)
        if match.over:
            break
        seat = rng.choice(match.waiting())
        options = match.options(seat)
        match.choose(seat, rng.choices(options, [WISHES.get(one.text.split()[0], 1.0) for one in options])[0].id)


def lines_of(table: Table, *texts: str, seat: int | None = None, lang: str = "en") -> list[str]:
    """What is told while these answers are given."""
    table.state.loud = True
    table.state.said.clear()
    table.play(*texts, seat=seat)
    words = Words(GAME, lang, strict=True)
    return [words.message(told(GAME.lines, 0, one), ["Anna", "Boris"]).replace("\xa0", " ") for one in table.state.said]


@rule("R12.10", "R12.14")
def test_the_seam_and_the_dog_school_are_named() -> None:
    table = position(home(rooms={"r2c3": "seam"}), home(), goods={"drift_mining_1_3": {"stone": 2}})
    lines = lines_of(table, "place drift_mining_1_3", "do take_all")
    assert "Anna gains 2 stone (Drift mining)." in lines
    assert "Anna gains 2 ore (Seam)." in lines
    table = position(home(rooms={"r2c3": "dog_school"}), home())
    assert "Anna gains 1 wood (Dog school)." in lines_of(table, "place housework", "do gain_dog")


@rule("R12.9")
def test_the_slaughtering_cave_is_named_beside_the_exchange() -> None:
    table = position(home(rooms={"r2c3": "slaughtering_cave"}, sheep=1), home())
    assert lines_of(table, "exchange sheep") == [
        "Anna exchanges 1 sheep for 1 food.",
        "Anna gains 1 food (Slaughtering cave).",
    ]


@rule("R4.3")
def test_crops_and_newborns_of_a_harvest_are_told() -> None:
    farm = home(
        cells={"r3c2": "field", "r3c1": "small_pasture"},
        rooms={"r2c3": "breeding_cave"},
        crops={"r3c2": {"grain": 3}},
        sheep=2,
        wild_boar=2,
        food=4,
    )
    agenda = [["Finish", AUTO], ["Harvest", AUTO]]
    table = position(farm, home(dwarfs=IDLE), harvests={5: "normal"}, agenda=agenda)
    table.state.loud = True
    table.state.settle()
    words = Words(GAME, "en", strict=True)
    said = [words.message(told(GAME.lines, 0, one), ["Anna", "Boris"]) for one in table.state.said]
    assert said[:2] == ["The round ends: a full harvest.", "Anna harvests 1 grain from the fields."]
    lines = lines_of(table, "feed 4", seat=0)
    assert lines[0] == "Anna feeds the family: 4 food."
    while table.state.waiting()[0] == 0:
        lines += lines_of(table, table.options(0)[0], seat=0)
    assert any("(Breeding cave)" in line for line in lines) == any("newborn" in line for line in lines)


@rule("R12.4")
@ruling("RU-21")
def test_a_room_that_is_replaced_is_named_with_the_price() -> None:
    table = position(home(rooms={"r2c3": "trader"}, wood=2), home())
    lines = lines_of(table, "place housework", "do furnish", "furnish spare_part_storage")
    assert lines[-1] == "Anna furnishes D3 for 2 wood: Spare part storage in place of the Trader."
    carpenter = position(home(rooms={"r2c3": "trader", "r1c3": "carpenter"}, wood=2), home())
    lines = lines_of(carpenter, "place housework", "do furnish", "furnish spare_part_storage")
    assert "for 1 wood" in lines[-1]


def test_an_imitation_tells_its_price() -> None:
    table = position(home(food=4), home(), home(), taken={"housework": 1})
    assert lines_of(table, "place imitation_3")[0] == "Anna sends a dwarf to Imitation and pays 4 food."


def test_income_of_a_round_names_the_rooms() -> None:
    mines = {"r2c4": "ore_mine", "r2c5": "deep_tunnel"}
    rooms = {"r2c3": "miner", "r1c3": "wood_supplier"}
    plain = home(cells=mines, rooms=rooms, promised={"wood_supplier": 2}, donkey=1)
    table = starting(plain, home(), round=1)
    state = GAME.restore({**table.data(), "agenda": [[["Finish", AUTO], ["Income", AUTO]]]})
    state.loud = True
    state.settle()
    words = Words(GAME, "cs", strict=True)
    said = [words.message(told(GAME.lines, 0, one), ["Anna", "Boris"]).replace("\xa0", " ") for one in state.said]
    assert said[:2] == ["Anna získává 1 dřevo (Dodavatel dřeva).", "Anna získává 1 rudu (Horník)."]


def test_a_working_dwarf_and_begging_are_told_with_their_prices() -> None:
    table = harvesting(home(rooms={"r2c3": "working_cave"}, wood=1, food=1), home(food=4))
    assert lines_of(table, "work wood adult", "feed 1", seat=0) == [
        "Anna gives 1 wood to feed a dwarf (Working cave).",
        "Anna feeds the family: 1 food.",
        "Anna takes 1 begging marker.",
    ]
