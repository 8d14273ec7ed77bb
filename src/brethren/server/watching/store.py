"""What is kept of public tables that are being played."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class Shown(Struct, frozen=True):
    """What anyone may know of a table, and when that changed."""

    table: str
    updated: float
    body: bytes


class WatchingStore(Protocol):
    async def show(self, tables: Sequence[Shown], forget: float) -> None:
        """Store these anew, unless they are over or something later is known. What has not changed since `forget`
        goes."""

    async def shown(self, after: float, most: int) -> list[bytes]:
        """The tables that changed after that, the latest first."""
