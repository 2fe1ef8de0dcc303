"""Names of people and tables: any writing of the world, but nothing that could pass for something else.

What could pass for what says Unicode (UTS 39): the confusables and the scripts come from `confusable_homoglyphs`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from permonik.server.problems import BadMessage, BadName
from permonik.words import BIDI

LONGEST = 40
LONGEST_TYPED = 160  # before it is normalised, which takes the longer the more there is
LONGEST_SAYING = 500
MOST_MARKS = 4  # on one letter, one after the other
# Control and invisible characters, halves of characters, private and unassigned ones, line and paragraph breaks.
FORBIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
# Nothing is seen of these either, though they count as letters, marks or signs (and of Braille's blank).
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
# Pictures are joined to one by what is invisible elsewhere: 👩‍🚀.
PICTURE = "[\u2190-\u27ff\u2900-\u2bff\u3030\u303d\U0001f000-\U0001faff][\ufe0f\U0001f3fb-\U0001f3ff]*"
JOINED = re.compile(f"{PICTURE}(?:\u200d{PICTURE})*")
# The scripts that UAX 31 recommends for identifiers: those that people write today.
SCRIPTS = frozenset(
    (
        "ARABIC",
        "ARMENIAN",
        "BENGALI",
        "BOPOMOFO",
        "CYRILLIC",
        "DEVANAGARI",
        "ETHIOPIC",
        "GEORGIAN",
        "GREEK",
        "GUJARATI",
        "GURMUKHI",
        "HAN",
        "HANGUL",
        "HEBREW",
        "HIRAGANA",
        "KANNADA",
        "KATAKANA",
        "KHMER",
        "LAO",
        "LATIN",
        "MALAYALAM",
        "MYANMAR",
        "ORIYA",
        "SINHALA",
        "TAMIL",
        "TELUGU",
        "THAANA",
        "THAI",
        "TIBETAN",
    )
)
# Scripts that are written together (UTS 39, "highly restrictive").
TOGETHER = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)


def check_name(name: str) -> str:
    """The name as it is kept: normalised, trimmed, with single spaces."""
    check_length(name)
    name = re.sub(r"[^\S\n]+", " ", unicodedata.normalize("NFC", name)).strip(" ")
    if len(name) > LONGEST:
        raise BadName(f"a name has {LONGEST} characters at the most, not {len(name)}")
    plain = JOINED.sub("☺", name)
    if any(unicodedata.category(c) in FORBIDDEN or c in BIDI for c in plain) or INVISIBLE.search(plain):
        raise BadName("a name has no invisible and no control characters")
    if not any(unicodedata.category(c)[0] in "LNPS" for c in plain):
        raise BadName("a name needs at least one letter, number or sign")
    if "<" in name or ">" in name:
        raise BadName("a name has no angle brackets: HTML is not welcome here")
    marks = "".join("m" if unicodedata.category(c)[0] == "M" else "-" for c in unicodedata.normalize("NFD", plain))
    if "m" * (MOST_MARKS + 1) in marks:
        raise BadName(f"a letter has {MOST_MARKS} marks at the most")
    check_scripts(plain)
    return name


def check_scripts(name: str) -> None:
    found = {script(c) for c in name} - {"COMMON", "INHERITED"}
    if found - SCRIPTS:
        raise BadName("a name is written in a script of today")
    if len(found) > 1 and not any(found <= together for together in TOGETHER):
        raise BadName("a name does not mix scripts: letters that look alike would make another name of it")


def check_length(name: str) -> None:
    """Before anything else touches it."""
    if len(name) > LONGEST_TYPED:
        raise BadName(f"a name has {LONGEST} characters at the most, not {len(name)}")


def folded(name: str) -> str:
    """Equal for names that are the same but for upper and lower case, or the width of letters."""
    check_length(name)
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def skeleton(name: str) -> str:
    """Equal for names that look alike (UTS 39), whatever their letters are called."""
    check_length(name)
    return bones(bones(unicodedata.normalize("NFKC", name)).casefold())


def bones(text: str) -> str:
    alike = lookalikes()
    seen = [c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) != "Cf" and not INVISIBLE.match(c)]
    return unicodedata.normalize("NFD", "".join([alike.get(c, c) for c in seen]))


@cache
def lookalikes() -> dict[str, str]:
    """From each character to the one that stands for all that look like it.

    The library lists for a character those that it can be taken for: one that stands for others lists them all, the
    others list it alone. Where two have only each other, the first of them stands for both.
    """
    from confusable_homoglyphs.confusables import confusables_data

    found: dict[str, str] = {}
    for character, listed in confusables_data.items():
        if len(character) == 1 and len(listed) == 1:
            other: str = listed[0]["c"].strip("\u200e")
            if len(confusables_data.get(listed[0]["c"], ())) > 1 or other < character:
                found[character] = other
    return found


@cache
def script(character: str) -> str:
    from confusable_homoglyphs.categories import alias

    name: str = alias(character)
    return name.upper()


def check_saying(text: str) -> str:
    """A line of chat. It may hold anything that is text; browsers show it as text."""
    if len(text) > 2 * LONGEST_SAYING or not (text := text.strip()) or len(text) > LONGEST_SAYING:
        raise BadMessage(f"a line of chat has 1 to {LONGEST_SAYING} characters, not {len(text)}")
    if any(unicodedata.category(c) in ("Cc", "Cs") or c in BIDI for c in text):
        raise BadMessage("a line of chat has no control characters")
    return text
