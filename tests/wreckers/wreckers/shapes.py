"""Wreckers' position, actions, chance events and events as JSON."""

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from brethren.game.shapes import BY_SEAT, GameShape, Happened, Seat, Shapes, Verb

from .rules import ROUNDS

Lantern = Literal[1, 2, 3, 4, 5]


class Player(GameShape, frozen=True):
    """What lies before a player."""

    coins: int
    cove: Lantern | None  # null if unknown
    lantern: Lantern | None  # chosen for this round; null if none, or unknown
    used: list[Lantern]


class Position(GameShape, frozen=True):
    """A position of Wreckers."""

    game: Literal["wreckers"]
    seats: int
    coves: int  # that have been given
    rounds: int  # that are over
    wreck: int  # coins to be had in this round
    lying: int  # coins left from earlier rounds
    players: Annotated[list[Player], BY_SEAT]


class Show(Verb, frozen=True, tag="show"):
    """Choose a lantern."""

    lantern: Lantern


class Cove(Verb, frozen=True, tag="cove"):
    """Give a player a cove."""

    seat: Seat
    number: Lantern


class Tide(Verb, frozen=True, tag="tide"):
    """Bring a wreck."""

    coins: Literal[1, 2, 3]


class CoveGiven(Happened, frozen=True, tag="cove given"):
    """A player got a cove."""

    seat: Seat
    number: Lantern | UnsetType = UNSET


class Wrecked(Happened, frozen=True, tag="wrecked"):
    """The tide brought a wreck."""

    coins: int
    lying: int


class Shown(Happened, frozen=True, tag="shown"):
    """A player showed a lantern."""

    seat: Seat
    lantern: Lantern


class Taken(Happened, frozen=True, tag="taken"):
    """A player took the wreck."""

    seat: Seat
    coins: int


class Left(Happened, frozen=True, tag="left"):
    """Nobody took the wreck."""

    coins: int


class Ended(Happened, frozen=True, tag="ended"):
    """The game ended."""

    ending: Literal["morning"]


SHAPES = Shapes(Position, Show, Cove | Tide, CoveGiven | Wrecked | Shown | Taken | Left | Ended, {"ROUNDS": ROUNDS})
