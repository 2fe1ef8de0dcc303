"""A draft leaves no trace and tells nothing, and what is confirmed is what was tried (contract 9)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from permonik.kernel.choice import spelled
from permonik.kernel.draft import Draft
from permonik.kernel.errors import IllegalAction
from permonik.kernel.game import WEIGHTY
from permonik.kernel.match import Match
from permonik.kernel.record import Decision, Record
from permonik.testing.contract.effort import affordable
from permonik.testing.contract.gathers import one_by_one, whole_picks
from permonik.testing.contract.play import Count, Played, retraced
from permonik.testing.contract.setups import Broken, Setup

TRIED = 6  # moments of a game at which somebody drafts; in a long game fewer
LENGTH = 12  # steps of a draft
DECISIONS = 150  # of a match for people
DRAFTED = 0.1  # of them
TAKEN_BACK = 0.2  # of the choices of several parts there
FEW_WAYS = 18  # of a choice of several parts
FINALS = 8  # options of a question of which it is tried whether they end the draft


def check_drafts(game: Played, count: Count) -> None:
    """Drafts at some moments: tried, taken back, resumed, confirmed."""
    rng = game.rng("drafts")
    moments = [number for number in game.keys if number < len(game.record.entries)]
    for number in affordable(rng, moments, TRIED):
        match = Match.replay(game.record, at=number)
        seat = rng.choice(match.waiting())
        place = f"{game.name}, entry {number}, seat {seat}"
        before = trace(match)
        draft = match.draft(seat)
        looks = try_out(place, draft, rng)
        if trace(match) != before:
            raise Broken(f"{place}: a draft that nobody confirmed left a trace")
        again = Draft.resume(match, seat, json.loads(json.dumps(draft.answers)))
        if look(again) != look(draft):
            raise Broken(f"{place}: the draft is another one after it was stored")
        stay_in_lane(place, game, number, draft, rng)
        draft.commit()
        confirmed(place, Match.replay(game.record, at=number), draft, looks, match)
        count.entries += 1
    count.games += 1


def try_out(place: str, draft: Draft, rng: Random) -> list[list[object]]:
    """Random steps, some of them taken back and made again; what was seen before each that is left."""
    looks = [look(draft)]
    while not draft.done and len(draft.steps) < LENGTH:
        step(place, draft, rng)
        looks.append(look(draft))
        if known_in(draft, -1) & ~known_in(draft, 0):
            raise Broken(f"{place}: the draft {draft.answers} shows what the seat does not know yet")
        if rng.random() < 0.3:
            steps = draft.answers
            number = rng.randrange(len(steps))
            draft.back_to(number)
            if look(draft) != looks[number]:
                raise Broken(f"{place}: going back to step {number} did not restore the draft")
            for answers in steps[number:]:
                draft.take([draft.match.game.parse(answer) for answer in answers])
            if look(draft) != looks[-1]:
                raise Broken(f"{place}: the same answers after going back led elsewhere")
    return looks


def shortcuts(place: str, draft: Draft) -> None:
    """What saves people clicks is what they could have answered step by step."""
    game, seat = draft.match.game, draft.seat
    obvious = draft.obvious()
    if obvious is not None and (obvious not in draft.asked().actions(seat) or draft.weighty(obvious)):
        raise Broken(f"{place}: {game.text(obvious)} is called obvious, but is weighty or no answer")
    for way in draft.ways(FEW_WAYS):
        if draft.tried(spelled(game, draft.asked(), seat, way.picks))[1] != way.final:
            raise Broken(f"{place}: {[game.text(pick) for pick in way.picks]} does not end as announced")
    for option in draft.options() if draft.gather() is None else []:
        opened = draft.tried([option.id])[0]
        for ahead in draft.ahead(option.id):
            if ahead.id not in opened.actions(seat) or game.weighty(opened, seat, ahead.id):
                raise Broken(f"{place}: {ahead.text} is no plain answer after {option.text}")


def step(place: str, draft: Draft, rng: Random) -> None:
    shortcuts(place, draft)
    whole = draft.gather()
    if whole is not None and rng.random() < 0.7:
        legal = [one for one in whole_picks(whole) if whole.flaw(one, draft.match.game) is None]
        draft.choose_all(rng.choice(legal))
        return
    action = rng.choice(draft.options()).id
    final = draft.final(action)
    draft.choose(action)
    if draft.done != final:
        raise Broken(f"{place}: {draft.match.game.text(action)} was announced to end the draft, or not to")


def known_in(draft: Draft, number: int) -> int:
    """What the seat knows at a step of its draft."""
    return draft.match.game.known(draft.positions[number], draft.seat)


def look(draft: Draft) -> list[object]:
    """What a draft shows, as bytes where it can be."""
    answered = [draft.answers, draft.follows]
    seen: list[object] = [draft.done, answered, json.dumps(draft.view()), json.dumps(draft.shown())]
    if draft.done:
        return [*seen, attempt_more(draft)]
    options = draft.options()
    return [*seen, options, draft.question(), draft.gather(), [draft.weighty(option.id) for option in options]]


def attempt_more(draft: Draft) -> str:
    try:
        draft.options()
    except IllegalAction as error:
        return str(error)
    raise Broken("a draft that is done still asks something")


def trace(match: Match) -> object:
    """All that anybody could notice."""
    seats = [None, *range(match.players)]
    return (
        match.state.key(),
        match.record.dumps(),
        match.waiting(),
        [match.asked_at(seat) for seat in match.waiting()],
        [(json.dumps(match.view(seat)), json.dumps(match.shown(seat)), match.log(seat)) for seat in seats],
    )


def confirmed(place: str, match: Match, draft: Draft, looks: list[Any], committed: Match) -> None:
    """Played one by one, the answers meet the questions of the draft, and leave the record that it left."""
    seat = draft.seat
    for number, answers in enumerate(draft.steps):
        drafted = looks[number]
        options = match.options(seat)
        kinds = [match.game.weighty(match.state, seat, option.id) for option in options]
        if not {kind for kind in kinds if kind is not None} <= set(WEIGHTY):
            raise Broken(f"{place}: weighty answers of kinds {kinds}")
        views = [json.dumps(match.view(seat)), json.dumps(match.shown(seat))]
        real = [*views, options, match.question(seat), match.gather(seat), kinds]
        if real != drafted[2:]:
            raise Broken(f"{place}, step {number}: the draft showed what the match does not:\n{drafted}\n{real}")
        since = len(match.record.entries)
        one_by_one(match, seat, answers)
        forced = [entry for entry in match.record.entries[since:] if isinstance(entry, Decision) and entry.forced]
        if len(draft.follows[number]) > len([entry for entry in forced if entry.seat == seat]):
            raise Broken(f"{place}, step {number}: {draft.follows[number]} was to follow by itself, and did not")
    if match.record != committed.record:
        raise Broken(f"{place}: the confirmed draft left another record than its answers")
    asked = seat in match.waiting()
    if not draft.done and not asked:
        raise Broken(f"{place}: the draft was not at its end, but the seat has nothing to decide")


def stay_in_lane(place: str, game: Played, number: int, draft: Draft, rng: Random) -> None:
    """What others answer at the same time neither ends nor changes a draft."""
    match = Match.replay(game.record, at=number)
    others = [seat for seat in match.waiting() if seat != draft.seat]
    if not others:
        return
    other = rng.choice(others)
    match.choose(other, rng.choice(match.options(other)).id)
    if draft.seat not in match.waiting():
        raise Broken(f"{place}: the answer of seat {other} took the question away")
    again = Draft.resume(match, draft.seat, draft.answers)
    if again.done != draft.done or again.asked_at != draft.asked_at:
        raise Broken(f"{place}: the answer of seat {other} ended the draft, or renamed its question")
    if not draft.done and (again.options(), again.question()) != (draft.options(), draft.question()):
        raise Broken(f"{place}: the answer of seat {other} changed the draft")


def check_probes(game: Played, count: Count, resample: Any) -> None:
    """In two worlds that the seat cannot tell apart the same draft shows the same, `final` included."""
    rng = game.rng("probes")
    moments = [number for number in game.keys if number < len(game.record.entries)]
    for number in affordable(rng, moments, TRIED):
        here = at(Record(game.record.header, game.record.entries[:number], game.record.seal))
        seat = rng.choice(here.waiting())
        there = at(resample.resample(Record(here.record.header, list(here.record.entries)), seat, rng))
        place = f"{game.name}, entry {number}, seat {seat}"
        mine, its = here.draft(seat), there.draft(seat)
        try_everything(place, mine, its, rng)
        while True:
            if look(mine) != look(its):
                raise Broken(f"{place}: a draft tells the worlds apart:\n{look(mine)}\n{look(its)}")
            if mine.done or len(mine.steps) >= LENGTH:
                break
            actions = [option.id for option in mine.options()]
            for action in rng.sample(actions, min(FINALS, len(actions))):
                if mine.final(action) != its.final(action):
                    raise Broken(f"{place}: whether {here.game.text(action)} is final tells the worlds apart")
            step(place, mine, rng)
            its.take(mine.steps[-1])
        count.entries += 1
    count.games += 1


def try_everything(place: str, mine: Draft, its: Draft, rng: Random) -> None:
    """Every answer to the first question, tried and taken back: it shows the same in both worlds."""
    tries = [[option.id] for option in mine.options()]
    whole = mine.gather()
    if whole is not None:
        legal = [one for one in whole_picks(whole) if whole.flaw(one, mine.match.game) is None]
        tries = rng.sample(legal, min(FEW_WAYS, len(legal)))
    for picks in tries:
        for draft in (mine, its):
            draft.choose_all(picks) if whole is not None else draft.choose(picks[0])
        if look(mine) != look(its):
            raise Broken(f"{place}: {mine.answers}, tried and taken back, tells the worlds apart")
        mine.back_to(0)
        its.back_to(0)


def at(record: Record) -> Match:
    """The match at the end of a record, which need not be the end of a game."""
    return list(retraced(record, record.seal))[-1]


def check_patience(setup: Setup, seed: int, count: Count) -> None:
    """The beginning of a match for people: drafts, whole choices, and a record that is as good as any."""
    rng = Random(f"{setup}/{seed}/patience")
    match = Match.start(setup.game, players=setup.players, seed=seed, options=setup.chosen, patient=True)
    for _ in range(DECISIONS):
        if match.over:
            break
        seat = rng.choice(match.waiting())
        whole = match.gather(seat)
        if rng.random() < DRAFTED:
            draft = match.draft(seat)
            try_out(f"{setup}, seed {seed}, entry {len(match.record.entries)}, seat {seat}", draft, rng)
            draft.commit()
        elif whole is None:
            match.choose(seat, rng.choice(match.options(seat)).id)
        else:
            before = (len(match.record.entries), match.state.key())
            legal = [one for one in whole_picks(whole) if whole.flaw(one, match.game) is None]
            picks = rng.choice(legal)
            match.choose_all(seat, picks)
            if rng.random() < TAKEN_BACK:
                match.undo(seat, consent=range(match.players))
                if (match.record.entries[-1].to, match.state.key()) != before:  # type: ignore[union-attr]
                    raise Broken(f"{setup}, seed {seed}: half of a choice was taken back")
                match.choose_all(seat, picks)
        count.entries += 1
    again = Match.replay(Record.loads(match.record.dumps()))
    if again.state.key() != match.state.key() or again.waiting() != match.waiting():
        raise Broken(f"{setup}, seed {seed}: the record of a patient match leads elsewhere")
    count.games += 1
