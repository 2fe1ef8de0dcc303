"""A process that was ended is given up, whatever it has left."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any

import pytest

from permonik.server.bots import pool as bots
from permonik.server.work import pool as work

WAIT = 60.0
LEAVES_A_CHILD = """
import subprocess, time
print(subprocess.Popen(["sleep", "600"]).pid, flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("taken", [lambda process: bots.Worker(process, None), work.Worker], ids=["bots", "work"])
def test_a_process_is_given_up_although_a_child_of_it_lives_on(taken: Callable[[Process], Any]) -> None:
    """The child has inherited the output, and holds it open."""

    async def end() -> None:
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", LEAVES_A_CHILD, stdin=PIPE, stdout=PIPE)
        assert process.stdout is not None
        child = int(await process.stdout.readline())
        try:
            async with asyncio.timeout(WAIT):
                await taken(process).kill()
        finally:
            os.kill(child, signal.SIGKILL)
        await process.communicate()

    asyncio.run(end())
