"""What can happen in Tortuga, line by line: the numbers that the rules tell, and how they read."""

from typing import Literal, get_args

from brethren.game.story import Part, Telling, Tellings

ActionName = Literal["fleet", "crew", "hunt", "boarding", "raid"]
Face = Literal[ActionName, "skull"]
DieName = Literal["A", "B", "C", "D", "E"]
Colour = Literal["red", "blue", "yellow", "white", "purple"]
Marker = Literal["ship", "pirate"]
Area = Literal["fleet", "crew", "island"]
Rank = Literal["first", "second"]
Coins = Literal[1, 2, 3]
Ending = Literal["treasure"]

ACTIONS: tuple[str, ...] = get_args(ActionName)
FACES: tuple[str, ...] = get_args(Face)
DICE: tuple[str, ...] = get_args(DieName)
DICE_SETS = tuple([die for i, die in enumerate(DICE) if dice >> i & 1] for dice in range(32))
COLOURS: tuple[str, ...] = get_args(Colour)
MARKERS: tuple[str, ...] = get_args(Marker)
AREAS: tuple[str, ...] = get_args(Area)
RANKS: tuple[str, ...] = get_args(Rank)
COINS: tuple[int, ...] = get_args(Coins)
ENDINGS = ("", *get_args(Ending))

(
    CHEST_DRAWN,
    THROWN,
    KEPT,
    PLACED,
    SKULLS_SHOWN,
    DIE_SHOWN,
    NOTHING_FITS,
    NAMED,
    BONUS_CHOSEN,
    BONUS_GIVEN,
    NO_BONUS,
    RANKED,
    ACTION_SKIPPED,
    DECLINED,
    MARKER_MOVED,
    HUNTED,
    TOKEN_SEEN,
    TOKEN_KEPT,
    TOKEN_RETURNED,
    NOTHING_FOUND,
    ATTACKED,
    CHEST_TAKEN,
    ISLAND_CHEST_TAKEN,
    CHEST_GIVEN_UP,
    CHEST_SAVED,
    CHEST_STOWED,
    BAG_EMPTY,
    ROUND_BEGAN,
    ENDED,
) = range(29)

_seat, _action, _colour = Part("seat"), Part("action", ACTIONS), Part("chest", COLOURS)
_coins = Part("coins", COINS, secret=True)

tellings = Tellings(
    Telling("chest drawn", (_seat, _colour, Part("area", AREAS))),
    Telling("thrown", (_seat, Part("die", DICE), Part("shows", FACES, secret=True))),
    Telling("kept", (_seat, Part("dice", DICE_SETS)), private=True),
    Telling("placed", (_seat, Part("dice", DICE_SETS), _action)),
    Telling("skulls shown", (_seat, Part("dice", DICE_SETS))),
    Telling("die shown", (_seat, Part("die", DICE), Part("shows", FACES))),
    Telling("nothing fits", (_seat, Part("dice", DICE_SETS))),
    Telling("named", (_seat, Part("dice", DICE_SETS), _action)),
    Telling("bonus chosen", (_seat, _action), private=True),
    Telling("bonus given", (_seat, _action, Part("bonus"))),
    Telling("no bonus", (_seat,)),
    Telling("ranked", (_seat, _action, Part("total"), Part("rank", (None, *RANKS)))),
    Telling("action skipped", (_action,)),
    Telling("declined", (_seat, _action)),
    Telling("marker moved", (_seat, Part("marker", MARKERS), Part("from"), Part("to"))),
    Telling("hunted", (_seat, Part("rank", RANKS))),
    Telling("token seen", (_seat, _coins)),
    Telling("token kept", (_seat, _coins)),
    Telling("token returned", (_seat, _coins)),
    Telling("nothing found", (_seat,)),
    Telling("attacked", (_seat, _action, Part("victim"), Part("rank", RANKS))),
    Telling("chest taken", (_seat, Part("victim"), _colour, Part("area", AREAS))),
    Telling("island chest taken", (_seat, _colour)),
    Telling("chest given up", (_seat, _colour, Part("area", AREAS), Part("to", ("bag", "central")))),
    Telling("chest saved", (_seat, _colour)),
    Telling("chest stowed", (_seat, _colour, Part("area", AREAS))),
    Telling("bag empty", (_seat,)),
    Telling("round began", (Part("start"),)),
    Telling("ended", (Part("ending", ENDINGS),)),
)
