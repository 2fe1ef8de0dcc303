"""Another world that a seat of Pretend cannot tell from this one, written from H1 to H4.

Nothing is asked of the engine: which cards the seat has seen, and when, stands on `paper`. What may change:

- a card that the seat has never seen may be any other such card with the same back, in the whole history;
- where another seat chose a card face down (buried or ate one of its hand, took one of a stack it had looked
  through), it may have chosen another one with the same back, if the seat sees neither of the two afterwards. In a
  stack the two must lie side by side: otherwise the order of what is left would be another.
"""

from random import Random
from typing import Any

from permonik.kernel.record import Record, digest, dump_line

from .paper import Paper, back, read

CHANGES = 0.3  # at least this share of cases must give another world (the tiny deck is soon known to all)

Entries = list[dict[str, Any]]


def resample(record: Record, seat: int | None, rng: Random) -> Record:
    header, entries = read(record.dumps())
    me = header["players"] if seat is None else seat
    entries = choose_otherwise(header, entries, me, rng)
    entries = exchange_unseen(header, entries, me, rng)
    lines = [dump_line(header), *[dump_line(entry) for entry in entries]]
    closing = dump_line({"entries": len(entries), "digest": digest(lines)})
    return Record.loads("\n".join([*lines, closing, ""]))


def exchange_unseen(header: dict[str, Any], entries: Entries, me: int, rng: Random) -> Entries:
    """Cards never seen change places, within each back."""
    paper = Paper.follow(header, entries)
    seen = {card for _, card in paper.sights[me]}
    names: dict[str, str] = {}
    for cards in paper.cards.values():
        unseen = [card for card in cards if card not in seen]
        names |= dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    return [renamed(entry, names) for entry in entries]


def choose_otherwise(header: dict[str, Any], entries: Entries, me: int, rng: Random) -> Entries:
    """Others' hidden choices fall on another card."""
    if any("undo" in entry for entry in entries):
        return entries  # what was chosen, taken back and chosen again would have to agree
    last = {card: number for number, card in Paper.follow(header, entries).sights[me]}
    paper = Paper(header)
    for number in range(len(entries)):
        entry = entries[number]
        for card in choices(paper, entry, me):
            chosen = entry["do"].split()[1]
            if max(last.get(chosen, -1), last.get(card, -1)) <= number and rng.random() < 0.5:
                names = {chosen: card, card: chosen}
                entries = [*entries[:number], *[renamed(later, names) for later in entries[number:]]]
                last[chosen], last[card] = last.get(card, -1), last.get(chosen, -1)
                break
        paper.number = number
        paper.write(entries[number])
    return entries


def choices(paper: Paper, entry: dict[str, Any], me: int) -> list[str]:
    """The cards that might have been chosen in place of the one that was, for all the seat can see."""
    if entry.get("seat") == me or "do" not in entry:
        return []
    verb, *words = entry["do"].split()
    if verb in ("bury", "eat"):
        hand = paper.hands[entry["seat"]]
        return [card for card in hand if card != words[0] and back(card) == back(words[0])]
    if verb == "take":
        stack = paper.stacks[back(words[0])]
        at = stack.index(words[0])
        return [str(card) for card in [*stack[max(0, at - 1) : at], *stack[at + 1 : at + 2]]]
    return []


def renamed(entry: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """The entry with other cards in it."""
    if "chance" in entry:
        return entry | {"gives": names.get(entry["gives"], entry["gives"])}
    if "do" in entry:
        return entry | {"do": " ".join(names.get(word, word) for word in entry["do"].split())}
    return entry
