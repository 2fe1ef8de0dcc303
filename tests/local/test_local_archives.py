"""What is packed for a browser is all that the house needs there."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from permonik.kernel.registry import load
from permonik.server.folder import LIBRARY, PAGE, game_sources, house_sources, library, shown, without

PROGRAM = """
import json, sys
sys.path.insert(0, sys.argv[1])
from permonik.housekeeping.thinkers import Thinkers, reply
from permonik.local.house import House

house = House(lambda: 0.0)
house.new_person("Anna")
for game, players in (("cave-vs-cave", 2), ("caverna", 2), ("rivals", 2), ("saboteur", 3)):
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "medium"}] * (players - 1)]
    said = json.loads(house.request("POST", "/tables", json.dumps({"game": game, "seats": seats})))
    assert said["answer"]["status"] == 201, said
    for question in said["think"]:
        assert "choose" in reply(Thinkers(), question), question
    if game != "saboteur":
        from permonik.puzzles import puzzles
        assert puzzles(game), game
    lesson = json.loads(house.request("POST", f"/games/{game}/lessons/first?lang=cs", "{}"))
    assert lesson["answer"]["status"] == 200, lesson
print("home")
"""


def test_the_packed_sources_are_enough(tmp_path: Path) -> None:
    """By a Python that has nothing else: no installed package, and not this checkout."""
    for data in (house_sources(), *(game_sources(load(game)) for game in shown())):
        with tarfile.open(fileobj=io.BytesIO(data)) as tape:
            tape.extractall(tmp_path, filter="data")
    command = [sys.executable, "-I", "-S", "-c", PROGRAM, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("home\n", "")


def test_what_the_house_uses_of_pythons_library_is_read_already_and_there() -> None:
    """`tools/library.py` has made bytecode of it: a start that has to read the sources takes twice as long."""
    made = (PAGE / "python" / LIBRARY).read_bytes()
    with zipfile.ZipFile(io.BytesIO(made)) as whole, zipfile.ZipFile(io.BytesIO(library(made))) as packed:
        read = {name for name in whole.namelist() if name.endswith(".pyc")}
        assert {"asyncio/__init__.pyc", "json/decoder.pyc", "pyodide/webloop.pyc", "random.pyc"} <= read
        assert read <= set(packed.namelist()), "the house needs it"
        assert not {name.removesuffix("c") for name in read} & set(packed.namelist()), "twice"


def test_the_same_sources_are_the_same_bytes() -> None:
    assert house_sources() == house_sources()


def test_a_text_can_be_worded_anew() -> None:
    assert without(b"one = 1\ntwo = 2\n", b"two = zwei\n") == b"one = 1\n"
