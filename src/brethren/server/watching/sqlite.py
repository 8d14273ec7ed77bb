"""Public tables in SQLite."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from brethren.server.watching.store import Shown

T = TypeVar("T")
SHOW = """
    INSERT INTO public_table SELECT ?1, ?2, ?3 WHERE NOT EXISTS (SELECT 1 FROM finished WHERE match = ?1)
    ON CONFLICT (match) DO UPDATE SET updated = excluded.updated, body = excluded.body
    WHERE excluded.updated >= public_table.updated
"""


class SqliteWatching:
    async def _do(self, what: Callable[[sqlite3.Connection], T]) -> T:
        raise NotImplementedError

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def show(self, tables: Sequence[Shown], forget: float) -> None:
        def show(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM public_table WHERE updated < ?", (forget,))
            connection.executemany(SHOW, [(each.table, each.updated, each.body) for each in tables])

        await self._do(show)

    async def shown(self, after: float, most: int) -> list[bytes]:
        query = "SELECT body FROM public_table WHERE updated > ? ORDER BY updated DESC, match LIMIT ?"
        return [body for (body,) in await self._read(query, after, most)]
