"""What a solver finds out about a decision: one that searches a game without secrets to its end."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from brethren.game import Game, State


@dataclass(frozen=True)
class Solution:
    action: int  # the best, as far as is known
    chances: Mapping[int, tuple[float, float]]  # for each legal action, at least and at most
    exact: bool  # whether no other action is better
    turns: int  # that were looked ahead
    nodes: int  # that were searched

    @property
    def known(self) -> bool:
        """Whether the chance of winning is known, not only which action is best."""
        low, high = self.chances[self.action]
        return low == high


class Solver(Protocol):
    def __call__(
        self, game: Game, state: State, seat: int, nodes: int | None = None, seconds: float | None = None
    ) -> Solution:
        """Search until the best action of this seat is proven, or the limit of nodes or seconds is reached."""


class PortableSolver(NamedTuple):
    """A solver for the engine in browsers: its kernels by name, each with an example of its arguments, and the numbers
    that its caller has to know."""

    kernels: Mapping[str, tuple[Any, tuple[Any, ...]]]
    facts: Mapping[str, Any]
