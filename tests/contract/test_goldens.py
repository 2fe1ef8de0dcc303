from pathlib import Path

from permonik.kernel.game import Game
from permonik.testing.contract import Count, goldens


def test_golden_records_replay(rules: Game, golden: Path, count: Count) -> None:
    goldens.check_records(rules, golden, count)


def test_games_played_by_people_replay(rules: Game, golden: Path, count: Count) -> None:
    goldens.check_played(rules, golden, count)


def test_no_action_number_moves(rules: Game, golden: Path) -> None:
    goldens.check_actions(rules, golden)
