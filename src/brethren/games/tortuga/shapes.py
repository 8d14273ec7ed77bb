"""Tortuga's position, actions, chance events and events as JSON."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from brethren.game.shapes import BY_SEAT, GameShape, Happened, Seat, Shapes, Verb
from brethren.games.tortuga.events import (
    ACTIONS,
    DICE,
    ActionName,
    Area,
    Coins,
    Colour,
    DieName,
    Ending,
    Face,
    Marker,
    Rank,
)
from brethren.games.tortuga.reader import PhaseName
from brethren.games.tortuga.record import CAPACITY, NUMBERS, TRACK_BEGIN, TRACK_END

Attack = Literal["boarding", "raid"]
Hold = Literal["fleet", "crew"]
TrackSpace = Annotated[int, Meta(ge=TRACK_BEGIN, le=TRACK_END)]


class Die(GameShape, frozen=True):
    """A die on an action, thrown, or (with no field at all) in the hand."""

    placed: ActionName | UnsetType = UNSET  # the action it lies on
    shows: Face | UnsetType = UNSET  # what has been thrown
    hidden: bool | UnsetType = UNSET  # thrown behind the screen of somebody else
    kept: bool | UnsetType = UNSET  # its player has decided to keep it


class Dice(GameShape, frozen=True):
    """The five dice of a seat."""

    A: Die
    B: Die
    C: Die
    D: Die
    E: Die


class Board(GameShape, frozen=True):
    """What one seat has."""

    ship: TrackSpace  # where the ship stands on its track
    pirate: TrackSpace  # where the pirate stands on its track
    tortuga: list[Colour]  # chests in Tortuga, which count
    fleet: list[Colour]  # chests aboard, from the left
    crew: list[Colour]  # chests that the crew carries, from the left
    island: list[Colour]  # chests in the island area
    bonus: dict[ActionName, int]  # the bonus tile on each action
    tokens: list[Coins | None]  # treasure tokens; null where the viewer may not see the coins
    dice: Dice
    chosen: ActionName | UnsetType = UNSET  # the bonus that its player has chosen, hidden from the others
    looked: list[Coins | None] | UnsetType = UNSET  # tokens that the hunter is looking at
    filling: Hold | UnsetType = UNSET  # the area into which chests are being stowed


class Position(GameShape, frozen=True):
    """A position of Tortuga, or what one viewer may know of it."""

    game: Literal["tortuga"]
    seats: int  # players at the table
    chests: Literal[6, 8]  # in Tortuga, that end the game
    start: Seat  # the seat with the start marker
    phase: PhaseName  # what the table is doing
    boards: Annotated[list[Board], BY_SEAT]
    central: list[Colour]  # chests on the central island
    bag: dict[Colour, int]  # chests in it
    action: ActionName | UnsetType = UNSET  # the one that is being resolved
    rank: Rank | UnsetType = UNSET  # who is resolving it
    attacked: Seat | UnsetType = UNSET  # the seat that the first has attacked in this action
    actor: Seat | UnsetType = UNSET  # the seat that names, throws again, or for which chance acts
    find: int | UnsetType = UNSET  # what the hunter is still to draw
    resting: list[Seat] | UnsetType = UNSET  # seats that had no die left before this throw
    decided: list[Seat] | UnsetType = UNSET  # seats that have decided, where several decide at once
    naming: list[Seat] | UnsetType = UNSET  # seats that have to name the action of their skulls
    stuck: list[Seat] | UnsetType = UNSET  # seats that could place nothing and throw again


# Actions


class Keep(Verb, frozen=True, tag="keep"):
    """Keep these dice."""

    dice: list[DieName]


class Name(Verb, frozen=True, tag="name"):
    """Name the action for skulls that were kept alone."""

    action: ActionName


class Bonus(Verb, frozen=True, tag="bonus"):
    """Take a bonus for this action."""

    action: ActionName


class Expand(Verb, frozen=True, tag="expand"):
    """Expand the fleet: move the ship to the right."""


class Recruit(Verb, frozen=True, tag="recruit"):
    """Recruit crew: move the pirate to the right."""


class Hunt(Verb, frozen=True, tag="hunt"):
    """Hunt for treasure."""


class Decline(Verb, frozen=True, tag="decline"):
    """Leave the action alone."""


class Pick(Verb, frozen=True, tag="pick"):
    """Keep this one of the tokens."""

    coins: Coins


class AttackOn(Verb, frozen=True, tag="attack"):
    """Attack somebody, and take a chest."""

    victim: Seat
    take: Colour | None  # from the victim, or for the second from the central island


class Stow(Verb, frozen=True, tag="stow"):
    """Put this chest next into the area that is being filled."""

    chest: Colour


Action = Keep | Name | Bonus | Expand | Recruit | Hunt | Decline | Pick | AttackOn | Stow


# Chance events


class Throw(Verb, frozen=True, tag="throw"):
    """A die falls."""

    seat: Seat
    die: DieName
    shows: Face


class Draw(Verb, frozen=True, tag="draw"):
    """A chest comes out of the bag."""

    seat: Seat
    chest: Colour


class DrawToken(Verb, frozen=True, tag="token"):
    """A treasure token is drawn."""

    seat: Seat
    coins: Coins


Chance = Throw | Draw | DrawToken


# Events


class ChestDrawn(Happened, frozen=True, tag="chest drawn"):
    """A chest came out of the bag."""

    seat: Seat
    chest: Colour
    area: Area


class Thrown(Happened, frozen=True, tag="thrown"):
    """A die fell."""

    seat: Seat
    die: DieName
    shows: Face | UnsetType = UNSET


class Kept(Happened, frozen=True, tag="kept"):
    """A player decided which dice to keep."""

    seat: Seat
    dice: list[DieName]


class Placed(Happened, frozen=True, tag="placed"):
    """Kept dice were laid on their action."""

    seat: Seat
    dice: list[DieName]
    action: ActionName


class SkullsShown(Happened, frozen=True, tag="skulls shown"):
    """A player has kept skulls alone."""

    seat: Seat
    dice: list[DieName]


class DieShown(Happened, frozen=True, tag="die shown"):
    """A die of a player with nothing to place was shown."""

    seat: Seat
    die: DieName
    shows: Face


class NothingFits(Happened, frozen=True, tag="nothing fits"):
    """A player has no die that can be placed."""

    seat: Seat
    dice: list[DieName]


class Named(Happened, frozen=True, tag="named"):
    """A player named the action for the skulls."""

    seat: Seat
    dice: list[DieName]
    action: ActionName


class BonusChosen(Happened, frozen=True, tag="bonus chosen"):
    """A player chose a bonus. The others hear of it when all have chosen."""

    seat: Seat
    action: ActionName


class BonusGiven(Happened, frozen=True, tag="bonus given"):
    """A player showed a bonus."""

    seat: Seat
    action: ActionName
    bonus: int  # what the tile shows now


class NoBonus(Happened, frozen=True, tag="no bonus"):
    """A player has all the bonuses there are."""

    seat: Seat


class Ranked(Happened, frozen=True, tag="ranked"):
    """The total of a player in an action, and the rank that it gives."""

    seat: Seat
    action: ActionName
    total: int
    rank: Rank | None


class ActionSkipped(Happened, frozen=True, tag="action skipped"):
    """Nobody has a die on this action."""

    action: ActionName


class Declined(Happened, frozen=True, tag="declined"):
    """A player left an action alone."""

    seat: Seat
    action: ActionName


class MarkerMoved(Happened, frozen=True, tag="marker moved"):
    """A ship or a pirate moved on its track."""

    seat: Seat
    marker: Marker
    from_: TrackSpace = field(name="from")
    to: TrackSpace


class Hunted(Happened, frozen=True, tag="hunted"):
    """A player went to hunt for treasure."""

    seat: Seat
    rank: Rank


class TokenSeen(Happened, frozen=True, tag="token seen"):
    """A player looked at a token."""

    seat: Seat
    coins: Coins | UnsetType = UNSET


class TokenKept(Happened, frozen=True, tag="token kept"):
    """A player kept a token."""

    seat: Seat
    coins: Coins | UnsetType = UNSET


class TokenReturned(Happened, frozen=True, tag="token returned"):
    """A player put a token back."""

    seat: Seat
    coins: Coins | UnsetType = UNSET


class NothingFound(Happened, frozen=True, tag="nothing found"):
    """There was no token left."""

    seat: Seat


class Attacked(Happened, frozen=True, tag="attacked"):
    """A player attacked another."""

    seat: Seat
    action: Attack
    victim: Seat
    rank: Rank


class ChestTaken(Happened, frozen=True, tag="chest taken"):
    """A player took a chest from the victim."""

    seat: Seat
    victim: Seat
    chest: Colour
    area: Hold  # of the victim


class IslandChestTaken(Happened, frozen=True, tag="island chest taken"):
    """A player took a chest from the central island."""

    seat: Seat
    chest: Colour


class ChestGivenUp(Happened, frozen=True, tag="chest given up"):
    """A player lost a chest for which there was no room."""

    seat: Seat
    chest: Colour
    area: Area  # where it was
    to: Literal["bag", "central"]


class ChestSaved(Happened, frozen=True, tag="chest saved"):
    """A chest came home to Tortuga."""

    seat: Seat
    chest: Colour


class ChestStowed(Happened, frozen=True, tag="chest stowed"):
    """A chest moved on, into the fleet or the crew."""

    seat: Seat
    chest: Colour
    area: Hold


class BagEmpty(Happened, frozen=True, tag="bag empty"):
    """There was no chest left to draw."""

    seat: Seat


class RoundBegan(Happened, frozen=True, tag="round began"):
    """A round began."""

    start: Seat


class Ended(Happened, frozen=True, tag="ended"):
    """The game ended."""

    ending: Ending


Event = (
    ChestDrawn
    | Thrown
    | Kept
    | Placed
    | SkullsShown
    | DieShown
    | NothingFits
    | Named
    | BonusChosen
    | BonusGiven
    | NoBonus
    | Ranked
    | ActionSkipped
    | Declined
    | MarkerMoved
    | Hunted
    | TokenSeen
    | TokenKept
    | TokenReturned
    | NothingFound
    | Attacked
    | ChestTaken
    | IslandChestTaken
    | ChestGivenUp
    | ChestSaved
    | ChestStowed
    | BagEmpty
    | RoundBegan
    | Ended
)

SHAPES = Shapes(
    Position,
    Action,
    Chance,
    Event,
    {
        "NUMBERS": {die: dict(zip(ACTIONS, NUMBERS[i].tolist(), strict=True)) for i, die in enumerate(DICE)},
        "CAPACITY": CAPACITY.tolist(),
        "TRACK_END": TRACK_END,
    },
)
