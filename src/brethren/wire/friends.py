"""People I have played with: invitations and blocks."""

from typing import Annotated, Literal

from msgspec import Meta

from brethren.wire.table import Player
from brethren.wire.vocabulary import Avatar, GameKey, SeatNumber, Shape

FriendHandle = Annotated[str, Meta(max_length=24, pattern="^[0-9a-f]{24}$")]
InvitationState = Literal["waiting", "here", "declined"]


class Friend(Shape):
    """Somebody who began a match with me. `friend` is what I call them by: it means nothing to anybody else. Name, sign
    and game are those of our latest match; `since` is when it began."""

    friend: FriendHandle
    name: str
    avatar: Avatar
    game: GameKey
    since: float


class Blocked(Shape):
    """Somebody whose invitations and talk don't reach me. They aren't told."""

    friend: FriendHandle
    name: str
    avatar: Avatar


class Friends(Shape):
    """The latest first."""

    friends: list[Friend]
    blocked: list[Blocked]


class Invite(Shape):
    friend: FriendHandle


class InvitedFriend(Shape):
    """Somebody I invited to my table."""

    friend: FriendHandle
    name: str
    avatar: Avatar
    state: InvitationState


class InvitedFriends(Shape):
    invited: list[InvitedFriend]


class Invitation(Shape):
    """Somebody who has played with me invites me to a table that hasn't started yet. Handle, name and sign are
    the host's."""

    table: str
    game: GameKey
    friend: FriendHandle
    name: str
    avatar: Avatar
    players: list[Player | None]
    since: float


class Invitations(Shape):
    invitations: list[Invitation]


class BlockSeat(Shape):
    """The person on this seat."""

    seat: SeatNumber
