"""People: guests at once, registered if they want to keep their name."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Collection
from math import inf
from typing import Any, NamedTuple, get_args

from permonik.server.cluster.bus import Alone, Bus, PersonChanged
from permonik.server.cookies import Cookies, cookie_of
from permonik.server.names import check_name, folded, skeleton
from permonik.server.passwords import Passwords, check_password, new_recovery, plain_recovery
from permonik.server.problems import AlreadyRegistered, BadCookie, Banned, NameTaken, NotRegistered, WrongPassword
from permonik.server.sessions import Session, Sessions
from permonik.server.storage import Broken, Statement
from permonik.server.storage.people import PersonData, PersonStore
from permonik.server.storage.sessions import end_all
from permonik.server.wire.people import Me, Part, Person
from permonik.words import Words

MOST_REMEMBERED = 5_000
SEEN_EVERY = 3600.0


class Visitor(NamedTuple):
    """Who asks, and in which session; a cookie from before there were sessions has none."""

    person: PersonData
    session: Session | None


class People:
    """`bus`: tells other processes of the house whom they have to read again."""

    def __init__(self, store: PersonStore, sessions: Sessions, cookies: Cookies, bus: Bus | None = None) -> None:
        self.store = store
        self.sessions = sessions
        self.cookies = cookies
        self.bus = bus or Alone()
        self.passwords = Passwords()
        self.remembered: OrderedDict[str, PersonData] = OrderedDict()
        self.read: dict[str, float] = {}  # when, by our own clock
        self.doubts = 0
        self.asked: OrderedDict[str, float] = OrderedDict()  # when somebody has last asked for something

    # -- who is it -------------------------------------------------------------------------------------------

    async def behind(self, header: str) -> PersonData:
        """The person of a Cookie header; refuses what is not ours."""
        return (await self.visitor(header)).person

    async def visitor(self, header: str) -> Visitor:
        value = cookie_of(header)
        session = await self.sessions.read(value)
        id, version = (session.person, None) if session is not None else self.cookies.read(value)
        person = await self.get(id)
        if person is None or person.deleted or version not in (None, person.version):
            raise BadCookie("the session has ended; ask for /api/v1/me again")
        if person.banned > time.time():
            raise Banned("the operator of this house has closed it for you")
        if time.time() - person.seen > SEEN_EVERY:
            person = await self.keep(person, seen=time.time())
        self.bus.seen(person.id)
        self.asked[person.id] = time.monotonic()
        self.asked.move_to_end(person.id)
        while len(self.asked) > MOST_REMEMBERED:
            self.asked.popitem(last=False)
        return Visitor(person, session)

    async def get(self, id: str) -> PersonData | None:
        await self.recall([id])
        return self.remembered.get(id)

    async def recall(self, ids: Collection[str]) -> None:
        """Makes sure that `known` knows these people."""
        now = time.monotonic()
        old = now - self.bus.life
        missing = [id for id in dict.fromkeys(ids) if id not in self.remembered or self.read.get(id, -inf) < old]
        for start in range(0, len(missing), 500):
            some, doubts = missing[start : start + 500], self.doubts
            before = {id: self.remembered.get(id) for id in some}
            for person in await self.store.get(some):
                if self.remembered.get(person.id) is before[person.id]:  # else it is newer than what was just read
                    self.remember(person, now if doubts == self.doubts else -inf)

    def doubt(self, person: str | None = None) -> None:
        """Somebody, or everybody, may have changed in the database. Until they are read again they look as before."""
        self.doubts += 1
        if person is None:
            self.read.clear()
        else:
            self.read.pop(person, None)

    def known(self, id: str) -> Person:
        """How a person is shown to others."""
        person = self.remembered.get(id)
        if person is None or person.deleted:
            return Person(id="", name="", guest=True)
        return Person(id=person.id, name=person.name, guest=person.guest, face=person.face)

    # -- coming, going, being called -------------------------------------------------------------------------

    async def guest(self, lang: str) -> PersonData:
        name = Words(None, lang).render("house-guest", {"number": {"text": str(1000 + secrets.randbelow(9000))}})
        now = time.time()
        person = PersonData(id=secrets.token_urlsafe(12), name=name, created=now, seen=now)
        await self.store.add(person)
        self.remember(person)
        return person

    async def rename(self, person: PersonData, name: str) -> PersonData:
        name = check_name(name)
        await self.check_free(name, person)
        if person.guest:
            return await self.keep(person, name=name)
        return await self.keep(person, name=name, folded=folded(name), skeleton=skeleton(name))

    async def register(self, person: PersonData, name: str, password: str) -> tuple[PersonData, str]:
        """The guest as a registered person, and the recovery code. The guest's sessions end."""
        if not person.guest:
            raise AlreadyRegistered(f"{person.name} is registered already")
        name = check_name(name)
        await self.check_free(name, person)
        return await self.secure(person, password, name=name, folded=folded(name), skeleton=skeleton(name))

    async def sign_in(self, name: str, password: str) -> PersonData:
        person = await self.store.named(folded(name))
        if not await self.passwords.fits(person.password if person else None, password) or person is None:
            raise WrongPassword("no such name, or another password")
        if self.passwords.is_old(person.password or ""):
            return await self.keep(person, password=await self.passwords.hash(password))
        self.remember(person)
        return person

    async def recover(self, name: str, recovery: str, password: str) -> tuple[PersonData, str]:
        """A new password, a new recovery code, and all sessions end."""
        person = await self.store.named(folded(name))
        check_password(password)
        code = plain_recovery(recovery)
        if not await self.passwords.fits(person.recovery if person else None, code) or person is None:
            raise WrongPassword("no such name, or another recovery code")
        return await self.secure(person, password)

    async def change_password(self, person: PersonData, old: str, new: str) -> PersonData:
        """The recovery code stays; all sessions end."""
        if person.guest:
            raise NotRegistered("a guest has no password")
        check_password(new)
        await self.check_password(person, old)
        return await self.end_sessions(person, password=await self.passwords.hash(new))

    async def check_password(self, person: PersonData, password: str | None) -> None:
        if not person.guest and not await self.passwords.fits(person.password, password or ""):
            raise WrongPassword("that is another password")

    async def forget(self, person: PersonData) -> None:
        await self.store.forget(person)
        self.sessions.forget(person.id)
        self.remembered.pop(person.id, None)
        self.asked.pop(person.id, None)
        self.bus.say(PersonChanged(person.id))

    # -- sessions --------------------------------------------------------------------------------------------

    async def cookie(self, person: PersonData) -> str:
        """The header that begins a new session."""
        return self.cookies.header(await self.sessions.start(person.id))

    async def end_session(self, visitor: Visitor) -> None:
        """Signing out: this session is over, on the server too."""
        if visitor.session is not None:
            await self.sessions.end(visitor.session)
        else:
            await self.keep(visitor.person, version=visitor.person.version + 1)

    async def end_sessions(self, person: PersonData, **changes: Any) -> PersonData:
        """Every browser of this person is signed out, with whatever cookie."""
        person = await self.keep(person, end_all(person.id), version=person.version + 1, **changes)
        self.sessions.forget(person.id)
        return person

    # -- inside ----------------------------------------------------------------------------------------------

    async def secure(self, person: PersonData, password: str, **changes: Any) -> tuple[PersonData, str]:
        recovery = new_recovery()
        changes["password"] = await self.passwords.hash(check_password(password))
        changes["recovery"] = await self.passwords.hash(plain_recovery(recovery))
        return await self.end_sessions(person, **changes), recovery

    async def check_free(self, name: str, person: PersonData) -> None:
        """Nobody, guests included, may be called like somebody who is registered, or look so."""
        other = await self.store.named(folded(name), skeleton(name), person.id)
        if other is not None:
            raise NameTaken(f"somebody else is called {other.name}")

    async def keep(self, person: PersonData, *more: Statement, **changes: Any) -> PersonData:
        """Writes these changes alone: what else is remembered may be older than what another process has written."""
        changed = person.with_(**changes)
        try:
            await self.store.save(changed, changes, *more)
        except Broken:
            raise NameTaken(f"somebody else is called {changed.name}, or something that looks like it") from None
        self.remember(changed, -inf)
        if changes.keys() != {"seen"}:
            self.bus.say(PersonChanged(person.id))
        return changed

    def remember(self, person: PersonData, read: float = -inf) -> None:
        self.remembered[person.id] = person
        self.remembered.move_to_end(person.id)
        self.read[person.id] = read
        while len(self.remembered) > MOST_REMEMBERED:
            self.read.pop(self.remembered.popitem(last=False)[0], None)


def me(person: PersonData) -> Me:
    shows = [part for part in get_args(Part) if part in person.shows.split()]
    return Me(id=person.id, name=person.name, guest=person.guest, face=person.face, shows=shows)
