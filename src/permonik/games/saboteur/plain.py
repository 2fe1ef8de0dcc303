"""A whole position of Saboteur as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from permonik.games.saboteur.board import built
from permonik.games.saboteur.deck import deck_of
from permonik.games.saboteur.memory import Memory
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.turns import STEPS
from permonik.kernel.errors import BadOption, BadPosition
from permonik.kernel.step import AnyStep, build_step


def dump(s: SabState) -> dict[str, Any]:
    return {
        "agenda": [list(step.code()) for step in s.agenda],
        "deck": s.deck.text,
        "rules": s.rules,
        "colour": s.colour,
        "active": s.active,
        "clan": s.clan[:],
        "clan_knows": s.clan_knows[:],
        "aside": list(s.aside),
        "left": s.left[:],
        "at": s.at[:],
        "lying": s.lying,
        "gold": s.gold[:],
        "limit": s.limit[:],
        "boots": s.boots,
        "axes": s.axes[:],
        "losses": s.losses[:],
        "hands": [list(hand) for hand in s.hands],
        "gone": [list(gone) for gone in s.gone],
        "taken": s.taken[:],
        "unseen": [list(kinds) for kinds in s.unseen],
        "goals": s.goals[:],
        "goal_knows": s.goal_knows[:],
        "cards": [list(pair) for pair in sorted(s.board.cards.items())],
        "down": [list(pair) for pair in sorted(s.board.down.items())],
        "nuggets": list(s.nuggets),
        "creature_at": s.creature_at[:],
        "creature_of": s.creature_of[:],
        "web_on": s.web_on[:],
        "web_shows": s.web_shows[:],
        "web_of": s.web_of[:],
        "moves": s.moves,
        "stiff": s.stiff,
        "draws": s.draws,
        "drawer": s.drawer,
        "memories": [[one.seat, one.holder, list(one.known), list(one.since)] for one in s.memories],
    }


def restore(data: Mapping[str, Any]) -> SabState:
    try:
        deck = deck_of(data["deck"])
        s = SabState(
            read_agenda(data["agenda"]),
            deck,
            built(deck, dict([tuple(pair) for pair in data["cards"]]), dict([tuple(pair) for pair in data["down"]])),
            list(data["at"]),
            [tuple(hand) for hand in data["hands"]],
            [tuple(gone) for gone in data["gone"]],
            [list(kinds) for kinds in data["unseen"]],
            [Memory(seat, holder, tuple(known), tuple(since)) for seat, holder, known, since in data["memories"]],
        )
        s.rules = data["rules"]
        s.colour = data["colour"]
        s.active = data["active"]
        s.clan = list(data["clan"])
        s.clan_knows = list(data["clan_knows"])
        s.aside = tuple(data["aside"])
        s.left = list(data["left"])
        s.lying = data["lying"]
        s.gold = list(data["gold"])
        s.limit = list(data["limit"])
        s.boots = data["boots"]
        s.axes = list(data["axes"])
        s.losses = list(data["losses"])
        s.taken = list(data["taken"])
        s.goals = list(data["goals"])
        s.goal_knows = list(data["goal_knows"])
        s.nuggets = tuple(data["nuggets"])
        s.creature_at = list(data["creature_at"])
        s.creature_of = list(data["creature_of"])
        s.web_on = list(data["web_on"])
        s.web_shows = list(data["web_shows"])
        s.web_of = list(data["web_of"])
        s.moves = data["moves"]
        s.stiff = data["stiff"]
        s.draws = data["draws"]
        s.drawer = data["drawer"]
        return s
    except (KeyError, TypeError, ValueError, IndexError, BadOption) as error:
        raise BadPosition(f"no position of saboteur: {error!r}") from None


def read_agenda(codes: Any) -> list[AnyStep]:
    return [build_step(STEPS, code) for code in codes]
