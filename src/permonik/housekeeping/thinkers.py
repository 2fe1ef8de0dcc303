"""Bots that think: each is made when it is first asked and kept while there is room, so that it remembers its line.

A question is plain data (`Question.data`):
{"key": "table/seat", "bot": "greedy", "game": "rivals", "seed": 5, "view": {…}, "options": […], "seen": […]}
One that watches says so with its answers ("watches": true); "seen" is then what others have decided since it was asked.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from permonik.bots import wire
from permonik.bots.base import Bot
from permonik.bots.haste import HASTE
from permonik.bots.hints import better, hint_data, hints
from permonik.bots.play import Witnessed
from permonik.bots.registry import make

MOST_BOTS = 64


class Thinkers:
    def __init__(self) -> None:
        self.bots: OrderedDict[str, Bot] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        if question.get("hint"):
            options = [wire.read_option(data) for data in question["options"]]
            seen = [Witnessed(**one) for one in question["seen"]]
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


def reply(thinkers: Thinkers, question: dict[str, Any], stopped: Callable[[], bool] | None = None) -> dict[str, Any]:
    """`stopped`: whether the thought shall end with the best that is found by then. It is asked now and then."""
    answer: dict[str, Any] = {"answer": question["ask"]}
    try:
        with HASTE.watching(stopped):
            answer |= thinkers.answer(question)
    except Exception as error:  # whatever it is, whoever asks should hear it in words
        answer["error"] = f"{type(error).__name__}: {error}"
    return answer
