"""A whole cluster on one machine, for trying and testing: PostgreSQL, Redis, servers, bot workers and a proxy.

Everything listens on this machine alone, keeps its data in one folder and ends with whoever has started it.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from permonik.errors import PermonikError
from permonik.server.storage.own_postgresql import OwnPostgresql

HOST = "127.0.0.1"
WAIT = 120.0  # seconds for a start; the machine may be busy
END_WITHIN = 30.0
OF_SERVER, OF_BOTS, SPARE = 22, 6, 30  # connections to PostgreSQL (docs/scale.md), and some for who looks on
NGINX = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log stderr;
events {{ worker_connections 4096; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/unused;
  uwsgi_temp_path {folder}/unused;
  scgi_temp_path {folder}/unused;
  map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
  upstream house {{
    {servers}
    keepalive 64;
  }}
  server {{
    listen {host}:{port};
    client_max_body_size 20m;
    location / {{
      proxy_pass http://house;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_connect_timeout 1s;
      proxy_read_timeout 75s;
    }}
  }}
}}
"""


class NoTrial(PermonikError):
    """Something that a cluster needs is missing, or does not start."""


class Part:
    """A program of the cluster. What it says goes into a log."""

    def __init__(self, folder: Path, name: str, command: Sequence[str], **environment: str) -> None:
        self.name = name
        self.command = list(command)
        self.environment = os.environ | environment
        self.log = folder / f"{name}.log"
        self.process: subprocess.Popen[Any] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            # In a session of its own: Ctrl-C is for whoever started it, who ends it then.
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=self.environment,
                start_new_session=True,
            )

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def send(self, number: int) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.send_signal(number)

    def kill(self) -> None:
        """At once, with all that it has started."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        self.send(signal.SIGCONT)
        self.send(signal.SIGTERM)
        try:
            self.process.wait(END_WITHIN)
        except subprocess.TimeoutExpired:
            self.kill()

    def wait(self, answers: Callable[[], bool]) -> None:
        end = time.monotonic() + WAIT
        while not answers():
            if not self.is_running() or time.monotonic() > end:
                raise NoTrial(f"{self.name} does not start: {last_words(self.log)}")
            time.sleep(0.02)


class Server(Part):
    """`permonik serve` at an address that stays the same when it is started again."""

    def __init__(self, folder: Path, name: str, port: int, *arguments: str, **environment: str) -> None:
        self.port = port
        self.base = f"http://{HOST}:{port}"
        how = ("--host", HOST, "--port", str(port), "--data", str(folder / name))
        super().__init__(folder, name, [sys.executable, "-m", "permonik", "serve", *how, *arguments], **environment)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.base}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False


class Redis(Part):
    """Keeps nothing, and can be reached by a socket in its folder only."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        if program is None:
            raise NoTrial("Redis is not installed: install the package redis-server of your system")
        self.socket = folder / "redis.sock"
        self.url = f"unix://{self.socket}"
        how = ("--port", "0", "--unixsocket", str(self.socket), "--unixsocketperm", "700", "--save", "", "--dir")
        super().__init__(folder, "redis", [program, *how, str(folder)])

    def answers(self) -> bool:
        with suppress(OSError), socket.socket(socket.AF_UNIX) as line:
            line.settimeout(5)
            line.connect(str(self.socket))
            line.sendall(b"PING\r\n")
            return line.recv(7) == b"+PONG\r\n"
        return False


class Trial:
    """`servers`: each at a port of its own, as on several machines. `proxy`: nginx in front of them, at this port."""

    def __init__(
        self,
        folder: Path,
        servers: int,
        bots: int = 0,
        proxy: int | None = None,
        careful: bool = True,
        arguments: Sequence[str] = (),
    ) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.folder = folder.resolve()
        self.postgresql = OwnPostgresql(
            self.folder / "pg", careful=careful, max_connections=str(SPARE + OF_SERVER * servers + OF_BOTS * bots)
        )
        self.store = self.postgresql.url()
        self.redis = Redis(self.folder)
        told = {"PERMONIK_STORE": self.store, "PERMONIK_BUS": self.redis.url}
        more = (*arguments, "--queue") if bots else arguments
        self.servers = [
            Server(self.folder, f"server-{number}", port, *more, **told)
            for number, port in enumerate(free_ports(servers), 1)
        ]
        think = [sys.executable, "-m", "permonik", "think"]
        self.bots = [Part(self.folder, f"bots-{number}", think, **told) for number in range(1, bots + 1)]
        self.proxy_port = proxy
        self.proxy = self.nginx(proxy) if proxy is not None else None

    def start(self) -> Self:
        try:
            self.folder.chmod(0o711)  # PostgreSQL may run as another user, and has a folder in it
            self.postgresql.start()
            self.redis.start()
            self.redis.wait(self.redis.answers)
            self.servers[0].start()  # the first one makes the tables
            self.servers[0].wait(self.servers[0].answers)
            for server in self.servers[1:]:
                server.start()
            for server in self.servers:
                server.wait(server.answers)
            for part in [*self.bots, *([self.proxy] if self.proxy is not None else [])]:
                part.start()
            return self
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """What people use first, what it stands on last."""
        parts = [*([self.proxy] if self.proxy is not None else []), *self.servers, *self.bots]
        for part in parts:
            if part.is_running():
                part.send(signal.SIGCONT)
                part.send(signal.SIGTERM)
        for part in [*parts, self.redis]:
            part.stop()
        self.postgresql.stop()

    def dead(self) -> list[str]:
        """The parts that have ended by themselves."""
        parts = [self.redis, *self.servers, *self.bots, *([self.proxy] if self.proxy is not None else [])]
        return [part.name for part in parts if not part.is_running()]

    def nginx(self, port: int) -> Part | None:
        program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
        if program is None:
            return None
        file = self.folder / "nginx.conf"
        upstream = "\n    ".join(f"server {HOST}:{server.port} max_fails=1 fail_timeout=1s;" for server in self.servers)
        file.write_text(NGINX.format(folder=self.folder, servers=upstream, host=HOST, port=port), encoding="utf-8")
        return Part(self.folder, "nginx", [program, "-c", str(file), "-e", "stderr"])

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *error: object) -> None:
        self.stop()


def free_ports(count: int) -> list[int]:
    probes = [socket.create_server((HOST, 0)) for _ in range(count)]
    ports = [probe.getsockname()[1] for probe in probes]
    for probe in probes:
        probe.close()
    return ports


def last_words(log: Path) -> str:
    lines = log.read_text(encoding="utf-8", errors="replace").strip().splitlines() if log.exists() else []
    return lines[-1] if lines else "it said nothing"
