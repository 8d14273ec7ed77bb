"""Daily voyages in SQLite."""

import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

from brethren.server.voyages.store import Begun, Judgeable, JudgedVoyage

T = TypeVar("T")
CLAIM = """
    UPDATE voyage SET due = ?2, tries = tries + 1 WHERE (day, person) IN (
        SELECT day, person FROM voyage JOIN finished USING (match)
        WHERE accuracy IS NULL AND day >= ?3 AND due < ?1 AND tries < ?4 ORDER BY due, day LIMIT 1
    ) RETURNING day, person, match
"""
RESULTS = """
    SELECT person, accuracy, body, place FROM (
        SELECT *, rank() OVER (ORDER BY accuracy DESC) AS place,
        row_number() OVER (ORDER BY accuracy DESC, person) AS line
        FROM voyage WHERE day = ?1 AND accuracy IS NOT NULL
    ) AS sailed WHERE line <= ?3 OR person = ?2 ORDER BY line
"""


class SqliteVoyages:
    async def _do(self, what: Callable[[sqlite3.Connection], T]) -> T:
        raise NotImplementedError

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def begin_voyage(self, day: str, person: str, table: str) -> str:
        def begin(connection: sqlite3.Connection) -> str:
            query = "INSERT OR IGNORE INTO voyage (day, person, match) VALUES (?, ?, ?)"
            connection.execute(query, (day, person, table))
            found = connection.execute("SELECT match FROM voyage WHERE day = ? AND person = ?", (day, person))
            return str(found.fetchone()[0])

        return await self._do(begin)

    async def voyage_of(self, day: str, person: str) -> Begun | None:
        rows = await self._read("SELECT match, accuracy FROM voyage WHERE day = ? AND person = ?", day, person)
        return Begun(*rows[0]) if rows else None

    async def claim_voyage(self, since: str, at: float, until: float, most: int) -> Judgeable | None:
        values = (at, until, since, most)
        rows = await self._do(lambda connection: connection.execute(CLAIM, values).fetchall())
        return Judgeable(*rows[0]) if rows else None

    async def judge_voyage(self, day: str, person: str, accuracy: float, body: bytes) -> None:
        query = "UPDATE voyage SET accuracy = ?, body = ? WHERE day = ? AND person = ?"
        await self._do(lambda connection: connection.execute(query, (accuracy, body, day, person)) and None)

    async def drop_voyage(self, day: str, person: str) -> None:
        query = "DELETE FROM voyage WHERE day = ? AND person = ?"
        await self._do(lambda connection: connection.execute(query, (day, person)) and None)

    async def voyages(self, day: str, person: str, most: int) -> list[JudgedVoyage]:
        return [JudgedVoyage(*row) for row in await self._read(RESULTS, day, person, most)]

    async def count_voyages(self, day: str) -> int:
        query = "SELECT count(accuracy) FROM voyage WHERE day = ?"
        return int((await self._read(query, day))[0][0])

    async def expire_voyages(self, before: str, most: int) -> int:
        query = """
            DELETE FROM voyage WHERE (day, person) IN (SELECT day, person FROM voyage WHERE day < ? LIMIT ?)
        """
        return await self._do(lambda connection: connection.execute(query, (before, most)).rowcount)
