"""The Containerfile and the compose files: what can be said of them without building one."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
import time
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml
from click.testing import CliRunner
from databases import Databases
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from visitors import WAIT

from permonik.cli.serve import serve
from permonik.cli.think import think
from permonik.server.cluster import trial
from permonik.server.cluster.workers import END_WITHIN
from permonik.server.config import Config
from permonik.server.queue import line
from permonik.server.storage import postgresql

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
LOCK = runpy.run_path(str(ROOT / "tools/lock.py"))
KNOWN = {name for option in serve.params for name in option.opts}
THINKING = {name for option in think.params for name in option.opts}
PYTHONS = ("3.11.2", "3.11.7", "3.13.5")  # of Debian 12, of whoever made the locks, of Debian 13
LISTENERS = 2  # connections of the queue beside its pool


def options(command: list[str]) -> set[str]:
    return {word.partition("=")[0] for word in command if word.startswith("--")}


def containerfile() -> str:
    return (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def locks() -> list[Path]:
    """Those that the container installs from, and that were brought there."""
    named = re.findall(r"--requirement /tmp/wheel/(\S+)", containerfile())
    for name in named:
        assert re.search(rf"^COPY --from=build .*/source/{re.escape(name)}\b", containerfile(), re.MULTILINE), name
    return [ROOT / name for name in named]


def pinned() -> dict[str, tuple[str, str]]:
    """Version and marker of each package; none is in both."""
    line = re.compile(r"^([a-z0-9-]+)==([^\s;]+)(?: ; (.+?))? \\$", re.MULTILINE)
    found = [pin for file in locks() for pin in line.findall(file.read_text(encoding="utf-8"))]
    pins = {name: (version, marker) for name, version, marker in found}
    assert len(pins) == len(found)
    return pins


def needs(name: str) -> list[Requirement]:
    try:
        return [Requirement(text) for text in requires(name) or ()]
    except PackageNotFoundError:  # wanted by another Python than this one
        return []


def asked(here: dict[str, str]) -> dict[str, list[Requirement]]:
    """What a server asks for with all its options, and what that asks for."""
    found: dict[str, list[Requirement]] = {}
    seen: set[tuple[str, str]] = set()
    waiting = [Requirement(f"permonik[{','.join(LOCK['EXTRAS'])}]")]
    while waiting:
        one = waiting.pop()
        name = canonicalize_name(one.name)
        found.setdefault(name, []).append(one)
        for extra in {"", *one.extras} - {extra for of, extra in seen if of == name}:
            seen.add((name, extra))
            markers = [(more, more.marker) for more in needs(name)]
            waiting += [more for more, marker in markers if not marker or marker.evaluate({**here, "extra": extra})]
    del found["permonik"]
    return found


@pytest.mark.parametrize("python", PYTHONS)
def test_the_container_has_what_a_house_on_postgresql_needs(python: str) -> None:
    """pip installs nothing there but what is pinned (--require-hashes, --no-deps)."""
    here = {"python_full_version": python, "python_version": python.rpartition(".")[0], "sys_platform": "linux"}
    pins, wanted = pinned(), asked(here)
    assert {"psycopg", "psycopg-binary", "psycopg-pool", "procrastinate", "redis", "opentelemetry-sdk"} <= set(wanted)
    for name, requirements in wanted.items():
        assert name in pins, f"{name} is in no lock of the Containerfile: run tools/lock.py"
        version, marker = pins[name]
        assert not marker or Marker(marker).evaluate(here), name
        for one in requirements:
            assert one.specifier.contains(version, prereleases=True), f"{one}: run tools/lock.py"


def test_the_lock_of_a_server_has_hashes_and_no_hosts() -> None:
    text = LOCK["SERVER"].read_text()
    assert "://" not in text
    for block in text.replace("\\\n", " ").splitlines():
        assert block.startswith("#") or "--hash=sha256:" in block, block


def test_the_lock_of_a_server_has_every_extra_that_a_server_tells_of() -> None:
    source = ROOT / "src" / "permonik"
    files = [*(source / "server").rglob("*.py"), *[source / "cli" / f"{name}.py" for name in ("serve", "think")]]
    told = {names for file in files for names in re.findall(r"permonik\[([a-z,]+)\]", file.read_text(encoding="utf-8"))}
    assert set(",".join(told).split(",")) == set(LOCK["EXTRAS"])


@pytest.mark.skipif("PERMONIK_SOAK" not in os.environ, reason="installs everything anew: make soak")
def test_what_the_container_installs_serves_from_postgresql(tmp_path: Path, databases: Databases) -> None:
    """With a queue, and a bus that is not there; and its workers start."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    named = [word for file in locks() for word in ("--requirement", file)]
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--require-hashes", *named], check=True)
    told = {"PYTHONPATH": str(ROOT / "src"), "PERMONIK_STORE": databases.fresh(), "PERMONIK_BUS": "redis://127.0.0.1:1"}
    start = "from permonik.cli import main; main()"
    ways = {
        "is open at": ("serve", "--port=0", "--queue", "--trace=http://127.0.0.1:1", f"--data={tmp_path / 'data'}"),
        "thinking": ("think", "--processes=1"),
    }
    for word, arguments in ways.items():
        log = tmp_path / f"{arguments[0]}.log"
        with log.open("wb") as out:
            process = subprocess.Popen([python, "-c", start, *arguments], stdout=out, stderr=out, env=os.environ | told)
        try:
            end = time.monotonic() + WAIT
            while word not in log.read_text():
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < end, log.read_text()
                time.sleep(0.1)
        finally:
            process.terminate()
            process.wait(WAIT)
        assert process.returncode == 0, log.read_text()


def test_the_container_runs_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    (entry,) = re.findall(r"^ENTRYPOINT (\[.*\])$", text, re.MULTILINE)
    program, command, *rest = yaml.safe_load(entry)
    assert (program, command) == ("/opt/permonik/bin/permonik", "serve")
    assert options(rest) <= KNOWN
    assert re.search(r"^USER permonik$", text, re.MULTILINE)
    assert f":{Config(data=Path()).port}/healthz" in text
    targets = re.findall(r"^RUN make (.*)$", text, re.MULTILINE)[0].split()
    done = subprocess.run(["make", "-n", *targets], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def compose(*names: str) -> dict[str, Any]:
    """The files one on top of the other, as compose reads them: commands are replaced, what has names is merged."""
    house: dict[str, Any] = {}
    for name in names:
        house = merged(house, yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8")))
    return house


def merged(under: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    return under | {
        name: merged(under[name], value) if isinstance(value, dict) and isinstance(under.get(name), dict) else value
        for name, value in over.items()
    }


HOUSES = pytest.mark.parametrize("files", [("compose.yaml",), ("compose.yaml", "compose.cluster.yaml")])


@HOUSES
def test_the_compose_file_fits_the_container(files: tuple[str, ...]) -> None:
    parts = compose(*files)
    house, proxy = parts["services"]["permonik"], parts["services"]["proxy"]
    assert options(house["command"]) <= KNOWN
    assert {name for name, service in parts["services"].items() if "ports" in service} == {"proxy"}  # the only way in
    named = {option.envvar for command in (serve, think) for option in command.params if option.envvar}
    for name, service in parts["services"].items():
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
            assert set(service["environment"]) <= named | {"PGPASSWORD"}  # which is libpq's
        assert set(service["networks"]) <= set(parts["networks"]), name
        assert set(service.get("depends_on", ())) <= set(parts["services"]), name
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in parts["volumes"] or (DEPLOY / source).is_file(), volume
    (network,) = parts["networks"]["house"]["ipam"]["config"]
    assert f"--proxy={network['subnet']}" in house["command"]
    assert set(proxy["environment"]) == set(re.findall(r"\{\$(\w+):", (DEPLOY / "Caddyfile").read_text()))


def test_the_parts_of_a_cluster_find_each_other() -> None:
    parts = compose("compose.yaml", "compose.cluster.yaml")
    services = parts["services"]
    house, thinker, database = services["permonik"], services["think"], services["postgresql"]
    assert thinker["entrypoint"] == ["/opt/permonik/bin/permonik", "think"]
    assert options(thinker.get("command", [])) <= THINKING
    assert house["environment"]["PERMONIK_STORE"] == thinker["environment"]["PERMONIK_STORE"]
    store, bus = urlsplit(house["environment"]["PERMONIK_STORE"]), urlsplit(house["environment"]["PERMONIK_BUS"])
    for address in (store, bus):
        assert set(services[address.hostname]["networks"]) <= set(house["networks"]) & {"inside"}
    assert "inside" in thinker["networks"]
    assert parts["networks"]["inside"]["internal"]
    about = database["environment"]
    assert (store.hostname, store.username, store.path) == (
        "postgresql",
        about["POSTGRES_USER"],
        f"/{about['POSTGRES_DB']}",
    )
    assert house["environment"]["PGPASSWORD"] == about["POSTGRES_PASSWORD"]
    assert int(house["stop_grace_period"].removesuffix("s")) > END_WITHIN
    # One more than there are, while they are replaced.
    (workers,) = [int(word.partition("=")[2]) for word in house["command"] if word.startswith("--workers=")]
    queue = line.CONNECTIONS + LISTENERS
    most = (workers + 1) * (2 * postgresql.CONNECTIONS + queue) + queue
    (allowed,) = [int(word.partition("=")[2]) for word in database["command"] if word.startswith("max_connections=")]
    assert most < allowed
    assert (2 * postgresql.CONNECTIONS + queue, queue) == (trial.OF_SERVER, trial.OF_BOTS)  # and where all is tried out
    text = (DEPLOY / "compose.cluster.yaml").read_text(encoding="utf-8")
    assert f"up to {2 * postgresql.CONNECTIONS + queue} connections" in text


def test_an_empty_setting_from_outside_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compose file hands on what is not set as an empty text."""
    seen: list[Config] = []
    monkeypatch.setattr("permonik.server.run.serve", lambda config, *_: seen.append(config))
    done = CliRunner(env={"PERMONIK_SMTP": ""}).invoke(serve, ["--data", str(tmp_path)])
    assert (done.exit_code, [config.smtp for config in seen]) == (0, [None])
