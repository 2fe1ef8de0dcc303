"""The visitors of tests/server play here, too."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
