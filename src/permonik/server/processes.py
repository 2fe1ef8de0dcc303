"""The end of a process that this one has started."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process

LOOK = 0.05  # seconds between two looks whether it has ended


async def ended(process: Process) -> None:
    """`Process.wait` also waits for everybody who has inherited its output, and a killed one may leave such."""
    while process.returncode is None:
        await asyncio.sleep(LOOK)
