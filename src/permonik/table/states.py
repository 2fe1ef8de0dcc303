"""What is sent of a match: to each seat its own view, never more."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, cast

from permonik.errors import UndoRefused
from permonik.kernel.choice import Gather
from permonik.kernel.draft import Draft, Way
from permonik.kernel.game import Game, Option, View, ask
from permonik.kernel.log import Words
from permonik.kernel.match import Match
from permonik.kernel.message import Message, Score
from permonik.kernel.reason import Reason, barred
from permonik.kernel.record import Record, Undo
from permonik.kernel.state import State
from permonik.table.drafts import SeatDraft
from permonik.table.messages import (
    AheadOut,
    BarredOut,
    BesideOut,
    ChoiceOut,
    DraftOut,
    Fold,
    ItemOut,
    LineOut,
    MessageOut,
    MovedOut,
    OptionOut,
    ScoreOut,
    SealOut,
    SnapshotOut,
    StateOut,
    WayOut,
    Weighty,
)

MOST_WAYS = 18  # of a choice, so that they can be seen at a glance
MOST_BARRED = 18  # what is more is a heap of things on the board, each of which says it when it is asked (why.py)


NOTHING_BESIDE = BesideOut(busy=[], proposal=None, clock=None)


class SharedViews:
    """What those who look on see of one position of a match: what is the same for all of them is made once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.saw: View | None = None  # as the last one who was asked for sees it
        self.showed: View | None = None

    def seen(self, seat: int | None) -> View:
        game, state = self.match.game, self.match.state
        seen = game.seen(state, seat) if self.saw is None else game.seen_beside(state, seat, self.saw)
        self.saw = seen
        return seen

    def shown(self, seat: int | None) -> View:
        game, state = self.match.game, self.match.state
        seen = game.shown(state, seat) if self.showed is None else game.shown_beside(state, seat, self.showed)
        self.showed = seen
        return seen


def state_out(
    match: Match,
    seat: int | None,
    log_from: int,
    alone: bool,
    beside: BesideOut = NOTHING_BESIDE,
    held: SeatDraft | None = None,
    hints: Literal["free", "ask"] | None = None,
    views: SharedViews | None = None,
) -> StateOut:
    """`alone`: nobody else has to be asked before the seat takes something back. `held`: the seat's own draft. `views`:
    of this very position, where several are told of it."""
    views = SharedViews(match) if views is None else views
    asked = asked_out(match, seat, held)
    return StateOut(
        type="state",
        seat=seat,
        entry=len(match.record.entries),
        view=views.seen(seat) if held is None else held.draft.seen(),
        shown=views.shown(seat) if held is None else held.draft.shown(),
        waiting=list(match.waiting()),
        questions=[] if match.over else questions_out(match.state),
        question=asked.question,
        asked=asked.asked,
        options=asked.options,
        barred=asked.barred,
        ahead=asked.ahead,
        obvious=asked.obvious,
        choice=asked.choice,
        draft=draft_out(held) if held is not None else None,
        busy=beside["busy"],
        undo=undo_out(match, seat, alone) if seat is not None else None,
        hints=hints,
        log=log_out(match, match.told.heard(seat, log_from)),
        log_from=log_from,
        over=match.over,
        scores=scores_out(match, match.over),
        winners=list(match.winners()),
        remark=remark_out(match),
        names=list(match.names),
        proposal=beside["proposal"],
        clock=beside["clock"],
        open_until=0,
        seal=seal_out(match),
    )


def snapshot_out(match: Match, seat: int | None, over: bool) -> SnapshotOut:
    """`match`: a replay up to some entry; `over`: whether the whole of it has ended."""
    return SnapshotOut(
        type="snapshot",
        seat=seat,
        entry=len(match.record.entries),
        view=match.seen(seat),
        shown=match.shown(seat),
        log=log_out(match, match.told.heard(seat, 0)),
        scores=scores_out(match, over),
    )


@dataclass(frozen=True)
class Look:
    """An earlier position that somebody wants to see. `snapshot` replays the match, which takes a moment."""

    record: Record
    seat: int | None
    over: bool

    def snapshot(self) -> SnapshotOut:
        return snapshot_out(Match.replay(self.record, len(self.record.entries)), self.seat, self.over)


def scores_out(match: Match, over: bool) -> list[ScoreOut]:
    """While a match runs, points may count hidden cards: then they are told at its end only."""
    if match.game.private and not over:
        return []
    return [score_out(score) for score in match.scores()]


def score_out(score: Score) -> ScoreOut:
    return ScoreOut(total=score.total, parts=list(score.parts))


def message_out(message: Message) -> MessageOut:
    return MessageOut(id=message.id, args=message.args, targets=message.targets, entry=message.entry)


def line_out(game: Game, line: Message) -> LineOut:
    moved = [MovedOut(seat=one.seat, amount=one.amount, n=one.n) for one in game.moved(line)]
    return {  # a long log is thousands of them
        "id": line.id,
        "args": line.args,
        "targets": line.targets,
        "entry": line.entry,
        "fold": cast("Fold", line.fold),
        "cause": line.cause,
        "moved": moved,
    }


MOST_LINES = 2048  # of a game
LINES: dict[Game, dict[Words, LineOut]] = {}


def log_out(match: Match, lines: Sequence[int]) -> list[LineOut]:
    """These lines of the log. The latest are kept, for all matches: games say the same again and again."""
    log, known = match.told, LINES.setdefault(match.game, {})
    found: list[LineOut] = []
    for at in lines:
        words = log.words(at)
        line = known.get(words)
        if line is None:
            if len(known) >= MOST_LINES:
                known.clear()
            line = known[words] = line_out(match.game, log.message(at))
        found.append({**line, "entry": log.entries[at]})
    return found


def questions_out(state: State) -> list[str]:
    """Of which kind the open question of each waiting seat is; "" where it is secret.

    It is the step on the agenda of the match, which is part of every view. Of a draft it knows nothing.
    """
    steps = [state.open(seat) for seat in state.waiting()]
    return ["" if step.secret() else ask(type(step).__name__) for step in steps]


class Asked(NamedTuple):
    """What a seat is asked now, by the match or in its draft."""

    question: MessageOut | None
    asked: int | None
    options: list[OptionOut]
    barred: list[BarredOut]
    ahead: list[AheadOut]
    obvious: int | None
    choice: ChoiceOut | None


MOST_QUESTIONS = 128
ASKED: dict[int, tuple[State, Asked]] = {}  # by the position that a seat imagines, which is held as long as its id is


def asked_out(match: Match, seat: int | None, held: SeatDraft | None) -> Asked:
    """The latest questions of matches are kept, for all of them: one is told again whenever a draft is taken back, or
    somebody comes. It is the same as long as the seat imagines the same position (`Match.imagined`)."""
    if seat is None or seat not in match.waiting() or (held is not None and held.draft.done):
        return Asked(None, None, [], [], [], None, None)
    if held is not None:
        return new_asked(match, seat, held)
    position = match.imagined(seat)
    found = ASKED.get(id(position))
    if found is None:
        if len(ASKED) >= MOST_QUESTIONS:
            ASKED.clear()
        found = ASKED[id(position)] = (position, new_asked(match, seat, None))
    return found[1]


def new_asked(match: Match, seat: int, held: SeatDraft | None) -> Asked:
    draft = held.draft if held is not None else match.draft(seat)
    whole = draft.gather()
    found = draft.options() if held is not None else match.options(seat)
    return Asked(
        message_out(draft.question() if held is not None else match.question(seat)),
        held.number if held is not None else match.asked_at(seat),
        options_out(draft, found, whole),
        barred_out(draft, whole),
        ahead_out(draft, found) if whole is None else [],
        draft.obvious() if whole is None else None,
        choice_out(whole, draft.ways(MOST_WAYS)),
    )


def options_out(draft: Draft, options: Sequence[Option], whole: Gather | None) -> list[OptionOut]:
    """`final` and `weighty` are tried on what the seat sees, so that they tell nothing else."""
    legal = {option.id for option in options}
    return [
        option_out(option, option.id in legal and draft.final(option.id), draft.weighty(option.id))
        for option in [*options, *picked_with_others(draft, options, whole)]
    ]


def barred_out(draft: Draft, whole: Gather | None) -> list[BarredOut]:
    actions = missing(draft, whole)
    return [
        BarredOut(
            text=option.text,
            message=message_out(option.message),
            targets=option.targets,
            reason=message_out(reason.message()),
            rule=reason.rule,
        )
        for option, reason in (reasons(draft, actions) if len(actions) <= MOST_BARRED else ())
    ]


def missing(draft: Draft, whole: Gather | None) -> list[int]:
    """What the open question may offer and does not offer now, neither as an answer nor as a part of one."""
    parts = {item.action for item in whole.items} if whole is not None else set()
    return [action for action in barred(draft.asked(), draft.seat) if action not in parts]


def reasons(draft: Draft, actions: Sequence[int]) -> list[tuple[Option, Reason]]:
    state, seat, game = draft.asked(), draft.seat, draft.match.game
    return [(game.describe(state, seat, action), game.why_not(state, seat, action)) for action in actions]


def ahead_out(draft: Draft, options: Sequence[Option]) -> list[AheadOut]:
    return [
        AheadOut(**option_out(one, False, None), via=option.id) for option in options for one in draft.ahead(option.id)
    ]


def picked_with_others(draft: Draft, options: Sequence[Option], whole: Gather | None) -> list[Option]:
    """The items of a choice that are no answer to its first small question."""
    legal = {option.id for option in options}
    items = [item.action for item in whole.items if item.action not in legal] if whole is not None else []
    return [draft.match.game.describe(draft.asked(), draft.seat, item) for item in items]


def option_out(option: Option, final: bool, weighty: str | None) -> OptionOut:
    return OptionOut(
        id=option.id,
        text=option.text,
        message=message_out(option.message),
        targets=option.targets,
        final=final,
        weighty=cast("Weighty | None", weighty),
    )


def choice_out(whole: Gather | None, ways: Sequence[Way]) -> ChoiceOut | None:
    if whole is None:
        return None
    items = [
        ItemOut(option=item.action, limit=item.most, clashes=list(item.clashes), needs=list(item.needs))
        for item in whole.items
    ]
    ways_out = [WayOut(picks=way.picks, final=way.final) for way in ways]
    return ChoiceOut(items=items, least=whole.least, most=whole.most, ways=ways_out)


def draft_out(held: SeatDraft) -> DraftOut:
    return DraftOut(
        number=held.number,
        answers=[message_out(words) for words in held.words],
        follows=[[message_out(words) for words in step] for step in held.draft.follows],
        steps=len(held.words),
        done=held.draft.done,
        log=[line_out(held.draft.match.game, line) for step in held.draft.lines for line in step],
    )


def undo_out(match: Match, seat: int, alone: bool) -> Literal["free", "ask"] | None:
    if match.over:
        return None
    try:
        _, free = match.undoable(seat)
    except UndoRefused:
        return None
    return "free" if free or alone else "ask"


def remark_out(match: Match) -> MessageOut | None:
    """What the game has to say of its own end; of one by resigning or agreement it knows nothing."""
    remark = match.game.remark(match.state) if match.state.over else None
    return message_out(remark) if remark is not None else None


def seal_out(match: Match) -> SealOut:
    commitment = match.record.header.commitment
    if match.record.seal is None:  # the match takes care that it is there at the end only
        return SealOut(commitment=commitment, seed=None, nonce=None)
    return SealOut(commitment=commitment, seed=str(match.record.seal.seed), nonce=match.record.seal.nonce)


def log_start(match: Match, since: int) -> int:
    """From which entry on a log that was complete at `since` has to be told again: undos reach back."""
    entries = match.record.entries
    if not 0 <= since <= len(entries):
        return 0
    return min([since, *undone(entries[since:])])


def undone(entries: Collection[object]) -> list[int]:
    return [entry.to for entry in entries if isinstance(entry, Undo)]
