"""What the pages say of each other and of the tree is so: where links lead, what the site has, what was counted."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "src" / "permonik" / "games").glob("*/README.md"),
    ROOT / "bench" / "README.md",
    ROOT / "web" / "README.md",
]


def text(page: Path) -> str:
    """Without the blocks of code."""
    return re.sub(r"^ *```.*?^ *```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


def anchor(heading: str) -> str:
    """As the places where repositories are read make it of a heading."""
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")


def test_every_link_leads_somewhere() -> None:
    anchors = {page: {anchor(found) for found in re.findall(r"^#+ (.*)$", text(page), re.MULTILINE)} for page in PAGES}
    lost = []
    for page in PAGES:
        found = (r"\]\(([^)\s]+)\)", r"(?m)^\[[^\]]+\]: (\S+)", r'(?:src|href)="([^"]+)"')
        for link in [link for pattern in found for link in re.findall(pattern, text(page))]:
            file, _, part = link.partition("#")
            there = (page.parent / file).resolve() if file else page
            if not link.startswith(("http:", "https:")) and (
                not there.exists() or (part and part not in anchors.get(there, {part}))
            ):
                lost.append(f"{page.relative_to(ROOT)}: {link}")
    assert len(PAGES) > 30
    assert lost == []


def test_the_contents_of_the_site_name_every_page() -> None:
    named = re.findall(r"^ +- ([\w/.-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(named) == sorted(str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md"))


def test_puzzles_are_counted() -> None:
    kept = {
        file.stem: len(file.read_text(encoding="utf-8").splitlines())
        for file in (ROOT / "src" / "permonik" / "puzzles" / "data").glob("*.jsonl")
    }
    names = {"cave-vs-cave": "Cave vs Cave", "caverna": "Caverna", "rivals": "Rivals"}
    assert kept.keys() == names.keys()
    review = " ".join(text(ROOT / "docs" / "review.md").split())
    assert [game for game, name in names.items() if f"{kept[game]} of {name} (" not in review] == []
    assert f"there are {sum(kept.values())} puzzles" in text(ROOT / "CHANGELOG.md")


def test_there_are_as_many_breakages_as_the_readme_says() -> None:
    found = re.search(r"more than ([\d,]+) small breakages", text(ROOT / "README.md"))
    assert found
    files = (ROOT / "tests" / "mutants").glob("*.toml")
    there = sum(len(re.findall(r"^\[\[mutant\]\]", file.read_text(encoding="utf-8"), re.MULTILINE)) for file in files)
    assert 0 <= there - int(found[1].replace(",", "")) < 500


def test_the_manual_page_keeps_examples_one_below_the_other() -> None:
    assert "\n          permonik play rivals" in (ROOT / "docs" / "permonik.1").read_text(encoding="utf-8")
