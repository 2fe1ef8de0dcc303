"""Nobody who comes over the network names a file of this machine."""

import asyncio
import json
from pathlib import Path

import pytest
from visitors import Refusal, opened

from permonik import Match
from permonik.kernel.record import digest, dump_line

DECK = (Path(__file__).parents[1] / "games/saboteur/swapped_deck.toml").read_text(encoding="utf-8")


def test_an_option_that_is_a_file_is_not_chosen_from_afar(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(DECK, encoding="utf-8")

    async def scenario() -> None:
        async with opened(tmp_path / "house") as server, await server.come() as anna:
            for deck in (str(file), DECK, "/etc/passwd", "../deck.toml", 3):
                with pytest.raises(Refusal) as refusal:
                    await anna.table("saboteur", ("me", "me"), options={"deck": deck})
                assert refusal.value.code == "bad-option"
                assert "only the command line reads one: here it is standard" in refusal.value.message
            assert await anna.get("/tables/mine") == []
            table = await anna.table("saboteur", ("me", "me"), options={"deck": "standard"})
            assert table["options"]["deck"] == "standard"

    asyncio.run(scenario())


def test_a_record_that_names_a_file_is_refused_and_one_that_carries_a_deck_is_not(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(DECK, encoding="utf-8")
    carried = Match.start("saboteur", players=2, seed=1, options={"deck": DECK}).record.dumps()
    *lines, closing = Match.start("saboteur", players=2, seed=1).record.dumps().splitlines()
    lines[0] = lines[0].replace('"deck":"standard"', f'"deck":"{file}"')
    closing = dump_line(json.loads(closing) | {"digest": digest(lines)})
    named = "\n".join([*lines, closing, ""])

    async def scenario() -> None:
        async with opened(tmp_path / "house") as server, await server.come() as anna:
            with pytest.raises(Refusal) as refusal:
                await anna.post("/tables/import", {"record": named})
            assert refusal.value.code == "record-corrupt"
            assert "standard, or the text of a deck file" in refusal.value.message
            study = await anna.post("/tables/import", {"record": carried})
            assert '"boots":[1,2,0]' in study["options"]["deck"]

    asyncio.run(scenario())
