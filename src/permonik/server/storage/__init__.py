"""Where everything is kept that must not be lost."""

from permonik.server.storage.base import Broken, Damaged, Outdated, Row, Statement, Storage
from permonik.server.storage.opening import open_storage
from permonik.server.storage.sqlite import DATABASE, SqliteStorage

__all__ = ["DATABASE", "Broken", "Damaged", "Outdated", "Row", "SqliteStorage", "Statement", "Storage", "open_storage"]
