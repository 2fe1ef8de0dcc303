"""Somebody's games, added up: results, favourites, and who has won against whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from permonik.kernel.match import Match
from permonik.server.problems import BadMessage, NotFound
from permonik.server.storage.people import PersonData
from permonik.server.storage.profiles import Played, Size
from permonik.server.wire.people import Part
from permonik.server.wire.profiles import AgainstOut, FavouriteOut, ProfileOut, ResultsOut, SolvedOut

if TYPE_CHECKING:
    from permonik.server.house import House

PARTS: tuple[Part, ...] = ("results", "favourites", "history")
LOOKS = (6, 8, 6, 6, 5)  # how many hats, colours of hats, beards, colours of beards and skins there are
MOST_AGAINST = 20


def check_face(face: str) -> str:
    """A digit for each part of a dwarf; nothing: as it follows from the id."""
    fits = len(face) == len(LOOKS) and face.isascii() and face.isdigit()
    if face and not (fits and all(int(digit) < most for digit, most in zip(face, LOOKS, strict=True))):
        raise BadMessage(f"a face has {len(LOOKS)} digits, each below that of {''.join(map(str, LOOKS))}")
    return face


def check_shows(shows: Sequence[str]) -> str:
    return " ".join(part for part in PARTS if part in shows)


async def somebody(house: House, id: str) -> PersonData:
    person = await house.people.get(id)
    if person is None or person.deleted:
        raise NotFound("there is no such person")
    return person


async def profile(house: House, person: PersonData, asker: PersonData) -> ProfileOut:
    """What the asker may see of it: everything of the own, of others what they show."""
    from permonik.server.http.ratings import rating_out

    mine = person.id == asker.id
    shows = PARTS if mine else person.shows.split()
    games = await house.profiles.played(person.id)
    ratings = await house.ratings.store.of_person(person.id)
    against = head_to_head(games)
    if not mine:
        against = {id: counts for id, counts in against.items() if id == asker.id}
    await house.people.recall([person.id, *against])
    favourites = await house.profiles.favourites(person.id) if "favourites" in shows else {}
    return ProfileOut(
        person=house.people.known(person.id),
        mine=mine,
        shows=[part for part in PARTS if part in person.shows.split()],
        ratings=[rating_out(house, one) for one in ratings],
        results=results(games) if "results" in shows else None,
        favourites=[
            FavouriteOut(game=game, thing=thing, times=times)
            for game in favourites
            for thing, times in favourites[game]
        ]
        if "favourites" in shows
        else None,
        puzzles=await solved(house, person.id) if "results" in shows else None,
        against=[
            AgainstOut(person=house.people.known(id), games=sum(counts), won=counts[0], lost=counts[1])
            for id, counts in sorted(against.items(), key=lambda one: (-sum(one[1]), one[0]))[:MOST_AGAINST]
        ],
    )


async def solved(house: House, person: str) -> list[SolvedOut]:
    """What came of somebody's puzzles."""
    tried: dict[str, list[bool]] = {}
    for game, _, right in await house.puzzles.tried(person):
        tried.setdefault(game, []).append(right)
    ratings = await house.puzzles.ratings(person)
    return [
        SolvedOut(game=game, rating=rating, tried=len(tried[game]), solved=sum(tried[game]))
        for game, rating in ratings.items()
    ]


def results(games: Iterable[Played]) -> list[ResultsOut]:
    pools: dict[tuple[str, Size], list[Played]] = {}
    for one in games:
        pools.setdefault((one.game, one.size), []).append(one)
    return [
        ResultsOut(
            game=game,
            size=size,
            played=len(some),
            won=sum(one.seat in one.winners for one in some),
            left=sum(one.resigned for one in some),
            mean=round(sum(one.totals[one.seat] for one in some) / len(some), 1),
            best=max(one.totals[one.seat] for one in some),
        )
        for (game, size), some in sorted(pools.items())
    ]


def head_to_head(games: Iterable[Played]) -> dict[str, tuple[int, int, int]]:
    """Per person: how often one has won and the other has not, the other way round, and neither."""
    found: dict[str, list[int]] = {}
    for one in games:
        for person in set(one.others.values()):
            seats = [seat for seat, other in one.others.items() if other == person]
            ours, theirs = one.seat in one.winners, any(seat in one.winners for seat in seats)
            found.setdefault(person, [0, 0, 0])[2 if ours == theirs else int(theirs)] += 1
    return {person: (won, lost, drawn) for person, (won, lost, drawn) in found.items()}


def favourites_of(match: Match) -> Counter[tuple[int, str]]:
    """What each seat has built or played, as its game tells it."""
    wanted = match.game.favourites()
    things: Counter[tuple[int, str]] = Counter()
    for message in match.told.messages():
        name = wanted.get(message.id)
        if name is not None:
            seat, thing = message.args.get("seat"), message.args.get(name)
            if isinstance(seat, dict) and isinstance(thing, str):
                number = seat.get("seat")
                if isinstance(number, int):
                    things[number, thing] += 1
    return things
