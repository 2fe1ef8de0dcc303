"""Programs of somebody's own at tables of a server: `permonik serve --bot command@PROGRAM`."""

from __future__ import annotations

import asyncio
import os
import shlex
import sys
import time
from pathlib import Path
from random import Random

import pytest
from visitors import WAIT, Process, Refusal, Visitor, opened

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = f"command@{shlex.quote(sys.executable)} {EXAMPLES / 'my_bot.py'}"
NODE = f"command@node {EXAMPLES / 'my_bot.mjs'}"
HELLO = '{"permonik-bot": 1, "bot": "naughty", "game": "pretend"}'


def program(folder: Path, *lines: str) -> str:
    """A bot that says hello and then does this."""
    file = folder / "naughty_program.py"
    file.write_text("\n".join(["import sys, time", f"print({HELLO!r}, flush=True)", *lines]), encoding="utf-8")
    return f"command@{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def test_the_command_line_lets_a_program_in_and_a_whole_match_is_played(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Process(tmp_path / "data", "--bot", PYTHON) as server, await Visitor.come(server.base) as anna:
            (room,) = [one for one in await anna.get("/games") if one["id"] == "cave-vs-cave"]
            assert room["bots"][0] == PYTHON
            id = (await anna.table("cave-vs-cave", ("me", PYTHON)))["id"]
            async with await anna.sit(id, 0) as chair:
                await chair.play(Random(1))
                assert chair.state["over"]
            metrics = await anna.numbers()
            assert f'permonik_bot_answers_total{{bot="{PYTHON}"}}' in metrics
            assert "permonik_bot_failures_total{" not in metrics

    asyncio.run(scenario())


def test_two_languages_at_one_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, own_bots=(PYTHON, NODE)) as server, await server.come() as anna:
            id = (await anna.table("pretend", ("me", PYTHON, NODE)))["id"]
            async with await anna.sit(id, 0) as chair:
                await chair.play(Random(1))
                assert chair.state["over"]
            text = server.house.metrics.text()
            assert all(f'permonik_bot_answers_total{{bot="{bot}"}}' in text for bot in (PYTHON, NODE))
            assert "permonik_bot_failures_total{" not in text

    asyncio.run(scenario())


def test_nobody_else_names_a_program(tmp_path: Path) -> None:
    """Only what the server was started with: not another program, nor the same one with other arguments."""

    async def scenario() -> None:
        async with opened(tmp_path, own_bots=(PYTHON,)) as server, await server.come() as anna:
            for wish in (f"{PYTHON} --more", NODE, "command@touch gotcha", "command"):
                with pytest.raises(Refusal, match="no bot"):
                    await anna.table("pretend", ("me", wish))

    asyncio.run(scenario())


NAUGHTY = {
    "crashes": "raise SystemExit(3)",
    "hangs": "time.sleep(1000)",
    "talks nonsense": "for line in sys.stdin: print('nonsense', flush=True)",
    "answers a list": "for line in sys.stdin: print('[1]', flush=True)",
    "answers another question": 'for line in sys.stdin: print(\'{"answer": 99, "choose": 0}\', flush=True)',
    "chooses what was not offered": 'for line in sys.stdin: print(\'{"answer": 0, "choose": 12345678}\', flush=True)',
    "gives up": 'for line in sys.stdin: print(\'{"error": "no idea"}\', flush=True)',
}


@pytest.mark.parametrize("fault", sorted(NAUGHTY))
def test_a_program_that_fails_spoils_nothing(tmp_path: Path, fault: str) -> None:
    """The match is played to its end all the same, and the house tells whoever runs it."""

    async def scenario() -> None:
        bot = program(tmp_path, NAUGHTY[fault])
        limit = 0.2 if fault == "hangs" else 1.0  # for each of its questions, and it lets all of them wait
        async with opened(tmp_path / "data", own_bots=(bot,), bot_limit=limit) as server, await server.come() as anna:
            id = (await anna.table("pretend", ("me", bot), options={"rounds": 1, "deck": "tiny"}))["id"]
            async with await anna.sit(id, 0) as chair:
                await chair.play(Random(1))
                assert chair.state["over"]
            assert "permonik_bot_failures_total{" in server.house.metrics.text()
            assert (await server.house.table(id)).playing().over

    asyncio.run(scenario())


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("fault", ["hangs", "waits"])
def test_a_program_ends_with_its_table(tmp_path: Path, fault: str) -> None:
    """Also one that hears nothing any more: no process is left when the house closes."""
    pids = tmp_path / "pids"
    tell = f"import os; open({str(pids)!r}, 'a').write(str(os.getpid()) + chr(10))"
    bot = program(tmp_path, tell, NAUGHTY["hangs"] if fault == "hangs" else "for line in sys.stdin: time.sleep(1000)")

    async def scenario() -> None:
        async with opened(tmp_path / "data", own_bots=(bot,), bot_limit=WAIT) as server, await server.come() as anna:
            id = (await anna.table("pretend", ("me", bot), options={"rounds": 1, "deck": "tiny"}))["id"]
            async with asyncio.timeout(WAIT), await anna.sit(id, 0) as chair:
                playing = asyncio.create_task(chair.play(Random(1)))
                while not (pids.exists() and pids.read_text().endswith("\n")):
                    await asyncio.sleep(0.01)
                playing.cancel()

    asyncio.run(scenario())
    started = [int(line) for line in pids.read_text().splitlines()]
    assert started
    end = time.monotonic() + WAIT  # whoever takes the dead away comes when there is time
    while any(map(is_there, started)):
        assert time.monotonic() < end, "a program is left"
        time.sleep(0.01)
