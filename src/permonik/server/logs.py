"""Logs: one JSON object a line on stderr. No cookies, passwords, seeds or cards ever stand there."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from datetime import UTC, datetime
from typing import Any

LOG = logging.getLogger("permonik.server")
LONGEST_TRACE = 4000
MOST_TROUBLE = 20  # lines of the same trouble in a minute
MINUTE = 60.0


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage()[:LONGEST_TRACE],
        }
        data |= getattr(record, "fields", {})
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)[-LONGEST_TRACE:]
        return json.dumps(data, ensure_ascii=False, default=str)


class Calm(logging.Filter):
    """Trouble comes in crowds, and must not fill the disk: the same is told twenty times a minute, then counted."""

    def __init__(self) -> None:
        super().__init__()
        self.since = 0.0
        self.told: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        if time.monotonic() - self.since > MINUTE:
            self.since, silent = time.monotonic(), sum(max(0, n - MOST_TROUBLE) for n in self.told.values())
            self.told.clear()
            if silent:
                record.msg = f"{record.msg} (and {silent} lines of trouble were left out before)"
        kind = f"{record.name} {record.msg}"[:200]
        if len(self.told) > 1000:
            kind = ""
        self.told[kind] = self.told.get(kind, 0) + 1
        return self.told[kind] <= MOST_TROUBLE


def tell(event: str, level: int = logging.INFO, **fields: object) -> None:
    LOG.log(level, event, extra={"fields": fields})


def mistake(event: str, **fields: object) -> None:
    """Inside an `except`: something that should not have happened, with its traceback."""
    LOG.error(event, exc_info=True, extra={"fields": fields})


def note_mishap(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the event loop could not do, such as accept a connection: a line, not a traceback for each."""
    error = context.get("exception")
    tell(str(context.get("message", "mishap"))[:200], logging.WARNING, why=f"{type(error).__name__}: {error}"[:300])


def set_up(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Calm())
    for name in ("permonik.server", "uvicorn", "uvicorn.error", "asyncio", "psycopg.pool"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.setLevel(level if name == "permonik.server" else "WARNING")
        logger.propagate = name == "uvicorn.error"
