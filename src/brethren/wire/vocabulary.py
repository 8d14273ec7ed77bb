"""Words, numbers and limits that many shapes share."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

_LETTER = r"[^\s\x00-\x1f\x7f]"
# No control characters, no blanks at the ends; $ alone would let a newline follow.
Name = Annotated[str, Meta(max_length=24, pattern=rf"^{_LETTER}([^\x00-\x1f\x7f]*{_LETTER})?$(?!\n)")]
Language = Literal["en", "cs", "es", "hu", "pl"]
Avatar = Literal["anchor", "parrot", "turtle", "star", "octopus", "skull", "wheel", "lantern"]
GameKey = Annotated[str, Meta(max_length=40)]
Level = Literal["random", "swab", "deckhand", "gunner", "mate", "captain"]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Actor = Annotated[int, Meta(ge=-1, le=4)]
ActionNumber = Annotated[int, Meta(ge=0, le=32_767)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Luck = Annotated[str, Meta(max_length=32, pattern="^[0-9a-f]{32}$")]
Phrase = Literal["ahoy", "well played", "good luck", "thanks", "hurry", "sorry", "oh no", "one moment", "again", "bye"]
Choice = Literal["wait", "bot", "end"]
Stage = Literal["gathering", "playing", "over"]
Opponents = Level | Literal["people"]
Won = Literal["won", "shared", "lost", "stopped"]

# What a game says, in the shapes of that game (`Game.shapes`). A program that knows no game sees an object.
Position = Annotated[dict[str, Any], "Position"]
Words = Annotated[dict[str, Any], "Words"]
Action = Annotated[dict[str, Any], "Action"]
Event = Annotated[dict[str, Any], "StoryEvent"]


class Shape(Struct, forbid_unknown_fields=True):
    """What all shapes have in common."""


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """Seconds for each decision, and for all decisions of a seat together; null: no limit."""

    move: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    game: Annotated[int, Meta(ge=30, le=1_209_600)] | None = None
