"""What all messages share: what comes in, what goes out, and limits before anybody looks."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Lang = Literal["cs", "en", "sk"]


class In(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a browser sends. Unknown fields are refused, so that a spelling mistake is noticed."""


class Out(msgspec.Struct, kw_only=True, omit_defaults=False):
    """What the server sends."""


# Numbers and texts from outside, before anything else looks at them. What is right is stricter, and is told in words.
MOST = 2**31 - 1
Int = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
MOST_LISTED = 1000
Short = Annotated[str, msgspec.Meta(max_length=200)]  # ids, places on a board, names of bots


class Problem(Out):
    """Every refusal. `code` is stable (kebab-case of the error's name), `message` is for people, in English."""

    code: str
    message: str
