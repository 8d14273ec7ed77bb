"""Friends in SQLite."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from brethren.server.friends.store import Companion, Crew, Invitation, pairs
from brethren.server.notices.sqlite import owe
from brethren.server.notices.store import Owed
from brethren.table.seating import Person

T = TypeVar("T")

MEET = """
    INSERT INTO companion VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person, other)
    DO UPDATE SET name = excluded.name, avatar = excluded.avatar, game = excluded.game, since = excluded.since
"""
RECEIVED = """
    SELECT invitation.match, host, name, avatar, invitation.since FROM invitation
    JOIN gathering ON gathering.match = invitation.match
    WHERE person = ?1 AND NOT declined
    AND NOT EXISTS (SELECT 1 FROM block WHERE block.person = ?1 AND block.other = invitation.host)
    ORDER BY invitation.since DESC LIMIT ?2
"""


class SqliteFriends:
    async def _do(self, what: Callable[[sqlite3.Connection], T]) -> T:
        raise NotImplementedError

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def companions(self, person: str, most: int) -> list[Companion]:
        query = "SELECT other, name, avatar, game, since FROM companion WHERE person = ? ORDER BY since DESC LIMIT ?"
        return [Companion(*row) for row in await self._read(query, person, most)]

    async def blocks(self, person: str) -> list[Companion]:
        query = "SELECT other, name, avatar, '', since FROM block WHERE person = ? ORDER BY since DESC"
        return [Companion(*row) for row in await self._read(query, person)]

    async def block(self, person: str, other: Companion, most: int) -> bool:
        query = """
            INSERT OR REPLACE INTO block SELECT ?1, ?2, ?3, ?4, ?5
            WHERE (SELECT count(*) FROM block WHERE person = ?1 AND other != ?2) < ?6
        """
        values = (person, other.id, other.name, other.avatar, other.since, most)
        return await self._do(lambda connection: connection.execute(query, values).rowcount > 0)

    async def unblock(self, person: str, other: str) -> None:
        query = "DELETE FROM block WHERE person = ? AND other = ?"
        await self._do(lambda connection: connection.execute(query, (person, other)) and None)

    async def invite(self, person: str, invitation: Invitation, owed: Sequence[Owed]) -> None:
        host = invitation.host
        row = (invitation.table, person, host.id, host.name, host.avatar, invitation.since)

        def invite(connection: sqlite3.Connection) -> None:
            query = "INSERT OR IGNORE INTO invitation VALUES (?, ?, ?, ?, ?, ?, 0)"
            if connection.execute(query, row).rowcount:
                owe(connection, owed)

        await self._do(invite)

    async def invited(self, table: str) -> dict[str, bool]:
        rows = await self._read("SELECT person, declined FROM invitation WHERE match = ? ORDER BY since", table)
        return {person: bool(declined) for person, declined in rows}

    async def invitations(self, person: str, most: int) -> list[Invitation]:
        rows = await self._read(RECEIVED, person, most)
        return [Invitation(table, Person(*host), since) for table, *host, since in rows]

    async def unanswered(self, host: str, person: str) -> int:
        query = "SELECT count(*) FROM invitation WHERE person = ? AND host = ? AND NOT declined"
        return int((await self._read(query, person, host))[0][0])

    async def decline(self, person: str, table: str) -> None:
        query = "UPDATE invitation SET declined = 1 WHERE person = ? AND match = ?"
        await self._do(lambda connection: connection.execute(query, (person, table)) and None)


def meet(connection: sqlite3.Connection, crews: Iterable[Crew], at: float) -> None:
    """Store that these people have met, within the transaction that stores the beginning of their match."""
    connection.executemany(MEET, pairs(crews, at))
