"""A record is the whole truth: written, read again and replayed it is the same match, entry by entry (contract 2)."""

from __future__ import annotations

from random import Random

from permonik.kernel.errors import RecordCorrupt, RecordError, RecordIllegal
from permonik.kernel.match import Match
from permonik.kernel.record import Dealt, Decision, Entry, Record, digest, dump_line
from permonik.testing.contract.effort import affordable, is_long
from permonik.testing.contract.play import Count, Played, retraced
from permonik.testing.contract.setups import Broken

DAMAGED = 4  # entries of each game that are damaged, one after the other; of a long game fewer
AFTER = 20  # entries that follow on the damaged one, where a game is long


def check_record(game: Played, count: Count) -> None:
    """Text and back, replayed without the seed; every legal action met on the way is written and read."""
    record = game.record
    text = record.dumps()
    again = Record.loads(text)
    if again != record or again.dumps() != text or Record.loads(text.encode()) != record:
        raise Broken(f"{game.name}: the record is not the same after it was written and read")
    rules = game.setup.rules
    known: set[int] = set()
    final = None
    for match in retraced(again):
        number = len(match.record.entries)
        if number in game.keys and hash(match.state.key()) != game.keys[number]:
            raise Broken(f"{game.name}: entry {number} leads to another position in the replay")
        for seat in match.waiting():
            for action in match.state.actions(seat):
                if action not in known and rules.parse(rules.text(action)) != action:
                    raise Broken(f"{game.name}: {rules.text(action)!r} is read as another action than {action}")
                known.add(action)
        final = match
    assert final is not None
    if final.record.entries != record.entries:
        raise Broken(f"{game.name}: the replay wrote another record")
    compare_ends(game, final, Match.replay(record, verify=True))
    count.games += 1
    count.entries += len(record.entries)


def compare_ends(game: Played, replayed: Match, verified: Match) -> None:
    for seat in [None, *range(game.setup.players)]:
        if replayed.log(seat) != verified.log(seat):
            raise Broken(f"{game.name}: the replay tells seat {seat} something else")
    if replayed.scores() != verified.scores() or replayed.winners() != verified.winners():
        raise Broken(f"{game.name}: the replay ends with other scores")


def check_damage(game: Played, count: Count) -> None:
    """A damaged entry is refused by name: in its line if it is no entry, at its number if it is not legal."""
    rng = game.rng("damage")
    length = len(game.record.entries)
    for number in affordable(rng, list(range(length)), DAMAGED):
        here = beginning(game, number + AFTER) if is_long(length) else game
        text = here.record.dumps()
        check_nonsense(here, text, number)
        check_tampering(here, text, number, rng)
        check_illegal(here, number, rng)
        count.entries += 1
    count.games += 1


def beginning(game: Played, length: int) -> Played:
    return game._replace(record=Record(game.record.header, game.record.entries[:length]))


def check_nonsense(game: Played, text: str, number: int) -> None:
    lines = text.splitlines()
    for nonsense in ('{"seat":0,"do":"fly away"}', '{"seat":0,"do":7}', "[]", "{}", "{", '{"seat":99,"do":"pass"}'):
        broken = [*lines[: number + 1], nonsense, *lines[number + 2 : -1]]
        try:
            Record.loads(sealed(broken))
        except RecordCorrupt as error:
            if f"line {number + 2} " in str(error):
                continue
            raise Broken(f"{game.name}: {nonsense} in line {number + 2} is reported as: {error}") from None
        raise Broken(f"{game.name}: {nonsense} in line {number + 2} is taken for an entry")


def check_tampering(game: Played, text: str, number: int, rng: Random) -> None:
    """A line changed, so that it is no JSON any more or says the same in other letters; the digest left as it was."""
    lines = text.split("\n")
    line = lines[number + 1]
    at = rng.randrange(len(line))
    for changed in (line[:at] + ("x" if line[at] != "x" else "y") + line[at + 1 :], line.replace(":", ": ", 1)):
        try:
            Record.loads("\n".join([*lines[: number + 1], changed, *lines[number + 2 :]]))
        except RecordError:
            continue
        raise Broken(f"{game.name}: nobody noticed that line {number + 2} was changed to {changed}")


def check_illegal(game: Played, number: int, rng: Random) -> None:
    """A well-formed entry that the rules do not allow there, properly sealed."""
    before = Match.replay(game.record, at=number)
    for entry in illegal_entries(before, game.record.entries[number], rng):
        entries = [*game.record.entries[:number], entry, *game.record.entries[number + 1 :]]
        text = Record(game.record.header, entries).dumps()
        try:
            Match.replay(Record.loads(text))
        except RecordIllegal as error:
            if f"entry {number} " in str(error):
                continue
            raise Broken(f"{game.name}: the illegal entry {number} is reported as: {error}") from None
        raise Broken(f"{game.name}: {entry} was accepted at {number}")


def illegal_entries(match: Match, entry: Entry, rng: Random) -> list[Entry]:
    """The entry, made impossible in all ways that are at hand."""
    players = match.players
    found: list[Entry] = []
    if isinstance(entry, Decision):
        legal = match.state.actions(entry.seat)
        size = match.game.table.size
        others = [action for action in rng.sample(range(size), min(size, 40)) if action not in legal]
        found += [entry._replace(action=action) for action in others[:1]]
        idle = [seat for seat in range(players) if seat not in match.waiting()]
        found += [entry._replace(seat=seat) for seat in idle[:1]]
        found.append(entry._replace(forced=not entry.forced))
    if isinstance(entry, Dealt):
        chance = match.state.chance()
        assert chance is not None
        domain = match.game.decks[entry.deck]
        cards = [card for card in range(len(domain)) if card not in chance.outcomes]
        found += [entry._replace(outcome=card) for card in cards[:1]]
        found.append(entry._replace(slot=entry.slot + 1))
        found.append(Decision(0, 0))
    if isinstance(entry, (Decision, Dealt)):
        # Seen by nobody: no real entry is that secret.
        found.append(entry._replace(audience=0))
    return found


def sealed(lines: list[str]) -> str:
    """Header and entries with a closing line that agrees."""
    closing = {"entries": len(lines) - 1, "digest": digest(lines)}
    return "\n".join([*lines, dump_line(closing), ""])
