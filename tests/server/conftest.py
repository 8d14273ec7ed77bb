"""One server for all tests that need no other."""

from collections.abc import Iterator

import pytest

from tests.server.server_process import ServerProcess
from tests.server.services import Nats, Postgresql


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server") / "data").open()
    yield server
    server.close()
    assert not server.failures()


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
