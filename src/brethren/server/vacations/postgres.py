"""Absences in PostgreSQL."""

from collections.abc import Sequence
from typing import Any

import asyncpg

from brethren.server.vacations.store import Absence


class PostgresVacations:
    async def _ask(self, query: str, *values: Any) -> list[asyncpg.Record]:
        raise NotImplementedError

    async def absences(self, people: Sequence[str], after: float) -> list[Absence]:
        query = """
            SELECT person, since, until FROM vacation WHERE person = ANY($1::text[]) AND until > $2 ORDER BY since
        """
        return [Absence(*row) for row in await self._ask(query, list(people), after)]

    async def save_absence(self, absence: Absence, forget: float) -> None:
        query = """
            WITH gone AS (DELETE FROM vacation WHERE person = $1 AND until < $4)
            INSERT INTO vacation VALUES ($1, $2, $3) ON CONFLICT (person, since) DO UPDATE SET until = excluded.until
        """
        await self._ask(query, absence.person, absence.since, absence.until, forget)
