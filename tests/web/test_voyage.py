"""The daily voyage in a browser: from the harbour to the accuracy, and yesterday's results."""

import asyncio
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from brethren.server.sqlite import Sqlite
from brethren.server.voyages.day import Day
from tests.long_run import share
from tests.server.server_process import ServerProcess
from tests.server.test_voyages import judged
from tests.web.browser_player import BrowserPlayer
from tests.web.service import running
from tests.web.test_access import assert_accessible

REVIEWED = 300_000
"""Milliseconds for a review on a busy machine."""


@pytest.fixture(scope="module")
def service() -> Iterator[ServerProcess]:
    """Where every day is one of Battle for Tortuga, the shortest game."""
    with running(workers=2, voyages="battle") as service:
        yield service


def results_of_yesterday(service: ServerProcess, day: str, people: dict[str, float]) -> None:
    async def write() -> None:
        store = Sqlite(service.data / "brethren.db", "FULL")
        for person, accuracy in people.items():
            await judged(store, Day.called(day).before(1).name, person, accuracy)
        await store.close()

    with ThreadPoolExecutor(1) as pool:  # the browser has an event loop of its own
        pool.submit(lambda: asyncio.run(write())).result()


@pytest.mark.parametrize(("size", "theme"), share([("phone", "light"), ("desktop", "dark")], ("desktop", "dark")))
def test_a_voyage_from_the_harbour_to_its_accuracy(
    service: ServerProcess, player: Callable[..., BrowserPlayer], size: str, theme: str
) -> None:
    permissions = ["clipboard-read", "clipboard-write"]
    ann = player(size, color_scheme=theme, bypass_csp=True, permissions=permissions)
    page = ann.page
    day = page.request.get(f"{ann.url}/api/voyage").json()["day"]
    results_of_yesterday(service, day, {"mary": 91.5, "jack": 40.0})
    page.goto(ann.url)
    page.get_by_role("link", name=re.compile("Daily voyage")).click()
    expect(page.get_by_role("row", name=re.compile("1 Mary 91.5"))).to_be_visible()
    expect(page.get_by_text("What counts is how well you choose")).to_be_visible()
    assert_accessible(ann, "voyage")
    page.get_by_role("button", name="Set sail").click()
    ann.wait_at_table()
    expect(page.locator(".tray")).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    ann.play()
    page.get_by_role("dialog").get_by_role("link", name="Daily voyage").click()
    expect(page.get_by_text(re.compile(r"Reviewing your choices|accuracy, out of 100"))).to_be_visible()
    expect(page.get_by_text("accuracy, out of 100")).to_be_visible(timeout=REVIEWED)
    accuracy = page.locator(".number").inner_text()
    assert_accessible(ann, "scored voyage")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert f"My accuracy: {accuracy} out of 100." in text
    assert text.endswith(f"{ann.url}/voyage")
    # Another try begins a new table.
    first = page.request.get(f"{ann.url}/api/voyage").json()["table"]
    page.get_by_role("button", name="Sail again").click()
    ann.wait_at_table()
    assert not page.url.endswith(first)
    page.goto(f"{ann.url}/t/{first}/fair")
    expect(page.get_by_text("stay secret until the day is over")).to_be_visible()


def test_a_voyage_that_was_left_waits(player: Callable[..., BrowserPlayer]) -> None:
    ann = player()
    ann.page.goto(f"{ann.url}/voyage")
    ann.page.get_by_role("button", name="Set sail").click()
    ann.wait_at_table()
    table = ann.page.url
    ann.page.goto(ann.url)
    expect(ann.page.get_by_role("link", name=re.compile("Daily voyage.*Sail on"))).to_be_visible()
    ann.page.goto(f"{ann.url}/voyage")
    ann.page.get_by_role("button", name="Sail on").click()
    expect(ann.page).to_have_url(table)
