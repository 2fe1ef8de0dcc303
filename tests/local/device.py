"""A device for tests: keeps what the house says in dictionaries, as the page's worker does in the browser's storage."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from permonik.housekeeping.reviews import answer_piece
from permonik.housekeeping.thinkers import Thinkers, reply
from permonik.local.house import House


class Full(Exception):
    """The storage takes nothing."""


class Device:
    def __init__(self, tables: dict[str, Any] | None = None, me: dict[str, Any] | None = None) -> None:
        self.time = 1000.0
        self.house = House(self.tick)
        self.tables: dict[str, Any] = {} if tables is None else tables
        self.me = json.loads(self.house.new_person("Anna")) if me is None else me
        self.house.be(json.dumps(self.me))
        self.told: dict[int, list[Any]] = {}
        self.thinkers = Thinkers()
        self.full = False
        self.reviews: dict[str, Any] = {}
        self.thoughts: list[dict[str, Any]] = []

    def tick(self) -> float:
        self.time += 1
        return self.time

    def again(self) -> Device:
        """The tab was killed; another one opens."""
        return Device(self.tables, self.me)

    def call(self, work: Callable[[], str]) -> Any:
        """Whatever is needed is brought; what is to be kept is kept before anything is told."""
        while "need" in (said := json.loads(work())):
            if said["need"].startswith("review "):
                self.house.bring_review(said["need"], json.dumps(self.reviews.get(said["need"])))
            elif said["need"] == "":
                self.house.list_tables(json.dumps([one["row"] for one in self.tables.values()]))
            elif said["need"] in self.tables:
                kept = self.tables[said["need"]]
                drafts = json.dumps(list(kept["drafts"].values()))
                self.house.bring(said["need"], json.dumps(kept["row"]), json.dumps(kept["lines"]), drafts)
            else:
                return {"status": 404}
        for one in said["keep"]:
            self.keep(one)
        for line, message in said["tell"]:
            self.told.setdefault(line, []).append(message)
        self.thoughts += said["think"]
        return said["answer"]

    def keep(self, one: dict[str, Any]) -> None:
        if "me" in one:
            self.me = one["me"]
            return
        if "review" in one:
            self.reviews[one["review"]] = one["data"]
            return
        if "gone" in one:
            del self.tables[one["gone"]]
            return
        row = one["table"]
        if self.full:
            self.house.forget(row["id"])
            raise Full
        kept = self.tables.setdefault(row["id"], {"lines": [], "drafts": {}})
        assert len(kept["lines"]) == one["first"], "another page has written here"
        kept["row"] = row
        kept["lines"] += one["lines"]
        kept["drafts"] |= {draft["seat"]: draft for draft in one["drafts"]}

    def think(self, most: int = 1000) -> None:
        """Lets bots answer until nobody is asked any more."""
        for _ in range(min(most, 1000)):
            if not self.thoughts:
                return
            question = self.thoughts.pop(0)
            review = "review" in question
            answer = answer_piece(question) if review else json.dumps(reply(self.thinkers, question))
            self.call(lambda question=question, answer=answer: self.house.thought(question["ask"], answer))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.call(lambda: self.house.request(method, path, json.dumps(body or {})))
        return answer.get("body", answer.get("text"))

    def open(self, line: int, table: str) -> None:
        self.call(lambda: self.house.open_line(line, table))

    def say(self, line: int, **message: Any) -> Any:
        """The answer that has the message's number."""
        message["ref"] = len(self.told.get(line, [])) + 1
        self.call(lambda: self.house.hear(line, json.dumps(message)))
        if message["type"] in ("hint", "weigh"):
            self.think()
        return next(one for one in reversed(self.told[line]) if one.get("ref") == message["ref"])

    def state(self, line: int) -> Any:
        return next(one for one in reversed(self.told[line]) if one["type"] == "state")
