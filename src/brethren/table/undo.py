"""What may be taken back: a decision that no draw, no reveal and no decision of somebody else has followed."""

from brethren.game import CHANCE
from brethren.table.match import Match
from brethren.table.moves import Move
from brethren.table.refusal import Refused
from brethren.wire.problems import Reason

_MESSAGES: dict[Reason, str] = {
    "over": "there is nothing to undo now",
    "not started": "there is nothing to undo now",
    "nothing to undo": "there is nothing to undo",
    "gone on": "somebody else has played since",
    "revealed": "that showed you something hidden",
}


def undone(match: Match, seat: int) -> tuple[int, ...]:
    """The numbers of the decisions that go if this seat takes its latest one back; Refused if it cannot."""
    found = _undone(match, seat)
    if isinstance(found, str):
        raise Refused(found, _MESSAGES[found])
    return found


def may_undo(match: Match, seat: int) -> bool:
    return not isinstance(_undone(match, seat), str)


def _undone(match: Match, seat: int) -> tuple[int, ...] | Reason:
    """The numbers of the decisions to undo, or the reason why that isn't possible."""
    if match.stage != "playing":
        return "over" if match.stage == "over" else "not started"
    is_practice = seat in match.seating.among_bots and not match.created.voyage
    return _rewound(match, seat) if is_practice else _latest(match, seat)


def _rewound(match: Match, seat: int) -> tuple[int, ...] | Reason:
    """Against bots a decision can be undone with all that has followed."""
    numbers: list[int] = []
    for number, played in reversed(match.moves.played):
        numbers.append(number)
        if played.seat == seat:
            return tuple(reversed(numbers))
    return "nothing to undo"


def _latest(match: Match, seat: int) -> tuple[int, ...] | Reason:
    tail = match.moves.tail
    for place in range(len(tail) - 1, -1, -1):
        if tail[place].entry.seat == seat:
            break
    else:
        return "nothing to undo"
    step, later = tail[place], tail[place + 1 :]
    if not (step.several and _at_once(match, step, later)):
        if later or _asks_in_secret(match, step):
            return "gone on"
        if not step.open and match.game.reveals(step.before, seat, step.entry.action):
            return "revealed"
    return (step.number,)


def _asks_in_secret(match: Match, step: Move) -> bool:
    """Whether others decide in secret after this decision. Then it stands, whether or not they have decided: that must
    not show."""
    game, seat = match.game, step.entry.seat
    after = game.play(step.before, seat, step.entry.action)
    seen = game.view(after, seat).tobytes()
    asked = [other for other in game.deciding(after) if other not in (seat, CHANCE)]
    answers = [game.play(after, other, game.legal(after, other)[0]) for other in asked]
    return any(game.view(answered, seat).tobytes() == seen for answered in answers)


def _at_once(match: Match, step: Move, later: list[Move]) -> bool:
    """Whether this is a step in which several seats decide, another seat has not decided yet, and all that has
    happened since could have happened without this decision."""
    state = step.before
    for since in later:
        if since.entry.action not in match.game.legal(state, since.entry.seat):
            return False
        state = match.game.play(state, since.entry.seat, since.entry.action)
    return len(match.game.deciding(state)) > 1
