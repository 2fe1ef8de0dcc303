"""The units of systemd: what can be said of them without starting one."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest

from permonik.cli.serve import serve
from permonik.cli.think import think
from permonik.server.cluster.workers import END_WITHIN

DEPLOY = Path(__file__).parents[2] / "deploy"
SERVERS = ("permonik.service", "permonik@.service", "permonik-workers.service")
THINKER = "permonik-think.service"
UNITS = (*SERVERS, THINKER)


class Twice(dict[str, Any]):
    """A setting that stands there several times has several lines."""

    def __setitem__(self, name: str, value: Any) -> None:
        before = self.get(name)
        super().__setitem__(name, before + value if isinstance(before, list) and isinstance(value, list) else value)


def unit(name: str) -> dict[str, dict[str, str]]:
    parser = RawConfigParser(strict=False, dict_type=Twice, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / name, encoding="utf-8")
    return {section: dict(parser[section]) for section in parser.sections()}


def options(command: list[str]) -> set[str]:
    return {word.partition("=")[0] for word in command if word.startswith("--")}


KNOWN = {name for option in serve.params for name in option.opts}


def test_every_unit_is_looked_at() -> None:
    assert {file.name for file in DEPLOY.glob("*.service")} == set(UNITS)


@pytest.mark.parametrize("name", SERVERS)
def test_a_unit_starts_the_server_with_options_that_there_are(name: str) -> None:
    program, command, *rest = shlex.split(unit(name)["Service"]["ExecStart"])
    assert (program, command) == ("/opt/permonik/bin/permonik", "serve")
    assert {"--data", "--log"} <= options(rest) <= KNOWN
    assert rest[-1] == "$PERMONIK_OPTIONS"
    state = unit(name)["Service"]["StateDirectory"]
    assert rest[rest.index("--data") + 1] == f"/var/lib/{state}"
    assert unit(name)["Service"]["StateDirectoryMode"] == "0700"


@pytest.mark.parametrize("name", SERVERS)
def test_only_a_server_with_workers_can_be_reloaded(name: str) -> None:
    """One without them has nothing to do at SIGHUP, and would end."""
    service = unit(name)["Service"]
    rest = shlex.split(service["ExecStart"])
    assert ("ExecReload" in service) == ("--workers" in rest)
    if "--workers" in rest:
        assert service["ExecReload"] == "/bin/kill -HUP $MAINPID"
        count = rest[rest.index("--workers") + 1]
        said, _, number = service["Environment"].partition("=")
        assert count == f"${{{said}}}"
        assert int(number) > 1  # one alone is a server without workers
        assert int(service["TimeoutStopSec"]) > END_WITHIN


def test_the_unit_of_a_worker_asks_for_what_there_is() -> None:
    service = unit(THINKER)["Service"]
    program, command, *rest = shlex.split(service["ExecStart"])
    assert (program, command, rest) == ("/opt/permonik/bin/permonik", "think", ["$PERMONIK_THINK_OPTIONS"])
    text = (DEPLOY / THINKER).read_text(encoding="utf-8")
    (shown,) = [line for line in text.splitlines() if line.startswith("#   PERMONIK_THINK_OPTIONS=")]
    assert options(shlex.split(shown.split("=", 1)[1])) <= {name for option in think.params for name in option.opts}
    (store,) = [option for option in think.params if option.name == "store"]
    assert f"#   {store.envvar}=" in text
    assert "StateDirectory" not in service  # it keeps nothing


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_gives_the_server_nothing_that_it_does_not_need(name: str) -> None:
    service = unit(name)["Service"]
    for setting in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "ProtectClock"):
        assert service[setting] == "yes", setting
    assert (service["ProtectSystem"], service["UMask"]) == ("strict", "0077")
    assert (service["CapabilityBoundingSet"], service["SystemCallArchitectures"]) == ("", "native")
    assert "ProcSubset" not in service  # the numbers of the process come from there


@pytest.mark.parametrize("name", UNITS)
def test_systemd_understands_a_unit(name: str, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not on this machine: the units of deploy/ are not verified")
    text = (DEPLOY / name).read_text(encoding="utf-8").replace("/opt/permonik/bin/permonik", "/bin/true")
    file = tmp_path / name.replace("@", "@8766")
    file.write_text(text, encoding="utf-8")
    done = subprocess.run([analyze, "verify", "--man=no", file], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
