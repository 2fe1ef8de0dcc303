"""The doors of the game: Pretend as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from permonik.games.pretend import encode, plain, shown, view
from permonik.games.pretend.actions import DECKS, GO_WITHOUT, LINES, TABLE, VALUE
from permonik.games.pretend.state import COINS_AT_START, Miner, PretendState, bits, contents
from permonik.games.pretend.steps import FIRST_PLAYER, FIRST_TURN, STEPS
from permonik.kernel.errors import BadOption
from permonik.kernel.game import Game, GameOption, OptionValue, View
from permonik.kernel.message import Score
from permonik.kernel.pile import Pile
from permonik.kernel.recall import Recall
from permonik.minds.doors import Minded
from permonik.minds.encoding import Observation


class Pretend(Game, Minded):
    """A small game of our own that has what a large one may have: see docs/add-a-game.md."""

    id = "pretend"
    rules_version = 1
    players = (2, 3, 4)
    hidden = True
    private = True
    table = TABLE
    decks = DECKS
    lines = LINES
    steps = STEPS
    view_type = view.PretendView
    shown_type = shown.PretendShown

    def options(self) -> tuple[GameOption, ...]:
        return (
            GameOption("rounds", (1, 2, 3, 4, 5, 6), 4, "option-rounds"),
            GameOption("deck", ("full", "tiny"), "full", "option-deck"),
        )

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> PretendState:
        tiny = options["deck"] == "tiny"
        if tiny and players > 2:
            raise BadOption("option deck of pretend can be 'tiny' for 2 players only")
        decks = contents(tiny)
        return PretendState(
            agenda=[FIRST_TURN, FIRST_PLAYER],
            lanes=[],
            tiny=tiny,
            rounds=int(options["rounds"]),
            active=0,
            turns=0,
            guess=-1,
            offered=-1,
            miners=[Miner(COINS_AT_START, 0, Pile([], []), Pile([], [])) for _ in range(players)],
            stacks=[Pile([~slot for slot in range(len(deck))], [0] * len(deck)) for deck in decks],
            unseen=[bits(deck) for deck in decks],
            discard=[],
            sets=[],
        )

    def view(self, state: PretendState, seat: int | None) -> View:
        return cast(View, view.view(state, seat))

    def shown(self, state: PretendState, seat: int | None) -> View:
        return cast(View, shown.shown(state))

    def recall(self, view_: View) -> Recall:
        return view.PretendRecall(view_)

    def scores(self, state: PretendState) -> list[Score]:
        """Coins, the cards in hand, and minus the soot (R6.1)."""
        scores = []
        for miner in state.miners:
            gems = sum(VALUE[card] for card in miner.hand.cards)
            parts = [("score-coins", miner.coins), ("score-gems", gems), ("score-soot", -miner.soot)]
            scores.append(Score(sum(points for _, points in parts), parts))
        return scores

    def winners(self, state: PretendState) -> tuple[int, ...]:
        """The highest score; a tie is shared (R6.2)."""
        totals = [score.total for score in self.scores(state)]
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    def observation(self, players: int) -> Observation:
        return encode.observation(players)

    def encode(self, state: PretendState, seat: int, buffer: Any) -> None:
        encode.encode(state, seat, buffer)

    def favourites(self) -> dict[str, str]:
        return {"sold": "card"}

    def dump(self, state: PretendState) -> dict[str, Any]:
        return plain.dump(state)

    def restore(self, data: Mapping[str, Any]) -> PretendState:
        return plain.restore(data)

    def weighty(self, state: PretendState, seat: int, action: int) -> str | None:
        return "beg" if action == GO_WITHOUT else None

    def known(self, state: PretendState, observer: int) -> int:
        seen = bits(state.discard) | (1 << state.offered if state.offered >= 0 else 0)
        for pile in state.stacks + [miner.hand for miner in state.miners] + [miner.eaten for miner in state.miners]:
            for card, knows in zip(pile.cards, pile.knows, strict=True):
                if knows >> observer & 1:
                    seen |= 1 << card
        return seen

    def active(self, state: PretendState) -> int:
        return state.active


GAME = Pretend()
