"""What all tests share."""

import pytest

from tests.length import LONG


@pytest.fixture(scope="session")
def long_run() -> bool:
    """Whether this is `make test-long`, which plays all games of which `make test` plays a share."""
    return LONG
