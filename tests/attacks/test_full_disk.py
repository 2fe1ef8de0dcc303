"""A disk that takes nothing: every door that writes says so with a 503, and nothing has happened."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from doors import DOORS, SECRET, WORD
from post import Browser
from visitors import Visitor, opened

from permonik.lessons import lessons
from permonik.server.house import House

# A review is kept when it is made; if it cannot be, it is made again.
WRITES_NOTHING = {
    ("DELETE", "/seeking"),
    ("POST", "/games/{game}/lessons/{lesson}"),
    ("POST", "/games/{game}/puzzles/{puzzle}"),
    ("POST", "/tables/{id}/review"),
}
EMAIL = "anna@example.org"
PUSH = "https://updates.push.services.mozilla.com/x"

Try = tuple[Visitor, str, str, dict[str, str], Any]


class Evening:
    """Anna is registered and hosts, Boris is her friend, Cyril is a guest whom nobody knows."""

    def __init__(self, house: House, anna: Visitor, boris: Visitor, cyril: Visitor) -> None:
        self.house = house
        self.anna, self.boris, self.cyril = anna, boris, cyril
        self.tables: dict[str, str] = {}

    async def prepare(self) -> None:
        house, anna, boris, cyril = self.house, self.anna, self.boris, self.cyril
        registered = await anna.post("/me/register", {"name": "Anna", "password": SECRET})
        self.recovery = registered["recovery"]
        anna.me = registered["me"]
        self.code = (await cyril.get("/friends"))["code"]
        await anna.post("/friends", {"code": (await boris.get("/friends"))["code"]})
        self.group = (await anna.post("/groups", {"name": "Our evening"}))["id"]
        code = (await anna.get(f"/groups/{self.group}"))["code"]
        await boris.post("/groups/join", {"code": code})
        self.other_group = (await cyril.post("/groups", {"name": "Others"}))["code"]
        for name in ("waiting", "full", "done"):
            self.tables[name] = (await anna.table())["id"]
            if name != "waiting":
                await boris.post(f"/tables/{self.tables[name]}/join")
        await anna.post(f"/tables/{self.tables['done']}/start")
        async with await boris.sit(self.tables["done"], 1) as chair:
            await chair.ask("resign", seat=1)
        self.record = await anna.get(f"/tables/{self.tables['done']}/record")
        self.tables["invited"] = (await boris.table())["id"]
        await boris.post(f"/tables/{self.tables['invited']}/invite", {"person": anna.me["id"]})
        await boris.post("/seeking", {"game": "pretend", "players": 2})
        now = time.time()
        await anna.post("/me/holidays", {"start": now + 86400, "until": now + 2 * 86400})
        self.holiday = (await anna.get("/me/holidays"))["holidays"][0]["number"]
        await anna.ask("PUT", "/me/word", WORD)
        await anna.post("/me/email", {"email": EMAIL, "lang": "cs"})
        tokens = house.outbox.tokens
        self.confirm = tokens.make("confirm", anna.me["id"], EMAIL, str(int(now)))
        self.stop = tokens.make("stop", anna.me["id"], "turn")

    def tries(self) -> list[Try]:
        anna, boris, cyril = self.anna, self.boris, self.cyril
        other, now, named = {"person": boris.me["id"]}, time.time(), {"name": "Anna", "password": SECRET}
        seats = [{"kind": "me"}, {"kind": "open"}]
        lesson = lessons("cave-vs-cave")[0]
        doors: list[tuple[Visitor, str, str, str, Any]] = [
            (anna, "PATCH", "/me", "", {"name": "Anička"}),
            (anna, "DELETE", "/me", "", {"password": SECRET}),
            (cyril, "POST", "/me/register", "", {"name": "Cyril", "password": SECRET}),
            (anna, "POST", "/me/password", "", {"password": SECRET, "new": "battery staple"}),
            (cyril, "POST", "/sign-in", "", named),
            (cyril, "POST", "/recover", "", {**named, "recovery": self.recovery}),
            (anna, "POST", "/sign-out", "", None),
            (anna, "POST", "/sign-out-everywhere", "", None),
            (anna, "POST", "/reports", "", {**other, "what": "name"}),
            (anna, "POST", "/me/lessons", "", {"done": [f"{lesson.game}/{lesson.id}"]}),
            (anna, "POST", "/tables", "", {"game": "pretend", "seats": seats}),
            (anna, "POST", "/tables/import", "", {"record": self.record}),
            (anna, "PATCH", "/tables/{id}", "waiting", {"chat": False}),
            (anna, "POST", "/tables/{id}/join", "invited", {}),
            (boris, "POST", "/tables/{id}/leave", "full", None),
            (anna, "POST", "/tables/{id}/start", "full", None),
            (anna, "POST", "/tables/{id}/remove", "full", other),
            (anna, "POST", "/tables/{id}/rematch", "done", None),
            (anna, "POST", "/tables/{id}/fork", "done", {"at": 0}),
            (anna, "POST", "/tables/{id}/invite", "waiting", other),
            (anna, "DELETE", "/tables/{id}/invite", "invited", None),
            (anna, "POST", "/me/holidays", "", {"start": now + 5 * 86400, "until": now + 6 * 86400}),
            (anna, "DELETE", "/me/holidays/{number:int}", "", None),
            (anna, "POST", "/caves/{game}", "", None),
            (anna, "PUT", "/me/word", "", WORD | {"digest": 8}),
            (anna, "POST", "/me/email", "", {"email": "a@example.org", "lang": "sk"}),
            (anna, "DELETE", "/me/email", "", None),
            (anna, "POST", "/me/devices", "", Browser().wish(PUSH)),
            (anna, "DELETE", "/me/devices", "", {"endpoint": PUSH}),
            (cyril, "POST", "/word/confirm", "", {"token": self.confirm}),
            (cyril, "POST", "/word/stop", "", None),
            (anna, "POST", "/friends", "", {"code": self.code}),
            (anna, "DELETE", "/friends/{id}", "", None),
            (anna, "POST", "/friend-codes", "", None),
            (anna, "POST", "/blocks", "", {**other, "blocked": True}),
            (anna, "POST", "/mutes", "", {**other, "muted": True}),
            (anna, "POST", "/groups", "", {"name": "Another evening"}),
            (anna, "POST", "/groups/join", "", {"code": self.other_group}),
            (boris, "POST", "/groups/{id}/leave", "", None),
            (anna, "POST", "/groups/{id}/remove", "", other),
            (anna, "POST", "/groups/{id}/code", "", None),
            (anna, "POST", "/seeking", "", {"game": "pretend", "players": 2}),
        ]
        ids = {"/groups/{id}": self.group, "/friends/{id}": boris.me["id"]}
        tries: list[Try] = []
        for who, method, path, table, body in doors:
            (id,) = [id for start, id in ids.items() if path.startswith(start)] or [self.tables.get(table, "")]
            places = {"{id}": id, "{number:int}": str(self.holiday), "{game}": "cave-vs-cave"}
            tries.append((who, method, path, places, body))
        return tries

    async def seen(self) -> list[Any]:
        """All that could have changed, as Anna sees it."""
        paths = ["/me", "/friends", "/tables/mine", "/tables/finished", "/me/holidays", "/me/word", "/me/lessons"]
        paths += [f"/groups/{self.group}", "/caves", *(f"/tables/{id}" for id in self.tables.values())]
        return [await self.anna.get(path) for path in paths]


def test_every_door_that_writes_says_that_the_disk_is_full(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            opened(tmp_path) as server,
            await server.come("Anna") as anna,
            await server.come("Boris") as boris,
            await server.come() as cyril,
        ):
            house = server.house

            async def posted(*mail: object, **more: object) -> None:
                """The mail server is well."""

            house.outbox.post = posted  # type: ignore[method-assign]
            house.outbox.smtp = object()  # type: ignore[assignment]
            evening = Evening(house, anna, boris, cyril)
            await evening.prepare()
            before, tries, wrong = await evening.seen(), evening.tries(), []
            tried = {(method, path) for _, method, path, *_ in tries}
            assert {(door.method, door.path) for door in DOORS if door.method != "GET"} - tried == WRITES_NOTHING
            house.storage.write_to.execute("PRAGMA query_only = ON")  # from now on the disk takes nothing
            for who, method, path, places, body in tries:
                door = path
                for mark, place in places.items():
                    door = door.replace(mark, place)
                if path == "/word/stop":
                    door += f"?token={evening.stop}"
                answer = await who.http.request(method, f"/api/v1{door}", json=body)
                if answer.status_code != 503 or not int(answer.headers["retry-after"]):
                    wrong.append((method, path, answer.status_code, answer.text))
            assert wrong == []
            async with Visitor(server.base, type(anna.http)(base_url=server.base)) as newcomer:
                assert (await newcomer.http.get("/api/v1/me")).status_code == 503
            house.storage.write_to.execute("PRAGMA query_only = OFF")
            assert await evening.seen() == before
            assert "\npermonik_errors_total 0.0\n" in house.metrics.text()

    asyncio.run(scenario())
