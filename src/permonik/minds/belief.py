"""Beliefs: what a seat makes of how the others play, beyond what the rules let it exclude."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from permonik.kernel.recall import Recall


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """Made by `Game.belief(evaluation)` for one seat of one match; it is told what that seat sees others decide.

    It may also tell the evaluation that it was made for what it believes.
    """

    def watch(self, view: dict[str, Any], seat: int, action: int) -> None:
        """A seat answered its open question. `view`: the believing seat's own, just before the answer."""
        raise TypeError(f"{type(self).__name__} has no watch()")

    def recall(self, view: dict[str, Any]) -> Recall:
        """Like `Game.recall`, except that likely worlds are imagined more often."""
        raise TypeError(f"{type(self).__name__} has no recall()")

    def toll(self, view: dict[str, Any], line: list[int]) -> float:
        """What a line of own answers costs by what it tells the others about the seat, in points."""
        return 0.0

    def memory(self) -> Any:
        """What it has made of its match so far, as something that can be pickled; None: nothing, a copy of its bot
        begins to believe anew."""
        return None

    def resume(self, memory: Any) -> None:
        """Goes on where the belief stood whose memory this is."""
