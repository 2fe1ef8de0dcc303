"""Reviews: what the decisions of a finished game were worth from one seat's information, and what luck did."""

from permonik.review.review import Review, review
from permonik.review.weighing import Effort

__all__ = ["Effort", "Review", "review"]
