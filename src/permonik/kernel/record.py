"""The record of a match: a header and a list of entries, one JSON line each. It is the truth; states are its fold.

In memory actions and outcomes are numbers; their readable notation is made on `dumps` and understood by `loads`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from permonik.kernel.errors import (
    BadPlayers,
    PermonikError,
    RecordCorrupt,
    RecordNotText,
    RecordTooNew,
    RecordTruncated,
)
from permonik.kernel.game import Game, OptionValue
from permonik.kernel.printing import paged
from permonik.kernel.registry import load as load_game
from permonik.kernel.step import EVERYONE

FORMAT = 1
SEED_DIGITS = 1000  # more are an attack on whoever reads them


class Decision(NamedTuple):
    """A seat's answer. `audience`: the mask of seats that may see it; `forced`: taken by the runner, alone legal."""

    seat: int
    action: int
    forced: bool = False
    audience: int = EVERYONE


class Dealt(NamedTuple):
    """The dealer's answer."""

    deck: str
    slot: int
    outcome: int
    audience: int = EVERYONE


class Undo(NamedTuple):
    """Everything from entry `to` on is taken back, by a seat and with the consent of others."""

    to: int
    seat: int
    consent: tuple[int, ...] = ()


class Resign(NamedTuple):
    seat: int


class AgreedEnd(NamedTuple):
    """All who still play agreed to stop."""

    seats: tuple[int, ...]


class SeatChange(NamedTuple):
    """Somebody else sits here from now on."""

    seat: int
    name: str


Entry = Decision | Dealt | Undo | Resign | AgreedEnd | SeatChange

MOST_SHARED = 1 << 13
SHARED: dict[Decision | Dealt, Decision | Dealt] = {}


def shared(entry: Decision | Dealt) -> Decision | Dealt:
    """The entry, or an equal one that is there already: matches consist of the same few answers and outcomes, and their
    records would be most of what many of them hold. Only these two: others could equal them as tuples."""
    found = SHARED.get(entry)
    if found is None:
        if len(SHARED) >= MOST_SHARED:
            SHARED.clear()
        found = SHARED[entry] = entry
    return found


class Header(NamedTuple):
    game: str
    players: int
    options: dict[str, OptionValue]
    rules: int
    names: tuple[str, ...]
    commitment: str
    forked: int = 0  # how many entries were taken over from another match: the seed does not speak of these
    patient: bool = False  # whether people are asked where there is one answer, but a weighty one or a part of a choice


class Seal(NamedTuple):
    """What the commitment of the header was made of."""

    seed: int
    nonce: str


class Record:
    """What happened in a match, entry by entry: enough to play it again."""

    header: Header
    """Which game, for whom, by which rules."""
    entries: list[Entry]
    """Decisions, what was dealt, and whatever else happened, in order."""
    seal: Seal | None
    """None while the match is running: whoever holds it knows the whole deal."""

    def __init__(self, header: Header, entries: list[Entry] | None = None, seal: Seal | None = None) -> None:
        self.header = header
        self.entries = entries if entries is not None else []
        self.seal = seal

    def __repr__(self) -> str:
        sealed = "running" if self.seal is None else "sealed"
        return f"<Record of {self.header.game} for {self.header.players}, {len(self.entries)} entries, {sealed}>"

    def _repr_html_(self) -> str | None:
        """For a notebook: the board at its end, as a spectator sees it."""
        return paged(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return self.header == other.header and self.entries == other.entries and self.seal == other.seal

    __hash__ = None  # type: ignore[assignment]

    def folded(self) -> list[int]:
        """The numbers of the entries that still hold, in order: an undo drops those from `to` on.

        It takes back what was played, not who sits where.
        """
        holding: list[int] = []
        for number, entry in enumerate(self.entries):
            if isinstance(entry, Undo):
                holding = [n for n in holding if n < entry.to or isinstance(self.entries[n], SeatChange)]
            else:
                holding.append(number)
        return holding

    def last_first(self) -> Iterator[int]:
        """The same numbers, the last one first: whoever looks for something near the end looks no further than that."""
        before = len(self.entries)  # what comes from here on was taken back
        for number in range(before - 1, -1, -1):
            entry = self.entries[number]
            if isinstance(entry, Undo):
                before = min(before, entry.to)
            elif number < before or isinstance(entry, SeatChange):
                yield number

    def dumps(self) -> str:
        """The record as text; its closing line carries a digest, and the seal if it is known."""
        game = load_game(self.header.game)
        lines = [dump_line(header_data(self.header))]
        lines += [dump_line(entry_data(game, entry)) for entry in self.entries]
        closing: dict[str, Any] = {"entries": len(self.entries), "digest": digest(lines)}
        if self.seal is not None:
            # The seed as text: JSON numbers of 128 bits do not survive every reader.
            closing |= {"seed": str(self.seal.seed), "nonce": self.seal.nonce}
        return "\n".join([*lines, dump_line(closing), ""])

    @classmethod
    def loads(cls, text: str | bytes) -> Record:
        """The way back. Says which line is wrong; whether the entries are legal, only a replay can tell."""
        if isinstance(text, bytes):
            try:
                text = text.decode()
            except UnicodeDecodeError as error:
                raise RecordNotText(f"not a record: byte {error.start} is not UTF-8 text") from None
        elif not is_text(text):
            raise RecordNotText("not a record: half a character (a lone surrogate) is no text")
        lines = text.split("\n")
        if not lines[-1].strip():
            lines.pop()
        if not lines:
            raise RecordTruncated("an empty file is no record")
        header = read_header(read_line(lines, 0))
        if len(lines) < 2:
            raise RecordTruncated("the record stops after its header")
        closing = read_line(lines, len(lines) - 1)
        if "digest" not in closing:
            raise RecordTruncated(f"the record stops at line {len(lines)}, before its closing line")
        game = load_game(header.game)
        entries: list[Entry] = []
        for number in range(1, len(lines) - 1):
            data = read_line(lines, number)
            try:
                entries.append(read_entry(game, data, header.players))
            except (KeyError, TypeError, ValueError, PermonikError) as error:
                raise RecordCorrupt(f"line {number + 1} is no entry of {game.id}: {error}") from None
        if header.forked > len(entries):
            raise RecordCorrupt(f"{header.forked} entries were taken over from another match, {len(entries)} are here")
        if closing.get("entries") != len(entries):
            raise RecordCorrupt(f"{closing.get('entries')!r} entries were written, {len(entries)} are here")
        if closing["digest"] != digest(lines[:-1]):
            raise RecordCorrupt("the digest does not agree: the record was changed after it was written")
        return cls(header, entries, read_seal(closing))

    def save(self, path: str | Path) -> None:
        """Writes beside the file first, so that a failure leaves an older one whole."""
        path = Path(path)
        beside = path.with_name(path.name + ".part")
        text = self.dumps()
        try:
            beside.write_bytes(text.encode())  # not as text: the digest speaks of "\n", whatever ends lines here
            beside.replace(path)
        except OSError as error:
            beside.unlink(missing_ok=True)
            error.filename = str(path)  # the file that was meant
            raise

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """The record in a file."""
        return cls.loads(Path(path).read_bytes())


WRITER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))  # `json.dumps` would make one for every line


def dump_line(data: dict[str, Any]) -> str:
    return WRITER.encode(data)


def digest(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def seats_of(mask: int, players: int = 8) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


def mask_of(seats: object, players: int) -> int:
    if not isinstance(seats, list):
        raise ValueError(f"{seats!r} is no list of seats")
    return sum([1 << read_seat(seat, players) for seat in set(seats)])


def is_text(text: str) -> bool:
    """Not every Python string can be written: half a character cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def check_name(name: object) -> str:
    if not isinstance(name, str) or not is_text(name):
        raise BadPlayers(f"a player's name is a text, not {name!r}")
    return name


def read_text(text: object) -> str:
    if not isinstance(text, str):
        raise ValueError(f"{text!r} is no text")
    return text


def read_seat(seat: object, players: int) -> int:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise ValueError(f"{seat!r} is no seat of {players}")
    return seat


def read_count(number: object) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise ValueError(f"{number!r} is no number of entries or slots")
    return number


def header_data(header: Header) -> dict[str, Any]:
    data: dict[str, Any] = {"permonik": FORMAT, **header._asdict()}
    if not header.patient:  # as in records from before there was patience
        del data["patient"]
    return data


def entry_data(game: Any, entry: Entry) -> dict[str, Any]:
    """An entry as the data of its line. `for` names the seats that may see the value; without it all may."""
    data: dict[str, Any]
    match entry:
        case Decision():
            data = {"seat": entry.seat, "do": game.text(entry.action)}
            if entry.forced:
                data["forced"] = True
        case Dealt():
            data = {"chance": entry.deck, "slot": entry.slot, "gives": game.outcome_text(entry.deck, entry.outcome)}
        case Undo():
            return {"undo": entry.to, "seat": entry.seat, "consent": list(entry.consent)}
        case Resign():
            return {"resign": entry.seat}
        case AgreedEnd():
            return {"agreed": list(entry.seats)}
        case SeatChange():
            return {"seat": entry.seat, "name": entry.name}
    if entry.audience != EVERYONE:
        data["for"] = seats_of(entry.audience)
    return data


def read_entry(game: Any, data: dict[str, Any], players: int) -> Entry:
    audience = mask_of(data["for"], players) if "for" in data else EVERYONE
    if "do" in data:
        forced = data.get("forced", False)
        if not isinstance(forced, bool):
            raise ValueError("`forced` is true or absent")
        return Decision(read_seat(data["seat"], players), game.parse(read_text(data["do"])), forced, audience)
    if "chance" in data:
        outcome = game.outcome_parse(read_text(data["chance"]), read_text(data["gives"]))
        return Dealt(data["chance"], read_count(data["slot"]), outcome, audience)
    if "undo" in data:
        consent = tuple(read_seat(seat, players) for seat in data["consent"])
        return Undo(read_count(data["undo"]), read_seat(data["seat"], players), consent)
    if "resign" in data:
        return Resign(read_seat(data["resign"], players))
    if "agreed" in data:
        return AgreedEnd(tuple(read_seat(seat, players) for seat in data["agreed"]))
    if "name" in data:
        return SeatChange(read_seat(data["seat"], players), check_name(data["name"]))
    raise ValueError(f"neither decision nor chance nor anything else: {data}")


def read_line(lines: list[str], number: int) -> dict[str, Any]:
    try:
        data = json.loads(lines[number])
    except (ValueError, RecursionError):
        if number == len(lines) - 1:
            raise RecordTruncated(f"the record breaks off in line {number + 1}") from None
        raise RecordCorrupt(f"line {number + 1} is not JSON") from None
    if not isinstance(data, dict):
        raise RecordCorrupt(f"line {number + 1} is no JSON object")
    return data


def is_version(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number >= 1


def read_header(data: dict[str, Any]) -> Header:
    if not is_version(data.get("permonik")):
        raise RecordCorrupt("line 1 is no header of a Permoník record")
    if data["permonik"] > FORMAT:
        raise RecordTooNew(f"the record has format {data['permonik']}, this program knows up to {FORMAT}")
    fields = {name: data.get(name) for name in Header._fields if name in data}
    game = load_game(str(data.get("game")))
    if not is_version(data.get("rules")):
        raise RecordCorrupt("line 1 does not say under which rules the match was played")
    if data["rules"] > game.rules_version:
        raise RecordTooNew(
            f"played under rules version {data['rules']} of {game.id}, this program knows up to {game.rules_version}"
        )
    try:
        players = game.check_players(data.get("players"))
        options = data.get("options")
        names = data.get("names")
        if not isinstance(options, dict) or not isinstance(names, list) or len(names) != players:
            raise ValueError("options or names do not fit")
        fields |= {
            "options": read_options(game, options),
            "names": tuple([check_name(name) for name in names]),
        }
        fields["commitment"] = read_text(data.get("commitment"))
        fields["forked"] = read_count(data.get("forked", 0))
        if not isinstance(data.get("patient", False), bool):
            raise ValueError("`patient` is true or absent")
        return Header(**fields)  # type: ignore[arg-type]
    except (TypeError, ValueError, PermonikError) as error:
        raise RecordCorrupt(f"line 1 is no header: {error}") from None


def read_options(game: Game, named: dict[str, Any]) -> dict[str, OptionValue]:
    """The options that the record names; `Game.meant_options` knows what the rest meant when it was written."""
    options = game.check_options(named)
    return {name: options[name] for name in options if name in named}


def read_seal(closing: dict[str, Any]) -> Seal | None:
    if "seed" not in closing:
        return None
    seed, nonce = closing["seed"], closing.get("nonce")
    if not isinstance(seed, str) or not seed.isascii() or not seed.isdigit() or len(seed) > SEED_DIGITS:
        raise RecordCorrupt("the closing line has no proper seed")
    if not isinstance(nonce, str):
        raise RecordCorrupt("the closing line has no proper nonce")
    return Seal(int(seed), nonce)
