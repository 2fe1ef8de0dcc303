"""Reviews: what the decisions of a finished game were worth from one seat's information, and what luck did."""

from permonik.review.review import review
from permonik.review.told import Review
from permonik.review.weighing import Effort

__all__ = ["Effort", "Review", "review"]
