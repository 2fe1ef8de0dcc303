"""Writes a page with every text of the house in its place, for those who read Czech and Slovak (docs/translate.md).

    python tools/texts.py               build/texts/cs.html and build/texts/sk.html
    python tools/texts.py saboteur      only the texts of the house and of this game
    python tools/texts.py --take FILE   put corrections into the files that somebody saved from such a page

Beside each text stands the English one, where it shows, and what it reads like with values from real games.
"""

from __future__ import annotations

import argparse
import html
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast, visitor

from permonik.kernel.registry import load
from permonik.testing.contract.messages import NAMES, Samples, Spoken, Variables, collect
from permonik.testing.contract.play import Count, play
from permonik.testing.contract.policies import POLICIES
from permonik.testing.contract.setups import Setup
from permonik.words import BadWords, Words
from text_files import BadCorrection, find, parsed, sources, take

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "permonik"
GAMES = ["cave-vs-cave", "rivals", "saboteur", "caverna", "pretend"]
LANGUAGES = {"cs": "Čeština", "sk": "Slovenčina"}
EXAMPLES = 3
PEOPLE = {"seat": "Anna", "name": "Anna", "seats": "Anna, Boris", "names": "Anna, Boris", "game": "Caverna"}


def spoken(game: str) -> Spoken:
    """What games say: of the fewest players and of the most, by random and by sensible play."""
    rules = load(game)
    counts = sorted({min(rules.players), max(rules.players)})
    games = [play(Setup(game, players, ()), 0, policy) for players in counts for policy in POLICIES]
    return collect(rules, games, Count())


def game_examples(game: str, said: Spoken, lang: str) -> Iterator[tuple[str, list[str]]]:
    words = Words(load(game), lang)
    for id, samples in said.ids.items():
        if samples:
            try:
                found = [words.render(id, args, NAMES) for args in turns(samples)]
            except BadWords:  # of a message that never came up its arguments are not known
                continue
            yield id, list(dict.fromkeys(found))[:EXAMPLES]


def turns(samples: Samples) -> Iterator[dict[str, Any]]:
    """All arguments go through their values together, so that few examples differ much (plurals, too)."""
    for turn in (0, 2, 5, 1, 3):
        chosen = {}
        for name, values in samples.items():
            if values:  # where words can stand, a bare number is no real value
                real = [value for value in values if not isinstance(value, int)] or values
                chosen[name] = real[turn % len(real)]
        yield chosen


def house_examples(text: str, lang: str) -> Iterator[tuple[str, list[str]]]:
    """Texts that no engine says: numbers where the text chooses by them, people where it speaks of some."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(parsed(text))
    for entry in parsed(text).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        asked, chosen = Asked(), Chosen()
        asked.visit(entry.value)
        chosen.visit(entry.value)
        found = []
        for number in (1, 2, 5):
            values = {name: number if name in chosen.names else PEOPLE.get(name, "") for name in asked.names}
            pattern = bundle.get_message(entry.id.name).value
            assert pattern is not None
            rendered, errors = bundle.format_pattern(pattern, values)
            if not errors:
                found.append(str(rendered))
        if asked.names and asked.names <= chosen.names | PEOPLE.keys():
            yield entry.id.name, list(dict.fromkeys(found))


class Asked(Variables):
    """Every variable as it is written, forms and counts included."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Chosen(visitor.Visitor):
    """The variables by which a text chooses its form, and those that are called like a number."""

    def __init__(self) -> None:
        self.names: set[str] = {"n", "number", "count", "round", "minutes", "points", "percent", "food", "strength"}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


def shown_by() -> dict[str, list[str]]:
    """Id of a text → the parts of the page that name it."""
    found = defaultdict(list)
    for file in sorted([*(ROOT / "web/src").rglob("*.svelte"), *(ROOT / "web/src").rglob("*.ts")]):
        if not file.name.endswith((".test.ts", ".gen.ts")):
            part = str(file.relative_to(ROOT / "web/src").with_suffix(""))
            for id in sorted(set(re.findall(r"[a-z][\w]*(?:-[\w]+)+", file.read_text(encoding="utf-8")))):
                found[id].append(part)
    return found


def rows(source: str, where: str, lang: str, examples: dict[str, list[str]], parts: dict[str, list[str]]) -> list[str]:
    english, file = source.format("en"), source.format(lang)
    text_en = (PACKAGE / english).read_text(encoding="utf-8")
    text = (PACKAGE / file).read_text(encoding="utf-8")
    there = {one.key: one for one in find(file, text, lang)}
    told = []
    for one in find(english, text_en, "en"):
        said, own = there[one.key], text_en[one.start : one.end]
        now = text[said.start : said.end]
        if file.endswith(".md") and now == own:  # a picture or a table of the engine
            continue
        place = " · ".join(dict.fromkeys([said.kind, *parts.get(one.key, [])[:3]])).strip(" ·")
        shown = "".join(f"<li>{html.escape(example)}</li>" for example in examples.get(one.key, []))
        height = max(2, now.count("\n") + 1, len(now) // 55 + 1)
        told.append(
            f"<tr><td><code>{html.escape(one.key)}</code><small>{html.escape(place)}</small></td>"
            f'<td class="en" lang="en">{html.escape(own)}</td>'
            f'<td><textarea lang="{lang}" spellcheck="true" rows="{height}" data-file="{file}" '
            f'data-key="{html.escape(one.key)}">\n{html.escape(now)}</textarea><ul lang="{lang}">{shown}</ul></td></tr>'
        )
    return [
        f"<details><summary>{html.escape(where)} <small>{file}, {len(told)}</small></summary><table>",
        *told,
        "</table></details>",
    ]


def page(lang: str, games: list[str], said: dict[str, Spoken], parts: dict[str, list[str]]) -> str:
    body = []
    for source, where in sources(PACKAGE, games):
        examples: dict[str, list[str]] = {}
        game = where.partition(":")[0]
        if source.endswith(".ftl"):
            examples |= house_examples((PACKAGE / source.format(lang)).read_text(encoding="utf-8"), lang)
            examples |= game_examples(game, said[game], lang) if game in said else ()
        body += rows(source, where, lang, examples, parts)
    frame = (Path(__file__).parent / "texts.html").read_text(encoding="utf-8")
    return frame.replace("LANGUAGE", lang).replace("TITLE", LANGUAGES[lang]).replace("<!-- ROWS -->", "\n".join(body))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="of these games only (all)")
    parser.add_argument("--take", type=Path, metavar="FILE", help="put these corrections into the files")
    asked = parser.parse_args()
    if asked.take:
        try:
            changed = take(PACKAGE, asked.take)
        except BadCorrection as error:
            print(error, file=sys.stderr)
            return 1
        print("\n".join([*changed, f"{len(changed)} texts corrected; tests/test_words.py says whether all is well"]))
        return 0
    unknown = [game for game in asked.games if game not in GAMES]
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}; there are: {', '.join(GAMES)}")
    games = asked.games or GAMES
    said = {game: spoken(game) for game in games}
    parts = shown_by()
    folder = ROOT / "build" / "texts"
    folder.mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        file = folder / f"{lang}.html"
        file.write_text(page(lang, games, said, parts), encoding="utf-8")
        print(file.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
