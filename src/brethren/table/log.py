"""The entries of a match's log. Entries are only added, never changed; they add up to the match."""

from typing import Annotated

from msgspec import Meta, Struct

from brethren.wire.records import Deal
from brethren.wire.vocabulary import ActionNumber, Actor, Avatar, Choice, Clock, Level, Phrase, SeatNumber

SeatCount = Annotated[int, Meta(ge=0, le=5)]
EntryNumber = Annotated[int, Meta(ge=1, le=2**31)]


class Entry(Struct, frozen=True, tag_field="what", omit_defaults=True):
    """`at`: seconds since 1970. `by`: the person who asked for it, `command`: under which id; both empty if it was the
    server, or chance, or a bot."""

    at: float
    by: str = ""
    command: str = ""


class Created(Entry, frozen=True, tag="created"):
    game: str = ""
    rules: int = 0
    seats: SeatCount = 0
    options: dict[str, str | int] = {}
    lots: bool = True
    clock: Clock = Clock()
    watchers: bool = True
    public: bool = False
    auto: bool = False
    given: tuple[tuple[Actor, ActionNumber], ...] = ()  # steps of another match, from where this one goes on
    secret: str = ""
    commitment: str = ""
    deal: Deal | None = None
    lucks: tuple[str | None, ...] = ()  # with a deal, what the players of that match put in
    voyage: str = ""  # of which day the deal is, in a daily voyage


class Sat(Entry, frozen=True, tag="sat"):
    seat: SeatNumber = 0
    name: str = ""
    avatar: Avatar = "anchor"


class Stood(Entry, frozen=True, tag="stood"):
    seat: SeatNumber = 0


class BotPlaced(Entry, frozen=True, tag="placed"):
    seat: SeatNumber = 0
    level: Level = "gunner"


class SettingsChanged(Entry, frozen=True, tag="set"):
    seats: SeatCount = 0
    options: dict[str, str | int] = {}
    lots: bool = True
    clock: Clock = Clock()
    watchers: bool = True
    public: bool = False


class Contributed(Entry, frozen=True, tag="luck"):
    luck: str = ""


class Started(Entry, frozen=True, tag="started"):
    start: SeatNumber = 0
    chance: tuple[ActionNumber, ...] = ()


class Played(Entry, frozen=True, tag="played"):
    """A decision, and what chance did after it."""

    seat: SeatNumber = 0
    action: ActionNumber = 0
    chance: tuple[ActionNumber, ...] = ()


class Undone(Entry, frozen=True, tag="undone"):
    """The decisions with these numbers are no longer part of the game."""

    seat: SeatNumber = 0
    numbers: tuple[EntryNumber, ...] = ()


class Said(Entry, frozen=True, tag="said"):
    seat: SeatNumber = 0
    text: str = ""


class Exclaimed(Entry, frozen=True, tag="exclaimed"):
    seat: SeatNumber = 0
    phrase: Phrase = "ahoy"


class Late(Entry, frozen=True, tag="late"):
    seat: SeatNumber = 0


class Reminded(Entry, frozen=True, tag="reminded"):
    """This seat's player has been told that time is running out. Nobody hears of it at the table."""

    seat: SeatNumber = 0


class Vacation(Entry, frozen=True, tag="vacation"):
    """The player of this seat, on all seats that they have, is away until then: their clocks stand still. They are back
    if that is over."""

    seat: SeatNumber = 0
    until: float = 0.0


class Voted(Entry, frozen=True, tag="voted"):
    """What somebody wants to do about a seat. It is done with this entry if `carried`."""

    seat: SeatNumber = 0
    voter: SeatNumber = 0
    choice: Choice = "wait"
    carried: bool = False


class Returned(Entry, frozen=True, tag="returned"):
    seat: SeatNumber = 0


class Rematched(Entry, frozen=True, tag="rematch"):
    table: str = ""


AnyEntry = (
    Created
    | Sat
    | Stood
    | BotPlaced
    | SettingsChanged
    | Contributed
    | Started
    | Played
    | Undone
    | Said
    | Exclaimed
    | Late
    | Reminded
    | Vacation
    | Voted
    | Returned
    | Rematched
)


def joins(entry: AnyEntry) -> tuple[str, ...]:
    """The person who finds the table in the list of their tables from this entry on."""
    return (entry.by,) if type(entry) in (Created, Sat) and entry.by else ()
