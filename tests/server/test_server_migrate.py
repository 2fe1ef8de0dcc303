"""permonik migrate-games and permonik serve, from the command line."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from visitors import Process, Visitor, decide_together, opened

from permonik.cli import main
from permonik.games.pretend.game import Pretend
from permonik.server.storage import DATABASE


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, arguments)
    return result.exit_code, result.output


@pytest.mark.sqlite
def test_running_games_are_replayed_under_the_current_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> list[str]:
        async with opened(tmp_path) as server, await server.come() as anna:
            ids = []
            for seed in range(2):
                id = (await anna.table("pretend", ("me", "me")))["id"]
                async with await anna.sit(id, 0) as left, await anna.sit(id, 1) as right:
                    await decide_together([left, right], Random(seed), 8)
                ids.append(id)
            return ids

    same, other = asyncio.run(scenario())
    data = ("--data", str(tmp_path))
    code, output = run("migrate-games", *data, "--dry-run")
    assert code == 0
    assert "2 running games, 0 differ" in output

    monkeypatch.setattr(Pretend, "rules_version", 2)
    connection = sqlite3.connect(tmp_path / DATABASE)
    sql = "SELECT number, line FROM entries WHERE table_id = ? AND line LIKE '%\"do\"%' ORDER BY number"
    number, line = connection.execute(sql, (other,)).fetchall()[-1]
    changed = json.dumps(json.loads(line) | {"do": "snatch"})
    connection.execute("UPDATE entries SET line = ? WHERE table_id = ? AND number = ?", (changed, other, number))
    connection.commit()
    code, output = run("migrate-games", *data, "--dry-run", "--json")
    assert code == 1
    findings = {finding["table"]: finding for finding in json.loads(output)}
    assert (findings[same]["differs_at"], findings[same]["rules"], findings[same]["current"]) == (None, 1, 2)
    assert findings[other]["differs_at"] == number
    assert "snatch" in findings[other]["why"]

    code, output = run("migrate-games", *data)
    assert code == 1
    assert f"differs at entry {number}" in output
    headers = dict(connection.execute("SELECT id, header FROM tables").fetchall())
    assert json.loads(headers[same])["rules"] == 2
    assert json.loads(headers[other])["rules"] == 1
    connection.close()
    assert run("migrate-games", "--data", str(tmp_path / "nowhere"))[0] == 2


@pytest.mark.both
def test_serve_opens_and_closes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Process(tmp_path / "data") as server:
            async with await Visitor.come(server.base) as anna:
                table = await anna.table("pretend", ("me", "random"))
                async with await anna.sit(table["id"], 0) as chair:
                    await chair.asked()
                    assert server.stop() == 0
                    await asyncio.wait([chair.reader])
            log = (tmp_path / "server.log").read_text()
            assert f"Permoník is open at http://localhost:{server.port}" in log
            lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
            assert lines[-1]["event"] == "closed"
            assert not any("permonik=" in line or anna.me["name"] in line for line in log.splitlines())

    asyncio.run(scenario())


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "a") as server:
            port = server.base.rpartition(":")[2]
            code, output = await asyncio.to_thread(run, "serve", "--port", port, "--data", str(tmp_path / "b"))
            assert code == 2
            assert f"port {port}" in output

    asyncio.run(scenario())


@pytest.mark.sqlite
def test_a_running_game_of_older_rules_keeps_the_meaning_of_its_options(tmp_path: Path) -> None:
    """Saboteur's first rules did not know two of today's options, and had another default for a third."""

    async def scenario() -> str:
        async with opened(tmp_path) as server, await server.come() as anna:
            id: str = (await anna.table("saboteur", ("me", "me")))["id"]
            async with await anna.sit(id, 0) as left, await anna.sit(id, 1) as right:
                await decide_together([left, right], Random(1), 6)
            return id

    id = asyncio.run(scenario())
    connection = sqlite3.connect(tmp_path / DATABASE)
    (text,) = connection.execute("SELECT header FROM tables WHERE id = ?", (id,)).fetchone()
    header = json.loads(text)
    new = ("cards_out_end", "new_axe_at_once", "vein_taken_from")
    older = {name: value for name, value in header["options"].items() if name not in new}
    old = header | {"rules": 1, "options": older}
    connection.execute("UPDATE tables SET header = ? WHERE id = ?", (json.dumps(old), id))
    connection.commit()
    code, output = run("migrate-games", "--data", str(tmp_path))
    assert (code, "1 running game" in output) == (0, True), output
    (text,) = connection.execute("SELECT header FROM tables WHERE id = ?", (id,)).fetchone()
    header = json.loads(text)
    assert header["rules"] == 2
    assert [header["options"][name] for name in new] == ["end_of_turn", True, "field"]
