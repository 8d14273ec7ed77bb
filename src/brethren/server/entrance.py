"""Who may come in, and from where they look."""

from brethren.server.people import Visitor
from brethren.table.audience import Viewer
from brethren.table.match import Match
from brethren.table.refusal import Refused

MAX_WHOLE = 999_999_999


def same_site(origin: str | None, host: str | None) -> bool:
    """Programs send no origin; pages do, and it must be ours."""
    return origin is None or origin.split("://", 1)[-1] == host


def viewer(match: Match, visitor: Visitor, seat: int | None) -> Viewer:
    """From where somebody looks: from a seat of their own, or as one who watches, where that is welcome."""
    seats = match.seats_of(visitor.id)
    if seat is not None:
        if seat not in seats:
            raise Refused("not yours", "that is not your seat", seat=seat)
        return seat
    if seats:
        return seats[0]
    if match.stage != "gathering" and not match.watchers and visitor.id != match.host:
        raise Refused("private", "this table does not welcome onlookers")
    return None


def whole(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(MAX_WHOLE)):
        raise Refused("not a number", "that should be a whole number")
    return int(text)
