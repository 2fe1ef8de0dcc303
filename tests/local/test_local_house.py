"""The house on a device: the same messages as a server's, nothing told before it is kept, nothing lost."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import msgspec
import pytest
from device import Device, Full

from permonik.housekeeping.thinkers import reply
from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.server.wire.days import Turn
from permonik.server.wire.people import Me
from permonik.server.wire.tables import TableOut
from permonik.server.wire.to_browser import TableNews
from permonik.server.wire.together import FriendsOut
from permonik.table import messages

ME = {"kind": "me"}
MESSAGES: dict[str, Any] = {
    "state": messages.StateOut,
    "snapshot": messages.SnapshotOut,
    "because": messages.BecauseOut,
    "hint": messages.HintOut,
    "doubt": messages.DoubtOut,
    "table": TableNews,
    "ok": messages.OkOut,
    "error": messages.ErrorOut,
}
GAMES = {
    "cave-vs-cave": [ME],
    "rivals": [ME, {"kind": "bot", "bot": "easy"}],
    "caverna": [ME, {"kind": "bot", "bot": "easy"}],
    "saboteur": [ME, ME, ME],
}


def new_table(device: Device, game: str, seats: list[Any], **more: Any) -> str:
    table = device.ask("POST", "/tables", {"game": game, "seats": seats, "options": {}, **more})
    assert "id" in table, table
    return str(table["id"])


def sit(device: Device, table: str, seat: int = 0) -> None:
    device.open(1, table)
    assert device.say(1, type="hello", seat=seat, since=0)["type"] == "ok"


def play(device: Device, table: str, most: int) -> int:
    """Answers the first option for whoever is asked, by drafts, as the page does; returns how many answers it took."""
    count = 0
    while count < most:
        device.think()
        state = device.state(1)
        if state["over"]:
            return count
        if state["seat"] not in state["waiting"]:
            assert device.say(1, type="hello", seat=state["waiting"][0], since=state["entry"])["type"] == "ok"
            continue
        seat = state["seat"]
        if state["draft"] is not None and state["draft"]["done"]:
            message = {"type": "confirm", "draft": state["draft"]["number"]}
        elif state["choice"] is not None and state["choice"]["least"] == 0:
            message = {"type": "draft", "asked": state["asked"], "picks": []}
        elif state["choice"] is not None:
            option = state["options"][0]["id"]
            message = {"type": "decide", "asked": state["asked"], "option": option} if not state["draft"] else {}
            if not message:
                message = {"type": "back", "to": 0}
        else:
            message = {"type": "draft", "asked": state["asked"], "picks": [state["options"][0]["id"]]}
        answer = device.say(1, seat=seat, **message)
        if answer["type"] == "error" and state["draft"] is None:
            option = state["options"][0]["id"]
            answer = device.say(1, type="decide", seat=seat, asked=state["asked"], option=option)
        assert answer["type"] == "ok", answer
        count += 1
    return count


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_one_of_the_server_and_every_record_is_as_the_device_keeps_it(game: str) -> None:
    device = Device()
    table = new_table(device, game, GAMES[game])
    sit(device, table)
    play(device, table, 60)
    assert len(device.told[1]) > 60
    for message in device.told[1]:
        msgspec.convert(message, MESSAGES[message["type"]])
    for path, kind in (
        ("/me", Me),
        ("/tables/mine", list[TableOut]),
        ("/tables/finished", list[TableOut]),
        ("/turns", list[Turn]),
        ("/friends", FriendsOut),
        (f"/tables/{table}", TableOut),
    ):
        msgspec.convert(device.ask("GET", path), kind)
    kept = device.tables[table]
    assert [json.loads(line) for line in kept["lines"]]
    assert kept["row"]["entries"] == len(kept["lines"]) == device.house.live[table].table.entries


def test_a_whole_game_alone_is_exported_verified_and_brought_back_as_a_study() -> None:
    device = Device()
    table = new_table(device, "cave-vs-cave", [ME])
    sit(device, table)
    play(device, table, 5)
    begun = device.ask("GET", f"/tables/{table}/record")
    assert Record.loads(begun).seal is None, "what comes is nobody's to know"
    study = device.ask("POST", "/tables/import", {"record": begun})
    assert (study["study"], study["status"], study["rated"]) == (True, "running", False)
    play(device, table, 2000)
    text = device.ask("GET", f"/tables/{table}/record")
    assert Match.replay(Record.loads(text), verify=True).over
    assert [one["id"] for one in device.ask("GET", "/tables/finished")] == [table]
    study = device.ask("POST", "/tables/import", {"record": text})
    assert (study["study"], study["status"]) == (True, "finished")
    again = device.ask("POST", f"/tables/{table}/rematch")
    assert again["status"] == "running"
    assert device.ask("POST", f"/tables/{table}/rematch")["id"] == again["id"]
    fork = device.ask("POST", f"/tables/{table}/fork", {"at": 10, "bots": False})
    assert (fork["study"], fork["entries"], study["origin"]) == (True, 10, None)
    assert device.again().ask("GET", f"/tables/{fork['id']}")["origin"] == {"table": table, "entry": 10}


def test_a_running_record_shows_no_hand_of_a_bot() -> None:
    device = Device()
    table = new_table(device, "rivals", GAMES["rivals"])
    assert device.ask("GET", f"/tables/{table}/record")["code"] == "still-running"
    assert device.ask("POST", f"/tables/{table}/fork", {"at": 0})["code"] == "still-running"
    around = new_table(device, "saboteur", GAMES["saboteur"])
    assert Record.loads(device.ask("GET", f"/tables/{around}/record")).header.players == 3


def test_a_killed_tab_loses_nothing_not_even_a_draft() -> None:
    device = Device()
    table = new_table(device, "rivals", GAMES["rivals"], begin=True)
    sit(device, table)
    device.think()
    before = device.state(1)
    picked = device.say(1, type="draft", seat=0, asked=before["asked"], picks=[before["options"][0]["id"]])
    assert picked["type"] == "ok"
    drafted = device.state(1)
    after = device.again()
    sit(after, table)
    after.think()
    now = after.state(1)
    assert (now["entry"], now["draft"], now["view"]) == (drafted["entry"], drafted["draft"], drafted["view"])


def test_a_full_storage_loses_nothing_and_acknowledges_nothing() -> None:
    device = Device()
    table = new_table(device, "cave-vs-cave", [ME])
    sit(device, table)
    asked = device.state(1)
    lines, count = list(device.tables[table]["lines"]), len(device.told[1])
    device.full = True
    answer = asked["options"][0]["id"]
    with pytest.raises(Full):
        device.say(1, type="decide", seat=0, asked=asked["asked"], option=answer)
    assert len(device.told[1]) == count
    assert device.tables[table]["lines"] == lines
    device.full = False
    sit(device, table)
    assert device.state(1)["asked"] == asked["asked"]
    assert device.say(1, type="decide", seat=0, asked=asked["asked"], option=answer)["type"] == "ok"
    assert len(device.tables[table]["lines"]) > len(lines)


def test_what_was_taken_back_is_in_the_record_and_the_question_is_open_again() -> None:
    device = Device()
    table = new_table(device, "cave-vs-cave", [ME])
    sit(device, table)
    asked = device.state(1)
    device.say(1, type="decide", seat=0, asked=asked["asked"], option=asked["options"][0]["id"])
    assert device.say(1, type="undo", seat=0)["type"] == "ok"
    back = device.state(1)
    assert [option["text"] for option in back["options"]] == [option["text"] for option in asked["options"]]
    stale = device.say(1, type="decide", seat=0, asked=asked["asked"], option=asked["options"][0]["id"])
    assert (stale["type"], stale["code"]) == ("error", "stale-decision")


def test_hints_come_from_the_bots_worker_and_are_counted() -> None:
    device = Device()
    table = new_table(device, "cave-vs-cave", [ME])
    sit(device, table)
    assert device.say(1, type="hint", seat=0)["type"] in ("hint", "ok")
    hint = next(one for one in device.told[1] if one["type"] == "hint")
    assert hint["lines"][0]["option"] in [option["id"] for option in device.state(1)["options"]]
    assert device.ask("GET", f"/tables/{table}")["seats"][0]["hints"] == 1
    assert device.again().ask("GET", f"/tables/{table}")["seats"][0]["hints"] == 1


def test_a_hint_in_a_draft_is_about_what_is_asked_there() -> None:
    device = Device()
    table = new_table(device, "cave-vs-cave", [ME])
    sit(device, table)
    state = device.state(1)
    first = next(option for option in state["options"] if not option["final"])
    device.say(1, type="draft", seat=0, asked=state["asked"], picks=[first["id"]])
    drafted = device.state(1)
    assert drafted["asked"] != state["asked"]
    device.say(1, type="hint", seat=0)
    hint = next(one for one in device.told[1] if one["type"] == "hint")
    assert hint["asked"] == drafted["asked"]
    assert {line["option"] for line in hint["lines"]} <= {option["id"] for option in drafted["options"]}


def over(device: Device) -> list[int]:
    return list(json.loads(device.house.over()))


def thinking(device: Device) -> str:
    """A table at which a bot has just been asked, after an answer of mine."""
    while True:
        device.thoughts.clear()
        table = new_table(device, "cave-vs-cave", [ME, {"kind": "bot", "bot": "hard"}])
        if device.thoughts:
            continue  # the bot begins
        sit(device, table)
        while not device.thoughts:
            state = device.state(1)
            device.say(1, type="decide", seat=0, asked=state["asked"], option=state["options"][-1]["id"])
        return table


def test_a_bot_that_is_hurried_ends_its_thought_and_answers() -> None:
    device = Device()
    thinking(device)
    assert over(device) == []
    entry = device.state(1)["entry"]
    assert device.say(1, type="hurry")["type"] == "ok"
    question = device.thoughts.pop(0)
    assert over(device) == [question["ask"]]
    said = json.dumps(reply(device.thinkers, question, lambda: True))
    device.call(lambda: device.house.thought(question["ask"], said))
    assert device.state(1)["entry"] > entry
    assert question["ask"] not in over(device)


def test_a_thought_that_was_made_stale_by_an_undo_is_over() -> None:
    device = Device()
    thinking(device)
    (question,) = device.thoughts
    assert device.say(1, type="undo", seat=0)["type"] == "ok"
    assert over(device) == [question["ask"]]
    entry = device.state(1)["entry"]
    device.think()
    assert device.state(1)["entry"] == entry  # nobody hears its answer


def test_a_bots_turn_goes_on_when_nobody_looks_and_advice_does_not() -> None:
    device = Device()
    thinking(device)
    device.house.close_line(1)
    assert over(device) == []
    table = new_table(device, "cave-vs-cave", [ME])
    device.thoughts.clear()
    sit(device, table)
    device.call(lambda: device.house.hear(1, json.dumps({"type": "hint", "seat": 0, "ref": 99})))
    (advice,) = device.thoughts
    assert over(device) == []
    device.house.close_line(1)
    assert over(device) == [advice["ask"]]


def test_advice_for_a_question_that_was_answered_meanwhile_is_over() -> None:
    device = Device()
    sit(device, new_table(device, "cave-vs-cave", [ME]))
    device.call(lambda: device.house.hear(1, json.dumps({"type": "hint", "seat": 0, "ref": 99})))
    (advice,) = device.thoughts
    state = device.state(1)
    device.say(1, type="draft", seat=0, asked=state["asked"], picks=[state["options"][0]["id"]])
    assert over(device) == [advice["ask"]]


def test_a_thought_of_a_table_that_another_window_took_is_over() -> None:
    device = Device()
    table = thinking(device)
    (question,) = device.thoughts
    device.house.forget(table)
    assert over(device) == [question["ask"]]


def test_a_bot_that_fails_is_replaced_by_chance() -> None:
    device = Device()
    while not device.thoughts:  # until the bot is to begin
        table = new_table(device, "rivals", [{"kind": "bot", "bot": "easy"}, ME])
    sit(device, table, 1)
    entries = device.state(1)["entry"]
    question = device.thoughts.pop(0)
    device.call(lambda: device.house.thought(question["ask"], json.dumps({"error": "it hung"})))
    assert device.tables[table]["row"]["entries"] > entries


def test_a_lesson_is_the_servers() -> None:
    told = Device().ask("POST", "/games/cave-vs-cave/lessons/first?lang=cs", {"answers": [], "back": False})
    assert msgspec.convert(told, messages.LessonOut)["kind"] == "say"


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/ratings/rivals/two", {}, "not-found"),
        ("POST", "/tables", {"game": "chess", "seats": [ME]}, "unknown-game"),
        ("POST", "/tables", {"game": "rivals"}, "bad-message"),
        ("POST", "/tables", {"game": "rivals", "seats": [ME, {"kind": "open"}]}, "bad-table"),
        ("POST", "/tables", {"game": "rivals", "seats": [ME, {"kind": "bot", "bot": "search"}]}, "bad-table"),
        ("POST", "/tables/import", {"record": "nothing"}, "record-truncated"),
        ("PATCH", "/me", {"name": "<b>"}, "bad-name"),
    ],
)
def test_what_is_refused_is_told_by_a_code(method: str, path: str, body: Any, code: str) -> None:
    assert Device().ask(method, path, body)["code"] == code


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "dance", "seat": 0}, "bad-message"),
        ({"type": "decide", "seat": 0, "asked": "now", "option": 1}, "bad-message"),
        ({"type": "decide", "seat": 7, "asked": 1, "option": 1}, "bad-seat"),
        ({"type": "draft", "seat": 0, "asked": 1, "picks": "all"}, "bad-message"),
        ({"type": "chat", "text": "hello"}, "chat-off"),
        ({"type": "at", "entry": 10**6}, "bad-message"),
    ],
)
def test_a_message_that_makes_no_sense_is_refused_and_changes_nothing(message: Any, code: str) -> None:
    device = Device()
    table = new_table(device, "cave-vs-cave", [ME])
    sit(device, table)
    before = json.dumps(device.tables)
    assert device.say(1, **message)["code"] == code
    assert json.dumps(device.tables) == before


def test_a_name_is_kept_and_seen_at_the_tables() -> None:
    device = Device()
    table = new_table(device, "saboteur", [ME, ME, ME])
    assert device.ask("PATCH", "/me", {"name": " Boris "})["name"] == "Boris"
    assert device.me["name"] == "Boris"
    names = [seat["name"] for seat in device.again().ask("GET", f"/tables/{table}")["seats"]]
    assert names == ["Boris (1)", "Boris (2)", "Boris (3)"]


def test_the_house_needs_nothing_but_pythons_own_library() -> None:
    missing = ("msgspec", "starlette", "fluent", "babel", "click", "rich", "argon2", "openskill", "numpy", "sqlite3")
    program = (
        "import sys\n"
        f"for name in {missing!r}:\n"
        "    sys.modules[name] = None\n"
        "import permonik.local.house, permonik.housekeeping.thinkers\n"
        "from permonik.kernel.registry import load\n"
        "for game in ('cave-vs-cave', 'rivals', 'saboteur', 'caverna'):\n"
        "    load(game)\n"
        "print('home')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("home\n", "")
