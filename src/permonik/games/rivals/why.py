"""What makes somebody decide, for people: the steps that only one thing asks name it."""

from __future__ import annotations

from typing import Literal, TypedDict


class Why(TypedDict):
    """What makes somebody decide: the message `<kind>-<id>` names it."""

    kind: Literal["card", "event", "face"]
    id: str


def card(id: str) -> Why:
    return {"kind": "card", "id": id}


def event(id: str) -> Why:
    return {"kind": "event", "id": id}


def face(id: str) -> Why:
    return {"kind": "face", "id": id}
