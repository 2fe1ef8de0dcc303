"""Who only thinks lets others go first.

Linux shares its processors among sessions before it looks how nice anybody in them is (sched_autogroup). So whoever
shall be nice to the server stays in its session. A process group of its own keeps Ctrl-C away, which is for the server.
"""

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
        if os.getpgrp() != os.getpid():
            os.setpgid(0, 0)
        os.nice(by)


def weigh_session(leader: int) -> None:
    """A process that leads a session of its own is nice to nobody but itself, unless its session is told to be as nice.
    Then it is nice to the whole machine: for what can wait as long as it takes."""
    if sys.platform != "linux":
        return
    file = Path(f"/proc/{leader}/autogroup")
    with suppress(OSError):  # older systems, and those where this is switched off
        nice = os.getpriority(os.PRIO_PROCESS, leader)
        if nice <= 0 or os.getsid(leader) != leader or not file.exists():
            return
        for _ in range(TRIES):
            with suppress(BlockingIOError):
                file.write_text(str(nice))
                return
            time.sleep(PAUSE)
