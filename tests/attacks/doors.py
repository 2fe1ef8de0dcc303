"""Every door of docs/api.md, with what makes sense there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

Body = dict[str, Any]


class Door(NamedTuple):
    """`path` as the server's routes have it. `dear`: a password is hashed, or a record followed, behind it."""

    method: str
    path: str
    body: Body | None = None
    dear: bool = False

    def at(self, places: Mapping[str, str]) -> str:
        """The path with its places filled in: `table`, `person`, `group` and whatever the route calls by a name."""
        kind = {"tables": "table", "people": "person", "friends": "person", "groups": "group"}
        first = self.path.split("/")[1]
        path = self.path.replace("{id}", places[kind.get(first, "table")])
        for name in ("game", "lang", "lesson", "puzzle", "code", "size", "period"):
            path = path.replace(f"{{{name}}}", places[name])
        return path.replace("{number:int}", places["number"])


SEATS = [{"kind": "me"}, {"kind": "open"}]
SECRET = "correct horse"
WORD = {"mail": ["turn"], "push": ["over"], "quiet_from": 22, "quiet_to": 7, "zone": "Europe/Prague", "lang": "cs"}

DOORS = (
    Door("GET", "/invitation"),
    Door("GET", "/me"),
    Door("PATCH", "/me", {"name": "Ďuro", "face": "12345", "shows": ["results"]}),
    Door("DELETE", "/me", {"password": None}),
    Door("POST", "/me/register", {"name": "Cyril", "password": SECRET}, dear=True),
    Door("POST", "/me/password", {"password": SECRET, "new": SECRET}, dear=True),
    Door("POST", "/sign-in", {"name": "Cyril", "password": SECRET}, dear=True),
    Door("POST", "/recover", {"name": "Cyril", "recovery": "ABCD", "password": SECRET}, dear=True),
    Door("POST", "/sign-out"),
    Door("POST", "/sign-out-everywhere"),
    Door("POST", "/reports", {"person": "{person}", "what": "name", "why": "rude"}),
    Door("GET", "/games"),
    Door("GET", "/games/{game}/texts/{lang}.ftl"),
    Door("GET", "/games/{game}/rules"),
    Door("GET", "/games/{game}/readings/{lang}.json"),
    Door("GET", "/games/{game}/rulebook/{lang}.md"),
    Door("GET", "/texts/hall/{lang}.ftl"),
    Door("GET", "/texts/{lang}.ftl"),
    Door("GET", "/lessons"),
    Door("POST", "/games/{game}/lessons/{lesson}", {"answers": [], "back": False}, dear=True),
    Door("GET", "/games/{game}/puzzles"),
    Door("POST", "/games/{game}/puzzles/{puzzle}", {"answers": [], "give_up": False}, dear=True),
    Door("GET", "/me/puzzles"),
    Door("GET", "/me/lessons"),
    Door("POST", "/me/lessons", {"done": ["cave-vs-cave/first"]}),
    Door("GET", "/tables"),
    Door("POST", "/tables", {"game": "pretend", "seats": SEATS, "clock": {"base": 600}, "wait": 60, "name": "Us"}),
    Door("GET", "/tables/mine"),
    Door("GET", "/tables/finished"),
    Door("POST", "/tables/import", {"record": "{}"}, dear=True),
    Door("GET", "/tables/{id}"),
    Door("PATCH", "/tables/{id}", {"chat": True, "spectators": True}),
    Door("POST", "/tables/{id}/join", {"seat": 1}),
    Door("POST", "/tables/{id}/leave"),
    Door("POST", "/tables/{id}/start"),
    Door("POST", "/tables/{id}/remove", {"person": "{person}"}),
    Door("POST", "/tables/{id}/rematch"),
    Door("POST", "/tables/{id}/fork", {"at": 3, "bots": False}, dear=True),
    Door("GET", "/tables/{id}/record"),
    Door("GET", "/tables/{id}/review"),
    Door("POST", "/tables/{id}/review", {"seat": 0}, dear=True),
    Door("POST", "/tables/{id}/invite", {"person": "{person}"}),
    Door("DELETE", "/tables/{id}/invite"),
    Door("GET", "/ratings/{game}/{size}"),
    Door("GET", "/turns"),
    Door("GET", "/me/holidays"),
    Door("POST", "/me/holidays", {"start": 2e9, "until": 2.0001e9}),
    Door("DELETE", "/me/holidays/{number:int}"),
    Door("GET", "/people/{id}"),
    Door("GET", "/people/{id}/games"),
    Door("GET", "/me/export"),
    Door("GET", "/caves"),
    Door("POST", "/caves/{game}"),
    Door("GET", "/caves/{game}/{period}"),
    Door("GET", "/me/word"),
    Door("PUT", "/me/word", WORD),
    Door("POST", "/me/email", {"email": "anna@example.org", "lang": "cs"}),
    Door("DELETE", "/me/email"),
    Door(
        "POST", "/me/devices", {"endpoint": "https://updates.push.services.mozilla.com/x", "p256dh": "x", "auth": "x"}
    ),
    Door("DELETE", "/me/devices", {"endpoint": "https://updates.push.services.mozilla.com/x"}),
    Door("POST", "/word/confirm", {"token": "x"}),
    Door("POST", "/word/stop"),
    Door("GET", "/friends"),
    Door("POST", "/friends", {"code": "{code}"}),
    Door("DELETE", "/friends/{id}"),
    Door("POST", "/friend-codes"),
    Door("GET", "/friend-codes/{code}"),
    Door("POST", "/blocks", {"person": "{person}", "blocked": True}),
    Door("POST", "/mutes", {"person": "{person}", "muted": True}),
    Door("POST", "/groups", {"name": "Our evening"}),
    Door("POST", "/groups/join", {"code": "{code}"}),
    Door("GET", "/groups/{id}"),
    Door("POST", "/groups/{id}/leave"),
    Door("POST", "/groups/{id}/remove", {"person": "{person}"}),
    Door("POST", "/groups/{id}/code"),
    Door("GET", "/group-codes/{code}"),
    Door("POST", "/seeking", {"game": "pretend", "players": 2}),
    Door("GET", "/seeking"),
    Door("DELETE", "/seeking"),
)


def filled(body: Body | None, places: Mapping[str, str]) -> Body | None:
    """The body with its own places filled in."""
    if body is None:
        return None
    return {
        name: places[value[1:-1]] if isinstance(value, str) and value[1:-1] in places else value
        for name, value in body.items()
    }
