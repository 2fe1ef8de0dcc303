"""Old games replay to their old ends, and no action number moves (contract 9). tools/golden.py writes the files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from permonik.kernel.game import Game
from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.minds.doors import minded
from permonik.testing.contract.play import Count
from permonik.testing.contract.setups import Broken

RESULTS = "results.json"


def result(match: Match) -> dict[str, Any]:
    """How a match ended, as the file beside its record tells it."""
    return {
        "entries": len(match.record.entries),
        "scores": [score.total for score in match.scores()],
        "winners": list(match.winners()),
    }


def check_records(game: Game, folder: Path, count: Count) -> None:
    """Every record below folder/<game> replays, follows from its seed, and ends as its game ended."""
    rules = folder / game.id
    files = sorted(rules.glob("*.jsonl"))
    if not files:
        raise Broken(f"{game.id} has no golden records: make some with tools/golden.py {game.id}")
    results = json.loads((rules / RESULTS).read_text(encoding="utf-8"))
    check_files(game, files, results, count)
    if set(results) != {file.name for file in files}:
        raise Broken(f"{RESULTS} of {game.id} does not list the records that are there")


def check_played(game: Game, folder: Path, count: Count) -> None:
    """The same for games that people played through the page: folder/played/<game>-*.jsonl."""
    rules = folder / "played"
    files = sorted(rules.glob(f"{game.id}-*.jsonl"))
    results = json.loads((rules / RESULTS).read_text(encoding="utf-8")) if files else {}
    check_files(game, files, results, count)


def check_files(game: Game, files: list[Path], results: dict[str, Any], count: Count) -> None:
    for file in files:
        record = Record.load(file)
        match = Match.replay(record, verify=True)
        if record.header.game != game.id or not match.over:
            raise Broken(f"{file.name} is no whole game of {game.id}")
        if result(match) != results.get(file.name):
            raise Broken(f"{file.name} ends with {result(match)}, once with {results.get(file.name)}")
        if record.dumps() != file.read_text(encoding="utf-8"):
            raise Broken(f"{file.name} would be written differently now")
        count.games += 1
        count.entries += len(record.entries)


def layout(game: Game) -> str:
    """Where everything stands in a learner's row, with few players and with one more."""
    rows = [(players, minded(game).observation(players)) for players in game.players[:2]]
    return "".join([f"{players} players: {row.golden()}" for players, row in rows])


def check_actions(game: Game, folder: Path) -> None:
    """The numbers of all actions are those of the golden table."""
    file = folder / "actions" / f"{game.id}.txt"
    if not file.is_file():
        raise Broken(f"{game.id} has no golden table of actions: make it with tools/golden.py --actions {game.id}")
    golden = file.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(golden, game.table.golden().splitlines(), strict=False)):
        if old != new:
            raise Broken(f"{file.name}, line {number + 1}: {old!r} has become {new!r}; stored bots would break")
    if "\n".join([*golden, ""]) != game.table.golden():
        raise Broken(f"{file.name}: the table has another length now")
