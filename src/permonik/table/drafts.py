"""The drafts of a table: what seats answer before they confirm it. Others learn only that a seat is busy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from permonik.errors import DraftDropped, IllegalAction, PermonikError, StaleDecision
from permonik.kernel.draft import Draft
from permonik.kernel.match import Match
from permonik.kernel.message import Arg, Message
from permonik.kernel.state import State
from permonik.table.errors import DraftFull, NoDraft

MOST_STEPS = 100
MOST_PICKS = 100  # in one step
FIRST_NUMBER = 1_000_000  # above the numbers of all questions of a match


class KeptDraft(NamedTuple):
    """A seat's draft as it is stored. `number` names the question that is open in it, `asked` the question of the match
    at which it began. A draft that is gone keeps its number, so that the next one has another."""

    seat: int
    number: int
    asked: int
    steps: list[list[str]]


class SeatDraft:
    """A draft of the kernel, with what was picked at each step, and how that is called."""

    def __init__(self, draft: Draft, number: int) -> None:
        self.draft = draft
        self.number = number
        self.entries = len(draft.match.record.entries)
        self.picks: list[list[str]] = []
        self.words: list[Message] = []

    @classmethod
    def resumed(cls, match: Match, kept: KeptDraft) -> SeatDraft:
        """The draft with these steps, on the match as it is now. Raises where they no longer fit."""
        held = cls(match.draft(kept.seat), kept.number)
        if held.draft.asked_at != kept.asked:
            raise DraftDropped("the question at which the draft began is no longer open")
        for step in kept.steps:
            held.pick([match.game.parse(text) for text in step])
        return held

    def pick(self, picks: Sequence[int]) -> None:
        """One step. At a choice of several parts its items are the whole choice, be it only one of them; anything else
        is an ordinary answer."""
        draft, seen = self.draft, self.draft.positions[-1]
        whole = draft.gather()
        if whole is not None and (len(picks) != 1 or whole.item(picks[0]) is not None):
            draft.choose_all(picks)
            picked = picks or [whole.close]
        elif len(picks) == 1:
            draft.choose(picks[0])
            picked = picks
        else:
            raise IllegalAction(f"this question is for one answer, not for {len(picks)}")
        self.picks.append([draft.match.game.text(pick) for pick in picks])
        self.words.append(self.called(seen, picked))

    def called(self, seen: State, picks: Sequence[int]) -> Message:
        """What was picked, in the words of the options."""
        game, counts = self.draft.match.game, {pick: picks.count(pick) for pick in picks}
        parts = [game.describe(seen, self.draft.seat, pick).message for pick in counts]
        if len(picks) == 1:
            return parts[0]
        told: list[Arg] = [times(part, count) for part, count in zip(parts, counts.values(), strict=True)]
        targets = list(dict.fromkeys(target for part in parts for target in part.targets))
        return Message(-1, "draft-several", {"parts": told}, targets)

    def back_to(self, step: int) -> None:
        self.draft.back_to(step)
        del self.picks[step:]
        del self.words[step:]

    def kept(self) -> KeptDraft:
        return KeptDraft(self.draft.seat, self.number, self.draft.asked_at, self.picks)


class Drafts:
    """Per seat its draft, where it has begun one; and the seats of which something has to be stored."""

    def __init__(self) -> None:
        self.open: dict[int, SeatDraft] = {}
        self.numbers: dict[int, int] = {}  # per seat: the last number that was given
        self.touched: set[int] = set()
        self.known: list[int] = []  # the busy seats, as everybody was told

    def resume(self, match: Match, kept: Sequence[KeptDraft]) -> None:
        """Takes up what was stored; what no longer fits is dropped."""
        for one in kept:
            self.numbers[one.seat] = one.number
            if one.steps:
                try:
                    self.open[one.seat] = SeatDraft.resumed(match, one)
                except PermonikError:
                    self.touched.add(one.seat)
        self.known = self.busy()

    # -- looking ---------------------------------------------------------------------------------------------

    def busy(self) -> list[int]:
        return sorted(self.open)

    def kept(self, seat: int) -> KeptDraft:
        """The seat's draft as it shall be stored."""
        held = self.open.get(seat)
        return held.kept() if held is not None else KeptDraft(seat, self.numbers.get(seat, FIRST_NUMBER), 0, [])

    def news(self) -> tuple[tuple[int, ...], bool]:
        """The seats whose drafts have changed since this was asked last, and whether other seats are busy now."""
        touched, self.touched = tuple(sorted(self.touched)), set()
        before, self.known = self.known, self.busy()
        return touched, before != self.known

    # -- changing --------------------------------------------------------------------------------------------

    def step(self, match: Match, seat: int, asked: int, picks: Sequence[int]) -> None:
        held = self.open.get(seat)
        number = match.asked_at(seat) if held is None else held.number
        if asked != number:
            raise StaleDecision(f"question {asked} was answered or taken back; {number} is open")
        if held is None:
            held = SeatDraft(match.draft(seat), FIRST_NUMBER)
        if len(held.picks) >= MOST_STEPS or len(picks) > MOST_PICKS:
            raise DraftFull(f"a draft has {MOST_STEPS} steps of {MOST_PICKS} picks at the most: confirm it, or go back")
        held.pick(picks)
        self.open[seat] = held
        self.renumber(seat)

    def back(self, seat: int, to: int) -> None:
        """Keeps the first steps only; without any there is no draft."""
        held = self.drafted(seat)
        if to == 0:
            self.drop(seat)
        elif to != len(held.picks):
            held.back_to(to)
            self.renumber(seat)

    def drop(self, seat: int) -> None:
        if self.open.pop(seat, None) is not None:
            self.touched.add(seat)

    def drafted(self, seat: int) -> SeatDraft:
        held = self.open.get(seat)
        if held is None:
            raise NoDraft(f"seat {seat} has drafted nothing")
        return held

    def follow(self, match: Match) -> None:
        """The match has changed. A draft whose question is no longer open is gone; others see what is new."""
        for seat, held in list(self.open.items()):
            if held.draft.match is match and held.entries == len(match.record.entries):
                continue
            try:
                self.open[seat] = SeatDraft.resumed(match, held.kept())
            except PermonikError:
                self.drop(seat)

    def renumber(self, seat: int) -> None:
        """What is open in a draft after a step has a new name: late and doubled answers are refused."""
        self.open[seat].number = self.numbers[seat] = self.numbers.get(seat, FIRST_NUMBER) + 1
        self.touched.add(seat)


def times(part: Message, count: int) -> Arg:
    words: Arg = {"id": part.id, "args": part.args}
    return words if count == 1 else {"id": "draft-times", "args": {"part": words, "count": count}}
