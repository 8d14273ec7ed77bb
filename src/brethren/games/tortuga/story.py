"""What can happen in Tortuga, line by line: the numbers that the rules tell, and how they read."""

from brethren.game.story import Part, Telling, Tellings

ACTIONS = ("fleet", "crew", "hunt", "boarding", "raid")
FACES = (*ACTIONS, "skull")
DICE = ("A", "B", "C", "D", "E")
DICE_SETS = tuple([die for i, die in enumerate(DICE) if dice >> i & 1] for dice in range(32))
COLOURS = ("red", "blue", "yellow", "white", "purple")
MARKERS = ("ship", "pirate")
AREAS = ("fleet", "crew", "island")
ENDINGS = ("", "treasure")

(
    CHEST_DRAWN,
    THROWN,
    KEPT,
    PLACED,
    SKULLS_SHOWN,
    DIE_SHOWN,
    NOTHING_FITS,
    NAMED,
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
) = range(28)

_seat, _action, _colour = Part("seat"), Part("action", ACTIONS), Part("chest", COLOURS)
_coins = Part("coins", (1, 2, 3), secret=True)

tellings = Tellings(
    Telling("chest drawn", (_seat, _colour, Part("area", AREAS))),
    Telling("thrown", (_seat, Part("die", DICE), Part("shows", FACES, secret=True))),
    Telling("kept", (_seat, Part("dice", DICE_SETS)), private=True),
    Telling("placed", (_seat, Part("dice", DICE_SETS), _action)),
    Telling("skulls shown", (_seat, Part("dice", DICE_SETS))),
    Telling("die shown", (_seat, Part("die", DICE), Part("shows", FACES))),
    Telling("nothing fits", (_seat, Part("dice", DICE_SETS))),
    Telling("named", (_seat, Part("dice", DICE_SETS), _action)),
    Telling("bonus given", (_seat, _action, Part("bonus"))),
    Telling("no bonus", (_seat,)),
    Telling("ranked", (_seat, _action, Part("total"), Part("rank", (None, "first", "second")))),
    Telling("action skipped", (_action,)),
    Telling("declined", (_seat, _action)),
    Telling("marker moved", (_seat, Part("marker", MARKERS), Part("from"), Part("to"))),
    Telling("hunted", (_seat, Part("rank", ("first", "second")))),
    Telling("token seen", (_seat, _coins)),
    Telling("token kept", (_seat, _coins)),
    Telling("token returned", (_seat, _coins)),
    Telling("nothing found", (_seat,)),
    Telling("attacked", (_seat, _action, Part("victim"), Part("rank", ("first", "second")))),
    Telling("chest taken", (_seat, Part("victim"), _colour)),
    Telling("island chest taken", (_seat, _colour)),
    Telling("chest given up", (_seat, _colour, Part("to", ("bag", "central")))),
    Telling("chest saved", (_seat, _colour)),
    Telling("chest stowed", (_seat, _colour, Part("area", AREAS))),
    Telling("bag empty", (_seat,)),
    Telling("round began", (Part("start"),)),
    Telling("ended", (Part("ending", ENDINGS),)),
)
