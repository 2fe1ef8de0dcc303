"""The search of solo games: what it may search, how games are varied, that it can be stopped, and what it proves."""

import json
from pathlib import Path
from random import Random

import pytest

from permonik import Match, Record
from permonik.bots.registry import make
from permonik.errors import BadOption, UnknownGame
from permonik.kernel.record import Decision
from permonik.kernel.state import State
from permonik.minds.evaluation import Evaluation
from permonik.minds.judge import Judge
from permonik.solve import campaign as campaigns
from permonik.solve import progress
from permonik.solve.annealing import Walk, lines_of, new_walk
from permonik.solve.campaign import Campaign
from permonik.solve.lines import Taste, Turn, follow, play, play_as, retrace
from permonik.solve.moves import question, reorder, vary
from permonik.solve.progress import BadProgress
from permonik.solve.proof import prove
from permonik.solve.puzzle import SEAT, NotSolvable, Puzzle
from permonik.solve.search import Search


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    return Puzzle("caverna", {"set": "basic"})


@pytest.fixture(autouse=True)
def short_legs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few short walks, so that a handful of trials sees every part of a campaign."""
    monkeypatch.setattr(campaigns, "WALKS", 2)
    monkeypatch.setattr(campaigns, "LEG", 3)
    monkeypatch.setattr("permonik.solve.annealing.OPENINGS", 1)


def taste(puzzle: Puzzle, seed: int) -> Taste:
    rng = Random(seed)
    return Taste(puzzle.opinion(rng), rng)


@pytest.fixture(scope="module")
def game(puzzle: Puzzle) -> tuple[list[Turn], State]:
    state = puzzle.start.clone()
    return play(puzzle, state, 0, {}, taste(puzzle, 1)), state


def fields(campaign: Campaign) -> dict[str, object]:
    """Everything that decides how a campaign goes on."""
    plain = {name: value for name, value in vars(campaign).items() if name not in ("puzzle", "walks")}
    return plain | {"walks": [walk and progress.walk_data(walk) for walk in campaign.walks]}


# -- what can be searched ----------------------------------------------------------------------------------------


def test_a_game_with_chance_is_not_searched() -> None:
    with pytest.raises(NotSolvable, match=r"caverna.*--deal"):
        Puzzle("cave-vs-cave")


@pytest.mark.parametrize("game", ["rivals", "saboteur", "pretend"])
def test_a_game_that_nobody_plays_alone_is_not_searched(game: str) -> None:
    for seed in (None, 3):
        with pytest.raises(NotSolvable, match="no solo game that could be searched"):
            Puzzle(game, seed=seed)


def test_games_and_options_are_checked() -> None:
    with pytest.raises(UnknownGame):
        Puzzle("nothing")
    with pytest.raises(BadOption):
        Puzzle("caverna", {"set": "half"})


def test_nothing_is_dealt_in_a_certain_game(puzzle: Puzzle, game: tuple[list[Turn], State]) -> None:
    assert puzzle.start.chance() is None
    for turn in game[0]:
        state = turn.state.clone()
        for answer in turn.answers:
            assert state.chance() is None
            state.apply(SEAT, answer)


def test_opinions_differ_and_follow_from_their_numbers(puzzle: Puzzle) -> None:
    values = [puzzle.opinion(Random(seed)).value(puzzle.start, SEAT) for seed in (1, 1, 2)]
    assert values[0] == values[1] != values[2]


# -- games and plans ---------------------------------------------------------------------------------------------


def test_stages_grow_and_the_game_ends(puzzle: Puzzle, game: tuple[list[Turn], State]) -> None:
    turns, end = game
    stages = [turn.stage for turn in turns]
    assert stages == sorted(set(stages))
    assert end.over
    assert retrace(puzzle, lines_of(turns))[1].key() == end.key()


def test_a_plan_that_fits_is_played_as_it_is(puzzle: Puzzle, game: tuple[list[Turn], State]) -> None:
    turns, end = game
    state = puzzle.start.clone()
    again = play(puzzle, state, 0, {turn.stage: turn.answers for turn in turns}, taste(puzzle, 2))
    assert lines_of(again) == lines_of(turns)
    assert state.key() == end.key()


def test_what_does_not_fit_is_left_out(puzzle: Puzzle, game: tuple[list[Turn], State]) -> None:
    turn = game[0][0]
    noise = max(turn.state.actions(SEAT)) + 1
    state = turn.state.clone()
    answers = follow(puzzle, state, [noise, turn.answers[0], noise, *turn.answers[1:], noise], taste(puzzle, 2))
    assert answers == turn.answers


def test_without_a_plan_the_opinion_decides(puzzle: Puzzle, game: tuple[list[Turn], State]) -> None:
    turn = game[0][0]
    state = turn.state.clone()
    assert follow(puzzle, state, [], taste(puzzle, 2))
    assert state.over or puzzle.turn(state) != puzzle.turn(turn.state)


def test_illegal_lines_are_not_retraced(puzzle: Puzzle, game: tuple[list[Turn], State]) -> None:
    lines = lines_of(game[0])
    with pytest.raises(ValueError, match="is not legal in turn 1"):
        retrace(puzzle, [[max(puzzle.start.actions(SEAT)) + 1]])
    with pytest.raises(ValueError, match="over before"):
        retrace(puzzle, [*lines, [0]])
    with pytest.raises(ValueError, match=f"is not legal in turn {len(lines)}"):
        retrace(puzzle, [*lines[:-1], [*lines[-1], 0]])


def test_every_variation_is_a_legal_game(puzzle: Puzzle, game: tuple[list[Turn], State]) -> None:
    turns = game[0]
    before = lines_of(turns)
    for seed in range(16):
        change = vary(puzzle, turns, taste(puzzle, seed))
        assert lines_of(turns) == before  # the old game is not touched
        if change is not None:
            varied = [*turns[: change.at], *change.turns]
            assert change.turns[0].answers != turns[change.at].answers
            found, end = retrace(puzzle, lines_of(varied))
            assert end.over
            assert end.key() == change.state.key()
            assert [turn.stage for turn in found] == [turn.stage for turn in varied]


def test_only_like_turns_change_places(puzzle: Puzzle, game: tuple[list[Turn], State]) -> None:
    turns = game[0]
    for seed in range(40):
        plan = {turn.stage: turn.answers for turn in turns}
        first = reorder(turns, plan, taste(puzzle, seed))
        moved = [turn for turn in turns if plan[turn.stage] is not turn.answers]
        assert len({question(turn) for turn in moved}) == (1 if first >= 0 else 0)
        assert sorted(map(id, plan.values())) == sorted(id(turn.answers) for turn in turns)


# -- chance that is known ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def dealt() -> Puzzle:
    return Puzzle("cave-vs-cave", seed=7)


def test_a_known_deal_is_that_of_the_match(dealt: Puzzle) -> None:
    """The same answers meet the same tiles and rooms, so whatever is found can be played in a match with that seed."""
    campaign = Campaign(dealt, 2)
    for _ in range(3):
        campaign.trial()
    assert campaign.best is not None
    record = prove(dealt, campaign.lines, campaign.best)
    assert record == prove(dealt, campaign.lines, campaign.best)
    match = Match.start("cave-vs-cave", 1, 7)
    chosen = [entry.action for entry in record.entries if isinstance(entry, Decision) and not entry.forced]
    for action in chosen:
        match.choose(SEAT, action)
    assert match.over
    assert match.scores()[SEAT].total == campaign.best


def test_other_deals_are_other_games(dealt: Puzzle) -> None:
    keys = [Puzzle("cave-vs-cave", seed=seed).start.key() for seed in (7, 7, 8)]
    assert keys[0] == keys[1] == dealt.start.key() != keys[2]


def test_the_progress_of_another_deal(dealt: Puzzle, tmp_path: Path) -> None:
    campaign = Campaign(dealt, 2)
    campaign.trial()
    file = tmp_path / "progress"
    progress.save(file, campaign, 1.0)
    assert progress.load(file, dealt, 2)[0].best == campaign.best
    with pytest.raises(BadProgress, match="another search"):
        progress.load(file, Puzzle("cave-vs-cave", seed=8), 2)


def test_a_walk_may_begin_with_the_game_of_a_bot() -> None:
    """What the bot plays in a match with that seed; the walk takes it where it is better than those of the opinions."""
    puzzle = Puzzle("cave-vs-cave", seed=7, bot="greedy")
    with make("greedy", "cave-vs-cave", 1) as bot:
        turns, end = play_as(puzzle, bot)
    assert end.over
    assert retrace(puzzle, lines_of(turns))[1].key() == end.key()
    alone, helped = (new_walk(Puzzle("cave-vs-cave", seed=7, bot=bot), Random(3)) for bot in (None, "greedy"))
    assert helped.best >= max(alone.best, puzzle.score(end))


@pytest.mark.parametrize("name", ["caverna", "cave-vs-cave"])
def test_some_opinions_have_learned(name: str) -> None:
    found = Puzzle(name, seed=1)
    learned = [isinstance(found.opinion(Random(seed)), Judge) for seed in range(40)]
    assert {True, False} == set(learned)


# -- walks -------------------------------------------------------------------------------------------------------


class Fixed(Puzzle):
    """Every game is worth what the test says."""

    worth = 0

    def score(self, state: State) -> int:
        return self.worth


@pytest.mark.parametrize(("worth", "taken"), [(11, True), (10, True), (-1000, False)])
def test_a_walk_takes_what_is_not_much_worse(game: tuple[list[Turn], State], worth: int, taken: bool) -> None:
    fixed = Fixed("caverna", {"set": "basic"})
    fixed.worth = worth
    for seed in range(4):
        walk = Walk(game[0], 10, 10, game[0])
        walk.step(fixed, Random(seed), 0.5)
        changed = lines_of(walk.turns) != lines_of(game[0])
        assert not changed or taken
        assert walk.value == (worth if changed else 10)
        assert walk.best == max(10, walk.value)
    walk.return_to_best()
    assert walk.turns is walk.best_turns


# -- campaigns ---------------------------------------------------------------------------------------------------


def test_the_better_half_goes_on_twice_as_far(puzzle: Puzzle, game: tuple[list[Turn], State]) -> None:
    campaign = Campaign(puzzle, 0)
    turns = game[0]
    campaign.walks = [Walk(turns, 5, 7, turns), Walk(turns, 9, 9, turns), Walk(turns, 1, 8, turns)]
    campaign.next_round()
    assert [walk and walk.best for walk in campaign.walks] == [9, 8]
    assert [walk and walk.value for walk in campaign.walks] == [9, 8]
    assert campaign.leg == 6
    campaign.next_round()
    assert [walk and walk.best for walk in campaign.walks] == [9]
    assert campaign.leg == 12


def test_the_last_one_goes_on_while_it_finds_something(puzzle: Puzzle, game: tuple[list[Turn], State]) -> None:
    campaign = Campaign(puzzle, 0)
    turns = game[0]
    campaign.walks = [Walk(turns, 5, 7, turns)]
    campaign.before = 6
    campaign.next_round()
    assert (campaign.season, campaign.before, campaign.leg) == (0, 7, 3)
    campaign.next_round()
    assert (campaign.season, campaign.walks) == (1, [None, None])


def test_the_best_game_never_gets_worse(puzzle: Puzzle) -> None:
    campaign = Campaign(puzzle, 3)
    best = -1000
    for _ in range(10):
        found = campaign.trial()
        assert campaign.best is not None
        assert campaign.best >= best
        assert found == (campaign.best > best)
        best = campaign.best
        assert puzzle.score(retrace(puzzle, campaign.lines)[1]) == best


def test_stopping_changes_nothing(puzzle: Puzzle, tmp_path: Path) -> None:
    whole = Campaign(puzzle, 5)
    for _ in range(10):
        whole.trial()
    file = tmp_path / "progress"
    parts = Campaign(puzzle, 5)
    for number in range(10):
        progress.save(file, parts, float(number))
        parts, seconds = progress.load(file, puzzle, 5)
        assert seconds == number
        parts.trial()
    assert fields(parts) == fields(whole)


def test_seeds_differ(puzzle: Puzzle) -> None:
    found = []
    for seed in (1, 1, 2):
        campaign = Campaign(puzzle, seed)
        campaign.trial()
        found.append(campaign.lines)
    assert found[0] == found[1] != found[2]


# -- progress files ----------------------------------------------------------------------------------------------


@pytest.fixture
def saved(puzzle: Puzzle, tmp_path: Path) -> Path:
    campaign = Campaign(puzzle, 5)
    campaign.trial()
    file = tmp_path / "saved.progress"
    progress.save(file, campaign, 1.0)
    return file


@pytest.mark.parametrize("text", [b"", b"\xff\xfe", b"[]", b"7", b"{}", b'{"permonik-solve":1', b"[" * 100000])
def test_a_file_that_is_no_progress(puzzle: Puzzle, tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "progress"
    file.write_bytes(text)
    with pytest.raises(BadProgress, match="is no progress"):
        progress.load(file, puzzle, 5)


def test_the_progress_of_another_search(puzzle: Puzzle, saved: Path) -> None:
    with pytest.raises(BadProgress, match="another search"):
        progress.load(saved, puzzle, 6)
    with pytest.raises(BadProgress, match="another search"):
        progress.load(saved, Puzzle("caverna", {"set": "full"}), 5)


@pytest.mark.parametrize(
    "change",
    [
        {"best": 1000},
        {"best": "77"},
        {"trials": -1},
        {"step": 3},
        {"at": 2},
        {"leg": True},
        {"lines": [[0]]},
        {"lines": 3},
        {"walks": []},
        {"walks": [{}]},
        {"walks": [7]},
        {"seconds": "long"},
    ],
)
def test_progress_that_was_changed(puzzle: Puzzle, saved: Path, change: dict[str, object]) -> None:
    saved.write_text(json.dumps(json.loads(saved.read_text()) | change))
    with pytest.raises(BadProgress, match="cannot be gone on with"):
        progress.load(saved, puzzle, 5)


def test_a_walk_that_is_worth_something_else(puzzle: Puzzle, saved: Path) -> None:
    data = json.loads(saved.read_text())
    data["walks"][0]["value"] += 1
    saved.write_text(json.dumps(data))
    with pytest.raises(BadProgress, match="is not worth"):
        progress.load(saved, puzzle, 5)


def test_a_failure_leaves_the_older_progress_whole(
    puzzle: Puzzle, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = saved.read_bytes()

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "no space left")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="no space") as caught:
        progress.save(saved, Campaign(puzzle, 5), 2.0)
    assert caught.value.filename == str(saved)
    assert saved.read_bytes() == before
    assert list(saved.parent.iterdir()) == [saved]


# -- records -----------------------------------------------------------------------------------------------------


def test_a_record_is_proved(puzzle: Puzzle, game: tuple[list[Turn], State]) -> None:
    lines, score = lines_of(game[0]), puzzle.score(game[1])
    record = prove(puzzle, lines, score)
    match = Match.replay(Record.loads(record.dumps()), verify=True)
    assert match.over
    assert match.scores()[SEAT].total == score
    assert record == prove(puzzle, lines, score)  # nothing in it is left to chance
    with pytest.raises(AssertionError, match=f"is worth {score}, not {score + 1}"):
        prove(puzzle, lines, score + 1)


def test_a_search_is_stopped_and_goes_on(puzzle: Puzzle, tmp_path: Path) -> None:
    def watch(found: bool) -> bool:
        return search.campaign.trials % 4 != 0

    for name, stops in (("whole", (9,)), ("parts", (2, 9, 9, 9))):
        for trials in stops:
            search = Search(puzzle, 5, tmp_path / name, tmp_path / f"{name}.progress")
            search.run(None, trials, (lambda found: True) if name == "whole" else watch)
    assert search.campaign.trials == 9
    assert (tmp_path / "whole").read_bytes() == (tmp_path / "parts").read_bytes()
    whole, parts = (json.loads((tmp_path / f"{name}.progress").read_bytes()) for name in ("whole", "parts"))
    assert whole | {"seconds": 0} == parts | {"seconds": 0}


def test_the_record_of_somebody_else_is_not_written_over(puzzle: Puzzle, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("precious")
    with pytest.raises(BadOption, match="is there already"):
        Search(puzzle, 5, tmp_path / "mine", tmp_path / "mine.progress")


def test_games_without_other_opinions_ask_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    from permonik.games.pretend import GAME

    mine = Evaluation()
    monkeypatch.setattr(type(GAME), "evaluation", lambda self, weights=None: mine)
    assert GAME.opinion(Random(0)) is mine
