"""What tests of games share: citations of the rules, and the pytest plugin that counts them."""

from permonik.testing.citations import CitationError, example, hidden, rule, ruling

__all__ = ["CitationError", "example", "hidden", "rule", "ruling"]
