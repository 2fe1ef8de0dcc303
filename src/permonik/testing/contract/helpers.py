"""What a game brings along for its contract: a few small files, written from its rules and not from its engine.

resample.py     resample(record, seat, rng) -> Record: other entries, or the same ones under another seal;
                CHANGES: the least share of cases that must change
ledger.py       recount(record_text) -> list[int]: the final scores, from what the entries say
lifts.py        lift(state, seat, action, reason), STAYS, COUNTED: see `reasons`; where questions say what they could
                offer
goods.py        held(view), begins(text), causes(origin, view), REPEATED: see `stories`; without(state, seat, cause),
                LIFTED, ASKED: see `causes`; where the log tells of goods
invariants.py   check(game, state): raises AssertionError where the box would not allow the position
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from permonik.testing.contract.setups import Broken

PACKAGE = "contract_helpers"


class Helpers:
    """The helper files of all games below a folder (tests/games)."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def load(self, game: str, file: str, *names: str) -> Any:
        folder = game.replace("-", "_")
        path = self.folder / folder / f"{file}.py"
        if not path.is_file():
            here = f"{self.folder.parent.name}/{self.folder.name}/{folder}"
            raise Broken(f"write {here}/{file}.py with {', '.join(names)}: see docs/add-a-game.md")
        # Packages made here, so that a helper can import its neighbours whatever the tests' import mode is.
        for name, place in ((PACKAGE, self.folder), (f"{PACKAGE}.{folder}", self.folder / folder)):
            if name not in sys.modules:
                package = ModuleType(name)
                package.__path__ = [str(place)]
                sys.modules[name] = package
        module = importlib.import_module(f"{PACKAGE}.{folder}.{file}")
        missing = [name for name in names if not hasattr(module, name)]
        if missing:
            raise Broken(f"{path.name} of {game} has no {', '.join(missing)}: see docs/add-a-game.md")
        return module
