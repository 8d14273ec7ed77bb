"""What can happen in Cartagena, line by line: the numbers that the rules tell, and how they read."""

from typing import Literal, get_args

from brethren.game.story import Part, Telling, Tellings

Symbol = Literal["bottle", "pistol", "hat", "skull", "dagger", "key"]
Ending = Literal["escaped", "stalled", "passed", "turn limit"]
SYMBOLS: tuple[str, ...] = get_args(Symbol)
VARIANTS = ("tortuga", "jamaica", "hispaniola")
ENDINGS = ("", *get_args(Ending))

SEGMENT_LAID, DEALT, ROW_LAID, TURN_BEGAN, ADVANCED, RETREATED, TOOK, DREW, NO_CARDS, SHUFFLED, TURN_ENDED, ENDED = (
    range(12)
)

tellings = Tellings(
    Telling("segment laid", (Part("segment"), Part("reversed", (False, True)))),
    Telling("dealt", (Part("seat"), Part("symbol", SYMBOLS, secret=True))),
    Telling("row laid", (Part("symbol", SYMBOLS),)),
    Telling("turn began", (Part("seat"),)),
    Telling("advanced", (Part("seat"), Part("symbol", SYMBOLS), Part("from"), Part("to"))),
    Telling("retreated", (Part("seat"), Part("from"), Part("to"), Part("cards"))),
    Telling("took", (Part("seat"), Part("symbol", SYMBOLS))),
    Telling("drew", (Part("seat"), Part("symbol", SYMBOLS, secret=True))),
    Telling("no cards", (Part("seat"), Part("missing"))),
    Telling("shuffled", (Part("cards"),)),
    Telling("turn ended", (Part("seat"), Part("moves"))),
    Telling("ended", (Part("ending", ENDINGS),)),
)
