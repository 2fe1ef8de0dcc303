"""A bot in its own process: python -m permonik.bots.worker random --game pretend --seed 3"""

from __future__ import annotations

import argparse
import json
import sys
from typing import TextIO

from permonik.bots import wire
from permonik.bots.base import Bot
from permonik.bots.registry import make


def serve(bot: Bot, questions: TextIO, answers: TextIO) -> None:
    """Answers questions until there are no more."""
    for line in questions:
        question = json.loads(line)
        if "watch" in question:
            bot.watch(question["view"], question["watch"], question["action"])
            continue
        options = [wire.read_option(data) for data in question["options"]]
        chosen = bot.choose(question["view"], options)
        answers.write(wire.dump({"answer": question["ask"], "choose": chosen}))
        answers.flush()


def main() -> int:
    parser = argparse.ArgumentParser(prog="permonik.bots.worker", description="A bot that speaks JSON lines.")
    parser.add_argument("bot")
    parser.add_argument("--game", required=True)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    answers = sys.stdout
    sys.stdout = sys.stderr  # a bot that prints must not disturb the conversation
    try:
        with make(chosen.bot, chosen.game, chosen.seed) as bot:
            hello = {"permonik-bot": wire.VERSION, "bot": chosen.bot, "game": chosen.game}
            answers.write(wire.dump(hello | {"watches": True} if bot.watches else hello))
            answers.flush()
            serve(bot, sys.stdin, answers)
    except BrokenPipeError:
        return 0
    except Exception as error:  # whatever it is, the match should hear it in words
        answers.write(wire.dump({"error": f"{type(error).__name__}: {error}"}))
        answers.flush()
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
