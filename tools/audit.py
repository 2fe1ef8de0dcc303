"""make audit: what is installed to run the house, under which licences, and whether faults of it are known.

    python tools/audit.py [FILE]      FILE: where the list of parts goes (CycloneDX 1.5); build/parts.cdx.json

The list and the licences need nothing but this machine. Known faults are looked up by pip-audit, which asks a service;
where it is not installed, or the service cannot be reached, that is said and the rest still counts.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
# Licences under which parts may be used and passed on with ours; by the words that metadata has for them.
WELCOME = ("mit", "bsd", "apache", "isc", "psf", "python software foundation", "mpl", "mozilla public", "0bsd")
HERE = sys.platform


def pinned() -> dict[str, str]:
    """Name and version of what the lock names for this platform."""
    line = r'^([a-z0-9-]+)==([^\s;]+)(?: ; sys_platform (==|!=) "(\w+)")?'
    found = re.findall(line, LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: version for name, version, sign, where in found if not where or (sign == "==") == (where == HERE)}


def licence(name: str) -> str:
    """In the words of whoever made the part."""
    about = importlib.metadata.metadata(name)
    kinds = [one.rpartition("::")[2] for one in about.get_all("Classifier", []) if one.startswith("License")]
    said = [about.get("License-Expression") or "", *kinds, about.get("License") or ""]
    return next((one.strip().splitlines()[0][:80] for one in said if one.strip()), "unknown")


def is_welcome(words: str) -> bool:
    return any(re.search(rf"\b{re.escape(one)}", words.lower()) for one in WELCOME)


def parts() -> list[dict[str, object]]:
    return [
        {
            "type": "library",
            "name": name,
            "version": importlib.metadata.version(name),
            "purl": f"pkg:pypi/{name}@{importlib.metadata.version(name)}",
            "licenses": [{"license": {"name": licence(name)}}],
        }
        for name in pinned()
    ]


def faults() -> int:
    """1: some are known; 0: none are, or nobody could be asked."""
    if importlib.util.find_spec("pip_audit") is None:
        print("known faults: not looked up; install pip-audit for that")
        return 0
    run = subprocess.run(
        [sys.executable, "-m", "pip_audit", "--requirement", str(LOCK), "--disable-pip", "--progress-spinner", "off"],
        capture_output=True,
        text=True,
    )
    if run.returncode and "Connection" in run.stderr:
        print("known faults: not looked up; the service cannot be reached from here")
        return 0
    print(run.stdout or run.stderr)
    return run.returncode


def main() -> int:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "parts.cdx.json"
    found = parts()
    out.parent.mkdir(parents=True, exist_ok=True)
    about = {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "components": found}
    out.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    print(f"{len(found)} parts, listed in {out}")
    foreign = [name for name in pinned() if not is_welcome(licence(name))]
    for name in foreign:
        print(f"licence: {name} has {licence(name)!r}")
    other = [name for name, version in pinned().items() if importlib.metadata.version(name) != version]
    for name in other:
        print(f"version: {name} is {importlib.metadata.version(name)}, the lock has {pinned()[name]}")
    return 1 if faults() or foreign or other else 0


if __name__ == "__main__":
    sys.exit(main())
