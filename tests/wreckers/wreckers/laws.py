"""What is always so in Wreckers."""

from typing import Any

from brethren.game import Game, State


def conserved(game: Game, state: State) -> None:
    """A lantern is used up in each round."""
    record = state[0]
    for seat in range(record.seats):
        assert int(record.used[seat]).bit_count() == record.rounds


def sees_its_own(record: Any, seat: int) -> bool:
    """Its cove, once it has one, and its lantern: that it is chosen is hidden with it."""
    return bool(seat >= record.coves_given or record.cove[seat] >= 0)
