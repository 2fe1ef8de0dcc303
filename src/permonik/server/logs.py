"""Logs: a line of text on stderr, or one JSON object a line. No cookies, passwords, seeds or cards ever stand there.

Every line that was written for a request or a message carries its id, see `signs/trail.py`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
import time
from datetime import UTC, datetime
from typing import Any

from permonik.server.signs.trail import current_id

LOG = logging.getLogger("permonik.server")
LONGEST_TRACE = 4000
MOST_TROUBLE = 20  # lines of the same trouble in a minute
MINUTE = 60.0
PLAIN = re.compile(r"[A-Za-z0-9._/:+@-]+")


class JsonLines(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self.data(record), ensure_ascii=False, default=str)

    def data(self, record: logging.LogRecord) -> dict[str, Any]:
        data: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage()[:LONGEST_TRACE],
        }
        data |= getattr(record, "fields", {})
        if request := current_id():
            data["request"] = request
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)[-LONGEST_TRACE:]
        return data


class TextLines(JsonLines):
    """For people: the same, with the traceback on lines of its own. What comes from outside cannot pass for a line."""

    def format(self, record: logging.LogRecord) -> str:
        data = self.data(record)
        trace = data.pop("trace", "")
        line = [data.pop("at"), data.pop("level").upper(), in_line(data.pop("event"))]
        line += [f"{name}={in_quotes(value)}" for name, value in data.items()]
        return "\n    ".join([" ".join(line), *map(in_line, trace.splitlines())])


def in_line(text: str) -> str:
    return text if text.isprintable() else json.dumps(text)[1:-1]


def in_quotes(value: object) -> str:
    text = str(value)
    return text if PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=not text.isprintable())


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


def set_up(level: str = "INFO", form: str = "text") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(Calm())
    for name in ("permonik.server", "uvicorn", "uvicorn.error", "asyncio", "opentelemetry", "psycopg.pool"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.setLevel(level if name == "permonik.server" else "WARNING")
        logger.propagate = name == "uvicorn.error"
