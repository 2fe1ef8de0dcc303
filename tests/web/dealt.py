"""`permonik serve`, but every table is dealt alike: a test of the page that fails then fails again.

The environment variable PERMONIK_DEAL names the deal; `any` is a house that deals by chance, as the real one does.
"""

from __future__ import annotations

import os
import secrets
from types import SimpleNamespace

from permonik.cli import main
from permonik.kernel import seal

DEAL = os.environ.get("PERMONIK_DEAL", "1")

if __name__ == "__main__":
    if DEAL != "any":
        seal.secrets = SimpleNamespace(randbits=lambda bits: int(DEAL), token_hex=secrets.token_hex)
    main()
