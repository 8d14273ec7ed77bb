"""After the game: how the chances went, what was a mistake, and what was luck."""

from brethren.review.estimate import Estimator, estimator_of
from brethren.review.review import Account, Expected, Judged, Opinion, Review, account, draws, judge, review

__all__ = [
    "Account",
    "Estimator",
    "Expected",
    "Judged",
    "Opinion",
    "Review",
    "account",
    "draws",
    "estimator_of",
    "judge",
    "review",
]
