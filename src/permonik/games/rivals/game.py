"""The doors of the game: Rivals as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from permonik.games.rivals import books, encode, evaluate, judge, plain, reasons, scoring, shown, view, weighty, wording
from permonik.games.rivals.acting import Act
from permonik.games.rivals.actions import DECKS, END, LINES, TABLE
from permonik.games.rivals.course import ExchangeCard, StartRoll
from permonik.games.rivals.principality import FIRST_TOWN, FREE, NO_CACHE, PLACES, SPOTS, STORES, Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.steps import STEPS
from permonik.games.rivals.tables import (
    CITIES,
    IN_REGION_STACK,
    MOON_SLOTS,
    RESOURCE_OF,
    ROADS,
    SETTLEMENTS,
    START_REGIONS,
    START_STOCK,
    TURN_CAP,
    VARIANT_IDS,
    VARIANTS,
)
from permonik.kernel.game import Game, GameOption, Option, OptionValue, View
from permonik.kernel.message import Message, Moved, Score
from permonik.kernel.pile import Pile
from permonik.kernel.reason import Reason
from permonik.kernel.recall import Recall
from permonik.minds.doors import Minded
from permonik.minds.encoding import Observation
from permonik.minds.evaluation import Evaluation
from permonik.minds.judge import Judge


class Rivals(Game, Minded):
    """The Rivals for Catan: the introductory game, three theme games, the Duel of the Princes."""

    id = "rivals"
    rules_version = 1
    players = (2,)
    private = True
    view_type = view.RivalsView
    for_programs = ("agenda", "possible")
    shown_type = shown.RivalsShown
    table = TABLE
    decks = DECKS
    lines = LINES
    steps = STEPS

    def options(self) -> tuple[GameOption, ...]:
        return (GameOption("variant", VARIANT_IDS, VARIANT_IDS[0], "option-variant"),)

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> RivalsState:
        variant = VARIANT_IDS.index(str(options["variant"]))
        mode = VARIANTS[variant]
        stacks: list[Pile] = []
        dealt = [0, 0, 0, 0]  # per back: slots that earlier stacks hold
        for back, size in zip(mode.stack_back, mode.stack_size, strict=True):
            stacks.append(Pile([~slot for slot in range(dealt[back], dealt[back] + size)], [0] * size))
            dealt[back] += size
        return RivalsState(
            [StartRoll(0, 0)],
            variant,
            first=0,
            active=0,
            turns=0,
            production=0,
            face=-1,
            players=[new_principality(seat) for seat in range(2)],
            stacks=stacks,
            unseen=[list(kinds) for kinds in mode.contents],
            memories=[],
            discards=((),) * mode.discards,
            face_up=mode.open_cards,
            roads=ROADS,
            settlements=SETTLEMENTS,
            cities=CITIES,
            regions=IN_REGION_STACK,
            shuffled=IN_REGION_STACK,
            shuffles=0,
            resolved=(),
            yules=0,
            moons=(-1,) * MOON_SLOTS if mode.duel else (),
            defences=(0, 0),
            playing=-1,
            named=(),
            picked=0,
            drawn=(),
            fetched=0,
            minted=0,
            last=0,
            reiner=False,
            winner=-1,
        )

    def view(self, state: RivalsState, seat: int | None) -> View:
        return view.view(state, seat)

    def seen(self, state: RivalsState, seat: int | None) -> View:
        return view.seen(state, seat)

    def seen_beside(self, state: RivalsState, seat: int | None, other: View) -> View:
        return view.seen_beside(state, seat, other)

    def shown(self, state: RivalsState, seat: int | None) -> View:
        return dict(shown.shown(state, seat))

    def shown_beside(self, state: RivalsState, seat: int | None, other: View) -> View:
        return shown.shown_beside(state, seat, other)

    def recall(self, view_: View) -> Recall:
        return view.recall(view_)

    def recall_of(self, state: RivalsState, seat: int | None) -> Recall:
        return view.recall_of(state, seat)

    def scores(self, state: RivalsState) -> list[Score]:
        return [Score(state.points(seat), scoring.parts(state, seat)) for seat in range(2)]

    def winners(self, state: RivalsState) -> tuple[int, ...]:
        return scoring.winners(state)

    def observation(self, players: int) -> Observation:
        return encode.observation(players)

    def encode(self, state: RivalsState, seat: int, buffer: Any) -> None:
        encode.encode(state, seat, buffer)

    def glance(self, state: RivalsState, seat: int, buffer: Any) -> None:
        encode.glance(state, seat, buffer)

    def favourites(self) -> dict[str, str]:
        return {"built": "card", "played": "card"}

    def dump(self, state: RivalsState) -> dict[str, Any]:
        return plain.dump(state)

    def restore(self, data: Mapping[str, Any]) -> RivalsState:
        return plain.restore(data)

    def known(self, state: RivalsState, observer: int) -> int:
        return view.known(state, observer)

    def knowledge(self, state: RivalsState, players: int) -> list[int]:
        return view.knowledge(state)

    def weighty(self, state: RivalsState, seat: int, action: int) -> str | None:
        return weighty.weighty(state, seat, action)

    def opens(self, state: RivalsState, seat: int, action: int) -> bool:
        return action == END and isinstance(state.open(seat), Act)

    def ahead(self, state: RivalsState, seat: int) -> Sequence[int]:
        """Whoever ends the actions can keep all cards at once."""
        return (END,) if isinstance(state.open(seat), ExchangeCard) else ()

    def moved(self, line: Message) -> list[Moved]:
        return books.moved(line)

    def log_memory(self, state: RivalsState) -> tuple[int, ...]:
        return state.cause, state.price

    def remind(self, state: RivalsState, memory: tuple[int, ...]) -> None:
        state.cause, state.price = memory

    def turns(self, state: RivalsState) -> int:
        return min(state.turns + 1, TURN_CAP)

    def active(self, state: RivalsState) -> int:
        return state.active

    def holdings(self, state: RivalsState, seat: int) -> list[tuple[str, int]]:
        return scoring.holdings(state, seat)

    def evaluation(self, weights: Mapping[str, float] | None = None) -> Evaluation:
        return evaluate.evaluation(weights)

    def judge(self) -> Judge:
        return judge.judge()

    def question(self, state: RivalsState, seat: int) -> Message:
        return wording.question(state, seat, super().question(state, seat))

    def describe(self, state: RivalsState, seat: int, action: int) -> Option:
        return wording.describe(state, seat, action)

    def why_not(self, state: RivalsState, seat: int, action: int) -> Reason:
        return reasons.why_not(state, seat, action)

    def remark(self, state: RivalsState) -> Message | None:
        return wording.remark(state)


def new_principality(seat: int) -> Principality:
    """R4.1, R4.2; seat 0 is red (RU-39)."""
    regions = [FREE] * PLACES
    stock = [0] * STORES
    for number, region in enumerate(START_REGIONS[seat]):
        regions[2 * FIRST_TOWN + number] = region
        stock[2 * FIRST_TOWN + number] = START_STOCK[RESOURCE_OF[region]]
    player = Principality(
        FIRST_TOWN,
        FIRST_TOWN + 1,
        False,
        False,
        0,
        tuple(regions),
        tuple([FREE] * SPOTS),
        NO_CACHE,
        stock,
        Pile([], []),
    )
    player.survey()
    player.count_stock()
    return player


GAME = Rivals()
