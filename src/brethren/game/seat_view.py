"""What a seat may know of a state, and what an action led to."""

from msgspec import Struct

from brethren.game.checks import State
from brethren.game.events import Event


class SeatView(Struct, frozen=True, eq=False):
    """What a seat or a spectator may know. The actions are those of the seat; for a spectator those of the only seat
    that decides, if there is just one."""

    deciding: tuple[int, ...]
    scores: list[int]
    position: bytes
    """As JSON."""
    actions: bytes
    """As JSON."""
    open: bool
    """Whether nothing is hidden from this viewer."""


class MoveResult(Struct, frozen=True):
    """What an action led to."""

    state: State
    events: list[Event]
    deciding: tuple[int, ...]
    overview: SeatView | None
    """What a spectator may know; None if chance decides next."""
