"""Recovery phrases in PostgreSQL."""

from typing import Any

import asyncpg

from brethren.server.recovery.store import StoredPhrase

SAVE = """
    INSERT INTO phrase VALUES ($1, $2, $3, $4) ON CONFLICT (person)
    DO UPDATE SET selector = excluded.selector, salt = excluded.salt, digest = excluded.digest
"""
RECOVER = "INSERT INTO login SELECT $1, person FROM phrase WHERE selector = $2 AND digest = $3 RETURNING person"


class PostgresRecovery:
    async def _ask(self, query: str, *values: Any) -> list[asyncpg.Record]:
        raise NotImplementedError

    async def save_phrase(self, person: str, phrase: StoredPhrase) -> None:
        await self._ask(SAVE, person, phrase.selector, phrase.salt, phrase.digest)

    async def has_phrase(self, person: str) -> bool:
        return bool(await self._ask("SELECT 1 FROM phrase WHERE person = $1", person))

    async def phrase(self, selector: str) -> StoredPhrase | None:
        rows = await self._ask("SELECT selector, salt, digest FROM phrase WHERE selector = $1", selector)
        return StoredPhrase(*rows[0]) if rows else None

    async def recover(self, phrase: StoredPhrase, login: str) -> bool:
        return bool(await self._ask(RECOVER, login, phrase.selector, phrase.digest))
