"""The outbox in SQLite."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from brethren.server.notices.store import Owed, Subscriber

T = TypeVar("T")

CLAIM = """
    UPDATE notice SET due = :until, owner = :server
    WHERE due <= :now AND person IN (
        SELECT person FROM notice WHERE due <= :now AND (owner = :server OR due <= :now - :patience)
        ORDER BY due LIMIT :most
    ) RETURNING person, match, number, due, owner, tries, told
"""


class SqliteNotices:
    async def _do(self, what: Callable[[sqlite3.Connection], T]) -> T:
        raise NotImplementedError

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def next_due(self) -> float | None:
        (due,) = (await self._read("SELECT min(due) FROM notice"))[0]
        return None if due is None else float(due)

    async def claim_notices(self, server: str, now: float, patience: float, until: float, most: int) -> list[Owed]:
        values = {"server": server, "now": now, "patience": patience, "until": until, "most": most}
        rows = await self._do(lambda connection: connection.execute(CLAIM, values).fetchall())
        return [Owed.of(row[:-1], msgspec.json.decode(row[-1])) for row in rows]

    async def settle(self, ids: Sequence[str]) -> None:
        rows = [(each,) for each in ids]
        await self._do(lambda connection: connection.executemany("DELETE FROM notice WHERE id = ?", rows) and None)

    async def postpone(self, notices: Iterable[Owed]) -> None:
        query = "UPDATE notice SET due = ?, tries = ?, told = ? WHERE id = ?"
        rows = [(each.due, each.tries, msgspec.json.encode(each.told).decode(), each.id) for each in notices]
        await self._do(lambda connection: connection.executemany(query, rows) and None)

    async def subscribe(self, person: str, endpoint: str, keys: bytes, since: float, most: int) -> None:
        old = """
            DELETE FROM device WHERE person = :person AND endpoint NOT IN
            (SELECT endpoint FROM device WHERE person = :person ORDER BY since DESC LIMIT :most)
        """

        def subscribe(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO device VALUES (?, ?, ?, ?)", (endpoint, person, keys, since))
            connection.execute(old, {"person": person, "most": most})

        await self._do(subscribe)

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        query = "DELETE FROM device WHERE endpoint = ?1 AND (?2 IS NULL OR person = ?2)"
        await self._do(lambda connection: connection.execute(query, (endpoint, person)) and None)

    async def subscriber(self, person: str) -> Subscriber:
        me = await self._read("SELECT body FROM person WHERE id = ?", person)
        preferences = await self._read("SELECT body FROM preferences WHERE person = ?", person)
        devices = await self._read("SELECT endpoint, keys FROM device WHERE person = ? ORDER BY since", person)
        return Subscriber(me[0][0] if me else None, preferences[0][0] if preferences else None, devices)

    async def subscribers(self) -> set[str]:
        return {person for (person,) in await self._read("SELECT DISTINCT person FROM device")}

    async def save_preferences(self, person: str, body: bytes) -> None:
        query = "INSERT OR REPLACE INTO preferences VALUES (?, ?)"
        await self._do(lambda connection: connection.execute(query, (person, body)) and None)

    async def save_calendar(self, person: str, digest: str | None) -> None:
        def save(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM calendar WHERE person = ?", (person,))
            if digest is not None:
                connection.execute("INSERT INTO calendar VALUES (?, ?)", (person, digest))

        await self._do(save)

    async def calendar_of(self, digest: str) -> str | None:
        rows = await self._read("SELECT person FROM calendar WHERE digest = ?", digest)
        return str(rows[0][0]) if rows else None

    async def has_calendar(self, person: str) -> bool:
        return bool(await self._read("SELECT 1 FROM calendar WHERE person = ?", person))

    async def secret(self, name: str, fresh: bytes) -> bytes:
        def secret(connection: sqlite3.Connection) -> bytes:
            connection.execute("INSERT OR IGNORE INTO secret VALUES (?, ?)", (name, fresh))
            (body,) = connection.execute("SELECT body FROM secret WHERE name = ?", (name,)).fetchone()
            return bytes(body)

        return await self._do(secret)


def owe(connection: sqlite3.Connection, notices: Iterable[Owed]) -> None:
    """Within the transaction that stores the entry."""
    query = "INSERT OR IGNORE INTO notice (id, person, match, number, due, owner) VALUES (?, ?, ?, ?, ?, ?)"
    connection.executemany(query, [(n.id, n.person, n.table, n.number, n.due, n.owner) for n in notices])
