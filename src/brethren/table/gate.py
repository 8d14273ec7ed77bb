"""The only way into a match: a command is checked here and becomes an entry, or is refused with a reason. Nothing is
changed: what is admitted counts when it is added to the match."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple

from msgspec import Struct

from brethren.game import Game, IllegalAction
from brethren.table import log
from brethren.table.deal import Numbers
from brethren.table.draws import draw
from brethren.table.log import AnyEntry
from brethren.table.match import Match, Outcome
from brethren.table.refusal import Refused
from brethren.table.seating import Chair, Person
from brethren.table.text import check_chat, check_name
from brethren.table.undo import undone
from brethren.wire import commands
from brethren.wire.problems import GameReason
from brethren.wire.vocabulary import Choice

LUCK_SECONDS = 10.0
"""How many seconds a game waits for the random number of a player who has just sat down."""


class Sender(Struct, frozen=True):
    """The person who sends a command, from which seat (None: as a spectator), and when; the seats whose players are
    away, and the people who are here."""

    person: Person
    seat: int | None
    at: float
    absent: AbstractSet[int] = frozenset()
    here: AbstractSet[str] = frozenset()


class Admitted(NamedTuple):
    """An entry that may be added to the match now, and for a decision what it leads to."""

    entry: AnyEntry
    outcome: Outcome | None = None


def admit(match: Match, command: commands.AnyCommand, sender: Sender) -> Admitted | None:
    """What this command becomes; None if it was done before: commands are idempotent, each counts once by its id."""
    if (sender.person.id, command.id) in match.commands:
        return None
    _within_limits(match, command, sender)
    if isinstance(command, commands.Play):
        return _play(command, match, sender)
    return Admitted(_CHECK[type(command)](command, match, sender))


def play(match: Match, seat: int, action: int, at: float, by: str = "", command: str = "") -> Admitted:
    """A decision of this seat, with what chance does after it."""
    if match.state is None or match.luck is None or match.stage != "playing":
        raise Refused("over" if match.stage == "over" else "not started", "no game is in progress")
    try:
        moved = match.game.move(match.state, seat, action)
    except IllegalAction as illegal:
        raise Refused(GameReason(illegal.reason), str(illegal), **illegal.details) from None
    if moved.overview is not None:
        outcome = Outcome(moved.events, moved, match.moves.draw_numbers)
        return Admitted(log.Played(at, by, command, seat, action), outcome)
    numbers = match.moves.draw_numbers.copy()
    draws = draw(moved.state, match.luck, numbers)
    played = log.Played(at, by, command, seat, action, draws.chance)
    return Admitted(played, Outcome(moved.events + draws.events, draws.end or moved, numbers))


def start(match: Match, at: float, by: str = "", command: str = "") -> Admitted:
    """The beginning, with all that chance does before the first decision."""
    if match.stage != "gathering":
        raise Refused("started", "the game has already started")
    if None in match.seating.chairs:
        raise Refused("empty seats", "every seat must be taken first")
    luck = match.mixed()
    first = luck.draw(0, [1] * match.seats) if match.lots else int(match.options.get("start", 0))
    state = match.begun({**match.options, "start": first})
    chance = draw(state, luck, Numbers(match.game, match.created.deal)).chance
    return Admitted(log.Started(at, by, command, first, chance))


def vacation(match: Match, person: str, until: float, at: float) -> Admitted | None:
    """This person is away until then, or back if that is over; None if that is known, or the game doesn't wait."""
    seats = match.seating.seats_of(person)
    chair = match.seating.chairs[seats[0]] if seats else None
    if chair is None or match.stage != "playing" or not match.clocks.slow:
        return None
    if max(chair.away or 0.0, at) == max(until, at) or not match.limits.has_changes_left(person):
        return None
    return Admitted(log.Vacation(at, person, "", seats[0], until))


def ready(match: Match) -> bool:
    """Whether a game that starts by itself may do so now."""
    if not match.created.auto or match.stage != "gathering" or None in match.seating.chairs:
        return False
    seating = match.seating
    return match.created.deal is not None or all(person in seating.contributions for person in seating.people())


def _sit(command: commands.Sit, match: Match, sender: Sender) -> AnyEntry:
    _gathering(match)
    _chair(match, command.seat)
    if match.seating.chairs[command.seat] is not None:
        raise Refused("taken", "that seat is taken", seat=command.seat)
    person = sender.person
    name = check_name(command.name or person.name)
    return log.Sat(sender.at, person.id, command.id, command.seat, name, person.avatar)


def _stand(command: commands.Stand, match: Match, sender: Sender) -> AnyEntry:
    chair = _chair(match, command.seat)
    if chair is None:
        raise Refused("nobody there", "nobody is sitting there", seat=command.seat)
    if match.stage == "over":
        raise Refused("over", "the game is over")
    mine = chair.person == sender.person.id
    if not mine and (match.stage != "gathering" or sender.person.id != match.seating.host):
        raise Refused("not yours", "that is not your seat", seat=command.seat)
    return log.Stood(sender.at, sender.person.id, command.id, command.seat)


def _place(command: commands.Place, match: Match, sender: Sender) -> AnyEntry:
    _gathering(match)
    _host(match, sender)
    chair = _chair(match, command.seat)
    if chair is not None and chair.bot is None:
        raise Refused("taken", "somebody is sitting there", seat=command.seat)
    return log.BotPlaced(sender.at, sender.person.id, command.id, command.seat, command.level)


def _change_settings(command: commands.ChangeSettings, match: Match, sender: Sender) -> AnyEntry:
    _gathering(match)
    _host(match, sender)
    _not_dealt(match)
    seats = match.seats if command.seats is None else command.seats
    if any(chair and chair.person for chair in match.seating.chairs[seats:]):
        raise Refused("taken", "somebody is sitting on a seat that would be removed")
    options = match.options if command.options is None else command.options
    check_options(match.game, seats, options)
    return log.SettingsChanged(
        sender.at,
        sender.person.id,
        command.id,
        seats,
        options,
        match.lots if command.lots is None else command.lots,
        match.clocks.limits if command.clock is None else command.clock,
        match.watchers if command.watchers is None else command.watchers,
        match.public if command.public is None else command.public,
    )


def _contribute(command: commands.Contribute, match: Match, sender: Sender) -> AnyEntry:
    _gathering(match)
    _my_seats(match, sender)
    _not_dealt(match)
    if sender.person.id in match.seating.contributions:
        raise Refused("luck given", "your browser has already added its random number")
    return log.Contributed(sender.at, sender.person.id, command.id, command.luck)


def _start(command: commands.Start, match: Match, sender: Sender) -> AnyEntry:
    _host(match, sender)
    _all_luck_in(match, sender)
    return start(match, sender.at, sender.person.id, command.id).entry


def _play(command: commands.Play, match: Match, sender: Sender) -> Admitted:
    seat = _my_seat(match, sender)
    chair = match.seating.chairs[seat]
    if chair and chair.standin:
        raise Refused("standin", "a bot is playing for you: take your seat back first")
    _fresh(match, seat, command.number)
    return play(match, seat, command.action, sender.at, sender.person.id, command.id)


def _undo(command: commands.Undo, match: Match, sender: Sender) -> AnyEntry:
    seat = _my_seat(match, sender)
    if command.number != match.number_for(seat):
        raise Refused("stale", "the game has moved on; look again", number=match.number_for(seat))
    return log.Undone(sender.at, sender.person.id, command.id, seat, undone(match, seat))


def _say(command: commands.Say, match: Match, sender: Sender) -> AnyEntry:
    return log.Said(sender.at, sender.person.id, command.id, _any_seat(match, sender), check_chat(command.text))


def _exclaim(command: commands.Exclaim, match: Match, sender: Sender) -> AnyEntry:
    return log.Exclaimed(sender.at, sender.person.id, command.id, _any_seat(match, sender), command.phrase)


def _vote(command: commands.Vote, match: Match, sender: Sender) -> AnyEntry:
    voter, chair = _my_seat(match, sender), _chair(match, command.seat)
    if match.stage != "playing":
        raise Refused("not playing", "no game is in progress")
    if chair is None or not chair.person or chair.standin or chair.person == sender.person.id:
        raise Refused("not away", "there is nothing to vote on for that seat", seat=command.seat)
    is_slow = match.clocks.slow and match.clocks.timed
    is_absent = not is_slow and command.seat in sender.absent
    if not (chair.gone or command.seat in match.clocks.late or is_absent):
        raise Refused("not away", "that player is here and still has time", seat=command.seat)
    absent = _unheard(match, sender.at) if is_slow else sender.absent
    carried = _carried(match, command.seat, {**_ballots(match, command.seat), voter: command.choice}, absent)
    return log.Voted(sender.at, sender.person.id, command.id, command.seat, voter, command.choice, carried)


def _return(command: commands.Return, match: Match, sender: Sender) -> AnyEntry:
    seat = _my_seat(match, sender)
    chair = match.seating.chairs[seat]
    if match.stage != "playing" or not chair or not (chair.standin or chair.gone):
        raise Refused("not replaced", "no bot is playing for you")
    return log.Returned(sender.at, sender.person.id, command.id, seat)


def rematch(match: Match, command: commands.Rematch, sender: Sender, table: str) -> Admitted | None:
    """A rematch at the table of this name; None if there is one already, or this was asked for before."""
    if match.rematch is not None:
        return None
    _my_seats(match, sender)
    if match.stage != "over":
        raise Refused("not over", "the game is not over yet")
    return Admitted(log.Rematched(sender.at, sender.person.id, command.id, table))


def check_options(game: Game, seats: int, options: dict[str, str | int]) -> None:
    try:
        game.choices(seats, options)
    except ValueError as wrong:
        raise Refused("options", str(wrong)) from None


# The checklist


def _within_limits(match: Match, command: commands.AnyCommand, sender: Sender) -> None:
    if isinstance(command, commands.Say | commands.Exclaim):
        match.limits.check_chat(sender.person.id, sender.at)
    elif not isinstance(command, commands.Play):
        match.limits.check_change(sender.person.id)
        if match.stage == "gathering" and sender.person.id != match.seating.host:
            match.limits.check_visitor()


def _gathering(match: Match) -> None:
    if match.stage != "gathering":
        raise Refused("started", "the game has already started")


def _not_dealt(match: Match) -> None:
    if match.created.deal:
        raise Refused("dealt", "this table repeats an earlier match, so its options cannot be changed")


def _all_luck_in(match: Match, sender: Sender) -> None:
    """The host must not start before the others who are here have added to the dice. Browsers do that when
    somebody sits down; a program that doesn't cannot keep a game from starting."""
    others = match.seating.people() & sender.here - match.seating.contributions.keys() - {sender.person.id}
    if match.created.deal is None and any(sender.at < match.seating.sat_at[person] + LUCK_SECONDS for person in others):
        raise Refused("luck awaited", "somebody has just sat down, and their random number is on its way")


def _host(match: Match, sender: Sender) -> None:
    if sender.person.id != match.seating.host:
        raise Refused("not host", "only the host can do that")


def _chair(match: Match, seat: int) -> Chair | None:
    if not 0 <= seat < match.seats:
        raise Refused("no such seat", f"this table has seats 0 to {match.seats - 1}", seat=seat)
    return match.seating.chairs[seat]


def _my_seats(match: Match, sender: Sender) -> list[int]:
    seats = match.seating.seats_of(sender.person.id)
    if not seats:
        raise Refused("not seated", "you are not sitting at this table")
    return seats


def _my_seat(match: Match, sender: Sender) -> int:
    seat = sender.seat
    chair = None if seat is None or seat >= match.seats else match.seating.chairs[seat]
    if seat is None or chair is None or chair.person != sender.person.id:
        raise Refused("not seated", "you are not looking from a seat of your own")
    return seat


def _any_seat(match: Match, sender: Sender) -> int:
    seats = _my_seats(match, sender)
    return sender.seat if sender.seat is not None and sender.seat in seats else seats[0]


def _fresh(match: Match, seat: int, number: int) -> None:
    """Refuse a stale command. Others may have decided since, if this seat still has to decide the same."""
    latest, decision = match.number_for(seat), match.clocks.decisions.get(seat)
    if not 1 <= number <= latest:
        raise Refused("stale", "no update had that number", number=latest)
    if decision and match.audience.entry(seat, number) < decision.number:
        raise Refused("stale", "the game has moved on; look again", number=latest)


def _unheard(match: Match, at: float) -> AbstractSet[int]:
    """Seats whose votes aren't needed. Where a move may take days, nobody sits at the table all the time, so presence
    doesn't count."""
    chairs = ((seat, chair) for seat, chair in enumerate(match.seating.chairs) if chair)
    return match.clocks.late | {seat for seat, chair in chairs if chair.gone or at < (chair.away or 0.0)}


def _ballots(match: Match, seat: int) -> dict[int, Choice]:
    return match.votes.get(seat, {})


def _carried(match: Match, seat: int, ballots: dict[int, Choice], absent: AbstractSet[int]) -> bool:
    """Whether more than half of the people who are still here want the same as the latest voter."""
    leaver, choice = match.seating.chairs[seat], list(ballots.values())[-1]
    chairs = [(other, chair) for other, chair in enumerate(match.seating.chairs) if chair and chair.person]
    here = {chair.person for other, chair in chairs if leaver and chair.person != leaver.person and other not in absent}
    agreed = {chair.person for other, chair in chairs if ballots.get(other) == choice}
    return 2 * len(agreed) > len(here)


_CHECK: dict[type[commands.AnyCommand], Callable[[Any, Match, Sender], AnyEntry]] = {
    commands.Sit: _sit,
    commands.Stand: _stand,
    commands.Place: _place,
    commands.ChangeSettings: _change_settings,
    commands.Contribute: _contribute,
    commands.Start: _start,
    commands.Undo: _undo,
    commands.Say: _say,
    commands.Exclaim: _exclaim,
    commands.Vote: _vote,
    commands.Return: _return,
}
