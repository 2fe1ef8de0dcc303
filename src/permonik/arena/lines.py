"""A file of JSON values, a line each, to which only whole lines count: the last one may have been cut off."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class Lines:
    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> list[Any]:
        """All values of whole lines; ValueError or RecursionError where one is no JSON. The file is left as it is."""
        whole = self.path.read_bytes()
        return [json.loads(line) for line in whole[: whole.rfind(b"\n") + 1].splitlines()]

    def mend(self) -> None:
        """Cuts off the beginning of a line that was never finished."""
        whole = self.path.read_bytes()
        end = whole.rfind(b"\n") + 1
        if end < len(whole):
            with self.path.open("rb+") as file:
                file.truncate(end)

    def add(self, value: object) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(value) + "\n")
