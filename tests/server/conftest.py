"""One server for all tests that need no other."""

from collections.abc import Iterator

import pytest

from tests.server.house import House
from tests.server.services import Nats, Postgresql


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house") / "data").open()
    yield house
    house.close()
    assert not house.failures()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """For tests that do it no harm."""
    service = Postgresql()
    yield service
    service.close()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    service = Nats()
    yield service
    service.close()
