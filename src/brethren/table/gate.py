"""The only way into a match: a command is checked here and becomes an entry, or is refused with a reason."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any

from msgspec import Struct

from brethren.game import Game, IllegalAction
from brethren.table import entry as log
from brethren.table import wire
from brethren.table.deal import Numbers
from brethren.table.entry import AnyEntry
from brethren.table.match import Chair, Foreseen, Match, Person
from brethren.table.refusal import Refused
from brethren.table.text import check_chat, check_name
from brethren.table.undo import undone

LUCK_SECONDS = 10.0
"""For which a game waits for what a player, who has just sat down, adds to the dice."""


class Asked(Struct, frozen=True):
    """Who asks, from which seat (None: watching), and when; which seats' players are away, which people are here."""

    person: Person
    seat: int | None
    at: float
    absent: AbstractSet[int] = frozenset()
    here: AbstractSet[str] = frozenset()


def admit(match: Match, command: wire.AnyCommand, asked: Asked) -> AnyEntry | None:
    """The entry that this command becomes; None if it was done before."""
    if (asked.person.id, command.id) in match.commands:
        return None
    _within_limits(match, command, asked)
    return _ADMIT[type(command)](command, match, asked)


def play(match: Match, seat: int, action: int, at: float, by: str = "", command: str = "") -> log.Played:
    """A decision of this seat, with what chance does upon it."""
    if match.state is None or match.luck is None or match.stage != "playing":
        raise Refused("over" if match.stage == "over" else "not started", "no game is going on")
    try:
        moved = match.game.move(match.state, seat, action)
    except IllegalAction as illegal:
        raise Refused(illegal.reason, str(illegal), **illegal.details) from None
    if moved.overview is not None:
        played = log.Played(at, by, command, seat, action)
        match.foreseen = Foreseen(played, moved.events, moved, match.numbers)
        return played
    numbers = match.numbers.copy()
    draws = match.draws(moved.state, match.luck, numbers)
    played = log.Played(at, by, command, seat, action, draws.chance)
    match.foreseen = Foreseen(played, moved.events + draws.events, draws.end or moved, numbers)
    return played


def start(match: Match, at: float, by: str = "", command: str = "") -> log.Started:
    """The beginning, with all that chance does before the first decision."""
    if match.stage != "gathering":
        raise Refused("started", "the game has started already")
    if None in match.chairs:
        raise Refused("empty seats", "all seats must be taken first")
    luck = match.mixed()
    first = luck.draw(0, [1] * match.seats) if match.lots else int(match.options.get("start", 0))
    state = match.begun({**match.options, "start": first})
    return log.Started(at, by, command, first, match.draws(state, luck, Numbers(match.game, match.deal)).chance)


def ready(match: Match) -> bool:
    """Whether a game that starts by itself may do so now."""
    if not match.auto or match.stage != "gathering" or None in match.chairs:
        return False
    return match.deal is not None or all(person in match.lucks for person in match.people())


def _sit(command: wire.Sit, match: Match, asked: Asked) -> AnyEntry:
    _gathering(match)
    _chair(match, command.seat)
    if match.chairs[command.seat] is not None:
        raise Refused("taken", "that seat is taken", seat=command.seat)
    person = asked.person
    name = check_name(command.name or person.name)
    return log.Sat(asked.at, person.id, command.id, command.seat, name, person.avatar)


def _stand(command: wire.Stand, match: Match, asked: Asked) -> AnyEntry:
    chair = _chair(match, command.seat)
    if chair is None:
        raise Refused("nobody there", "nobody sits there", seat=command.seat)
    if match.stage == "over":
        raise Refused("over", "the game is over")
    mine = chair.person == asked.person.id
    if not mine and (match.stage != "gathering" or asked.person.id != match.host):
        raise Refused("not yours", "that is not your seat", seat=command.seat)
    return log.Stood(asked.at, asked.person.id, command.id, command.seat)


def _place(command: wire.Place, match: Match, asked: Asked) -> AnyEntry:
    _gathering(match)
    _host(match, asked)
    chair = _chair(match, command.seat)
    if chair is not None and chair.bot is None:
        raise Refused("taken", "somebody sits there", seat=command.seat)
    return log.Placed(asked.at, asked.person.id, command.id, command.seat, command.level)


def _set(command: wire.Set, match: Match, asked: Asked) -> AnyEntry:
    _gathering(match)
    _host(match, asked)
    _not_dealt(match)
    seats = match.seats if command.seats is None else command.seats
    if any(chair and chair.person for chair in match.chairs[seats:]):
        raise Refused("taken", "somebody sits on a seat that would go")
    options = match.options if command.options is None else command.options
    check_options(match.game, seats, options)
    return log.Set(
        asked.at,
        asked.person.id,
        command.id,
        seats,
        options,
        match.lots if command.lots is None else command.lots,
        match.clock if command.clock is None else command.clock,
        match.watchers if command.watchers is None else command.watchers,
    )


def _contribute(command: wire.Contribute, match: Match, asked: Asked) -> AnyEntry:
    _gathering(match)
    _my_seats(match, asked)
    _not_dealt(match)
    if asked.person.id in match.lucks:
        raise Refused("luck given", "you have put your number in already")
    return log.Contributed(asked.at, asked.person.id, command.id, command.luck)


def _start(command: wire.Start, match: Match, asked: Asked) -> AnyEntry:
    _host(match, asked)
    _all_luck_in(match, asked)
    return start(match, asked.at, asked.person.id, command.id)


def _play(command: wire.Play, match: Match, asked: Asked) -> AnyEntry:
    seat = _my_seat(match, asked)
    chair = match.chairs[seat]
    if chair and chair.standin:
        raise Refused("standin", "a bot plays on for you: take your seat back first")
    _fresh(match, seat, command.number)
    return play(match, seat, command.action, asked.at, asked.person.id, command.id)


def _undo(command: wire.Undo, match: Match, asked: Asked) -> AnyEntry:
    seat = _my_seat(match, asked)
    if command.number != match.number_for(seat):
        raise Refused("stale", "something has happened since; look again", number=match.number_for(seat))
    return log.Undone(asked.at, asked.person.id, command.id, seat, undone(match, seat))


def _say(command: wire.Say, match: Match, asked: Asked) -> AnyEntry:
    return log.Said(asked.at, asked.person.id, command.id, _any_seat(match, asked), check_chat(command.text))


def _exclaim(command: wire.Exclaim, match: Match, asked: Asked) -> AnyEntry:
    return log.Exclaimed(asked.at, asked.person.id, command.id, _any_seat(match, asked), command.phrase)


def _vote(command: wire.Vote, match: Match, asked: Asked) -> AnyEntry:
    voter, chair = _my_seat(match, asked), _chair(match, command.seat)
    if match.stage != "playing":
        raise Refused("not playing", "no game is going on")
    if chair is None or not chair.person or chair.standin or chair.person == asked.person.id:
        raise Refused("not away", "there is nothing to decide about that seat", seat=command.seat)
    if not (chair.gone or command.seat in match.late or command.seat in asked.absent):
        raise Refused("not away", "the player of that seat is here and in time", seat=command.seat)
    carried = _carried(match, command.seat, {**_ballots(match, command.seat), voter: command.choice}, asked.absent)
    return log.Voted(asked.at, asked.person.id, command.id, command.seat, voter, command.choice, carried)


def _return(command: wire.Return, match: Match, asked: Asked) -> AnyEntry:
    seat = _my_seat(match, asked)
    chair = match.chairs[seat]
    if match.stage != "playing" or not chair or not (chair.standin or chair.gone):
        raise Refused("not replaced", "no bot is playing for you")
    return log.Returned(asked.at, asked.person.id, command.id, seat)


def rematch(match: Match, command: wire.Rematch, asked: Asked, table: str) -> log.Rematched | None:
    """A rematch at the table of this name; None if there is one already, or this was asked before."""
    if match.rematch is not None:
        return None
    _my_seats(match, asked)
    if match.stage != "over":
        raise Refused("not over", "the game is not over yet")
    return log.Rematched(asked.at, asked.person.id, command.id, table)


def check_options(game: Game, seats: int, options: dict[str, str | int]) -> None:
    try:
        game.choices(seats, options)
    except ValueError as wrong:
        raise Refused("options", str(wrong)) from None


# The checklist


def _within_limits(match: Match, command: wire.AnyCommand, asked: Asked) -> None:
    if isinstance(command, wire.Say | wire.Exclaim):
        match.limits.check_chat(asked.person.id, asked.at)
    elif not isinstance(command, wire.Play):
        match.limits.check_change(asked.person.id)


def _gathering(match: Match) -> None:
    if match.stage != "gathering":
        raise Refused("started", "the game has started already")


def _not_dealt(match: Match) -> None:
    if match.deal:
        raise Refused("dealt", "the luck of this table, and how it is played, is that of another match")


def _all_luck_in(match: Match, asked: Asked) -> None:
    """The host must not begin before others, who are here, have added to the dice. Their browsers do so as they sit
    down; a program that does not cannot keep a game from starting."""
    others = match.people() & asked.here - match.lucks.keys() - {asked.person.id}
    if match.deal is None and any(asked.at < match.sat_at[person] + LUCK_SECONDS for person in others):
        raise Refused("luck awaited", "somebody has just sat down, whose number for the dice is on its way")


def _host(match: Match, asked: Asked) -> None:
    if asked.person.id != match.host:
        raise Refused("not host", "only the host of the table may do that")


def _chair(match: Match, seat: int) -> Chair | None:
    if not 0 <= seat < match.seats:
        raise Refused("no such seat", f"this table has seats 0 to {match.seats - 1}", seat=seat)
    return match.chairs[seat]


def _my_seats(match: Match, asked: Asked) -> list[int]:
    seats = match.seats_of(asked.person.id)
    if not seats:
        raise Refused("not seated", "you do not sit at this table")
    return seats


def _my_seat(match: Match, asked: Asked) -> int:
    seat = asked.seat
    chair = None if seat is None or seat >= match.seats else match.chairs[seat]
    if seat is None or chair is None or chair.person != asked.person.id:
        raise Refused("not seated", "you do not look from a seat of yours")
    return seat


def _any_seat(match: Match, asked: Asked) -> int:
    seats = _my_seats(match, asked)
    return asked.seat if asked.seat is not None and asked.seat in seats else seats[0]


def _fresh(match: Match, seat: int, number: int) -> None:
    """Others may have decided since, but not so that this seat decides about something else now."""
    latest, decision = match.number_for(seat), match.decisions.get(seat)
    if not 1 <= number <= latest:
        raise Refused("stale", "no update had that number", number=latest)
    if decision and match.audience.entry(seat, number) < decision.number:
        raise Refused("stale", "something has happened since; look again", number=latest)


def _ballots(match: Match, seat: int) -> dict[int, wire.Choice]:
    return match.votes.get(seat, {})


def _carried(match: Match, seat: int, ballots: dict[int, wire.Choice], absent: AbstractSet[int]) -> bool:
    """More than half of the people who are still here want the same as the latest voter."""
    leaver, choice = match.chairs[seat], list(ballots.values())[-1]
    chairs = [(other, chair) for other, chair in enumerate(match.chairs) if chair and chair.person]
    here = {chair.person for other, chair in chairs if leaver and chair.person != leaver.person and other not in absent}
    agreed = {chair.person for other, chair in chairs if ballots.get(other) == choice}
    return 2 * len(agreed) > len(here)


_ADMIT: dict[type[wire.AnyCommand], Callable[[Any, Match, Asked], AnyEntry]] = {
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.Place: _place,
    wire.Set: _set,
    wire.Contribute: _contribute,
    wire.Start: _start,
    wire.Play: _play,
    wire.Undo: _undo,
    wire.Say: _say,
    wire.Exclaim: _exclaim,
    wire.Vote: _vote,
    wire.Return: _return,
}
