"""Every lesson fits its game: it is played to its end, with every wrong answer on the way, in all languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from permonik.bots import make
from permonik.bots.play import ask
from permonik.errors import PermonikError
from permonik.kernel.match import Match
from permonik.lessons import GO_ON, Lesson, LessonPlayer, Text, lesson, lessons
from permonik.lessons.data import LANGUAGES, bound, read_lesson
from permonik.lessons.errors import BadLesson, NotNow, UnknownLesson
from permonik.lessons.goals import Position, all_hold

GAMES = ("cave-vs-cave", "caverna", "rivals", "saboteur")
ALL = [one for game in GAMES for one in lessons(game)]
MOST_WORDS = 25
MOST_ANSWERS = 2000


@dataclass
class Easy:
    """Plays the other seats, and where there is no line the learner, too."""

    lesson: Lesson

    def __post_init__(self) -> None:
        count = range(self.lesson.players)
        self.bots = {seat: make("easy", self.lesson.game, seat) for seat in count}

    def __call__(self, match: Match, seat: int) -> str:
        return match.game.text(ask(match, seat, self.bots[seat]))


def texts(one: Lesson) -> Iterator[Text]:
    yield from (one.title, one.about, *(remark.say for remark in one.remarks))
    for beat in one.beats:
        yield from (beat.say, *(wrong.say for wrong in beat.wrong))
        if beat.otherwise is not None:
            yield beat.otherwise


def wrong_answers(player: LessonPlayer) -> list[str]:
    options = player.match.options(player.lesson.seat)
    return [option.text for option in options if option.text not in player.beat.ask]


def named(one: Lesson) -> str:
    return f"{one.game}/{one.id}"


@pytest.mark.parametrize("one", ALL, ids=named)
def test_a_lesson_is_played_to_its_end(one: Lesson) -> None:
    """All right answers are possible; of each wrong one the consequence is shown, told and taken back."""
    mind = Easy(one)
    player = LessonPlayer(one, mind=mind)
    line: list[str] = []
    for _ in range(MOST_ANSWERS):
        if player.over:
            break
        standing = player.standing()
        assert standing.say is not None
        if standing.kind == "ask":
            options = [option.text for option in player.match.options(one.seat)]
            assert set(player.beat.ask) <= set(options), f"beat {player.at + 1}"
            named_wrong = {wrong.answer for wrong in player.beat.wrong}
            assert named_wrong <= set(options) - set(player.beat.ask), f"beat {player.at + 1}"
            for answer in wrong_answers(player):
                before = player.match.record.dumps()
                player.do(answer)
                shown = player.standing()
                assert shown.kind == "wrong", f"beat {player.at + 1}: {answer}"
                assert shown.say
                assert len(shown.match.record.entries) > len(player.match.record.entries)
                player.do(GO_ON)
                assert player.match.record.dumps() == before
                assert player.standing() == standing
            player.do(player.beat.ask[0])
        elif standing.kind == "free":
            line = line or list(player.beat.line)
            player.do(line.pop(0) if line else mind(player.match, one.seat))
        else:
            player.do(GO_ON)
    assert player.over
    again = LessonPlayer(one, player.answers)  # nobody has to think again
    assert again.over
    assert again.match.record.entries == player.match.record.entries


@pytest.mark.parametrize("one", ALL, ids=named)
def test_sentences_are_short(one: Lesson) -> None:
    for text in texts(one):
        assert sorted(text) == sorted(LANGUAGES)
        for said in text.values():
            for sentence in re.split(r"(?<=[.!?…])\s+", said):
                assert len(sentence.split()) <= MOST_WORDS, sentence


@pytest.mark.parametrize(("game", "count"), [("cave-vs-cave", 6), ("caverna", 10), ("rivals", 8), ("saboteur", 6)])
def test_a_course_is_whole_and_ends_with_a_guided_game(game: str, count: int) -> None:
    course = lessons(game)
    assert len(course) == count
    last = course[-1]
    assert last.id == "game"
    assert [beat.bots for beat in last.beats] == [False, True, False]
    assert len(last.remarks) >= 3


def test_a_remark_can_ask_for_the_greatest_of_several() -> None:
    one = lesson("rivals", "game")
    (full,) = [remark for remark in one.remarks if "three and cannot store" in remark.say["en"]]
    match = Match.start("rivals", 2, one.seed, {}, ["Anna", "Boris"], nonce="n")
    assert not all_hold(full.when, Position(match, 0))
    (condition,) = full.when
    assert all_hold([condition._replace(value=1)], Position(match, 0))


@pytest.mark.parametrize("game", GAMES)
def test_a_course_begins_with_a_whole_turn_in_three_minutes(game: str) -> None:
    first = lessons(game)[0]
    assert (first.id, first.order) == ("first", 1)
    assert first.minutes <= 3
    assert sum(bool(beat.ask) for beat in first.beats) >= 3
    assert [one.order for one in lessons(game)] == list(range(1, len(lessons(game)) + 1))
    assert all(1 <= one.minutes <= 4 or one.beats[-2].bots for one in lessons(game))


def test_a_lesson_leaves_no_trace_of_a_wrong_answer() -> None:
    one = lesson("cave-vs-cave", "first")
    player = LessonPlayer(one, [GO_ON, GO_ON, "take housework"])
    assert player.standing().kind == "wrong"
    with pytest.raises(NotNow):
        player.do("take excavation")
    player.do(GO_ON)
    assert player.standing().kind == "ask"
    assert player.back() == [GO_ON, GO_ON, "take housework"]


def test_answers_that_do_not_fit_are_refused_and_change_nothing() -> None:
    player = LessonPlayer(lesson("cave-vs-cave", "first"), [GO_ON, GO_ON])
    for answer in ("take nothing", GO_ON, "", "1:take excavation"):
        with pytest.raises(PermonikError):
            player.do(answer)
        assert player.answers == [GO_ON, GO_ON]
    with pytest.raises(UnknownLesson):
        lesson("cave-vs-cave", "second-to-none")


PLAIN = {
    "order": 1,
    "minutes": 1,
    "players": 2,
    "seed": 2,
    "title": dict.fromkeys(LANGUAGES, "T"),
    "about": dict.fromkeys(LANGUAGES, "A"),
}
SAY = dict.fromkeys(LANGUAGES, "S")


@pytest.mark.parametrize(
    ("beat", "fault"),
    [
        ({"say": {"cs": "Ahoj", "en": "Hello"}}, "a text is there in"),
        ({"say": SAY, "asks": ["end"]}, "a beat has no asks"),
        ({"say": SAY, "goal": [{"way": "view.round"}]}, "a condition has a way"),
        ({"point": ["tile:excavation"]}, "lacks 'say'"),
    ],
)
def test_a_lesson_that_is_no_lesson_is_refused(beat: dict[str, object], fault: str) -> None:
    with pytest.raises(BadLesson, match=fault):
        read_lesson("cave-vs-cave", "bad", PLAIN | {"beats": [beat]})


def test_a_lesson_that_no_longer_fits_says_where() -> None:
    bad = read_lesson("cave-vs-cave", "bad", PLAIN | {"beats": [{"say": SAY, "play": ["take the biscuit"]}]})
    with pytest.raises(BadLesson, match=r"beat 1: nobody can answer 'take the biscuit' now"):
        LessonPlayer(bad)


def test_free_play_goes_on_until_the_goal() -> None:
    """With what others do, which is kept among the answers; remarks are made once."""
    beat = {"say": SAY, "bots": True, "goal": [{"way": "view.round", "least": 2}]}
    remark = {"when": [{"way": "view.caves.0.goods.stone", "least": 2}], "say": dict.fromkeys(LANGUAGES, "Stone!")}
    free = read_lesson("cave-vs-cave", "free", PLAIN | {"beats": [beat], "remarks": [remark]})
    player = LessonPlayer(free, mind=Easy(free))
    remarks = []
    for answer in ("take excavation", "do excavation-stone", "end", "take cultivation", "end"):
        if answer.startswith("take") and player.standing().kind == "free":
            free_tiles = [option.text for option in player.match.options(0)]
            answer = answer if answer in free_tiles else free_tiles[0]
        player.do(answer)
        remarks.append(player.standing().remark is not None)
        again = LessonPlayer(free, player.answers)  # played again it is at the same place, and says the same
        assert again.standing()[:4] == player.standing()[:4]
    assert player.over
    assert remarks == [False, True, False, False, False]
    assert any(answer.startswith("1:") for answer in player.answers)
    assert LessonPlayer(free, player.answers).over
    assert player.back()[-1].split(" ")[0] != player.answers[-1]


def test_a_word_of_one_letter_is_bound_to_the_next_one() -> None:
    assert bound("Jdi k lesu a v klidu. A co?", "cs") == "Jdi k\u00a0lesu a\u00a0v\u00a0klidu. A\u00a0co?"
    assert bound("It is a room.", "en") == "It is a room."
