"""The Chromium that tests, pictures and measurements of the page look through."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

# The shell is the same engine without windows, tabs and a tool bar that nobody sees: half the time for a page.
PROGRAMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb")


def launched(playwright: Playwright) -> Browser:
    """The first of these programs that is installed here."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise SystemExit("there is no Chromium: run `make chromium`, or install the package chromium of your system")
    return playwright.chromium.launch(executable_path=program, args=list(FLAGS))
