"""The outbox in PostgreSQL."""

from collections.abc import Iterable, Sequence
from typing import Any

import asyncpg
import msgspec

from brethren.server.clock import now
from brethren.server.notices.store import MAX_FAILURES, ChannelName, Owed, StoredMailbox, Subscriber

COLUMNS = "id, person, match, number, due, owner, channel, kind, tries, told"
CLAIM = f"""
    UPDATE notice SET due = $5, owner = $2 WHERE id IN (
        SELECT id FROM notice WHERE channel = $1 AND due <= $3 AND person IN (
            SELECT person FROM notice WHERE channel = $1 AND due <= $3 AND (owner = $2 OR due <= $3 - $4)
            ORDER BY due LIMIT $6
        ) FOR UPDATE SKIP LOCKED
    ) RETURNING {COLUMNS}
"""
POSTPONE = """
    UPDATE notice SET number = changed.number, due = changed.due, tries = changed.tries,
    told = string_to_array(nullif(changed.told, ''), ' ')
    FROM unnest($1::text[], $2::integer[], $3::float8[], $4::integer[], $5::text[])
    AS changed (id, number, due, tries, told)
    WHERE notice.id = changed.id
"""
SUBSCRIBE = """
    INSERT INTO device VALUES ($1, $2, $3, $4)
    ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys, since = excluded.since
"""
TOO_MANY = """
    DELETE FROM device WHERE person = $1 AND endpoint NOT IN
    (SELECT endpoint FROM device WHERE person = $1 ORDER BY since DESC LIMIT $2)
"""
SUBSCRIBERS = f"""
    SELECT DISTINCT person, 'push' FROM device UNION ALL
    SELECT receiver, CASE WHEN receiver = person THEN 'webhook' ELSE 'table' END FROM webhook
    WHERE failures < {MAX_FAILURES} UNION ALL
    SELECT person, 'mail' FROM mailbox WHERE expires IS NULL
"""

SAVE_MAILBOX = """
    INSERT INTO mailbox VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (person) DO UPDATE SET address = excluded.address,
    token = excluded.token, hours = excluded.hours, expires = excluded.expires, sent = excluded.sent
"""


class PostgresNotices:
    async def _ask(self, query: str, *values: Any) -> list[asyncpg.Record]:
        raise NotImplementedError

    async def next_due(self, channel: ChannelName) -> float | None:
        due = (await self._ask("SELECT min(due) FROM notice WHERE channel = $1", channel))[0][0]
        return None if due is None else float(due)

    async def claim_notices(
        self, channel: ChannelName, server: str, now: float, patience: float, until: float, most: int
    ) -> list[Owed]:
        rows = await self._ask(CLAIM, channel, server, now, patience, until, most)
        return [Owed.of(row[:-1], row[-1] or ()) for row in rows]

    async def waiting(self, channel: ChannelName, person: str) -> list[Owed]:
        query = f"SELECT {COLUMNS} FROM notice WHERE channel = $1 AND person = $2"
        return [Owed.of(row[:-1], row[-1] or ()) for row in await self._ask(query, channel, person)]

    async def settle(self, ids: Sequence[str]) -> None:
        await self._ask("DELETE FROM notice WHERE id = ANY($1::text[])", list(ids))

    async def postpone(self, notices: Iterable[Owed]) -> None:
        rows = [(each.id, each.number, each.due, each.tries, " ".join(each.told)) for each in notices]
        await self._ask(POSTPONE, *(list(column) for column in zip(*rows, strict=True)))

    async def subscribe(self, person: str, endpoint: str, keys: bytes, since: float, most: int) -> None:
        await self._ask(SUBSCRIBE, endpoint, person, keys, since)
        await self._ask(TOO_MANY, person, most)

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        query = "DELETE FROM device WHERE endpoint = $1 AND ($2::text IS NULL OR person = $2)"
        await self._ask(query, endpoint, person)

    async def subscriber(self, person: str) -> Subscriber:
        me = await self._ask("SELECT body FROM person WHERE id = $1", person)
        preferences = await self._ask("SELECT body FROM preferences WHERE person = $1", person)
        rows = await self._ask("SELECT endpoint, keys FROM device WHERE person = $1 ORDER BY since", person)
        devices = [(row[0], row[1]) for row in rows]
        return Subscriber(me[0][0] if me else None, preferences[0][0] if preferences else None, devices)

    async def subscribers(self) -> list[tuple[str, ChannelName]]:
        return [(row[0], row[1]) for row in await self._ask(SUBSCRIBERS)]

    async def save_preferences(self, person: str, body: bytes) -> None:
        query = "INSERT INTO preferences VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET body = excluded.body"
        await self._ask(query, person, body)

    async def save_calendar(self, person: str, digest: str | None) -> None:
        if digest is None:
            await self._ask("DELETE FROM calendar WHERE person = $1", person)
            return
        query = "INSERT INTO calendar VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET digest = excluded.digest"
        await self._ask(query, person, digest)

    async def calendar_of(self, digest: str) -> str | None:
        rows = await self._ask("SELECT person FROM calendar WHERE digest = $1", digest)
        return str(rows[0][0]) if rows else None

    async def has_calendar(self, person: str) -> bool:
        return bool(await self._ask("SELECT 1 FROM calendar WHERE person = $1", person))

    async def save_webhook(self, receiver: str, person: str, body: bytes) -> None:
        query = """
            INSERT INTO webhook VALUES ($1, $2, $3) ON CONFLICT (receiver)
            DO UPDATE SET person = excluded.person, body = excluded.body, failures = 0
        """
        await self._ask(query, receiver, person, body)

    async def webhook(self, receiver: str) -> tuple[bytes, int] | None:
        rows = await self._ask("SELECT body, failures FROM webhook WHERE receiver = $1", receiver)
        return (rows[0][0], rows[0][1]) if rows else None

    async def count_failure(self, receiver: str, failed: bool) -> None:
        query = "UPDATE webhook SET failures = CASE WHEN $2 THEN failures + 1 ELSE 0 END WHERE receiver = $1"
        await self._ask(query, receiver, failed)

    async def remove_webhook(self, receiver: str) -> None:
        await self._ask("DELETE FROM webhook WHERE receiver = $1", receiver)

    async def save_mailbox(self, mailbox: StoredMailbox) -> None:
        await self.expire_mailboxes(now())
        await self._ask(SAVE_MAILBOX, *msgspec.structs.astuple(mailbox))

    async def mailbox(self, person: str) -> StoredMailbox | None:
        query = "SELECT * FROM mailbox WHERE person = $1 AND (expires IS NULL OR expires > $2)"
        rows = await self._ask(query, person, now())
        return StoredMailbox(*rows[0]) if rows else None

    async def confirm_mailbox(self, token: str, at: float) -> str | None:
        query = """
            UPDATE mailbox SET expires = NULL WHERE token = $1 AND (expires IS NULL OR expires > $2) RETURNING person
        """
        rows = await self._ask(query, token, at)
        return str(rows[0][0]) if rows else None

    async def take_digest(self, person: str, last: float, at: float) -> bool:
        query = "UPDATE mailbox SET sent = $3 WHERE person = $1 AND sent = $2 RETURNING person"
        return bool(await self._ask(query, person, last, at))

    async def remove_mailbox(self, person: str) -> None:
        await self._ask("DELETE FROM mailbox WHERE person = $1", person)

    async def forget_mailbox(self, token: str) -> None:
        await self._ask("DELETE FROM mailbox WHERE token = $1", token)

    async def expire_mailboxes(self, before: float) -> None:
        await self._ask("DELETE FROM mailbox WHERE expires < $1", before)

    async def secret(self, name: str, fresh: bytes) -> bytes:
        await self._ask("INSERT INTO secret VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh)
        return bytes((await self._ask("SELECT body FROM secret WHERE name = $1", name))[0][0])


async def owe(connection: asyncpg.Connection, notices: Iterable[Owed]) -> None:
    """Store notices within the transaction that stores the entry."""
    query = """
        INSERT INTO notice (id, person, match, number, due, owner, channel, kind)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (person, match, channel, kind) DO UPDATE SET
        id = excluded.id, number = excluded.number, due = excluded.due, owner = excluded.owner, tries = 0, told = NULL
    """
    rows = [(n.id, n.person, n.table, n.number, n.due, n.owner, n.channel, n.kind) for n in notices]
    await connection.executemany(query, rows)
