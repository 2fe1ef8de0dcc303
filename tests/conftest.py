"""Every test run counts the citations of the rules; see `--citations` in permonik.testing.plugin."""

pytest_plugins = ("permonik.testing.plugin", "permonik.testing.contract.summary", "pytester")
