"""The page for translators (tools/texts.py): what is written there is kept, found, saved, and fits the files."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import text_files  # noqa: E402
import texts  # noqa: E402


def test_corrections_go_from_the_page_into_the_files(chromium: Browser, tmp_path: Path) -> None:
    said = {"pretend": texts.spoken("pretend")}
    (tmp_path / "sk.html").write_text(texts.page("sk", ["pretend"], said, {}), encoding="utf-8")
    context = chromium.new_context(accept_downloads=True)
    page = context.new_page()
    errors: list[object] = []
    page.on("pageerror", lambda error: errors.append(error))
    page.goto((tmp_path / "sk.html").as_uri())
    save = page.locator("#save")
    expect(save).to_have_text("Uložiť opravy (0)")
    expect(save).to_be_disabled()
    beside = context.new_page()
    beside.goto(page.url)
    expect(beside.locator("#save")).to_have_text("Uložiť opravy (0)")

    page.locator("#search").fill("kanárika")  # it stands in the text itself, not in the English one
    showed = page.locator("textarea[data-key=showed-canary]")
    expect(showed).to_be_visible()
    expect(page.locator("textarea[data-key=page-skip]")).to_be_hidden()
    showed.fill("{ $seat } ukazuje a chváli kanárika.")
    expect(save).to_have_text("Uložiť opravy (1)")

    expect(beside.locator("#save")).to_have_text("Uložiť opravy (1)")  # and is not lost to the page beside
    page.reload()  # what was begun is there again, in texts of several lines, too
    expect(save).to_have_text("Uložiť opravy (1)")
    page.locator("#search").fill("sold")
    sold = page.locator("textarea[data-key=sold]")
    sold.fill(sold.input_value().replace("zadarmo", "za nič"))
    expect(save).to_have_text("Uložiť opravy (2)")
    with page.expect_download() as download:
        save.click()
    download.value.save_as(tmp_path / "corrections.json")
    assert errors == []
    context.close()

    file = Path("games/pretend/text/sk.ftl")
    (tmp_path / file).parent.mkdir(parents=True)
    shutil.copy(texts.PACKAGE / file, tmp_path / file)
    before = (tmp_path / file).read_text(encoding="utf-8")
    assert len(text_files.take(tmp_path, tmp_path / "corrections.json")) == 2
    after = (tmp_path / file).read_text(encoding="utf-8")
    assert after == before.replace("ukazuje kanárika", "ukazuje a\u00a0chváli kanárika").replace(
        "{ $card-acc } zadarmo.", "{ $card-acc } za nič."
    )
