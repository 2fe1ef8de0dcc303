"""Another world that no seat of Caverna can tell from this one, written from H1 and H2.

Nobody has private information (H2), so the past is the same in every such world: each entry stays as it is. What can
be another is what nobody has seen (H1): the action cards and harvest markers of the rounds to come. These lie with the
dealer. So the other world is the same record under another seal: its dealer has laid out another future behind the
same past, and nothing that a seat can look at may depend on it. Alone, there is no chance at all (R14.3, R14.4).
"""

from random import Random

from permonik.kernel.record import Record, Seal

CHANGES = 0.9  # every world has another seal


def resample(record: Record, seat: int | None, rng: Random) -> Record:
    for entry in record.entries:
        assert not hasattr(entry, "audience") or entry.audience == -1, f"not everybody may see {entry}"
    return Record(record.header, list(record.entries), Seal(rng.getrandbits(128), "another future"))
