"""What is checked before a value reaches compiled code, which trusts every number and every byte that it is given."""

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.game.verbs import CHANCE, SPECTATOR

MOST_SEATS = 8

State = NDArray[np.void]
"""One game's state, or one seat's view of it: an array that holds a single record."""


class IllegalAction(ValueError):
    """An action that the rules do not allow. `reason` names the kind of objection, `details` what it is about."""

    def __init__(self, message: str, reason: str = "not legal", **details: Any) -> None:
        super().__init__(message)
        self.reason = reason
        self.details = details


def own_state(state: State, dtype: np.dtype[np.void], title: str) -> State:
    """This state, if it is one of this game, in memory that compiled code can use as it is. (States that this package
    makes always are, so the short way out comes first.)"""
    if type(state) is np.ndarray and state.dtype is dtype and state.shape == (1,) and state.flags.carray:
        return state
    if not isinstance(state, np.ndarray) or state.dtype != dtype or state.shape != (1,):
        raise ValueError(f"this is not a state of {title}: a state is an array that holds one record of that game")
    return copied(state, dtype)


def copied(state: State, dtype: np.dtype[np.void] | None = None) -> State:
    """A copy of the bytes. (NumPy would copy a record field by field, which takes ten times as long.)"""
    return np.frombuffer(bytearray(state.tobytes()), dtype or state.dtype)


def actor_number(seat: Any) -> int:
    """A seat, or CHANCE, as a number that can be compared with the seats of a state."""
    if type(seat) is int or isinstance(seat, np.integer):
        number = index(seat)
        if CHANCE <= number < MOST_SEATS:
            return number
    raise no_such_seat(seat)


def viewer_number(seat: Any) -> int:
    """A seat, or None for a spectator, as compiled code names it."""
    if seat is None:
        return SPECTATOR
    number = actor_number(seat)
    if number == CHANCE:
        raise no_such_seat(seat)
    return number


def no_such_seat(seat: Any) -> IllegalAction:
    return IllegalAction(f"there is no seat {seat!r:.40} at this table", "no such seat")


def whole_number(value: Any, what: str) -> int:
    """NumPy's whole numbers are taken too; True and 1.0 are not."""
    if type(value) is int:
        return value
    if isinstance(value, np.integer):
        return index(value)
    raise ValueError(f"{what} must be a whole number, not {value!r:.40}")
