"""What campaigns have added up so far: they run in slices, and their numbers are kept between them."""

from __future__ import annotations

import fcntl
import json
from collections import Counter
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "build" / "siege"


class Tally(Counter[str]):
    """Numbers by name, in a file of their own, to which slices add that may run at the same time. Of what is called
    "most …" the largest is kept."""

    def __init__(self, name: str) -> None:
        self.file = FOLDER / f"{name}.json"
        super().__init__(json.loads(self.file.read_text()) if self.file.exists() else {})
        self.kept = Counter(self)

    def keep(self) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        with self.file.open("a+") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.seek(0)
            found: dict[str, int] = json.loads(file.read() or "{}")
            for name, count in self.items():
                before = found.get(name, 0)
                found[name] = max(before, count) if name.startswith("most") else before + count - self.kept[name]
            file.truncate(0)
            file.write(json.dumps(found, indent=1) + "\n")
        self.update({name: found[name] - self[name] for name in found})
        self.kept = Counter(self)

    def told(self) -> str:
        return ", ".join(f"{count:,} {name}" for name, count in self.items())
