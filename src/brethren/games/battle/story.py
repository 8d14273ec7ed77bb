"""What can happen in Battle for Tortuga, line by line: the numbers that the rules tell, and how they read."""

from typing import Literal, get_args

from brethren.game.story import Part, Telling, Tellings

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

tellings = Tellings(
    Telling("fleet chosen", (Part("seat"), Part("fleet", FLEETS))),
    Telling("turn began", (Part("seat"),)),
    Telling("scouted", (Part("seat"), Part("square", SQUARES))),
    Telling("revealed", (Part("square", SQUARES), Part("fleet", FLEETS), Part("masts"))),
    Telling("headed", (Part("seat"), Part("square", SQUARES), Part("heading", HEADINGS))),
    Telling("sailed", (Part("seat"), Part("from", SQUARES), Part("to", SQUARES))),
    Telling("sunk", (Part("seat"), Part("square", SQUARES), Part("fleet", FLEETS), Part("masts"), Part("points"))),
    Telling("turned", (Part("seat"), Part("square", SQUARES), Part("side", SIDES), Part("heading", HEADINGS))),
    Telling("round ended", (Part("ending", ENDINGS), Part("winner", WINNER), Part("points"))),
    Telling("round began", (Part("seat"),)),
    Telling("ended", (Part("ending", ENDINGS),)),
)
