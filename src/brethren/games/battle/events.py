"""The events of Battle for Tortuga: their numbers in the rules, and how they read."""

from typing import Literal, get_args

from brethren.game.events import EventKind, EventKinds, Field

Square = Literal["b1", "c1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "b4", "c4"]
Fleet = Literal["pirates", "spain"]
Heading = Literal["north", "east", "south", "west"]
Side = Literal["left", "right"]
Ending = Literal["sunk", "fair winds", "stuck", "quiet", "round limit"]

SQUARES: tuple[str, ...] = get_args(Square)
FLEETS: tuple[str, ...] = get_args(Fleet)
HEADINGS: tuple[str, ...] = get_args(Heading)
SIDES: tuple[str, ...] = get_args(Side)
PLAYS = ("single", "match")
ENDINGS = ("", *get_args(Ending))
WINNER = {-1: None, 0: 0, 1: 1}

(
    FLEET_CHOSEN,
    TURN_BEGAN,
    SCOUTED,
    REVEALED,
    HEADED,
    SAILED,
    SHIP_SUNK,
    TURNED,
    ROUND_ENDED,
    ROUND_BEGAN,
    ENDED,
) = range(11)

event_kinds = EventKinds(
    EventKind("fleet chosen", (Field("seat"), Field("fleet", FLEETS))),
    EventKind("turn began", (Field("seat"),)),
    EventKind("scouted", (Field("seat"), Field("square", SQUARES))),
    EventKind("revealed", (Field("square", SQUARES), Field("fleet", FLEETS), Field("masts"))),
    EventKind("headed", (Field("seat"), Field("square", SQUARES), Field("heading", HEADINGS))),
    EventKind("sailed", (Field("seat"), Field("from", SQUARES), Field("to", SQUARES))),
    EventKind(
        "sunk", (Field("seat"), Field("square", SQUARES), Field("fleet", FLEETS), Field("masts"), Field("points"))
    ),
    EventKind("turned", (Field("seat"), Field("square", SQUARES), Field("side", SIDES), Field("heading", HEADINGS))),
    EventKind("round ended", (Field("ending", ENDINGS), Field("winner", WINNER), Field("points"))),
    EventKind("round began", (Field("seat"),)),
    EventKind("ended", (Field("ending", ENDINGS),)),
)
