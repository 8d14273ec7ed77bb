"""A game as Python code sees it: states go in, checked answers and new states come out."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from brethren.game import entry_points
from brethren.game.buffers import BUFFERS
from brethren.game.checks import (
    IllegalAction,
    State,
    actor_number,
    draft,
    finished,
    is_as_made,
    is_within,
    no_such_seat,
    taken_over,
    viewer_number,
    whole_number,
)
from brethren.game.codec import Codec
from brethren.game.events import Event, EventBuffer, seats_in
from brethren.game.playout import play_out_at, playout_buffers
from brethren.game.reading import shown
from brethren.game.seat_view import MoveResult, SeatView
from brethren.game.shapes import Shapes
from brethren.game.tally import Tally
from brethren.game.verbs import CHANCE, CHANCE_DECIDES, MAX_SEATS
from brethren.kernel import JsonBuffer, Record, seeded

Json = dict[str, Any]

WORLDS = 4
"""Guessed worlds that are compared to find out whether an action reveals something."""


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
    codec: Codec
    shapes: Shapes
    write_tally: Callable[[State, int, JsonBuffer], int] | None = None  # as JSON; of a state at the end
    pieces: tuple[str, ...] = ()  # words of a chance event that name a piece of its seat's own, such as a die
    titles: Mapping[str, str] = field(default_factory=dict)  # by language; without one it keeps its own
    signatures: int = 200
    """About how many compiled signatures a server needs before it can host this game: the unit of progress."""

    def __post_init__(self) -> None:
        if self.max_seats > MAX_SEATS:
            raise ValueError(f"{self.title} seats {self.max_seats} players, and there is room for {MAX_SEATS}")

    @property
    def variants(self) -> dict[str, tuple[Any, ...]]:
        """The options that change the rules; `start` only says who begins."""
        return {name: values for name, values in self.options.items() if name != "start"}

    def settings(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Every number of seats with every variant."""
        for seats in range(self.min_seats, self.max_seats + 1):
            for values in product(*self.variants.values()):
                yield seats, dict(zip(self.variants, values, strict=True))

    def title_in(self, language: str) -> str:
        return self.titles.get(language, self.title)

    def start(self, seats: int | None = None, **options: Any) -> State:
        """The state before the first chance event."""
        seats = self.min_seats if seats is None else seats
        choices, state = self.choices(seats, options), self._empty()
        entry_points.setup_at(state, 0, seats, choices)
        return finished(state)

    def _empty(self) -> State:
        return draft(bytes(self.record.dtype.itemsize), self.record.dtype)

    def _copy(self, state: State) -> State:
        return draft(self.own(state).tobytes(), self.record.dtype)

    def blank(self, number: int = 1) -> State:
        """An array of empty records."""
        return np.zeros(number, dtype=self.record.dtype)

    def choices(self, seats: int, options: Mapping[str, Any]) -> NDArray[np.int64]:
        """The place of each chosen value among those that its option allows."""
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            most = f" to {self.max_seats}" if self.max_seats > self.min_seats else ""
            raise ValueError(f"{self.title} seats {self.min_seats}{most} players, not {shown(seats)}")
        for name in options:
            if name not in self.options:
                raise ValueError(f"{self.title} has no option {shown(name)}; it has {', '.join(self.options)}")
        return np.array([self._choice(seats, name, options) for name in self.options], dtype=np.int64)

    def _choice(self, seats: int, name: str, options: Mapping[str, Any]) -> int:
        allowed = self.options[name] if name != "start" else tuple(range(seats))
        value = options.get(name, allowed[0])
        for place, choice in enumerate(allowed):
            if type(value) is type(choice) and value == choice:
                return place
        raise ValueError(f"{name} must be one of {', '.join(map(str, allowed))}, not {shown(value)}")

    def deciding(self, state: State) -> tuple[int, ...]:
        """The seats that may decide now; (CHANCE,) at a chance event; () at the end."""
        return _actors(entry_points.deciding_at(self.own(state), 0))

    def own(self, state: State) -> State:
        """This state, if it is unchanged since it was made here. Any other is copied and proven: its numbers must be
        possible ones, and its position, which has everything that a state has, must lead back to the same state."""
        if is_as_made(state, self.record):
            return state
        own = taken_over(state, self.record, self.title)
        if not is_within(own, self.record.bounds):
            raise ValueError(f"this is not a state of {self.title}: it holds numbers that no state has")
        if self.from_json(_position(own)).tobytes() != own.tobytes():
            raise ValueError(f"this is not a state of {self.title}: its parts don't fit together")
        return finished(own)

    def legal(self, state: State, seat: int) -> list[int]:
        """The legal actions of this seat, ascending."""
        state, seat, out = self.own(state), actor_number(seat), BUFFERS.legal
        legal: list[int] = out[: entry_points.legal_at(state, 0, seat, out)].tolist()
        if not legal:
            self.check_seat(state, seat)
        return legal

    def check_seat(self, state: State, seat: int) -> None:
        """Raise IllegalAction unless this seat, or CHANCE, is at the table."""
        seat = actor_number(seat)
        if seat != CHANCE and not entry_points.sits_at(self.own(state), 0, seat):
            raise no_such_seat(seat)

    def weights(self, state: State) -> list[int]:
        """The weight of each action in `legal(state, CHANCE)`."""
        return self.odds(state)[1]

    def odds(self, state: State) -> tuple[list[int], list[int]]:
        """The legal actions of chance, and the weight of each."""
        legal, weights = BUFFERS.legal, BUFFERS.weights
        number = entry_points.odds_at(self.own(state), 0, legal, weights)
        return legal[:number].tolist(), weights[:number].tolist()

    def play(self, state: State, seat: int, action: int) -> State:
        """The state after this action."""
        return self._carry_out(state, seat, action, None)

    def play_with_events(self, state: State, seat: int, action: int) -> tuple[State, list[Event]]:
        """The state after this action, and what happened."""
        state, buffer = self.own(state), BUFFERS.no_events()
        return self._carry_out(state, seat, action, buffer), self.codec.event_kinds.read(buffer)

    def _carry_out(self, state: State, seat: int, action: int, story: EventBuffer | None) -> State:
        after = self._copy(state)
        if not self._numbered(seat, action) or not entry_points.apply_at(after, 0, seat, action, story):
            raise self.objection(state, seat, action)
        return finished(after)

    def _numbered(self, seat: int, action: int) -> bool:
        """Whether these numbers can be those of a seat and an action."""
        if type(seat) is not int or type(action) is not int or not CHANCE <= seat < MAX_SEATS:
            return False
        return 0 <= action < (self.chances if seat == CHANCE else self.actions)

    def move(self, state: State, seat: int, action: int) -> MoveResult:
        """Everything a table needs to know about an action, in one call of compiled code."""
        state = self.own(state)
        if not self._numbered(seat, action):
            raise self.objection(state, seat, action)
        before = state.tobytes()
        both, points, text = draft(before + before, state.dtype), BUFFERS.points, BUFFERS.text
        found = entry_points.move_at(both, seat, action, BUFFERS.events, points, BUFFERS.json)
        deciding, number, seats, known, middle, end = found
        if deciding == entry_points.ILLEGAL:
            raise self.objection(state, seat, action)
        events = self.codec.event_kinds.read_rows(BUFFERS.rows, number)
        overview = None
        if deciding != CHANCE_DECIDES:
            position, actions = bytes(text[:middle]), bytes(text[middle:end])
            is_open = both[:1].tobytes() == both[1:].tobytes()
            overview = SeatView(seats_in(known), points[:seats].tolist(), position, actions, is_open)
        after = finished(draft(both[:1].tobytes(), state.dtype))
        return MoveResult(after, events, _actors(deciding), overview)

    def check(self, state: State, seat: int, action: int) -> None:
        """Raise IllegalAction, with the reason, unless the action is legal."""
        if not self._numbered(seat, action) or not entry_points.is_legal_at(self.own(state), 0, seat, action):
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
            return IllegalAction(f"{shown(action)} is not an action that {_actor(seat)} has now", "unknown action")
        return self.codec.objection(state[0], seat, action)

    def scores(self, state: State) -> tuple[int, ...]:
        """The score of each seat."""
        state, out = self.own(state), np.zeros(self.max_seats, np.int64)
        entry_points.scores_at(state, 0, out)
        return tuple(out[: state["seats"][0]].tolist())

    def tally(self, state: State) -> Tally | None:
        """Where the points come from, at the end; None if this game doesn't say."""
        if self.write_tally is None:
            return None
        json = BUFFERS.json
        return msgspec.json.decode(json[: self.write_tally(self.own(state), 0, json)].tobytes(), type=Tally)

    def winners(self, state: State) -> tuple[int, ...]:
        """The seats that have won; () while the game is going on."""
        return seats_in(entry_points.winners_at(self.own(state), 0))

    def ending(self, state: State) -> str | None:
        """How the game ended, in a word or two; None while it is going on."""
        ending = self.own(state)["ending"][0]
        return self.endings[ending] if ending else None

    def view(self, state: State, seat: int | None) -> State:
        """What this seat may know (None: a spectator)."""
        view = self._copy(state)
        if not entry_points.veil_at(view, 0, viewer_number(seat)):
            raise no_such_seat(seat)
        return finished(view)

    def look(self, state: State, seat: int | None) -> SeatView:
        """What this seat may know, in words."""
        points, text, view, viewer = BUFFERS.points, BUFFERS.text, self._copy(state), viewer_number(seat)
        before = view.tobytes()
        seats, deciding, middle, end = entry_points.seat_view_at(view, 0, viewer, points, BUFFERS.json)
        if not seats:
            raise no_such_seat(seat)
        position, actions = bytes(text[:middle]), bytes(text[middle:end])
        return SeatView(_actors(deciding), points[:seats].tolist(), position, actions, view.tobytes() == before)

    def reveals(self, state: State, seat: int, action: int) -> bool:
        """Whether this action shows its seat something hidden: another world that looked the same before would look
        different afterwards. A few worlds are tried."""
        self.check(state, seat, action)
        before, view = state.tobytes(), self.view(state, seat).tobytes()
        if before == view:
            return False
        states = draft(before + WORLDS * view, self.record.dtype)
        if not entry_points.outcomes_at(states, seat, action, seeded(0)):
            raise ValueError("this is not a state of a game that can be played")
        after = states.tobytes()
        return after != (1 + WORLDS) * after[: len(before)]

    def guess(self, view: State, seat: int | None, seed: int) -> State:
        """One of the worlds that this seat cannot tell from the truth."""
        world = self._copy(view)
        if not entry_points.guess_at(world, 0, viewer_number(seat), seeded(whole_number(seed, "a seed"))):
            raise no_such_seat(seat)
        return finished(world)

    def describe(self, state: State, seat: int, action: int) -> Json:
        """A legal action in the words of the rule page."""
        self.check(state, seat, action)
        state, json = self.own(state), BUFFERS.json
        words: Json = msgspec.json.decode(json[: entry_points.action_at(state, 0, seat, action, json)].tobytes())
        return words

    def source(self, chance: Json) -> str:
        """What this chance event is drawn from: a piece of one seat, or (named by the verb) a bag, deck or sea that all
        share."""
        own = [name for name in self.pieces if name in chance]
        return " ".join(str(chance[name]) for name in (["verb", "seat", *own] if own else ["verb"]))

    def drawn(self, chance: Json) -> tuple[str, str]:
        """The verb of this chance event and what was drawn, whichever seat drew it: a face, a symbol, a colour."""
        what = [str(value) for name, value in chance.items() if name not in ("verb", "seat", *self.pieces)]
        return str(chance["verb"]), " ".join(what)

    def described(self, state: State, seat: int) -> dict[int, Json]:
        """The legal actions of this seat in words, by number."""
        return {words.pop("id"): words for words in msgspec.json.decode(self.actions_text(state, seat))}

    def actions_text(self, state: State, seat: int) -> bytes:
        """The same as JSON: a list, each action with its number as `id`."""
        state, seat, json = self.own(state), actor_number(seat), BUFFERS.json
        self.check_seat(state, seat)
        return json[: entry_points.actions_at(state, 0, seat, json, 0)].tobytes()

    def find(self, state: State, seat: int, /, **description: Any) -> int:
        """The only legal action that fits this description."""
        described = self.described(state, seat)
        fits = [action for action, words in described.items() if description.items() <= words.items()]
        if len(fits) == 1:
            return fits[0]
        if not described:
            self.check(state, seat, -1)
        wanted = ", ".join(f"{name!r}: {shown(value)}" for name, value in description.items())
        if fits:
            raise IllegalAction(f"{{{wanted}}} fits {len(fits)} legal actions: say more", "ambiguous")
        raise IllegalAction(f"{{{wanted}}} fits no legal action of {_actor(seat)}", "no such action")

    def to_json(self, state: State) -> Json:
        """The position as a plain dict in the words of the rule page."""
        return _position(self.own(state))

    def from_json(self, position: Json) -> State:
        """The state of such a dict; keys that are left out have their defaults."""
        return self.from_json_with_events(position)[0]

    def from_json_with_events(self, position: Json) -> tuple[State, list[Event]]:
        """The same, with the events that brought the position to its next decision."""
        state = self._empty()
        self.codec.read_position(position, state[0])
        buffer = BUFFERS.no_events()
        entry_points.settle_at(state, 0, buffer)
        return finished(state), self.codec.event_kinds.read(buffer)

    def as_text(self, state: State, seat: int | None = None) -> str:
        """The board as text, as this seat sees it."""
        state = self.own(state)
        if seat is not None:
            self.check_seat(state, seat)
        return self.codec.as_text(state[0], seat)

    def random_playout(self, state: State, seed: int) -> State:
        """A finished state, reached by uniformly random actions."""
        end = self._copy(state)
        play_out_at(end, 0, playout_buffers(seed))
        if entry_points.deciding_at(end, 0):
            raise ValueError("this can't be played to its end: it is what somebody sees, not how things are")
        return finished(end)


def _position(state: State) -> Json:
    json = BUFFERS.json
    position: Json = msgspec.json.decode(json[: entry_points.position_at(state, 0, json)].tobytes())
    return position


def _actors(deciding: int) -> tuple[int, ...]:
    return (CHANCE,) if deciding == CHANCE_DECIDES else seats_in(deciding)


def _actor(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"
