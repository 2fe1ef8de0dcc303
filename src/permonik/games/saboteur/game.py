"""The doors of the game: Saboteur as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from permonik.games.saboteur import (
    belief,
    books,
    consequences,
    encode,
    evaluate,
    judge,
    plain,
    possible_roles,
    reasons,
    scoring,
    shown,
    view,
    wording,
)
from permonik.games.saboteur.actions import DECKS, LINES, PLACE, TABLE
from permonik.games.saboteur.board import first_board
from permonik.games.saboteur.deck import check, deck_of, read_option
from permonik.games.saboteur.recall import SabRecall
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import (
    CLANS,
    GOLD_AT_START,
    HAND_LIMIT,
    LEAST,
    MOST,
    SWITCHES,
    TIERS,
    options_file,
)
from permonik.games.saboteur.turns import BEGIN, DEAL_CARD, DEAL_CLAN, FIRST_PLAYER, STEPS
from permonik.kernel.game import Game, GameOption, Option, OptionValue, View
from permonik.kernel.message import Message, Moved, Score
from permonik.kernel.reason import Reason
from permonik.kernel.recall import Recall
from permonik.minds.belief import Belief
from permonik.minds.doors import Minded
from permonik.minds.encoding import Observation
from permonik.minds.evaluation import Evaluation
from permonik.minds.judge import Judge


class Saboteur(Game, Minded):
    """Saboteur: The Dark Cave, for two to eight."""

    id = "saboteur"
    rules_version = 2
    players = tuple(range(LEAST, MOST + 1))
    private = True
    table = TABLE
    decks = DECKS
    view_type = view.SabView
    shown_type = shown.SabShown
    lines = LINES
    steps = STEPS
    reach = encode.REACH

    def options(self) -> tuple[GameOption, ...]:
        switches = [
            GameOption(o["id"], tuple(o["values"]), o["default"], "option-" + o["id"].replace("_", "-"))
            for o in options_file["option"]
        ]
        return (*switches, GameOption("deck", ("standard",), "standard", "option-deck", file=True))

    def older_options(self, rules: int) -> Mapping[str, OptionValue]:
        """Until version 1 the last player still moved (RU-18); the other readings of RU-28 and RU-33 are new."""
        return OF_VERSION_1 if rules < 2 else {}

    def check_option(self, option: GameOption, value: object) -> OptionValue:
        """`deck` is the text of a deck file, or the content that a record carries."""
        if option.id == "deck":
            return read_option(str(value)) or "standard"
        return super().check_option(option, value)

    def check_deck(self, text: str) -> list[str]:
        return check(text)

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> SabState:
        deck = deck_of("" if options["deck"] == "standard" else str(options["deck"]))
        begins = [FIRST_PLAYER] if options["start_player"] == "random" else []
        state = SabState(
            [],
            deck,
            first_board(deck, players),
            at=[0] * players,
            hands=[()] * players,
            gone=[()] * players,
            unseen=[list(kinds) for kinds in deck.contents],
            memories=[],
        )
        state.rules = sum([bit for bit, name, on in SWITCHES if str(options[name]) == on])
        state.colour = CLANS.index(str(options["one_clan_colour"]))
        state.clan = [-1] * players
        state.clan_knows = [0] * players
        state.left = []
        state.gold = [GOLD_AT_START] * players
        state.limit = [HAND_LIMIT] * players
        state.axes = [0] * players
        state.losses = [0] * players
        state.taken = [0] * TIERS
        state.goals = [-1] * 4
        state.goal_knows = [0] * 4
        state.creature_at = [-1] * 3
        state.creature_of = [-1] * 3
        state.web_on = [-1] * 3
        state.web_shows = [0] * 3
        state.web_of = [-1] * 3
        state.then(
            *DEAL_CLAN[:players],
            *DEAL_CARD[:players],
            *begins,
            BEGIN,
        )
        return state

    def view(self, state: SabState, seat: int | None) -> View:
        return cast(View, view.view(state, seat))

    def shown(self, state: SabState, seat: int | None) -> View:
        return cast(View, shown.shown(state, seat))

    def recall(self, view_: View) -> Recall:
        return SabRecall(view_)

    def scores(self, state: SabState) -> list[Score]:
        """The treasure of the side that the seat worked for (R13.6)."""
        scores = []
        for card in state.clan:
            value = scoring.treasure(state, scoring.works_for(card))
            scores.append(Score(value, [("score-treasure", value)]))
        return scores

    def winners(self, state: SabState) -> tuple[int, ...]:
        return scoring.winners(state)

    def role(self, state: SabState, seat: int) -> str:
        return "saboteur" if state.clan[seat] & 1 else "loyal"

    def side(self, state: SabState, seat: int) -> int:
        return scoring.works_for(state.clan[seat])

    def remark(self, state: SabState) -> Message | None:
        """How it was decided, where the treasures do not say it."""
        if scoring.winning_side(state) < 0:
            return Message(-1, "remark-nobody-left", {}, [])
        if scoring.treasure(state, 0) == scoring.treasure(state, 1):
            return Message(-1, "remark-first-leaver", {"seat": {"seat": state.left[0]}}, [])
        return None

    def observation(self, players: int) -> Observation:
        return encode.observation(players)

    def encode(self, state: SabState, seat: int, buffer: Any) -> None:
        encode.encode(state, seat, buffer)

    def favourites(self) -> dict[str, str]:
        return {"laid": "card", "laid-vein": "card", "gave": "card"}

    def dump(self, state: SabState) -> dict[str, Any]:
        return plain.dump(state)

    def restore(self, data: Mapping[str, Any]) -> SabState:
        return plain.restore(data)

    def moved(self, line: Message) -> list[Moved]:
        return books.moved(line)

    def known(self, state: SabState, observer: int) -> int:
        return possible_roles.facts(state, observer)

    def knowledge(self, state: SabState, players: int) -> list[int]:
        return possible_roles.all_facts(state)

    def active(self, state: SabState) -> int:
        return state.active

    def holdings(self, state: SabState, seat: int) -> list[tuple[str, int]]:
        return evaluate.holdings(state, seat)

    def evaluation(self, weights: Mapping[str, float] | None = None) -> Evaluation:
        return evaluate.evaluation(weights)

    def judge(self) -> Judge:
        return judge.judge()

    def belief(self, evaluation: Evaluation) -> Belief | None:
        """A judge counts sides as its guide does, so that is what the belief speaks to."""
        weighing = evaluation.guide if isinstance(evaluation, Judge) else evaluation
        return belief.belief(weighing) if isinstance(weighing, evaluate.SabEvaluation) else None

    def weighty(self, state: SabState, seat: int, action: int) -> str | None:
        """What makes an answer weighty for a person; the closed list stands in docs/rules/saboteur.md, section 14."""
        return consequences.weighty(state, seat, action)

    def why_not(self, state: SabState, seat: int, action: int) -> Reason:
        return reasons.why_not(state, seat, action)

    def aims(self, action: int) -> list[str]:
        return super().aims(action) if action < PLACE else reasons.places_of(action)

    def question(self, state: SabState, seat: int) -> Message:
        return wording.question(state, seat, super().question(state, seat))

    def describe(self, state: SabState, seat: int, action: int) -> Option:
        return wording.describe(state, seat, action, super().describe(state, seat, action))


OF_VERSION_1: dict[str, OptionValue] = {
    "cards_out_end": "end_of_turn",
    "new_axe_at_once": True,
    "vein_taken_from": "field",
}

GAME = Saboteur()
