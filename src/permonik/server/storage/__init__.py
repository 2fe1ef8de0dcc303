"""Where everything is kept that must not be lost."""

from permonik.server.storage.base import Broken, Row, Statement, Storage
from permonik.server.storage.sqlite import DATABASE, SqliteStorage

__all__ = ["DATABASE", "Broken", "Row", "SqliteStorage", "Statement", "Storage"]
