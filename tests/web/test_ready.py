"""The first start on a machine: a visitor who wants to play at once sees how far the game is, and gets to play."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.length import LONG
from tests.server.house import House
from tests.web.sailor import Sailor

A_WHILE = 600_000
"""Milliseconds in which even a busy machine compiles a game."""


@pytest.mark.skipif(not LONG, reason="a race with the compiler: the game may be ready before the page is shown")
def test_whoever_cannot_wait_sees_how_far_it_is_and_then_plays(tmp_path: Path, browser: Browser) -> None:
    house = House(tmp_path / "data", compiled=tmp_path / "compiled").open(until="/health")
    try:
        ann = Sailor(browser, house.url, "phone")
        ann.page.goto(ann.url)
        ann.page.get_by_text("Getting Battle for Tortuga ready, about ").wait_for()
        card = ann.page.locator("article").filter(has_text="Battle for Tortuga")
        card.get_by_role("button", name="Play").first.click()
        assert 0 <= float(card.get_by_role("progressbar").get_attribute("value") or -1) < 1
        ann.page.wait_for_url("**/t/*", timeout=A_WHILE)
        table = ann.wait_at_table()
        ann.press(table, ann.choose(table))
        ann.wait(lambda table: bool(table["actions"]))  # the bot has answered
        # That a request was refused is something that browsers always put on record.
        ann.complaints = [complaint for complaint in ann.complaints if "503" not in complaint]
        ann.leave()
    finally:
        house.close()
    assert not house.failures()
