#!/usr/bin/env python3
"""A bot in Python without Permoník: it reads questions and writes answers, one line of JSON each.

permonik bot cave-vs-cave --command "python3 examples/my_bot.py"
"""

import argparse
import json
import random
import sys


def say(line):
    print(json.dumps(line), flush=True)


def choose(view, options):
    """Furnish a room whenever you can, else anything. `view` is all that the seat may know."""
    wanted = [option for option in options if option["text"].startswith("furnish")]
    return random.choice(wanted or options)["id"]


parser = argparse.ArgumentParser()
parser.add_argument("--game")
parser.add_argument("--seed", type=int)
chosen = parser.parse_args()
random.seed(chosen.seed)
say({"permonik-bot": 1, "bot": "my-bot", "game": chosen.game})
for line in sys.stdin:
    question = json.loads(line)
    say({"answer": question["ask"], "choose": choose(question["view"], question["options"])})
