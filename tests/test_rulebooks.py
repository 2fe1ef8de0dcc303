"""Every rule of every game is told to its players, in three languages, or is no matter of theirs, with the reason."""

import re

import pytest

import permonik
from permonik.kernel.game import Game
from permonik.kernel.message import Arg, Message
from permonik.rulebook import MARKS, MOST, Reading, engine_only, folder, listing, passages, place_of, readings, rulebook
from permonik.rules_report import find_root, rule_ids, rules_text
from permonik.words import LANGUAGES, BadWords, Words

GAMES = permonik.games()
RULE = re.compile(r"R\d[\d.]*")  # rules themselves; rulings answer doubts, examples show


def told(game: str, lang: str) -> list[tuple[str, ...]]:
    text = rulebook(permonik.load(game), lang)
    assert text is not None, f"{game} has no rulebook in {lang}"
    return [passage.rules for passage in passages(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told_or_is_the_engines_own(game: str, lang: str) -> None:
    rules = {one for one in rule_ids(rules_text(game, find_root())) if RULE.fullmatch(one)}
    own = set(engine_only(permonik.load(game)))
    found = {rule for passage in told(game, lang) for rule in passage}
    assert found - rules == set(), "the specification has no such rules"
    assert own - rules == set()
    assert found & own == set(), "told, and yet said to be the engine's own"
    assert sorted(rules - found - own) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_three_languages_tell_the_same_passages(game: str) -> None:
    assert told(game, "cs") == told(game, "en") == told(game, "sk")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_passage_tells_at_most_four_rules_and_is_not_empty(game: str, lang: str) -> None:
    text = rulebook(permonik.load(game), lang) or ""
    for passage in passages(text):
        assert 1 <= len(passage.rules) <= MOST, passage
        assert re.sub(r"^#.*$", "", passage.text, flags=re.MULTILINE).strip(), f"{passage.rules} are told by nothing"


@pytest.mark.parametrize("game", GAMES)
def test_what_players_are_not_told_has_a_reason(game: str) -> None:
    for rule, why in engine_only(permonik.load(game)).items():
        assert len(why.split()) >= 3, rule


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_is_for_people(game: str, lang: str) -> None:
    """No ids, no files, no numbers of rules in what is read."""
    read = unmarked(rulebook(permonik.load(game), lang) or "")
    assert read.startswith("# ")
    assert re.findall(r"\b(?:RU-\d+|R\d+\.\d+|EX-\d+|D-\d+)\b", read) == []
    assert re.findall(r"`|\w_\w|\.toml|\.md\b", read) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_short(game: str, lang: str) -> None:
    """Those of the rulebook itself: what it lists are the texts of the components, as short as their cards."""
    read = unmarked((folder(permonik.load(game)) / f"{lang}.md").read_text(encoding="utf-8"))
    for sentence in re.split(r"(?<=[.!?])\s+|\n\s*\n|\n[-|*]", read):
        assert len(sentence.split()) <= 35, sentence


@pytest.mark.parametrize("game", GAMES)
def test_the_three_languages_show_the_same_pictures(game: str) -> None:
    shown = [
        re.findall(r"^::figure (.+)$", rulebook(permonik.load(game), lang) or "", re.MULTILINE) for lang in LANGUAGES
    ]
    assert shown[0] == shown[1] == shown[2]
    assert 3 <= len(shown[0]) <= 10


def unmarked(text: str) -> str:
    return re.sub(r"<!--.*?-->|^::figure [^\n]*$", "", text, flags=re.DOTALL | re.MULTILINE)


def test_a_list_may_run_from_one_component_to_another() -> None:
    words = Words(permonik.load("rivals"), "en")
    lines = listing(words, "card", "austin", "harald").splitlines()
    assert [line.split("**")[1] for line in lines] == ["Austin", "Candamir", "Harald"]
    with pytest.raises(BadWords, match="card-nobody"):
        listing(words, "card", "austin", "nobody")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_doubtful_rule_is_marked_with_its_place(game: str, lang: str) -> None:
    """At the table too, which shows the rulebook; the rulings themselves stand in docs/rules."""
    room = permonik.load(game)
    found = readings(room, lang)
    assert len(found) >= 7
    assert {one.mark for one in found} <= set(MARKS)
    assert {one.ruling for one in found} <= set(rule_ids(rules_text(game, find_root())))
    text = rulebook(room, lang) or ""
    words = Words(room, lang, strict=True)
    for one in found:
        assert f"- **{words.render(f'mark-{one.mark}')}** ({one.place}): {one.text}" in text
        assert re.search(rf"^#+ {re.escape(one.place)}$", text, flags=re.MULTILINE), "a heading of the rulebook"


@pytest.mark.parametrize("game", GAMES)
def test_a_reading_stands_beside_messages_that_there_are(game: str) -> None:
    """By the ids of texts, so that a text that is renamed takes its mark along."""
    room = permonik.load(game)
    words = Words(room, "en", strict=True)
    marked = [at.split() for one in readings(room, "en") for at in one.at]
    assert len(marked) >= 5
    for id in {id for at in marked for id in at}:
        assert words.has(id), id
    assert all(id.startswith(("ask-", "do-", "remark-")) or line_of(room, id) for id, *_ in marked)


def test_every_reading_stands_beside_something() -> None:
    assert not [(game, one.ruling) for game in GAMES for one in readings(permonik.load(game), "en") if not one.at]


def line_of(room: Game, id: str) -> bool:
    return any(line.id == id for line in room.lines)


def test_a_reading_decides_by_the_id_and_all_its_words() -> None:
    one = Reading("RU-5", "reading", "R6.4", "Bridges", "So it is.", ("walked hit-bridge", "gained card-doctor gold"))
    hits: Arg = [{"id": "hit-bridge", "args": {}}]
    assert one.decides(Message(0, "walked", {"hits": hits}, []))
    assert not one.decides(Message(0, "walked", {"hits": []}, []))
    assert not one.decides(Message(0, "roamed", {"hits": hits}, []))
    assert one.decides(Message(0, "gained", {"what": "gold"}, [], cause="card-doctor"))
    assert not one.decides(Message(0, "gained", {"what": "gold"}, []))


def test_a_reading_needs_a_passage() -> None:
    assert place_of("## Fields\n\n<!-- R1.1 -->\nA field.", "R1.1") == "Fields"
    assert place_of("## Fields\n\n<!-- R1.1 -->\n## Crops\n\nThey grow.", "R1.1") == "Crops"
    with pytest.raises(BadWords):
        place_of("## Fields\n\n<!-- R1.1 -->\nA field.", "R1.2")
