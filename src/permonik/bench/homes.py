"""Where the engines live: our builds, and an environment of their own for the peers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import permonik

PACKAGE = Path(permonik.__file__).resolve().parent
CHECKOUT = PACKAGE.parents[1]
PYTHON_PEERS = ("catanatron~=3.2.1", "open_spiel~=2.0.2", "pettingzoo~=1.27.0", "pygame~=2.6", "rlcard~=1.2.0")
NODE_PEERS = ("boardgame.io@0.50.2",)


class NoPeer(Exception):
    """This peer cannot be measured here; says why."""


def default_home() -> Path:
    """The cache folder of a checkout, or that of the user."""
    if in_checkout():
        return CHECKOUT / ".cache" / "bench"
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "permonik" / "bench"


def in_checkout() -> bool:
    return (CHECKOUT / "tools" / "compiled.py").exists()


def builds() -> dict[str, str]:
    """Our builds, each with the folder to import it from: both in a checkout, else the installed one."""
    if not in_checkout():
        return {"compiled" if permonik.compiled else "pure": str(PACKAGE.parent)}
    return {"pure": str(CHECKOUT / "src"), "compiled": compiled(CHECKOUT)}


def compiled(checkout: Path) -> str:
    command = [sys.executable, str(checkout / "tools" / "compiled.py")]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def last_tag() -> str | None:
    """The newest tag that this checkout grew from, if it has one."""
    command = ["git", "-C", str(CHECKOUT), "describe", "--tags", "--abbrev=0"]
    if not in_checkout() or shutil.which("git") is None:
        return None
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return done.stdout.strip() or None


def build_of(ref: str, home: Path) -> str:
    """The compiled build of an earlier commit or tag."""
    if not in_checkout():
        raise NoPeer("an earlier version can be measured in a checkout only")
    git = ["git", "-C", str(CHECKOUT)]
    asked = subprocess.run(
        [*git, "rev-parse", "--verify", "--quiet", f"{ref}^{{commit}}"], check=False, capture_output=True, text=True
    )
    if asked.returncode:
        raise NoPeer(f"{ref!r} is no commit or tag of this checkout")
    tree = home / "versions" / asked.stdout.strip()
    if not tree.exists():
        tree.mkdir(parents=True)
        archive = subprocess.run([*git, "archive", ref], check=True, stdout=subprocess.PIPE).stdout
        subprocess.run(["tar", "-x", "-C", str(tree)], input=archive, check=True)
    return compiled(tree)


def python_peers(home: Path) -> str:
    """The interpreter that has the peers written for Python."""
    where = home / "python"
    python = where / "bin" / "python"
    stamp = where / "installed"
    wanted = "\n".join(PYTHON_PEERS)
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        print("installing the peers …", file=sys.stderr, flush=True)
        install([sys.executable, "-m", "venv", "--clear", str(where)])
        install([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PYTHON_PEERS])
        stamp.write_text(wanted, encoding="utf-8")
    return str(python)


def node_peers(home: Path) -> Path:
    """The folder whose node_modules has the peers written for Node.js."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        raise NoPeer("Node.js and npm are not here")
    where = home / "node"
    if not all((where / "node_modules" / name.split("@")[0]).exists() for name in NODE_PEERS):
        where.mkdir(parents=True, exist_ok=True)
        (where / "package.json").write_text('{"private": true}\n', encoding="utf-8")
        install(["npm", "install", "--silent", "--no-audit", "--no-fund", *NODE_PEERS], where)
    return where


def install(command: list[str], where: Path | None = None) -> None:
    done = subprocess.run(command, cwd=where, check=False, capture_output=True, text=True)
    if done.returncode:
        tail = (done.stderr or done.stdout).strip().splitlines()[-3:]
        raise NoPeer(f"cannot be installed: {' '.join(tail) or command}")
