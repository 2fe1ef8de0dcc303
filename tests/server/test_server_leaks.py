"""What goes over the wire hides what the rules hide: two worlds that somebody cannot tell apart send the same bytes.

A game of Pretend is played by a script: decisions, drafts that are tried, taken back and confirmed, undos with their
proposals, chat, mistakes, looks back, reconnections, spectators who come late. Then, for every seat and for the
spectators, it is played again in a world where everything that they cannot know is different (`resample`, written from
the rules by another hand). Every byte that they were sent must be the same, except for random ids, times and
commitments, until the end of the match publishes everything.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
from contextlib import nullcontext, suppress
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from visitors import Chair, Data, Open, Refusal, Visitor, opened

from permonik.kernel.chance import Chance
from permonik.kernel.dealer import Dealer, commitment
from permonik.kernel.game import OptionValue
from permonik.kernel.match import Match
from permonik.kernel.record import Dealt, Decision, Entry, Record, Seal
from permonik.table.patches import patched
from permonik.testing.contract.helpers import Helpers

Event = tuple[str, int, int]  # what, by whom (a seat, or -1 for the spectator), and a number
GAMES = 20 if os.environ.get("PERMONIK_SOAK") else 1
TIMES = re.compile(r'"(created|changed|at)":[0-9.e+]+')


@pytest.fixture(scope="module")
def resample() -> Any:
    return Helpers(Path(__file__).parents[1] / "games").load("pretend", "resample", "resample")


class Scripted(Dealer):
    """Deals what a record says, in its order."""

    def __init__(self, entries: list[Entry]) -> None:
        self.rest = [entry for entry in entries if isinstance(entry, Dealt)]

    def deal(self, chance: Chance) -> int:
        dealt = self.rest.pop(0)
        assert (dealt.deck, dealt.slot) == (chance.deck, chance.slot)
        return dealt.outcome


class World:
    """One play of a script. `other`: the record to follow; without one the script is made up on the way."""

    def __init__(
        self, server: Open, players: int, seed: int, other: Record | None, undos: bool, open_hands: bool = False
    ) -> None:
        self.server = server
        self.players = players
        self.seed = seed
        self.other = other
        self.undos = undos
        self.open_hands = open_hands
        self.chairs: dict[int, Chair] = {}
        self.old: dict[int, list[str]] = {seat: [] for seat in range(-1, players)}  # said to sockets closed since
        self.pages: dict[int, list[str]] = {seat: [] for seat in range(-1, players)}
        self.people: dict[int, Visitor] = {}
        self.table = ""

    def start_match(self, game: str, names: list[str], options: dict[str, OptionValue]) -> Match:
        if self.other is None:
            return Match.start(game, len(names), self.seed, options, names)
        seal = Seal(self.seed, "other")
        header = self.other.header._replace(commitment=commitment(seal.seed, seal.nonce))
        match = Match(Record(header), seal)
        match.dealer = Scripted(self.other.entries)
        match.advance()
        return match

    async def open(self) -> None:
        self.server.house.start_match = self.start_match
        for seat in range(-1, self.players):
            self.people[seat] = await self.server.come(f"P{seat}")
        host = self.people[0]
        seats = ["me"] + ["open"] * (self.players - 1)
        wish = {"options": {"rounds": 3}, "public": True, "chat": True, "open_hands": self.open_hands}
        self.table = (await host.table("pretend", seats, **wish))["id"]
        for seat in range(1, self.players):
            await self.people[seat].post(f"/tables/{self.table}/join", {"seat": seat})
        await host.post(f"/tables/{self.table}/start")
        for seat in range(self.players):
            self.chairs[seat] = await self.people[seat].sit(self.table, seat)
            await self.calm()

    async def close(self) -> None:
        for chair in self.chairs.values():
            await chair.close()
        for person in self.people.values():
            await person.http.aclose()

    def match(self) -> Match:
        return self.server.house.live[self.table].playing()

    async def calm(self) -> None:
        """Until everybody has heard everything: a wrong question, and its answer behind all the rest."""
        for chair in self.chairs.values():
            with pytest.raises(Refusal):
                await chair.ask("at", entry=-1)

    # -- the script ------------------------------------------------------------------------------------------

    async def improvise(self) -> list[Event]:
        script: list[Event] = []
        late = 12  # when the spectator comes
        rng = Random(self.seed)
        while not self.match().over:
            late -= 1
            for event in [("come", -1, 0)] if late == 0 else self.think_of(rng):
                script.append(event)
                await self.perform(event)
        return script

    def think_of(self, rng: Random) -> list[Event]:
        match = self.match()
        seat = rng.choice(match.waiting())
        anybody = rng.randrange(-1, self.players)
        whim = rng.random()
        if whim < 0.05:
            return [("chat", max(0, anybody), rng.randrange(100))]
        if whim < 0.10:
            return [("come", anybody, rng.choice([0, rng.randrange(len(match.record.entries))]))]
        if whim < 0.15:
            return [("look", anybody, rng.randrange(len(match.record.entries) + 1))]
        if whim < 0.20:
            return [("page", anybody, 0)]
        if whim < 0.30:
            return [("mistake", anybody, rng.randrange(9))]
        if whim < 0.36 and self.undos:
            answers = [("answer", other, int(rng.random() < 0.7)) for other in range(self.players)]
            return [("undo", rng.randrange(self.players), 0), *answers]
        if whim < 0.56:
            tries = [("draft", seat, rng.randrange(100)) for _ in range(rng.randrange(1, 4))]
            return [*tries, ("back", seat, 0)] if rng.random() < 0.7 else tries
        return [(rng.choice(["decide", "confirm"]), seat, rng.choice(match.state.actions(seat)))]

    async def perform(self, event: Event) -> None:
        what, who, number = event
        if what == "come":
            await self.come_again(who, number)
        elif what == "page":
            person = self.people[who]
            for path in (f"/tables/{self.table}", "/tables", "/tables/mine"):
                self.pages[who].append((await person.http.get(f"/api/v1{path}")).text)
        elif who in self.chairs:
            with nullcontext() if what in ("decide", "confirm") else suppress(Refusal):
                await self.say(self.chairs[who], what, who, number)
        await self.calm()

    async def say(self, chair: Chair, what: str, who: int, number: int) -> None:
        asked = chair.state["asked"]
        if what == "decide":
            if chair.state["draft"] is not None:
                asked = self.match().asked_at(who)
            await chair.ask("decide", seat=who, asked=asked, option=self.chosen(number))
        elif what == "confirm":
            if chair.state["draft"] is not None:
                await chair.ask("back", seat=who, to=0)
            await chair.ask("draft", seat=who, asked=chair.state["asked"], picks=[self.chosen(number)])
            await chair.ask("confirm", seat=who)
        elif what == "draft":
            options = chair.state["options"]  # in another world others may have other ones
            picks = [options[number % len(options)]["id"]] if options else []
            await chair.ask("draft", seat=who, asked=asked or 0, picks=picks)
        elif what == "back":
            await chair.ask("back", seat=who, to=number)
        elif what == "undo":
            await chair.ask("undo", seat=who)
        elif what == "answer":
            await chair.ask("answer", seat=who, agree=bool(number))
        elif what == "chat":
            await chair.ask("chat", text=f"line {number}")
        elif what == "look":
            await chair.ask("at", entry=number)
        else:
            neighbour = (who + 1) % self.players
            type, fields = mistakes(who, neighbour, asked or 0)[number]
            if "extra" in fields:  # such an answer names no message
                await chair.ws.send(json.dumps({"type": type, **fields}))
            else:
                await chair.ask(type, **fields)

    def chosen(self, action: int) -> int:
        """In another world others may have chosen another card."""
        if self.other is None:
            return action
        done = len(self.match().record.entries)
        entry = self.other.entries[done]
        assert isinstance(entry, Decision)
        return entry.action

    async def come_again(self, who: int, since: int) -> None:
        """A new socket in place of the old one; the spectator comes late."""
        if who in self.chairs:
            chair = self.chairs.pop(who)
            await chair.close()
            self.old[who] += chair.heard
            live = self.server.house.live[self.table]
            while self.people[who].me["id"] in live.online():
                await asyncio.sleep(0.001)
        await self.calm()
        self.chairs[who] = await self.people[who].sit(self.table, who if who >= 0 else None, since)

    # -- what was sent ---------------------------------------------------------------------------------------

    def sent_to(self, who: int) -> list[str]:
        heard = self.chairs[who].heard if who in self.chairs else []
        names = {self.table: "TABLE", **{person.me["id"]: f"PERSON{seat}" for seat, person in self.people.items()}}
        names[self.match().record.header.commitment] = "COMMITMENT"
        return [normal(text, names) for text in [*self.old[who], *heard, *self.pages[who]]]


def mistakes(who: int, neighbour: int, asked: int) -> list[tuple[str, Data]]:
    return [
        ("decide", {"seat": neighbour, "asked": 3, "option": 0}),  # another's seat
        ("decide", {"seat": who, "asked": 1, "option": 0}),  # long answered, or out of turn
        ("decide", {"seat": who, "asked": asked, "option": 9999}),
        ("hello", {"seat": neighbour}),
        ("propose", {"seat": who, "what": "stand-in", "for_seat": neighbour}),
        ("decide", {"seat": who, "asked": asked, "option": 0, "extra": 1}),
        ("confirm", {"seat": neighbour}),  # another's draft
        ("back", {"seat": who, "to": 50}),
        ("draft", {"seat": who, "asked": 1, "picks": [0]}),
    ]


def normal(text: str, names: dict[str, str]) -> str:
    """Without what is random by nature. The end publishes hands and seed, so they are taken out there."""
    for name, stands_for in names.items():
        text = text.replace(name, stands_for)
    text = TIMES.sub(r'"\1":0', text)
    if '"over":true' in text or '"status":"finished"' in text:
        text = json.dumps(without(json.loads(text)))
    return text


def without(data: Any) -> Any:
    if isinstance(data, dict):
        return {k: without(v) for k, v in data.items() if k not in ("scores", "winners", "totals", "seed", "nonce")}
    return [without(one) for one in data] if isinstance(data, list) else data


async def play(data: Path, players: int, seed: int, undos: bool) -> tuple[list[Event], Record, dict[int, list[str]]]:
    async with opened(data) as server:
        world = World(server, players, seed, None, undos)
        await world.open()
        script = await world.improvise()
        sent = {who: world.sent_to(who) for who in range(-1, players)}
        record = world.match().record
        await world.close()
        return script, record, sent


async def play_again(data: Path, players: int, script: list[Event], record: Record, who: int) -> list[str]:
    async with opened(data) as server:
        world = World(server, players, 1, record, True)
        await world.open()
        for event in script:
            await world.perform(event)
        assert world.match().record.entries == record.entries
        sent = world.sent_to(who)
        await world.close()
        return sent


@pytest.mark.sqlite  # all worlds are played in one loop, which is held for longer than a lease lasts
@pytest.mark.parametrize("undos", [False, True], ids=["straight", "undos"])
@pytest.mark.parametrize("players", [2, 3])
def test_all_bytes_are_equal_in_worlds_that_cannot_be_told_apart(
    tmp_path: Path, resample: Any, players: int, undos: bool
) -> None:
    worlds, changed, total, done = 0, 0, 0, set[str]()
    for seed in range(GAMES):
        script, record, sent = asyncio.run(play(tmp_path / f"{seed}", players, 10 * players + seed, undos))
        done |= {event[0] for event in script}
        for who in range(-1, players):
            plain = Record(record.header, list(record.entries))
            other = resample.resample(plain, who if who >= 0 else None, Random(seed))
            worlds += 1
            if other.entries == record.entries:
                continue
            changed += 1
            there = asyncio.run(play_again(tmp_path / f"{seed}-{who}", players, script, other, who))
            total += sum(len(text) for text in there)
            for number, (mine, its) in enumerate(zip(sent[who], there, strict=True)):
                assert mine == its, f"message {number} to {who} tells the worlds apart"
    assert changed >= worlds / 2
    assert total > 50_000
    assert done >= {"decide", "confirm", "draft", "back", "chat", "come", "look", "page", "mistake"}


def test_drafts_that_are_tried_and_taken_back_change_nothing_for_others_but_busy(tmp_path: Path) -> None:
    """The same game once more without a single draft: all others hear the same, but for who is busy."""
    script, _, sent = asyncio.run(play(tmp_path / "drafts", 3, 31, False))
    drafting = {"draft", "back"}
    assert drafting <= {event[0] for event in script}
    plain = [("decide" if what == "confirm" else what, who, number) for what, who, number in script]
    plain = [event for event in plain if event[0] not in drafting]

    async def without_drafts() -> dict[int, list[str]]:
        async with opened(tmp_path / "plain") as server:
            world = World(server, 3, 31, None, False)
            await world.open()
            for event in plain:
                await world.perform(event)
            heard = {who: world.sent_to(who) for who in range(-1, 3)}
            await world.close()
            return heard

    there = asyncio.run(without_drafts())
    for who in range(-1, 3):
        assert told_by_others(sent[who]) == told_by_others(there[who])
    assert any('"busy":[1]' in text for text in sent[-1])


def test_open_hands_are_asked_for_and_change_nothing_else(tmp_path: Path) -> None:
    """The same game at a table with open hands: by themselves spectators hear of the last round what all others hear
    of them, and nobody hears anything else, but for how far back hands are open."""
    script, _, sent = asyncio.run(play(tmp_path / "hidden", 3, 33, True))

    async def with_open_hands() -> dict[int, list[str]]:
        async with opened(tmp_path / "open") as server:
            world = World(server, 3, 33, None, True, open_hands=True)
            await world.open()
            for event in script:
                await world.perform(event)
            heard = {who: world.sent_to(who) for who in range(-1, 3)}
            await world.close()
            return heard

    there = asyncio.run(with_open_hands())
    opened_until = re.compile(r'"open_until": ?[0-9]+')
    for who in range(-1, 3):
        plain = [opened_until.sub('"open_until": 0', text) for text in made_whole(sent[who])]
        told = [opened_until.sub('"open_until": 0', text) for text in made_whole(there[who])]
        assert [text.replace('"open_hands": true', '"open_hands": false') for text in told] == plain
    assert len({number for text in there[-1] for number in opened_until.findall(text)}) > 3


def made_whole(texts: list[str]) -> list[str]:
    """What was heard, with the states that patches make in their place."""
    heard, known = [], cast("Any", {})
    for text in texts:
        message = json.loads(text)
        if isinstance(message, dict) and message.get("type") == "patch":
            message = patched(known, cast("Any", message))
        if isinstance(message, dict) and message.get("type") == "state":
            known = message
        heard.append(json.dumps(message, sort_keys=True))
    return heard


def told_by_others(texts: list[str]) -> list[str]:
    """What was heard without refusals, answers and the own drafts; a state that only says who is busy is none."""
    heard: list[str] = []
    last = ""
    for text in made_whole(texts):
        message = json.loads(text)
        if isinstance(message, dict) and message.get("type") == "state" and message["draft"] is None:
            state, last = last, json.dumps({**message, "busy": [], "log": [], "log_from": 0})
            if state != last:
                heard.append(last)
        elif isinstance(message, list) or message.get("type") not in ("ok", "error", "state"):
            heard.append(text)
    return heard


@pytest.mark.sqlite  # all worlds are played in one loop, which is held for longer than a lease lasts
def test_the_comparison_would_notice(tmp_path: Path, resample: Any) -> None:
    """Another seat's bytes do tell the worlds apart."""
    script, record, sent = asyncio.run(play(tmp_path / "a", 2, 5, False))
    other = resample.resample(Record(record.header, list(record.entries)), 0, Random(1))
    assert other.entries != record.entries
    assert asyncio.run(play_again(tmp_path / "b", 2, script, other, 1)) != sent[1]
