"""Whether Saboteur plays as its rulebook intends: what comes of games between greedy bots, by number of players.

    python tools/dark_cave.py --games 50
    python tools/compiled.py -- python tools/dark_cave.py --games 1000 --players 2-8    as `make soak` does

exit found    games in which the exit was found; `at` after which share of all turns, on average
left          dwarves that left the cave
winning side  "n:m" is a side of n dwarves against m; nobody wins where no dwarf left
winners       how often loyal dwarves and saboteurs were among the winners
turns         mean length of a game, turns without cards not counted
per game      path cards laid, attacks of creatures, nuggets taken from veins, and so on
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

import permonik
from permonik import bots
from permonik.kernel.record import Decision

HEAD = ["| players | games | exit found | at | left | winning side | winners | turns | per game |", "| --- " * 9 + "|"]
ROLES = ("loyal", "saboteur")
COUNTED = (("laid", "paths"), ("attacked", "attacks"), ("took-nugget", "veins"), ("on-bridge", "bridges"))
COUNTED += (("in-tunnel", "tunnels"), ("collapsed", "collapses"), ("swapped", "swaps"), ("skipped", "skipped"))
GREEDY = 1_000_000  # added to a match's seed for the bots': nobody may know the deal


class Tally:
    """What came of the games of one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.found = 0
        self.when = 0.0
        self.left = 0
        self.won: Counter[str] = Counter()
        self.dealt: Counter[str] = Counter()
        self.roles_won: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.turns = 0

    def add(self, match: permonik.Match) -> None:
        view = match.view(None)
        self.games += 1
        roles = [dwarf["role"] for dwarf in view["dwarves"]]
        sides = [works_for(role) for role in roles]
        winners = match.winners()
        self.left += len(view["left"])
        for seat, role in enumerate(roles):
            kind = role.partition("_")[2]
            self.dealt[kind] += 1
            self.roles_won[kind] += seat in winners
        mine = sides.count(sides[winners[0]]) if winners else 0
        self.won[f"{mine}:{self.players - mine}" if winners else "nobody"] += 1
        for message in match.log(None):
            self.events[message.id] += 1
        turns, found = turns_of(match)
        self.turns += turns
        if found:
            self.found += 1
            self.when += found / turns

    def row(self) -> str:
        games = max(1, self.games)
        won = ", ".join(f"{side} {count / games:.0%}" for side, count in sorted(self.won.items()))
        roles = " ".join(f"{role} {self.roles_won[role] / self.dealt[role]:.0%}" for role in ROLES if self.dealt[role])
        each = " ".join(f"{name} {self.events[event] / games:.1f}" for event, name in COUNTED)
        return (
            f"| {self.players} | {self.games:,} | {self.found / games:.0%} | {self.when / max(1, self.found):.0%} "
            f"| {self.left / games:.1f} | {won} | {roles} | {self.turns / games:.0f} | {each} |"
        )


def turns_of(match: permonik.Match) -> tuple[int, int]:
    """How many turns were taken, those skipped not counted; and in which of them the exit was found (0: never)."""
    turns = found = 0
    first = -1  # who has just discarded a first card, and may discard a second
    reveals = {m.entry for m in match.log(None) if m.id == "revealed" and m.args["goal"] == "goal-goal_exit"}
    for number, entry in enumerate(match.record.entries):
        if isinstance(entry, Decision):
            verb = match.game.text(entry.action).split()[0]
            second = verb == "discard" and first == entry.seat
            turns += verb in ("lay", "play", "discard") and not second
            first = entry.seat if verb == "discard" and not second else -1
        if number in reveals:
            found = turns
    return turns, found


def works_for(role: str) -> str:
    clan, _, kind = role.partition("_")
    return clan if kind == "loyal" else {"blue": "yellow", "yellow": "blue"}[clan]


def played(players: int, seed: int) -> permonik.Match:
    match = permonik.Match.start("saboteur", players=players, seed=seed)
    bots.play_match(match, [bots.make("greedy", "saboteur", GREEDY + seed * 10 + seat) for seat in range(players)])
    return match


def main() -> int:
    parser = argparse.ArgumentParser(description="what comes of greedy games of Saboteur")
    parser.add_argument("--games", type=int, default=100, help="per number of players (100)")
    parser.add_argument("--players", default="2-8", help="2-8, or one number")
    chosen = parser.parse_args()
    first, _, last = chosen.players.partition("-")
    print("\n".join(HEAD))
    for players in range(int(first), int(last or first) + 1):
        tally = Tally(players)
        for seed in range(chosen.games):
            tally.add(played(players, seed))
        print(tally.row(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
