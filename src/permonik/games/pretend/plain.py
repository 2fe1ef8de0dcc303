"""A whole position of Pretend as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from permonik.games.pretend.state import Miner, PretendState
from permonik.games.pretend.steps import STEPS
from permonik.kernel.errors import BadPosition
from permonik.kernel.pile import KnownSet, Pile
from permonik.kernel.step import AnyStep, build_step


def dump(s: PretendState) -> dict[str, Any]:
    return {
        "agenda": [[list(code) for code in stack] for stack in s.agenda_codes()],
        "tiny": s.tiny,
        "rounds": s.rounds,
        "active": s.active,
        "turns": s.turns,
        "guess": s.guess,
        "offered": s.offered,
        "miners": [[m.coins, m.soot, dump_pile(m.hand), dump_pile(m.eaten)] for m in s.miners],
        "stacks": [dump_pile(stack) for stack in s.stacks],
        "unseen": s.unseen[:],
        "discard": s.discard[:],
        "sets": [[one.seat, one.cards[:], one.known[:]] for one in s.sets],
    }


def restore(data: Mapping[str, Any]) -> PretendState:
    try:
        agenda, *lanes = read_agenda(data["agenda"])
        return PretendState(
            agenda=agenda,
            lanes=lanes,
            tiny=data["tiny"],
            rounds=data["rounds"],
            active=data["active"],
            turns=data["turns"],
            guess=data["guess"],
            offered=data["offered"],
            miners=[
                Miner(coins, soot, read_pile(hand), read_pile(eaten)) for coins, soot, hand, eaten in data["miners"]
            ],
            stacks=[read_pile(stack) for stack in data["stacks"]],
            unseen=list(data["unseen"]),
            discard=list(data["discard"]),
            sets=[KnownSet(seat, list(cards), list(known)) for seat, cards, known in data["sets"]],
        )
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadPosition(f"no position of pretend: {error!r}") from None


def read_agenda(stacks: Any) -> list[list[AnyStep]]:
    return [[build_step(STEPS, code) for code in stack] for stack in stacks]


def dump_pile(pile: Pile) -> list[list[int]]:
    return [pile.cards[:], pile.knows[:]]


def read_pile(data: Any) -> Pile:
    cards, knows = data
    return Pile(list(cards), list(knows))
