"""What players are told besides their turns, so that no game waits for something that nobody heard of: all seats are
taken, somebody has run out of time, or there is a rematch."""

from collections.abc import Collection

from msgspec import Struct

from brethren.server.notices.store import Kind
from brethren.server.notices.turns import TurnNews
from brethren.table import log
from brethren.table.audience import RECENT
from brethren.table.log import AnyEntry
from brethren.table.match import Match


class Beside(Struct, frozen=True):
    """Something to tell these people, about the entry of this number at this table. `again`: how often it may have been
    told before."""

    kind: Kind
    table: str
    number: int
    people: Collection[str]
    again: int = 0


def beside(match: Match, entry: AnyEntry) -> Beside | None:
    """What there is to tell when this entry is added."""
    if isinstance(entry, log.Rematched):
        return Beside("rematch", entry.table, 0, match.seating.people() - {entry.by})
    if isinstance(entry, log.Late):
        return Beside("late", match.table, match.clocks.decisions[entry.seat].number, _others(match, entry.seat))
    if isinstance(entry, log.Sat) and not match.created.auto and _free_seats(match) == [entry.seat]:
        return Beside("full", match.table, match.number + 1, {match.seating.host} - {entry.by}, _got_up(match))
    return None


def _others(match: Match, seat: int) -> set[str]:
    """Those who decide what becomes of this seat."""
    late, chairs = match.seating.chairs[seat], match.seating.chairs
    people = {chair.person for chair in chairs if chair and not chair.played_by and not chair.gone}
    return people - {"", late.person if late else ""}


def _free_seats(match: Match) -> list[int]:
    return [seat for seat, chair in enumerate(match.seating.chairs) if chair is None]


def _got_up(match: Match) -> int:
    return sum(isinstance(each.entry, log.Stood) for each in match.audience.latest(None, RECENT))


def late_of(match: Match, number: int) -> TurnNews | None:
    """The player whose time for this decision has run out, if they still have to make it."""
    for seat, decision in match.clocks.decisions.items():
        chair = match.seating.chairs[seat]
        if decision.number == number and seat in match.clocks.late and chair and not chair.played_by:
            return TurnNews(match.table, match.game.key, late=chair.name)
    return None


def full_of(match: Match) -> TurnNews | None:
    """That all seats are taken, and the host can start."""
    if match.stage != "gathering" or _free_seats(match):
        return None
    return TurnNews(match.table, match.game.key, is_full=True)


def rematch_of(match: Match, person: str) -> TurnNews | None:
    """Who asks for a rematch at this new table, if this person hasn't been there yet."""
    seating = match.seating
    if match.stage != "gathering" or person not in seating.people() or person in seating.contributions:
        return None
    hosts = [chair.name for chair in seating.chairs if chair and chair.person == seating.host]
    return TurnNews(match.table, match.game.key, host=hosts[0]) if hosts else None
