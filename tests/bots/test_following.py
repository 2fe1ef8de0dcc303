"""A line that was thought out once: followed while all is as foreseen, dropped as soon as anything is not."""

import pytest

from permonik.bots.following import LineBot
from permonik.kernel.game import Option, View
from permonik.kernel.match import Match

SEAT = 0


class Planned(LineBot):
    """Thinks of these lines, one after the other."""

    def __init__(self, lines: list[list[int]]) -> None:
        super().__init__("cave-vs-cave", 1)
        self.lines = lines
        self.thoughts = 0

    def think(self, view: View) -> list[int]:
        self.thoughts += 1
        return list(self.lines[self.thoughts - 1])


def two_answers(match: Match) -> tuple[int, int]:
    """An answer after which the same seat has a choice again, and the last answer there."""
    for option in match.options(SEAT):
        after = match.state.clone()
        after.apply(SEAT, option.id)
        if after.waiting() == (SEAT,) and len(after.actions(SEAT)) > 1:
            return option.id, after.actions(SEAT)[-1]
    raise AssertionError("no such answer")


class Begun:
    """A bot that has given the first answer of its line, and what it is asked next."""

    def __init__(self) -> None:
        self.match = Match.start("cave-vs-cave", 1, seed=4)
        self.first, self.second = two_answers(self.match)
        self.bot = Planned([[self.first, self.second], [self.second]])
        assert self.bot.choose(self.match.view(SEAT), self.match.options(SEAT)) == self.first
        self.match.choose(SEAT, self.first)
        self.view: View = self.match.view(SEAT)
        self.options: list[Option] = self.match.options(SEAT)


@pytest.fixture
def begun() -> Begun:
    return Begun()


def test_a_line_is_followed_while_all_is_as_foreseen(begun: Begun) -> None:
    assert begun.bot.choose(begun.view, begun.options) == begun.second
    assert begun.bot.thoughts == 1


def test_a_changed_view_makes_it_think_again(begun: Begun) -> None:
    """Somebody has taken something back, or something came that the bot had not imagined: the old line is nothing."""
    other = begun.view | {"round": begun.view["round"] + 1}
    assert begun.bot.choose(other, begun.options) == begun.second
    assert begun.bot.thoughts == 2


def test_a_line_that_cannot_go_on_here_is_dropped(begun: Begun) -> None:
    """It comes from another imagined world, in which there was an answer that is not here."""
    left = [option for option in begun.options if option.id != begun.second]
    begun.bot.lines[1] = [left[0].id]
    assert begun.bot.choose(begun.view, [*left, left[0]._replace(id=left[0].id + 1)]) == left[0].id
    assert begun.bot.thoughts == 2
