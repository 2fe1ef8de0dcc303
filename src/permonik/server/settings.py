"""How connections are served: the same for browsers and for what other processes pass on."""

from __future__ import annotations

import uvicorn
from starlette.applications import Starlette

from permonik.server.doorway import Doorway, Socket
from permonik.server.socket import MOST_CHARACTERS


def settings(app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        forwarded_allow_ips=list(app.state.proxies),
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # longer than clients and proxies keep an idle connection, so that they close it first
        http=Doorway,
        ws=Socket,
        ws_ping_interval=10,  # whoever has gone without a word is away after this and the next at the latest
        ws_ping_timeout=10,
        ws_max_size=4 * MOST_CHARACTERS,  # what is larger than a message but not huge is answered in words
    )
