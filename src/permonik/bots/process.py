"""A bot in a process of its own: it can crash, hang or talk nonsense without hurting the match."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, NoReturn

from permonik.bots import wire
from permonik.bots.base import Bot, BotFailed
from permonik.errors import listed
from permonik.kernel.game import Option, View
from permonik.kernel.registry import load


class Said(NamedTuple):
    """A line for the bot, and whether it has to say something to that."""

    line: str
    answered: bool


class ProcessBot(Bot):
    """The bot `name` behind a pipe. `limit`: seconds for one answer; `start_limit`: until its first word.

    After a failure the process is gone, and every further question fails too. `command` replaces the worker by
    any other program that speaks the lines of `permonik.bots.wire`.
    """

    def __init__(
        self,
        name: str,
        game: str,
        seed: int,
        limit: float = 60.0,
        start_limit: float = 30.0,
        command: Sequence[str] | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.rules = load(game)
        self.name = name
        self.limit = limit
        self.asked = 0
        self.failed = ""
        if command is None:
            command = [sys.executable, "-m", "permonik.bots.worker", name, "--game", game, "--seed", str(seed)]
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                errors="replace",
                process_group=0,  # Ctrl-C is for the match, not for its bots
            )
        except OSError as error:
            self.failed = f"bot {name} could not be started: {error}"
            raise BotFailed(self.failed) from None
        # Writing can block as well as reading, so both happen in a thread, and only the waiting has a limit.
        self.lines: SimpleQueue[Said | None] = SimpleQueue()
        self.answers: SimpleQueue[str] = SimpleQueue()
        Thread(target=self.converse, daemon=True).start()
        try:
            hello = self.hear(start_limit)
        except BaseException:  # whoever waits may be told to leave, and nobody else knows the process yet
            self.process.kill()
            raise
        if hello.get("permonik-bot") != wire.VERSION:
            self.fail(f"speaks another version of the protocol: {hello.get('permonik-bot')!r}, not {wire.VERSION}")
        if hello.get("game") != game:
            self.fail(f"plays {hello.get('game')!r}, not {game!r}")
        self.watches = hello.get("watches") is True

    def choose(self, view: View, options: Sequence[Option]) -> int:
        if self.failed:
            raise BotFailed(self.failed)
        number = self.asked
        self.asked += 1
        data = [wire.option_data(option) for option in options]
        self.lines.put(Said(wire.dump({"ask": number, "view": view, "options": data}), answered=True))
        answer = self.hear(self.limit)
        chosen = answer.get("choose")
        if answer.get("answer") != number or isinstance(chosen, bool) or not isinstance(chosen, int):
            self.fail(f"gave no answer to question {number} but {answer}")
        if chosen not in [option.id for option in options]:
            self.fail(f"chose {chosen}, which is not among {listed(option.id for option in options)}")
        return chosen

    def watch(self, view: View, seat: int, action: int) -> None:
        """Sends it on its way. Whether the bot could make anything of it shows at its next answer."""
        if self.failed:
            raise BotFailed(self.failed)
        text = self.rules.text(action)
        self.lines.put(Said(wire.dump({"watch": seat, "view": view, "action": action, "text": text}), answered=False))

    def close(self) -> None:
        self.failed = self.failed or f"bot {self.name} was closed"
        self.lines.put(None)
        try:
            self.process.wait(1.0)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    # -- inside ----------------------------------------------------------------------------------------------

    def converse(self) -> None:
        """In a thread: the first word of the bot, then line by line, those with an answer waiting for it. "" stands
        for the end."""
        to, back = self.process.stdin, self.process.stdout
        assert to is not None
        assert back is not None
        try:
            with to, back:
                self.answers.put(back.readline(wire.LONGEST))
                while (said := self.lines.get()) is not None:
                    to.write(said.line)
                    to.flush()
                    if said.answered:
                        self.answers.put(back.readline(wire.LONGEST))
        except (OSError, ValueError):  # a process that has gone does not listen
            self.answers.put("")

    def hear(self, limit: float) -> dict[str, Any]:
        try:
            line = self.answers.get(timeout=limit)
        except Empty:
            self.fail(f"said nothing for {limit:g} seconds")
        if not line:
            self.fail(f"ended without a word{self.ended()}")
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict):
            self.fail(f"said something that is no JSON object: {line.strip()[:80]!r}")
        if "error" in said:
            self.fail(f"reports {said['error']}")
        return said

    def fail(self, why: str) -> NoReturn:
        self.process.kill()
        self.process.wait()
        self.lines.put(None)
        self.failed = f"bot {self.name} {why}"
        raise BotFailed(self.failed)

    def ended(self) -> str:
        try:
            return f" (exit code {self.process.wait(1.0)})"
        except subprocess.TimeoutExpired:
            return ""
