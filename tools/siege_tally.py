"""What campaigns have added up so far: they run in slices, and their numbers are kept between them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "build" / "siege"


class Tally(Counter[str]):
    """Numbers by name, in a file of their own."""

    def __init__(self, name: str) -> None:
        self.file = FOLDER / f"{name}.json"
        super().__init__(json.loads(self.file.read_text()) if self.file.exists() else {})

    def keep(self) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(dict(self), indent=1) + "\n")

    def told(self) -> str:
        return ", ".join(f"{count:,} {name}" for name, count in self.items())
