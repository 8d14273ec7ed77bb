"""What all tests share."""

from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

from tests.long_run import LONG

# The first example may compile, and the machine may be busy.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

SPREAD = tuple(
    f"tests/{name}.py"
    for name in (
        "table/test_secrets", "test_laws", "test_oracles", "web/test_access", "web/test_games", "web/test_rulings",
        "web/test_tables", "web/test_text", "web/test_words",
    )
)  # fmt: skip
"""Each test of these goes to the next free worker. Another file stays together: what it starts serves all of it."""


def file_of(test: str) -> str:
    return test.split("::")[0]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files whose tests wait for servers and clocks are spread evenly among those that compute: no core is idle then.
    Browsers come last, because their driver keeps an event loop running for ever."""
    kinds: dict[str, list[str]] = {}
    for file in dict.fromkeys(file_of(item.nodeid) for item in items):
        room = file.split("/")[1]
        kinds.setdefault(room if room in ("server", "web") else "", []).append(file)
    places = {
        file: (kind == "web") + number / len(files)
        for kind, files in kinds.items()
        for number, file in enumerate(files)
    }
    items.sort(key=lambda item: places[file_of(item.nodeid)])


class Scheduling(LoadScopeScheduling):
    """In the order of the files."""

    def __init__(self, config: pytest.Config, log: Any) -> None:
        super().__init__(config, log)
        config.option.loadscopereorder = False

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if file_of(nodeid) in SPREAD else file_of(nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    return Scheduling(config, log)


@pytest.fixture(scope="session")
def long_run() -> bool:
    """Whether this is `make test-long`, which plays all games of which `make test` plays a share."""
    return LONG
