"""Every error that Permoník raises on purpose."""

from permonik.kernel.errors import *  # noqa: F403
