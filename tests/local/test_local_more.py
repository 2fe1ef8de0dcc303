"""What else a device offers: names around one screen, a practice cave by date, everything back from its file."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from device import Device
from test_local_house import ME, new_table, play, sit

from permonik.housekeeping.puzzles import try_puzzle
from permonik.puzzles import puzzles
from permonik.server.wire.caves import Caves
from permonik.server.wire.puzzles import PuzzleOut
from permonik.server.wire.tables import TableOut

THREE = [ME, {"kind": "me", "name": " Boris "}, {"kind": "me", "name": "Cyril"}]


def names(table: Any) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def everything(device: Device) -> str:
    """As the page's worker exports it."""
    tables = [{**one, "drafts": list(one["drafts"].values())} for one in device.tables.values()]
    return json.dumps({"me": device.me, "tables": tables})


def test_people_around_one_screen_have_names_of_their_own_and_keep_them() -> None:
    device = Device()
    table = new_table(device, "saboteur", THREE)
    assert names(device.ask("GET", f"/tables/{table}")) == ["Anna", "Boris", "Cyril"]
    sit(device, table)
    assert device.state(1)["names"] == ["Anna", "Boris", "Cyril"]
    assert names(device.again().ask("GET", f"/tables/{table}")) == ["Anna", "Boris", "Cyril"]
    play(device, table, 2000)
    again = device.ask("POST", f"/tables/{table}/rematch")
    assert names(again) == ["Boris", "Cyril", "Anna"]
    refused = device.ask("POST", "/tables", {"game": "saboteur", "seats": [ME, ME, {"kind": "me", "name": "<b>"}]})
    assert refused["code"] == "bad-name"


def test_the_practice_cave_of_a_day_is_the_same_on_every_device_and_another_one_the_next_day() -> None:
    anna, boris = Device(), Device()
    caves = anna.ask("GET", "/caves?day=2026-11-16")
    msgspec.convert(caves, Caves)
    assert [cave["period"] for cave in caves["caves"]] == ["2026-11-16", "2026-11-16", "2026-W47", "2026-W47"]
    tables = [one.ask("POST", "/caves/cave-vs-cave", {"day": "2026-11-16"}) for one in (anna, boris)]
    other = boris.ask("POST", "/caves/cave-vs-cave", {"day": "2026-11-17"})
    msgspec.convert(other, TableOut)
    assert not other["rated"]
    deals = []
    for device, table in ((anna, tables[0]["id"]), (boris, tables[1]["id"]), (boris, other["id"])):
        sit(device, table)
        play(device, table, 1000)
        seed, _ = device.tables[table]["row"]["seal"]
        assert seed in device.ask("GET", f"/tables/{table}/record")
        deals.append(seed)
    assert deals[0] == deals[1] != deals[2]
    tried = anna.ask("GET", "/caves?day=2026-11-16")["caves"][0]
    assert tried["mine"]["table"] == tables[0]["id"]
    assert tried["mine"]["score"] == anna.tables[tables[0]["id"]]["row"]["totals"][0]
    assert anna.ask("POST", "/caves/cave-vs-cave", {"day": "2026-11-16"})["id"] != tables[0]["id"], "it is practice"
    assert anna.ask("POST", "/caves/pretend", {})["code"] == "bad-cave"
    assert anna.ask("GET", "/caves?day=yesterday")["code"] == "bad-cave"


def test_an_exported_file_of_everything_is_read_back_on_another_device() -> None:
    device = Device()
    done, begun = new_table(device, "cave-vs-cave", [ME]), new_table(device, "saboteur", THREE)
    sit(device, done)
    play(device, done, 1000)
    sit(device, begun)
    play(device, begun, 3)
    file = everything(device)
    other = Device()
    assert other.ask("POST", "/everything", {"file": file}) == {"added": 2, "known": 0, "bad": 0}
    assert other.ask("POST", "/everything", {"file": file}) == {"added": 0, "known": 2, "bad": 0}
    assert other.ask("GET", f"/tables/{done}/record") == device.ask("GET", f"/tables/{done}/record")
    sit(other, begun, other.tables[begun]["row"]["waiting"][0])
    assert play(other, begun, 2) == 2, "it goes on"
    assert len(device.tables[begun]["lines"]) <= len(other.tables[begun]["lines"])


def test_a_file_that_is_none_or_broken_changes_nothing_that_is_here() -> None:
    device = Device()
    mine = new_table(device, "cave-vs-cave", [ME])
    before = json.dumps(device.tables)
    for text in ("", "[]", '{"tables": 5}', "\u0000", '{"me": {}}'):
        assert device.ask("POST", "/everything", {"file": text})["code"] == "bad-file"
    told = json.loads(everything(device))
    told["tables"][0]["row"]["id"] = "other"
    told["tables"][0]["lines"].pop()
    told["tables"] += [None, {}, {"row": {"seats": []}, "lines": [], "drafts": []}]
    assert device.ask("POST", "/everything", {"file": json.dumps(told)}) == {"added": 0, "known": 0, "bad": 4}
    assert json.dumps(device.tables) == before
    assert mine in device.tables


def test_a_finished_game_is_thrown_away_and_a_running_one_is_not() -> None:
    device = Device()
    done, begun = new_table(device, "cave-vs-cave", [ME]), new_table(device, "cave-vs-cave", [ME])
    sit(device, done)
    play(device, done, 1000)
    assert device.ask("DELETE", f"/tables/{begun}")["code"] == "still-running"
    assert device.ask("DELETE", f"/tables/{done}") == {}
    assert list(device.tables) == [begun]
    assert device.ask("GET", "/tables/finished") == []


def test_a_puzzle_is_the_servers() -> None:
    device = Device()
    one = next(iter(puzzles("rivals").values()))
    where = f"/games/rivals/puzzles/{one.id}"
    told = device.ask("POST", where)
    assert msgspec.convert(told, PuzzleOut).verdict == "open"
    assert told == try_puzzle("rivals", one.id, [], False, False)
    shown = device.ask("POST", where, {"give_up": True})
    assert msgspec.convert(shown, PuzzleOut).best is not None
    assert shown["state"]["options"] == []
    assert device.ask("POST", where, {"answers": ["nonsense"]})["code"] == "bad-notation"
    assert device.ask("POST", "/games/rivals/puzzles/none")["code"] == "unknown-puzzle"
