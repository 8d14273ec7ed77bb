"""Friends in PostgreSQL."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import asyncpg

from brethren.server.friends.store import Companion, Crew, Invitation, pairs
from brethren.server.notices.postgres import owe
from brethren.server.notices.store import Owed
from brethren.table.seating import Person

MEET = """
    INSERT INTO companion VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (person, other)
    DO UPDATE SET name = excluded.name, avatar = excluded.avatar, game = excluded.game, since = excluded.since
"""
BLOCK = """
    INSERT INTO block SELECT $1, $2, $3, $4, $5
    WHERE (SELECT count(*) FROM block WHERE person = $1 AND other != $2) < $6
    ON CONFLICT (person, other) DO UPDATE SET since = excluded.since RETURNING other
"""
INVITE = "INSERT INTO invitation VALUES ($1, $2, $3, $4, $5, $6, false) ON CONFLICT DO NOTHING RETURNING person"
RECEIVED = """
    SELECT invitation.match, host, name, avatar, invitation.since FROM invitation
    JOIN gathering ON gathering.match = invitation.match
    WHERE person = $1 AND NOT declined
    AND NOT EXISTS (SELECT FROM block WHERE block.person = $1 AND block.other = invitation.host)
    ORDER BY invitation.since DESC LIMIT $2
"""


class PostgresFriends:
    async def _ask(self, query: str, *values: Any) -> list[asyncpg.Record]:
        raise NotImplementedError

    async def _transact(self, work: Callable[[asyncpg.Connection], Awaitable[None]]) -> None:
        raise NotImplementedError

    async def companions(self, person: str, most: int) -> list[Companion]:
        query = "SELECT other, name, avatar, game, since FROM companion WHERE person = $1 ORDER BY since DESC LIMIT $2"
        return [Companion(*row) for row in await self._ask(query, person, most)]

    async def blocks(self, person: str) -> list[Companion]:
        query = "SELECT other, name, avatar, '', since FROM block WHERE person = $1 ORDER BY since DESC"
        return [Companion(*row) for row in await self._ask(query, person)]

    async def block(self, person: str, other: Companion, most: int) -> bool:
        return bool(await self._ask(BLOCK, person, other.id, other.name, other.avatar, other.since, most))

    async def unblock(self, person: str, other: str) -> None:
        await self._ask("DELETE FROM block WHERE person = $1 AND other = $2", person, other)

    async def invite(self, person: str, invitation: Invitation, owed: Sequence[Owed]) -> None:
        host = invitation.host
        row = (invitation.table, person, host.id, host.name, host.avatar, invitation.since)

        async def invite(connection: asyncpg.Connection) -> None:
            if await connection.fetch(INVITE, *row):
                await owe(connection, owed)

        await self._transact(invite)

    async def invited(self, table: str) -> dict[str, bool]:
        rows = await self._ask("SELECT person, declined FROM invitation WHERE match = $1 ORDER BY since", table)
        return {row[0]: row[1] for row in rows}

    async def invitations(self, person: str, most: int) -> list[Invitation]:
        rows = await self._ask(RECEIVED, person, most)
        return [Invitation(row[0], Person(*row[1:4]), row[4]) for row in rows]

    async def unanswered(self, host: str, person: str) -> int:
        query = "SELECT count(*) FROM invitation WHERE person = $1 AND host = $2 AND NOT declined"
        return int((await self._ask(query, person, host))[0][0])

    async def decline(self, person: str, table: str) -> None:
        await self._ask("UPDATE invitation SET declined = true WHERE person = $1 AND match = $2", person, table)


async def meet(connection: asyncpg.Connection, crews: Iterable[Crew], at: float) -> None:
    """Store that these people have met, within the transaction that stores the beginning of their match."""
    await connection.executemany(MEET, pairs(crews, at))
