"""One server for all tests that need no other."""

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house") / "data").open()
    yield house
    house.close()
    assert not house.failures()
