"""A game as Python code sees it: states go in, checked answers and new states come out."""

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from brethren.game import boundary
from brethren.game.checks import (
    MOST_SEATS,
    IllegalAction,
    State,
    actor_number,
    copied,
    no_such_seat,
    own_state,
    viewer_number,
    whole_number,
)
from brethren.game.playout import desk, play_out_at
from brethren.game.shapes import Shapes
from brethren.game.story import Event, Page, Tellings, blank_page, seats_in
from brethren.game.tally import Tally
from brethren.game.verbs import CHANCE, CHANCE_DECIDES, MOST_ACTIONS
from brethren.kernel import Paper, Record, seeded

Json = dict[str, Any]

WORLDS = 4
"""That are tried to find out whether an action reveals something."""
PAPER = 1 << 16
"""Bytes to write on: more than twice what the longest position would take, and MOST_ACTIONS in the longest words."""


class Words(Protocol):
    """How one game turns its numbers into the words of its rule page, and back."""

    tellings: Tellings

    def objection(self, state: Any, seat: int, action: int) -> IllegalAction: ...
    def from_json(self, position: Json, state: Any) -> None: ...
    def draw(self, state: Any, seat: int | None) -> str: ...


class Survey(Struct, frozen=True, eq=False):
    """Of a view: who decides in it, the score of each seat; as JSON the position and what its seat may do (of a
    spectator's: what the one may do who decides alone); and whether there is nothing else to know."""

    deciding: tuple[int, ...]
    scores: list[int]
    position: bytes
    actions: bytes
    open: bool


class Moved(Struct, frozen=True):
    """Where an action has led, what happened on the way, and what a spectator may know of it (None while it is chance
    that has to decide)."""

    state: State
    events: list[Event]
    deciding: tuple[int, ...]
    overview: Survey | None


class Scratch(threading.local):
    """What compiled code writes on, kept for the next time. Each thread has its own."""

    def __init__(self) -> None:
        self.paper: Paper = np.empty(PAPER, np.uint8)
        self.text = self.paper.data
        self.points = np.zeros(MOST_SEATS, np.int64)
        self.page = blank_page()
        self.lines = self.page.data.cast("B")
        self.legal, self.weights = np.empty((2, MOST_ACTIONS), np.int64)

    def fresh_page(self) -> Page:
        self.page[0, 0] = 0
        return self.page


SCRATCH = Scratch()


@dataclass(frozen=True, eq=False)
class Game:
    """One of the games. Nothing here changes a state that it is given."""

    key: str
    title: str
    credits: str
    version: int  # of the rules: counted up whenever a recorded game could go another way than before
    min_seats: int
    max_seats: int
    options: Mapping[str, tuple[Any, ...]]
    actions: int
    chances: int
    endings: tuple[str, ...]
    record: type[Record]
    words: Words
    shapes: Shapes
    tally: Callable[[Json], Tally] | None = None  # where the points come from, of a position at the end

    def start(self, seats: int | None = None, **options: Any) -> State:
        """The state before the first chance event."""
        seats = self.min_seats if seats is None else seats
        state = self.blank()
        boundary.setup_at(state, 0, seats, self.choices(seats, options))
        return state

    def blank(self, number: int = 1) -> State:
        """An array of empty records."""
        return np.zeros(number, dtype=self.record.dtype)

    def choices(self, seats: int, options: Mapping[str, Any]) -> NDArray[np.int64]:
        """The place of each chosen value among those that its option allows."""
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            most = f" to {self.max_seats}" if self.max_seats > self.min_seats else ""
            raise ValueError(f"{self.title} seats {self.min_seats}{most} players, not {seats!r}")
        for name in options:
            if name not in self.options:
                raise ValueError(f"{self.title} has no option {name!r}; it has {', '.join(self.options)}")
        return np.array([self._choice(seats, name, options) for name in self.options], dtype=np.int64)

    def _choice(self, seats: int, name: str, options: Mapping[str, Any]) -> int:
        allowed = self.options[name] if name != "start" else tuple(range(seats))
        value = options.get(name, allowed[0])
        for place, choice in enumerate(allowed):
            if type(value) is type(choice) and value == choice:
                return place
        raise ValueError(f"{name} must be one of {', '.join(map(str, allowed))}, not {value!r}")

    def deciding(self, state: State) -> tuple[int, ...]:
        """The seats that may decide now; (CHANCE,) at a chance event; () at the end."""
        return _actors(boundary.deciding_at(self._own(state), 0))

    def _own(self, state: State) -> State:
        return own_state(state, self.record.dtype, self.title)

    def legal(self, state: State, seat: int) -> list[int]:
        """What this seat may do now, ascending."""
        state, seat, out = self._own(state), actor_number(seat), SCRATCH.legal
        legal: list[int] = out[: boundary.legal_at(state, 0, seat, out)].tolist()
        if not legal:
            self.check_seat(state, seat)
        return legal

    def check_seat(self, state: State, seat: int) -> None:
        """Raise IllegalAction unless this seat, or CHANCE, is at the table."""
        seat = actor_number(seat)
        if seat != CHANCE and not boundary.sits_at(self._own(state), 0, seat):
            raise no_such_seat(seat)

    def weights(self, state: State) -> list[int]:
        """How heavy each of `legal(state, CHANCE)` is."""
        return self.odds(state)[1]

    def odds(self, state: State) -> tuple[list[int], list[int]]:
        """What chance may do at a chance event, and how heavy each is."""
        legal, weights = SCRATCH.legal, SCRATCH.weights
        number = boundary.odds_at(self._own(state), 0, legal, weights)
        return legal[:number].tolist(), weights[:number].tolist()

    def play(self, state: State, seat: int, action: int) -> State:
        """The state after this action."""
        after = copied(self._own(state))
        self._carry_out(after, seat, action, None)
        return after

    def tell(self, state: State, seat: int, action: int) -> tuple[State, list[Event]]:
        """The state after this action, and everything that happened on the way."""
        after, page = copied(self._own(state)), SCRATCH.fresh_page()
        self._carry_out(after, seat, action, page)
        return after, self.words.tellings.read(page)

    def _carry_out(self, state: State, seat: int, action: int, page: Page | None) -> None:
        if not self._numbered(seat, action) or not boundary.tell_at(state, 0, seat, action, page):
            raise self.objection(state, seat, action)

    def _numbered(self, seat: int, action: int) -> bool:
        """Whether there could be a seat and an action of these numbers."""
        if type(seat) is not int or type(action) is not int or not CHANCE <= seat < MOST_SEATS:
            return False
        return 0 <= action < (self.chances if seat == CHANCE else self.actions)

    def move(self, state: State, seat: int, action: int) -> Moved:
        """All that a table wants to know of an action, by one call of compiled code."""
        state = self._own(state)
        if not self._numbered(seat, action):
            raise self.objection(state, seat, action)
        before = state.tobytes()
        memory, size = bytearray(before + before), len(before)
        both, points, text = np.frombuffer(memory, state.dtype), SCRATCH.points, SCRATCH.text
        found = boundary.move_at(both, seat, action, SCRATCH.page, points, SCRATCH.paper)
        deciding, lines, seats, known, middle, end = found
        if deciding == boundary.ILLEGAL:
            raise self.objection(state, seat, action)
        events = self.words.tellings.read_lines(SCRATCH.lines, lines)
        overview = None
        if deciding != CHANCE_DECIDES:
            position, actions = bytes(text[:middle]), bytes(text[middle:end])
            is_open = memory[:size] == memory[size:]
            overview = Survey(seats_in(known), points[:seats].tolist(), position, actions, is_open)
        return Moved(both[:1], events, _actors(deciding), overview)

    def check(self, state: State, seat: int, action: int) -> None:
        """Raise IllegalAction, with the reason, unless the action is legal."""
        if not self._numbered(seat, action) or not boundary.is_legal_at(self._own(state), 0, seat, action):
            raise self.objection(state, seat, action)

    def objection(self, state: State, seat: int, action: int) -> IllegalAction:
        """Why this is not legal."""
        deciding = self.deciding(state)
        try:
            self.check_seat(state, seat)
        except IllegalAction as wrong:
            return wrong
        if not deciding:
            return IllegalAction("the game is over", "over")
        if seat not in deciding:
            return IllegalAction(f"{_actor(seat)} has nothing to decide now", "not deciding", seat=seat)
        if not self._numbered(seat, action) or seat == CHANCE:
            return IllegalAction(f"{action!r:.40} is not an action that {_actor(seat)} has now", "unknown action")
        return self.words.objection(state[0], seat, action)

    def scores(self, state: State) -> tuple[int, ...]:
        """The score of each seat."""
        state, out = self._own(state), np.zeros(self.max_seats, np.int64)
        boundary.scores_at(state, 0, out)
        return tuple(out[: state["seats"][0]].tolist())

    def winners(self, state: State) -> tuple[int, ...]:
        """The seats that have won; () while the game is going on."""
        return seats_in(boundary.winners_at(self._own(state), 0))

    def ending(self, state: State) -> str | None:
        """How the game ended, in a word or two; None while it is going on."""
        ending = self._own(state)["ending"][0]
        return self.endings[ending] if ending else None

    def view(self, state: State, seat: int | None) -> State:
        """What this seat may know (None: a spectator)."""
        view = copied(self._own(state))
        if not boundary.veil_at(view, 0, viewer_number(seat)):
            raise no_such_seat(seat)
        return view

    def survey(self, state: State, seat: int | None) -> Survey:
        """What this seat may know, and all that follows from it."""
        points, text, before = SCRATCH.points, SCRATCH.text, self._own(state).tobytes()
        after = bytearray(before)
        view, viewer = np.frombuffer(after, self.record.dtype), viewer_number(seat)
        seats, deciding, middle, end = boundary.survey_at(view, 0, viewer, points, SCRATCH.paper)
        if not seats:
            raise no_such_seat(seat)
        position, actions = bytes(text[:middle]), bytes(text[middle:end])
        return Survey(_actors(deciding), points[:seats].tolist(), position, actions, after == before)

    def reveals(self, state: State, seat: int, action: int) -> bool:
        """Whether this action shows its seat something hidden: whether another world that looked the same before would
        look different afterwards. Some are tried."""
        self.check(state, seat, action)
        before, view = state.tobytes(), self.view(state, seat).tobytes()
        if before == view:
            return False
        states = np.frombuffer(bytearray(before + WORLDS * view), self.record.dtype)
        if not boundary.outcomes_at(states, seat, action, seeded(0)):
            raise ValueError("this is not a state of a game that can be played")
        after = states.tobytes()
        return after != (1 + WORLDS) * after[: len(before)]

    def guess(self, view: State, seat: int | None, seed: int) -> State:
        """One of the worlds that this seat cannot tell from the truth."""
        world = copied(self._own(view))
        if not boundary.guess_at(world, 0, viewer_number(seat), seeded(whole_number(seed, "a seed"))):
            raise no_such_seat(seat)
        return world

    def describe(self, state: State, seat: int, action: int) -> Json:
        """A legal action in the words of the rule page."""
        self.check(state, seat, action)
        state, paper = self._own(state), SCRATCH.paper
        words: Json = msgspec.json.decode(paper[: boundary.action_at(state, 0, seat, action, paper)].tobytes())
        return words

    def described(self, state: State, seat: int) -> dict[int, Json]:
        """All that this seat may do now, in words."""
        return {words.pop("id"): words for words in msgspec.json.decode(self.actions_text(state, seat))}

    def actions_text(self, state: State, seat: int) -> bytes:
        """The same as JSON: a list of words, each with its number as `id`."""
        state, seat, paper = self._own(state), actor_number(seat), SCRATCH.paper
        self.check_seat(state, seat)
        return paper[: boundary.actions_at(state, 0, seat, paper, 0)].tobytes()

    def find(self, state: State, seat: int, /, **description: Any) -> int:
        """The legal action that this description fits; it may leave out what is clear without it."""
        described = self.described(state, seat)
        fits = [action for action, words in described.items() if description.items() <= words.items()]
        if len(fits) == 1:
            return fits[0]
        if not described:
            self.check(state, seat, -1)
        if fits:
            raise IllegalAction(f"{description} fits {len(fits)} legal actions: say more", "ambiguous")
        raise IllegalAction(f"{description} fits no legal action of {_actor(seat)}", "no such action")

    def to_json(self, state: State) -> Json:
        """The position as a plain dict in the words of the rule page."""
        paper = SCRATCH.paper
        position: Json = msgspec.json.decode(paper[: boundary.position_at(self._own(state), 0, paper)].tobytes())
        return position

    def from_json(self, position: Json) -> State:
        """The state of such a dict; what it leaves out takes its natural default."""
        return self.from_json_told(position)[0]

    def from_json_told(self, position: Json) -> tuple[State, list[Event]]:
        """The same, with what happened by itself to bring the position to its next decision."""
        state = self.blank()
        self.words.from_json(position, state[0])
        page = SCRATCH.fresh_page()
        boundary.settle_at(state, 0, page)
        return state, self.words.tellings.read(page)

    def draw(self, state: State, seat: int | None = None) -> str:
        """The board as text, as this seat sits at it."""
        state = self._own(state)
        if seat is not None:
            self.check_seat(state, seat)
        return self.words.draw(state[0], seat)

    def random_playout(self, state: State, seed: int) -> State:
        """A finished state, reached by uniformly random actions."""
        end = copied(self._own(state))
        play_out_at(end, 0, desk(seed))
        return end


def _actors(deciding: int) -> tuple[int, ...]:
    return (CHANCE,) if deciding == CHANCE_DECIDES else seats_in(deciding)


def _actor(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"
