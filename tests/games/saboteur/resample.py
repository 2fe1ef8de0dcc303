"""Another world that a seat of Saboteur cannot tell from this one, written from H1 to H11.

Nothing is asked of the engine: which cards a seat has seen, and when, stands on `paper`. What may change:

- a path or action card that the seat has never seen may be any other such card of its tier, in the whole history;
- where another seat put a card away unseen (discarded it, or lost it by chance), it may have been another one of the
  same tier from that hand, if the seat sees neither of the two afterwards;
- goal cards that the seat has not seen may lie in each other's corners;
- clan cards that the seat has not seen may lie otherwise, with the same backs, if each side still had a dwarf inside
  after every exit that did not end the game.
"""

from collections import Counter
from random import Random
from typing import Any

from permonik.kernel.record import Record, digest, dump_line

from .invariants import TIERS
from .ledger import works_for
from .paper import CORNERS, GOALS, ROWS, Paper, read, tier_of

CHANGES = 0.5

Entries = list[dict[str, Any]]


def resample(record: Record, seat: int | None, rng: Random) -> Record:
    header, entries = read(record.dumps())
    if any("undo" in entry for entry in entries) or header["options"]["deck"] != "standard":
        return record
    me = header["players"] if seat is None else seat
    paper = Paper.follow(header, entries)
    entries = other_cards(paper, entries, me, rng)
    entries = other_goals(paper, entries, me, rng)
    entries = other_roles(paper, header, entries, me, rng)
    lines = [dump_line(header), *[dump_line(entry) for entry in entries]]
    closing = dump_line({"entries": len(entries), "digest": digest(lines)})
    return Record.loads("\n".join([*lines, closing, ""]))


def other_cards(paper: Paper, entries: Entries, me: int, rng: Random) -> Entries:
    moved = dict(paper.moved)
    last = [paper.sights[me].get(token, -1) for token in range(len(paper.kinds))]
    # Hidden departures fall on another card of the hand: from then on the two tokens have changed places.
    now = list(range(len(paper.kinds)))  # which token plays the part of which
    for number in sorted(moved):
        if number in paper.choices:
            owner, hand = paper.choices[number]
            token = moved[number]
            mine = now[token]
            others = [t for t in hand if t != token and same_tier(paper, now[t], mine)]
            rng.shuffle(others)
            for other in others:
                if owner != me and max(last[mine], last[now[other]]) < number and rng.random() < 0.5:
                    now[token], now[other] = now[other], now[token]
                    break
        moved[number] = now[moved[number]]
    # Cards never seen are other ones, drawn from all that the seat has not seen.
    kinds = list(paper.kinds)
    for tier in (1, 2, 3):
        unseen = [t for t in range(len(kinds)) if last[t] < 0 and tier_of(kinds[t]) == tier]
        pool = TIERS[tier] - Counter(kinds[t] for t in range(len(kinds)) if last[t] >= 0)
        fresh = sorted(pool.elements())
        rng.shuffle(fresh)
        for token, kind in zip(unseen, fresh, strict=False):
            kinds[token] = kind
    changed = [dict(entry) for entry in entries]
    for number, token in moved.items():
        entry = changed[number]
        if "chance" in entry:
            entry["gives"] = kinds[token]
        else:
            entry["do"] = f"{entry['do'].split()[0]} {kinds[token]}"
    return changed


def same_tier(paper: Paper, one: int, other: int) -> bool:
    return tier_of(paper.kinds[one]) == tier_of(paper.kinds[other])


def other_goals(paper: Paper, entries: Entries, me: int, rng: Random) -> Entries:
    hidden = [corner for corner in CORNERS if corner not in paper.goal_sights[me]]
    seen = [paper.goals[corner] for corner in CORNERS if corner not in hidden]
    rest = [goal for goal in GOALS if goal not in seen]
    rng.shuffle(rest)
    goals = dict(zip(hidden, rest, strict=True))
    changed = []
    for entry in entries:
        corner = list(CORNERS)[entry["slot"]] if entry.get("chance") == "goal" else ""
        changed.append(entry | {"gives": goals[corner]} if corner in goals else entry)
    return changed


def other_roles(paper: Paper, header: dict[str, Any], entries: Entries, me: int, rng: Random) -> Entries:
    row = ROWS[paper.players]
    colour = header["options"]["one_clan_colour"]
    pool = [id.replace("own_", f"{colour}_") for id, count in row["clan_pool"].items() for _ in range(count)]
    dealt = [card for card in paper.clan if card]
    if len(dealt) < paper.players:
        return entries
    known = set(paper.clan_sights[me])
    exits = paper.exits
    if exits and not goes_on(paper.clan, exits[-1]):
        return entries  # the game is over, and all clan cards are open
    if over(paper, entries):
        return entries
    aside = pool[:]
    for card in dealt:
        aside.remove(card)
    looked = bool(paper.aside) and bool(paper.left) and paper.left[0] == me
    places = [seat for seat in range(paper.players) if seat not in known]
    rest = [paper.clan[seat] for seat in places] + ([] if looked else aside)
    for _ in range(60):
        rng.shuffle(rest)
        clan = paper.clan[:]
        for seat, card in zip(places, rest, strict=False):
            clan[seat] = card
        same = all(one.split("_")[0] == other.split("_")[0] for one, other in zip(clan, paper.clan, strict=True))
        if same and all(goes_on(clan, left) for left in exits):
            break
    else:
        return entries
    left_over = pool[:]
    for card in clan:
        left_over.remove(card)
    if not looked:
        rng.shuffle(left_over)
    else:
        left_over = [paper.aside[slot] for slot in sorted(paper.aside)]
        if len(left_over) < len(pool) - paper.players:
            return entries
    cards = clan + left_over
    return [entry | {"gives": cards[entry["slot"]]} if entry.get("chance") == "clan" else entry for entry in entries]


def goes_on(clan: list[str], left: tuple[int, ...]) -> bool:
    sides = {works_for(card) for card in clan}
    return sides == {works_for(card) for seat, card in enumerate(clan) if seat not in left}


def over(paper: Paper, entries: Entries) -> bool:
    """Whether the game has ended by cards or by agreement: then all roles are open."""
    votes = [entry["do"] for entry in entries if entry.get("do") in ("end-game", "play-on")]
    agreed = len(votes) >= paper.players and all(vote == "end-game" for vote in votes[-paper.players :])
    return agreed or (len(paper.kinds) > 5 * paper.players and not any(paper.hands))
