"""One server and one browser for all of these tests."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.server.server_process import ServerProcess
from tests.web.browser_player import PATIENCE, BrowserPlayer
from tests.web.service import CHROMIUM, WINDOWLESS, running

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def service() -> Iterator[ServerProcess]:
    with running() as service:
        yield service


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    with WINDOWLESS.launched(driver) as browser:
        yield browser


@pytest.fixture(scope="session")
def windowed(driver: Playwright) -> Iterator[Browser]:
    """It can show notices."""
    with CHROMIUM.launched(driver) as browser:
        yield browser


@pytest.fixture
def player(service: ServerProcess, browser: Browser) -> Iterator[Callable[..., BrowserPlayer]]:
    """Makes people; at the end none of them may have heard an error."""
    players: list[BrowserPlayer] = []

    def new(size: str = "phone", **more: Any) -> BrowserPlayer:
        players.append(BrowserPlayer(browser, service.url, size, **more))
        return players[-1]

    yield new
    for one in players:
        one.leave()
