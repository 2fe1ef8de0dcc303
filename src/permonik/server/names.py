"""Names of people and tables: any writing of the world, but nothing that could pass for something else."""

from __future__ import annotations

import re
import unicodedata

from permonik.server.problems import BadMessage, BadName
from permonik.words import BIDI

LONGEST = 40
LONGEST_SAYING = 500
# Control characters, halves of characters, private and unassigned ones, line and paragraph breaks.
FORBIDDEN = frozenset(("Cc", "Cs", "Co", "Cn", "Zl", "Zp"))


def check_name(name: str) -> str:
    """The name as it is kept: normalised, trimmed, with single spaces."""
    name = re.sub(r"[^\S\n]+", " ", unicodedata.normalize("NFC", name)).strip(" ")
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise BadName("a name needs at least one letter, number or sign")
    if len(name) > LONGEST:
        raise BadName(f"a name has {LONGEST} characters at the most, not {len(name)}")
    if any(unicodedata.category(c) in FORBIDDEN or c in BIDI for c in name):
        raise BadName("a name has no control characters")
    if "<" in name or ">" in name:
        raise BadName("a name has no angle brackets: HTML is not welcome here")
    return name


def folded(name: str) -> str:
    """Equal for names that people would take for the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def check_saying(text: str) -> str:
    """A line of chat. It may hold anything that is text; browsers show it as text."""
    text = text.strip()
    if not text or len(text) > LONGEST_SAYING:
        raise BadMessage(f"a line of chat has 1 to {LONGEST_SAYING} characters, not {len(text)}")
    if any(unicodedata.category(c) in ("Cc", "Cs") or c in BIDI for c in text):
        raise BadMessage("a line of chat has no control characters")
    return text
