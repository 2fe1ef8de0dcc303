"""What is to be said, to whom and when; it is written with the entries that cause it, and sent until it has arrived."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from permonik.server import timepiece
from permonik.server.cluster.bus import WishesChanged
from permonik.server.logs import mistake, tell
from permonik.server.problems import NoMail, StorageFailed
from permonik.server.storage.base import Statement
from permonik.server.storage.tables import playing, thinking
from permonik.server.storage.word import WAYS, Device, Kind, Line, Way, Wishes, WordStore, say, unsay
from permonik.server.tables.data import TableData
from permonik.server.word import mail, push
from permonik.server.word.hours import next_hour, quiet_until
from permonik.server.word.mail import Smtp, Unreachable
from permonik.server.word.text import line as sentence
from permonik.server.word.text import said, subject
from permonik.server.word.tokens import Tokens

if TYPE_CHECKING:
    from permonik.server.house import House

DAY = 86400.0
SEND_EVERY = 5.0
# Whoever plays on at once is not told of each question.
DELAYS: dict[Way, float] = {"mail": 300.0, "push": 60.0}
LEAD = DAY  # a reminder comes so long before the end, or a quarter of the days of a move
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 6 * 3600.0
GIVEN_UP = 40  # tries: more than a week
KEPT = 60 * DAY  # so long it is known what was said
AT_ONCE = 100


class Outbox:
    """`wishes`: of everybody who has any; whoever has none is told nothing, and nothing is written for them."""

    def __init__(self, house: House, store: WordStore, key: bytes) -> None:
        self.house = house
        self.store = store
        self.tokens = Tokens(key)
        self.smtp = Smtp.read(house.config.smtp) if house.config.smtp is not None else None
        self.wishes: dict[str, Wishes] = {}
        self.push_key = ""
        self.reached: set[tuple[int, str]] = set()  # lines that have other devices still to reach
        self.unsent = 0
        house.metrics.gauge("unsent_words", "mails and push messages that wait", lambda: self.unsent)

    async def open(self) -> None:
        self.push_key = await push.read_key(self.store)
        await self.read_all()

    async def keep(self, wishes: Wishes) -> None:
        await self.store.keep(wishes)
        self.wishes[wishes.person] = wishes
        self.house.bus.say(WishesChanged(wishes.person))

    def forget(self, person: str) -> None:
        self.wishes.pop(person, None)
        self.house.bus.say(WishesChanged(person))

    async def read(self, person: str) -> Wishes | None:
        """What the database says, where another process may have written it."""
        if self.house.member is not None:
            wishes = await self.store.of(person)
            if wishes is not None:
                self.wishes[person] = wishes
            else:
                self.wishes.pop(person, None)
        return self.wishes.get(person)

    async def learn(self, person: str) -> None:
        await self.read(person)

    async def read_all(self) -> None:
        self.wishes = {one.person: one for one in await self.store.all()}

    # -- occasions -------------------------------------------------------------------------------------------

    def occasions(self, table: TableData, now: float) -> list[Statement]:
        """What to write beside a change of the table: word for those who are waited for, or of the end."""
        people = [person for person in table.people() if person in self.wishes]
        if table.study or len(table.people()) < 2 or (table.clock is not None and not table.clock.days) or not people:
            return []
        then = now - self.house.tables.closed
        if table.status == "finished":
            over = [say("", person, way, "over", table.id, then) for person in people for way in WAYS]
            return [unsay(table.id), *over]
        statements = [unsay(table.id)]
        for seat in playing(table):
            person = table.seats[seat].person
            if person in people and person is not None and seat not in table.resting:
                key = f"{seat} {table.since[seat]}"
                asked = table.since[seat] - self.house.tables.closed
                statements += [say(key, person, way, "turn", table.id, asked + DELAYS[way]) for way in WAYS]
                if (end := reminder(table, seat)) is not None:
                    statements += [say(key, person, way, "reminder", table.id, then + end) for way in WAYS]
        return statements

    # -- sending ---------------------------------------------------------------------------------------------

    async def keep_sending(self) -> None:
        while True:
            try:
                if await self.house.has_duty("outbox"):
                    await self.send_due(timepiece.now())
                    self.unsent = await self.store.waiting()
            except StorageFailed as error:
                tell("put off", why=str(error))
            await asyncio.sleep(SEND_EVERY)

    async def send_due(self, now: float) -> None:
        """Everything that is due; what one service does not take now waits for its next try."""
        closed = self.house.tables.closed
        grouped: defaultdict[tuple[str, Way], list[Line]] = defaultdict(list)
        for line in await self.store.due(now - closed, AT_ONCE):
            grouped[line.person, line.way].append(line)
        for (person, way), lines in grouped.items():
            wishes = await self.read(person)
            wanted = [line for line in lines if wishes is not None and wishes.wants(way, line.kind)]
            await self.store.sent([line for line in lines if line not in wanted], now)
            if wishes is None or not wanted:
                continue
            later = wait_until(now, way, wanted, wishes, closed)
            if later is not None:
                await self.store.put_off(wanted, later - closed, failed=False)
                continue
            await self.try_to_send(wishes, way, wanted, now)

    async def try_to_send(self, wishes: Wishes, way: Way, lines: list[Line], now: float) -> None:
        try:
            await (self.mail(wishes, lines) if way == "mail" else self.push(wishes, lines))
        except Exception as error:  # one message that goes wrong must not keep the others
            tries = max(line.tries for line in lines)
            if not isinstance(error, Unreachable):
                mistake("a word failed", way=way)
            tell("not sent", way=way, tries=tries + 1, why=type(error).__name__)
            self.house.metrics.count("words_put_off", "way", way)
            if tries < GIVEN_UP:
                pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0**tries)
                await self.store.put_off(lines, now + pause - self.house.tables.closed, failed=True)
                return
        await self.store.sent(lines, now)

    async def mail(self, wishes: Wishes, lines: Sequence[Line]) -> None:
        if self.smtp is None or wishes.email is None or not wishes.confirmed:
            return
        told = [(line, table) for line in lines if (table := await self.house.tables.get(line.table)) is not None]
        if not told:
            return
        lang, kinds = wishes.lang, {line.kind for line, _ in told}
        stop = self.tokens.make("stop", wishes.person, *sorted(kinds))
        parts = [
            f"{sentence(line.kind, table, wishes.person, lang)}\n{self.link(f'/table/{table.id}')}"
            for line, table in told
        ]
        parts.append(f"-- \n{said('word-stop', lang)}\n{self.link(f'/mail/stop?token={stop}')}")
        first, table = told[0]
        head = subject(first.kind, table.game, len(told), lang)
        await self.post(wishes.email, head, "\n\n".join(parts), first.key, stop)

    async def push(self, wishes: Wishes, lines: Sequence[Line]) -> None:
        """One message for each line, to every device; a browser that has left is forgotten."""
        told = [(line, table) for line in lines if (table := await self.house.tables.get(line.table)) is not None]
        failed: Unreachable | None = None
        for device in await self.store.devices(wishes.person) if told else ():
            for line, table in told:
                if (line.number, device.endpoint) in self.reached:
                    continue
                try:
                    await self.push_one(wishes, device, line.kind, table)
                    self.reached.add((line.number, device.endpoint))
                except push.Gone:
                    await self.store.remove_device(device.endpoint, wishes.person)
                    break
                except Unreachable as error:
                    failed = error
        if failed is not None:
            raise failed
        self.reached -= {(line.number, endpoint) for line in lines for _, endpoint in self.reached}

    async def push_one(self, wishes: Wishes, device: Device, kind: Kind, table: TableData) -> None:
        message = {
            "title": subject(kind, table.game, 1, wishes.lang),
            "body": sentence(kind, table, wishes.person, wishes.lang),
            "url": f"/table/{table.id}",
        }
        contact = self.house.config.public_url or f"mailto:{self.house.config.mail_from}"
        contact = contact if contact.startswith(("https:", "mailto:")) else f"mailto:{self.house.config.mail_from}"
        # A newer message of the same table replaces an older one that was not fetched yet.
        await push.send(self.push_key, device, message, table.id[:32], contact)

    async def post(self, to: str, head: str, text: str, key: str = "", stop: str | None = None) -> None:
        if self.smtp is None:
            raise NoMail("the operator of this house has set up no mail")
        one_click = self.link(f"/api/v1/word/stop?token={stop}") if stop is not None else None
        await mail.send(self.smtp, mail.make_mail(self.house.config.mail_from, to, head, text, key, one_click))

    def link(self, path: str) -> str:
        config = self.house.config
        base = config.public_url or config.invitation or f"http://localhost:{config.port}"
        return f"{base.rstrip('/')}{path}"


def reminder(table: TableData, seat: int) -> float | None:
    """In how many seconds to remind; None: nothing happens at the end of the time, or no clock runs."""
    clock = table.clock
    if clock is None or clock.end == "nothing" or table.remaining is None or seat not in thinking(table):
        return None
    return max(0.0, table.remaining[seat] - min(LEAD, clock.days * DAY / 4))


def wait_until(now: float, way: Way, lines: Sequence[Line], wishes: Wishes, closed: float) -> float | None:
    """When to try instead: after the quiet hours, or with the digest. Reminders and what was tried before wait for no
    digest; what was due when the last one went goes, too."""
    quiet = quiet_until(now, wishes)
    if quiet is not None:
        return quiet
    if (
        way == "mail"
        and wishes.digest is not None
        and all(line.kind != "reminder" and not line.tries for line in lines)
    ):
        hour = next_hour(now, wishes.digest, wishes.zone)
        if min(line.at for line in lines) + closed > hour - DAY + 1:
            return hour
    return None
