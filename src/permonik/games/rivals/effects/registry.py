"""All action cards by their design: the odd ones, and those whose rows say it all."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.effects.action import ActionCard, Exchange
from permonik.games.rivals.effects.base import CARDS as BASE
from permonik.games.rivals.effects.gold import CARDS as GOLD
from permonik.games.rivals.effects.progress import CARDS as PROGRESS
from permonik.games.rivals.effects.turmoil import CARDS as TURMOIL
from permonik.games.rivals.tables import DESIGNS, FIRST_ACTION, GAIN_OF

ODD: Final[dict[str, ActionCard]] = {**BASE, **GOLD, **TURMOIL, **PROGRESS}
NEVER_PLAYED: Final = ActionCard()


def card_of(number: int) -> ActionCard:
    odd = ODD.get(DESIGNS[number])
    if odd is not None:
        return odd
    return Exchange(number) if GAIN_OF[number] else NEVER_PLAYED


# By design, less FIRST_ACTION.
ACTION_CARDS: Final[list[ActionCard]] = [card_of(number) for number in range(FIRST_ACTION, len(DESIGNS))]
