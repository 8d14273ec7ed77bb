"""How much is tested: `make test` plays a share of the games that `make test-long` plays."""

import os
from collections.abc import Iterable
from typing import TypeVar

LONG = os.environ.get("BRETHREN_TESTS") == "long"
One = TypeVar("One")


def share(everything: Iterable[One], *here: One) -> list[One]:
    """Of a test that does the same for everything `make test` does it for these."""
    return list(everything if LONG else here)
