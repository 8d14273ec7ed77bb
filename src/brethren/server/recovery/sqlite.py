"""Recovery phrases in SQLite."""

import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

from brethren.server.recovery.store import StoredPhrase

T = TypeVar("T")


class SqliteRecovery:
    async def _do(self, what: Callable[[sqlite3.Connection], T]) -> T:
        raise NotImplementedError

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def save_phrase(self, person: str, phrase: StoredPhrase) -> None:
        values = (person, phrase.selector, phrase.salt, phrase.digest)
        query = "INSERT OR REPLACE INTO phrase VALUES (?, ?, ?, ?)"
        await self._do(lambda connection: connection.execute(query, values) and None)

    async def has_phrase(self, person: str) -> bool:
        return bool(await self._read("SELECT 1 FROM phrase WHERE person = ?", person))

    async def phrase(self, selector: str) -> StoredPhrase | None:
        rows = await self._read("SELECT selector, salt, digest FROM phrase WHERE selector = ?", selector)
        return StoredPhrase(*rows[0]) if rows else None

    async def recover(self, phrase: StoredPhrase, login: str) -> bool:
        query = "INSERT INTO login SELECT ?, person FROM phrase WHERE selector = ? AND digest = ?"
        values = (login, phrase.selector, phrase.digest)
        return await self._do(lambda connection: connection.execute(query, values).rowcount > 0)
