"""Writes requirements.lock, what `make play` installs, compiler.lock, what compiles the engine beside it, and
server.lock, what a house on PostgreSQL has beside it: exactly, with the hashes of every file of these versions.

    python tools/lock.py

pip chooses the versions that fit pyproject.toml, and is asked where it looks for packages; the file names no host.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
COMPILER = ROOT / "compiler.lock"
SERVER = ROOT / "server.lock"
EXTRAS = ("postgresql", "queue", "redis", "trace")  # what options of `permonik serve` and `permonik think` ask for
HEAD = """# {}, pinned with the hashes of all files of each version. Made by tools/lock.py from
# pyproject.toml; pip refuses anything else (--require-hashes).
"""
ONLY_ON = {
    "async-timeout": 'python_full_version < "3.11.3"',  # Debian 12 has 3.11.2; of redis
    "colorama": 'sys_platform == "win32"',
    "uvloop": 'sys_platform != "win32"',
}


def wanted() -> list[str]:
    """The dependencies of the package, and what installs it from its folder."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [*project["project"]["dependencies"], *project["build-system"]["requires"], "editables", "colorama"]


def compiler() -> list[str]:
    """What turns the engine into compiled modules; setuptools runs the C compiler."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    dev = project["project"]["optional-dependencies"]["dev"]
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    return [wheel["hooks"]["custom"]["compiler"], *[line for line in dev if line.startswith("setuptools")]]


def server() -> list[str]:
    """What the options of a server need that `make play` does not: a database for several, a bus, a queue, traces."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = [line for extra in EXTRAS for line in project["project"]["optional-dependencies"][extra]]
    return [*[line for line in asked if not line.startswith("permonik[")], "async-timeout"]


def resolve(requirements: list[str]) -> list[tuple[str, str]]:
    """The versions that pip would install into an empty environment."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--report", "-"]
    report = json.loads(subprocess.run([*command, *requirements], check=True, capture_output=True).stdout)
    found = [(one["metadata"]["name"], one["metadata"]["version"]) for one in report["install"]]
    return sorted([(plain(name), version) for name, version in found])


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def index() -> str:
    """Where pip looks."""
    from pip._internal.models.index import PyPI

    return os.environ.get("PIP_INDEX_URL", PyPI.simple_url).rstrip("/")


def hashes(name: str, version: str) -> list[str]:
    with urllib.request.urlopen(f"{index()}/{name}/") as page:
        links = re.findall(r">\s*([^<>\s]+)\s*</a>|#sha256=([0-9a-f]{64})", page.read().decode())
    found, digest = [], ""
    for file, sha in links:
        digest = sha or digest
        if file and is_of(file, name, version):
            found.append(digest)
    if not found:
        raise SystemExit(f"no file of {name} {version} was found")
    return sorted(set(found))


def is_of(file: str, name: str, version: str) -> bool:
    stem = re.fullmatch(r"(.+?)-(\d[^-]*?)(?:-.+\.whl|\.tar\.gz|\.zip)", file)
    return stem is not None and plain(stem[1]) == name and stem[2] == version


def write(file: Path, what: str, pinned: list[tuple[str, str]]) -> None:
    lines = [HEAD.format(what)]
    for name, version in pinned:
        marker = f" ; {ONLY_ON[name]}" if name in ONLY_ON else ""
        pins = "".join(f" \\\n    --hash=sha256:{digest}" for digest in hashes(name, version))
        lines.append(f"{name}=={version}{marker}{pins}\n")
    file.write_text("".join(lines), encoding="utf-8")
    print(f"{file.name}: {len(pinned)} packages")


def beside(played: list[tuple[str, str]], more: list[str]) -> list[tuple[str, str]]:
    """What more needs, where that is installed already."""
    both = resolve([*more, *[f"{name}=={version}" for name, version in played]])
    return [pin for pin in both if pin not in played]


def main() -> None:
    played = resolve(wanted())
    write(LOCK, "What `make play` installs", played)
    write(COMPILER, "What compiles the engine, beside requirements.lock", beside(played, compiler()))
    write(SERVER, "What a server has beside requirements.lock", beside(played, server()))


if __name__ == "__main__":
    main()
