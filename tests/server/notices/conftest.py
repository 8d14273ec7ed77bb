"""One push service, and one server that trusts it, for all tests that need no other."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.notices.pushing import PushService, push_service
from tests.server.server_process import ServerProcess


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("push")) as service:
        yield service


def telling(folder: Path, **settings: object) -> ServerProcess:
    """A server that may send notices to this machine."""
    usual = {"notice_networks": "127.0.0.0/8", "contact": "mailto:host@example.org", "heartbeat_seconds": 2}
    return ServerProcess(folder / "data", **usual | settings)


@pytest.fixture(scope="session")
def teller(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = telling(tmp_path_factory.mktemp("teller"), trusts=service.authority).open()
    yield server
    server.close()
    assert not server.failures()
