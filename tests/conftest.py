"""What all tests share."""

import os

import pytest


@pytest.fixture(scope="session")
def long_run() -> bool:
    """Whether this is `make test-long`, which plays all games of which `make test` plays a share."""
    return os.environ.get("BRETHREN_TESTS") == "long"
