"""One server and one browser for all of these tests."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.server_process import ServerProcess
from tests.web.browser_player import PATIENCE, BrowserPlayer
from tests.web.service import CHROMIUM, running

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def service() -> Iterator[ServerProcess]:
    with running() as service:
        yield service


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM.path, args=list(CHROMIUM.arguments))
        yield browser
        browser.close()


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
