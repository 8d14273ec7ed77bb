"""Whose turn begins with an entry, and what may be said about it."""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet

from msgspec import Struct

from brethren.game import CHANCE
from brethren.server.notices.store import Kind
from brethren.table import log
from brethren.table.audience import RECENT, Viewer
from brethren.table.gate import Admitted
from brethren.table.match import Match

MOVES = (log.Started, log.Played, log.Voted)


class TurnNews(Struct, frozen=True):
    """What its player may know: the game, and who played last as far as they heard of it ("" for a bot); or, in a
    reminder, when their time runs out."""

    table: str
    game: str
    after: str = ""
    host: str = ""
    """Who invites to this table, if it isn't a turn but an invitation."""
    due: float | None = None
    late: str = ""
    """Somebody else who has run out of time."""
    is_full: bool = False
    """All seats are taken, and the host can start."""


class News(Struct, frozen=True):
    """What onlookers may know: the game, whom it waits for (people who are away) or who has won, and who played last.
    Bots have no names here."""

    table: str
    game: str
    names: tuple[str, ...]
    over: bool = False
    after: str = ""


class LaterTurn(Struct, frozen=True):
    """A turn that began while a notice about an earlier one was waiting."""

    number: int
    at: float


Subject = TurnNews | News
"""What a notice is about."""


def beginning(match: Match, admitted: Admitted) -> set[str]:
    """The people whose turn begins when this entry is added. Those who did it themselves are here."""
    decisions, chairs, by = match.clocks.decisions, match.seating.chairs, admitted.entry.by
    people = set()
    for seat in _deciding_after(match, admitted):
        chair = None if seat in decisions else chairs[seat]
        if chair and chair.person != by and not chair.played_by and not chair.gone:
            people.add(chair.person)
    return people - {""}


def _deciding_after(match: Match, admitted: Admitted) -> Sequence[int]:
    entry = admitted.entry
    if isinstance(entry, log.Played) and admitted.outcome:
        return admitted.outcome.end.deciding
    if isinstance(entry, log.Started):
        state = match.begun({**match.options, "start": entry.start})
        for action in entry.chance:
            state = match.game.play(state, CHANCE, action)
        return match.game.deciding(state)
    return ()


def away_until(match: Match, person: str) -> float:
    """The time until which this person said they would be away."""
    chairs = (match.seating.chairs[seat] for seat in match.seating.seats_of(person))
    return max((chair.away or 0.0 for chair in chairs if chair), default=0.0)


def taken_back(match: Match, person: str) -> int:
    """How often a turn of this person was taken back since they last decided."""
    return max((match.clocks.withdrawn.get(seat, 0) for seat in match.seating.seats_of(person)), default=0)


def turn_of(match: Match, person: str, number: int, kind: Kind = "turn") -> TurnNews | None:
    """The turn that began for this person with this entry, if they still have to decide; for a reminder, if they still
    have time to do so."""
    decisions, chairs, running = match.clocks.decisions, match.seating.chairs, match.clocks.running
    for seat in match.seating.seats_of(person):
        chair = chairs[seat]
        if seat in decisions and decisions[seat].number == number and chair and not chair.played_by:
            if kind == "reminder":
                return TurnNews(match.table, match.game.key, due=match.clocks.due(seat)) if seat in running else None
            return TurnNews(match.table, match.game.key, _last_player(match, seat))
    return None


def later_turn_of(match: Match, person: str, number: int) -> LaterTurn | None:
    """The latest turn of this person, if it began after this entry."""
    decisions = match.clocks.decisions
    later = [decisions[seat] for seat in match.seating.seats_of(person) if seat in decisions]
    latest = max(later, key=lambda each: each.number, default=None)
    return LaterTurn(latest.number, latest.at) if latest and latest.number > number else None


def is_news(match: Match, admitted: Admitted) -> bool:
    """Whether onlookers see that somebody else's turn begins with this entry, or that the game ends."""
    entry, outcome = admitted
    if isinstance(entry, log.Played) and outcome and any(event.heard_by(None) for event in outcome.events):
        overview = outcome.end.overview
        return overview is None or overview.deciding != (entry.seat,)
    return isinstance(entry, log.Started) or (isinstance(entry, log.Voted) and entry.carried)


def news_of(match: Match, number: int, here: AbstractSet[str]) -> News | None:
    """What there is to tell since this entry, if nothing that onlookers see has happened since. Nothing else counts, or
    secret decisions would show."""
    known = [each for each in match.audience.latest(None, RECENT) if isinstance(each.entry, MOVES)]
    if known and known[-1].number != number:
        return None
    if match.stage == "over":
        winners = match.result.winners if match.result else ()
        return News(match.table, match.game.key, _people(match, winners), over=True)
    since = known[-1].entry.at if known else 0.0
    seats = [seat for seat in match.overview.deciding if match.clocks.began[seat] >= since] if match.overview else []
    away = [seat for seat in seats if (chair := match.seating.chairs[seat]) and chair.person not in here]
    names = _people(match, away)
    return News(match.table, match.game.key, names, after=_last_player(match, None)) if names else None


def _people(match: Match, seats: Iterable[int]) -> tuple[str, ...]:
    chairs = [match.seating.chairs[seat] for seat in seats]
    return tuple(chair.name for chair in chairs if chair and not chair.played_by)


def _last_player(match: Match, seat: Viewer) -> str:
    for applied in reversed(match.audience.latest(seat, RECENT)):
        if isinstance(applied.entry, log.Played) and applied.entry.seat != seat:
            chair = match.seating.chairs[applied.entry.seat]
            return chair.name if chair and not chair.played_by else ""
    return ""
