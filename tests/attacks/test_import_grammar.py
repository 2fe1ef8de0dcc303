"""A grammar of records that are nearly right: whatever is wrong is refused in words, and nothing else goes wrong."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from besiege import played
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from permonik.errors import PermonikError
from permonik.kernel.record import digest, dump_line
from permonik.server.work.jobs import Study
from permonik.server.work.worker import do_job

GAMES = (("pretend", 2), ("cave-vs-cave", 2), ("saboteur", 3))


@cache
def lines_of(game: str, players: int) -> tuple[str, ...]:
    return tuple(played(game, players, most=25).record.dumps().split("\n")[:-2])


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**30), 10**30),
    st.floats(),
    st.text(max_size=20),
    st.lists(st.integers(-3, 10**6), max_size=5),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
    st.sampled_from(["a\u0301" * 200, "\x00", "\u202e", "../../etc/passwd", "<script>", "pretend", "rivals"]),
)
KEYS = ("seat", "do", "forced", "for", "chance", "slot", "gives", "undo", "consent", "resign", "agreed", "name", "odd")
HEADS = ("permonik", "game", "players", "options", "rules", "names", "commitment", "forked", "odd")
ENTRIES = st.one_of(
    st.fixed_dictionaries({"seat": st.integers(-1, 9), "name": ODD}),
    st.fixed_dictionaries({"undo": st.integers(-1, 40), "seat": st.integers(0, 2), "consent": ODD}),
    st.fixed_dictionaries({"resign": ODD}),
    st.fixed_dictionaries({"agreed": ODD}),
    st.dictionaries(st.sampled_from(KEYS), ODD, max_size=5),
)


@st.composite
def records(draw: st.DrawFn) -> str:
    lines = list(lines_of(*draw(st.sampled_from(GAMES))))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(("drop", "double", "swap", "change", "add", "cut"))):
            case "drop" if len(lines) > 2:
                del lines[at]
            case "double":
                lines.insert(at, lines[at])
            case "swap":
                other = draw(st.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], lines[at]
            case "add":
                lines.insert(max(1, at), dump_line(draw(ENTRIES)))
            case "cut":
                lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
            case _:
                lines[at] = bent(lines[at], draw(st.sampled_from(HEADS if at == 0 else KEYS)), draw(ODD))
    closing: dict[str, Any] = {"entries": len(lines) - 1, "digest": digest(lines)}
    if draw(st.booleans()):
        closing |= {"seed": draw(st.one_of(ODD, st.just("7"))), "nonce": draw(ODD)}
    return "\n".join([*lines, dump_line(closing), ""])


def bent(line: str, key: str, value: object) -> str:
    try:
        data = json.loads(line)
    except ValueError:
        return line
    return dump_line(data | {key: value}) if isinstance(data, dict) else line


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(records())
def test_a_record_that_is_nearly_right_is_read_or_refused_in_words(text: str) -> None:
    well, result = do_job("bring", (text,))
    if well:
        assert isinstance(result, Study)
        assert len(result.lines) == len(result.match.entries)
    else:
        assert isinstance(result, PermonikError), result
        assert str(result)
        assert len(str(result)) < 10_000
