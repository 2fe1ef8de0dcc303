"""Another world that no seat of Cave vs Cave can tell from this one, written from H1 to H3.

Nothing is private to a seat (H3), so the past is the same in every such world: each entry stays as it is. What can
be another is what nobody has seen (H2): the rooms that are still face down, the draw pile and the next action tiles.
These lie with the dealer. So the other world is the same record under another seal: its dealer has laid out another
future behind the same past, and nothing that a seat can look at may depend on it.
"""

from random import Random

from permonik.kernel.record import Dealt, Record, Seal

CHANGES = 0.9  # of the cases; only a game in which all 18 dark rooms came to light has no other future
DARK_ROOMS = 18


def resample(record: Record, seat: int | None, rng: Random) -> Record:
    for entry in record.entries:
        assert not hasattr(entry, "audience") or entry.audience == -1, f"not everybody may see {entry}"
    seen = {entry.outcome for entry in record.entries if isinstance(entry, Dealt) and entry.deck == "rooms"}
    if len(seen) == DARK_ROOMS:
        return Record(record.header, list(record.entries))
    return Record(record.header, list(record.entries), Seal(rng.getrandbits(128), "another future"))
