"""A corrected deck: what is wrong with one is said by name, and a match carries the one it is played with."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from permonik import Match, Record
from permonik.games.saboteur import GAME
from permonik.games.saboteur.deck import LONGEST, canonical, check, deck_of
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.errors import BadOption, RecordError
from permonik.kernel.playout import Played, play_out
from permonik.kernel.record import digest, dump_line

DATA = files("permonik.games.saboteur").joinpath("data")
PATHS = DATA.joinpath("path_cards.toml").read_text(encoding="utf-8")
BOARD = DATA.joinpath("board_cards.toml").read_text(encoding="utf-8")
ACTIONS = DATA.joinpath("action_cards.toml").read_text(encoding="utf-8")

SWAPPED = Path(__file__).with_name("swapped_deck.toml").read_text(encoding="utf-8")


def card(id: str) -> str:
    """The block of a path card, up to the next one."""
    begins = PATHS.index(f'[[path_card]]\nid = "{id}"')
    ends = PATHS.find("[[path_card]]", begins + 1)
    return PATHS[begins : ends if ends > 0 else len(PATHS)]


def changed(id: str, line: str, to: str) -> str:
    """The path cards with one line of one card written otherwise."""
    block = card(id)
    lines = [to if one.startswith(line) else one for one in block.splitlines()]
    assert "\n".join(lines) != block.rstrip("\n")
    return PATHS.replace(block, "\n".join(lines) + "\n")


@pytest.mark.parametrize("text", [PATHS, BOARD, ACTIONS, SWAPPED, PATHS + BOARD.replace("schema = 1", "")])
def test_a_deck_may_say_as_much_as_it_wants_to(text: str) -> None:
    assert check(text) == []


def test_the_deck_of_the_box_written_out_is_the_deck_of_the_box() -> None:
    assert GAME.check_options({"deck": PATHS})["deck"] == "standard"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("this is no toml", "not TOML"),
        ("title = 'mine'\n", "no deck: it has none of path_card, action_card, start_card, goal_card"),
        (SWAPPED + "[[goal_cards]]\n", "no block 'goal_cards'"),
        ("path_card = 3\n", "path_card is written [[path_card]]"),
        ("[[start_card]]\nfields = 3\n", "start_card 1: doors is missing"),
        ("start_card = 3\n", "start_card is written [start_card]"),
        ("[[path_card]]\nid = 'mine'\n", "mine: tier is missing"),
        ("[[path_card]]\ntier = 1\n", "path_card 1: id is missing"),
        ("[[action_card]]\nid = ['boots']\ntiers = {}\n", "action_card 1: its id is no name"),
        ("[[action_card]]\nid = 'boots'\ntiers = 3\n", "boots: tiers is a table of three numbers"),
        (
            "[[action_card]]\nid = 'boots'\ntiers = { 1 = 3, 2 = 1 }\n",
            "boots: [3, 1, 0] are not 3 cards in three tiers",
        ),
        ("[[action_card]]\nid = 'boots'\ntiers = { 1 = true, 2 = 2 }\n", "boots: [True, 2, 0] are not 3 cards"),
        ("[[action_card]]\nid = 'boots'\ntiers = { 1 = 1, 2 = 2 }\n", "action cards of tier 1: 9, not 10"),
        ("[[action_card]]\nid = 'bomb'\ntiers = { 1 = 1 }\n", "no action card 'bomb'"),
        (changed("p1_cross", "count", "count = 3"), "path cards of tier 1: 20, not 19"),
        (changed("p1_cross", "count", "count = 0"), "p1_cross: count cannot be 0; it is a number from 1 to 19"),
        (changed("p1_cross", "tier", "tier = 4"), "p1_cross: tier cannot be 4"),
        (changed("p1_cross", "tier", "tier = true"), "p1_cross: tier cannot be True"),
        (changed("p1_cross", "kind", 'kind = "trap"'), "p1_cross: no kind 'trap'"),
        (changed("p1_cross", "kind", 'kind = ["plain"]'), "p1_cross: no kind ['plain']"),
        (changed("p1_cross", "kind", 'kind = "ladder"'), "p1_cross: marks [] do not fit the kind ladder"),
        (changed("p1_cross", "fields", 'fields = ["c", "c"]'), "p1_cross: a field is named twice"),
        (changed("p1_cross", "fields", "fields = []"), "p1_cross: it has 0 fields; 1 to 8 are possible"),
        (changed("p1_cross", "fields", "fields = [1]"), "p1_cross: fields is a list of names"),
        (changed("p1_cross", "fields", 'fields = ["c", "x"]'), "p1_cross: no door leads to x"),
        (changed("p1_cross", "doors", 'doors = { N = "d" }'), "p1_cross: unknown field 'd'"),
        (changed("p1_cross", "doors", 'doors = { U = "c" }'), "p1_cross: doors are at N, E, S, W"),
        (changed("p1_cross", "doors", "doors = {}"), "p1_cross: doors are at N, E, S, W, and there is at least one"),
        (changed("p1_cross", "doors", "doors = []"), "p1_cross: doors is a table of names"),
        (changed("p1_cross", "links", 'links = ["c"]'), 'p1_cross: links is a list of pairs "a-b"'),
        (changed("p1_cross", "links", 'links = ["c-c"]'), "p1_cross: a field cannot touch itself (c-c)"),
        (changed("p2_i_v", "links", 'links = ["n-s", "s-n"]'), "p2_i_v: the link n-s stands twice"),
        (changed("p2_i_v", "tier", "tier = 3"), "p2_i_v: N to S costs 2 moves, not 3"),
        (changed("p1_lair_stub_e", "tier", "tier = 2"), "p1_lair_stub_e: the blind end is not 2 moves deep"),
        (
            changed("p1_double_ne", "links", 'links = ["a-b", "b-t"]'),
            "a tunnel that is a field of its own",
        ),
        (changed("p1_double_ne", "fields", 'fields = ["a", "b", "t", "x"]'), "p1_double_ne: no door leads to x"),
        (changed("p1_cross", "doors", 'doors = { N = "c", S = "c" }'), "the same design stands twice"),
        (changed("p1_i_v", "doors", 'doors = { N = "c", E = "c", S = "c", W = "c" }'), "the same design stands twice"),
        (changed("p1_i_h", "id", 'id = "p1_i_v"'), "p1_i_v: this id stands 2 times"),
        (changed("p1_bridge_ew", "marks", 'marks = { v = "bridge", h = "tunnel" }'), "do not fit the kind bridge"),
        (changed("p1_bridge_ew", "links", 'links = ["v-h"]'), "a bridge joins N with S and E with W, on two levels"),
        (BOARD.replace('marks = { c = "exit" }', 'marks = { c = "ladder" }'), "one of each mark"),
        (
            BOARD.replace('doors = { N = "n", E = "e" }', 'doors = { N = "n", S = "e" }'),
            "entered from every side",
        ),
        (BOARD.replace('marks = { c = "ladder" }', "marks = {}", 1), "start card: its first field, and no other"),
    ],
)
def test_what_is_wrong_is_said_by_name(text: str, told: str) -> None:
    assert any(told in line for line in check(text)), check(text)


def test_designs_of_ones_own_take_free_numbers() -> None:
    text = changed("p1_cross", "id", 'id = "our_cross"')
    deck = deck_of(str(GAME.check_options({"deck": text})["deck"]))
    (number,) = [kind for kind, name in enumerate(deck.names) if name == "our_cross"]
    assert GAME.decks["tier-1"].text(number) == "own_1"


def test_a_record_carries_content_and_hash_of_its_deck_and_needs_no_file() -> None:
    match = Match.start("saboteur", players=3, seed=5, options={"deck": SWAPPED})
    rng = Random(5)
    while not match.over:
        (seat,) = match.waiting()
        match.choose(seat, rng.choice(match.state.actions(seat)))
    carried = json.loads(json.loads(match.record.dumps().splitlines()[0])["options"]["deck"])
    assert carried["deck"]["actions"]["boots"] == [1, 2, 0]
    assert carried["sha256"] == sha256(canonical(carried["deck"]).encode()).hexdigest()
    again = Match.replay(Record.loads(match.record.dumps()), verify=True)
    assert again.state.key() == match.state.key()
    assert match.view(None)["deck"] is not None


def test_a_recorded_deck_that_was_changed_is_refused() -> None:
    chosen = GAME.check_options({"deck": SWAPPED})
    assert GAME.check_options(chosen) == chosen
    for other in ("p1_crass", "p1_bend_ne"):
        with pytest.raises(BadOption, match=r"hash|stands"):
            GAME.check_options({"deck": str(chosen["deck"]).replace("p1_cross", other)})
    with pytest.raises(BadOption, match="no deck of a record"):
        GAME.check_options({"deck": "{}"})


def test_the_engine_opens_no_file(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(SWAPPED, encoding="utf-8")
    with pytest.raises(BadOption, match="standard, or the text of a deck file"):
        GAME.check_options({"deck": str(file)})
    *lines, closing = Match.start("saboteur", players=2, seed=1).record.dumps().splitlines()
    lines[0] = lines[0].replace('"deck":"standard"', f'"deck":"{file}"')
    closing = dump_line(json.loads(closing) | {"digest": digest(lines)})
    with pytest.raises(RecordError, match="standard, or the text of a deck file"):
        Record.loads("\n".join([*lines, closing, ""]))


def test_a_deck_of_any_length_is_not_read() -> None:
    with pytest.raises(BadOption, match="too many"):
        GAME.check_options({"deck": "#\n" * LONGEST})


def test_a_changed_deck_is_played_to_the_end() -> None:
    rng = Random(1)
    state = GAME.setup(4, GAME.check_options({"deck": SWAPPED}))
    play_out(state, rng, SamplingDealer(rng), Played(), 2_000)
    assert GAME.restore(GAME.dump(state)).key() == state.key()
