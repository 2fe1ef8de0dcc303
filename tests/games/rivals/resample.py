"""Another world that a seat of Rivals cannot tell from this one, written from H1 to H6.

Nothing is asked of the engine: which cards the seat has seen, and when, stands on `paper`. What may change:

- a card that the seat has never seen may be any other such card with the same back, in the whole history;
- where another seat chose a card face down (put one of a hand under a stack, took one of a stack it had looked
  through), it may have chosen another one with the same back, if the seat sees neither of the two afterwards. In a
  stack the two must lie side by side: otherwise the order of what is left would be another.
"""

from random import Random
from typing import Any

from permonik.kernel.record import Record, digest, dump_line

from .paper import Box, Entry, Paper, Token, read

CHANGES = 0.5  # at least this share of cases must give another world

Refs = list[Token | None]


def resample(record: Record, seat: int | None, rng: Random) -> Record:
    header, entries = read(record.dumps())
    me = 2 if seat is None else seat
    if any("undo" in entry for entry in entries):
        return record
    box = Box(header)
    refs = understood(box, entries)
    refs = choose_otherwise(box, entries, refs, me, rng)
    exchange_unseen(refs, me, rng)
    paper = Paper(box)
    written = []
    for number, entry in enumerate(entries):
        written.append(paper.text(entry, refs[number]))
        paper.write(entry, refs[number], number)
    return Record.loads(closed(header, written))


def closed(header: dict[str, Any], entries: list[Entry]) -> str:
    lines = [dump_line(header), *[dump_line(entry) for entry in entries]]
    return "\n".join([*lines, dump_line({"entries": len(entries), "digest": digest(lines)}), ""])


def understood(box: Box, entries: list[Entry]) -> Refs:
    """The token of each entry; afterwards every token says when it was last seen."""
    paper = Paper(box)
    refs: Refs = []
    for number, entry in enumerate(entries):
        refs.append(paper.resolve(entry))
        paper.write(entry, refs[-1], number)
    return refs


def choose_otherwise(box: Box, entries: list[Entry], refs: Refs, me: int, rng: Random) -> Refs:
    """Others' hidden choices fall on another card; from then on each of the two is where the other would be."""
    last = {token: token.seen[:] for token in refs if token is not None}
    paper = Paper(box)
    for number, entry in enumerate(entries):
        chosen = refs[number]
        if chosen is not None and "do" in entry and "for" in entry and me not in entry["for"]:
            for token in alternatives(paper, entry, chosen):
                if max(last[chosen][me], last[token][me]) < number and rng.random() < 0.5:
                    names = {chosen: token, token: chosen}
                    refs = [*refs[:number], *[None if r is None else names.get(r, r) for r in refs[number:]]]
                    break
        paper.write(entry, refs[number], number)
    for token, seen in last.items():
        token.seen = seen
    return refs


def alternatives(paper: Paper, entry: Entry, chosen: Token) -> list[Token]:
    """The cards that might have been chosen in place of the one that was, for all that others can see."""
    for hand in paper.hands:
        if chosen in hand:
            return [token for token in hand if token is not chosen and token.back == chosen.back]
    stack = next(stack for stack in paper.stacks if chosen in stack)
    at = stack.index(chosen)
    return [*stack[max(0, at - 1) : at], *stack[at + 1 : at + 2]]


def exchange_unseen(refs: Refs, me: int, rng: Random) -> None:
    """Cards never seen change places, within each back. What nobody has seen is in no entry."""
    tokens = {id(token): token for token in refs if token is not None and token.seen[me] < 0}
    for back in ("base", "gold", "turmoil", "progress"):
        unseen = [token for token in tokens.values() if token.back == back]
        kinds = [token.kind for token in unseen]
        rng.shuffle(kinds)
        for token, kind in zip(unseen, kinds, strict=True):
            token.kind = kind
