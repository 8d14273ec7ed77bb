"""The events of Tortuga: their numbers in the rules, and how they read."""

from typing import Literal, get_args

from brethren.game.events import EventKind, EventKinds, Field

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

_seat, _action, _colour = Field("seat"), Field("action", ACTIONS), Field("chest", COLOURS)
_coins = Field("coins", COINS, secret=True)

event_kinds = EventKinds(
    EventKind("chest drawn", (_seat, _colour, Field("area", AREAS))),
    EventKind("thrown", (_seat, Field("die", DICE), Field("shows", FACES, secret=True))),
    EventKind("kept", (_seat, Field("dice", DICE_SETS)), private=True),
    EventKind("placed", (_seat, Field("dice", DICE_SETS), _action)),
    EventKind("skulls shown", (_seat, Field("dice", DICE_SETS))),
    EventKind("die shown", (_seat, Field("die", DICE), Field("shows", FACES))),
    EventKind("nothing fits", (_seat, Field("dice", DICE_SETS))),
    EventKind("named", (_seat, Field("dice", DICE_SETS), _action)),
    EventKind("bonus chosen", (_seat, _action), private=True),
    EventKind("bonus given", (_seat, _action, Field("bonus"))),
    EventKind("no bonus", (_seat,)),
    EventKind("ranked", (_seat, _action, Field("total"), Field("rank", (None, *RANKS)))),
    EventKind("action skipped", (_action,)),
    EventKind("declined", (_seat, _action)),
    EventKind("marker moved", (_seat, Field("marker", MARKERS), Field("from"), Field("to"))),
    EventKind("hunted", (_seat, Field("rank", RANKS))),
    EventKind("token seen", (_seat, _coins)),
    EventKind("token kept", (_seat, _coins)),
    EventKind("token returned", (_seat, _coins)),
    EventKind("nothing found", (_seat,)),
    EventKind("attacked", (_seat, _action, Field("victim"), Field("rank", RANKS))),
    EventKind("chest taken", (_seat, Field("victim"), _colour, Field("area", AREAS))),
    EventKind("island chest taken", (_seat, _colour)),
    EventKind("chest given up", (_seat, _colour, Field("area", AREAS), Field("to", ("bag", "central")))),
    EventKind("chest saved", (_seat, _colour)),
    EventKind("chest stowed", (_seat, _colour, Field("area", AREAS))),
    EventKind("bag empty", (_seat,)),
    EventKind("round began", (Field("start"),)),
    EventKind("ended", (Field("ending", ENDINGS),)),
)
