"""The log as a story: which line is whose part. The page is held to the same in web/src/lib/table/deeds.test.ts."""

from __future__ import annotations

from typing import Any

from permonik.kernel.deeds import deeds, gains
from permonik.kernel.message import AHEAD, DEED, PART, PRICE, STAGE, STEP, Message, Moved

WORTH: dict[str, int] = {"spent": -1, "gained": 1}


def line(id: str, fold: str = DEED, cause: str = "", seat: int = 0, **args: Any) -> Message:
    return Message(1, id, {"seat": {"seat": seat}, **args}, [], fold, cause)


def moved(message: Message) -> list[Moved]:
    seat: Any = message.args["seat"]
    return [Moved(seat["seat"], "amount-ore", WORTH[message.id])] if message.id in WORTH else []


def test_what_was_paid_stands_under_the_deed_that_names_its_price() -> None:
    (built,) = deeds([line("spent", AHEAD), line("built", price=[]), line("spent", PRICE)])
    assert (built.line.id, len(built.price)) == ("built", 2)
    assert gains(built, moved) == []
    (searched,) = deeds([line("searched"), line("spent", PRICE)])
    assert gains(searched, moved) == [Moved(0, "amount-ore", -1)]


def test_a_part_stands_under_its_cause_but_no_further_back_than_the_stage() -> None:
    found = deeds(
        [
            line("built", card="card-merchant"),
            line("turn", STAGE),
            line("played", card="card-smith"),
            line("rolled"),
            line("gained", PART, "card-smith"),
            line("gained", PART, "card-smith", seat=1),
            line("gained", PART, "card-smith"),
            line("gained", PART, "card-merchant"),
        ]
    )
    assert [len(deed.parts) for deed in found] == [0, 0, 3, 1]
    assert gains(found[2], moved) == [Moved(0, "amount-ore", 2), Moved(1, "amount-ore", 1)]


def test_a_way_is_told_by_its_last_step() -> None:
    steps = [line("walked", STEP, field=field) for field in (1, 2, 3)]
    found = deeds([*steps, line("walked", STEP, seat=1, field=4), line("spent", AHEAD)])
    assert [(deed.line.args.get("field"), len(deed.price)) for deed in found] == [(3, 2), (4, 0), (None, 0)]
