"""Cartagena's position, actions, chance events and events as JSON."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from brethren.game.shapes import BY_SEAT, FROM_ONE, GameShape, Happened, Seat, Shapes, Verb
from brethren.games.cartagena.events import Ending, Symbol
from brethren.games.cartagena.rules import BOAT, MOVES, PIRATES, SPACES

Variant = Literal["tortuga", "jamaica", "hispaniola"]
Card = Literal[Symbol, "hidden"]
Place = Annotated[int, Meta(ge=0, le=BOAT)]
Cards = dict[Symbol, int]


class Due(GameShape, frozen=True):
    """Cards that chance still owes."""

    deal: int  # to the hands, at the beginning
    row: int  # to the open row
    draw: int  # to the player whose turn it is


class Memory(GameShape, frozen=True):
    """What an attentive player remembers of hidden cards."""

    shuffled: Cards  # the deck when it was last shuffled
    draws: Annotated[list[int], BY_SEAT]  # cards that each seat has drawn from it since
    drawn: Annotated[list[Cards], BY_SEAT]  # which ones, as far as the viewer knows
    revealed: Annotated[list[Cards], BY_SEAT]  # which of them it has played


class Position(GameShape, frozen=True):
    """A position of Cartagena, or what one viewer may know of it."""

    game: Literal["cartagena"]
    seats: int  # players at the table
    variant: Variant
    start: Seat  # the start player
    tunnel: Annotated[list[Symbol], FROM_ONE]  # the symbol of each space
    pirates: Annotated[list[list[Place]], BY_SEAT]  # where they are: 0 is in front of the tunnel, 37 the boat
    hands: Annotated[list[dict[Card, int]], BY_SEAT]  # `hidden` are the cards that the viewer may not see
    row: list[Symbol]  # the open row, the next card to be taken first
    deck: int  # cards in it
    discards: Cards
    turn: Seat  # the player whose turn it is
    moves_left: int
    idle: int  # turns in a row without a move
    turns: int  # turns that have ended
    due: Due | UnsetType = UNSET
    known: Annotated[list[Cards], BY_SEAT] | UnsetType = UNSET  # cards in hands that everybody has seen being taken
    memory: Memory | UnsetType = UNSET
    ending: Ending | UnsetType = UNSET


# Actions


class Advance(Verb, frozen=True, tag="advance"):
    """Play a card and move a pirate forward."""

    space: Place
    symbol: Symbol
    to: Place


class Retreat(Verb, frozen=True, tag="retreat"):
    """Move a pirate back to others, and draw cards."""

    space: Place
    to: Place
    cards: int  # that it brings


class EndTurn(Verb, frozen=True, tag="end turn"):
    """Leave the other moves of this turn."""


Action = Advance | Retreat | EndTurn


# Chance events


class Draw(Verb, frozen=True, tag="draw"):
    """A card comes from the deck."""

    symbol: Symbol


class Lay(Verb, frozen=True, tag="lay"):
    """A segment of the tunnel is laid."""

    segment: int
    reversed: bool


Chance = Draw | Lay


# Events


class SegmentLaid(Happened, frozen=True, tag="segment laid"):
    """A segment of the tunnel was laid."""

    segment: int
    reversed: bool


class Dealt(Happened, frozen=True, tag="dealt"):
    """A player got a card at the beginning."""

    seat: Seat
    symbol: Symbol | UnsetType = UNSET


class RowLaid(Happened, frozen=True, tag="row laid"):
    """A card was laid at the end of the open row."""

    symbol: Symbol


class TurnBegan(Happened, frozen=True, tag="turn began"):
    """A player's turn began."""

    seat: Seat


class Advanced(Happened, frozen=True, tag="advanced"):
    """A card was played, and a pirate moved forward."""

    seat: Seat
    symbol: Symbol
    from_: Place = field(name="from")
    to: Place


class Retreated(Happened, frozen=True, tag="retreated"):
    """A pirate moved back to others."""

    seat: Seat
    from_: Place = field(name="from")
    to: Place
    cards: int  # that it brings


class Took(Happened, frozen=True, tag="took"):
    """A player took the first card of the open row."""

    seat: Seat
    symbol: Symbol


class Drew(Happened, frozen=True, tag="drew"):
    """A player drew a card from the deck."""

    seat: Seat
    symbol: Symbol | UnsetType = UNSET


class NoCards(Happened, frozen=True, tag="no cards"):
    """There were fewer cards to draw than a player should get."""

    seat: Seat
    missing: int


class Shuffled(Happened, frozen=True, tag="shuffled"):
    """The discards became the new deck."""

    cards: int


class TurnEnded(Happened, frozen=True, tag="turn ended"):
    """A player's turn ended."""

    seat: Seat
    moves: int  # that were made


class Ended(Happened, frozen=True, tag="ended"):
    """The game ended."""

    ending: Ending


Event = (
    SegmentLaid
    | Dealt
    | RowLaid
    | TurnBegan
    | Advanced
    | Retreated
    | Took
    | Drew
    | NoCards
    | Shuffled
    | TurnEnded
    | Ended
)

SHAPES = Shapes(
    Position, Action, Chance, Event, {"SPACES": SPACES, "BOAT": BOAT, "CREW": PIRATES, "MOVES": MOVES, "MAX_SEATS": 5}
)
