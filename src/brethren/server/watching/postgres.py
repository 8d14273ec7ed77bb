"""Public tables in PostgreSQL."""

from collections.abc import Sequence
from typing import Any

import asyncpg

from brethren.server.watching.store import Shown

SHOW = """
    WITH gone AS (DELETE FROM public_table WHERE updated < $4 AND match <> ALL($1::text[])),
    new AS (SELECT * FROM unnest($1::text[], $2::float8[], $3::bytea[]) AS each (match, updated, body))
    INSERT INTO public_table SELECT * FROM new
    WHERE NOT EXISTS (SELECT FROM finished WHERE finished.match = new.match)
    ON CONFLICT (match) DO UPDATE SET updated = excluded.updated, body = excluded.body
    WHERE excluded.updated >= public_table.updated
"""


class PostgresWatching:
    async def _ask(self, query: str, *values: Any) -> list[asyncpg.Record]:
        raise NotImplementedError

    async def show(self, tables: Sequence[Shown], forget: float) -> None:
        # In order, so that two servers never wait for each other.
        rows = sorted(tables, key=lambda each: each.table)
        columns = [each.table for each in rows], [each.updated for each in rows], [each.body for each in rows]
        await self._ask(SHOW, *columns, forget)

    async def shown(self, after: float, most: int) -> list[bytes]:
        query = "SELECT body FROM public_table WHERE updated > $1 ORDER BY updated DESC, match LIMIT $2"
        return [row[0] for row in await self._ask(query, after, most)]
