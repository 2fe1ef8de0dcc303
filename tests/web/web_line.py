"""A line between browser and house that can fall silent without being closed: a proxy on the loopback."""

from __future__ import annotations

import socket
import threading


class Line:
    """`up` and `down` are gates: what comes to a closed one waits behind it, and every connection stays open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.up = threading.Event()  # from the browser to the house
        self.down = threading.Event()
        self.thaw()
        self.sockets: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://localhost:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                browser, _ = self.listener.accept()
                house = socket.create_connection(("127.0.0.1", self.port))
            except OSError:
                return
            self.sockets += [browser, house]
            threading.Thread(target=self.carry, args=(browser, house, self.up), daemon=True).start()
            threading.Thread(target=self.carry, args=(house, browser, self.down), daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket, gate: threading.Event) -> None:
        try:
            while data := source.recv(65536):
                gate.wait()
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            return

    def thaw(self) -> None:
        self.up.set()
        self.down.set()

    def close(self) -> None:
        self.thaw()
        self.listener.close()
        for one in self.sockets:
            one.close()
