"""What people say who say everything that docs/api.md knows, mostly rightly, so that deep states are reached."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Protocol

from visitors import Chair, Visitor

ODD = (None, -1, 10**30, "0", "", [], {}, True, 1.5, "\x00", "\ud7ff", "x" * 600)
# Around everything at which a number may be cut, wrapped or taken for a place in a list.
EDGES = (1, 7, 8, 15, 16, 31, 32, 53, 63, 64, 100)
NUMBERS = (*(sign * 2**bits + by for bits in EDGES for sign in (1, -1) for by in (-1, 0, 1)), 10**6, 10**9, 1e300, -0.0)

Wish = tuple[str, dict[str, Any]]


class Speaker(Protocol):
    """Whoever sits at a table, and knows what was told last."""

    state: Any


def wish(rng: Random, chair: Speaker, other: str, odd: Sequence[object] = ODD) -> Wish:
    """A message that makes sense now; one time in six one of its fields does not."""
    state = chair.state
    seat, entry, asked = state["seat"], state["entry"], state["asked"]
    sensible: list[Wish] = [
        ("hello", {"seat": seat, "since": rng.randint(0, entry)}),
        ("at", {"entry": rng.randint(0, entry)}),
        ("chat", {"text": rng.choice(("ahoj", "👩‍🚀", "<b>", "ž" * 100))}),
        ("mute", {"person": other, "muted": rng.random() < 0.5}),
        ("ping", {}),
    ]
    if asked is not None:
        option = rng.choice(state["options"])
        sensible += [("decide", {"seat": seat, "asked": asked, "option": option["id"]})] * 6
        sensible += [("draft", {"seat": seat, "asked": asked, "picks": [option["id"]]})] * 3
        sensible.append(("why", {"seat": seat, "target": rng.choice([*option["targets"], "cell:0"])}))
    if state["draft"] is not None:
        sensible += [("confirm", {"seat": seat})] * 4
        sensible.append(("back", {"seat": seat, "to": rng.randrange(state["draft"]["steps"])}))
    if state["undo"] is not None:
        sensible.append(("undo", {"seat": seat}))
    if state["proposal"] is not None:
        likely = 0.1 if state["proposal"]["what"] == "end" else 0.7  # else every conversation would be short
        sensible += [("answer", {"seat": seat, "agree": rng.random() < likely})] * 4
    elif seat is not None and not state["over"] and rng.random() < 0.1:
        sensible.append(("propose", {"seat": seat, "what": rng.choice(("end", "hints"))}))
    type, fields = rng.choice(sensible)
    if rng.random() < 1 / 6:
        fields = fields | {rng.choice([*fields, "odd"]): rng.choice(odd)}
    return type, fields


def every_number(chair: Chair) -> Iterator[Wish]:
    """Every message that holds a number, with each of its numbers replaced by each of those that break things."""
    state = chair.state
    seat, asked = state["seat"], state["asked"] or 0
    legal = [option["id"] for option in state["options"]]
    option = legal[0] if legal else 0
    whole: list[Wish] = [
        ("hello", {"seat": seat, "since": 0}),
        ("decide", {"seat": seat, "asked": asked, "option": option}),
        ("draft", {"seat": seat, "asked": asked, "picks": [option]}),
        ("back", {"seat": seat, "to": 0}),
        ("confirm", {"seat": seat}),
        ("undo", {"seat": seat}),
        ("resign", {"seat": seat}),
        ("propose", {"seat": seat, "what": "stand-in", "for_seat": 1 - seat}),
        ("answer", {"seat": seat, "agree": False}),
        ("at", {"entry": 0}),
        ("why", {"seat": seat, "target": "cell:0"}),
        ("hint", {"seat": seat}),
    ]
    for type, fields in whole:
        for name, value in fields.items():
            if isinstance(value, int) and not isinstance(value, bool):
                wrong = [number for number in NUMBERS if number != value and not (name == "option" and number in legal)]
                yield from ((type, fields | {name: number}) for number in wrong)
            elif isinstance(value, list):
                for number in NUMBERS:
                    if number not in legal:
                        yield type, fields | {name: [number]}
                        yield type, fields | {name: [*value, number]}


async def say(chair: Chair, type: str, fields: dict[str, Any]) -> dict[str, Any]:
    """The answer; what is no message at all is answered with the number 0."""
    ref, start = next(chair.refs), len(chair.news)
    await chair.ws.send(json.dumps({"type": type, "ref": ref, **fields}))
    answer: dict[str, Any] = await chair.until(lambda: chair.answered(start, ref) or chair.answered(start, 0))
    return answer


async def table_of(anna: Visitor, boris: Visitor, game: str) -> tuple[str, list[Chair]]:
    """Both have sat down, and the match runs."""
    id = (await anna.table(game, ("me", "open")))["id"]
    await boris.post(f"/tables/{id}/join")
    await anna.post(f"/tables/{id}/start")
    return id, [await anna.sit(id, 0), await boris.sit(id, 1)]
