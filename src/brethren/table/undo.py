"""What may be taken back: nothing that chance, a reveal, or somebody else's later decision has followed."""

from brethren.table.match import Match, Step
from brethren.table.refusal import Refused


def undone(match: Match, seat: int) -> tuple[int, ...]:
    """The numbers of the decisions that go if this seat takes its latest one back; Refused if it cannot."""
    found = _undone(match, seat)
    if isinstance(found, Refused):
        raise found
    return found


def may_undo(match: Match, seat: int) -> bool:
    return not isinstance(_undone(match, seat), Refused)


def _undone(match: Match, seat: int) -> tuple[int, ...] | Refused:
    """Asked for every view: nothing is raised here, which would take longer than to look."""
    if match.stage != "playing":
        return Refused("over" if match.stage == "over" else "not started", "nothing can be taken back now")
    return _rewound(match, seat) if only_bots_else(match, seat) else _latest(match, seat)


def only_bots_else(match: Match, seat: int) -> bool:
    return all(chair is None or chair.bot for other, chair in enumerate(match.chairs) if other != seat)


def _rewound(match: Match, seat: int) -> tuple[int, ...] | Refused:
    """Against bots, back to the decision itself, whatever has followed."""
    mine = [place for place, (_, played) in enumerate(match.line) if played.seat == seat]
    if not mine:
        return Refused("nothing to undo", "you have not decided anything yet")
    return tuple(number for number, _ in match.line[mine[-1] :])


def _latest(match: Match, seat: int) -> tuple[int, ...] | Refused:
    place = len(match.tail) - 1
    while place >= 0 and match.tail[place].entry.seat != seat:
        place -= 1
    if place < 0:
        return Refused("nothing to undo", "you have decided nothing since dice or cards were last drawn")
    step, later = match.tail[place], match.tail[place + 1 :]
    if not _at_once(match, step, later):
        if later:
            return Refused("gone on", "somebody else has decided since")
        if match.game.reveals(step.before, seat, step.entry.action):
            return Refused("revealed", "your decision has shown you something that was hidden")
    return (step.number,)


def _at_once(match: Match, step: Step, later: list[Step]) -> bool:
    """Whether this is a step in which several decide, and somebody else has not yet: all that has happened since
    could have happened without this decision."""
    if not step.several:
        return False
    state = step.before
    for since in later:
        if since.entry.action not in match.game.legal(state, since.entry.seat):
            return False
        state = match.game.play(state, since.entry.seat, since.entry.action)
    return len(match.game.deciding(state)) > 1
