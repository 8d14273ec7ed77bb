"""Dice that anyone can check. docs/fairness.md describes them in words, for those who write a verifier."""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

_SIZE = 1 << 256
# Not `hmac.digest`: it releases the GIL, and the server would wait to get it back.


def commitment(secret: str) -> str:
    """What everybody sees before the game. It binds the server to its secret without revealing it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


@dataclass(frozen=True)
class Luck:
    """All the dice of one match: the server's secret and what each seat's player put in, in order of the seats."""

    key: bytes

    @classmethod
    def mixed(cls, secret: str, table: str, contributions: Sequence[str | None]) -> "Luck":
        message = ":".join([table, *(part or "" for part in contributions)])
        return cls(hmac.new(bytes.fromhex(secret), message.encode(), "sha256").digest())

    def draw(self, number: int | str, weights: Sequence[int]) -> int:
        """The place that the draw of this number hits. The likelihood of each place is its weight, without bias."""
        total = sum(weights)
        point = self._below(number, total)
        for place, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return place
        raise AssertionError("a draw below the sum of all weights falls on one of them")

    def seed(self, name: str) -> int:
        """A number of 63 bits for other uses than draws. No draw has such a name."""
        return self._value(f"seed {name}", 0) >> 193

    def _below(self, number: int | str, total: int) -> int:
        attempt, limit = 0, _SIZE - _SIZE % total
        while (value := self._value(number, attempt)) >= limit:
            attempt += 1
        return value % total

    def _value(self, number: int | str, attempt: int) -> int:
        digest = self._keyed.copy()
        digest.update(f"{number}:{attempt}".encode())
        return int.from_bytes(digest.digest(), "big")

    @cached_property
    def _keyed(self) -> hmac.HMAC:
        return hmac.new(self.key, digestmod="sha256")
