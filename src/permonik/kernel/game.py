"""What a game shows to the house: its tables and a handful of functions. The doors are the same in every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypedDict

from permonik.kernel.actions import ActionTable
from permonik.kernel.choice import NO_ACTION
from permonik.kernel.domain import Domain
from permonik.kernel.errors import BadNotation, BadOption, BadPlayers, listed
from permonik.kernel.message import Line, Message, Moved, Score
from permonik.kernel.reason import NO_REASON, Reason
from permonik.kernel.recall import Recall
from permonik.kernel.state import State
from permonik.kernel.step import AnyStep

View = dict[str, Any]
OptionValue = str | int | bool

# What an answer can cost that a person should say yes to, even where it is the only answer: see `Game.weighty`.
WEIGHTY = ("destroy", "replace", "forfeit", "beg", "attack_self", "reveal_role")


class GameOption(NamedTuple):
    """Something that can be chosen when a match starts. `message` names it; `message.value` explains a value.

    An option with `file` can also be the text of a file. Only the command line reads one: the engine is handed the text
    and the record carries what matters of it, and the server lets nobody choose it.
    """

    id: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    message: str
    file: bool = False


class Option(NamedTuple):
    """A legal answer: the action, its text, its words, and the places on the board it speaks of."""

    id: int
    text: str
    message: Message
    targets: list[str]


class NothingShown(TypedDict):
    """What a game shows that has nothing to show beside the view: no field fits it."""


class Game:
    """The rules of one game, as the house sees them. A subclass sets tables and writes what raises here."""

    id: str = ""
    rules_version: int = 1
    players: tuple[int, ...] = ()
    hidden: bool = False  # kept out of players' lists
    private: bool  # seats know things that others do not: every game says it, and a contract proves it
    certain: tuple[int, ...] = ()  # with so many players nothing is left to chance: a solo game can be searched
    view_type: type[Any]  # the TypedDict of what `view` gives: every game says it, and a contract checks it
    shown_type: type[Any] = NothingShown  # and of what `shown` gives: a game that writes `shown` says it
    for_programs: tuple[str, ...] = ("agenda",)  # of a view: what `recall` alone needs, and people never get
    table: ActionTable = ActionTable([])
    decks: Mapping[str, Domain] = {}  # what the outcomes of each kind of chance stand for
    lines: Sequence[Line] = ()  # the log lines, by the numbers that states say
    steps: Mapping[str, type[AnyStep]] = {}
    reach: int = 0  # where a board has no border: actions from this number on are out of a learner's sight

    # -- each game writes ------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<Game {self.id}, rules version {self.rules_version}, for {listed(self.players)}>"

    def options(self) -> tuple[GameOption, ...]:
        """What can be chosen before a match."""
        return ()

    def older_options(self, rules: int) -> Mapping[str, OptionValue]:
        """What a record of that rules version means where it does not name an option: not always today's default."""
        return {}

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> State:
        """The state before the first step, with everything that chance decides still to be dealt."""
        raise TypeError(f"{self.id} has no setup()")

    def view(self, state: Any, seat: int | None) -> View:
        """Everything the seat may know (None: a spectator), as plain data, built field by field from nothing."""
        raise TypeError(f"{self.id} has no view()")

    def shown(self, state: Any, seat: int | None) -> View:
        """What only people need, beside the view and worked out from nothing else: the phase, who is busy with what,
        what is being laid or paid, what is missing, where something fits. Bots never ask for it."""
        return {}

    def recall(self, view: View) -> Recall:
        """What is certain in a view, ready to be filled up with what the seat cannot know."""
        raise TypeError(f"{self.id} has no recall()")

    def scores(self, state: Any) -> list[Score]:
        """The score of every seat as it stands, with its parts; also in the middle of a game."""
        raise TypeError(f"{self.id} has no scores()")

    def winners(self, state: Any) -> tuple[int, ...]:
        """The seats that have won a finished game, in turn order."""
        raise TypeError(f"{self.id} has no winners()")

    def remark(self, state: Any) -> Message | None:
        """What else is to be said of a finished game: the grade of a solo game, how a tie was decided."""
        return None

    def role(self, state: Any, seat: int) -> str:
        """The id of the part that a seat had in a finished game, where seats have different ones."""
        return ""

    def side(self, state: Any, seat: int) -> int:
        """Seats of the same side win together. Everybody plays for themselves unless a game says otherwise."""
        return seat

    def favourites(self) -> dict[str, str]:
        """Lines of the log that tell what somebody has built or played: their ids, and the argument that names it."""
        return {}

    def dump(self, state: Any) -> dict[str, Any]:
        """The whole position, secrets included, as plain data."""
        raise TypeError(f"{self.id} has no dump()")

    def restore(self, data: Mapping[str, Any]) -> State:
        """The way back from `dump`. What cannot be read is refused; whether a game could ever come to such a position
        is not checked: a record is what is checked, entry by entry."""
        raise TypeError(f"{self.id} has no restore()")

    def moved(self, line: Message) -> list[Moved]:
        """What a log line tells of goods: all lines of an entry, added up, are the change of everybody's goods."""
        return []

    def log_memory(self, state: Any) -> tuple[int, ...]:
        """What the log alone still needs of answers before, all of it told to everybody; copies do not have it."""
        return ()

    def remind(self, state: Any, memory: tuple[int, ...]) -> None:
        """Gives a copy the `log_memory` of what it was copied from."""

    def known(self, state: Any, observer: int) -> int:
        """What an observer has seen, one bit per fact: a seat, or (behind the last seat) the spectators.

        An answer after which anybody has more bits cannot be taken back without asking. A private game writes it.
        """
        return 0

    def weighty(self, state: Any, seat: int, action: int) -> str | None:
        """The kind (one of WEIGHTY) of an answer that a person should not give unawares; None for all others.

        A function of what the seat knows. In a patient match even an only answer is asked for if it is weighty.
        """
        return None

    def obvious(self, state: Any, seat: int) -> int:
        """The one answer that whoever is asked this wants, of several, or NO_ACTION. People need not give it: it is
        drafted for them, and they can go back to the question. Never a weighty one."""
        return NO_ACTION

    def opens(self, state: Any, seat: int, action: int) -> bool:
        """The answer hardly does more than lead to another question: people may answer both in the same breath."""
        return False

    def ahead(self, state: Any, seat: int) -> Sequence[int]:
        """The answers to the question that such an answer has opened which are offered together with it."""
        return ()

    def why_not(self, state: Any, seat: int, action: int) -> Reason:
        """Why an answer that the open question names (`Step.could`) cannot be given now: a function of what the seat
        knows. Asked only of answers that are not legal."""
        return NO_REASON

    def turns(self, state: Any) -> int | None:
        """How many turns were begun so far, where a game counts them: for those who report on many games."""
        return None

    def turn(self, state: Any) -> int:
        """A number that stays the same while a turn lasts, and is another one in the next: a draft ends with its turn.

        Only where a seat can have two turns in a row without chance in between does it have to be told.
        """
        return self.turns(state) or 0

    def active(self, state: Any) -> int:
        """The seat whose turn it is, which everybody can tell; -1 where nobody asks. A private game says it: what was
        hidden a round ago can be shown to those who look on (`Match.round_ago`)."""
        return -1

    def check_deck(self, text: str) -> list[str]:
        """What is wrong with the text of a deck file, one line each, in games that can be played with another deck."""
        raise BadOption(f"{self.id} has no deck that could be changed")

    # -- each game inherits ----------------------------------------------------------------------------------

    def imagine(self, view: View, rng: Random) -> State:
        """A whole state that the seat of the view may be in: what it cannot know is drawn at random."""
        return self.recall(view).fill(rng)

    def seen(self, state: Any, seat: int | None) -> View:
        """The view as people get it: without what programs need to play on from it, and `shown` puts in words."""
        seen = self.view(state, seat)
        for name in self.for_programs:
            seen.pop(name, None)
        return seen

    def recall_of(self, state: Any, seat: int | None) -> Recall:
        """What is certain in the seat's view of a position. A game that has a shorter way there writes it: the contract
        holds it to the very same."""
        return self.recall(self.view(state, seat))

    def seen_beside(self, state: Any, seat: int | None, other: View) -> View:
        """What one person sees, where what another one does is there, of the same position: what both see need not be
        made again."""
        return self.seen(state, seat)

    def shown_beside(self, state: Any, seat: int | None, other: View) -> View:
        """The same with what is shown."""
        return self.shown(state, seat)

    def knowledge(self, state: Any, players: int) -> list[int]:
        """What everybody has seen. More bits after a decision: it showed somebody something.

        Spectators count: a card laid open is shown to somebody, whoever at the table knew it before. Otherwise an
        undo that needs no consent would tell who did.
        """
        return [self.known(state, observer) for observer in range(players + 1)]

    def action_count(self) -> int:
        """The length of a mask of actions."""
        return self.reach or self.table.size

    def text(self, action: int) -> str:
        """The notation of an action, as in a record."""
        return self.table.text(action)

    def parse(self, text: str) -> int:
        """The action that a text stands for; `BadNotation` says what is wrong with it."""
        return self.table.parse(text)

    def outcome_text(self, deck: str, outcome: int) -> str:
        """The notation of what chance gave."""
        return self.decks[deck].text(outcome)

    def outcome_parse(self, deck: str, text: str) -> int:
        """The outcome that a text stands for."""
        domain = self.decks.get(deck)
        if domain is None:
            raise BadNotation(f"{self.id} has no chance {deck!r}; there are: {listed(self.decks)}")
        return domain.parse(text)

    def question(self, state: Any, seat: int) -> Message:
        """The open question of a waiting seat, in words."""
        return Message(-1, ask(type(state.open(seat)).__name__), {}, [])

    def describe(self, state: Any, seat: int, action: int) -> Option:
        """An answer with its words. Games add what it costs and gives."""
        spelled = self.table.spell(action)
        targets = [*spelled.targets]
        return Option(action, spelled.text, Message(-1, spelled.message, {**spelled.args}, targets), targets)

    def aims(self, action: int) -> list[str]:
        """The places on the board that an answer speaks of, also of one that is not legal."""
        return [*self.table.spell(action).targets]

    def check_players(self, players: object) -> int:
        """The number of players, if the game can be played by so many."""
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.players:
            raise BadPlayers(f"{self.id} is for {listed(self.players)} players, not {players!r}")
        return players

    def check_options(self, chosen: Mapping[str, object] | None) -> dict[str, OptionValue]:
        """Every option with its value: the chosen one (also as text, from a command line) or the default."""
        known = {option.id: option for option in self.options()}
        result = {option.id: option.default for option in known.values()}
        if chosen is not None and not isinstance(chosen, Mapping):
            raise BadOption(f"options are names with values, not {chosen!r}")
        for name, value in (chosen or {}).items():
            option = known.get(name)
            if option is None:
                raise BadOption(f"{self.id} has no option {name!r}; it has: {listed(known)}")
            result[name] = self.check_option(option, value)
        return result

    def meant_options(self, rules: int, named: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:
        """Every option of a record: as the record names it, or else as its rules version meant it."""
        return self.check_options({**self.older_options(rules), **named})

    def check_far_options(self, chosen: Mapping[str, object] | None) -> dict[str, OptionValue]:
        """The same for somebody on another machine: what comes from files is not theirs to choose."""
        for option in self.options():
            if option.file and isinstance(chosen, Mapping) and chosen.get(option.id, option.default) != option.default:
                raise BadOption(
                    f"option {option.id} of {self.id} comes from a file, and only the command line reads one: "
                    f"here it is {option.default}"
                )
        return self.check_options(chosen)

    def check_option(self, option: GameOption, value: object) -> OptionValue:
        """The value of an option as the game knows it; texts of any case are understood."""
        for legal in option.values:
            if str(legal).lower() == str(value).lower():
                return legal
        raise BadOption(f"option {option.id} of {self.id} cannot be {value!r}; it can be: {listed(option.values)}")


@cache
def ask(step: str) -> str:
    """The message of the question that a step asks."""
    return "ask-" + kebab(step)


def kebab(name: str) -> str:
    """UseRooms → use-rooms."""
    return "".join([f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name)])
