"""Whatever the engine can tell has words, in every language (contract 8)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.syntax import ast, visitor

from permonik.kernel.domain import Domain
from permonik.kernel.game import Game, Option, kebab
from permonik.kernel.match import Match
from permonik.kernel.message import NUMBER, SEAT, Message
from permonik.kernel.step import AnyStep, Step
from permonik.testing.contract.play import Count, Played, retraced
from permonik.testing.contract.setups import Broken
from permonik.words import LANGUAGES, BadWords, Words, places, resource

NUMBERS: Final = (0, 1, 2, 4, 5, 21, 22, 101)
NAMES: Final = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Františka", "Gustav", "Hana")
UNFINISHED: Final = re.compile(r"[{}‹›]|\?\?\?|\s\s|^\s|\s$|\s[.,!?]")  # marks of a text that was not made whole

Samples = dict[str, list[Any]]  # argument → what it can be


class Spoken:
    """Message ids with the arguments they come with, collected before they are worded."""

    def __init__(self) -> None:
        self.ids: dict[str, Samples] = {}
        self.unseen: set[str] = set()  # never met in a game: their arguments are not known

    def add_unseen(self, id: str) -> None:
        if id not in self.ids:
            self.ids[id] = {}
            self.unseen.add(id)

    def add(self, id: str, args: dict[str, Iterable[Any]]) -> None:
        samples = self.ids.setdefault(id, {})
        for name, values in args.items():
            known = samples.setdefault(name, [])
            for value in values:
                if value not in known:
                    known.append(value)
                    self.add_inner(value)

    def add_inner(self, value: Any) -> None:
        """What an argument names is a message, too."""
        if isinstance(value, str):
            self.add(value, {})
        elif isinstance(value, list):
            for one in value:
                self.add_inner(one)
        elif isinstance(value, dict) and "id" in value:
            self.add_message(value["id"], value.get("args", {}))

    def add_message(self, id: str, args: dict[str, Any]) -> None:
        self.add(id, {name: [value, *NUMBERS] if isinstance(value, int) else [value] for name, value in args.items()})

    def add_told(self, message: Message) -> None:
        self.add_message(message.id, message.args)


# -- what can be said -----------------------------------------------------------------------------------------


def collect(rules: Game, games: Iterable[Played], count: Count) -> Spoken:
    """First what games say, then what the tables of the game promise."""
    spoken = Spoken()
    verbs: set[str] = set()  # kinds of action that were offered
    steps: set[str] = set()  # that asked somebody
    for game in games:
        count.games += 1
        count.entries += len(game.record.entries)
        told = 0
        for match in retraced(game.record):
            for seat in match.waiting():
                steps.add(type(match.state.open(seat)).__name__)
                spoken.add_told(match.question(seat))
                for option in match.options(seat):
                    verbs.add(rules.table.split(option.id)[0].verb)
                    add_option(spoken, rules, option)
            for message in match.told.messages(told):
                spoken.add_told(message)
            told = len(match.told)
        add_end(spoken, match)
    add_tables(spoken, rules, verbs, steps)
    return spoken


def add_option(spoken: Spoken, rules: Game, option: Option) -> None:
    """An answer; where an argument is a member of a domain of its action, every other member can stand there."""
    spoken.add_told(option.message)
    for domain in rules.table.split(option.id)[0].domains:
        value = option.message.args.get(domain.name)
        if isinstance(value, str) and value.startswith(f"{domain.name}-"):
            spoken.add(option.message.id, {domain.name: members(domain, rules)})


def add_end(spoken: Spoken, match: Match) -> None:
    for score in match.scores():
        for id, _ in score.parts:
            spoken.add(id, {})
    remark = match.game.remark(match.state)
    if remark is not None:
        spoken.add_told(remark)


def add_tables(spoken: Spoken, rules: Game, verbs: set[str], steps: set[str]) -> None:
    spoken.add("game-name", {})
    spoken.add("game-about", {})
    for option in rules.options():
        spoken.add(option.message, {})
    for line in rules.lines:
        spoken.add(line.id, {name: members(domain, rules) for name, domain in line.args})
    # A game that words its answers or questions itself may give them other arguments; those of a kind that never
    # came up cannot be known, but it needs words all the same.
    worded = type(rules).describe is Game.describe
    for kind in rules.table.kinds:
        if worded:
            spoken.add(f"do-{kind.verb}", {domain.name: members(domain, rules) for domain in kind.domains})
        elif kind.verb not in verbs:
            spoken.add_unseen(f"do-{kind.verb}")
    asks = type(rules).question is Game.question
    for name, step in rules.steps.items():
        if not asks_a_seat(step):
            continue
        if asks:
            spoken.add(f"ask-{kebab(name)}", {})
        elif name not in steps:
            spoken.add_unseen(f"ask-{kebab(name)}")


def members(domain: Domain, rules: Game) -> list[Any]:
    if domain is SEAT:
        return [{"seat": seat} for seat in range(max(rules.players))]
    if domain is NUMBER or domain.numeric:
        return [*NUMBERS, *[domain.word(number) for number in range(len(domain))]]
    return [domain.word(number) for number in range(len(domain))]


def asks_a_seat(step: type[AnyStep]) -> bool:
    return any("actions" in one.__dict__ for one in step.__mro__ if one is not Step)


# -- is it said ------------------------------------------------------------------------------------------------


def check_spoken(rules: Game, spoken: Spoken) -> None:
    """Every message is worded in every language, with each of its arguments in turn being all it can be."""
    faults = []
    for lang in LANGUAGES:
        words = Words(rules, lang, strict=True)
        asked = {id: names for place in places(rules) for id, names in texts(place, lang)}
        for id, samples in sorted(spoken.ids.items()):
            if not words.has(id):
                faults.append(f"{id} is missing in {lang}")
                continue
            unknown = asked[id] - set(samples)
            if unknown and id not in spoken.unseen:
                faults.append(f"{id} in {lang} asks for {', '.join(sorted(unknown))}, which it is not given")
            elif not unknown:
                faults += faulty(words, id, samples)
        for option in rules.options():
            faults += [
                f"{option.message} in {lang} does not explain the value {value}"
                for value in option.values
                if isinstance(value, (str, bool)) and not words.has(option.message, str(value).lower())
            ]
    if faults:
        raise Broken(f"{rules.id}: {'; '.join(faults)}")


def faulty(words: Words, id: str, samples: Samples) -> Iterator[str]:
    for args in combinations(samples):
        try:
            text = words.render(id, args, NAMES)
        except BadWords as error:
            yield str(error)
            return
        if not text or UNFINISHED.search(text):
            yield f"{id} in {words.lang} reads {text!r}"
            return


def combinations(samples: Samples) -> Iterator[dict[str, Any]]:
    """Each argument through all its values, the others at their first."""
    first = {name: values[0] for name, values in samples.items() if values}
    yield first
    for name, values in samples.items():
        for value in values[1:]:
            yield {**first, name: value}


# -- the files themselves --------------------------------------------------------------------------------------


class Variables(visitor.Visitor):
    """The arguments that a text asks for: `$card-acc` is a form of the argument `card`."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name.partition("-")[0])


def texts(place: Traversable, lang: str) -> list[tuple[str, set[str]]]:
    """The messages of a file, with the arguments that they ask for."""
    found = []
    for entry in resource(place, lang).body:
        if isinstance(entry, ast.Message):
            asked = Variables()
            asked.visit(entry)
            found.append((entry.id.name, asked.names))
    return found


def check_files(place: Traversable) -> None:
    """The files of one place say the same: the same messages, asking for the same arguments, none twice."""
    faults = []
    read = {}
    for lang in LANGUAGES:
        found = texts(place, lang)
        read[lang] = dict(found)
        if len(read[lang]) < len(found):
            faults.append(f"{lang} says something twice")
    for lang in LANGUAGES[1:]:
        for id in sorted(read["en"].keys() ^ read[lang].keys()):
            faults.append(f"{id} is missing in {lang if id in read['en'] else 'en'}")
        for id in sorted(read["en"].keys() & read[lang].keys()):
            if read["en"][id] != read[lang][id]:
                faults.append(f"{id} asks for {sorted(read['en'][id])} in en, for {sorted(read[lang][id])} in {lang}")
    if faults:
        raise Broken(f"{place}: {'; '.join(faults)}")


def ids(place: Traversable) -> set[str]:
    return {id for id, _ in texts(place, "en")}
