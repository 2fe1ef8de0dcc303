"""The one player of lessons. A lesson that is under way is a list of answers: played again they lead to the same place.

So nothing has to be kept but that list, nothing can be lost, and to take something back is to leave it out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from permonik.kernel.errors import listed
from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.lessons.data import Beat, Lesson, Text
from permonik.lessons.errors import BadLesson, NotNow
from permonik.lessons.goals import Position, all_hold

GO_ON: Final = ">"  # the answer to what was only said
NAMES: Final = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Filip", "Gita", "Hugo")

Kind = Literal["say", "ask", "free", "wrong", "done"]
Mind = Callable[[Match, int], str]  # what another seat answers in free play


class Standing(NamedTuple):
    """Where a lesson stands: what is said, what is pointed at, and what is waited for."""

    kind: Kind
    beat: int
    say: Text | None
    remark: Text | None
    point: tuple[str, ...]
    match: Match  # as it is to be shown: with the consequence of a wrong answer, where one was given


class LessonPlayer:
    """`answers`: what was answered so far; `mind`: plays the others where the lesson does not say what they do."""

    def __init__(self, lesson: Lesson, answers: Sequence[str] = (), mind: Mind | None = None) -> None:
        self.lesson = lesson
        self.mind = mind
        self.answers: list[str] = []
        self.at = -1
        self.tried: Match | None = None  # a wrong answer and what follows from it
        self.told: Text | None = None  # what is said of it
        self.remarked: set[int] = set()
        self.remark: Text | None = None
        self.match = Match.start(
            lesson.game, lesson.players, lesson.seed, lesson.options, NAMES[: lesson.players], nonce="lesson"
        )
        self.play(self.match, lesson.setup)
        self.next_beat()
        for answer in answers:
            self.follow(answer)
        self.let_others()

    # -- looking ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.at >= len(self.lesson.beats)

    @property
    def beat(self) -> Beat:
        return self.lesson.beats[self.at]

    def standing(self) -> Standing:
        if self.over:
            return Standing("done", self.at, None, None, (), self.match)
        if self.tried is not None:
            return Standing("wrong", self.at, self.told, None, (), self.tried)
        kind: Kind = "ask" if self.beat.ask else "free" if self.beat.goal else "say"
        return Standing(kind, self.at, self.beat.say, self.remark, self.beat.point, self.match)

    # -- playing ---------------------------------------------------------------------------------------------

    def do(self, answer: str) -> None:
        """What the learner does: an answer of the open question by its text, or GO_ON."""
        self.follow(answer)
        self.let_others()

    def back(self) -> list[str]:
        """The answers without the learner's last one."""
        answers = list(self.answers)
        while answers and ":" in answers[-1].split(" ", 1)[0]:
            answers.pop()
        return answers[:-1]

    def follow(self, answer: str) -> None:
        """One answer: of the learner, or ("1:take wood") of another seat in free play."""
        if self.over:
            raise NotNow("the lesson is over")
        seat, _, text = answer.partition(":")
        if self.tried is not None or not (self.beat.ask or self.beat.goal):
            if answer != GO_ON:
                raise NotNow(f"{answer!r}: here the lesson only waits for {GO_ON!r}")
            if self.tried is not None:
                self.tried = self.told = None
            else:
                self.next_beat()
        elif self.beat.bots and seat.isdecimal() and int(seat) != self.lesson.seat:
            self.match.choose(int(seat), text)
            self.settle()
        else:
            self.learner_answers(answer)
        self.answers.append(answer)

    def learner_answers(self, answer: str) -> None:
        options = [option.text for option in self.match.options(self.lesson.seat)]
        if answer not in options:
            raise NotNow(f"{answer!r} is no answer now; there are: {listed(options)}")
        if self.beat.goal:
            self.match.choose(self.lesson.seat, answer)
            self.settle()
        elif answer in self.beat.ask:
            self.match.choose(self.lesson.seat, answer)
            self.next_beat()
        else:
            self.show_wrong(answer)

    def show_wrong(self, answer: str) -> None:
        """The consequence is played on a copy."""
        then: tuple[str, ...] = ()
        told = self.beat.otherwise
        for wrong in self.beat.wrong:
            if wrong.answer == answer:
                then, told = wrong.then, wrong.say
        if told is None:
            raise BadLesson(f"beat {self.at + 1} has no words for the answer {answer!r}")
        tried = copy(self.match)
        tried.choose(self.lesson.seat, answer)
        self.play(tried, then)
        self.tried, self.told = tried, told

    def settle(self) -> None:
        """Free play goes on until the goal is reached."""
        if all_hold(self.beat.goal, Position(self.match, self.lesson.seat)):
            self.next_beat()
        elif self.lesson.seat in self.match.waiting():
            self.look_around()
        elif self.match.over:
            raise BadLesson(f"the match is over, but the goal of beat {self.at + 1} is not reached")

    def next_beat(self) -> None:
        self.at += 1
        self.remark = None
        if not self.over:
            self.play(self.match, self.beat.play)

    def let_others(self) -> None:
        """In free play the others answer until it is the learner's turn."""
        seat = self.lesson.seat
        while not self.over and self.beat.bots and self.tried is None and seat not in self.match.waiting():
            if self.mind is None:
                raise NotNow("nobody plays the other seats")
            other = self.match.waiting()[0]
            answer = f"{other}:{self.mind(self.match, other)}"
            self.follow(answer)

    def look_around(self) -> None:
        """What is worth a remark now, once each."""
        self.remark = None
        position = Position(self.match, self.lesson.seat)
        for number, remark in enumerate(self.lesson.remarks):
            if number not in self.remarked and all_hold(remark.when, position):
                self.remarked.add(number)
                self.remark = remark.say
                return

    def play(self, match: Match, answers: Sequence[str]) -> None:
        """Answers of whoever is asked, in their order."""
        for answer in answers:
            for seat in match.waiting():
                if answer in [option.text for option in match.options(seat)]:
                    match.choose(seat, answer)
                    break
            else:
                offered = [option.text for seat in match.waiting() for option in match.options(seat)]
                raise BadLesson(
                    f"the lesson {self.lesson.id} of {self.lesson.game}, beat {self.at + 1}: "
                    f"nobody can answer {answer!r} now; there are: {listed(offered)}"
                )


def copy(match: Match) -> Match:
    """A match of its own with the same deal."""
    return Match.replay(Record(match.record.header, list(match.record.entries), match.seal))
