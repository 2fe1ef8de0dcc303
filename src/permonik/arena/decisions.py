"""Games as files for offline learning: every choice with the view it was made from, and how the game ended.

The schema, version 1, is in docs/research.md. A file is written game after game, since a choice carries its outcome.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypedDict

import permonik
from permonik.bots.play import ask, choose
from permonik.bots.registry import check, make
from permonik.errors import BadOption, PermonikError, listed
from permonik.minds.doors import minded

VERSION: Final = 1
ENDINGS: Final = (".jsonl", ".jsonl.zst", ".parquet")
WRITERS: Final = {".zst": "zstandard", ".parquet": "pyarrow"}  # which library writes what


class NoWriter(PermonikError):
    """A library that a kind of file needs is not installed."""


class Decision(TypedDict):
    game: int  # the number of the game in the file
    move: int  # the number of the choice in the game
    seat: int
    view: dict[str, Any]
    actions: list[int]  # the legal answers, in the order in which they were offered
    action: int  # the chosen one
    text: str  # the same in notation
    scores: list[int]  # of the finished game, by seat
    winners: list[int]


Write = Callable[[list[Decision]], None]


def decisions(
    game: str, players: int, games: int, seed: int, options: Mapping[str, object] | None, bot: str
) -> Iterator[list[Decision]]:
    """The choices of one game after the other. Game number n depends on seed and n alone."""
    check(bot, game)
    for number in range(games):
        match = permonik.Match.start(game, players=players, seed=seed + number, options=options)
        bots = [make(bot, game, (seed + number) * 100 + seat + 1) for seat in range(players)]
        made: list[Decision] = []
        try:
            while not match.over:
                seat = match.waiting()[0]
                view = match.view(seat)
                actions = match.state.actions(seat)
                action = ask(match, seat, bots[seat])
                made.append(
                    {
                        "game": number,
                        "move": len(made),
                        "seat": seat,
                        "view": view,
                        "actions": actions,
                        "action": action,
                        "text": match.game.text(action),
                        "scores": [],
                        "winners": [],
                    }
                )
                choose(match, seat, action, dict(enumerate(bots)))
        finally:
            for one in bots:
                one.close()
        scores = [score.total for score in match.scores()]
        winners = list(match.winners())
        for decision in made:
            decision["scores"] = scores
            decision["winners"] = winners
        yield made


def header(game: str, players: int, games: int, seed: int, options: Mapping[str, object], bot: str) -> dict[str, Any]:
    rules = permonik.load(game)
    return {
        "permonik-decisions": VERSION,
        "game": game,
        "players": players,
        "games": games,
        "seed": seed,
        "options": dict(options),
        "bot": bot,
        "rules_version": rules.rules_version,
        "observation_version": minded(rules).observation(players).version,
        "observation_digest": minded(rules).observation(players).digest(),
        "actions_digest": rules.table.digest(),
    }


def check_writer(file: Path) -> None:
    """Refuses a kind of file that cannot be written here, before there is one."""
    library = WRITERS.get(file.suffix)
    if library is not None:
        try:
            import_module(library)
        except ImportError:
            raise NoWriter(f"a {file.suffix} file needs {library}: pip install {library}") from None


def opened(file: Path, about: dict[str, Any]) -> AbstractContextManager[Write]:
    """A way to write games into a file; its ending says which kind of file."""
    check_writer(file)
    if file.name.endswith(".parquet"):
        return parquet(file, about)
    if file.name.endswith(ENDINGS[:2]):
        return lines(file, about)
    raise BadOption(f"--out ends with {listed(ENDINGS)}, not {file.name!r}")


@contextmanager
def lines(file: Path, about: dict[str, Any]) -> Iterator[Write]:
    """One line of JSON for the header and for each choice."""
    compress: Any = None
    if file.name.endswith(".zst"):
        import zstandard

        compress = zstandard.ZstdCompressor()
    with file.open("wb") as raw:
        to: Any = compress.stream_writer(raw) if compress else raw

        def write(made: list[Decision]) -> None:
            for decision in made:
                to.write(packed(decision))

        to.write(packed(about))
        yield write
        if compress:
            to.close()


def packed(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


@contextmanager
def parquet(file: Path, about: dict[str, Any]) -> Iterator[Write]:
    """A row group for each game; the view is its JSON text, the header is in the metadata of the schema."""
    import pyarrow
    import pyarrow.parquet

    small, many = pyarrow.int32(), pyarrow.list_(pyarrow.int32())
    schema = pyarrow.schema(
        {
            "game": small,
            "move": small,
            "seat": small,
            "view": pyarrow.string(),
            "actions": many,
            "action": small,
            "text": pyarrow.string(),
            "scores": many,
            "winners": many,
        },
        metadata={"permonik-decisions": json.dumps(about)},
    )
    with pyarrow.parquet.ParquetWriter(file, schema, compression="zstd") as writer:

        def write(made: list[Decision]) -> None:
            rows = [{**decision, "view": json.dumps(decision["view"], ensure_ascii=False)} for decision in made]
            writer.write_table(pyarrow.Table.from_pylist(rows, schema=schema))

        yield write
