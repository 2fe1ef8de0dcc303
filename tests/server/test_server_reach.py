"""Invitations lead friends in, never to themselves."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from permonik.server import reach, run
from permonik.server.config import Config


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        yield found


def test_a_house_for_this_machine_alone_invites_nobody() -> None:
    assert [reach.reachable(host) for host in ("127.0.0.1", "localhost", "::1")] == [None, None, None]


def test_a_house_on_one_address_is_reached_there() -> None:
    assert reach.reachable("192.0.2.7") == "192.0.2.7"


@pytest.mark.parametrize(
    ("found", "best"),
    [
        (["127.0.0.1", "192.168.1.20"], "192.168.1.20"),
        (["169.254.3.4", "10.0.0.5"], "10.0.0.5"),
        (["8.8.4.4", "192.168.1.20"], "192.168.1.20"),
        (["127.0.0.1", "127.0.1.1"], None),
        ([], None),
    ],
)
def test_a_house_for_all_is_reached_in_the_network_at_home(
    monkeypatch: pytest.MonkeyPatch, found: list[str], best: str | None
) -> None:
    monkeypatch.setattr(reach, "addresses", lambda: iter(found))
    assert reach.reachable("0.0.0.0") == best


def test_the_addresses_of_this_machine_are_addresses() -> None:
    for address in reach.addresses():
        socket.inet_aton(address)


def test_the_invitation_has_the_port_or_is_the_public_address(
    monkeypatch: pytest.MonkeyPatch, listener: socket.socket
) -> None:
    port = listener.getsockname()[1]
    monkeypatch.setattr(reach, "addresses", lambda: iter(["192.168.1.20"]))
    assert run.outside(Config(Path(), host="0.0.0.0"), listener) == f"http://192.168.1.20:{port}"
    assert run.outside(Config(Path(), host="2001:db8::7"), listener) == f"http://[2001:db8::7]:{port}"
    assert run.outside(Config(Path()), listener) is None
    behind = Config(Path(), public_url="https://games.example.org")
    assert run.outside(behind, listener) == "https://games.example.org"


def test_the_address_is_a_code_that_a_terminal_can_show() -> None:
    lines = reach.picture("http://192.168.1.20:8765").splitlines()
    assert len(lines) > 10
    assert len({len(line) for line in lines if line.strip()}) <= 2
