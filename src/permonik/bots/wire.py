"""The lines between a match and a bot in a process of its own: one JSON object each.

The bot first says     {"permonik-bot": 1, "bot": "random", "game": "pretend"}
The match asks         {"ask": 0, "view": {…}, "options": [{"id", "text", "message": {…}, "targets"}, …]}
The bot answers        {"answer": 0, "choose": 17}   or   {"error": "…"}
A bot whose first word also has "watches": true is told what others decide, as far as its seat may see it:
                       {"watch": 2, "view": {…}, "action": 17, "text": "give 3"}
"watch" is the seat that decided, "view" what the bot's own seat knew just before. Nothing is answered to that.
The match closes the bot's input when it needs it no longer.
"""

from __future__ import annotations

import json
from typing import Any, Final

from permonik.kernel.game import Option
from permonik.kernel.message import Message

VERSION: Final = 1
LONGEST: Final = 1 << 20  # characters in an answer


def dump(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def option_data(option: Option) -> dict[str, Any]:
    message = option.message
    return {
        "id": option.id,
        "text": option.text,
        "message": {"entry": message.entry, "id": message.id, "args": message.args, "targets": message.targets},
        "targets": option.targets,
    }


def read_option(data: dict[str, Any]) -> Option:
    return Option(data["id"], data["text"], Message(**data["message"]), data["targets"])
