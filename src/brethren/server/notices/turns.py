"""Whose turn begins with an entry, and what may be said about it."""

from collections.abc import Sequence

from msgspec import Struct

from brethren.game import CHANCE
from brethren.table import log
from brethren.table.audience import RECENT
from brethren.table.gate import Admitted
from brethren.table.match import Match


class Turn(Struct, frozen=True):
    """What its player may know: the game, and who played last as far as they heard of it ("" for a bot)."""

    table: str
    game: str
    after: str = ""


def beginning(match: Match, admitted: Admitted) -> set[str]:
    """The people whose turn begins when this entry is added. Those who did it themselves are here."""
    seats = set(_deciding_after(match, admitted)) - match.clocks.decisions.keys()
    chairs = (match.seating.chairs[seat] for seat in seats)
    people = {chair.person for chair in chairs if chair and not chair.played_by and not chair.gone}
    return people - {admitted.entry.by, ""}


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


def turn_of(match: Match, person: str, number: int) -> Turn | None:
    """The turn that began for this person with this entry, if they still have to decide."""
    decisions, chairs = match.clocks.decisions, match.seating.chairs
    for seat in match.seating.seats_of(person):
        chair = chairs[seat]
        if seat in decisions and decisions[seat].number == number and chair and not chair.played_by:
            return Turn(match.table, match.game.title, _last_player(match, seat))
    return None


def _last_player(match: Match, seat: int) -> str:
    for applied in reversed(match.audience.latest(seat, RECENT)):
        if isinstance(applied.entry, log.Played) and applied.entry.seat != seat:
            chair = match.seating.chairs[applied.entry.seat]
            return chair.name if chair and not chair.played_by else ""
    return ""
