"""Positions of Pretend in the game's own words, played with the options that it really offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import permonik
from permonik.games.pretend.actions import BACK, CARD, DECK
from permonik.games.pretend.state import bits
from permonik.kernel.message import Message, told
from permonik.kernel.step import CHANCE

ANNA, BORIS, CYRIL = 0, 1, 2
GAME = permonik.load("pretend")


class Table:
    """A state that is played in words."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.state.loud = True
        self.heard: list[tuple[Message, int]] = []

    def options(self, seat: int) -> list[str]:
        assert seat in self.state.waiting(), f"waiting: {self.state.waiting()}"
        return [GAME.text(action) for action in self.state.actions(seat)]

    def do(self, seat: int, *texts: str) -> Table:
        """Answers of one seat, one after the other."""
        for text in texts:
            assert text in self.options(seat)
            self.carry_out(seat, GAME.parse(text))
        return self

    def deal(self, *outcomes: str) -> Table:
        """Answers of chance, each as `deck outcome`."""
        for text in outcomes:
            deck, name = text.split()
            assert deck == self.chance().deck
            outcome = GAME.outcome_parse(deck, name)
            assert outcome in self.chance().outcomes
            self.carry_out(CHANCE, outcome)
        return self

    def calm(self, seat: int) -> Table:
        """The next turn begins, without a coin and without gas."""
        return self.do(seat, "guess gas").deal("die calm")

    def carry_out(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)
        self.heard += [(told(GAME.lines, -1, said), said[2]) for said in self.state.said]
        self.state.said.clear()

    def chance(self) -> permonik.Chance:
        chance = self.state.chance()
        assert chance is not None, f"waiting: {self.state.waiting()}"
        return chance

    def outcomes(self) -> list[str]:
        """What chance can say now."""
        return [GAME.outcome_text(self.chance().deck, outcome) for outcome in self.chance().outcomes]

    def waiting(self) -> tuple[int, ...]:
        return self.state.waiting()

    def coins(self, seat: int) -> int:
        return self.state.miners[seat].coins

    def soot(self, seat: int) -> int:
        return self.state.miners[seat].soot

    def hand(self, seat: int) -> list[str]:
        return [CARD.ids[card] for card in self.state.miners[seat].hand.cards]

    def eaten(self, seat: int) -> list[str]:
        return [CARD.ids[card] for card in self.state.miners[seat].eaten.cards]

    def discard(self) -> list[str]:
        return [CARD.ids[card] for card in self.state.discard]

    def stack(self, deck: str) -> list[str | None]:
        """From top to bottom; None is a card that nobody has seen."""
        return [CARD.ids[card] if card >= 0 else None for card in self.state.stacks[DECK.index(deck)].cards]

    def view(self, seat: int | None) -> dict[str, Any]:
        return GAME.view(self.state, seat)

    def log(self, seat: int | None) -> list[str]:
        """The ids of the lines that the seat (None: a spectator) may read."""
        return [
            message.id for message, audience in self.heard if (audience < 0 if seat is None else audience >> seat & 1)
        ]


def opening(players: int = 2, rounds: int = 4, deck: str = "full") -> Table:
    """Before the first player is known."""
    return Table(GAME.setup(players, {"rounds": rounds, "deck": deck}))


def position(
    coins: Sequence[int] = (2, 2),
    hands: Sequence[str] = ("", ""),
    eaten: Sequence[str] = (),
    soot: Sequence[int] = (),
    seen: Mapping[int, str] | None = None,
    empty: Sequence[str] = (),
    active: int = ANNA,
    turns: int = 0,
    rounds: int = 4,
    before_guess: bool = False,
    before_die: bool = False,
) -> Table:
    """A player has the turn and has to choose the action; `before_guess` and `before_die` stop earlier.

    The guess was gas and the die shows calm, so nobody has had a coin for it.

    hands, eaten   cards by name; what is named nowhere lies in its stack, seen by nobody
    seen           cards of other hands that a seat has seen
    empty          stacks without cards: what would lie there is in the discard pile
    turns          how many turns the game has had
    """
    players = len(coins)
    everybody = range(players)
    held = [[CARD.numbers[name] for name in sorted(text.split(), key=CARD.ids.index)] for text in hands]
    ate = [[CARD.numbers[name] for name in text.split()] for text in eaten or [""] * players]
    named = [card for cards in held + ate for card in cards]
    rest = [[card for card in range(12) if BACK[card] == back and card not in named] for back in range(2)]
    gone = [card for name in empty for card in rest[DECK.index(name)]]
    for name in empty:
        rest[DECK.index(name)] = []
    looked = {seat: [CARD.numbers[name] for name in names.split()] for seat, names in (seen or {}).items()}
    data = GAME.dump(opening(players, rounds).state)
    data |= {
        "active": active,
        "turns": turns,
        "miners": [
            [
                coins[seat],
                (soot or [0] * players)[seat],
                [held[seat], [1 << seat | mask_of(looked, card) for card in held[seat]]],
                [ate[seat], [1 << seat for _ in ate[seat]]],
            ]
            for seat in everybody
        ],
        "stacks": [[[~slot for slot in range(len(cards))], [0] * len(cards)] for cards in rest],
        "unseen": [bits(cards) for cards in rest],
        "discard": gone,
        # What a turn puts on the agenda, the last step first to happen.
        "agenda": [[["NextTurn"], ["Act", active], ["Roll"], ["Guess", active]]],
    }
    if (turns + 1) % players == 0:
        data["agenda"][0].insert(1, ["Supper"])
    table = Table(GAME.restore(data))
    if before_guess:
        return table
    table.do(active, "guess gas")
    return table if before_die else table.deal("die calm")


def mask_of(looked: Mapping[int, Sequence[int]], card: int) -> int:
    return sum(1 << seat for seat, cards in looked.items() if card in cards)
