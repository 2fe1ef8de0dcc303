"""A process that works for strangers: python -m permonik.server.work.worker

It reads jobs and writes answers, each a pickle with its length in front. Only the server that started it is at the
other end.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
from typing import Any, BinaryIO

from permonik.bots.modesty import stand_back
from permonik.errors import PermonikError
from permonik.server.work.jobs import JOBS

NICE = 10
MOST_MEMORY = 2 * 1024**3
LENGTH = struct.Struct("!Q")


def modest() -> None:
    """The server comes first, and memory has an end."""
    stand_back(NICE)
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def alarm(seconds: float) -> None:
    """After so much time of a processor this process is ended by the system, whatever it is doing."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def read(pipe: BinaryIO) -> Any:
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    return pickle.loads(pipe.read(LENGTH.unpack(head)[0]))


def pack(data: Any) -> bytes:
    body = pickle.dumps(data, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def do_job(name: str, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    """What came of it, and whether it is what was asked for."""
    try:
        return True, JOBS[name](*arguments)
    except PermonikError as error:
        return False, error
    except Exception as error:  # whatever it is, the server should hear it in words
        return False, f"{type(error).__name__}: {error}"[:500]


def main() -> None:
    modest()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what is printed by mistake must not disturb the answers
    answers.write(pack("ready"))
    answers.flush()
    while True:
        try:
            name, arguments, limit = read(sys.stdin.buffer)
        except EOFError:
            return
        alarm(limit)
        answer = pack(do_job(name, arguments))
        alarm(0.0)
        answers.write(answer)
        answers.flush()


if __name__ == "__main__":
    main()
