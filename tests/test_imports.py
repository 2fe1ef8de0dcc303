"""Imports point one way, no game knows another, and neither the engine nor a table knows clock, screen or web."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "permonik"

# A part of the package imports itself and what stands above it here. Parts of one line don't know each other.
# "permonik" is the public face, the package's own __init__.
LAYERS = (
    ("kernel",),
    ("errors", "words", "minds"),
    ("games", "drawing"),
    ("picture",),
    ("notebook",),
    ("permonik",),
    ("bots", "envs", "table", "testing"),
    ("arena", "lessons", "review", "rulebook", "rules_report", "simulate", "solve"),
    ("puzzles",),
    ("housekeeping",),
    ("bench", "local", "server", "tune"),
    ("terminal", "train"),
    ("cli",),
    ("__main__",),
)
LEVEL = {part: level for level, parts in enumerate(LAYERS) for part in parts}

# What would tie the engine to a machine, a moment or a way of showing it. Modules named draw.py may show.
FOREIGN = {
    *("numpy", "torch"),
    *("time", "datetime"),
    *("rich", "click"),
    *("starlette", "uvicorn", "fastapi", "flask", "django", "aiohttp", "websockets", "httpx", "httpx2"),
}

# A table is told the time and hands out messages; it has to run where only Python's own library is.
FOREIGN_AT_A_TABLE = FOREIGN | {
    *("msgspec", "sqlite3", "json"),
    *("asyncio", "threading", "concurrent", "multiprocessing", "subprocess", "socket", "select", "signal"),
    *("fluent", "openskill", "argon2"),
}

Sources = dict[str, str]  # module name -> its text; a package is written with ".__init__"


def read_package() -> Sources:
    sources = {}
    for file in PACKAGE.rglob("*.py"):
        module = ".".join(("permonik", *file.relative_to(PACKAGE).with_suffix("").parts))
        sources[module] = file.read_text(encoding="utf-8")
    return sources


def imports(module: str, sources: Sources) -> Iterator[str]:
    """Every module that this one imports, anywhere in its text, by its full name."""
    modules = {name.removesuffix(".__init__") for name in sources}
    for node in ast.walk(ast.parse(sources[module])):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            # One dot is the package the module lies in, each further dot the one around it.
            around = module.split(".")[: -node.level] if node.level else []
            origin = ".".join([*around, *([node.module] if node.module else [])])
            for alias in node.names:
                whole = f"{origin}.{alias.name}"
                yield whole if whole in modules else origin
        elif isinstance(node, ast.Call) and node.args and ast.unparse(node.func).endswith("import_module"):
            name = node.args[0]
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                yield name.value


def part(module: str) -> str:
    """The part of the package a module belongs to: the first name below permonik."""
    names = module.removesuffix(".__init__").split(".")
    return names[1] if len(names) > 1 else names[0]


def game(module: str) -> str | None:
    names = module.removesuffix(".__init__").split(".")
    return names[2] if names[1:2] == ["games"] and len(names) > 2 else None


def faults(sources: Sources) -> list[str]:
    found = []
    for module in sorted(sources):
        if part(module) not in LEVEL:
            found.append(f"{module}: {part(module)} has no place in LAYERS")
            continue
        place, foreign = "", set()
        if part(module) in ("kernel", "minds", "games") and not module.endswith(".draw"):
            place, foreign = "in the engine", FOREIGN
        elif part(module) in ("table", "lessons"):
            place, foreign = "at a table", FOREIGN_AT_A_TABLE
        elif part(module) == "housekeeping":  # it reads and writes records, and knows the calendar, though not the day
            place, foreign = "in every house", FOREIGN_AT_A_TABLE - {"json", "datetime"}
        for target in sorted(set(imports(module, sources))):
            if target.split(".")[0] != "permonik":
                if target.split(".")[0] in foreign:
                    found.append(f"{module} imports {target}: not {place}")
            elif part(target) not in LEVEL:
                found.append(f"{module} imports {target}: it has no place in LAYERS")
            elif part(target) != part(module) and LEVEL[part(target)] >= LEVEL[part(module)]:
                found.append(f"{module} imports {target}: against the order")
            elif game(module) and game(target) and game(module) != game(target):
                found.append(f"{module} imports {target}: another game")
    return found


def test_the_package_keeps_the_order() -> None:
    assert faults(read_package()) == []


def test_the_package_was_read() -> None:
    sources = read_package()
    assert "permonik.kernel.state" in sources
    assert set(imports("permonik.__init__", sources)) >= {"permonik.errors", "permonik.kernel.match"}


TREE = {
    "permonik.__init__": "",
    "permonik.kernel.__init__": "",
    "permonik.kernel.state": "",
    "permonik.minds.network": "",
    "permonik.games.__init__": "",
    "permonik.games.rivals.__init__": "",
    "permonik.games.rivals.steps": "",
    "permonik.games.caverna.steps": "",
    "permonik.bots.greedy": "",
    "permonik.envs.gym": "",
    "permonik.table.clocks": "",
    "permonik.server.app": "",
    "permonik.cli": "",
}


@pytest.mark.parametrize(
    ("module", "line", "fault"),
    [
        ("kernel.state", "from permonik.games.rivals import steps", "games.rivals.steps: against the order"),
        ("kernel.state", "from permonik import games", "games: against the order"),
        ("kernel.state", "from permonik import Match", "permonik: against the order"),
        ("kernel.state", "from .. import games", "games: against the order"),
        ("kernel.state", "from ..games.rivals.steps import Step", "games.rivals.steps: against the order"),
        ("kernel.state", "if TYPE_CHECKING:\n    import permonik.minds.network", "minds.network: against the order"),
        ("minds.network", "import permonik.games.rivals.steps", "games.rivals.steps: against the order"),
        ("kernel.__init__", "from ..bots import greedy", "bots.greedy: against the order"),
        ("kernel.state", "def f():\n    import permonik.server.app", "server.app: against the order"),
        ("kernel.state", "importlib.import_module('permonik.cli')", "cli: against the order"),
        ("kernel.state", "if TYPE_CHECKING:\n    import permonik.cli", "cli: against the order"),
        ("games.rivals.steps", "import permonik.games.caverna.steps", "games.caverna.steps: another game"),
        ("games.rivals.steps", "from ..caverna import steps", "games.caverna.steps: another game"),
        ("games.rivals.steps", "import permonik.bots.greedy", "bots.greedy: against the order"),
        ("bots.greedy", "import permonik.envs.gym", "envs.gym: against the order"),
        ("server.app", "import permonik.cli", "cli: against the order"),
        ("cli", "import permonik.cellar", "cellar: it has no place in LAYERS"),
        ("kernel.state", "import numpy as np", "numpy: not in the engine"),
        ("minds.network", "import numpy as np", "numpy: not in the engine"),
        ("kernel.state", "from datetime import datetime", "datetime: not in the engine"),
        ("games.rivals.steps", "from time import monotonic", "time: not in the engine"),
        ("games.rivals.steps", "import rich.table", "rich.table: not in the engine"),
        ("games.rivals.steps", "from starlette.routing import Route", "starlette.routing: not in the engine"),
        ("table.clocks", "from time import monotonic", "time: not at a table"),
        ("table.clocks", "import msgspec", "msgspec: not at a table"),
        ("table.clocks", "import asyncio", "asyncio: not at a table"),
        ("table.clocks", "import permonik.bots.greedy", "bots.greedy: against the order"),
        ("table.clocks", "import permonik.server.app", "server.app: against the order"),
    ],
)
def test_a_fault_is_found(module: str, line: str, fault: str) -> None:
    (found,) = faults(TREE | {f"permonik.{module}": line})
    assert found.replace("permonik.", "") == f"{module} imports {fault}"


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("__init__", "from permonik import errors, games\nfrom permonik.kernel.state import State"),
        ("games.__init__", "import permonik.games.rivals\nfrom . import rivals"),
        ("games.rivals.steps", "from permonik.kernel.state import State\nfrom . import cards\nimport random"),
        ("games.rivals.__init__", "from .steps import Step"),
        ("games.rivals.draw", "import rich"),
        ("bots.greedy", "import permonik\nimport numpy\nimport time"),
        ("server.app", "from permonik.table.clocks import Clocks\nimport time"),
        ("cli", "import click\nfrom permonik.server import app\nfrom permonik.bots.greedy import Greedy"),
    ],
)
def test_an_ordinary_import_is_no_fault(module: str, line: str) -> None:
    sources = TREE | {"permonik.errors": "", f"permonik.{module}": line}
    assert faults(sources) == []


def test_a_table_can_be_held_where_only_pythons_own_library_is() -> None:
    """Also through what it imports, in a Python that has nothing else."""
    missing = FOREIGN_AT_A_TABLE - sys.stdlib_module_names | {"asyncio", "sqlite3"}
    program = (
        "import sys\n"
        f"for name in {sorted(missing)!r}:\n"
        "    sys.modules[name] = None\n"
        "import permonik.table.table, permonik.table.talk, permonik.lessons\n"
        "print(permonik.table.table.Table.__name__)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("Table\n", "")


def test_a_new_part_needs_a_place() -> None:
    assert faults(TREE | {"permonik.cellar.__init__": ""}) == [
        "permonik.cellar.__init__: cellar has no place in LAYERS"
    ]
