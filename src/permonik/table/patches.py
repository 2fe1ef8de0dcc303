"""A state, from the one before it and what has changed: for whoever is told patches (`docs/api.md`)."""

from __future__ import annotations

from typing import cast

from permonik.table.messages import PatchOut, StateOut


def patched(state: StateOut, patch: PatchOut) -> StateOut:
    """The state after a patch; what did not change is shared with the one before."""
    inside = {name: {**state[name], **patch[name]} for name in ("view", "shown")}
    return cast("StateOut", {**state, **patch["set"], **inside})
