"""Why not? What a player sees on the board and cannot choose now says why, as data; the words live in Fluent files.

A question names the answers that its kind may offer (`Step.could`). Where one is not legal, `Game.why_not` gives the
nearest reason: lift it (give the stone, lay the wall), and the answer is legal or the reason is another one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from permonik.kernel.message import Arg, Message

if TYPE_CHECKING:
    from permonik.kernel.game import Game

DONE: Final = "done"  # the kind of a reason in all games: this part was done before
GENERAL: Final = "general"  # the kind of a reason that explains nothing; games keep it rare, and a contract counts


class Reason(NamedTuple):
    """`kind` is worded by the message `why-kind`; `what` is a message, too: what is missing or in the way.

    amount  how much of it, and who (a seat, or -1) has it instead
    rule    the number of the rule in the game's specification
    """

    kind: str
    rule: str
    what: str = ""
    amount: int = 0
    who: int = -1

    def message(self) -> Message:
        args: dict[str, Arg] = {}
        if self.what:
            args["what"] = {"id": self.what, "args": {"n": self.amount}} if self.amount else self.what
        if self.amount:
            args["n"] = self.amount
        if self.who >= 0:
            args["seat"] = {"seat": self.who}
        return Message(-1, f"why-{self.kind}", args, [])


NO_REASON: Final = Reason(GENERAL, "")


def barred(state: Any, seat: int) -> list[int]:
    """What the open question of a waiting seat may offer, and does not offer now."""
    legal = set(state.actions(seat))
    return [action for action in state.open(seat).could(state) if action not in legal]


def why_not_there(game: Game, state: Any, seat: int, target: str) -> tuple[int, Reason] | None:
    """Why nothing can be chosen at a place of the board (`room:shelf`), or why not this answer (`road left`): an answer
    that is meant, and the reason against it. None where something can be chosen there, or where this question never
    looks."""
    if ":" not in target:
        found_there = [action for action in barred(state, seat) if game.text(action) == target]
        return (found_there[0], game.why_not(state, seat, found_there[0])) if found_there else None
    for action in state.actions(seat):
        if target in game.describe(state, seat, action).targets:
            return None
    found: tuple[int, Reason] | None = None
    for action in barred(state, seat):
        if target in game.aims(action):
            reason = game.why_not(state, seat, action)
            if reason.kind != GENERAL:
                return action, reason
            found = found or (action, reason)
    return found
