"""Which lines a search begins with."""

from permonik.bots.beam import ALIKE, Line, different, varied


def lines(*beginnings: int) -> list[Line]:
    """Lines of falling value, each other than the ones before."""
    return [Line([begun, number], -float(number)) for number, begun in enumerate(beginnings)]


def answers(found: list[Line]) -> list[int]:
    return [line.answers[0] for line in found]


def test_every_line_once() -> None:
    twice = [Line([1, 2], 5.0), Line([1, 2], 4.0), Line([2], 3.0)]
    assert [line.value for line in different(twice, 5)] == [5.0, 3.0]
    assert [line.value for line in different(twice, 1)] == [5.0]


def test_other_beginnings_come_before_many_that_begin_alike() -> None:
    found = varied(lines(1, 1, 1, 1, 1, 1, 2, 3), 5)
    assert answers(found) == [1] * ALIKE + [2, 3]


def test_where_there_are_too_few_beginnings_the_best_of_the_rest_follow_in_their_order() -> None:
    found = varied(lines(1, 1, 1, 1, 1, 2), 5)
    assert answers(found) == [1, 1, 1, 1, 2]
    values = [line.value for line in found]
    assert values == sorted(values, reverse=True)


def test_no_more_than_there_are() -> None:
    assert len(varied(lines(1, 2), 9)) == 2
