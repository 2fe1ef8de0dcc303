"""What takes minutes in a browser and is the same by other means elsewhere: played by `make soak` alone."""

from __future__ import annotations

import os

import pytest

whole = pytest.mark.skipif("PERMONIK_SOAK" not in os.environ, reason="it takes minutes: make soak")
