"""The outbox in SQLite."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from brethren.server.clock import now
from brethren.server.notices.store import MAX_FAILURES, ChannelName, Owed, StoredMailbox, Subscriber

T = TypeVar("T")

COLUMNS = "id, person, match, number, due, owner, channel, kind, tries, told"
CLAIM = f"""
    UPDATE notice SET due = :until, owner = :server
    WHERE channel = :channel AND due <= :now AND person IN (
        SELECT person FROM notice
        WHERE channel = :channel AND due <= :now AND (owner = :server OR due <= :now - :patience)
        ORDER BY due LIMIT :most
    ) RETURNING {COLUMNS}
"""
SUBSCRIBERS = f"""
    SELECT DISTINCT person, 'push' FROM device UNION ALL
    SELECT receiver, CASE WHEN receiver = person THEN 'webhook' ELSE 'table' END FROM webhook
    WHERE failures < {MAX_FAILURES} UNION ALL
    SELECT person, 'mail' FROM mailbox WHERE expires IS NULL
"""

OWE = """
    INSERT INTO notice (id, person, match, number, due, owner, channel, kind)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
    json_extract(value, '$[6]'), json_extract(value, '$[7]')
    FROM json_each(?) WHERE true ON CONFLICT (person, match, channel, kind) DO UPDATE SET
    id = excluded.id, number = excluded.number, due = excluded.due, owner = excluded.owner, tries = 0, told = '[]'
"""
EXPIRE_MAILBOXES = "DELETE FROM mailbox WHERE expires < ?"


class SqliteNotices:
    async def _do(self, what: Callable[[sqlite3.Connection], T]) -> T:
        raise NotImplementedError

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def next_due(self, channel: ChannelName) -> float | None:
        (due,) = (await self._read("SELECT min(due) FROM notice WHERE channel = ?", channel))[0]
        return None if due is None else float(due)

    async def claim_notices(
        self, channel: ChannelName, server: str, now: float, patience: float, until: float, most: int
    ) -> list[Owed]:
        values = {"channel": channel, "server": server, "now": now, "patience": patience, "until": until, "most": most}
        rows = await self._do(lambda connection: connection.execute(CLAIM, values).fetchall())
        return [Owed.of(row[:-1], msgspec.json.decode(row[-1])) for row in rows]

    async def waiting(self, channel: ChannelName, person: str) -> list[Owed]:
        query = f"SELECT {COLUMNS} FROM notice WHERE channel = ? AND person = ?"
        rows = await self._read(query, channel, person)
        return [Owed.of(row[:-1], msgspec.json.decode(row[-1])) for row in rows]

    async def settle(self, ids: Sequence[str]) -> None:
        rows = [(each,) for each in ids]
        await self._do(lambda connection: connection.executemany("DELETE FROM notice WHERE id = ?", rows) and None)

    async def postpone(self, notices: Iterable[Owed]) -> None:
        query = "UPDATE notice SET number = ?, due = ?, tries = ?, told = ? WHERE id = ?"
        rows = [(n.number, n.due, n.tries, msgspec.json.encode(n.told).decode(), n.id) for n in notices]
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

    async def subscribers(self) -> list[tuple[str, ChannelName]]:
        return await self._read(SUBSCRIBERS)

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

    async def save_webhook(self, receiver: str, person: str, body: bytes) -> None:
        query = "INSERT OR REPLACE INTO webhook VALUES (?, ?, ?, 0)"
        await self._do(lambda connection: connection.execute(query, (receiver, person, body)) and None)

    async def webhook(self, receiver: str) -> tuple[bytes, int] | None:
        rows = await self._read("SELECT body, failures FROM webhook WHERE receiver = ?", receiver)
        return rows[0] if rows else None

    async def count_failure(self, receiver: str, failed: bool) -> None:
        query = "UPDATE webhook SET failures = CASE WHEN ? THEN failures + 1 ELSE 0 END WHERE receiver = ?"
        await self._do(lambda connection: connection.execute(query, (failed, receiver)) and None)

    async def remove_webhook(self, receiver: str) -> None:
        query = "DELETE FROM webhook WHERE receiver = ?"
        await self._do(lambda connection: connection.execute(query, (receiver,)) and None)

    async def save_mailbox(self, mailbox: StoredMailbox) -> None:
        def save(connection: sqlite3.Connection) -> None:
            connection.execute(EXPIRE_MAILBOXES, (now(),))
            query = "INSERT OR REPLACE INTO mailbox VALUES (?, ?, ?, ?, ?, ?)"
            connection.execute(query, msgspec.structs.astuple(mailbox))

        await self._do(save)

    async def mailbox(self, person: str) -> StoredMailbox | None:
        query = "SELECT * FROM mailbox WHERE person = ? AND (expires IS NULL OR expires > ?)"
        rows = await self._read(query, person, now())
        return StoredMailbox(*rows[0]) if rows else None

    async def confirm_mailbox(self, token: str, at: float) -> str | None:
        query = """
            UPDATE mailbox SET expires = NULL WHERE token = ? AND (expires IS NULL OR expires > ?) RETURNING person
        """
        rows = await self._do(lambda connection: connection.execute(query, (token, at)).fetchall())
        return str(rows[0][0]) if rows else None

    async def take_digest(self, person: str, last: float, at: float) -> bool:
        query = "UPDATE mailbox SET sent = ? WHERE person = ? AND sent = ?"
        return await self._do(lambda connection: connection.execute(query, (at, person, last)).rowcount == 1)

    async def remove_mailbox(self, person: str) -> None:
        query = "DELETE FROM mailbox WHERE person = ?"
        await self._do(lambda connection: connection.execute(query, (person,)) and None)

    async def forget_mailbox(self, token: str) -> None:
        query = "DELETE FROM mailbox WHERE token = ?"
        await self._do(lambda connection: connection.execute(query, (token,)) and None)

    async def expire_mailboxes(self, before: float) -> None:
        await self._do(lambda connection: connection.execute(EXPIRE_MAILBOXES, (before,)) and None)

    async def secret(self, name: str, fresh: bytes) -> bytes:
        def secret(connection: sqlite3.Connection) -> bytes:
            connection.execute("INSERT OR IGNORE INTO secret VALUES (?, ?)", (name, fresh))
            (body,) = connection.execute("SELECT body FROM secret WHERE name = ?", (name,)).fetchone()
            return bytes(body)

        return await self._do(secret)


def owe(connection: sqlite3.Connection, notices: Iterable[Owed]) -> None:
    """Store notices within the transaction that stores the entries, as one JSON value like those."""
    rows = [(n.id, n.person, n.table, n.number, n.due, n.owner, n.channel, n.kind) for n in notices]
    connection.execute(OWE, (msgspec.json.encode(rows).decode(),))
