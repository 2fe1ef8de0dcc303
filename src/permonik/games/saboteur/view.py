"""What a seat of Saboteur may know (H1 to H11). Spectators are one more observer, behind the seats."""

from __future__ import annotations

from typing import Any, Final

from permonik.games.saboteur.actions import CARD, CLAN, CLAN_CARD, CORNER, CREATURE, GOAL_CARD, SIDE, TOKEN
from permonik.games.saboteur.beliefs import worlds_of
from permonik.games.saboteur.grid import X, Y
from permonik.games.saboteur.memory import DREW, HID, Course, Memory, hidden_seat, hidden_tier
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import AREA, GOAL, GOALS, PATHS, REMOVED, START, SWITCHES, TIERS
from permonik.kernel.game import View
from permonik.kernel.record import seats_of


def view(s: SabState, seat: int | None) -> View:
    me = s.players if seat is None else seat
    return {
        "game": "saboteur",
        "seat": seat,
        "players": s.players,
        "deck": s.deck.text or None,
        "rules": {name: bool(s.rules & bit) for bit, name, _ in SWITCHES},
        "area": AREA[s.players],
        "colour": CLAN.ids[s.colour],
        "active": s.active,
        "moves": s.moves,
        "stiff": s.stiff,
        "draws": s.draws,
        "drawer": s.drawer,
        "cards": [see_card(cell, code) for cell, code in sorted(s.board.cards.items())],
        "goals": [see_goal(s, me, corner) for corner in range(4)],
        "nuggets": list(s.nuggets),
        "creatures": [
            {"creature": CREATURE.ids[n], "at": none(s.creature_at[n]), "of": none(s.creature_of[n])} for n in range(3)
        ],
        "webs": [see_web(s, web) for web in range(3)],
        "dwarves": [see_dwarf(s, me, other) for other in range(s.players)],
        "hands": [see_hand(s, me, other) for other in range(s.players)],
        "gone": [see_cards(s, s.gone[other] if other == me else (), s.gone[other]) for other in range(s.players)],
        "left": s.left[:],
        "aside": {
            "cards": len(s.pool()) - s.players,
            "looked": len(s.aside),
            "seen": [CLAN_CARD.ids[card] for card in s.aside] if s.left and s.left[0] == me else None,
        },
        "pile": [s.deck.last[tier] - REMOVED - s.taken[tier] for tier in range(TIERS)],
        "shown": shown(s),
        "memories": [see_memory(one) for one in s.memories if one.seat == me],
        "worlds": [{"saboteurs": list(SEATS[mask]), "ways": ways} for mask, ways in worlds_of(s, me)],
        "agenda": [[list(code) for code in stack] for stack in s.agenda_codes()],
    }


SEATS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(seats_of(mask)) for mask in range(256)])


def none(number: int) -> int | None:
    return None if number < 0 else number


def design_id(design: int) -> str:
    """The id of a card in the cave."""
    if design < PATHS:
        return CARD.ids[design]
    return "start" if design == START else GOALS[design - GOAL]


def see_card(cell: int, code: int) -> dict[str, Any]:
    return {"cell": cell, "x": X[cell], "y": Y[cell], "card": design_id(code >> 1), "turn": 180 * (code & 1)}


def see_goal(s: SabState, me: int, corner: int) -> dict[str, Any]:
    """`looked`: who has looked at it, which all have seen (H1). What lies there, if one knows."""
    known = s.goal_knows[corner]
    return {
        "corner": CORNER.ids[corner],
        "card": GOAL_CARD.ids[s.goals[corner]] if known >> me & 1 else None,
        "open": known == s.everybody,
        "looked": list(SEATS[known & (1 << s.players) - 1]),
    }


def see_web(s: SabState, web: int) -> dict[str, Any]:
    edge = s.web_on[web]
    return {
        "web": TOKEN.ids[web],
        "edge": none(edge),
        "cell": None if edge < 0 else edge >> 1,
        "side": None if edge < 0 else SIDE.ids[edge & 1],
        "shows": s.web_shows[web],
        "of": none(s.web_of[web]),
    }


def see_dwarf(s: SabState, me: int, seat: int) -> dict[str, Any]:
    card, known = s.clan[seat], s.clan_knows[seat]
    return {
        "clan": None if card < 0 else CLAN.ids[card >> 1],
        "role": CLAN_CARD.ids[card] if known >> me & 1 else None,
        "open": known == s.everybody,
        "looked": list(SEATS[known & (1 << s.players) - 1 & ~(1 << seat)]),
        "at": none(s.at[seat]),
        "lying": s.lying >> seat & 1 == 1,
        "gold": s.gold[seat],
        "limit": s.limit[seat],
        "boots": s.boots >> seat & 1 == 1,
        "axes": s.axes[seat],
        "losses": s.losses[seat],
    }


def see_hand(s: SabState, me: int, seat: int) -> dict[str, Any]:
    """The own hand; of others what one is certain of, and the backs of all."""
    known: tuple[int, ...] = ()
    if seat == me:
        known = s.hands[seat]
    elif s.memories:
        for one in s.memories:
            if one.seat == me and one.holder == seat:
                sure = [kind for tier in range(TIERS) for kind in Course(one, tier, s.deck.tier).certain()]
                known = tuple(sorted(sure))
    return see_cards(s, known, s.hands[seat])


def see_cards(s: SabState, known: tuple[int, ...], cards: tuple[int, ...]) -> dict[str, Any]:
    backs = [0] * TIERS
    for kind in cards:
        backs[s.deck.tier[kind]] += 1
    return {"cards": [CARD.ids[kind] for kind in known], "backs": backs}


def shown(s: SabState) -> list[str]:
    """Every card that was played, sorted by kind."""
    ids: list[str] = []
    for kind, count in enumerate(s.shown_counts()):
        for _ in range(count):
            ids.append(CARD.ids[kind])
    return ids


def see_memory(one: Memory) -> dict[str, Any]:
    """A hand that one has seen, who has it now, and what has happened to it since."""
    return {
        "holder": none(one.holder),
        "known": [CARD.ids[kind] for kind in one.known],
        "since": [see_event(event) for event in one.since],
    }


def see_event(event: int) -> list[str | int]:
    if event >= 0:
        return ["shown", CARD.ids[event]]
    if event > HID:
        return ["drew", DREW - event + 1]
    return ["hid", hidden_tier(event) + 1, hidden_seat(event)]


def read_event(data: list[Any]) -> int:
    """The way back from `see_event`."""
    if data[0] == "shown":
        return CARD.numbers[data[1]]
    if data[0] == "drew":
        return DREW - (int(data[1]) - 1)
    return HID - (int(data[1]) - 1) - TIERS * int(data[2])
