"""Checks of what is passed to compiled code, which trusts every number and every byte."""

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.game.reading import shown
from brethren.game.verbs import CHANCE, MAX_SEATS, SPECTATOR
from brethren.kernel import Record, kernel
from brethren.kernel.record import Bounds

State = NDArray[np.void]
"""One game's state, or one seat's view of it: an array that holds a single record."""


class IllegalAction(ValueError):
    """An action that the rules do not allow. `reason` is a word for the kind of objection, `details` has its parts."""

    def __init__(self, message: str, reason: str = "not legal", **details: Any) -> None:
        super().__init__(message)
        self.reason = reason
        self.details = details


class StateMemory(bytearray):
    """The bytes of a state, and what they were when `Game` had made it."""

    __slots__ = ("made",)
    made: bytes


def draft(data: bytes, dtype: np.dtype[np.void]) -> State:
    """A state with these bytes, for compiled code to change."""
    memory = StateMemory(data)
    memory.made = b""
    return np.frombuffer(memory, dtype)


def finished(state: State) -> State:
    """Mark a draft as a proven state. It stays proven until somebody writes into it."""
    base: Any = state.base
    base.obj.made = state.tobytes()
    return state


def is_as_made(state: State, record: type[Record]) -> bool:
    """Whether compiled code can use this state where it is, and nobody has changed it since it was made."""
    if type(state) is not np.ndarray or state.dtype is not record.dtype:
        return False
    base: Any = state.base
    if state.shape != (1,) or not state.flags.carray or type(base) is not memoryview:
        return False
    return type(base.obj) is StateMemory and base.obj.made == state.tobytes()


def taken_over(state: State, record: type[Record], title: str) -> State:
    """A copy of a state that was changed, or was made elsewhere, such as in a file."""
    if not isinstance(state, np.ndarray) or state.dtype != record.dtype or state.shape != (1,):
        raise ValueError(f"this is not a state of {title}: a state is an array that holds one record of that game")
    # A subclass of ndarray could report other bytes than it has.
    return draft(np.ndarray.tobytes(state), record.dtype)


@kernel
def is_within(states: State, bounds: Bounds) -> bool:
    """Whether every number is one that such a state can hold, so that none is an index beyond an array."""
    data, wrong = states.view(np.int8), False
    for place in range(len(data)):  # no early exit, so that the processor can compare many at once
        value = data[place]
        wrong |= (value < bounds[0, place]) | (value > bounds[1, place]) | (value & bounds[2, place] != 0)
    return not wrong


def copied(states: State) -> State:
    """A copy of the bytes. (NumPy would copy a record field by field, which takes ten times as long.)"""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def actor_number(seat: Any) -> int:
    """A seat, or CHANCE, as a number that compiled code can take."""
    if type(seat) is int or isinstance(seat, np.integer):
        number = index(seat)
        if CHANCE <= number < MAX_SEATS:
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
    return IllegalAction(f"there is no seat {shown(seat)} at this table", "no such seat")


def whole_number(value: Any, what: str) -> int:
    """NumPy's whole numbers are accepted too; True and 1.0 are not."""
    if type(value) is int:
        return value
    if isinstance(value, np.integer):
        return index(value)
    raise ValueError(f"{what} must be a whole number, not {shown(value)}")
