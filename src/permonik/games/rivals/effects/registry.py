"""All action cards by their design: the odd ones, and those whose rows say it all."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.effects import base, gold, progress, turmoil
from permonik.games.rivals.effects.action import ActionCard, Exchange
from permonik.games.rivals.tables import DESIGNS, FIRST_ACTION, GAIN_OF

ODD: Final[dict[str, ActionCard]] = {**base.CARDS, **gold.CARDS, **turmoil.CARDS, **progress.CARDS}
NEVER_PLAYED: Final = ActionCard()


def card_of(number: int) -> ActionCard:
    odd = ODD.get(DESIGNS[number])
    if odd is not None:
        return odd
    return Exchange(number) if GAIN_OF[number] else NEVER_PLAYED


# By design, less FIRST_ACTION.
ACTION_CARDS: Final[list[ActionCard]] = [card_of(number) for number in range(FIRST_ACTION, len(DESIGNS))]
