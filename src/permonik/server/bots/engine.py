"""On which build of the engine bots think: the pure one at once, the compiled one when it has been made beside us."""

from __future__ import annotations

import asyncio
import logging
import os
import shlex
import sys
from contextlib import suppress
from pathlib import Path

import permonik
from permonik.bots.modesty import weigh_session
from permonik.server.logs import tell

NICE = 19  # whoever plays comes first
PARTING = 5.0  # seconds for which what was ended is waited for


class Engine:
    """`folder`: what bots' processes import the engine from; None: whatever the server itself has."""

    def __init__(self) -> None:
        self.folder: Path | None = None

    @property
    def compiled(self) -> bool:
        return permonik.compiled or self.folder is not None

    def environment(self) -> dict[str, str]:
        if self.folder is None:
            return dict(os.environ)
        path = [str(self.folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}

    async def settle(self, command: str | None) -> None:
        """Says on which engine bots think; where it is the pure one, the command makes the compiled one."""
        if self.compiled or command is None:
            say(f"Bots think here on the {'compiled' if self.compiled else 'pure'} engine.")
        else:
            await self.build(command)

    async def build(self, command: str) -> None:
        """Lets a command make the compiled engine; its last line names the folder. On one core, and nicely."""
        say("Bots think on the pure engine; the compiled one is being made beside the game, for some minutes.")
        try:
            process = await asyncio.create_subprocess_exec(
                *shlex.split(command),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                env={**os.environ, "PERMONIK_JOBS": "1"},
                start_new_session=True,  # Ctrl-C is for the server, which then ends it
            )
        except (OSError, ValueError) as error:
            return stay(str(error))
        try:
            if sys.platform != "win32":
                with suppress(ProcessLookupError):  # it may have ended at once
                    os.setpriority(os.PRIO_PGRP, process.pid, NICE)
                await asyncio.to_thread(weigh_session, process.pid)
            said, complaints = await process.communicate()
        except BaseException:
            end(process)
            with suppress(TimeoutError):
                async with asyncio.timeout(PARTING):
                    await process.wait()  # or it would be missed when the loop is closed
            raise
        if process.returncode != 0:
            why = reason(complaints) or f"it ended with {process.returncode}"
            return stay(f"{why} (all of it: {command})")
        last = said.decode(errors="replace").strip().rpartition("\n")[2]
        if not Path(last, "permonik").is_dir():
            return stay(f"{last!r} is no folder with the engine")
        self.folder = Path(last)
        say("Bots think on the compiled engine now.")


def reason(complaints: bytes) -> str:
    """The last line that is not make's own, which only says that something went wrong."""
    lines = [line for line in complaints.decode(errors="replace").splitlines() if line.strip()]
    return next((line for line in reversed(lines) if not line.startswith("make")), "").strip()


def stay(why: str) -> None:
    tell("no compiled engine", logging.WARNING, why=why)
    say(f"Bots stay on the pure engine: {why}")


def say(words: str) -> None:
    print(words, flush=True)


def end(process: asyncio.subprocess.Process) -> None:
    """With all that it has started: compilers would go on without anybody waiting for them."""
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, 9)
