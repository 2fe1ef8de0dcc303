"""A lesson in the terminal: the drawing, what the teacher says, and the same answers as in a match."""

from __future__ import annotations

from permonik.bots.play import ask
from permonik.bots.registry import make
from permonik.drawing import drawing
from permonik.kernel.match import Match
from permonik.lessons import GO_ON, Lesson, LessonPlayer, Standing
from permonik.terminal.commands import Command, NoSuchNumber, NotUnderstood, understand
from permonik.terminal.screen import InputEnded, Screen
from permonik.words import Words


class TerminalLesson:
    def __init__(self, lesson: Lesson, words: Words) -> None:
        self.lesson = lesson
        self.words = words
        self.player = LessonPlayer(lesson, mind=easy)
        self.screen = Screen(words, lambda: self.player.match.names)
        self.drawing = drawing(self.player.match.game)
        self.shown = ""

    def play(self) -> bool:
        """True if the lesson was played to its end."""
        self.say(f"{self.lesson.title[self.words.lang]}: {self.lesson.about[self.words.lang]}")
        self.screen.say("learn-welcome", "dim")
        try:
            while not self.player.over:
                standing = self.player.standing()
                self.draw(standing.match)
                for text in (standing.say, standing.remark):
                    if text is not None:
                        self.say(text[self.words.lang])
                if not self.step(standing):
                    self.screen.say("learn-left")
                    return False
        except InputEnded:
            self.screen.say("learn-left")
            return False
        self.screen.say("learn-end", "bold")
        return True

    def step(self, standing: Standing) -> bool:
        """One answer; False if the learner leaves."""
        if standing.kind in ("say", "wrong"):
            self.screen.say("learn-enter", "dim")
            line = self.screen.read()
            said = understand(line, []) if line else None
            if isinstance(said, Command) and said.name in ("quit", "undo"):
                return self.command(said.name)
            self.player.do(GO_ON)
            return True
        options = self.player.match.options(self.lesson.seat)
        self.screen.ask(self.lesson.seat, self.player.match.question(self.lesson.seat))
        self.screen.answers(options, {})
        while True:
            line = self.screen.read()
            if not line:
                continue
            said = understand(line, options)
            if isinstance(said, (NoSuchNumber, NotUnderstood)):
                self.screen.say("play-unknown", "yellow", text={"text": line}, last=len(options))
            elif not isinstance(said, Command):
                self.player.do(said.text)
                return True
            elif said.name in ("quit", "undo"):
                return self.command(said.name)
            elif said.name == "board":
                self.draw(self.player.match, again=True)
            else:
                self.screen.answers(options, {})

    def command(self, name: str) -> bool:
        if name == "undo":
            self.player = LessonPlayer(self.lesson, self.player.back(), easy)
        return name != "quit"

    def say(self, text: str) -> None:
        self.screen.show(f"» {text}\n")

    def draw(self, match: Match, again: bool = False) -> None:
        """The position, where it is another than before."""
        made = self.drawing(match.view(self.lesson.seat), self.words, match.names)
        drawn = self.screen.drawn(made)
        if again or drawn != self.shown:
            self.screen.show(made)
        self.shown = drawn


def easy(match: Match, seat: int) -> str:
    bot = make("easy", match.game.id, len(match.record.entries))
    return match.game.text(ask(match, seat, bot))
