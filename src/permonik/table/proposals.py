"""A proposal to the others at the table: an undo that needs consent, an agreed end, a bot for a seat that is gone,
or that everybody may ask a bot for hints."""

from __future__ import annotations

from dataclasses import dataclass

from permonik.kernel.record import Dealt, Decision, Entry
from permonik.table.errors import NoProposal
from permonik.table.messages import ProposalOut, Wish


@dataclass
class Proposal:
    """`needs`: the seats that have not answered yet; bots agree to everything."""

    what: Wish
    by: int
    needs: set[int]
    for_seat: int | None = None
    bot: str | None = None

    def out(self) -> ProposalOut:
        return ProposalOut(what=self.what, by=self.by, for_seat=self.for_seat, needs=sorted(self.needs))

    def check_answer(self, seat: int, agree: bool) -> None:
        """Those who are asked may agree or refuse, and whoever has proposed may withdraw."""
        if seat not in self.needs and (agree or seat != self.by):
            raise NoProposal(f"seat {seat} is not asked")

    def outlives(self, entries: list[Entry]) -> bool:
        """An undo is about the last decision; other proposals end when somebody resigns, changes or takes back."""
        return self.what != "undo" and all(isinstance(entry, (Decision, Dealt)) for entry in entries)
