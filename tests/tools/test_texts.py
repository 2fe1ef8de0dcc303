"""The page for translators shows every text, and what they correct comes into the files, whole or not at all."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import text_files  # noqa: E402
import texts  # noqa: E402

GAMES = ["cave-vs-cave", "rivals", "saboteur", "caverna", "pretend"]


@pytest.mark.parametrize("lang", ["cs", "sk"])
def test_every_text_stands_beside_its_english_one(lang: str) -> None:
    found = 0
    for source, where in text_files.sources(texts.PACKAGE, GAMES):
        english, own = source.format("en"), source.format(lang)
        keys = [one.key for one in text_files.find(english, (texts.PACKAGE / english).read_text("utf-8"), "en")]
        assert keys, where
        assert set(keys) == {one.key for one in text_files.find(own, (texts.PACKAGE / own).read_text("utf-8"), lang)}
        found += len(keys)
    assert found > 3000


def test_no_file_with_texts_is_forgotten() -> None:
    sources = {source.format("cs") for source, _ in text_files.sources(texts.PACKAGE, GAMES)}
    files = [
        *texts.PACKAGE.rglob("*cs.ftl"),
        *texts.PACKAGE.rglob("cs.md"),
        *texts.PACKAGE.glob("games/*/lessons/*.toml"),
    ]
    assert {str(file.relative_to(texts.PACKAGE)) for file in files} <= sources


def test_a_page_shows_a_text_with_its_place_and_examples() -> None:
    page = texts.page("cs", ["pretend"], {"pretend": texts.spoken("pretend")}, {"seat-busy": ["pages/table/Seats"]})
    (row,) = re.findall(r"<tr><td><code>sold</code>.*?</tr>", page, re.DOTALL)
    assert "<small>Co se děje</small>" in row
    assert "{ $seat } sells { $card } for { $coins } coins." in row
    assert "prodává { $card-acc } za { $coins } mincí." in row
    assert len(re.findall(r"<li>\w+ (?:dává|prodává) [^{}<]+</li>", row)) == texts.EXAMPLES
    assert re.search(r"<code>seat-busy</code><small>[^<]+ · pages/table/Seats</small>", page)
    assert re.search(r"<code>seat-away-wait</code>[^\0]*?<li>[^<]* 2 [^<]*</li>", page)


# -- corrections ------------------------------------------------------------------------------------------------

CARD = "card = { $seat } bere { $n ->\n    [one] kartu\n   *[other] karty\n}\n    .help = Vezmi ji.\nother = Ahoj\n"
LESSON = """title = { cs = "První", sk = "Prvá", en = "First" }
[[beats]]
say.cs = "Jdi."
say.sk = "Choď."
say.en = "Go."
"""
BOOK = "# Hra\n\n<!-- R1.1 -->\nLeží tu\nkarty.\n\n::figure cards\n\nKonec.\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    package = tmp_path / "package"
    package.mkdir()
    for name, text in {"cs.ftl": CARD, "a.toml": LESSON, "cs.md": BOOK}.items():
        (package / name).write_text(text, encoding="utf-8")
    return package


def corrections(package: Path, *texts: dict[str, str], lang: str = "cs") -> Path:
    file = package.parent / "corrections.json"
    file.write_text(json.dumps({"language": lang, "texts": texts}), encoding="utf-8")
    return file


def corrected(package: Path, *texts: dict[str, str]) -> dict[str, str]:
    text_files.take(package, corrections(package, *texts))
    return {file.name: file.read_text(encoding="utf-8") for file in package.iterdir()}


def test_corrections_of_every_kind_of_file(package: Path) -> None:
    files = corrected(
        package,
        {"file": "cs.ftl", "key": "other", "old": "Ahoj", "new": "Ahoj v dole"},
        {"file": "a.toml", "key": "2", "old": "Jdi.", "new": "Jdi a kutej."},
        {"file": "cs.md", "key": "2", "old": "Leží tu\nkarty.", "new": "Tady leží\nkarty."},
        {"file": "cs.md", "key": "4", "old": "Konec.", "new": "Konec hry."},
    )
    assert files["cs.ftl"].endswith("other = Ahoj v\u00a0dole\n")
    assert 'say.cs = "Jdi a\u00a0kutej."\nsay.sk = "Choď."' in files["a.toml"]
    assert files["cs.md"] == "# Hra\n\n<!-- R1.1 -->\nTady leží\nkarty.\n\n::figure cards\n\nKonec hry.\n"


GOOD = {"file": "cs.ftl", "key": "other", "old": "Ahoj", "new": "Nazdar"}


@pytest.mark.parametrize(
    ("bad", "told"),
    [
        ({"old": "Čau"}, "reads otherwise by now"),
        ({"key": "none"}, "reads otherwise by now"),
        ({"new": "  "}, "is left empty"),
        ({"new": "Ahoj { $seat }"}, "needs nothing in brackets"),
        ({"new": "Ahoj { $seat"}, "breaks its text apart"),
        ({"new": "Ahoj\nthird = Navíc"}, "breaks its text apart"),
        ({"file": "a.toml", "key": "2", "old": "Jdi.", "new": 'Jdi, "prosím".'}, "no file of corrections"),
        ({"file": "cs.md", "key": "4", "old": "Konec.", "new": "Konec.\n\nDodatek."}, "breaks its text apart"),
        ({"file": "../corrections.json"}, "holds no texts"),
        ({"file": 3}, "no file of corrections"),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_changes(package: Path, bad: dict[str, Any], told: str) -> None:
    before = {file.name: file.read_bytes() for file in package.iterdir()}
    first = {"file": "a.toml", "key": "1", "old": "První", "new": "Druhá"}
    with pytest.raises(text_files.BadCorrection, match=told):
        text_files.take(package, corrections(package, first, {**GOOD, **bad}))
    assert {file.name: file.read_bytes() for file in package.iterdir()} == before


def test_what_is_no_file_of_corrections(package: Path) -> None:
    file = package.parent / "corrections.json"
    for text in ("", "[]", '{"language": "cs"}', '{"language": "cs", "texts": [1]}'):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(text_files.BadCorrection, match="no file of corrections"):
            text_files.take(package, file)
    with pytest.raises(text_files.BadCorrection, match="no language of the house: 'de'"):
        text_files.take(package, corrections(package, GOOD, lang="de"))
