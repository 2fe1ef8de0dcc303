"""On to a seat's next turn: where searches and the review value what they compare, all of it at that same moment."""

from __future__ import annotations

from permonik.kernel.dealer import Dealer
from permonik.kernel.onward import first_asked, single
from permonik.kernel.state import OVER, State
from permonik.kernel.step import CHANCE
from permonik.minds.evaluation import Evaluation


class Ahead:
    """The way through a world that somebody has imagined, until the seat begins a turn after others have answered.

    `acted`: the turn in which the seat answered last; `others`: somebody else has answered since. Alone nobody has to.
    `turns`: so many turns of the seat begin, the last one ends the way. `most`: deals and answers, lines of a choice
    as one each, after which it ends wherever it is.
    """

    def __init__(
        self, evaluation: Evaluation, players: int, seat: int, acted: int, others: bool, turns: int, most: int
    ) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.acted = acted
        self.alone = players == 1
        self.others = others or self.alone
        self.turns = turns
        self.left = most
        self.asked = OVER  # who has the choice

    def choice(self, state: State, dealer: Dealer) -> bool:
        """Deals and takes single answers up to the next choice, which is for `asked`; False where the way ends."""
        # Not `Onward.advance`: what is dealt and taken counts, and the seat's next turn ends it, forced or not.
        while self.left > 0:
            self.left -= 1
            asked = first_asked(state, self.seat)
            if asked == OVER:
                return False
            if asked == CHANCE:
                state.apply(CHANCE, dealer.deal(state.open(CHANCE).chance(state)))
                continue
            if asked != self.seat:
                self.others = True
            elif self.begins(state):
                return False
            actions = state.actions(asked)
            if not single(actions):
                self.asked = asked
                return True
            state.apply(asked, actions[0])
        return False

    def begins(self, state: State) -> bool:
        """Whether the last turn of the seat begins here."""
        turn = self.evaluation.turn(state)
        if turn != self.acted and self.others:
            self.turns -= 1
            if self.turns == 0:
                return True
            self.others = self.alone
        self.acted = turn
        return False
