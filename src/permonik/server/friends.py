"""Friends, groups, who is there, and invitations to a table."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from permonik.server.names import check_name
from permonik.server.play.live import LiveTable
from permonik.server.problems import BadMessage, NotFound, NotFriends, NotHost, NotSeated, TooManyFriends
from permonik.server.storage.friends import Circle
from permonik.server.storage.people import PersonData
from permonik.server.tables.lobby import check_open, new_id
from permonik.server.tables.out import table_out
from permonik.server.wire.together import FriendOut, FriendsOut, GroupInfo, GroupOut, InviteOut, SeasonOut

if TYPE_CHECKING:
    from permonik.server.house import House

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that could be taken for another
CODE = 10
MOST_FRIENDS = 300
MOST_MUTED = 600  # those who are blocked are among them
MOST_GROUPS = 20
MOST_MEMBERS = 60


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def plain_code(code: str) -> str:
    """As somebody may have typed it."""
    plain = "".join(letter for letter in code[:100].upper() if letter in LETTERS)
    if len(plain) != CODE:
        raise NotFound("that is no code of this house")
    return plain


# -- friends ---------------------------------------------------------------------------------------------------


async def overview(house: House, person: PersonData) -> FriendsOut:
    store = house.friends
    code = await store.code(person.id)
    if code is None:
        code = new_code()
        await store.set_code(person.id, code)
    friends, blocked = await store.of(person.id), await store.blocked_by(person.id)
    invites = []
    for row in await store.invites(person.id):
        table = await house.tables.get(row["table_id"])
        if table is not None:
            online = (await house.online_at([table]))(table)
            out = await table_out(house.people, table, person.id, online)
            await house.people.recall([row["by_person"]])
            invites.append(InviteOut(by=house.people.known(row["by_person"]), table=out))
    circles = await store.circles_of(person.id)
    muted = sorted(await house.people.store.muted_by(person.id) - set(blocked))
    await house.people.recall([*blocked, *muted])
    return FriendsOut(
        code=code,
        friends=await people_out(house, friends),
        invites=invites,
        blocked=[house.people.known(id) for id in blocked],
        muted=[house.people.known(id) for id in muted],
        groups=[GroupInfo(id=row["id"], name=row["name"], members=row["members"]) for row in circles],
    )


async def people_out(house: House, ids: Collection[str]) -> list[FriendOut]:
    """Those who are there first."""
    await house.people.recall(ids)
    here = await house.who_is_here(ids)
    listed = [FriendOut(person=house.people.known(id), here=id in here) for id in ids]
    return sorted(listed, key=lambda one: (not one.here, one.person.name.casefold()))


async def behind(house: House, person: PersonData, code: str) -> PersonData:
    """Whose code it is. Those who have blocked somebody are not found by them."""
    id = await house.friends.behind(plain_code(code))
    found = await house.people.get(id) if id is not None else None
    if found is None or found.deleted or await house.friends.apart(person.id, found.id):
        raise NotFound("that is no code of this house")
    return found


async def befriend(house: House, person: PersonData, code: str) -> None:
    other = await behind(house, person, code)
    if other.id == person.id:
        raise BadMessage("that is your own code; give it to somebody")
    for one in (person, other):
        if len(await house.friends.of(one.id)) >= MOST_FRIENDS:
            raise TooManyFriends(f"nobody has more than {MOST_FRIENDS} friends here")
    await house.friends.add(person.id, other.id, time.time())


async def block(house: House, person: PersonData, other: str, on: bool) -> None:
    found = await house.people.get(other)
    if found is None or found.deleted or found.id == person.id:
        raise NotFound("there is no such person")
    if on and len(await house.friends.blocked_by(person.id)) >= MOST_FRIENDS:
        raise TooManyFriends(f"nobody can block more than {MOST_FRIENDS} people")
    await house.friends.block(person.id, found.id, on)


async def mute(house: House, person: PersonData, other: str, on: bool) -> None:
    """Whoever is blocked is not heard either: that ends with the block."""
    store = house.people.store
    found = await house.people.get(other)
    if found is None or found.deleted or found.id == person.id:
        raise NotFound("there is no such person")
    muted = await store.muted_by(person.id)
    if on and found.id not in muted and len(muted) >= MOST_MUTED:
        raise TooManyFriends(f"nobody can mute more than {MOST_MUTED} people")
    if not on and found.id in await house.friends.blocked_by(person.id):
        raise BadMessage("whoever is blocked is not heard; unblock them first")
    await store.mute(person.id, found.id, on)


async def invite(house: House, live: LiveTable, person: PersonData, other: str) -> None:
    """A friend, or somebody of the same group, sees the table on the start page."""
    async with live.turn():
        check_open(live)
        if not live.data.seats_of(person.id) and person.id != live.data.host:
            raise NotSeated("only those who sit at a table can invite to it")
        knows = other in await house.friends.of(person.id) or await share_group(house, person.id, other)
        if not knows or await house.friends.apart(person.id, other) or other in live.banned:
            raise NotFriends("only friends and members of the same group can be invited")
        await house.friends.invite(other, live.data.id, person.id, time.time())


async def share_group(house: House, one: str, other: str) -> bool:
    mine = {row["id"] for row in await house.friends.circles_of(one)}
    return bool(mine & {row["id"] for row in await house.friends.circles_of(other)})


# -- groups ----------------------------------------------------------------------------------------------------


async def own_group(house: House, person: PersonData, id: str) -> Circle:
    """A group is seen by its members alone."""
    circle = await house.friends.circle(id)
    if circle is None or person.id not in circle.members:
        raise NotFound("there is no such group, or you do not belong to it")
    return circle


async def found(house: House, person: PersonData, name: str) -> Circle:
    await check_groups(house, person)
    circle = Circle(new_id(), check_name(name), person.id, new_code(), (person.id,))
    await house.friends.found(circle, time.time())
    return circle


async def group_of_code(house: House, person: PersonData, code: str) -> Circle:
    circle = await house.friends.circle_of_code(plain_code(code))
    if circle is None or await house.friends.apart(person.id, circle.owner):
        raise NotFound("that is no code of this house")
    return circle


async def join(house: House, person: PersonData, code: str) -> Circle:
    circle = await group_of_code(house, person, code)
    if person.id not in circle.members:
        await check_groups(house, person)
        if len(circle.members) >= MOST_MEMBERS:
            raise TooManyFriends(f"a group has {MOST_MEMBERS} members at the most")
        await house.friends.join(circle.id, person.id, time.time())
    return circle._replace(members=tuple(dict.fromkeys((*circle.members, person.id))))


async def remove(house: House, person: PersonData, id: str, other: str) -> Circle:
    circle = await own_group(house, person, id)
    check_owner(circle, person)
    if other not in circle.members or other == person.id:
        raise NotFound("that person is no other member of the group")
    await house.friends.leave(circle, other)
    return circle._replace(members=tuple(one for one in circle.members if one != other))


async def renew_code(house: House, person: PersonData, id: str) -> Circle:
    circle = await own_group(house, person, id)
    check_owner(circle, person)
    circle = circle._replace(code=new_code())
    await house.friends.set_circle_code(circle.id, circle.code)
    return circle


async def group_out(house: House, circle: Circle, person: PersonData, season: str = "") -> GroupOut:
    now = datetime.now(UTC)
    year, quarter = read_season(season) if season else (now.year, (now.month + 2) // 3)
    tables = await house.tables.select(
        "circle = ? AND status <> 'finished' ORDER BY status, changed DESC LIMIT 50", circle.id
    )
    online_at = await house.online_at(tables)
    return GroupOut(
        id=circle.id,
        name=circle.name,
        code=circle.code,
        owner=circle.owner,
        members=await people_out(house, circle.members),
        tables=[await table_out(house.people, one, person.id, online_at(one)) for one in tables],
        season=f"{year}-{quarter}",
        standings=await standings(house, circle, year, quarter),
    )


async def standings(house: House, circle: Circle, year: int, quarter: int) -> list[SeasonOut]:
    """Who was how often among the winners; of equals the one who needed fewer games."""
    start = datetime(year, 3 * quarter - 2, 1, tzinfo=UTC).timestamp()
    end = datetime(year + quarter // 4, 3 * quarter % 12 + 1, 1, tzinfo=UTC).timestamp()
    played: dict[str, set[str]] = {}
    won: dict[str, set[str]] = {}
    for row in await house.friends.season(circle.id, start, end):
        if row["person"] in circle.members:
            played.setdefault(row["person"], set()).add(row["id"])
            if row["seat"] in msgspec.json.decode(row["winners"], type=list[int]):
                won.setdefault(row["person"], set()).add(row["id"])
    await house.people.recall(list(played))
    listed = [
        SeasonOut(person=house.people.known(id), played=len(tables), won=len(won.get(id, ())))
        for id, tables in played.items()
    ]
    return sorted(listed, key=lambda one: (-one.won, one.played, one.person.name.casefold()))


def read_season(season: str) -> tuple[int, int]:
    year, dash, quarter = season[:10].partition("-")
    if not (
        dash and season.isascii() and year.isdigit() and quarter in ("1", "2", "3", "4") and 2000 < int(year) < 3000
    ):
        raise BadMessage("a season is a year and a quarter, such as 2026-4")
    return int(year), int(quarter)


async def check_groups(house: House, person: PersonData) -> None:
    if len(await house.friends.circles_of(person.id)) >= MOST_GROUPS:
        raise TooManyFriends(f"nobody belongs to more than {MOST_GROUPS} groups")


def check_owner(circle: Circle, person: PersonData) -> None:
    if circle.owner != person.id:
        raise NotHost("only who looks after the group can do that")
