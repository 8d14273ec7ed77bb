"""What chance does in a match: drawn by its luck, or repeated from its log."""

from collections.abc import Sequence

from msgspec import Struct

from brethren.game import CHANCE, Event, MoveResult, State
from brethren.table.deal import Numbers
from brethren.table.luck import Luck


class Draws(Struct, frozen=True):
    """What chance did, and where that led."""

    chance: tuple[int, ...]
    events: list[Event]
    end: MoveResult | None


def draw(state: State, luck: Luck, numbers: Numbers) -> Draws:
    """What chance does from this state on, until somebody has to decide."""
    game, chance = numbers.game, list[int]()
    events: list[Event] = []
    end: MoveResult | None = None
    deciding = game.deciding(state)
    while deciding == (CHANCE,):
        legal, weights = game.odds(state)
        chance.append(legal[luck.draw(numbers.next(state), weights)])
        end = game.move(state, CHANCE, chance[-1])
        state, deciding = end.state, end.deciding
        events += end.events
    return Draws(tuple(chance), events, end)


def repeat(state: State, chance: Sequence[int], numbers: Numbers) -> tuple[State, list[Event]]:
    """The state after these actions of chance, and what happened."""
    events: list[Event] = []
    for action in chance:
        numbers.next(state)
        state, more = numbers.game.play_with_events(state, CHANCE, action)
        events += more
    return state, events
