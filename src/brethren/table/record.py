"""A finished match as a file: read, replayed, verified. Nothing but the file is needed, and nothing in it is
trusted."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from brethren.game import CHANCE, Event, Game, IllegalAction, State
from brethren.table.deal import Numbers
from brethren.table.editions import NoSuchEdition, edition
from brethren.table.luck import Luck, commitment
from brethren.table.match import STOPPED
from brethren.table.text import one_line
from brethren.wire.records import Excerpt, MatchRecord


class Unreadable(ValueError):
    """This is not a record, or not one that can be replayed here."""


class OtherRules(Unreadable):
    """The match was played by rules that are not known here."""


class Contradiction(ValueError):
    """The record doesn't agree with the rules, or with its own dice. `step` is a place in the log, from 1; 0 is before
    it."""

    def __init__(self, message: str, step: int) -> None:
        super().__init__(f"step {step}: {message}" if step else message)
        self.step = step


@dataclass(frozen=True)
class Step:
    """One entry of the log, with the states around it and everything that happened."""

    number: int
    seat: int
    action: int
    before: State
    after: State
    events: list[Event]


@dataclass(frozen=True)
class Verdict:
    """What was checked and found correct."""

    decisions: int
    draws: int


def game_of(record: MatchRecord) -> Game:
    return edition(record.game, record.rules)


def beginning(record: MatchRecord) -> State:
    return game_of(record).start(record.seats, **record.options)


def end_of(record: MatchRecord, steps: Sequence[Step]) -> State:
    return steps[-1].after if steps else beginning(record)


# Reading


def read(source: bytes) -> MatchRecord:
    """The record in this file. Unreadable says what is wrong with it."""
    try:
        record: MatchRecord | Excerpt = msgspec.json.decode(source, type=MatchRecord | Excerpt)
    except msgspec.ValidationError as wrong:
        raise Unreadable(f"this is not a record of a match: {one_line(str(wrong))}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Unreadable(f"this is not JSON: {wrong}") from None
    if isinstance(record, Excerpt):
        raise Unreadable("the match was not over yet: this is what one viewer may know of it")
    check(record)
    record.players = [one_line(name) or "?" for name in record.players]
    return record


def check(record: MatchRecord) -> None:
    """Check what types cannot express. Unreadable if the record cannot be replayed here."""
    try:
        game = game_of(record)
    except NoSuchEdition as unknown:
        raise OtherRules(str(unknown)) from None
    try:
        game.choices(record.seats, record.options)
    except ValueError as wrong:
        raise Unreadable(str(wrong)) from None
    for name in ("players", "bots", "contributions"):
        if len(getattr(record, name)) != record.seats:
            raise Unreadable(f"{name} must have {record.seats} entries, one for each seat")
    _check_hex("secret", record.secret, 64)
    _check_hex("commitment", record.commitment, 64)
    for contribution in record.contributions:
        if contribution is not None:
            _check_hex("a contribution", contribution, 32)


def _check_hex(name: str, text: str, digits: int) -> None:
    if not re.fullmatch(f"[0-9a-f]{{{digits}}}", text):
        raise Unreadable(f"{name} must be {digits} digits from 0 to 9 and a to f")


# Replaying


def replay(record: MatchRecord) -> Iterator[Step]:
    """Each step of the match. A Contradiction where a step is not legal, or in the end, if the result is wrong."""
    game, state = game_of(record), beginning(record)
    for number, (seat, action) in enumerate(record.log, 1):
        try:
            after, events = game.play_with_events(state, seat, action)
        except IllegalAction as illegal:
            raise Contradiction(str(illegal), number) from None
        yield Step(number, seat, action, state, after, events)
        state = after
    _check_result(record, game, state)


def _check_result(record: MatchRecord, game: Game, state: State) -> None:
    """A stopped match stops where a person has to decide: what chance does follows at once."""
    deciding, last = game.deciding(state), len(record.log)
    if deciding and (record.ending != STOPPED or deciding == (CHANCE,)):
        raise Contradiction("the log ends here, but the game does not", last)
    winners, ending = list(game.winners(state)), game.ending(state) or STOPPED
    if record.ending != ending:
        raise Contradiction(f"the game ended by {ending!r}, not by {record.ending!r}", last)
    if record.winners != winners:
        raise Contradiction(f"the winners are {winners}, not {record.winners}", last)


# Verifying


def verify(record: MatchRecord) -> Verdict:
    """Replay the match, and draw again whatever chance did. A Contradiction names what differs first."""
    if commitment(record.secret) != record.commitment:
        raise Contradiction("the secret is not the one that was committed to", 0)
    luck = Luck.mixed(record.secret, record.deal.table if record.deal else record.table, record.contributions)
    numbers = Numbers(game_of(record), record.deal)
    _check_lots(record, luck)
    decisions = draws = 0
    for step in replay(record):
        if step.number <= record.given:
            continue
        if step.seat == CHANCE:
            draws += 1
            _check_draw(game_of(record), step, luck, numbers.next(step.before))
        else:
            decisions += 1
    return Verdict(decisions, draws)


def _check_lots(record: MatchRecord, luck: Luck) -> None:
    start = record.options.get("start", 0)
    if record.lots and start != (drawn := luck.draw(0, [1] * record.seats)):
        raise Contradiction(f"the lot fell on seat {drawn} to begin, not on seat {start}", 0)


def _check_draw(game: Game, step: Step, luck: Luck, number: int | str) -> None:
    drawn = game.legal(step.before, CHANCE)[luck.draw(number, game.weights(step.before))]
    if step.action != drawn:
        raise Contradiction(f"draw {number} gives {drawn}, not {step.action}", step.number)
