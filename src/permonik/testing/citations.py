"""Citations: a test says which numbered sentences of the rules text it checks.

    @rule("R6.6.4")
    @example("EX-9")
    def test_a_blue_room_needs_more_orange_rooms() -> None: ...

Three ids at most, because a test that cites a whole chapter proves none of it in particular.
"""

import re
from collections.abc import Callable
from types import FunctionType
from typing import Any, Final, TypeVar

RULE: Final = r"R\d+(?:\.\d+)*"
RULING: Final = r"RU-\d+"
EXAMPLE: Final = r"(?:EX|DT)-\d+[a-z]?"
HIDDEN: Final = r"H\d+"
ANY_ID: Final = f"(?:{RULE}|{RULING}|{EXAMPLE}|{HIDDEN})"

MOST: Final = 3
ATTRIBUTE: Final = "cited_rules"

Test = TypeVar("Test", bound=Callable[..., Any])


class CitationError(ValueError):
    """A test cites wrongly; raised when its module is imported."""


def rule(*ids: str) -> Callable[[Test], Test]:
    """Cite rules (`R6.6.4`); the rules of hidden information (`H2`) are welcome here too."""
    return _citing("@rule", f"{RULE}|{HIDDEN}", "R6.6.4 or H2", ids)


def ruling(*ids: str) -> Callable[[Test], Test]:
    """Cite rulings (`RU-9`)."""
    return _citing("@ruling", RULING, "RU-9", ids)


def example(*ids: str) -> Callable[[Test], Test]:
    """Cite worked examples (`EX-6a`) and derived cases (`DT-4`)."""
    return _citing("@example", EXAMPLE, "EX-6a or DT-4", ids)


def hidden(*ids: str) -> Callable[[Test], Test]:
    """Cite rules of hidden information (`H2`)."""
    return _citing("@hidden", HIDDEN, "H2", ids)


def cited(test: object) -> tuple[str, ...]:
    """The ids a test function cites, in reading order."""
    ids = getattr(test, ATTRIBUTE, ())
    if not ids:
        # A property test (`@given`) hides the function that was decorated before it.
        inner = getattr(getattr(test, "hypothesis", None), "inner_test", None)
        ids = getattr(inner, ATTRIBUTE, ())
    return tuple(ids)


def _citing(decorator: str, pattern: str, looks_like: str, ids: tuple[str, ...]) -> Callable[[Test], Test]:
    def attach(test: Test) -> Test:
        if not isinstance(test, FunctionType):
            raise CitationError(f"{decorator} stands on {test!r}: only a test function can cite")
        name = f"{test.__module__}.{test.__qualname__}"
        if not ids:
            raise CitationError(f"{name}: {decorator} names no id")
        for one in ids:
            if not re.fullmatch(pattern, one):
                raise CitationError(f"{name}: {decorator} cannot cite {one!r}; an id looks like {looks_like}")
        # Decorators run from the lowest up, so what is attached already stands below this one.
        together = (*ids, *cited(test))
        if len(together) > MOST:
            raise CitationError(f"{name} cites {len(together)} ids ({', '.join(together)}); {MOST} are allowed")
        if len(set(together)) < len(together):
            raise CitationError(f"{name} cites an id twice: {', '.join(together)}")
        setattr(test, ATTRIBUTE, together)
        return test

    return attach
