"""People: guests at once, registered if they want to keep their name."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Collection

from permonik.server.cookies import Cookies, cookie_of
from permonik.server.names import check_name, folded
from permonik.server.passwords import Passwords, check_password, new_recovery, plain_recovery
from permonik.server.problems import AlreadyRegistered, BadCookie, NameTaken, WrongPassword
from permonik.server.storage import Broken
from permonik.server.storage.people import PersonData, PersonStore
from permonik.server.wire import Me, Person
from permonik.words import Words

MOST_REMEMBERED = 5_000
SEEN_EVERY = 3600.0


class People:
    def __init__(self, store: PersonStore, cookies: Cookies) -> None:
        self.store = store
        self.cookies = cookies
        self.passwords = Passwords()
        self.remembered: OrderedDict[str, PersonData] = OrderedDict()

    # -- who is it -------------------------------------------------------------------------------------------

    async def behind(self, header: str) -> PersonData:
        """The person of a Cookie header; refuses what is not ours."""
        id, version = self.cookies.read(cookie_of(header))
        person = await self.get(id)
        if person is None or person.deleted or person.version != version:
            raise BadCookie("the session has ended; ask for /api/v1/me again")
        if time.time() - person.seen > SEEN_EVERY:
            person = await self.keep(person.with_(seen=time.time()))
        return person

    async def get(self, id: str) -> PersonData | None:
        await self.recall([id])
        return self.remembered.get(id)

    async def recall(self, ids: Collection[str]) -> None:
        """Makes sure that `known` knows these people."""
        missing = [id for id in dict.fromkeys(ids) if id not in self.remembered]
        for start in range(0, len(missing), 500):
            for person in await self.store.get(missing[start : start + 500]):
                if person.id not in self.remembered:  # what is remembered is newer than what was just read
                    self.remember(person)

    def known(self, id: str) -> Person:
        """How a person is shown to others."""
        person = self.remembered.get(id)
        if person is None or person.deleted:
            return Person(id="", name="", guest=True)
        return Person(id=person.id, name=person.name, guest=person.guest)

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
        key = None if person.guest else folded(name)
        return await self.keep(person.with_(name=name, folded=key))

    async def register(self, person: PersonData, name: str, password: str) -> tuple[PersonData, str]:
        """The guest as a registered person, and the recovery code."""
        if not person.guest:
            raise AlreadyRegistered(f"{person.name} is registered already")
        name = check_name(name)
        await self.check_free(name, person)
        return await self.secure(person.with_(name=name, folded=folded(name)), password)

    async def sign_in(self, name: str, password: str) -> PersonData:
        person = await self.store.named(folded(name))
        if not await self.passwords.fits(person.password if person else None, password) or person is None:
            raise WrongPassword("no such name, or another password")
        self.remember(person)
        return person

    async def recover(self, name: str, recovery: str, password: str) -> tuple[PersonData, str]:
        """A new password, a new recovery code, and all other sessions end."""
        person = await self.store.named(folded(name))
        check_password(password)
        code = plain_recovery(recovery)
        if not await self.passwords.fits(person.recovery if person else None, code) or person is None:
            raise WrongPassword("no such name, or another recovery code")
        return await self.secure(person.with_(version=person.version + 1), password)

    async def check_password(self, person: PersonData, password: str | None) -> None:
        if not person.guest and not await self.passwords.fits(person.password, password or ""):
            raise WrongPassword("that is another password")

    async def forget(self, person: PersonData) -> None:
        await self.store.forget(person)
        self.remembered.pop(person.id, None)

    def cookie(self, person: PersonData) -> str:
        return self.cookies.header(self.cookies.sign(person.id, person.version))

    # -- inside ----------------------------------------------------------------------------------------------

    async def secure(self, person: PersonData, password: str) -> tuple[PersonData, str]:
        recovery = new_recovery()
        person = person.with_(
            password=await self.passwords.hash(check_password(password)),
            recovery=await self.passwords.hash(plain_recovery(recovery)),
        )
        return await self.keep(person), recovery

    async def check_free(self, name: str, person: PersonData) -> None:
        """Nobody, guests included, may be called like somebody who is registered."""
        other = await self.store.named(folded(name))
        if other is not None and other.id != person.id:
            raise NameTaken(f"somebody else is called {name}")

    async def keep(self, person: PersonData) -> PersonData:
        try:
            await self.store.save(person)
        except Broken:
            raise NameTaken(f"somebody else is called {person.name}") from None
        self.remember(person)
        return person

    def remember(self, person: PersonData) -> None:
        self.remembered[person.id] = person
        self.remembered.move_to_end(person.id)
        while len(self.remembered) > MOST_REMEMBERED:
            self.remembered.popitem(last=False)


def me(person: PersonData) -> Me:
    return Me(id=person.id, name=person.name, guest=person.guest)
