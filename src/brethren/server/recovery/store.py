"""What is kept of recovery phrases."""

from typing import Protocol

from msgspec import Struct


class StoredPhrase(Struct, frozen=True):
    """`selector` finds it; only somebody who knows the whole phrase can make `digest` from it and `salt`."""

    selector: str
    salt: bytes
    digest: bytes


class RecoveryStore(Protocol):
    async def save_phrase(self, person: str, phrase: StoredPhrase) -> None:
        """The one before no longer works."""

    async def has_phrase(self, person: str) -> bool: ...

    async def phrase(self, selector: str) -> StoredPhrase | None: ...

    async def recover(self, phrase: StoredPhrase, login: str) -> bool:
        """Let this login open the identity that the phrase belongs to, if it still does."""
