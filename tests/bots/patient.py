"""A bot that thinks until the test lets it answer."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

from permonik.bots.base import Bot
from permonik.kernel.game import Option, View


class Waits(Bot):
    """`PERMONIK_GATE`: the file that it waits for."""

    def choose(self, view: View, options: Sequence[Option]) -> int:
        while not Path(os.environ["PERMONIK_GATE"]).exists():
            time.sleep(0.02)
        return options[-1].id
