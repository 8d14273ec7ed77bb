"""Whose time runs, and when it has run out."""

from collections.abc import Sequence

from brethren.table.match import Match
from brethren.table.wire import Timing

GRACE = 2.0  # seconds for the way of a message


def due(match: Match, seat: int) -> float | None:
    """When this seat's decision is late; None if it has all the time in the world."""
    decision = match.decisions.get(seat)
    if decision is None or not _timed(match):
        return None
    return decision.at + _allowance(match, match.spent[seat]) + GRACE


def next_due(match: Match) -> tuple[float, int] | None:
    """The first person to be late, and when; None if nobody will be."""
    if not _timed(match):
        return None
    running = [(due(match, seat), seat) for seat in match.decisions if seat not in match.late and _person(match, seat)]
    return min(((at, seat) for at, seat in running if at is not None), default=None)


def timings(match: Match, deciding: Sequence[int]) -> list[Timing]:
    """The clocks of all seats as everybody sees them. They do not stop at a decision that nobody may know of yet."""
    late, began, clock = match.late, match.began, match.clock
    if not _timed(match):
        return [
            Timing(began[seat] if seat in deciding else None, None, None, seat in late) for seat in range(match.seats)
        ]
    return [
        Timing(
            began=began[seat] if seat in deciding else None,
            due=began[seat] + _allowance(match, spent) if seat in deciding else None,
            left=None if clock.game is None else max(0.0, clock.game - spent),
            late=seat in late,
        )
        for seat, spent in enumerate(match.shown_spent)
    ]


def _timed(match: Match) -> bool:
    return match.clock.move is not None or match.clock.game is not None


def _allowance(match: Match, spent: float) -> float:
    move, game = match.clock.move, match.clock.game
    limits = [*([] if move is None else [float(move)]), *([] if game is None else [max(0.0, game - spent)])]
    return min(limits)


def _person(match: Match, seat: int) -> bool:
    chair = match.chairs[seat]
    return chair is not None and chair.played_by is None
