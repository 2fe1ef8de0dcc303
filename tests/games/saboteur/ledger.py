"""The scores of Saboteur, counted from the text of a record (R13.5, R13.6)."""

from .paper import Paper, read


def recount(record_text: str) -> list[int]:
    paper = Paper.follow(*read(record_text))
    paper.settle()
    sides = [works_for(card) for card in paper.clan]
    treasure = {}
    for side in ("blue", "yellow"):
        nuggets = sum(paper.gold[seat] for seat in paper.left if sides[seat] == side)
        treasure[side] = nuggets * sum(1 for other in sides if other != side)
    return [treasure[side] for side in sides]


def works_for(card: str) -> str:
    clan, role = card.split("_")
    if role == "loyal":
        return clan
    return "yellow" if clan == "blue" else "blue"
