"""The events of Cartagena: their numbers in the rules, and how they read."""

from typing import Literal, get_args

from brethren.game.events import EventKind, EventKinds, Field

Symbol = Literal["bottle", "pistol", "hat", "skull", "dagger", "key"]
Ending = Literal["escaped", "stalled", "passed", "turn limit"]
SYMBOLS: tuple[str, ...] = get_args(Symbol)
VARIANTS = ("tortuga", "jamaica", "hispaniola")
ENDINGS = ("", *get_args(Ending))

SEGMENT_LAID, DEALT, ROW_LAID, TURN_BEGAN, ADVANCED, RETREATED, TOOK, DREW, NO_CARDS, SHUFFLED, TURN_ENDED, ENDED = (
    range(12)
)

event_kinds = EventKinds(
    EventKind("segment laid", (Field("segment"), Field("reversed", (False, True)))),
    EventKind("dealt", (Field("seat"), Field("symbol", SYMBOLS, secret=True))),
    EventKind("row laid", (Field("symbol", SYMBOLS),)),
    EventKind("turn began", (Field("seat"),)),
    EventKind("advanced", (Field("seat"), Field("symbol", SYMBOLS), Field("from"), Field("to"))),
    EventKind("retreated", (Field("seat"), Field("from"), Field("to"), Field("cards"))),
    EventKind("took", (Field("seat"), Field("symbol", SYMBOLS))),
    EventKind("drew", (Field("seat"), Field("symbol", SYMBOLS, secret=True))),
    EventKind("no cards", (Field("seat"), Field("missing"))),
    EventKind("shuffled", (Field("cards"),)),
    EventKind("turn ended", (Field("seat"), Field("moves"))),
    EventKind("ended", (Field("ending", ENDINGS),)),
)
