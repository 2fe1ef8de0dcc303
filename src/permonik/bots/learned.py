"""A game's judge with another network than its own: one that is still learning, or one from somebody's file."""

from __future__ import annotations

from collections.abc import Mapping

from permonik.errors import BadOption
from permonik.kernel.game import Game
from permonik.kernel.state import State
from permonik.minds.doors import minded
from permonik.minds.judge import Judge
from permonik.minds.network import Network


class Learned(Judge):
    """Goes by this network wherever its game's judge would go by one of its own; by the guide where there is none."""

    def __init__(self, judge: Judge, network: Network | None, anchor: float | None = None) -> None:
        anchor = judge.anchor if anchor is None else anchor
        super().__init__(judge.guide, judge.low, judge.step, anchor, judge.bound, judge.opposed)
        self.judge = judge
        self.now = network
        self.fitted = network is None

    def answers(self, state: State, seat: int) -> list[int]:
        return self.judge.answers(state, seat)

    def network(self, state: State) -> Network | None:
        if not self.fitted and self.now is not None:
            self.now.fit(self.judge.inputs(state))
            self.fitted = True
        return self.now

    def inputs(self, state: State) -> list[str]:
        return self.judge.inputs(state)

    def pieces(self, state: State, seat: int) -> list[bytes]:
        return self.judge.pieces(state, seat)

    def outcome(self, state: State, seat: int) -> float:
        return self.judge.outcome(state, seat)


def judge_of(rules: Game, guide: Mapping[str, float] | None) -> Judge:
    """The game's judge, by another guide if one is given."""
    judge = minded(rules).judge()
    if judge is None:
        raise BadOption(f"{rules.id} has no judge that could learn")
    if guide is not None:
        other = minded(rules).evaluation(guide)
        assert other is not None
        judge.guide = other
    return judge
