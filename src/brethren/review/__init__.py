"""After the game: how the chances went, what was a mistake, and what was luck."""

from brethren.review.review import Account, Expected, Judged, Opinion, Review, account, draws, judge, review

__all__ = ["Account", "Expected", "Judged", "Opinion", "Review", "account", "draws", "judge", "review"]
