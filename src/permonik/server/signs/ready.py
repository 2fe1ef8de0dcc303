"""Whether the house can be sent visitors. That its process lives is another question, and `/healthz` answers it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from permonik.server.logs import mistake

if TYPE_CHECKING:
    from permonik.server.house import House

PATIENCE = 2.0  # seconds for the database


async def obstacle(house: House) -> str | None:
    """Why nobody should be sent here now; None: the house is ready."""
    if house.signs.is_closing or (house.member is not None and house.member.retiring):
        return "the server is closing"
    if not house.is_open:
        return "the server is opening"
    if house.member is not None and not house.member.leases.is_trusted():
        return "this process has lost its place among the others"
    try:
        async with asyncio.timeout(PATIENCE):
            await house.storage.fetch("SELECT 1")
    except TimeoutError:
        return f"the database has not answered for {PATIENCE:g} seconds"
    except Exception:
        mistake("the database does not answer")
        return "the database does not answer"
    return None
