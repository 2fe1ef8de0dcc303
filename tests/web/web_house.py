"""A running server, and where its page lies. Apart from conftest.py, whose name every folder of tests shares."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEALT = Path(__file__).with_name("dealt.py")
STATIC = ROOT / "src" / "permonik" / "server" / "static"


class House:
    """A running `permonik serve`; it can be stopped and opened again at the same address."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = 0
        self.open()

    def open(self) -> None:
        run = [sys.executable, str(DEALT), "serve"]
        options = ["--data", str(self.data), "--port", str(self.port), "--rate", "0", *self.options]
        self.log = self.data / "serve.log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen([*run, *options], stdout=log, stderr=log)
        for _ in range(1800):  # a loaded machine takes its time
            if found := re.search(r"(http://localhost:(\d+))", self.log.read_text()):
                self.url, self.port = found[1], int(found[2])
                return
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.1)
        raise AssertionError("the server did not open")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
