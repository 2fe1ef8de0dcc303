"""What the environments need beyond the house itself."""

from __future__ import annotations

from permonik.kernel.errors import PermonikError


class NotInstalled(PermonikError, ImportError):
    """A library of the extra `rl` is missing."""


def missing(library: str) -> NotInstalled:
    return NotInstalled(f"this needs {library}, which is not installed: pip install 'permonik[rl]'")
