"""Sides, treasure and winners (section 13 of the rules)."""

from __future__ import annotations

from permonik.games.saboteur.state import SabState


def works_for(card: int) -> int:
    """The clan that the owner of a clan card works for: the own colour, or the other one for a saboteur."""
    return (card >> 1) ^ (card & 1)


def side_out(s: SabState) -> int:
    """The clan all of whose workers have left the cave (R13.2), or -1."""
    inside = workers = 0
    for seat in range(s.players):
        side = 1 << works_for(s.clan[seat])
        workers |= side
        if s.at[seat] >= 0:
            inside |= side
    out = workers & ~inside
    return out.bit_length() - 1 if out else -1


def saved(s: SabState, side: int) -> int:
    """The nuggets that workers of a clan have brought out; who is inside returns the gold (R13.5)."""
    return sum([s.gold[seat] for seat in s.left if works_for(s.clan[seat]) == side])


def workers(s: SabState, side: int) -> int:
    return sum([1 for card in s.clan if works_for(card) == side])


def treasure(s: SabState, side: int) -> int:
    """The nuggets saved, times the dwarves that worked for the other clan (R13.6)."""
    return saved(s, side) * workers(s, 1 - side)


def winning_side(s: SabState) -> int:
    """The larger treasure; in a tie the first leaver's side (R13.7); nobody's (-1) if no dwarf has left (RU-21)."""
    if not s.left:
        return -1
    blue, yellow = treasure(s, 0), treasure(s, 1)
    if blue == yellow:
        return works_for(s.clan[s.left[0]])
    return 0 if blue > yellow else 1


def winners(s: SabState) -> tuple[int, ...]:
    """All who work for the winning clan, whatever their colour (R13.8)."""
    side = winning_side(s)
    return tuple([seat for seat in range(s.players) if side >= 0 and works_for(s.clan[seat]) == side])
