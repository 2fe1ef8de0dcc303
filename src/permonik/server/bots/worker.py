"""A process in which bots think: python -m permonik.server.bots.worker

It speaks the lines of `permonik.bots.wire`, except that each question says which bot is asked:
{"ask": 7, "key": "table/seat", "bot": "greedy", "game": "rivals", "seed": 5, "view": {…}, "options": […], "seen": […]}
A bot is made when it is first asked and kept while there is room, so that it can remember its line of play. One that
watches says so with its answers ("watches": true); "seen" is then what others have decided since it was asked last.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections import OrderedDict
from queue import SimpleQueue
from threading import Thread
from typing import Any, NoReturn, TextIO

from permonik.bots import wire
from permonik.bots.base import Bot
from permonik.bots.hints import better, hint_data, hints
from permonik.bots.play import Witnessed
from permonik.bots.registry import make

MOST_BOTS = 64
NICE = 10  # the server comes first
PARTING = 3.0  # seconds for bots to let go of what they hold, their own programs above all


class Thinkers:
    def __init__(self) -> None:
        self.bots: OrderedDict[str, Bot] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        if question.get("hint"):
            options = [wire.read_option(data) for data in question["options"]]
            seen = [Witnessed(**sight) for sight in question["seen"]]
            asked = question["game"], question["view"], options, question["seed"]
            if question["drafted"]:
                warning = better(*asked, question["drafted"], seen)
                return {"hints": [] if warning is None else [hint_data(warning)]}
            return {"hints": [hint_data(hint) for hint in hints(*asked, seen)]}
        key = f"{question['key']} {question['bot']}"
        bot = self.bots.pop(key, None) or make(question["bot"], question["game"], question["seed"])
        self.bots[key] = bot
        while len(self.bots) > MOST_BOTS:
            self.bots.popitem(last=False)[1].close()
        for seen in question["seen"]:
            bot.watch(seen["view"], seen["watch"], seen["action"])
        options = [wire.read_option(data) for data in question["options"]]
        chosen = bot.choose(question["view"], options)
        if chosen not in [option.id for option in options]:
            raise ValueError(f"chose {chosen!r}, which is not among its answers")
        return {"choose": chosen, "watches": True} if bot.watches else {"choose": chosen}

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()


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
    if sys.platform != "win32":
        os.nice(NICE)
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


def reply(thinkers: Thinkers, question: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = {"answer": question["ask"]}
    try:
        answer |= thinkers.answer(question)
    except Exception as error:  # whatever it is, the server should hear it in words
        answer["error"] = f"{type(error).__name__}: {error}"
    return answer


if __name__ == "__main__":
    main()
