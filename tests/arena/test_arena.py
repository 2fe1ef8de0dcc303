"""The arena: who sits where, what is counted, how it stops and resumes, and what it says."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from permonik.arena.figures import (
    Interval,
    Sitting,
    figures,
    interval,
    place,
    placed,
    rate_interval,
    share,
    sittings_of,
    wilson,
)
from permonik.arena.journal import BadJournal, Journal
from permonik.arena.plan import deal_seed, make_plan, seatings, tasks
from permonik.arena.pool import run_here
from permonik.arena.report import page
from permonik.arena.stopping import Sequential, by_deal
from permonik.arena.table import Played, play, shares
from permonik.bots import levels
from permonik.bots.base import UnknownBot
from permonik.cli import main
from permonik.errors import BadOption, BadPlayers


def result(number: int, share: float, seating: tuple[int, ...] = (0, 1), seed: int | None = None) -> Played:
    return {
        "number": number,
        "seed": number if seed is None else seed,
        "seating": list(seating),
        "scores": [3, 1],
        "shares": [share, 1 - share],
        "won": [share > 0, share < 1],
        "roles": ["", ""],
        "decisions": [10, 10],
        "seconds": [0.1, 0.2],
    }


def command(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


# -- who sits where ----------------------------------------------------------------------------------------------


def test_bots_rotate_through_the_seats() -> None:
    assert seatings(2, 2) == [(0, 1), (1, 0)]
    assert seatings(3, 3) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_fewer_bots_sit_down_again_and_more_take_turns() -> None:
    assert seatings(2, 5)[0] == (0, 1, 0, 1, 0)
    assert {frozenset(table) for table in seatings(3, 2)} == {frozenset({0, 1}), frozenset({0, 2}), frozenset({1, 2})}


def test_a_duplicate_deal_is_played_in_every_seating() -> None:
    plan = make_plan("pretend", 3, None, ["random", "random", "random"], 6, duplicate=True)
    found = tasks(plan)
    assert len({task.seed for task in found[:3]}) == 1
    assert len({task.seating for task in found[:3]}) == 3
    assert found[3].seed != found[0].seed


def test_without_duplicates_every_game_has_a_deal_of_its_own() -> None:
    plan = make_plan("pretend", 2, None, ["random", "random"], 50)
    assert len({task.seed for task in tasks(plan)}) == 50
    assert deal_seed(0, 1) != deal_seed(1, 0)


def test_a_longer_run_begins_with_the_same_games() -> None:
    short, long = (tasks(make_plan("pretend", 2, None, ["random", "random"], games)) for games in (5, 50))
    assert long[:5] == short


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"bots": []}, BadOption),
        ({"games": 0}, BadOption),
        ({"players": 9}, BadPlayers),
        ({"options": {"colour": "red"}}, BadOption),
        ({"bots": ["nobody"]}, UnknownBot),
        ({"bots": ["random@3"]}, UnknownBot),
    ],
)
def test_a_wrong_plan_is_refused(change: dict[str, Any], error: type[Exception]) -> None:
    wanted: dict[str, Any] = {"game": "pretend", "players": 2, "options": None, "bots": ["random"], "games": 1}
    with pytest.raises(error):
        make_plan(**{**wanted, **change})


# -- games -------------------------------------------------------------------------------------------------------


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    plan = make_plan("pretend", 2, None, ["random", "random"], 6, seed=4)

    def outcome(jobs: int) -> list[tuple[int, list[int]]]:
        return sorted((one["number"], one["scores"]) for one in run_here(plan, tasks(plan), jobs))

    assert outcome(1) == outcome(2)


def test_a_bot_in_a_process_of_its_own_answers_the_same() -> None:
    near, far = (
        make_plan("pretend", 2, None, ["random", "random"], 1, isolated=isolated) for isolated in (False, True)
    )
    assert play(near, tasks(near)[0])["scores"] == play(far, tasks(far)[0])["scores"]


def test_the_win_is_shared_out() -> None:
    assert shares((1,), 3) == [0, 1, 0]
    assert shares((0, 2), 3) == [0.5, 0, 0.5]
    assert shares((), 4) == [0.25] * 4
    assert shares((), 1) == [0]
    assert shares((0,), 1) == [1]


def test_roles_are_told_apart() -> None:
    plan = make_plan("saboteur", 5, None, ["random"], 1)
    played = play(plan, tasks(plan)[0])
    assert set(played["roles"]) <= {"loyal", "saboteur"}
    assert set(figures(plan, [played])["bots"][0]["by_role"]) == set(played["roles"])


def test_a_role_wins_as_often_as_its_side_does_however_many_share_the_win() -> None:
    plan = make_plan("saboteur", 3, None, ["random"], 1)
    played = play(plan, tasks(plan)[0])
    played.update(roles=["loyal", "loyal", "saboteur"], shares=[0.5, 0.5, 0.0], won=[True, True, False])
    (bot,) = figures(plan, [played])["bots"]
    assert (bot["by_role"]["loyal"].mean, bot["by_role"]["saboteur"].mean) == (1.0, 0.0)
    played.update(shares=[1 / 3] * 3, won=[False] * 3)  # nobody wins
    (bot,) = figures(plan, [played])["bots"]
    assert (bot["by_role"]["loyal"].mean, bot["by_role"]["saboteur"].mean) == (0.0, 0.0)


# -- what is counted ---------------------------------------------------------------------------------------------


def test_games_on_one_deal_are_one_observation() -> None:
    apart = [sitting for n in range(8) for sitting in sittings_of(result(n, n % 2)) if sitting.bot == 0]
    same = [sitting for n in range(8) for sitting in sittings_of(result(n, n % 2, seed=n // 2)) if sitting.bot == 0]
    by_deal, alone = interval(same, lambda one: one.share), interval(apart, lambda one: one.share)
    assert by_deal.mean == alone.mean == 0.5
    assert by_deal.high - by_deal.low < alone.high - alone.low


def test_an_interval_of_a_share_stays_within_0_and_1() -> None:
    low, high = wilson(1.0, 10)
    assert (low, high) == (pytest.approx(0.7225, abs=1e-3), pytest.approx(1.0))
    assert wilson(0.5, 100) == (pytest.approx(0.4038, abs=1e-3), pytest.approx(0.5962, abs=1e-3))


def test_the_better_bot_is_rated_higher() -> None:
    plan = make_plan("pretend", 2, None, ["random", "random"], 40)
    found = figures(plan, [result(n, 0.0 if n % 10 else 1.0) for n in range(40)])
    first, second = (bot["rating"] for bot in found["bots"])
    assert first.high < second.low
    assert found["bots"][1]["share"].mean == 0.9


def test_the_page_has_every_bot_and_escapes_their_names() -> None:
    plan = make_plan("pretend", 2, None, ["random", "random"], 2)
    found = figures(plan, [result(0, 1.0), result(1, 0.0)])
    found["bots"][0]["bot"] = "<b>&"
    text = page(plan, found, [result(0, 1.0)])
    assert "&lt;b&gt;&amp;" in text
    assert text.count("<svg") == 3


def test_games_on_duplicate_deals_have_an_interval_that_is_possible() -> None:
    """Seven of ten deals won in both seatings, three shared: neither below 0 nor above 1, and narrower than by luck."""
    games = [result(n, 1.0 if n % 2 else float(n < 14), seed=n // 2) for n in range(20)]
    found = rate_interval([sitting for one in games for sitting in sittings_of(one) if sitting.bot == 0], share)
    assert found.mean == pytest.approx(0.85)
    assert 0.6 < found.low < 0.85 < found.high < 1.0
    games = [result(n, n % 2, seed=0) for n in range(2)]
    alone = rate_interval([sitting for one in games for sitting in sittings_of(one) if sitting.bot == 0], share)
    assert 0.0 <= alone.low < 0.5 < alone.high <= 1.0


# -- stopping and resuming ---------------------------------------------------------------------------------------


def test_the_sequential_test_stops_only_when_it_is_clear() -> None:
    rule = Sequential(0.5, 0.7)
    assert rule.verdict([result(n, n % 2) for n in range(10)]) == ""
    assert rule.verdict([result(n, 1.0) for n in range(20)]) == "at least 70%"
    assert rule.verdict([result(n, 0.0) for n in range(20)]) == "at most 50%"


def test_the_sequential_test_counts_a_deal_once() -> None:
    """The same deal four times says no more than once."""
    rule = Sequential(0.5, 0.7)
    apart = [result(n, 1.0) for n in range(12)]
    same = [result(n, 1.0, seed=n // 4) for n in range(12)]
    assert rule.verdict(apart) == "at least 70%"
    assert rule.verdict(same) == ""


def test_the_sequential_test_says_nothing_of_a_few_deals() -> None:
    """However clear they look: how much deals vary is not known yet."""
    rule = Sequential(0.5, 0.7)
    assert rule.evidence([1.0] * 7) == 0.0
    assert rule.evidence([1.0] * 8) > 0.0
    assert rule.evidence([0.0] * 8) < 0.0
    assert rule.evidence([0.6] * 8) == pytest.approx(0.0)


def test_a_deal_counts_once_it_was_played_from_every_seat() -> None:
    def game(number: int, share: float) -> Played:
        return result(number, share, (0, 1) if number % 2 == 0 else (1, 0), seed=number // 2)

    whole = [game(0, 1.0), game(1, 1.0), game(2, 0.0), game(3, 0.0)]
    assert by_deal(whole) == [0.5, 0.5]
    assert by_deal([*whole, game(4, 1.0)]) == [0.5, 0.5]
    assert by_deal([game(5, 0.5), *whole, game(4, 1.0)]) == [0.5, 0.5, 0.75]


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    asked = ["--game", "pretend", "--bots", "random,random", "--jobs", "1", "--json"]
    whole = json.loads(command(*asked, "--games", "6").output)
    command(*asked, "--games", "4", "--journal", str(file))
    with file.open("a") as journal:
        journal.write('{"number": 4, "sc')  # the moment of the power cut
    resumed = json.loads(command(*asked, "--games", "6", "--journal", str(file)).output)
    assert [bot["score"] for bot in resumed["bots"]] == [bot["score"] for bot in whole["bots"]]
    assert len(file.read_text().splitlines()) == 7


def test_a_foreign_journal_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    plan = make_plan("pretend", 2, None, ["random", "random"], 2)
    Journal(file, plan)
    before = file.read_bytes()
    with pytest.raises(BadJournal, match="another arena"):
        Journal(file, make_plan("pretend", 3, None, ["random", "random"], 2))
    assert file.read_bytes() == before
    Journal(file, plan).add(result(0, 1.0))
    file.write_text(file.read_text().replace('"won"', '"one"'))
    with pytest.raises(BadJournal, match="another version"):
        Journal(file, plan)
    file.write_text("a shopping list\n")
    with pytest.raises(BadJournal, match="no journal"):
        Journal(file, plan)


# -- the command -------------------------------------------------------------------------------------------------


def test_the_command_prints_a_table_and_writes_a_page(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    done = command("--game", "pretend", "--bots", "random,random", "--games", "4", "--jobs", "1", "--report", str(file))
    assert done.exit_code == 0, done.output
    assert "Share of wins" in done.output
    assert file.read_text().startswith("<!doctype html>")


def test_a_ladder_has_random_and_all_levels_each_against_each_and_the_strongest_first() -> None:
    result = command("--game", "cave-vs-cave", "--ladder", "--bots", "random", "--games", "2", "--jobs", "1", "--json")
    found = json.loads(result.stdout)
    row = levels.levels_of("cave-vs-cave")
    assert found["plan"]["bots"] == ["random", *row]
    assert (found["plan"]["players"], found["plan"]["duplicate"]) == (2, True)
    ratings = [bot["rating"][0] for bot in found["bots"]]
    assert ratings == sorted(ratings, reverse=True)
    names = [bot["bot"] for bot in found["bots"]]
    assert names.index(row.easy) < names.index("random")  # the only two who have met in two games


def test_nobody_plays_unless_somebody_is_named() -> None:
    assert "--bots A,B, or --ladder" in command("--game", "pretend").output


def test_the_stopping_rule_stops_the_run() -> None:
    asked = ["--game", "cave-vs-cave", "--bots", "greedy,random", "--games", "40", "--jobs", "1", "--json"]
    found = json.loads(command(*asked, "--stop", "0.2,0.8").output)
    assert found["verdict"] == "at least 80%"
    assert found["games"] < 40


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "chess", "--bots", "random"], "unknown game 'chess'"),
        (["--game", "pretend", "--bots", " , "], "at least one bot"),
        (["--game", "pretend", "--bots", "random", "--stop", "yes"], "--stop is written"),
        (["--game", "pretend", "--bots", "random", "--stop", "0.7,0.6"], "0 < LOW < HIGH < 1"),
        (["--game", "cave-vs-cave", "--bots", "search@many"], "search@400"),
        (["--game", "cave-vs-cave", "--bots", "greedy@no-such-file.toml"], "cannot be read"),
        (["--game", "cave-vs-cave", "--bots", "search@4+no-such-file.toml"], "cannot be read"),
    ],
)
def test_a_wrong_question_gets_a_clear_answer(arguments: list[str], said: str) -> None:
    done = command(*arguments)
    assert done.exit_code == 2
    assert said in done.output


@pytest.mark.parametrize(
    ("shares", "scores", "places"),
    [
        ([0.0, 1.0, 0.0], [50, 70, 60], [3.0, 1.0, 2.0]),
        ([0.0, 1.0, 0.0], [70, 70, 60], [2.0, 1.0, 3.0]),  # a tie that the rules broke
        ([0.5, 0.5, 0.0], [70, 70, 60], [1.5, 1.5, 3.0]),
        ([1 / 3] * 3, [4, 4, 4], [2.0, 2.0, 2.0]),
    ],
)
def test_places_by_win_and_score(shares: list[float], scores: list[int], places: list[float]) -> None:
    played: Played = {
        "number": 0,
        "seed": 1,
        "seating": [0, 1, 1],
        "scores": scores,
        "shares": shares,
        "won": [share > 0 for share in shares],
        "roles": [""] * 3,
        "decisions": [1] * 3,
        "seconds": [0.0] * 3,
    }
    assert [place(played, seat) for seat in range(3)] == places


def test_a_bot_that_is_always_first_has_a_place_without_doubt_and_a_share_with_some() -> None:
    sittings = [Sitting(deal, 0, 0, "", 1.0, True, 1, 1.0, 1, 0.0) for deal in range(9)]
    assert interval(sittings, placed) == Interval(1.0, 1.0, 1.0)
    assert rate_interval(sittings, share).low < 0.9
