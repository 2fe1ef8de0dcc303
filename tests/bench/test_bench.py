"""The benchmark: its loop, what it says of the figures, and what it does without a peer."""

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from permonik.bench import homes, run
from permonik.bench.measure import Competitor, Row, measure
from permonik.bench.memory import weigh_game
from permonik.bench.processes import Engine, our_engine
from permonik.bench.report import report, verdicts
from permonik.bench.setups import YARDSTICK, Setup
from permonik.cli import main
from permonik.simulate import simulate

PATH = str(homes.PACKAGE.parent)
PRETEND = Setup("pretend", 2)


def row(name: str, build: str, relative: float, **more: float) -> Row:
    figures: Row = {
        "name": name,
        "build": build,
        "choices_per_second": relative * 1e7,
        "relative": relative,
        "spread": 0.1,
        "games_per_second": relative * 1e5,
        "games_relative": relative / 100,
        "choices_per_game": 100.0,
        "decisions_per_game": 120.0,
        "mean_branching": 4.0,
        "p99_over_median": 2.0,
        "cold_games_per_second": relative * 1e4,
        "legal_microseconds": 1.0,
        "apply_microseconds": 2.0,
        "copy_microseconds": None,
        "searched_per_second": None,
        "searched_relative": None,
    }
    return {**figures, **more}  # type: ignore[typeddict-item]


def test_our_engine_counts_as_simulate_does() -> None:
    engine = our_engine(PRETEND, PATH)
    played = engine.ask(["games", 1, 200])
    engine.close()
    simulated = simulate("pretend", 2, 200)
    assert played["games"] == 200
    assert played["choices"] / played["decisions"] == pytest.approx(
        simulated["choices"] / simulated["decisions"], rel=0.1
    )
    assert played["answers"] / played["choices"] == pytest.approx(simulated["mean_branching"], rel=0.1)


def test_every_part_of_a_decision_is_measured() -> None:
    competitor = Competitor("pretend", "pure", lambda: our_engine(PRETEND, PATH))
    (figures,) = measure([competitor], 2, 0.01, lambda text: None)
    assert figures["copy_microseconds"] is not None
    assert figures["searched_per_second"] is not None
    assert figures["legal_microseconds"] >= 0
    assert figures["apply_microseconds"] >= 0
    assert figures["p99_over_median"] >= 1


def test_an_engine_that_stops_is_left_out_and_the_others_go_on() -> None:
    answers = ['"ready"', '{"games": 1, "seconds": 1}']
    text = f"for answer in {answers}: input(); print(answer, flush=True)"
    broken = Competitor("broken", "", lambda: Engine([sys.executable, "-c", text], "broken"))
    good = Competitor("pretend", "pure", lambda: our_engine(PRETEND, PATH))
    told: list[str] = []
    rows = measure([broken, good], 2, 0.01, told.append)
    assert [figures["name"] for figures in rows] == ["pretend"]
    assert any(line.startswith("broken left out") for line in told)


def test_a_peer_that_cannot_be_installed_is_named_in_the_report(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(home: Path) -> str:
        raise homes.NoPeer("cannot be installed: no way")

    monkeypatch.setattr(homes, "builds", lambda: {"pure": PATH})
    monkeypatch.setattr(homes, "python_peers", refuse)
    monkeypatch.setattr(homes, "node_peers", refuse)
    monkeypatch.setattr(run, "SETUPS", (Setup("cave-vs-cave", 1),))
    monkeypatch.setattr(run, "scaling", lambda start: None)
    monkeypatch.setattr(
        run, "weigh", lambda setup, path: {"bytes_per_state": 1.0, "bytes_per_entry": 1.0, "grown_megabytes": 0.0}
    )
    cores = run.all_cores()
    try:
        result = run.run(tmp_path, 2, 0.01, peers=True, against=None, tell=lambda text: None)
    finally:
        run.take_cores(cores)
    assert [figures["name"] for figures in result["rows"]] == ["cave-vs-cave, 1p"]
    assert len(result["left_out"]) == 8
    assert "cannot be installed: no way" in report(result)


def test_a_floor_is_judged_by_the_ratio_to_the_yardstick() -> None:
    rows = [row("cave-vs-cave, 2p", "compiled", 0.1), row("cave-vs-cave, 2p", "pure", 0.02)]
    good = dict.fromkeys([False, True], 0)
    for passed, _ in verdicts([*rows, row(YARDSTICK, "", 0.001)], {}, None):
        good[passed] += 1
    assert good == {True: 4, False: 0}
    failed = [text for passed, text in verdicts([*rows, row(YARDSTICK, "", 0.0013)], {}, None) if not passed]
    assert failed == ["cave-vs-cave, 2p: choices/s x Catanatron 2 players 77 (floor 80, aim 130)"]


def test_a_slow_down_since_the_last_tag_is_told() -> None:
    rows = [row("cave-vs-cave, 2p", "compiled", 0.1), row("cave-vs-cave, 2p", "v1", 0.12)]
    assert (False, "cave-vs-cave, 2p: over v1 0.83 (0.85)") in verdicts(rows, {}, None)


def test_a_state_and_an_entry_weigh_something() -> None:
    entry, state = weigh_game("pretend", 2, {})
    assert 10 < entry < 200
    assert 100 < state < 10_000


def test_strange_arguments_get_a_clear_error() -> None:
    done = CliRunner().invoke(main, ["bench", "--seconds", "0"])
    assert done.exit_code == 2
    assert "must be more than 0" in done.output
    done = CliRunner().invoke(main, ["bench", "--slices", "1"])
    assert done.exit_code == 2


def test_an_unknown_version_is_refused(tmp_path: Path) -> None:
    with pytest.raises(homes.NoPeer, match="no commit or tag"):
        homes.build_of("never-tagged", tmp_path)


def test_the_scripts_of_the_peers_are_there() -> None:
    from permonik.bench.processes import SCRIPTS
    from permonik.bench.setups import PEERS

    assert all((SCRIPTS / peer.script).exists() for peer in PEERS)


def test_an_earlier_build_plays_by_its_own_script(tmp_path: Path) -> None:
    """What today's script imports an earlier engine may not have."""
    scripts = tmp_path / "permonik" / "bench" / "peers"
    scripts.mkdir(parents=True)
    (scripts / "play_permonik.py").write_text("for line in open(0):\n    print(line, end='', flush=True)\n")
    engine = our_engine(Setup("pretend", 2), str(tmp_path))
    assert engine.ask("echo") == "echo"
    engine.close()
