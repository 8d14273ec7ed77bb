"""A bot gets a view (never the state), a seat and a budget of time, and answers with an action."""

from dataclasses import dataclass
from typing import Protocol

from brethren.game import State


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds on one core, or simulations, which can be repeated exactly."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        given = [limit for limit in (self.seconds, self.simulations) if limit is not None]
        if len(given) != 1 or given[0] < 0:
            raise ValueError("a budget is a number of seconds or of simulations, not less than 0")

    def times(self, pace: float) -> "Budget":
        """A multiple of this budget; at least one simulation."""
        if self.simulations is not None:
            return Budget(simulations=max(1, round(self.simulations * pace)))
        assert self.seconds is not None
        return Budget(seconds=self.seconds * pace)


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one legal action."""

    action: int
    visits: int
    chances: tuple[float, ...]  # of each seat to win


@dataclass(frozen=True)
class Choice:
    action: int
    thoughts: tuple[Thought, ...] = ()
    exact: bool = False  # proven to be best


class Bot(Protocol):
    """The same view, seed and number of simulations give the same choice."""

    @property
    def budget(self) -> Budget:
        """The budget that this bot has by default."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice: ...
