import pytest

from permonik.errors import BadNotation
from permonik.kernel.actions import ActionTable, Kind
from permonik.kernel.domain import Domain, Unbounded, numbers

GOOD = Domain("good", ["wood", "stone"])
AMOUNT = numbers("amount", 3, 5)
CELL = Unbounded("cell")

BOUNDED = [Kind(0, "pass"), Kind(1, "take", GOOD), Kind(3, "trade", GOOD, AMOUNT)]
BOARD = [*BOUNDED, Kind(9, "dig", CELL), Kind(10, "place", GOOD, CELL)]


def test_actions_are_numbered_without_gaps_and_the_last_argument_turns_fastest() -> None:
    table = ActionTable(BOUNDED)
    assert table.size == 9
    assert [table.text(action) for action in range(table.size)] == [
        "pass",
        "take wood",
        "take stone",
        "trade wood 3",
        "trade wood 4",
        "trade wood 5",
        "trade stone 3",
        "trade stone 4",
        "trade stone 5",
    ]


def test_unbounded_kinds_share_what_lies_behind_the_others() -> None:
    table = ActionTable(BOARD)
    assert (table.size, table.block) == (9, 3)
    assert [table.text(action) for action in range(9, 15)] == [
        "dig 0",
        "place wood 0",
        "place stone 0",
        "dig 1",
        "place wood 1",
        "place stone 1",
    ]


@pytest.mark.parametrize("action", [*range(60), 10**6])
def test_text_and_number_are_the_same_thing(action: int) -> None:
    table = ActionTable(BOARD)
    assert table.parse(table.text(action)) == action
    kind, args = table.split(action)
    assert table.join(kind, args) == action


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "begin with: pass, take, trade, dig, place"),
        ("   ", "begin with"),
        ("fly", "no action 'fly'"),
        ("take", "it is written: take GOOD"),
        ("take wood stone", "it is written: take GOOD"),
        ("take iron", "no good 'iron'; there are: wood, stone"),
        ("trade wood 6", "there are: 3, 4, 5"),
        ("dig -1", "no cell '-1'"),
        ("dig 01", "no cell '01'"),
        ("dig ²", "no cell"),
        ("dig " + "9" * 5000, "no cell"),
    ],
    ids=lambda text: text[:30],
)
def test_what_is_no_action_says_what_would_be(text: str, says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        ActionTable(BOARD).parse(text)


@pytest.mark.parametrize("action", [-1, 9, 10**9])
def test_a_number_outside_the_table_is_no_action(action: int) -> None:
    with pytest.raises(BadNotation, match=str(action)):
        ActionTable(BOUNDED).text(action)


@pytest.mark.parametrize(
    ("kinds", "says"),
    [
        ([Kind(1, "pass")], "pass: begins at 0, not at 1"),
        ([Kind(0, "pass"), Kind(2, "stay")], "stay: begins at 1"),
        ([Kind(0, "pass"), Kind(1, "pass")], "share a verb"),
        ([Kind(0, "dig", CELL), Kind(1, "pass")], "pass: kinds without an unbounded argument come first"),
        ([Kind(0, "dig", CELL, CELL)], "one unbounded argument"),
    ],
)
def test_a_table_with_a_wrong_number_is_refused(kinds: list[Kind], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        ActionTable(kinds)


def test_the_golden_text_shows_every_number_and_id() -> None:
    assert ActionTable(BOARD).golden() == (
        "0 1 pass\n"
        "1 2 take good[wood, stone]\n"
        "3 6 trade good[wood, stone] amount[3, 4, 5]\n"
        "9 1 dig cell[]\n"
        "10 2 place good[wood, stone] cell[]\n"
        "9 in all, block 3\n"
    )


def test_a_domain_words_its_numbers() -> None:
    assert GOOD.word(1) == "good-stone"
    assert AMOUNT.word(0) == 3
    assert CELL.word(7) == 7
    assert len(GOOD) == 2
    assert AMOUNT.parse("5") == 2


def test_a_digest_tells_whether_numbers_have_moved() -> None:
    more = Domain("good", ["wood", "stone", "ore"])
    same = [Kind(0, "pass"), Kind(1, "take", Domain("good", ["wood", "stone"])), Kind(3, "trade", GOOD, AMOUNT)]
    assert ActionTable(BOUNDED).digest() == ActionTable(same).digest()
    assert ActionTable(BOUNDED).digest() != ActionTable([Kind(0, "pass"), Kind(1, "take", more)]).digest()
    assert ActionTable(BOUNDED[:2]).digest() != ActionTable([Kind(0, "pass"), Kind(1, "give", GOOD)]).digest()
