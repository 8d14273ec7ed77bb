"""Daily voyages in PostgreSQL."""

from typing import Any

import asyncpg

from brethren.server.voyages.store import Begun, Judgeable, JudgedVoyage

BEGIN = """
    WITH begun AS (
        INSERT INTO voyage (day, person, match) VALUES ($1, $2, $3)
        ON CONFLICT (day, person) DO UPDATE SET match = voyage.match RETURNING match
    ) SELECT match FROM begun
"""
CLAIM = """
    UPDATE voyage SET due = $2, tries = tries + 1 WHERE (day, person) IN (
        SELECT day, person FROM voyage JOIN finished USING (match)
        WHERE accuracy IS NULL AND day >= $3 AND due < $1 AND tries < $4 ORDER BY due, day LIMIT 1
        FOR UPDATE OF voyage SKIP LOCKED
    ) RETURNING day, person, match
"""
EXPIRE = """
    DELETE FROM voyage WHERE (day, person) IN (SELECT day, person FROM voyage WHERE day < $1 LIMIT $2) RETURNING 1
"""
RESULTS = """
    SELECT person, accuracy, body, place FROM (
        SELECT *, rank() OVER (ORDER BY accuracy DESC) AS place,
        row_number() OVER (ORDER BY accuracy DESC, person) AS line
        FROM voyage WHERE day = $1 AND accuracy IS NOT NULL
    ) AS sailed WHERE line <= $3 OR person = $2 ORDER BY line
"""


class PostgresVoyages:
    async def _ask(self, query: str, *values: Any) -> list[asyncpg.Record]:
        raise NotImplementedError

    async def begin_voyage(self, day: str, person: str, table: str) -> str:
        return str((await self._ask(BEGIN, day, person, table))[0][0])

    async def voyage_of(self, day: str, person: str) -> Begun | None:
        rows = await self._ask("SELECT match, accuracy FROM voyage WHERE day = $1 AND person = $2", day, person)
        return Begun(*rows[0]) if rows else None

    async def claim_voyage(self, since: str, at: float, until: float, most: int) -> Judgeable | None:
        rows = await self._ask(CLAIM, at, until, since, most)
        return Judgeable(*rows[0]) if rows else None

    async def judge_voyage(self, day: str, person: str, accuracy: float, body: bytes) -> None:
        query = "UPDATE voyage SET accuracy = $3, body = $4 WHERE day = $1 AND person = $2"
        await self._ask(query, day, person, accuracy, body)

    async def drop_voyage(self, day: str, person: str) -> None:
        await self._ask("DELETE FROM voyage WHERE day = $1 AND person = $2", day, person)

    async def voyages(self, day: str, person: str, most: int) -> list[JudgedVoyage]:
        return [JudgedVoyage(*row) for row in await self._ask(RESULTS, day, person, most)]

    async def count_voyages(self, day: str) -> int:
        query = "SELECT count(accuracy) FROM voyage WHERE day = $1"
        return int((await self._ask(query, day))[0][0])

    async def expire_voyages(self, before: str, most: int) -> int:
        return len(await self._ask(EXPIRE, before, most))
