"""One push service, and one server that trusts it, for all tests that need no other."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.notices.pushing import PushService, trust


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    service, before = PushService(tmp_path_factory.mktemp("push")), os.environ.get("SSL_CERT_FILE")
    trust(service)
    yield service
    service.close()
    del os.environ["SSL_CERT_FILE"]
    if before is not None:
        os.environ["SSL_CERT_FILE"] = before


def telling(folder: Path, **settings: object) -> House:
    """A server that may send notices to this machine."""
    usual = {"notice_networks": "127.0.0.0/8", "contact": "mailto:host@example.org", "heartbeat_seconds": 5}
    return House(folder / "data", **usual | settings)


@pytest.fixture(scope="session")
def teller(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = telling(tmp_path_factory.mktemp("teller")).open()
    yield house
    house.close()
    assert not house.failures()
