"""Matches draw themselves in notebooks."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from permonik.kernel.match import Match


def hang_up() -> None:
    """From now on, if Python runs in a notebook. Elsewhere nothing happens, and nothing is loaded."""
    notebook = sys.modules.get("IPython")
    shell = notebook.get_ipython() if notebook is not None else None
    if shell is not None:
        formatter = shell.display_formatter.formatters["text/html"]
        formatter.for_type_by_name("permonik.kernel.match", "Match", drawn)


def drawn(match: Match) -> str:
    from permonik.picture import in_a_notebook  # needs the words, which an engine alone does without

    return in_a_notebook(match)
