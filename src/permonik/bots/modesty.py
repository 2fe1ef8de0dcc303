"""Who only thinks lets others go first."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

TRIES, PAUSE = 10, 0.11  # seconds; the system takes such a word ten times a second from all of us together


def stand_back(by: int) -> None:
    """This process is nicer to others from now on, by so much."""
    if sys.platform != "win32":
        os.nice(by)
        weigh_session(os.getpid())


def weigh_session(leader: int) -> None:
    """Linux shares its processors among sessions first (sched_autogroup): a process that leads a session of its own is
    nice to nobody but itself, unless the session is told to be as nice as its leader."""
    if sys.platform != "linux":
        return
    file = Path(f"/proc/{leader}/autogroup")
    with suppress(OSError):  # other systems, older ones, and those where this is switched off
        nice = os.getpriority(os.PRIO_PROCESS, leader)
        if nice <= 0 or os.getsid(leader) != leader or not file.exists():
            return
        for _ in range(TRIES):
            with suppress(BlockingIOError):
                file.write_text(str(nice))
                return
            time.sleep(PAUSE)
