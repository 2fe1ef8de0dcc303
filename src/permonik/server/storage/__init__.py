"""Where everything is kept that must not be lost."""

from permonik.server.storage.base import Broken, Damaged, Row, Statement, Storage
from permonik.server.storage.sqlite import DATABASE, SqliteStorage

__all__ = ["DATABASE", "Broken", "Damaged", "Row", "SqliteStorage", "Statement", "Storage"]
