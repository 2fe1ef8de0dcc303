"""The proxies of deploy/, each in front of a real server: people play through them, and see nothing that is not theirs.

nginx and Caddy are looked for on this machine; where one is not, its tests are skipped, and pytest says so.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx2 as httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from visitors import WAIT, Process, Visitor, bind, decide_together

from permonik.server.app import make_app
from permonik.server.config import Config
from permonik.server.settings import settings

DEPLOY = Path(__file__).parents[2] / "deploy"
SITE = "games.example.org"


class Certificate(NamedTuple):
    file: Path
    key: Path


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Certificate:
    """For localhost, and trusted by this test alone."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    names = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    found = Certificate(tmp_path / "certificate.pem", tmp_path / "key.pem")
    found.file.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    found.key.write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))
    monkeypatch.setenv("SSL_CERT_FILE", str(found.file))
    return found


def free_port() -> int:
    with bind("127.0.0.1", 0) as probe:
        port: int = probe.getsockname()[1]
    return port


def found(name: str) -> str:
    program = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if program is None:
        pytest.skip(f"{name} is not on this machine: deploy/ is not tried behind it")
    return program


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    for before, after in pairs:
        assert before in text, before
        text = text.replace(before, after)
    return text


def with_nginx(folder: Path, certificate: Certificate, port: int, servers: list[int]) -> list[str]:
    """The site of deploy/nginx.conf as it stands, but for names, ports and the certificate."""
    site = replaced(
        (DEPLOY / "nginx.conf").read_text(),
        (SITE, "localhost"),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("    listen [::]:80;\n", ""),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("    server 127.0.0.1:8765;", "\n".join(f"    server 127.0.0.1:{one};" for one in servers)),
        ("/etc/letsencrypt/live/localhost/fullchain.pem", str(certificate.file)),
        ("/etc/letsencrypt/live/localhost/privkey.pem", str(certificate.key)),
    )
    (folder / "site.conf").write_text(site)
    own = "\n".join(f"{one}_temp_path {folder}/{one};" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"{'user root;' if os.geteuid() == 0 else ''} daemon off; pid {folder}/pid; worker_processes 1;\n"
        f"error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {own}\n include {folder}/site.conf; }}\n"
    )
    command = [found("nginx"), "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    assert "warn" not in tried.stderr, tried.stderr
    return command


def with_caddy(folder: Path, certificate: Certificate, port: int, servers: list[int]) -> list[str]:
    """deploy/Caddyfile as it stands, with a certificate that is there already, and no door for its own operator."""
    text = (DEPLOY / "Caddyfile").read_text()
    site = "{$PERMONIK_SITE:games.example.org} {\n"
    mine = f"{site}\tbind 127.0.0.1\n\ttls {certificate.file} {certificate.key}\n"
    head = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(head + replaced(text, (site, mine)))
    given = {
        "PERMONIK_SITE": f"https://localhost:{port}",
        "PERMONIK_SERVERS": " ".join(f"127.0.0.1:{one}" for one in servers),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    environment = [f"{name}={value}" for name, value in given.items()]
    file = ["--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    return ["env", *environment, found("caddy"), "run", *file]


Proxy = Callable[[Path, Certificate, int, list[int]], list[str]]
PROXIES = pytest.mark.parametrize("proxy", [with_nginx, with_caddy])


@asynccontextmanager
async def standing(
    proxy: Proxy, folder: Path, certificate: Certificate, port: int, servers: list[int]
) -> AsyncIterator[str]:
    base = f"https://localhost:{port}"
    folder.mkdir()
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(proxy(folder, certificate, port, servers), stdout=log, stderr=log)
    try:
        async with asyncio.timeout(WAIT), httpx.AsyncClient(verify=False) as http:
            while True:
                assert process.poll() is None, (folder / "log").read_text()
                with suppress(httpx.TransportError):
                    if (await http.get(f"{base}/healthz")).status_code == 200:
                        break
                await asyncio.sleep(0.05)
        yield base
    finally:
        process.terminate()
        process.wait(WAIT)


@PROXIES
def test_people_play_through_the_proxy(proxy: Proxy, tmp_path: Path, certificate: Certificate) -> None:
    async def scenario() -> None:
        port = free_port()
        public = ("--public-url", f"https://localhost:{port}", "--log", "json")
        async with (
            Process(tmp_path / "data", *public) as server,
            standing(proxy, tmp_path / "proxy", certificate, port, [server.port]) as base,
            await Visitor.come(base, "Anna") as anna,
            await Visitor.come(base, "Boris") as boris,
        ):
            assert "Secure" in (await httpx_get(base, "/api/v1/me")).headers["set-cookie"]
            table = await anna.table("pretend", ("me", "open"))
            await boris.post(f"/tables/{table['id']}/join", {"seat": 1})
            await anna.post(f"/tables/{table['id']}/start")
            origin = {"origin": base}
            async with (
                await anna.open(table["id"], **origin) as chair,
                await boris.open(table["id"], **origin) as other,
            ):
                assert isinstance(chair.ws.transport.get_extra_info("ssl_object"), ssl.SSLObject)
                await chair.ask("hello", seat=0, since=0)
                await other.ask("hello", seat=1, since=0)
                assert await decide_together([chair, other], Random(1), 6) == 6
            for hidden in ("/metrics", "/readyz"):
                assert (await httpx_get(base, hidden)).status_code == 404
                assert (await httpx_get(server.base, hidden)).status_code == 200
            # What a visitor says of its own address and id counts for nothing.
            lies = {"x-forwarded-for": "203.0.113.7", "x-request-id": "lie"}
            answer = await httpx_get(base, "/api/v1/games", **lies)
            id = answer.headers["x-request-id"]
            assert re.fullmatch(r"[0-9a-f-]{32,36}", id)
            async with asyncio.timeout(WAIT):  # the line is written when the answer has gone out
                while f'"request": "{id}"' not in (tmp_path / "server.log").read_text():
                    await asyncio.sleep(0.01)
            if proxy is with_nginx:
                (plain,) = re.findall(r"listen (127\.0\.0\.1:\d+);", (tmp_path / "proxy" / "site.conf").read_text())
                sent = await httpx_get(f"http://{plain}", "/table/x")
                assert (sent.status_code, sent.headers["location"]) == (301, "https://127.0.0.1/table/x")
            large = await anna.http.post("/api/v1/tables/import", json={"record": "x" * 1_500_000})
            assert large.json()["message"]  # it came through, and the server itself has refused it

    asyncio.run(scenario())


def test_nginx_waits_for_a_socket_as_long_as_for_two_pings_and_not_much_longer(tmp_path: Path) -> None:
    """A server that has stopped says nothing, and is waited for as long when a socket is opened."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    ((where, what),) = re.findall(r"location ~ (\S+) \{(.*?)\}", text, re.DOTALL)
    assert re.search(where, "/api/v1/tables/SpXh8mZq/socket")
    assert not re.search(where, "/api/v1/tables/SpXh8mZq")
    (seconds,) = re.findall(r"proxy_read_timeout (\d+)s;", what)

    async def pings() -> float:
        interval = settings(make_app(Config(data=tmp_path))).ws_ping_interval
        assert interval is not None
        return interval

    assert 2 * asyncio.run(pings()) < int(seconds) < 3 * asyncio.run(pings())


async def httpx_get(base: str, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=base, verify=False, timeout=WAIT) as http:
        return await http.get(path, headers=headers)
