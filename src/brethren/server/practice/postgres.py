"""Mistakes in PostgreSQL."""

from collections.abc import Sequence
from typing import Any

import asyncpg

from brethren.server.practice.store import StoredExercise

ADD = """
    INSERT INTO exercise SELECT $1, row.id, $2, row.body, 0, $5, $5
    FROM unnest($3::text[], $4::bytea[]) AS row (id, body) ON CONFLICT DO NOTHING
"""
DUE = "FROM exercise WHERE person = $1 AND ($2::text IS NULL OR match = $2) AND due < $3"


class PostgresPractice:
    async def _ask(self, query: str, *values: Any) -> list[asyncpg.Record]:
        raise NotImplementedError

    async def add_exercises(self, person: str, table: str, rows: Sequence[tuple[str, bytes]], at: float) -> None:
        await self._ask(ADD, person, table, [id for id, _ in rows], [body for _, body in rows], at)

    async def trim_exercises(self, person: str, most: int) -> None:
        query = """
            DELETE FROM exercise WHERE person = $1 AND id NOT IN
            (SELECT id FROM exercise WHERE person = $1 ORDER BY since DESC, id LIMIT $2)
        """
        await self._ask(query, person, most)

    async def next_exercise(self, person: str, table: str | None, before: float) -> StoredExercise | None:
        rows = await self._ask(f"SELECT id, body, box, due {DUE} ORDER BY due, id LIMIT 1", person, table, before)
        return StoredExercise(*rows[0]) if rows else None

    async def exercise(self, person: str, id: str) -> StoredExercise | None:
        rows = await self._ask("SELECT id, body, box, due FROM exercise WHERE person = $1 AND id = $2", person, id)
        return StoredExercise(*rows[0]) if rows else None

    async def count_exercises(self, person: str, table: str | None, before: float) -> int:
        return int((await self._ask(f"SELECT count(*) {DUE}", person, table, before))[0][0])

    async def schedule(self, person: str, id: str, box: int, due: float) -> None:
        await self._ask("UPDATE exercise SET box = $3, due = $4 WHERE person = $1 AND id = $2", person, id, box, due)
