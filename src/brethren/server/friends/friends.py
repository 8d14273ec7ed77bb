"""Invitations and blocks."""

from collections.abc import Iterable
from contextlib import suppress

from msgspec.structs import replace

from brethren.server.bus import Notice
from brethren.server.clock import now
from brethren.server.friends.store import Companion, Invitation, handle
from brethren.server.limits import RateLimit
from brethren.server.notices.store import Owed
from brethren.server.people import Visitor
from brethren.server.registry import NAME, TableRegistry
from brethren.server.store import Unavailable
from brethren.server.tasks import Tasks
from brethren.table.match import Match
from brethren.table.refusal import Refused
from brethren.table.views import players
from brethren.wire import friends as wire

TOPIC = "blocks"
MAX_FRIENDS = 60
"""How many people somebody can invite: the latest they have played with."""
MAX_KNOWN = 1000
"""How many they can block: they may still be among the latest of more people."""
MAX_BLOCKED = 200
MAX_INVITED = 10
"""To one table."""
MAX_UNANSWERED = 3
"""Invitations of one person to another."""
PAUSE, MAX_IN_A_ROW = 360.0, 10
"""Seconds from one invitation to the same person to the next, and how many may come without it. Those to tables that
have started count as answered: a host could start one table after another with bots."""
MAX_INVITATIONS = 20
"""That are shown to one person."""


class FriendBook:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._store, self._bus = registry, registry.services.store, registry.services.bus
        self._tasks = Tasks()
        self._pairs = RateLimit(1 / PAUSE, MAX_IN_A_ROW * PAUSE)

    async def of(self, person: str) -> wire.Friends:
        blocked = await self._store.blocks(person)
        friends = [
            wire.Friend(handle(person, each.id), each.name, each.avatar, each.game, each.since)
            for each in await self._unblocked(person, blocked)
        ]
        return wire.Friends(
            friends, [wire.Blocked(handle(person, each.id), each.name, each.avatar) for each in blocked]
        )

    async def _unblocked(self, person: str, blocked: Iterable[Companion]) -> list[Companion]:
        ids = {each.id for each in blocked}
        return [each for each in await self._store.companions(person, MAX_FRIENDS) if each.id not in ids]

    # Blocks

    async def block(self, person: str, friend: str) -> wire.Friends:
        known = await self._store.companions(person, MAX_KNOWN)
        return await self._block(person, _called(friend, person, known))

    async def block_seat(self, person: str, match: Match, seat: int) -> wire.Friends:
        chair = match.seating.chairs[seat] if seat < match.seats else None
        if chair is None or chair.person in ("", person):
            raise Refused("nobody there", "nobody else is sitting there", seat=seat)
        return await self._block(person, Companion(chair.person, chair.name, chair.avatar or "anchor", "", now()))

    async def _block(self, person: str, other: Companion) -> wire.Friends:
        if not await self._store.block(person, replace(other, since=now()), MAX_BLOCKED):
            raise Refused("blocks full", f"no more than {MAX_BLOCKED} people can be blocked")
        return await self._blocks_changed(person)

    async def unblock(self, person: str, friend: str) -> wire.Friends:
        other = _called(friend, person, await self._store.blocks(person))
        await self._store.unblock(person, other.id)
        return await self._blocks_changed(person)

    async def _blocks_changed(self, person: str) -> wire.Friends:
        await self._apply(person)
        self._bus.tell(TOPIC, Notice(self._bus.server, person=person))
        return await self.of(person)

    async def listen(self) -> None:
        """Follow blocks that other servers store. Without a notice they hold from the next connection on."""

        async def follow(notice: Notice) -> None:
            with suppress(Unavailable):
                await self._apply(notice.person)

        def heard(notice: Notice) -> None:
            self._tasks.spawn(follow(notice))

        await self._bus.listen(TOPIC, heard)

    async def _apply(self, person: str) -> None:
        """Apply blocks to all connections of this person here."""
        blocked = frozenset(each.id for each in await self._store.blocks(person))
        for live in self._registry.tables.values():
            for connection in live.presence.connections:
                if connection.person.id == person:
                    connection.blocked = blocked

    # Invitations

    async def invite(self, visitor: Visitor, match: Match, wanted: str) -> wire.InvitedFriends:
        _check_host(visitor.id, match)
        _check_gathering(match)
        known = await self._unblocked(visitor.id, await self._store.blocks(visitor.id))
        friend = _called(wanted, visitor.id, known)
        invited = await self._store.invited(match.table)
        if friend.id not in invited and friend.id not in match.seating.people():
            await self._check_room(visitor.id, friend.id, len(invited))
            await self._send(friend.id, Invitation(match.table, visitor.person, now()))
        return await self.invited(visitor.id, match)

    async def _send(self, friend: str, invitation: Invitation) -> None:
        """A notice is stored with it, unless the friend has blocked the host."""
        outbox, owed = self._registry.services.outbox, list[Owed]()
        if outbox and invitation.host.id not in [each.id for each in await self._store.blocks(friend)]:
            owed = outbox.to(friend, invitation.table, 0, now(), "invitation")
        await self._store.invite(friend, invitation, owed)
        if outbox:
            outbox.wake(owed)

    async def _check_room(self, host: str, friend: str, invited: int) -> None:
        if invited >= MAX_INVITED or await self._store.unanswered(host, friend) >= MAX_UNANSWERED:
            raise Refused("too often", "too many invitations; please wait for an answer")
        if not self._pairs.allows(f"{host} {friend}"):
            raise Refused("too often", "too many invitations to the same person; please wait a while")

    async def invited(self, person: str, match: Match) -> wire.InvitedFriends:
        _check_host(person, match)
        companions = {each.id: each for each in await self._store.companions(person, MAX_FRIENDS)}
        here = match.seating.people()
        found = []
        for id, declined in (await self._store.invited(match.table)).items():
            if friend := companions.get(id):
                state: wire.InvitationState = "here" if id in here else "declined" if declined else "waiting"
                found.append(wire.InvitedFriend(handle(person, friend.id), friend.name, friend.avatar, state))
        return wire.InvitedFriends(found)

    async def invitations(self, person: str) -> wire.Invitations:
        """Invitations to tables with a free seat, where this person doesn't sit yet."""
        found = []
        for each in await self._store.invitations(person, MAX_INVITATIONS):
            if (match := await self._gathering(each.table)) and person not in match.seating.people():
                chairs = players(match.seating.chairs, match.seating.host, person)
                host = each.host
                found.append(
                    wire.Invitation(
                        each.table, match.game.key, handle(person, host.id), host.name, host.avatar, chairs, each.since
                    )
                )
        return wire.Invitations(found)

    async def _gathering(self, table: str) -> Match | None:
        """The match at this table, if somebody can still sit down there."""
        try:
            match = (await self._registry.open(table)).match
        except Refused as refused:
            if refused.reason == "getting ready":
                raise
            return None
        return match if match.stage == "gathering" and None in match.seating.chairs else None

    async def decline(self, person: str, table: str) -> wire.Invitations:
        if not NAME.fullmatch(table):
            raise _no_invitation()
        await self._store.decline(person, table)
        return await self.invitations(person)


def _called(wanted: str, person: str, among: Iterable[Companion]) -> Companion:
    for each in among:
        if handle(person, each.id) == wanted:
            return each
    raise Refused("no such friend", "you haven't played with anybody of this name lately")


def _check_host(person: str, match: Match) -> None:
    if person != match.seating.host:
        raise Refused("not host", "only the host can do that")


def _check_gathering(match: Match) -> None:
    if match.stage != "gathering":
        raise Refused("started", "the game has already started")


def _no_invitation() -> Refused:
    return Refused("not found", "you aren't invited to that table")
