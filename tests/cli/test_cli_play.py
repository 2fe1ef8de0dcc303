"""Playing through a pipe, as a player would type it."""

import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import permonik
from permonik import bots
from permonik.bots import registry

Run = Callable[..., Result]
Spawn = Callable[..., subprocess.Popen[bytes]]

ONES = "1\n" * 200


def test_a_whole_game(run: Run) -> None:
    result = run("play", "pretend", "--seed", "3", input=ONES)
    assert result.exit_code == 0
    assert "“help” lists the commands" in result.stdout
    assert "Player 1: It is your turn. What do you do?" in result.stdout
    assert "• Player 1 passes.\n" in result.stdout
    assert "random 2 rolls the die: all is calm." in result.stdout
    assert re.search(r"wins?\.\n$", result.stdout)
    assert result.stderr == ""
    assert run("play", "pretend", "--seed", "3", input=ONES).stdout == result.stdout


@pytest.mark.parametrize(
    ("lang", "question", "end"),
    [
        ("cs", "Hráč 1: Jsi na tahu. Co uděláš?", "Partie skončila."),
        ("sk", "Hráč 1: Si na ťahu. Čo urobíš?", "Partia sa skončila."),
    ],
)
def test_in_other_languages(run: Run, lang: str, question: str, end: str) -> None:
    for result in (
        run("play", "pretend", "--seed", "3", "--lang", lang, input=ONES),
        run("play", "pretend", "--seed", "3", input=ONES, env={"LC_ALL": f"{lang}_XX.UTF-8"}),
    ):
        assert question in result.stdout
        assert end in result.stdout
        assert "‹" not in result.stdout


def test_an_answer_in_notation(run: Run) -> None:
    result = run("play", "pretend", "--seed", "3", input="  GUESS   calm \n SELL ruby\nquit\n")
    assert "• Player 1 guesses calm." in result.stdout
    assert "• Player 1 sells the ruby for 5 coins." in result.stdout
    assert result.stdout.endswith("Goodbye. Nothing was saved.\n")


def test_what_is_not_understood_is_asked_again(run: Run) -> None:
    result = run("play", "pretend", "--seed", "3", input="1\n99\n0\neat ruby\nhokus pokus\n\n٣\n1\nq\n")
    assert "There is no answer 99; the answers are numbered from 1 to 9." in result.stdout
    assert "There is no answer 0;" in result.stdout
    assert "“eat ruby” is not possible now." in result.stdout
    assert "“hokus pokus” is neither an answer nor a command." in result.stdout
    assert "“٣” is neither an answer nor a command." in result.stdout
    assert "• Player 1 passes." in result.stdout


def test_commands(run: Run) -> None:
    result = run("play", "pretend", "--seed", "3", input="help\n?\no\nb\nlog\nsave\nundo 9\nundo\nq\n")
    assert result.stdout.count("leave without saving") == 2
    assert result.stdout.count("Guess calm") == 2
    assert result.stdout.count("Round 1 of 4") == 2
    assert result.stdout.count("Player 1 goes first.") == 2
    assert "Say where to: save FILE" in result.stdout
    assert "There is no player 9; players are numbered from 1 to 2." in result.stdout
    assert "Player 1 has decided nothing that could be taken back." in result.stdout


def test_undo(run: Run) -> None:
    # Bots always agree, so a lone player may take back what is past chance.
    result = run("play", "pretend", "--seed", "3", input="1\nsell ruby\nundo\nlog\nq\n")
    assert "• Player 1 sells the ruby for 5 coins." in result.stdout
    after = result.stdout.partition("> undo")[2]
    assert "• Player 1 takes a decision back." in after
    assert "sell ruby" in after
    assert "sells the ruby" not in after


def test_undo_asks_the_others(run: Run) -> None:
    args = ("play", "pretend", "--seed", "3", "--seats", "human,human", "--names", "Anna,Boris")
    result = run(*args, input="1\nundo 1\nno\nundo 1\nyes\nq\n")
    assert result.stdout.count("Do all the others agree?") == 2
    assert "Then it stays as it is." in result.stdout
    assert result.stdout.count("• Anna takes a decision back.") == 1


def test_several_people_share_a_keyboard(run: Run) -> None:
    args = ("play", "pretend", "--seed", "3", "--seats", "human,human", "--names", "Anna,Boris")
    result = run(*args, input=ONES)
    assert result.exit_code == 0
    assert "Next: Boris" in result.stdout
    assert "Boris: Supper! What do you give?" in result.stdout
    # What Anna draws is hers alone.
    boris = result.stdout.partition("Next: Boris")[2].partition("Next: Anna")[0]
    assert "You get the agate" in result.stdout
    assert "agate" not in boris


def test_resigning(run: Run) -> None:
    result = run("play", "pretend", "--seed", "3", input="resign\nno\nresign\nyes\n")
    assert "• Player 1 resigns." in result.stdout
    assert result.stdout.endswith("random 2 wins.\n")


def test_the_others_play_on_without_one_who_resigned(run: Run) -> None:
    names = "Anna,Boris,Cyril"
    answers = "resign\nyes\n" + ONES
    result = run("play", "pretend", "--seed", "3", "--seats", "human,human,human", "--names", names, input=answers)
    assert result.exit_code == 0
    assert "The match is over." in result.stdout
    assert result.stdout.count("resigns.") >= 1


def test_who_resigned_is_not_asked_after_a_break_either(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "break.permonik"
    args = ("--seed", "3", "--seats", "human,human,human", "--names", "Anna,Boris,Cyril")
    assert run("play", "pretend", *args, input=f"resign\nyes\nsave {file}\nquit\n").exit_code == 0
    (gone,) = permonik.Match.replay(permonik.Record.load(file)).resigned
    result = run("play", "--resume", file, input=ONES)
    assert "The match is over." in result.stdout
    assert f"{('Anna', 'Boris', 'Cyril')[gone]}: It is your turn" not in result.stdout
    assert f"{('Anna', 'Boris', 'Cyril')[gone - 1]}: It is your turn" in result.stdout


def test_watching_bots(run: Run) -> None:
    result = run("play", "pretend", "--players", "3", "--seats", "random,random,random", "--seed", "1")
    assert result.exit_code == 0
    assert "You get" not in result.stdout  # a spectator sees no hand
    assert "The match is over." in result.stdout


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Player 1", "Easy bot 2", "Hard bot 3"]),
        ("cs", ["Hráč 1", "Snadný bot 2", "Těžký bot 3"]),
        ("sk", ["Hráč 1", "Ľahký bot 2", "Ťažký bot 3"]),
    ],
)
def test_levels_are_called_by_a_word(run: Run, tmp_path: Path, lang: str, names: list[str]) -> None:
    file = tmp_path / "levels.permonik"
    args = ("play", "caverna", "--bots", "easy,hard", "--seed", "3", "--lang", lang)
    assert run(*args, input=f"save {file}\nq\n").exit_code == 0
    assert list(permonik.Record.load(file).header.names) == names
    # Whoever goes on with it in another language finds the same bots: nobody but the person is asked.
    other = "en" if lang == "cs" else "cs"
    result = run("play", "--resume", file, "--lang", other, input="1\nq\n")
    assert result.exit_code == 0
    assert result.stdout.count(f"{names[0]}: ") >= 1
    assert f"{names[1]}: " not in result.stdout


@pytest.mark.parametrize(
    ("args", "sitting"),
    [
        (["cave-vs-cave"], ["medium"]),
        (["cave-vs-cave", "--players", "1"], []),
        (["cave-vs-cave", "--bots", "hard"], ["hard"]),
        (["caverna", "--bots", "easy, hard,easy"], ["easy", "hard", "easy"]),
        (["saboteur", "--players", "5", "--bots", "easy"], ["easy"] * 4),
        (["saboteur", "--bots", "easy", "--names", "Anna,Boris,Cyril"], ["easy"] * 2),
        (["cave-vs-cave", "--seats", "human,search"], ["search"]),
        (["cave-vs-cave", "--seats", "human,greedy"], ["greedy"]),
        (["pretend"], ["random"]),
    ],
)
def test_whom_one_plays_against(run: Run, monkeypatch: pytest.MonkeyPatch, args: list[str], sitting: list[str]) -> None:
    seated: list[str] = []

    def make(name: str, game: str, seed: int) -> bots.Bot:
        seated.append(name)
        return registry.make("random", game, seed)

    monkeypatch.setattr("permonik.bots.make", make)
    assert run("play", *args, "--seed", "3", input="q\n").exit_code == 0
    assert seated == sitting


def test_a_bot_in_its_own_process(run: Run) -> None:
    args = ("play", "pretend", "--seats", "random,random", "--seed", "1")
    assert run(*args, "--isolate").exit_code == 0


def test_the_end_of_the_input_saves_nothing(run: Run, tmp_path: Path) -> None:
    result = run("play", "pretend", "--seed", "3", "--save", tmp_path / "never.permonik", input="1\n")
    assert result.exit_code == 0
    assert result.stdout.endswith("The input has ended. The match is not finished, and nothing was saved.\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("last", "words"), [("q\n", "Goodbye."), ("", "The input has ended.")])
def test_leaving_after_a_save_says_where_it_lies(run: Run, tmp_path: Path, last: str, words: str) -> None:
    file = tmp_path / "a b.permonik"
    result = run("play", "pretend", "--seed", "3", input=f"save {file}\n{last}")
    assert f"{words} {file} has the match as it was last saved." in " ".join(result.stdout.split())


def test_save_and_resume_play_the_same_deal(run: Run, tmp_path: Path, saved: Path) -> None:
    before = saved.read_bytes()
    whole = tmp_path / "whole.permonik"
    resumed = tmp_path / "resumed.permonik"
    # A bot that always takes the first answer would need no seed, so people sit on both seats here.
    args = ("--seats", "human,human")
    run("play", "pretend", *args, "--seed", "3", "--names", "Anna,random 2", "--save", whole, input=ONES)
    result = run("play", "--resume", saved, *args, "--save", resumed, input=ONES)
    assert result.exit_code == 0
    assert "The match goes on after" in result.stdout
    first, second = permonik.Record.load(whole), permonik.Record.load(resumed)
    assert first.header.game == second.header.game == "pretend"
    assert [e for e in second.entries if hasattr(e, "deck")][:6] == [e for e in first.entries if hasattr(e, "deck")][:6]
    assert second.seal is not None
    assert saved.read_bytes() == before
    assert run("replay", resumed, "--verify").exit_code == 0


def test_a_resumed_match_seats_its_bots_again(run: Run, saved: Path) -> None:
    result = run("play", "--resume", saved, input=ONES)
    assert result.exit_code == 0
    assert "random 2:" not in result.stdout
    assert "Next:" not in result.stdout


def test_a_failed_save_leaves_the_older_file_and_the_match(run: Run, tmp_path: Path, saved: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "old").write_text("older")
    lines = f"save {folder}\nsave {tmp_path}/none/x\nsave a\0b\nlog\nq\n"
    result = run("play", "pretend", "--seed", "3", input=lines)
    assert result.stdout.count("It could not be saved to") == 3
    assert (folder / "old").read_text() == "older"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["folder", saved.name]
    assert result.stdout.count("• Player 1 goes first.") == 2


def test_names_are_shown_as_they_are(run: Run) -> None:
    result = run("play", "pretend", "--seed", "3", "--names", "[red]Anna[/red],:smile:", input="1\n1\nq\n")
    assert "• [red]Anna[/red] passes." in result.stdout
    assert ":smile:" in result.stdout


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (["chess"], "unknown game 'chess'; known games:"),
        ([], "say which game"),
        (["pretend", "--players", "9"], "pretend is for 2, 3, 4 players, not 9"),
        (["pretend", "--players", "3", "--seats", "human,random"], "3 players need 3 seats, not 2: human, random"),
        (["pretend", "--seats", "human,clever"], "no bot 'clever' plays pretend; a seat is one of: human, random"),
        (
            ["rivals", "--bots", "clever"],
            "no bot 'clever' plays rivals; a seat is one of: human, easy, medium, hard, master",
        ),
        (
            ["caverna", "--players", "3", "--bots", "easy,hard,easy"],
            "3 players are you and 2 bots, not 3: easy, hard, easy",
        ),
        (["rivals", "--bots", "easy,hard"], "rivals is for 2 players, not 3"),
        (["rivals", "--bots", "easy", "--seats", "human,hard"], "write --seats to say who sits where"),
        (["rivals", "--seats", "human,command"], "write command@PROGRAM"),
        (["pretend", "--seats", "human,none:Bot"], "bot 'none:Bot' cannot be loaded"),
        (["pretend", "--seats", "human"], "pretend is for 2, 3, 4 players, not 1"),
        (["pretend", "--names", "Anna"], "pretend is for 2, 3, 4 players, not 1"),
        (["pretend", "--players", "2", "--names", "Anna"], "2 players need 2 names, not Anna"),
        (["pretend", "--options", "colour=red"], "pretend has no option 'colour'; it has: rounds, deck"),
        (["pretend", "--options", "rounds=99"], "option rounds of pretend cannot be '99'; it can be: 1, 2, 3"),
        (["pretend", "--options", "rounds"], "--options are written name=value,name=value; 'rounds' is not"),
        (["pretend", "--options", "rounds=1,rounds=2"], "option rounds is chosen twice"),
        (["pretend", "--options", "deck=tiny", "--players", "3"], "can be 'tiny' for 2 players only"),
        (["pretend", "--seed", "-1"], "a seed is a whole number from 0, not -1"),
        (["pretend", "--seed", "x"], "'x' is not a valid integer"),
        (["pretend", "--lang", "de"], "unknown language 'de'; known languages: en, cs, sk"),
        (["pretend", "--save", "no/such/folder/x"], "there is no such folder"),
        (["pretend", "--save", "."], "is a folder, not a file"),
        (["--resume", "no-such-file"], "no-such-file: No such file or directory"),
        (["--resume", "."], "Is a directory"),
    ],
)
def test_bad_input(run: Run, args: list[str], error: str) -> None:
    result = run("play", *args)
    assert result.exit_code == 2
    assert error in result.stderr
    assert result.stdout == ""


def test_a_match_that_could_not_be_kept_is_not_begun(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: path != tmp_path)
    result = run("play", "pretend", "--save", tmp_path / "game.permonik")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "nothing can be written there" in result.stderr


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (["--seed", "1"], "leave them out"),
        (["--options", "rounds=1"], "leave them out"),
        (["cave-vs-cave"], "is a match of pretend, not of cave-vs-cave"),
        (["--seats", "human"], "2 players need 2 seats, not 1"),
    ],
)
def test_a_saved_match_is_what_it_is(run: Run, saved: Path, args: list[str], error: str) -> None:
    result = run("play", "--resume", saved, *args)
    assert result.exit_code == 2
    assert error in result.stderr


# -- in a process of its own --------------------------------------------------------------------------------------


def test_through_a_real_pipe(spawn: Spawn) -> None:
    with spawn("play", "pretend", "--seed", "3", "--lang", "cs") as process:
        out, err = process.communicate(ONES.encode(), timeout=60)
    assert process.returncode == 0
    assert "Partie skončila." in out.decode()
    assert b"\x1b" not in out  # no colours in a pipe
    assert err == b""


@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_input_that_is_not_text(spawn: Spawn, monkeypatch: pytest.MonkeyPatch, locale: str) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii" if locale == "C" else "utf-8")
    with spawn("play", "pretend", "--seed", "3") as process:
        out, err = process.communicate(b"\xff\xfe\nq\n", timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert b"is neither an answer nor a command" in out


def test_ctrl_c(spawn: Spawn) -> None:
    with spawn("play", "pretend", "--seed", "3") as process:
        assert process.stdout is not None
        while b"guess gas" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == b"permonik: interrupted; nothing was saved\n"


def test_the_log_tells_deeds_and_on_request_their_parts(run: Run) -> None:
    moves = "take cultivation\ndo cultivation-crops\nend\n"
    result = run("play", "cave-vs-cave", "--players", "1", "--seed", "3", input=f"{moves}log\nlog parts\nq\n")
    _, short, whole = result.stdout.replace("\xa0", " ").split("> log")
    told, part = (
        "• Player 1 takes Cultivation. +2 emmer, +1 flax",
        "    Cultivation: Player 1 gains 2 emmer and 1 flax.",
    )
    assert told in short
    assert part not in short
    assert f"{told}\n{part}" in whole


def test_doubtful_rules_are_marked(run: Run) -> None:
    result = run("play", "saboteur", "--players", "3", "--seed", "3", "--lang", "cs", input="rules\nq\n")
    told = result.stdout.replace("\xa0", " ")
    assert "Náš výklad (Zvláštní pole): Nuget ze žíly se bere" in told
    assert "Pravidlo (Konec): Když dojde balíček" in told
    assert "Domácí varianta (Tvůj tah): Kdo začíná, se losuje" in told


def test_what_cannot_be_done_says_why(run: Run) -> None:
    args = ["cave-vs-cave", "--seed", "3", "--seats", "human,human", "--names", "Anna,Boris", "--no-confirm"]
    result = run("play", *args, input="take excavation\ndo excavation-two\nwhy\nend\n")
    # Below the answers, of the answer that was typed, and asked for.
    assert result.stdout.count("2 caverns: You lack 1 food.") == 3
    assert "✗ Excavation: Already taken by Boris." in result.stdout


def test_a_hint_is_about_what_is_asked_in_the_draft(run: Run) -> None:
    told = run("play", "cave-vs-cave", "--players", "1", "--seed", "3", "--confirm", input="take excavation\nhint\n")
    answers, hint = told.stdout.rsplit("> take excavation", 1)[1].split("> hint")
    begun = re.findall(r"Perhaps: (\S+ \S+)", hint)
    assert begun
    assert all(one in answers for one in begun), "each begins with an answer that stands there"
    assert "−1" in hint
    assert "-1" not in hint


def test_much_that_cannot_be_done_is_told_when_asked_for(run: Run) -> None:
    args = ["rivals", "--seed", "3", "--seats", "human,human", "--names", "Anna,Boris"]
    hint = "What cannot be done now, and why"
    result = run("play", *args, input="why\n".join(["1\n"] * 6))
    assert hint in result.stdout
    assert "You lack" in result.stdout.split(hint)[1]
