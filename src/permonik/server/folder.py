"""The house as a folder of files, for a host that can do nothing but hand them out (docs/static.md).

The page and Python for the browser are built beforehand (`make static`) and lie in `permonik/local/page`.
What a server answers to everybody alike is written down here by the server's own functions; our sources are packed, one
archive for the house and one for each game. Everything large is packed by gzip, so that a host need not compress.
"""

from __future__ import annotations

import gzip
import hashlib
import inspect
import io
import json
import re
import shutil
import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

import msgspec
import mypy_extensions

import permonik
from permonik import bots
from permonik.errors import PermonikError
from permonik.housekeeping.lessons import play_lesson
from permonik.housekeeping.puzzles import listed_puzzles
from permonik.kernel.game import Game
from permonik.kernel.registry import found, games, load
from permonik.lessons import lessons
from permonik.server.http.games import game_out, hall, readings_of, rulebook_of, rules_of, texts
from permonik.server.http.lessons import info
from permonik.words import LANGUAGES

PACKAGE = Path(__file__).parents[1]
PAGE = PACKAGE / "local" / "page"
HOUSE = (
    "bots",
    "housekeeping",
    "kernel",
    "lessons",
    "local",
    "minds",
    "puzzles",
    "review",
    "table",
)  # what the house is made of there
LEFT_OUT = {"__pycache__", "page", "rulebook", "text"}  # words are files of their own
MINERS = {"draw.py", "mine.py"}  # of the terminal, and for whoever looks for puzzles
TOO_SLOW = ("master",)  # it would think for too long there
PYTHON = ("pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
# Parts of Python's library that nobody can need in a browser's worker.
NOT_NEEDED = re.compile(
    r"(_pydatetime|_pyio|_pyrepl|bdb|cProfile|cmd|ctypes|curses|dbm|difflib|doctest|ensurepip|ftplib|html|http|idlelib|imaplib|"
    r"lib2to3|mailbox|multiprocessing|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pyclbr|pydoc|pydoc_data|"
    r"smtplib|socketserver|sqlite3|tkinter|trace|turtle|turtledemo|unittest|venv|wave|webbrowser|wsgiref|xml|xmlrpc|zipapp|"
    r"asyncio/windows_\w+|encodings/(big|charmap|cp(?!437)|euc|gb|hz|hp|iso|johab|koi|kz|mac|palm|ptcp|rot|shift|tis)\w*|"
    r"logging/(config|handlers)|pyodide/console|urllib/(request|robotparser))(/|\.pyc?$)"
)


class NoPage(PermonikError):
    """The page for a device is not built."""


class NotEmpty(PermonikError):
    """The folder holds something else."""


def write(folder: Path, server: str = "") -> int:
    """Writes the house into a folder, which is emptied first if it holds one; returns the bytes of it. `server`: where
    a house with a server stands beside it."""
    if not (PAGE / "index.html").is_file():
        raise NoPage("the page for a device is not built: run `make static` in a checkout of the project")
    if folder.exists() and any(folder.iterdir()) and not (folder / "python" / archive("house")).is_file():
        raise NotEmpty(f"{folder} holds something else: name a new folder")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns("python", "sw.js"))
    write_python(folder / "python")
    write_answers(folder / "api")
    write_version(folder, server)
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def shown() -> tuple[str, ...]:
    return games()


def archive(game: str) -> str:
    return f"{game}.tar.gz"


# -- Python and our sources --------------------------------------------------------------------------------------------


def write_python(folder: Path) -> None:
    folder.mkdir()
    shutil.copy(PAGE / "python" / "pyodide.mjs", folder)
    for name in PYTHON:
        pack(folder / f"{name}.gz", (PAGE / "python" / name).read_bytes())
    pack(folder / f"{LIBRARY}.gz", library((PAGE / "python" / LIBRARY).read_bytes()))
    pack(folder / archive("house"), house_sources())
    for game in shown():
        pack(folder / archive(game), game_sources(load(game)))


def house_sources() -> bytes:
    alone = [*sorted(PACKAGE.glob("*.py")), PACKAGE / "games" / "__init__.py"]
    house = [*alone, *(file for part in HOUSE for file in sources(PACKAGE / part))]
    return tar(house, {"mypy_extensions.py": inspect.getsource(mypy_extensions), **metadata()})


def game_sources(game: Game) -> bytes:
    puzzles = PACKAGE / "puzzles" / "data" / f"{game.id}.jsonl"
    return tar([*sources(home(game)), *([puzzles] if puzzles.is_file() else [])], {})


def library(zipped: bytes) -> bytes:
    """Python's library in a zip that is not packed by itself: packed as a whole it is a seventh smaller."""
    whole = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(zipped)) as old, zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as new:
        for one in old.infolist():
            if not NOT_NEEDED.match(one.filename):
                new.writestr(zipfile.ZipInfo(one.filename, (1980, 1, 1, 0, 0, 0)), old.read(one))
    return whole.getvalue()


def home(game: Game) -> Path:
    """The folder of a game of this package; one from elsewhere may need what is not there."""
    module = found()[game.id].value.partition(":")[0]
    if not module.startswith("permonik.games."):
        raise PermonikError(f"{game.id} is a plug-in of {module}: a device has the games of the house only")
    return PACKAGE.joinpath(*module.split(".")[1:])


def sources(folder: Path) -> list[Path]:
    return [
        file
        for file in sorted(folder.rglob("*"))
        if file.is_file()
        and file.suffix in (".py", ".json", ".toml", ".net")
        and file.name not in MINERS
        and not LEFT_OUT & set(file.relative_to(folder).parts)
    ]


def metadata() -> dict[str, str]:
    """By its entry points the kernel finds games there as everywhere."""
    points = "".join(f"{game} = {found()[game].value}\n" for game in shown())
    about = f"Metadata-Version: 2.1\nName: permonik\nVersion: {permonik.__version__}\n"
    where = f"permonik-{permonik.__version__}.dist-info"
    return {f"{where}/METADATA": about, f"{where}/entry_points.txt": f"[permonik.games]\n{points}"}


def tar(files: Iterable[Path], more: dict[str, str]) -> bytes:
    """The same bytes for the same files, whenever and wherever they are packed."""
    named = {f"permonik/{file.relative_to(PACKAGE).as_posix()}": file.read_bytes() for file in files}
    named |= {name: text.encode() for name, text in more.items()}
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.USTAR_FORMAT) as tape:
        for name, data in named.items():
            about = tarfile.TarInfo(name)
            about.size = len(data)
            tape.addfile(about, io.BytesIO(data))
    return whole.getvalue()


def pack(file: Path, data: bytes) -> None:
    file.write_bytes(gzip.compress(data, 9, mtime=0))


# -- what a server answers to everybody alike --------------------------------------------------------------------------


def write_answers(folder: Path) -> None:
    offered = [load(game) for game in shown()]
    outs = [game_out(game, [bot for bot in bots.names(game.id) if bot not in TOO_SLOW]) for game in offered]
    put(folder / "games.json", msgspec.json.encode(outs))
    for lang in LANGUAGES:
        own = (PACKAGE / "text" / "device" / f"{lang}.ftl").read_bytes()
        put(folder / "texts" / f"{lang}.ftl", without(texts(None, lang).body, own) + own)
        put(folder / "texts" / "hall" / f"{lang}.ftl", without(hall(lang).body, own))
        taught = [info(lesson, lang) for game in offered for lesson in lessons(game.id)]
        put(folder / "lessons" / f"{lang}.json", msgspec.json.encode(taught))
    for game in offered:
        put(folder / "games" / game.id / "rules.md", rules_of(game).body)
        put(folder / "games" / game.id / "puzzles.json", msgspec.json.encode(listed_puzzles(game.id)))
        for lesson in lessons(game.id):
            # So that a first visit sees the board and hears the first words while Python is on its way.
            for lang in LANGUAGES:
                first = play_lesson(game.id, lesson.id, (), False, lang)
                put(folder / "games" / game.id / "lessons" / lesson.id / f"{lang}.json", msgspec.json.encode(first))
        for lang in LANGUAGES:
            put(folder / "games" / game.id / "texts" / f"{lang}.ftl", texts(game, lang).body)
            put(folder / "games" / game.id / "rulebook" / f"{lang}.md", rulebook_of(game, lang).body)
            put(folder / "games" / game.id / "readings" / f"{lang}.json", readings_of(game, lang).body)


def without(words: bytes, others: bytes) -> bytes:
    """A text without the messages that others word anew; they have one line each."""
    again = set(re.findall(rb"^[\w-]+(?= =)", others, re.MULTILINE))
    return b"".join(line for line in words.splitlines(keepends=True) if line.partition(b" =")[0] not in again)


def put(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


# -- versions ----------------------------------------------------------------------------------------------------------


def write_version(folder: Path, server: str = "") -> None:
    """The page, its worker and its caches know the version, which is a hash of everything in the folder."""
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    manifest |= {"id": "./", "start_url": "./", "scope": "./"}
    for icon in manifest["icons"]:
        icon["src"] = f".{icon['src']}"
    (folder / "manifest.webmanifest").write_text(json.dumps(manifest, ensure_ascii=False), encoding="utf-8")
    digest = hashlib.sha256()
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    for file in files:
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    version = digest.hexdigest()[:12]
    index = folder / "index.html"
    first = [file for file in (folder / "python").glob("*.gz") if file.name not in map(archive, shown())]
    packed = sum(file.stat().st_size for file in first)
    more = f'data-packed="{packed}" data-games="{" ".join(shown())}" data-server="{server}"'
    head = f'<meta name="permonik-version" content="{version}" {more} />'
    index.write_text(index.read_text(encoding="utf-8").replace("<title>", f"{head}\n    <title>"), encoding="utf-8")
    worker = (Path(__file__).parent / "folder.sw.js").read_text(encoding="utf-8")
    names = [file.relative_to(folder).as_posix() for file in files if file.name not in ("index.html", "OFL.txt")]
    cached = [*(f"{name}?v={version}" if name.startswith(("api/", "python/")) else name for name in names), "./"]
    worker = worker.replace("'VERSION'", json.dumps(version)).replace("['FILES']", json.dumps(cached))
    (folder / "sw.js").write_text(worker, encoding="utf-8")
