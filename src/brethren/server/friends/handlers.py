"""Friends, by HTTP."""

from brethren.server.endpoint import endpoint
from brethren.server.entrance import viewer
from brethren.server.friends.friends import FriendBook
from brethren.server.limits import LONG_BURST, RateLimit
from brethren.server.people import People, Visitor
from brethren.server.registry import TableRegistry
from brethren.table.refusal import Refused
from brethren.wire.friends import BlockSeat, Friends, Invitations, Invite, InvitedFriends


class FriendHandlers:
    def __init__(self, registry: TableRegistry, people: People, book: FriendBook) -> None:
        self._registry, self._people, self._book = registry, people, book
        self._inviting = RateLimit(registry.services.settings.invitations, LONG_BURST)

    @endpoint("GET", "/api/friends")
    async def friends(self, visitor: Visitor) -> Friends:
        """The people I have played with lately, and those I have blocked."""
        return await self._book.of(visitor.id)

    @endpoint("POST", "/api/friends/{friend}/block", limit="names")
    async def block_friend(self, visitor: Visitor, friend: str) -> Friends:
        """No invitations and no talk of theirs reach me from now on. They aren't told."""
        await self._keep(visitor)
        return await self._book.block(visitor.id, friend)

    @endpoint("POST", "/api/friends/{friend}/unblock")
    async def unblock(self, visitor: Visitor, friend: str) -> Friends:
        """Unblock somebody."""
        return await self._book.unblock(visitor.id, friend)

    @endpoint("POST", "/api/tables/{table}/block", limit="names")
    async def block_seat(self, visitor: Visitor, table: str, block: BlockSeat) -> Friends:
        """The same, for the person on a seat of this table."""
        match = (await self._registry.open(table)).match
        viewer(match, visitor, None)
        await self._keep(visitor)
        return await self._book.block_seat(visitor.id, match, block.seat)

    async def _keep(self, visitor: Visitor) -> None:
        """Store this person, since their blocks expire with them."""
        await self._people.rename(visitor, visitor.me)

    @endpoint("POST", "/api/tables/{table}/invitations", status=201, limit="invitations")
    async def invite(self, visitor: Visitor, table: str, invite: Invite) -> InvitedFriends:
        """Invite a friend to my table, before the start. They are told once, as they wish to be."""
        if not self._inviting.allows(visitor.id):
            raise Refused("too often", "too many invitations; please wait a moment")
        return await self._book.invite(visitor, (await self._registry.open(table)).match, invite.friend)

    @endpoint("GET", "/api/tables/{table}/invitations")
    async def invited(self, visitor: Visitor, table: str) -> InvitedFriends:
        """The people I invited to my table, and their answers."""
        return await self._book.invited(visitor.id, (await self._registry.open(table)).match)

    @endpoint("GET", "/api/invitations")
    async def invitations(self, visitor: Visitor) -> Invitations:
        """Tables that I am invited to."""
        return await self._book.invitations(visitor.id)

    @endpoint("POST", "/api/invitations/{table}/decline")
    async def decline(self, visitor: Visitor, table: str) -> Invitations:
        """I won't come. The host sees it."""
        return await self._book.decline(visitor.id, table)
