"""The units of systemd, the Containerfile and the compose file: what can be said of them without starting one."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from permonik.cli.serve import serve
from permonik.server.config import Config

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = ("permonik.service", "permonik@.service")


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


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_starts_the_server_with_options_that_there_are(name: str) -> None:
    program, command, *rest = shlex.split(unit(name)["Service"]["ExecStart"])
    assert (program, command) == ("/opt/permonik/bin/permonik", "serve")
    assert {"--data", "--log"} <= options(rest) <= KNOWN
    assert rest[-1] == "$PERMONIK_OPTIONS"
    state = unit(name)["Service"]["StateDirectory"]
    assert rest[rest.index("--data") + 1] == f"/var/lib/{state}"


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_gives_the_server_nothing_that_it_does_not_need(name: str) -> None:
    service = unit(name)["Service"]
    for setting in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "ProtectClock"):
        assert service[setting] == "yes", setting
    assert (service["ProtectSystem"], service["StateDirectoryMode"], service["UMask"]) == ("strict", "0700", "0077")
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


def test_the_compose_file_fits_the_container() -> None:
    parts = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    house, proxy = parts["services"]["permonik"], parts["services"]["proxy"]
    assert (DEPLOY / house["build"]["context"] / house["build"]["dockerfile"]).is_file()
    assert options(house["command"]) <= KNOWN
    assert "ports" not in house  # nobody comes in but by the proxy
    for volume in [*house["volumes"], *proxy["volumes"]]:
        source = volume.split(":")[0]
        assert source in parts["volumes"] or (DEPLOY / source).is_file(), volume
    (network,) = parts["networks"]["house"]["ipam"]["config"]
    assert f"--proxy={network['subnet']}" in house["command"]
    assert set(proxy["environment"]) == set(re.findall(r"\{\$(\w+):", (DEPLOY / "Caddyfile").read_text()))


def test_an_empty_setting_from_outside_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compose file hands on what is not set as an empty text."""
    seen: list[Config] = []
    monkeypatch.setattr("permonik.server.run.serve", lambda config, *_: seen.append(config))
    done = CliRunner(env={"PERMONIK_SMTP": ""}).invoke(serve, ["--data", str(tmp_path)])
    assert (done.exit_code, [config.smtp for config in seen]) == (0, [None])
