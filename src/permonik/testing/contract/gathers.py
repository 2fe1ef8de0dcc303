"""A choice of several parts is one thing: picked in any order, it ends in the same position, and in no other than the
small questions allow (contract 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from random import Random

from permonik.kernel.choice import Chain, Gather, spelled
from permonik.kernel.errors import IllegalAction
from permonik.kernel.game import Game
from permonik.kernel.match import Match
from permonik.kernel.record import Decision, Record
from permonik.kernel.state import State
from permonik.testing.contract.copies import where
from permonik.testing.contract.effort import THOROUGH, affordable
from permonik.testing.contract.play import Count, Played, retraced
from permonik.testing.contract.setups import Broken

EACH = 6  # choices of a game by each kind of question, of which everything that can be picked is tried
HANDED_OVER = 2  # of these through the door of a match
MANY = 120  # different picks; where there are more, some of them are tried


def check_gathers(game: Played, count: Count) -> None:
    """Some choices of several parts that come up in a game, of each kind as many."""
    rng = game.rng("gathers")
    found: list[tuple[int, int]] = []
    kinds: dict[str, int] = {}
    for match in retraced(game.record):
        for seat in match.waiting():
            whole = match.gather(seat)
            if whole is None:
                continue
            kind = type(match.state.open(seat)).__name__
            kinds[kind] = kinds.get(kind, 0) + 1
            if THOROUGH or kinds[kind] <= EACH:
                check_gather(f"{where(game, match)}, seat {seat}", match, seat, whole, rng)
                if len(match.record.entries) in game.keys:
                    found.append((len(match.record.entries), seat))
                count.entries += 1
    seats = dict(found)
    for number in affordable(rng, list(seats), HANDED_OVER):
        hand_over(game, number, seats[number], rng)
    count.games += 1


def check_gather(place: str, match: Match, seat: int, whole: Gather, rng: Random) -> None:
    before = (match.state.key(), len(match.record.entries))
    check_outcomes(place, match.game, match.state, seat, rng)
    for refused in wrong_picks(whole, match, rng):
        try:
            match.choose_all(seat, refused)
        except IllegalAction:
            continue
        raise Broken(f"{place}: the picks {[match.game.text(pick) for pick in refused]} were not refused")
    if (match.state.key(), len(match.record.entries)) != before:
        raise Broken(f"{place}: looking at a choice, or a refusal, changed the match")


def check_outcomes(place: str, rules: Game, state: State, seat: int, rng: Random) -> int:
    """Picks lead where the small answers do, each somewhere else, in any order. Tells how many were tried."""
    whole = state.open(seat).gather(state)
    if whole is None:
        raise Broken(f"{place}: no choice of several parts")
    legal = [one for one in whole_picks(whole) if whole.flaw(one, rules) is None]
    for item in whole.items:
        rules.describe(state, seat, item.action)
        if not any(item.action in one for one in legal):
            raise Broken(f"{place}: {rules.text(item.action)} can be picked, but goes with nothing")
    tried = legal if len(legal) <= MANY else rng.sample(legal, MANY)
    ends: dict[Hashable, list[int]] = {}
    for one in tried:
        key = end_of(place, rules, state, seat, one, rng)
        if key in ends and named(rules, state, seat, ends[key]) != named(rules, state, seat, one):
            texts = [[rules.text(pick) for pick in picked] for picked in (ends[key], one)]
            raise Broken(f"{place}: two different picks end in one position: {texts}")
        ends[key] = one
    if tried is legal:
        small = set(chains(state, seat, whole))
        if small != set(ends):
            raise Broken(f"{place}: {len(ends)} outcomes by picks, {len(small)} by small answers")
    return len(tried)


def whole_picks(whole: Gather) -> Iterator[list[int]]:
    """All multisets of picks within the limits of their number."""
    yield from picks_from(whole, 0, [])


def picks_from(whole: Gather, at: int, picked: list[int]) -> Iterator[list[int]]:
    if at == len(whole.items):
        if whole.least <= len(picked) <= whole.most:
            yield picked
        return
    item = whole.items[at]
    for times in range(min(item.most, whole.most - len(picked)) + 1):
        if times and any(other in picked for other in item.clashes):
            return
        yield from picks_from(whole, at + 1, picked + [item.action] * times)


def named(rules: Game, state: State, seat: int, picks: list[int]) -> Counter[Hashable]:
    """What picks name: of two equal cards it may not matter which is picked."""
    found: Counter[Hashable] = Counter()
    for pick in picks:
        found[rules.table.split(pick)[0].verb, *rules.describe(state, seat, pick).targets] += 1
    return found


def end_of(place: str, rules: Game, state: State, seat: int, picks: list[int], rng: Random) -> Hashable:
    """Where picks end, in whatever order they are made."""
    answers = spelled(rules, state, seat, picks)
    for _ in range(2):
        shuffled = rng.sample(picks, len(picks))
        if spelled(rules, state, seat, shuffled) != answers:
            raise Broken(f"{place}: the order of {[rules.text(pick) for pick in picks]} matters")
    copy = state.clone()
    for answer in answers:
        copy.apply(seat, answer)
    return copy.key()


def chains(state: State, seat: int, whole: Gather) -> Iterator[Hashable]:
    """The positions in which the small questions of a choice can end."""
    chain = Chain(state, seat, whole)
    ways = [state]
    while ways:
        here = ways.pop()
        for action in here.actions(seat):
            copy = here.clone()
            copy.apply(seat, action)
            if chain.goes_on(copy):
                ways.append(copy)
            else:
                yield copy.key()


def wrong_picks(whole: Gather, match: Match, rng: Random) -> Iterator[list[int]]:
    """Too few, too many, one too often, and one that is no item."""
    one = rng.choice(list(whole_picks(whole)))
    if whole.least:
        yield one[: whole.least - 1]
    yield one + [rng.choice(whole.items).action] * (whole.most + 1 - len(one))
    often = rng.choice(whole.items)
    if often.most < whole.most:
        yield [often.action] * (often.most + 1)
    items = {item.action for item in whole.items}
    stranger = next(action for action in range(match.game.table.size) if action not in items)
    yield [*one[:-1], stranger]


def hand_over(game: Played, number: int, seat: int, rng: Random) -> None:
    """Through the door of a match the record is that of the small answers, one by one."""
    whole = Match.replay(game.record, at=number)
    asked = whole.gather(seat)
    if asked is None:
        raise Broken(f"{game.name}, entry {number}: the choice is not there again")
    legal = [one for one in whole_picks(asked) if asked.flaw(one, whole.game) is None]
    picks = rng.choice(legal)
    answers = spelled(whole.game, whole.state, seat, picks)
    small = Match.replay(game.record, at=number)
    whole.choose_all(seat, [whole.game.text(pick) for pick in rng.sample(picks, len(picks))], whole.asked_at(seat))
    one_by_one(small, seat, answers)
    if whole.record != small.record or Record.loads(whole.record.dumps()) != whole.record:
        raise Broken(f"{game.name}, entry {number}: picks handed over whole leave another record")


def one_by_one(match: Match, seat: int, answers: list[int]) -> None:
    """The same answers by `choose`, except those that the match takes as forced."""
    left = list(answers)
    while left:
        since = len(match.record.entries)
        match.choose(seat, left.pop(0))
        for entry in match.record.entries[since + 1 :]:
            if left and isinstance(entry, Decision) and entry.forced and (entry.seat, entry.action) == (seat, left[0]):
                left.pop(0)
