"""The progress of a search in a file: written beside it first, so that whoever is killed leaves a whole one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from permonik.errors import PermonikError
from permonik.solve.annealing import Walk, lines_of
from permonik.solve.campaign import Campaign
from permonik.solve.lines import retrace
from permonik.solve.puzzle import Puzzle

FORMAT = 1


class BadProgress(PermonikError):
    """A file that is no progress of a search, or that of another one."""


def head(puzzle: Puzzle, seed: int) -> dict[str, Any]:
    """What must be equal for a search to go on."""
    return {
        "permonik-solve": FORMAT,
        "game": puzzle.rules.id,
        "rules": puzzle.rules.rules_version,
        "options": puzzle.options,
        "seed": seed,
        **({"deal": puzzle.seed} if puzzle.seed is not None else {}),
        **({"bot": puzzle.bot} if puzzle.bot is not None else {}),
    }


def save(path: Path, campaign: Campaign, seconds: float) -> None:
    data = {
        **head(campaign.puzzle, campaign.seed),
        "seconds": round(seconds, 1),
        "trials": campaign.trials,
        "season": campaign.season,
        "leg": campaign.leg,
        "at": campaign.at,
        "step": campaign.step,
        "before": campaign.before,
        "best": campaign.best,
        "lines": campaign.lines,
        "walks": [walk and walk_data(walk) for walk in campaign.walks],
    }
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        error.filename = str(path)  # the file that was meant
        raise


def walk_data(walk: Walk) -> dict[str, Any]:
    return {"value": walk.value, "turns": lines_of(walk.turns), "best": walk.best, "lines": lines_of(walk.best_turns)}


def load(path: Path, puzzle: Puzzle, seed: int) -> tuple[Campaign, float]:
    """The campaign as it was saved, every game of it played again; and the seconds that it took so far."""
    try:
        data = json.loads(path.read_bytes())
        wanted = head(puzzle, seed)
        found = {name: data[name] for name in wanted}
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadProgress(f"{path} is no progress of a search") from None
    if found != wanted:
        raise BadProgress(f"{path} is the progress of another search: {json.dumps(found)}")
    campaign = Campaign(puzzle, seed)
    try:
        for name in ("trials", "season", "leg", "at", "step", "before"):
            setattr(campaign, name, count(data[name]))
        campaign.best = None if data["best"] is None else worth(data["best"])
        campaign.lines = data["lines"]
        campaign.walks = [None if walk is None else read_walk(puzzle, walk) for walk in data["walks"]]
        if not (campaign.at < len(campaign.walks) and campaign.step < campaign.leg):
            raise ValueError("there is no such walk, or no such step")
        if campaign.best is not None:
            check(puzzle, campaign.lines, campaign.best)
        return campaign, float(data["seconds"])
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise BadProgress(f"{path} cannot be gone on with: {error}") from None


def read_walk(puzzle: Puzzle, data: dict[str, Any]) -> Walk:
    turns, state = retrace(puzzle, data["turns"])
    best_turns, best_state = retrace(puzzle, data["lines"])
    for end, value in ((state, worth(data["value"])), (best_state, worth(data["best"]))):
        if not end.over or puzzle.score(end) != value:
            raise ValueError(f"a game in it is not worth {value}")
    return Walk(turns, data["value"], data["best"], best_turns)


def check(puzzle: Puzzle, lines: list[list[int]], value: int) -> None:
    _, state = retrace(puzzle, lines)
    if not state.over or puzzle.score(state) != value:
        raise ValueError(f"the best game in it is not worth {value}")


def count(number: object) -> int:
    found = worth(number)
    if found < 0:
        raise ValueError(f"{found} is no number of anything")
    return found


def worth(number: object) -> int:
    if not isinstance(number, int) or isinstance(number, bool):
        raise ValueError(f"{number!r} is no whole number")
    return number
