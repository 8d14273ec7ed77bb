"""Absences in SQLite."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from brethren.server.vacations.store import Absence

T = TypeVar("T")


class SqliteVacations:
    async def _do(self, what: Callable[[sqlite3.Connection], T]) -> T:
        raise NotImplementedError

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def absences(self, people: Sequence[str], after: float) -> list[Absence]:
        query = """
            SELECT person, since, until FROM vacation
            WHERE person IN (SELECT value FROM json_each(?)) AND until > ? ORDER BY since
        """
        return [Absence(*row) for row in await self._read(query, msgspec.json.encode(people).decode(), after)]

    async def save_absence(self, absence: Absence, forget: float) -> None:
        def save(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM vacation WHERE person = ? AND until < ?", (absence.person, forget))
            connection.execute(
                "INSERT OR REPLACE INTO vacation VALUES (?, ?, ?)", (absence.person, absence.since, absence.until)
            )

        await self._do(save)
