"""Words: arguments, cases, plurals, languages, and what happens when something is missing."""

import re
from pathlib import Path

import pytest

import permonik
from permonik.testing.contract.messages import NUMBERS, check_files, texts
from permonik.testing.contract.setups import Broken
from permonik.words import LANGUAGES, BadWords, UnknownLanguage, Words, language, mail, places, resource, terminal

PACKAGE = Path(permonik.__file__).parent
PRETEND = permonik.load("pretend")
NAMES = ["Anna", "Boris", "Cyril"]


def test_a_reference_comes_in_the_case_that_the_sentence_needs() -> None:
    got = {"card": "card-canary"}
    assert Words(PRETEND, "en").render("got", got) == "You get the canary."
    assert Words(PRETEND, "cs").render("got", got) == "Dostáváš kanárka."
    assert Words(PRETEND, "sk").render("got", got) == "Dostávaš kanárika."


@pytest.mark.parametrize(
    ("coins", "cs", "sk"),
    [
        (0, "Anna dává rubín zadarmo.", "Anna dáva rubín zadarmo."),
        (1, "Anna prodává rubín za 1 minci.", "Anna predáva rubín za 1 mincu."),
        (4, "Anna prodává rubín za 4 mince.", "Anna predáva rubín za 4 mince."),
        (5, "Anna prodává rubín za 5 mincí.", "Anna predáva rubín za 5 mincí."),
        (21, "Anna prodává rubín za 21 mincí.", "Anna predáva rubín za 21 mincí."),
        (101, "Anna prodává rubín za 101 mincí.", "Anna predáva rubín za 101 mincí."),
    ],
)
def test_plurals(coins: int, cs: str, sk: str) -> None:
    args = {"seat": {"seat": 0}, "card": "card-ruby", "coins": coins}
    assert Words(PRETEND, "cs").render("sold", args, NAMES) == cs
    assert Words(PRETEND, "sk").render("sold", args, NAMES) == sk


def test_a_number_below_nothing_has_a_minus_and_the_plural_of_its_size() -> None:
    words = Words(permonik.load("caverna"), "cs", strict=True)
    said = [words.render("view-points", {"points": points}) for points in (-54, -1, -2, 3)]
    assert said == ["−54 bodů", "−1 bod", "−2 body", "3 body"]


@pytest.mark.parametrize(
    ("lang", "winners", "text"),
    [
        ("en", [1], "Boris wins."),
        ("en", [0, 1], "Anna and Boris win."),
        ("en", [0, 1, 2], "Anna, Boris, and Cyril win."),
        ("cs", [1], "Vítězí Boris."),
        ("cs", [0, 1, 2], "O\u00a0vítězství se dělí Anna, Boris a\u00a0Cyril."),
        ("sk", [0, 1], "O\u00a0víťazstvo sa delia Anna a\u00a0Boris."),
    ],
)
def test_enumerations(lang: str, winners: list[int], text: str) -> None:
    args = {"winners": [{"seat": seat} for seat in winners]}
    assert Words(None, lang).render("play-winners", args, NAMES) == text


def test_an_enumeration_has_cases_too() -> None:
    # A player has no cases: the name stays as it is.
    assert Words(PRETEND, "cs").render("got", {"card": ["card-canary", "card-coal", {"seat": 0}]}, NAMES) == (
        "Dostáváš kanárka, uhlí a\u00a0Anna."
    )
    assert Words(PRETEND, "cs").render("play-winners", {"winners": []}) == "O\u00a0vítězství se dělí nic."


def test_a_nested_message() -> None:
    players = {"id": "house-players", "args": {"players": 2}}
    args = {"game": "game-name", "players": players, "names": [{"seat": 0}, {"seat": 1}]}
    assert Words(PRETEND, "en").render("replay-title", args, NAMES) == "Pretend for 2 players (Anna and Boris)"
    assert Words(PRETEND, "cs").render("replay-title", args, NAMES) == "Jakohra pro 2 hráče (Anna a\u00a0Boris)"


@pytest.mark.parametrize("name", ["[red]Anna[/red]", "{ $seat }", "<b>Anna</b>", "Žofie Ř.", "\\", ":smile:"])
def test_a_name_is_shown_as_it_is(name: str) -> None:
    assert Words(PRETEND, "en").render("paid", {"seat": {"seat": 0}}, [name]) == f"{name} pays a coin."


def test_a_name_cannot_move_the_cursor() -> None:
    text = Words(PRETEND, "en").render("paid", {"seat": {"seat": 0}}, ["\x1b[2JAn\nna\u202e"])
    assert text == " [2JAn na  pays a coin."


def test_a_seat_without_a_name() -> None:
    assert Words(PRETEND, "cs").render("paid", {"seat": {"seat": 2}}, []) == "Hráč 3 platí minci."


def test_options_are_explained() -> None:
    rounds, deck = PRETEND.options()
    words = Words(PRETEND, "en")
    assert words.option_value(deck, "tiny") == "tiny (two players only)"
    assert words.option_value(rounds, 4) == "4"


def test_what_is_missing_never_stops_a_match() -> None:
    words = Words(PRETEND, "cs")
    assert words.render("no-such-message") == "‹no-such-message›"
    assert words.render("got", {"card": "card-none"}) == "Dostáváš card-acc."
    strict = Words(PRETEND, "cs", strict=True)
    with pytest.raises(BadWords, match="no message 'no-such-message' in cs"):
        strict.render("no-such-message")
    with pytest.raises(BadWords, match="message 'got' in cs: Unknown external: card-acc"):
        strict.render("got", {})
    with pytest.raises(BadWords, match="no argument"):
        words.render("got", {"card": 1.5})


@pytest.mark.parametrize(
    ("chosen", "environ", "expected"),
    [
        ("cs", {}, "cs"),
        ("SK", {"LANG": "cs_CZ.UTF-8"}, "sk"),
        ("cs_CZ.UTF-8", {}, "cs"),
        (None, {"LANG": "cs_CZ.UTF-8"}, "cs"),
        (None, {"LANG": "cs_CZ.UTF-8", "LC_ALL": "sk_SK"}, "sk"),
        (None, {"LANG": "sk_SK.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "sk_SK.UTF-8", "LC_ALL": ""}, "sk"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_which_language(chosen: str | None, environ: dict[str, str], expected: str) -> None:
    assert language(chosen, environ) == expected


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="unknown language 'de'; known languages: en, cs, sk"):
        Words(None, "de")


# -- the texts of the house -----------------------------------------------------------------------------------

ARGS = {
    "number": NUMBERS,
    "last": NUMBERS,
    "entries": NUMBERS,
    "seat": [{"seat": 0}],
    "seats": [[{"seat": 0}], [{"seat": 0}, {"seat": 1}]],
    "winners": [[{"seat": 0}], [{"seat": 0}, {"seat": 1}]],
    "names": [[{"seat": 0}, {"seat": 1}]],
    "game": ["game-name"],
    "question": [{"id": "ask-act"}],
    "choice": [{"id": "do-take", "args": {"card": "card-canary"}}],
    "option": ["option-deck"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_the_house(lang: str) -> None:
    words = Words(PRETEND, lang, strict=True)
    (house, _) = places(PRETEND)
    for id, names in [*texts(house, lang), *texts(terminal(), lang), *texts(mail(), lang)]:
        for turn in range(len(NUMBERS)):
            args = {}
            for name in names:
                values = ARGS.get(name, [{"text": "text"}])
                args[name] = values[turn % len(values)]
            if "players" in names:
                count = NUMBERS[turn]
                args["players"] = (
                    count if id == "house-players" else {"id": "house-players", "args": {"players": count}}
                )
            assert not re.search(r"[{}‹›]|\?\?\?", words.render(id, args, NAMES))


def test_the_house_has_every_text_it_uses() -> None:
    sources = [
        *PACKAGE.glob("cli/*.py"),
        *PACKAGE.glob("terminal/*.py"),
        PACKAGE / "words.py",
        PACKAGE / "kernel/log.py",
    ]
    used = set()
    for source in sources:
        used |= set(
            re.findall(r'"((?:house|match|play|replay|games|simulate|help)-[a-z-]*[a-z])"', source.read_text("utf-8"))
        )
    assert {"match-undone", "play-over", "house-seat"} <= used
    used.discard("games-per-second")  # a row of the table of `simulate`, not a text
    (house,) = places(None)
    assert used - {id for place in (house, terminal()) for id, _ in texts(place, "en")} == set()


def test_the_languages_of_the_house_say_the_same() -> None:
    check_files(places(None)[0])
    check_files(terminal())
    check_files(mail())


# -- files ------------------------------------------------------------------------------------------------------


def write(folder: Path, **files: str) -> Path:
    for lang, text in (
        {"en": "a = A { $card }\n", "cs": "a = Á { $card-acc }\n", "sk": "a = Á { $card }\n"} | files
    ).items():
        (folder / f"{lang}.ftl").write_text(text, encoding="utf-8")
    return folder


def test_files_that_agree(tmp_path: Path) -> None:
    check_files(write(tmp_path))


@pytest.mark.parametrize(
    ("files", "fault"),
    [
        ({"cs": "b = B\n"}, "a is missing in cs; b is missing in en"),
        ({"sk": "a = Á { $coins }\n"}, r"a asks for \['card'\] in en, for \['coins'\] in sk"),
        ({"en": "a = A { $card }\na = A\n"}, "en says something twice"),
    ],
)
def test_files_that_differ(tmp_path: Path, files: dict[str, str], fault: str) -> None:
    with pytest.raises(Broken, match=fault):
        check_files(write(tmp_path, **files))


def test_a_file_that_is_not_fluent(tmp_path: Path) -> None:
    write(tmp_path, cs="a = A\n\nb = { $card\n")
    with pytest.raises(BadWords, match=r"cs\.ftl in .*: line 3 is not Fluent"):
        resource(tmp_path, "cs")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadWords, match=r"cs\.ftl in .* cannot be read"):
        resource(tmp_path, "cs")


@pytest.mark.parametrize("lang", ["cs", "sk"])
def test_a_word_of_one_letter_does_not_end_a_line(lang: str) -> None:
    """In every text of the house and of the games: a no-break space follows it."""
    loose = re.compile(r"(?<=[\s(„])[ksvzouaiKSVZOUAI] (?=\S)")
    files = [file for pattern in ("text/*", "games/*/text/*") for file in PACKAGE.glob(f"{pattern}{lang}.ftl")]
    assert len(files) >= 7
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            assert line.startswith("#") or not loose.search(line), f"{file.name}: {line}"
    books = [*PACKAGE.glob(f"games/*/rulebook/{lang}.md")]
    assert len(books) >= 4
    for book in books:
        # A paragraph goes on in the next line, so one may not end there either.
        for line in book.read_text(encoding="utf-8").splitlines():
            assert not re.search(r"(?:^|[\s(„*])[ksvzouaiKSVZOUAI](?: \S|$)", line), f"{book}: {line}"
    for lines in [*PACKAGE.glob("games/*/rulebook/readings.toml"), *PACKAGE.glob("games/*/lessons/*.toml")]:
        for line in lines.read_text(encoding="utf-8").splitlines():
            for said in re.findall(rf'\b{lang} = "([^"]*)"', line):
                assert not loose.search(f" {said}"), f"{lines}: {line}"


def test_a_minus_is_no_hyphen() -> None:
    files = [*PACKAGE.glob("text/*.ftl"), *PACKAGE.glob("games/*/text/*.ftl"), *PACKAGE.glob("games/*/rulebook/*.md")]
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            minus = re.search(r"(?:^|[\s(])-\d", line)
            assert line.startswith(("#", "<!--")) or not minus, f"{file}: {line}"


def test_signs_are_those_of_print() -> None:
    """An apostrophe is no straight stroke, and no space parts an ellipsis from the word that it ends."""
    files = [
        *PACKAGE.glob("text/**/*.ftl"),
        *PACKAGE.glob("games/*/text/*.ftl"),
        *PACKAGE.glob("games/*/rulebook/*.md"),
    ]
    said = [
        line for file in files for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    ]
    for told in [*PACKAGE.glob("games/*/rulebook/readings.toml"), *PACKAGE.glob("games/*/lessons/*.toml")]:
        said += re.findall(r'\b(?:cs|sk|en) = "([^"]*)"', told.read_text(encoding="utf-8"))
    assert len(said) > 10_000
    assert [line for line in said if re.search(r"[^\W\d]'[\w\s.,]|[^\W\d] …$", line)] == []


@pytest.mark.parametrize(("lang", "wrong"), [("cs", "Na tahu: {"), ("sk", "Na ťahu: {")])
def test_whose_turn_it_is_is_said_in_one_way(lang: str, wrong: str) -> None:
    for file in [*PACKAGE.glob(f"text/*{lang}.ftl"), *PACKAGE.glob(f"games/*/text/{lang}.ftl")]:
        lines = file.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if wrong in line and "$n" not in line] == [], file
