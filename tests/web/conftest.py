"""One server and one browser for all of these tests."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.house import House
from tests.web.sailor import PATIENCE, Sailor
from tests.web.service import CHROMIUM, running

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def service() -> Iterator[House]:
    with running() as service:
        yield service


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM.path, args=list(CHROMIUM.arguments))
        yield browser
        browser.close()


@pytest.fixture
def sailor(service: House, browser: Browser) -> Iterator[Callable[..., Sailor]]:
    """Makes people; at the end none of them may have heard an error."""
    sailors: list[Sailor] = []

    def new(size: str = "phone", **more: Any) -> Sailor:
        sailors.append(Sailor(browser, service.url, size, **more))
        return sailors[-1]

    yield new
    for one in sailors:
        one.leave()
