"""What the environments need beyond the house itself."""

from __future__ import annotations

from permonik.kernel.errors import PermonikError


class NotInstalled(PermonikError, ImportError):
    """A library of an extra is missing."""


def missing(library: str, extra: str = "rl") -> NotInstalled:
    return NotInstalled(f"this needs {library}, which is not installed: pip install 'permonik[{extra}]'")
