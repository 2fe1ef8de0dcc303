"""The house in a folder, handed out by Python's own web server: it knows nothing and compresses nothing."""

from __future__ import annotations

import gzip
import io
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser, expect
from web_visitor import Visitor

from permonik.server.folder import PAGE, write

# Chromium asks its makers by itself, when it sees a form for example. What pages ask them, `Visitor` notices.
MAKERS = re.compile(r"\.(google|googleapis|gstatic|gvt1|googleusercontent|chromium)\.(com|org)\b")
PATIENCE = 240_000  # milliseconds: Python starts in seconds, but on a busy machine in minutes


class Folder:
    def __init__(
        self, place: Path, like: Folder | None = None, change: Callable[[str, bytes], bytes] | None = None
    ) -> None:
        """`like`: a copy of that one. `change`: what becomes of each of the house's own sources, by its name."""
        assert (PAGE / "index.html").is_file(), "the page for a device is not built: run `make static` first"
        self.place = place / "house"
        if like is None:
            write(self.place)
        else:
            shutil.copytree(like.place, self.place)
        if change is not None:
            rewrite(self.place / "python" / "house.tar.gz", change)
        log = self.log = place / "http.log"
        serve = ["-u", "-m", "http.server", "0", "--bind", "localhost", "--directory", str(self.place)]
        with log.open("w") as out:
            self.process = subprocess.Popen([sys.executable, *serve], stdout=out, stderr=out)
        while not (found := re.search(r"port (\d+)", log.read_text())):
            assert self.process.poll() is None, log.read_text()
            time.sleep(0.05)
        self.url = f"http://localhost:{found[1]}"

    def requests(self) -> list[str]:
        """What was sent so far; what the browser has already is not sent again (304)."""
        return re.findall(r'"GET (\S+) HTTP/1\.1" 200', self.log.read_text())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def rewrite(archive: Path, change: Callable[[str, bytes], bytes]) -> None:
    made = io.BytesIO()
    with tarfile.open(archive) as old, tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as new:
        for about in old.getmembers():
            file = old.extractfile(about)
            assert file is not None
            text = change(about.name, file.read())
            about.size = len(text)
            new.addfile(about, io.BytesIO(text))
    archive.write_bytes(gzip.compress(made.getvalue()))


class Elsewhere:
    """Every other host, seen from a browser: a proxy that notes who is asked for, and answers nobody. No worker of a
    page gets past it."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        while True:
            try:
                line, _ = self.door.accept()
            except OSError:  # closed
                return
            with line:
                asked = first_line(line)
            if not MAKERS.search(asked):
                self.asked.append(asked)

    def close(self) -> None:
        self.door.shutdown(socket.SHUT_RDWR)  # whoever listens wakes up
        self.door.close()


def first_line(line: socket.socket) -> str:
    line.settimeout(10)
    try:
        return line.recv(1000).partition(b"\r")[0].decode(errors="replace")
    except OSError:
        return "somebody who says nothing"


class Guest(Visitor):
    """Somebody at a house in a folder: addresses stand behind a #."""

    patience = PATIENCE

    def __init__(self, browser: Browser, url: str, **manners: object) -> None:
        super().__init__(browser, url, keeping=True, **manners)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)

    def go(self, path: str = "/") -> None:
        self.page.goto(f"{self.url}/#{path}")
        self.page.locator("main:not([aria-busy]) :is(h1, .stage)").first.wait_for()

    def ready(self) -> None:
        """Python answers."""
        self.page.locator(".state progress").wait_for(state="detached")

    def installed(self) -> None:
        """Everything is kept for days without a network."""
        self.page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")

    def asked(self) -> bool:
        """Where a board wants a card to be taken up before it lights what can be done with it, the list has it all."""
        aslist = self.page.locator(".table[aria-busy=false] [data-testid=options] button[aria-pressed=false]")
        while True:
            self.options.or_(self.result).or_(self.yes).or_(aslist).first.wait_for()
            if self.options.count() or self.result.count() or self.yes.count():
                return super().asked()
            # In one moment: the question may be gone by the next.
            aslist.first.evaluate_all("all => all[0]?.click()")

    def entry(self) -> str:
        """Where the match and the draft stand."""
        return self.page.locator("[data-entry]").get_attribute("data-entry") or ""


Come = Callable[..., Guest]
