"""Things that never change."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed:
    """Something that never changes once it was made: a board, a deck. Copies of a state share it.

    What happens to it makes another one. (Steps are like that, too, and need not say so.)
    """
