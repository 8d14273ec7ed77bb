"""Why a judge likes one position more than another: the features that carry its preference, by the names that a game
gives them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.bots.judge import MAX_FEATURES, Judges, features
from brethren.game import Game, State
from brethren.game.verbs import MAX_SEATS
from brethren.kernel import kernel

LEAST = 0.01
"""A smaller preference of the judge needs no reason."""
STRONGEST = 4
"""How many reasons are also tried in pairs."""

Sights = NDArray[np.float32]
"""The features of every seat in several positions."""


@dataclass(frozen=True)
class Reason:
    """Features that say the same thing: of the player, and of everyone else. The first one gives the direction."""

    name: str
    mine: tuple[int, ...] = ()
    theirs: tuple[int, ...] = ()
    more: bool = True  # whether the better choice brings more of it

    def applies(self, better: Sights, chosen: Sights, seat: int) -> bool:
        change = (better - chosen).mean(axis=0)
        others = np.delete(change, seat, axis=0).sum(axis=0)
        difference = change[seat, self.mine[0]] if self.mine else others[self.theirs[0]]
        return bool(difference > 0 if self.more else difference < 0)

    def without(self, better: Sights, chosen: Sights, seat: int) -> Sights:
        """The better positions, with these features as after the other choice."""
        changed, others = better.copy(), [other for other in range(better.shape[1]) if other != seat]
        changed[:, seat, self.mine] = chosen[:, seat, self.mine]
        for feature in self.theirs:
            changed[:, others, feature] = chosen[:, others, feature]
        return changed


def reasons_for(
    judges: Judges, known: Sequence[Reason], better: Sights, chosen: Sights, seat: int
) -> tuple[Reason, ...]:
    """The one or two reasons without which the judge wouldn't prefer the better positions; () if there are none."""
    if preference(judges, better, chosen, seat) < LEAST:
        return ()
    found = [reason for reason in known if reason.applies(better, chosen, seat)]
    left = {one: preference(judges, one.without(better, chosen, seat), chosen, seat) for one in found}
    found.sort(key=lambda one: left[one])
    return next((some for some in _some(found) if not _preferred_without(judges, some, better, chosen, seat)), ())


def _some(found: Sequence[Reason]) -> Iterator[tuple[Reason, ...]]:
    yield from ((one,) for one in found[:1])
    yield from combinations(found[:STRONGEST], 2)


def _preferred_without(judges: Judges, reasons: Sequence[Reason], better: Sights, chosen: Sights, seat: int) -> bool:
    for reason in reasons:
        better = reason.without(better, chosen, seat)
    return preference(judges, better, chosen, seat) > 0


def preference(judges: Judges, better: Sights, chosen: Sights, seat: int) -> float:
    """By how much the judge likes the better positions more, for this seat, on average."""
    return float((weighed(judges, better) - weighed(judges, chosen))[:, seat].mean())


def weighed(judges: Judges, sights: Sights) -> NDArray[np.float32]:
    """The chances of all seats: what `judge.weigh` says of positions in which the game goes on."""
    judge: Any = judges[0]
    neurons = np.maximum(sights @ judge["inner"] + judge["bias"], 0)
    scores = sights @ judge["plain"] + neurons @ judge["outer"]
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: NDArray[np.float32] = powers / powers.sum(axis=1, keepdims=True)
    return chances


def seen(game: Game, positions: Sequence[State]) -> Sights:
    """What a judge looks at."""
    out = np.zeros((len(positions), MAX_SEATS, MAX_FEATURES), np.float32)
    for place, position in enumerate(positions):
        see_at(position, 0, out[place])
    return out[:, : int(positions[0]["seats"][0])]


@kernel
def see_at(states: NDArray[np.void], place: int, out: NDArray[np.float32]) -> None:
    for seat in range(states[place].seats):
        features(states[place], seat, out[seat])
