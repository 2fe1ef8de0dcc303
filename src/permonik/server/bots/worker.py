"""A process in which bots think: python -m permonik.server.bots.worker

It speaks the lines of `permonik.bots.wire`, except that each question says which bot is asked
(`permonik.housekeeping.thinkers`).
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from queue import SimpleQueue
from threading import Thread
from typing import NoReturn, TextIO

from permonik.bots import wire
from permonik.bots.modesty import stand_back
from permonik.housekeeping.thinkers import Thinkers, reply

NICE = 10  # the server comes first
PARTING = 3.0  # seconds for bots to let go of what they hold, their own programs above all


def listen(lines: TextIO, questions: SimpleQueue[str]) -> None:
    """In a thread: when the server has gone, nobody needs the answer that a bot may still be thinking about."""
    for line in lines:
        questions.put(line)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(PARTING)  # whoever thinks without a breath does not hear the signal
    os._exit(0)


def leave(*signalled: object) -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a second one would disturb the leaving
    raise SystemExit(0)


def main() -> None:
    stand_back(NICE)
    answers = sys.stdout
    sys.stdout = sys.stderr  # a bot that prints must not disturb the conversation
    questions: SimpleQueue[str] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin, questions), daemon=True).start()
    answers.write(wire.dump({"permonik-bot": wire.VERSION}))
    answers.flush()
    thinkers = Thinkers()
    # A program of somebody's own would outlive this process: it is ended here, also while it is being waited for.
    signal.signal(signal.SIGTERM, leave)
    try:
        while True:
            answers.write(wire.dump(reply(thinkers, json.loads(questions.get()))))
            answers.flush()
    finally:
        thinkers.close()


if __name__ == "__main__":
    main()
