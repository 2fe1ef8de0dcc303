"""Plays a card with every bot: python tools/play_a_card.py GAME ID VERB TOLD SOURCES. Started by add_a_card.py.

A random game leads to a position in which a seat sees the card, and one in which the card is chosen. From there every
bot plays some answers. The record of it all replays, learners see the card, it has words in all languages, the networks
that were learned without it still judge, and the page has a picture of it that nobody drew.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Final

import permonik
from board_data import text
from permonik.bots.play import ask, choose
from permonik.bots.registry import make, names
from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.minds.doors import minded
from permonik.words import LANGUAGES, Words

SEEDS: Final = 300
ANSWERS: Final = 150  # of a random game, in which the card has to be chosen
BY_BOT: Final = 3  # answers that each bot gives before and after that
QUICK: Final = {"search": "search@2"}
WEB: Final = Path(__file__).resolve().parents[1] / "web"


def main(game: str, card: str, verb: str, told: str, sources: str) -> None:
    if not Path(permonik.__file__).is_relative_to(sources):
        raise SystemExit(f"these are other sources: {permonik.__file__}")
    room = permonik.load(game)
    number = min(room.players, key=lambda count: abs(count - 2))
    seed, seen, chosen = find(game, card, verb, number)
    for bot in names(game, all=True):
        if bot != "command":
            for at in (seen, chosen):
                go_on(played_to(game, number, seed, at), QUICK.get(bot, bot))
    match = played_to(game, number, seed, chosen)
    assert Match.replay(Record.loads(match.record.dumps())).state.key() == match.state.key()
    assert any(name.endswith(f".{card}") for name in minded(room).observation(number).names())
    minded(room).encode(match.state, 0, bytearray(minded(room).observation(number).size))
    judge = minded(room).judge()
    assert judge is not None
    network = judge.network(match.state)
    if network is not None:
        network.value(judge.pieces(match.state, 0))
    rows = [row for row in text(game).splitlines() if row.lstrip().startswith(f'"{card}": ')]
    assert any(told in row for row in rows), "the browser's board is not told of it, or not what it does"
    kind = "card" if Words(room, "en").has(f"card-{card}") else "room"
    if game != "saboteur":  # whose paths are drawn by their doors
        assert "<svg" in picture(game, f"{kind}-{card}")
    for language in LANGUAGES:
        words = Words(room, language, strict=True)
        assert words.render(f"{kind}-{card}")
        for entry in match.log(None):
            words.message(entry)
        for at in (seen, chosen):
            asked = played_to(game, number, seed, at)
            for seat in asked.waiting():
                for option in asked.options(seat):
                    words.message(option.message)
    print(f"{game}: {card} was seen after {seen} answers and chosen after {chosen}; every bot plays on")


def picture(game: str, name: str) -> str:
    """What the page draws of its own accord, from what its board is told."""
    assert f"'{name}'" not in (WEB / "src/art" / f"{game}.ts").read_text(encoding="utf-8"), "somebody has drawn it"
    with tempfile.TemporaryDirectory(prefix="permonik-picture-") as folder:
        components = Path(folder, "components.json")
        components.write_text(text(game), encoding="utf-8")
        drawn = subprocess.run(
            ["node", "picture.mjs", str(components), name], cwd=WEB, check=True, capture_output=True, text=True
        )
    return drawn.stdout


def find(game: str, card: str, verb: str, players: int) -> tuple[int, int, int]:
    """A random game in which the card is chosen: its seed, after how many answers it is seen, and chosen."""
    for seed in range(SEEDS):
        rng = Random(seed)
        match = Match.start(game, players=players, seed=seed)
        seen = -1
        for number in range(ANSWERS):
            if match.over:
                break
            seat = match.waiting()[0]
            if seen < 0 and f'"{card}"' in json.dumps(match.view(seat)):
                seen = number
            option = rng.choice(match.options(seat))
            match.choose(seat, option.id)
            if option.text.split()[:2] == [verb, card]:
                return seed, max(0, seen), number + 1
    raise SystemExit(f"nobody chose {card} in {SEEDS} random games of {game}")


def played_to(game: str, players: int, seed: int, answers: int) -> Match:
    """The same random game again, up to a place."""
    rng = Random(seed)
    match = Match.start(game, players=players, seed=seed)
    for _ in range(answers):
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.options(seat)).id)
    return match


def go_on(match: Match, name: str) -> None:
    bots = {seat: make(name, match.game.id, seat) for seat in range(match.players)}
    for _ in range(BY_BOT):
        if not match.over:
            seat = match.waiting()[0]
            choose(match, seat, ask(match, seat, bots[seat]), bots)
    for bot in bots.values():
        bot.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
