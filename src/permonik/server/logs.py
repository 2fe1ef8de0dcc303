"""Logs: one JSON object a line on stderr. No cookies, passwords, seeds or cards ever stand there."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

LOG = logging.getLogger("permonik.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        data |= getattr(record, "fields", {})
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False, default=str)


def tell(event: str, level: int = logging.INFO, **fields: object) -> None:
    LOG.log(level, event, extra={"fields": fields})


def mistake(event: str, **fields: object) -> None:
    """Inside an `except`: something that should not have happened, with its traceback."""
    LOG.error(event, exc_info=True, extra={"fields": fields})


def set_up(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("permonik.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.setLevel(level if name == "permonik.server" else "WARNING")
        logger.propagate = name == "uvicorn.error"
