"""The verbs: functions that every game defines. Loops over games call these."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.kernel import JsonBuffer, verb
from brethren.kernel.rng import Random

CHANCE = -1
"""The actor of everything that no player decides: throws, draws, tiles turned over."""

SPECTATOR = -2
"""A viewer without a seat, who knows no secrets."""

CHANCE_DECIDES = 1 << 7
"""What `deciding` says at a chance event; else it is the set of the seats that may decide now, empty at the end."""

MAX_SEATS = 5
"""At any table: searches, judges and the wire have room for no more."""

MAX_ACTIONS = 320
"""The most legal actions at once in any game; buffers are that long."""

Numbers = NDArray[np.int64]


@verb
def setup(state: Any, seats: int, options: Numbers) -> None:
    """Make an empty record the state before the first chance event. Options: the place of each chosen value."""


@verb
def settle(state: Any, story: Any) -> None:
    """Do what happens by itself, up to the next decision or chance event."""


@verb
def deciding(state: Any) -> int:
    """The set of seats that may decide now, CHANCE_DECIDES, or 0 at the end."""
    raise NotImplementedError


@verb
def legal_actions(state: Any, seat: int, out: Numbers) -> int:
    """Write the actions of a deciding seat, or of CHANCE, in ascending order; return how many."""
    raise NotImplementedError


@verb
def chance_weights(state: Any, out: Numbers) -> int:
    """Write the weight of each legal action of CHANCE; return the sum."""
    raise NotImplementedError


@verb
def apply(state: Any, seat: int, action: int, story: Any) -> None:
    """Apply a legal action and all that follows from it by itself. The caller has checked that it is legal.

    The story is a buffer for events, or None.
    """


@verb
def scores(state: Any, out: Numbers) -> None:
    """Write the score of each seat: valid in every state, final at the end."""


@verb
def winners(state: Any) -> int:
    """The set of seats that have won: empty while the game is going on, several for a shared victory or a draw."""
    raise NotImplementedError


@verb
def veil(view: Any, seat: int) -> None:
    """Blank what this seat (or SPECTATOR) may not know."""


@verb
def guess(view: Any, seat: int, random: Random) -> None:
    """Fill a veiled view with one world that this seat cannot tell from the truth (determinization)."""


@verb
def write_position(state: Any, json: JsonBuffer, at: int) -> int:
    """Write the position in the words of the rule page, as a JSON object; return where it ends."""
    raise NotImplementedError


@verb
def write_action(state: Any, seat: int, action: int, json: JsonBuffer, at: int) -> int:
    """Write a legal action in words, into a JSON object that is already open; return where they end."""
    raise NotImplementedError
