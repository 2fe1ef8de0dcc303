"""What time it is for tables, caves, holidays and what is written to people.

They ask here instead of `time` itself, so that a test can let days pass: also in modules that are compiled, which hold
on to `time` as they found it.
"""

from __future__ import annotations

import time


def now() -> float:
    """Seconds since 1970."""
    return time.time()


def steady() -> float:
    """Seconds that never go back, since some moment of this process."""
    return time.monotonic()
