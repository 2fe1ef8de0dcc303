"""A real Redis for tests, started by the first test that needs it."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from databases import NO_REDIS

from permonik.server.cluster.trial import NoTrial, Redis


@contextmanager
def own_redis() -> Iterator[Redis]:
    folder = Path(tempfile.mkdtemp(prefix="permonik-"))
    try:
        try:
            redis = Redis(folder)
            redis.start()
            redis.wait(redis.answers)
        except NoTrial as error:
            pytest.skip(f"{NO_REDIS}: {error}")
        try:
            yield redis
        finally:
            redis.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
