"""What all tests share."""

import pytest
from hypothesis import settings

from tests.length import LONG

# The first example may compile, and the machine may be busy.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


@pytest.fixture(scope="session")
def long_run() -> bool:
    """Whether this is `make test-long`, which plays all games of which `make test` plays a share."""
    return LONG
