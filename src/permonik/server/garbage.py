"""When Python looks for garbage: often among what is new, seldom among all that tables and sockets hold.

By itself it looks through everything whenever a quarter more has come. With 1,000 tables that stops everybody for some
0.4 s, several times a minute, and finds nothing: nearly all that tables leave behind goes without it. So what has
lived for some seconds is set aside (`gc.freeze`). Only sockets that have gone leave rings behind among that; when there
are many of them, everything is looked through once.
"""

from __future__ import annotations

import asyncio
import gc

from permonik.server.play.connection import Connection

NEW = 50_000  # containers more than before: Python would look by itself after 700, which is what one state holds
EVERY = 2.0  # seconds; what is new by then is looked through in some hundredths of one, with 1,000 tables
MANY_ENDED = 2_000  # sockets, each of which leaves some 10 kB


async def keep_tidy() -> None:
    gc.set_threshold(NEW)
    looked = Connection.ended
    while True:
        await asyncio.sleep(EVERY)
        looked = tidy(looked)


def tidy(looked: int) -> int:
    """`looked`: how many sockets had ended when everything was last looked through; how many had, now."""
    thorough = Connection.ended - looked >= MANY_ENDED
    if thorough:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
    return Connection.ended if thorough else looked
