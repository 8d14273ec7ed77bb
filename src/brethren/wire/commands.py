"""What a client sends over a table's socket. Each command has an id of its own: sent again, it counts once."""

from typing import Annotated

from msgspec import Meta

from brethren.wire.vocabulary import Choice, Clock, CommandId, Level, Luck, Name, Phrase, SeatNumber, Shape


class Command(Shape, tag_field="do"):
    id: CommandId


class Sit(Command, tag="sit"):
    """Take a free seat. Several people at one device take several; a name tells them apart."""

    seat: SeatNumber
    name: Name | None = None


class Stand(Command, tag="stand"):
    """Give a seat up before the game has started. The host may empty any seat."""

    seat: SeatNumber


class Place(Command, tag="place"):
    """The host puts a bot on a free seat, or on that of another bot."""

    seat: SeatNumber
    level: Level


class ChangeSettings(Command, tag="set"):
    """The host changes how the game will be played, before it has started."""

    seats: Annotated[int, Meta(ge=2, le=5)] | None = None
    options: dict[str, str | int] | None = None
    lots: bool | None = None
    clock: Clock | None = None
    watchers: bool | None = None
    public: bool | None = None


class Contribute(Command, tag="luck"):
    """Add a number of my own to the dice, once, before the game has started."""

    luck: Luck


class Start(Command, tag="start"):
    """The host starts the game."""


class Play(Command, tag="play"):
    """Do one of the actions of my latest view. `number` is that of the update that brought it."""

    number: int
    action: int


class Undo(Command, tag="undo"):
    """Take my latest decision back."""

    number: int


class Say(Command, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class Exclaim(Command, tag="exclaim"):
    """Say one of the phrases that every language has."""

    phrase: Phrase


class Vote(Command, tag="vote"):
    """What to do about a seat whose player has left or let the time run out."""

    seat: SeatNumber
    choice: Choice


class Return(Command, tag="return"):
    """Take my seat back from the bot that played on for me."""


class Rematch(Command, tag="rematch"):
    """The same people and bots again, at a new table."""


AnyCommand = (
    Sit | Stand | Place | ChangeSettings | Contribute | Start | Play | Undo | Say | Exclaim | Vote | Return | Rematch
)
