"""Mistakes in SQLite."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from brethren.server.practice.store import StoredExercise

T = TypeVar("T")
DUE = "FROM exercise WHERE person = ?1 AND (?2 IS NULL OR match = ?2) AND due < ?3"


class SqlitePractice:
    async def _do(self, what: Callable[[sqlite3.Connection], T]) -> T:
        raise NotImplementedError

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def add_exercises(self, person: str, table: str, rows: Sequence[tuple[str, bytes]], at: float) -> None:
        query = "INSERT OR IGNORE INTO exercise VALUES (?, ?, ?, ?, 0, ?, ?)"
        values = [(person, id, table, body, at, at) for id, body in rows]
        await self._do(lambda connection: connection.executemany(query, values) and None)

    async def trim_exercises(self, person: str, most: int) -> None:
        query = """
            DELETE FROM exercise WHERE person = ?1 AND id NOT IN
            (SELECT id FROM exercise WHERE person = ?1 ORDER BY since DESC, id LIMIT ?2)
        """
        await self._do(lambda connection: connection.execute(query, (person, most)) and None)

    async def next_exercise(self, person: str, table: str | None, before: float) -> StoredExercise | None:
        rows = await self._read(f"SELECT id, body, box, due {DUE} ORDER BY due, id LIMIT 1", person, table, before)
        return StoredExercise(*rows[0]) if rows else None

    async def exercise(self, person: str, id: str) -> StoredExercise | None:
        rows = await self._read("SELECT id, body, box, due FROM exercise WHERE person = ? AND id = ?", person, id)
        return StoredExercise(*rows[0]) if rows else None

    async def count_exercises(self, person: str, table: str | None, before: float) -> int:
        return int((await self._read(f"SELECT count(*) {DUE}", person, table, before))[0][0])

    async def schedule(self, person: str, id: str, box: int, due: float) -> None:
        query = "UPDATE exercise SET box = ?, due = ? WHERE person = ? AND id = ?"
        await self._do(lambda connection: connection.execute(query, (box, due, person, id)) and None)
