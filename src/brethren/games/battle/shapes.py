"""Battle for Tortuga's position, actions, chance events and events as JSON."""

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType, field

from brethren.game.shapes import BY_SEAT, GameShape, Happened, Seat, Shapes, Verb
from brethren.games.battle.events import Ending, Fleet, Heading, Side, Square
from brethren.games.battle.rules import MATCH_POINTS_TO_WIN, MAX_ROUNDS, POINTS_TO_WIN, QUIET_TURNS, SHIPS_OF_A_KIND

Masts = Literal[1, 2, 3]


class Ship(GameShape, frozen=True):
    """A ship that has been turned over."""

    square: Square
    fleet: Fleet
    masts: Masts
    heading: Heading | None  # null while it waits for its heading


class Sunk(GameShape, frozen=True):
    """The masts of the ships that each fleet has lost."""

    pirates: list[Masts]
    spain: list[Masts]


class Position(GameShape, frozen=True):
    """A position of Battle for Tortuga. Everybody may know all of it."""

    game: Literal["battle"]
    play: Literal["single", "match"]  # a single round, or a match of several
    start: Seat  # the start player of this round
    turn: Seat  # the player whose turn it is
    fleets: Annotated[list[Fleet | None], BY_SEAT]  # null before they are chosen
    waves: list[Square]  # squares with a wave tile
    ships: list[Ship]
    sunk: Sunk
    quiet: int  # turns in a row without a scouting or a sinking
    match: Annotated[list[int], BY_SEAT]  # match points
    round: int | UnsetType = UNSET  # of a match, counted from 1
    scouting: Square | UnsetType = UNSET  # the tile that is being turned over
    ending: Ending | UnsetType = UNSET


# Actions


class Choose(Verb, frozen=True, tag="choose"):
    """Choose a fleet."""

    fleet: Fleet


class Scout(Verb, frozen=True, tag="scout"):
    """Turn over a wave tile."""

    square: Square


class Head(Verb, frozen=True, tag="head"):
    """Give the ship that has been turned over its heading."""

    heading: Heading


class Sail(Verb, frozen=True, tag="sail"):
    """Move a ship; an enemy there is sunk."""

    from_: Square = field(name="from")
    to: Square


class Turn(Verb, frozen=True, tag="turn"):
    """Turn a ship by a quarter."""

    square: Square
    side: Side


Action = Choose | Scout | Head | Sail | Turn


# Chance events


class Reveal(Verb, frozen=True, tag="reveal"):
    """A ship comes to light."""

    fleet: Fleet
    masts: Masts


Chance = Reveal


# Events


class FleetChosen(Happened, frozen=True, tag="fleet chosen"):
    """A player chose a fleet."""

    seat: Seat
    fleet: Fleet


class TurnBegan(Happened, frozen=True, tag="turn began"):
    """A player's turn began."""

    seat: Seat


class Scouted(Happened, frozen=True, tag="scouted"):
    """A player lifted a wave tile."""

    seat: Seat
    square: Square


class Revealed(Happened, frozen=True, tag="revealed"):
    """A ship came to light."""

    square: Square
    fleet: Fleet
    masts: Masts


class Headed(Happened, frozen=True, tag="headed"):
    """The ship got its heading."""

    seat: Seat
    square: Square
    heading: Heading


class Sailed(Happened, frozen=True, tag="sailed"):
    """A ship moved."""

    seat: Seat
    from_: Square = field(name="from")
    to: Square


class ShipSunk(Happened, frozen=True, tag="sunk"):
    """A ship was sunk."""

    seat: Seat  # the victor
    square: Square
    fleet: Fleet
    masts: Masts
    points: int  # that it brings


class Turned(Happened, frozen=True, tag="turned"):
    """A ship turned by a quarter."""

    seat: Seat
    square: Square
    side: Side
    heading: Heading  # the new one


class RoundEnded(Happened, frozen=True, tag="round ended"):
    """A round of a match ended."""

    ending: Ending
    winner: Seat | None  # null for a draw
    points: int  # match points for the winner


class RoundBegan(Happened, frozen=True, tag="round began"):
    """A round of a match began."""

    seat: Seat  # the start player


class Ended(Happened, frozen=True, tag="ended"):
    """The game ended."""

    ending: Ending


Event = (
    FleetChosen | TurnBegan | Scouted | Revealed | Headed | Sailed | ShipSunk | Turned | RoundEnded | RoundBegan | Ended
)

SHAPES = Shapes(
    Position,
    Action,
    Chance,
    Event,
    {
        "POINTS_TO_WIN": POINTS_TO_WIN,
        "MATCH_POINTS_TO_WIN": MATCH_POINTS_TO_WIN,
        "MAX_ROUNDS": MAX_ROUNDS,
        "QUIET_TURNS": QUIET_TURNS,
        "SHIPS_OF_A_KIND": SHIPS_OF_A_KIND,
    },
)
