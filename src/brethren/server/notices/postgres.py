"""The outbox in PostgreSQL."""

from collections.abc import Iterable, Sequence
from typing import Any

import asyncpg

from brethren.server.notices.store import Owed, Subscriber

CLAIM = """
    UPDATE notice SET due = $4, owner = $1 WHERE id IN (
        SELECT id FROM notice WHERE due <= $2 AND person IN (
            SELECT person FROM notice WHERE due <= $2 AND (owner = $1 OR due <= $2 - $3) ORDER BY due LIMIT $5
        ) FOR UPDATE SKIP LOCKED
    ) RETURNING person, match, number, due, owner, tries, told
"""
POSTPONE = """
    UPDATE notice SET due = changed.due, tries = changed.tries, told = string_to_array(nullif(changed.told, ''), ' ')
    FROM unnest($1::text[], $2::float8[], $3::integer[], $4::text[]) AS changed (id, due, tries, told)
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


class PostgresNotices:
    async def _ask(self, query: str, *values: Any) -> list[asyncpg.Record]:
        raise NotImplementedError

    async def next_due(self) -> float | None:
        due = (await self._ask("SELECT min(due) FROM notice"))[0][0]
        return None if due is None else float(due)

    async def claim_notices(self, server: str, now: float, patience: float, until: float, most: int) -> list[Owed]:
        rows = await self._ask(CLAIM, server, now, patience, until, most)
        return [Owed.of(row[:-1], row[-1] or ()) for row in rows]

    async def settle(self, ids: Sequence[str]) -> None:
        await self._ask("DELETE FROM notice WHERE id = ANY($1::text[])", list(ids))

    async def postpone(self, notices: Iterable[Owed]) -> None:
        rows = [(each.id, each.due, each.tries, " ".join(each.told)) for each in notices]
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

    async def subscribers(self) -> set[str]:
        return {row[0] for row in await self._ask("SELECT DISTINCT person FROM device")}

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

    async def secret(self, name: str, fresh: bytes) -> bytes:
        await self._ask("INSERT INTO secret VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh)
        return bytes((await self._ask("SELECT body FROM secret WHERE name = $1", name))[0][0])


async def owe(connection: asyncpg.Connection, notices: Iterable[Owed]) -> None:
    """Within the transaction that stores the entry."""
    query = """
        INSERT INTO notice (id, person, match, number, due, owner) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT DO NOTHING
    """
    await connection.executemany(query, [(n.id, n.person, n.table, n.number, n.due, n.owner) for n in notices])
