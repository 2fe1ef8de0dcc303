"""Ratings, and the matches that were counted for them, in the database."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

import msgspec

from permonik.server.rating.model import Rating
from permonik.server.storage.base import Statement, Storage

MOST_LISTED = 100
PEOPLE = "player NOT LIKE 'side:%' AND player NOT LIKE 'gone:%'"


class Counted(NamedTuple):
    """A match that was looked at; `void`: why it does not count."""

    number: int
    table: str
    pool: str
    left: tuple[int, ...]
    void: str | None


class Ranked(NamedTuple):
    pool: str
    player: str
    rating: Rating


class RatingStore:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, pool: str, players: Collection[str] | None = None) -> dict[str, Rating]:
        """The ratings of these players, or of all, as far as they have one."""
        if players is not None and not players:
            return {}
        sql, values = "SELECT player, mu, sigma, games, won FROM ratings WHERE pool = ?", [pool]
        if players is not None:
            sql += f" AND player IN ({', '.join('?' * len(players))})"
            values += players
        rows = await self.storage.fetch(sql, *values)
        return {row["player"]: Rating(row["mu"], row["sigma"], row["games"], row["won"]) for row in rows}

    async def of_person(self, person: str) -> list[Ranked]:
        sql = "SELECT pool, player, mu, sigma, games, won FROM ratings WHERE player = ? ORDER BY pool"
        return [ranked(row) for row in await self.storage.fetch(sql, person)]

    async def leaders(self, pool: str, sure: float) -> list[Ranked]:
        """The best of whom enough is known, then the others."""
        sql = (
            f"SELECT pool, player, mu, sigma, games, won FROM ratings WHERE pool = ? AND {PEOPLE} "
            "ORDER BY sigma > ?, mu DESC, player LIMIT ?"
        )
        return [ranked(row) for row in await self.storage.fetch(sql, pool, sure, MOST_LISTED)]

    async def pools(self) -> list[str]:
        return [row["pool"] for row in await self.storage.fetch("SELECT DISTINCT pool FROM ratings ORDER BY pool")]

    async def counted(self) -> list[Counted]:
        rows = await self.storage.fetch("SELECT number, table_id, pool, left_seats, void FROM rated_matches ORDER BY 1")
        return [
            Counted(row["number"], row["table_id"], row["pool"], read_seats(row["left_seats"]), row["void"])
            for row in rows
        ]

    async def uncounted(self) -> list[str]:
        """Rated matches that are over and were not looked at yet, the first one first."""
        seen = "id NOT IN (SELECT table_id FROM rated_matches)"
        sql = f"SELECT id FROM tables WHERE rated = 1 AND status = 'finished' AND {seen} ORDER BY changed, id"
        return [row["id"] for row in await self.storage.fetch(sql)]

    async def count(
        self, table: str, pool: str, left: Sequence[int], void: str | None, at: float, fresh: Mapping[str, Rating]
    ) -> None:
        """All or nothing, and once: a match that is there already is refused as `Broken`."""
        insert = "INSERT INTO rated_matches (table_id, pool, left_seats, void, at) VALUES (?, ?, ?, ?, ?)"
        note: Statement = (insert, (table, pool, msgspec.json.encode(left).decode(), void, at))
        await self.storage.write(note, *[put(pool, player, rating) for player, rating in fresh.items()])

    async def replace(self, ratings: Iterable[Ranked], void: Mapping[int, str | None]) -> None:
        """All ratings anew; `void`: what was found of the matches, by their numbers."""
        await self.storage.write(
            ("DELETE FROM ratings", ()),
            *[put(one.pool, one.player, one.rating) for one in ratings],
            *[("UPDATE rated_matches SET void = ? WHERE number = ?", (why, number)) for number, why in void.items()],
        )


def put(pool: str, player: str, rating: Rating) -> Statement:
    sql = (
        "INSERT INTO ratings (pool, player, mu, sigma, games, won) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (pool, player) DO UPDATE SET "
        "mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, won = excluded.won"
    )
    return sql, (pool, player, *rating)


def ranked(row: Mapping[str, str | float]) -> Ranked:
    rating = Rating(float(row["mu"]), float(row["sigma"]), int(row["games"]), int(row["won"]))
    return Ranked(str(row["pool"]), str(row["player"]), rating)


def read_seats(text: str) -> tuple[int, ...]:
    return msgspec.json.decode(text, type=tuple[int, ...])


def gone(person: str) -> str:
    """What is left of a deleted person in the matches of others: the same word in all of them."""
    return f"gone:{sha256(person.encode()).hexdigest()[:16]}"


def forget_ratings(person: str) -> list[Statement]:
    """The results of the others stay as they are, also when they are computed again."""
    return [
        ("UPDATE ratings SET player = ? WHERE player = ?", (gone(person), person)),
        (
            "UPDATE tables SET players = replace(players, ?, ?) WHERE players LIKE ?",
            (f'"{person}"', f'"{gone(person)}"', f'%"{person}"%'),
        ),
    ]
