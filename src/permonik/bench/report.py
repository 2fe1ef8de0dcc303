"""What was measured, as text: a table of speeds, a table of ratios, and whether each ratio is what it should be."""

from __future__ import annotations

from typing import TypedDict

from permonik.bench.measure import Row
from permonik.bench.memory import Weight
from permonik.bench.setups import SETUPS, YARDSTICK, Setup

SLOWER = 0.85  # of an earlier version: below it, a warning
COMPILED_OVER_PURE = 3.0
TAIL = 5.0


class Result(TypedDict):
    date: str
    python: str
    rows: list[Row]
    weights: dict[str, Weight]
    scaling: float | None
    left_out: dict[str, str]


def speeds(rows: list[Row]) -> str:
    head = (
        f"{'':34} {'choices/s':>11} {'spread':>6} {'games/s':>9} {'choices':>8} {'decisions':>9} {'branch':>6}"
        f" {'p99/med':>7} {'cold g/s':>9} {'list µs':>8} {'apply µs':>8} {'copy µs':>8} {'searched/s':>11}"
    )
    lines = [head, f"{'':34} {'':11} {'':6} {'':9} {'per game':>8} {'per game':>9}"]
    for row in rows:
        lines.append(
            f"{title(row):34} {row['choices_per_second']:11,.0f} {row['spread']:6.0%} {row['games_per_second']:9,.1f}"
            f" {row['choices_per_game']:8.1f} {row['decisions_per_game']:9.1f} {row['mean_branching']:6.2f}"
            f" {row['p99_over_median']:7.1f} {row['cold_games_per_second']:9,.1f}"
            f" {row['legal_microseconds']:8.2f} {row['apply_microseconds']:8.2f}"
            f" {number(row['copy_microseconds'], 8, 2)} {number(row['searched_per_second'], 11, 0)}"
        )
    return "\n".join(lines)


def title(row: Row) -> str:
    return f"{row['name']} ({row['build']})" if row["build"] else row["name"]


def number(value: float | None, width: int, digits: int) -> str:
    return f"{'-':>{width}}" if value is None else f"{value:{width},.{digits}f}"


def ratios(rows: list[Row]) -> str:
    """Our compiled engines over every peer: choices, games, and copy + list + apply, each beside the same loop."""
    ours = [row for row in rows if row["build"] == "compiled"]
    peers = [row for row in rows if not row["build"]]
    if not ours or not peers:
        return ""
    lines = []
    for what, key in (("choices/s", "relative"), ("games/s", "games_relative"), ("searched/s", "searched_relative")):
        lines.append(f"{what + ' x':34} " + " ".join(f"{short(row['name']):>13}" for row in ours))
        for peer in peers:
            lines.append(f"{peer['name']:34} " + " ".join(number(over(row, peer, key), 13, 1) for row in ours))
        lines.append("")
    return "\n".join(lines).rstrip()


def short(name: str) -> str:
    return name.replace("cave-vs-cave", "cvc").replace(", ", " ")[:13]


def over(row: Row, other: Row, key: str) -> float | None:
    mine, theirs = row.get(key), other.get(key)
    if not isinstance(mine, float) or not isinstance(theirs, float) or not theirs:
        return None
    return mine / theirs


def verdicts(rows: list[Row], weights: dict[str, Weight], scaling: float | None) -> list[tuple[bool, str]]:
    """Each promise with whether it holds in this run."""
    found: list[tuple[bool, str]] = []
    by_build = {(row["name"], row["build"]): row for row in rows}
    yardstick = by_build.get((YARDSTICK, ""))
    for setup in SETUPS:
        mine = by_build.get((setup.name, "compiled"))
        if mine is None:
            continue
        if yardstick is not None:
            found += beside_yardstick(setup, mine, yardstick)
        pure = by_build.get((setup.name, "pure"))
        if pure is not None:
            ratio = mine["relative"] / pure["relative"]
            found.append((ratio >= COMPILED_OVER_PURE, f"{setup.name}: compiled over pure {ratio:.1f} (3.0)"))
        if setup.floor is not None:
            ratio = mine["p99_over_median"]
            found.append((ratio <= TAIL, f"{setup.name}: slowest hundredth of games over the median {ratio:.1f} (5.0)"))
        for (name, build), other in by_build.items():
            if name == setup.name and build not in ("pure", "compiled"):
                ratio = mine["relative"] / other["relative"]
                found.append((ratio >= SLOWER, f"{setup.name}: over {build} {ratio:.2f} ({SLOWER})"))
    for name, weight in weights.items():
        grown = weight["grown_megabytes"]
        found.append((grown < 1, f"{name}: grown by {grown:.1f} MB over a million decisions (1)"))
    if scaling is not None:
        found.append((scaling >= 1.6, f"two processes on two cores: {scaling:.2f} times one (1.6)"))
    return found


def beside_yardstick(setup: Setup, mine: Row, yardstick: Row) -> list[tuple[bool, str]]:
    found = []
    if setup.floor is not None:
        ratio = mine["relative"] / yardstick["relative"]
        text = f"{setup.name}: choices/s x {YARDSTICK} {ratio:.0f} (floor {setup.floor:.0f}, aim {setup.aim:.0f})"
        found.append((ratio >= setup.floor, text))
    if setup.games is not None:
        ratio = mine["games_relative"] / yardstick["games_relative"]
        found.append((ratio >= setup.games, f"{setup.name}: games/s x {YARDSTICK} {ratio:.0f} ({setup.games:.0f})"))
    return found


def report(result: Result) -> str:
    rows = result["rows"]
    parts = [f"{result['date']}, {result['python']}, one core", speeds(rows)]
    if compared := ratios(rows):
        parts.append("Our compiled engines over the peers (ratios of medians, each beside the same loop):\n" + compared)
    for name, weight in result["weights"].items():
        parts.append(
            f"{name}: {weight['bytes_per_state']:,.0f} bytes per state,"
            f" {weight['bytes_per_entry']:.0f} per record entry"
        )
    parts += [f"left out: {name}: {reason}" for name, reason in result["left_out"].items()]
    checks = verdicts(rows, result["weights"], result["scaling"])
    parts.append("\n".join(f"{'ok     ' if good else 'BELOW  '}{text}" for good, text in checks))
    return "\n\n".join(part for part in parts if part)
