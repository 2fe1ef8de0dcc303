"""The scores of Pretend, counted from the text of a record: coins, the hand's worth, minus the soot (R6)."""

from .paper import WORTH, Paper, read


def recount(record_text: str) -> list[int]:
    paper = Paper.follow(*read(record_text))
    return [
        paper.coins[seat] + sum(WORTH[card] for card in paper.hands[seat]) - paper.soot[seat]
        for seat in range(paper.players)
    ]
