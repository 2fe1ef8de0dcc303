"""Bots change over to the compiled engine when it has been made, and stay where they are when it cannot be."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from pathlib import Path

import pytest
from visitors import Open, Process, opened

import permonik
from permonik.housekeeping.questions import Question

COMPILED = "permonik_bots_compiled"


def command(tmp_path: Path, program: str) -> str:
    """A program in the place of the compiler."""
    script = tmp_path / "compiler.py"
    script.write_text(f"from pathlib import Path\nimport os, sys, time\n{program}\n")
    return f"{sys.executable} {script}"


async def answer(server: Open) -> Path | None:
    """A bot answers; on which engine it thought."""
    match = permonik.Match.start("pretend", players=2, seed=1)
    seat = match.waiting()[0]
    question = Question("table/0", "random", "pretend", 1, match.view(seat), match.options(seat))
    assert await server.house.pool.ask(question) in match.state.actions(seat)
    assert "bot_failures_total{" not in server.house.metrics.text()
    (worker,) = server.house.pool.idle
    return worker.folder


def compiled(server: Open) -> bool:
    """As whoever watches over the server is told."""
    numbers = server.house.metrics.text().splitlines()
    assert (f"{COMPILED} 1.0" in numbers) == server.house.pool.engine.compiled
    return f"{COMPILED} 1.0" in numbers


@pytest.mark.skipif(permonik.compiled, reason="there is nothing to wait for on the compiled build")
def test_bots_change_over_when_the_engine_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = Path(permonik.__file__).parent
    tree, ready = tmp_path / "tree", tmp_path / "ready"
    tree.mkdir()
    (tree / "permonik").symlink_to(source)
    wait = f"while not Path({str(ready)!r}).exists(): time.sleep(0.01)\n"
    nice = f"assert os.nice(0) == 19 and os.environ['PERMONIK_JOBS'] == '1'\nprint('compiling …\\n' + {str(tree)!r})"

    async def scenario() -> None:
        async with opened(tmp_path / "data", engine=command(tmp_path, wait + nice)) as server:
            assert await answer(server) is None, "nobody waits for the compiler"
            assert not compiled(server)
            ready.touch()
            while not compiled(server):
                await asyncio.sleep(0.01)
            assert await answer(server) == tree
            assert len(server.house.pool.all) == 1, "the old process is gone"

    asyncio.run(scenario())
    assert "compiled engine now" in capsys.readouterr().out


@pytest.mark.skipif(permonik.compiled, reason="there is nothing to wait for on the compiled build")
@pytest.mark.parametrize(
    ("program", "says"),
    [
        ("print('cc: nothing found\\nthere is no C compiler', file=sys.stderr)\nsys.exit(1)", "there is no C compiler"),
        (
            "print('no space left\\nmake: *** [engine] Error 2', file=sys.stderr)\nsys.exit(2)",
            "no space left (all of it: ",
        ),
        ("sys.exit(3)", "ended with 3"),
        ("print('/nowhere')", "'/nowhere' is no folder with the engine"),
        ("", "'' is no folder with the engine"),
        (None, "No such file"),
    ],
)
def test_without_a_compiler_bots_stay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], program: str | None, says: str
) -> None:
    async def scenario() -> None:
        engine = "no-such-program" if program is None else command(tmp_path, program)
        async with opened(tmp_path / "data", engine=engine) as server:
            while "stay on the pure engine" not in (said := capsys.readouterr().out):
                await asyncio.sleep(0.01)
            assert says in said
            assert await answer(server) is None
            assert not compiled(server)

    asyncio.run(scenario())


@pytest.mark.parametrize(("build", "command"), [("pure", None), ("compiled", None), ("compiled", "no-such-program")])
def test_the_engine_is_named_also_where_none_is_made(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    build: str,
    command: str | None,
) -> None:
    """As from a wheel, and in a checkout whose engine an earlier start has made."""
    monkeypatch.setattr(permonik, "compiled", build == "compiled")

    async def scenario() -> None:
        said = ""
        async with opened(tmp_path / "data", engine=command):
            while "\n" not in (said := said + capsys.readouterr().out):
                await asyncio.sleep(0.01)
        assert said + capsys.readouterr().out == f"Bots think here on the {build} engine.\n"

    asyncio.run(scenario())


def test_the_first_line_says_where_the_house_is_open(tmp_path: Path) -> None:
    """Programs that start a house read that line; on which engine its bots think comes after it."""

    async def scenario() -> None:
        async with Process(tmp_path / "data") as server:
            told = tmp_path / "server.log"
            while "Bots think here" not in (said := told.read_text()):
                await asyncio.sleep(0.01)
            lines = [line for line in said.splitlines() if "open at" in line or line.startswith("Bots")]
            assert lines[0] == f"Permoník is open at http://localhost:{server.port}"

    asyncio.run(scenario())


@pytest.mark.skipif(permonik.compiled, reason="there is nothing to wait for on the compiled build")
def test_who_closes_the_house_ends_the_compiler(tmp_path: Path) -> None:
    began = tmp_path / "began"
    program = f"Path({str(began)!r}).write_text(str(os.getpid()))\ntime.sleep(600)"

    async def scenario() -> None:
        async with opened(tmp_path / "data", engine=command(tmp_path, program)):
            while not began.exists() or not began.read_text():
                await asyncio.sleep(0.01)

    asyncio.run(scenario())
    gc.collect()  # a process that nobody waited for would be missed now, or in whatever test comes next
    with pytest.raises(ProcessLookupError):
        os.kill(int(began.read_text()), 0)
