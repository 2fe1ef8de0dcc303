"""Servers that do it wrong, each in one way. The checks must find every one of them, or they prove nothing."""

from __future__ import annotations

from collections.abc import Sequence

from cluster_sim.database import StorageFailed
from cluster_sim.server import FAILED, Answer, Live, Server, grown
from permonik.server.cluster.leases import LASTS, Elsewhere, Lease, Leases
from permonik.server.storage.base import Statement


class NoFence(Server):
    """Writes without a guard, since it believes its clock."""

    def guards(self, live: Live) -> list[Statement]:
        super().guards(live)
        return []


class FenceWithoutToken(Server):
    """The guard asks for the owner only."""

    def guards(self, live: Live) -> list[Statement]:
        _, lease = super().guards(live)[0]
        return [("UPDATE leases SET token = token WHERE table_id = ? AND owner = ?", lease[:2])]


class EarlyAcknowledgement(Server):
    """Says yes before the database has."""

    async def decide(self, live: Live, answer: Answer) -> None:
        if not live.dead and answer.number == live.known(answer.client):
            self.acknowledge(answer)
        await super().decide(live, answer)


class EarlyNews(Server):
    """Tells the others before the database has said yes."""

    async def decide(self, live: Live, answer: Answer) -> None:
        if not live.dead and answer.number == live.known(answer.client):
            self.house.publish(self.name, (answer.table, len(live.entries), answer.client, answer.number))
        await super().decide(live, answer)


class NoLock(Server):
    """An answer that comes again while it is being written is taken for one that was written."""

    async def decide(self, live: Live, answer: Answer) -> None:
        if not live.dead and answer.number < live.known(answer.client):
            self.acknowledge(answer)
        else:
            await super().decide(live, answer)


class ReadThenTake(Server):
    """Reads a table, and only then makes sure that it is alone with it."""

    async def load(self, id: str, sent_here: bool) -> Live | Elsewhere:
        rows = await self.rows(id)
        found = await self.leases.take(id, sent_here)
        return found if isinstance(found, Elsewhere) else self.keep(Live(found, rows))


class ReadWithoutTaking(Server):
    """After a write of which nobody knows whether it has happened, reads again under the lease that it has."""

    async def decide(self, live: Live, answer: Answer) -> None:
        held = self.leases.holds(live.lease)
        await super().decide(live, answer)
        if live.dead and held:
            self.leases.held.setdefault(live.lease.table, live.lease)

    async def load(self, id: str, sent_here: bool) -> Live | Elsewhere:
        lease = self.leases.held.get(id)
        if lease is not None and self.leases.holds(lease):
            return self.keep(Live(lease, await self.rows(id)))
        return await super().load(id, sent_here)


class OldCopy(Server):
    """After a gap, takes the table again and goes on with the copy that it has in memory."""

    def drop_lapsed(self) -> None:
        self.leases.lapsed()

    def current(self, id: str) -> Live | None:
        live = self.live.get(id)
        return live if live is not None and self.leases.holds(live.lease) else None

    async def load(self, id: str, sent_here: bool) -> Live | Elsewhere:
        before = self.live.get(id)
        if before is None or before.dead:
            return await super().load(id, sent_here)
        found = await self.leases.take(id, sent_here)
        if isinstance(found, Elsewhere):
            return found
        before.lease = found
        return before


class LeasesOfOwnClock(Leases):
    """Where clocks show the same, it is right."""

    async def take(self, table: str, sent_here: bool = False) -> Lease | Elsewhere:
        clock = self.clock
        self.clock = f"(house_clock() + {self.monotonic() % 3.0 - 1.5})"
        try:
            return await super().take(table, sent_here)
        finally:
            self.clock = clock


class OwnClock(Server):
    """Takes leases by its own clock."""

    Leases = LeasesOfOwnClock


class LeasesWithoutMargin(Leases):
    def trust(self, sent: float) -> None:
        super().trust(sent)
        self.trusted_until = max(self.trusted_until, sent + LASTS)


class NoMargin(Server):
    """Trusts its leases until the last moment, by its own clock."""

    Leases = LeasesWithoutMargin


class LeasesThatComeBack(Leases):
    def expire(self) -> None:
        pass


class LeaseComesBack(Server):
    """After a gap, believes that it still has what it had before."""

    Leases = LeasesThatComeBack


class LeasesWithOneToken(Leases):
    async def take(self, table: str, sent_here: bool = False) -> Lease | Elsewhere:
        self.storage, storage = Patched(self.storage, "token = leases.token + 1", "token = leases.token"), self.storage
        try:
            return await super().take(table, sent_here)
        finally:
            self.storage = storage


class TokenStands(Server):
    """To take a table does not raise its token."""

    Leases = LeasesWithOneToken


class LeasesThatDelete(Leases):
    async def release(self, lease: Lease) -> None:
        self.drop(lease)
        sql = "DELETE FROM leases WHERE table_id = ? AND owner = ? AND token = ?"
        await self.storage.write((sql, lease))


class ReleaseDeletes(Server):
    """Gives a table up by deleting its row: the tokens begin again."""

    Leases = LeasesThatDelete


class LeasesOfAnybody(Leases):
    async def take(self, table: str, sent_here: bool = False) -> Lease | Elsewhere:
        self.storage, storage = Patched(self.storage, "OR NOT EXISTS", "OR 1 OR NOT EXISTS"), self.storage
        try:
            return await super().take(table, sent_here)
        finally:
            self.storage = storage


class TakesWhatIsOwned(Server):
    """Takes a table also from somebody who is alive."""

    Leases = LeasesOfAnybody


class LeasesOfTheDead(Leases):
    def alive(self, row: str) -> str:
        return f"{row}.until > {self.clock}"


class DeadOwnersStay(Server):
    """After the database's clock was set back, believes a crashed process alive until the old time comes again."""

    Leases = LeasesOfTheDead


class NeverTakes(Server):
    """Leaves a table to whoever had it first, also when that one is gone."""

    async def load(self, id: str, sent_here: bool) -> Live | Elsewhere:
        rows = await self.storage.fetch("SELECT owner FROM leases WHERE table_id = ?", id)
        if rows and rows[0]["owner"] != self.leases.process:
            raise StorageFailed
        return await super().load(id, sent_here)


class WritesTwice(Server):
    """Writes again what got no answer."""

    async def decide(self, live: Live, answer: Answer) -> None:
        before = len(live.entries)
        await super().decide(live, answer)
        if live.dead and len(live.entries) > before:
            try:
                lease = await self.leases.take(answer.table, True)
                if isinstance(lease, Lease):
                    guard = self.leases.guard(lease)
                    await self.storage.write(*grown(lease, before, answer), guards=[guard])
            except FAILED:
                pass


class Patched:
    """A storage in which one statement says something else."""

    def __init__(self, storage: object, find: str, replace: str) -> None:
        self.fetch = storage.fetch  # type: ignore[attr-defined]
        self.through, self.find, self.replace = storage, find, replace

    async def write(self, *statements: Statement, guards: Sequence[Statement] = ()) -> None:
        patched = [(sql.replace(self.find, self.replace), values) for sql, values in guards]
        await self.through.write(*statements, guards=patched)  # type: ignore[attr-defined]


BUGS: dict[str, type[Server]] = {
    bug.__name__: bug
    for bug in (
        NoFence,
        FenceWithoutToken,
        EarlyAcknowledgement,
        EarlyNews,
        NoLock,
        ReadThenTake,
        ReadWithoutTaking,
        OldCopy,
        OwnClock,
        NoMargin,
        LeaseComesBack,
        TokenStands,
        ReleaseDeletes,
        TakesWhatIsOwned,
        DeadOwnersStay,
        NeverTakes,
        WritesTwice,
    )
}
