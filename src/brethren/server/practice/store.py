"""What is kept of somebody's mistakes."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class StoredExercise(Struct, frozen=True):
    """An exercise, the box of learning that it's in, and when it is due."""

    id: str
    body: bytes
    box: int
    due: float


class PracticeStore(Protocol):
    async def add_exercises(self, person: str, table: str, rows: Sequence[tuple[str, bytes]], at: float) -> None:
        """Keep these as (id, body), to be tried at once; those that are kept already stay as they are."""

    async def trim_exercises(self, person: str, most: int) -> None:
        """Remove the oldest exercises beyond this number."""

    async def next_exercise(self, person: str, table: str | None, before: float) -> StoredExercise | None:
        """The first one that is due, of all tables or of one."""

    async def exercise(self, person: str, id: str) -> StoredExercise | None: ...

    async def count_exercises(self, person: str, table: str | None, before: float) -> int:
        """How many are due before that."""

    async def schedule(self, person: str, id: str, box: int, due: float) -> None:
        """Store when an exercise is due again."""
