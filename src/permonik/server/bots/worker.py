"""A process in which bots think: python -m permonik.server.bots.worker

It speaks the lines of `permonik.bots.wire`, except that each question says which bot is asked:
{"ask": 7, "key": "table/seat", "bot": "greedy", "game": "rivals", "seed": 5, "view": {…}, "options": […]}
A bot is made when it is first asked and kept while there is room, so that it can remember its line of play.
"""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from queue import SimpleQueue
from threading import Thread
from typing import Any, TextIO

from permonik.bots import wire
from permonik.bots.base import Bot
from permonik.bots.registry import make

MOST_BOTS = 64


class Thinkers:
    def __init__(self) -> None:
        self.bots: OrderedDict[str, Bot] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> int:
        key = f"{question['key']} {question['bot']}"
        bot = self.bots.pop(key, None) or make(question["bot"], question["game"], question["seed"])
        self.bots[key] = bot
        while len(self.bots) > MOST_BOTS:
            self.bots.popitem(last=False)[1].close()
        options = [wire.read_option(data) for data in question["options"]]
        chosen = bot.choose(question["view"], options)
        if chosen not in [option.id for option in options]:
            raise ValueError(f"chose {chosen!r}, which is not among its answers")
        return chosen


def listen(lines: TextIO, questions: SimpleQueue[str]) -> None:
    """In a thread: when the server has gone, nobody needs the answer that a bot may still be thinking about."""
    for line in lines:
        questions.put(line)
    os._exit(0)


def main() -> None:
    answers = sys.stdout
    sys.stdout = sys.stderr  # a bot that prints must not disturb the conversation
    questions: SimpleQueue[str] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin, questions), daemon=True).start()
    answers.write(wire.dump({"permonik-bot": wire.VERSION}))
    answers.flush()
    thinkers = Thinkers()
    while True:
        question = json.loads(questions.get())
        answer: dict[str, Any] = {"answer": question["ask"]}
        try:
            answer["choose"] = thinkers.answer(question)
        except Exception as error:  # whatever it is, the server should hear it in words
            answer["error"] = f"{type(error).__name__}: {error}"
        answers.write(wire.dump(answer))
        answers.flush()


if __name__ == "__main__":
    main()
