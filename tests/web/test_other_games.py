"""A game that a package of its own brings (tests/wreckers): this client has no board for it, and no words."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.test_wreckers import PATH
from tests.web.browser_player import BrowserPlayer
from tests.web.service import running
from tests.web.test_text import is_shown, play_by_keyboard

REVIEWED = 180_000
"""Milliseconds that a review of a short match may take here."""
LANTERNS = [f"show: lantern {number}" for number in range(1, 6)]


def test_it_is_played_on_the_text_board_replayed_and_reviewed(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", PATH)
    with running() as server:
        ann = BrowserPlayer(browser, server.url, "desktop")
        page = ann.page
        page.goto(ann.url)
        card = page.locator("article").filter(has_text="Wreckers")
        card.get_by_role("button", name="Play against bots").click()
        page.wait_for_url("**/t/*")
        page.locator("h1", has_text="Wreckers").wait_for(state="attached")
        ann.wait(lambda table: is_shown(ann, table))
        assert page.locator(".can [data-action]").all_inner_texts() == LANTERNS

        play_by_keyboard(ann)
        assert ann.look()["result"]["ending"] == "morning"
        expect(page.get_by_role("log").locator("li").last).to_have_text("ended: ending morning")

        page.goto(f"{ann.url}/t/{ann.table}/replay")
        page.get_by_role("slider").press("End")
        expect(page.locator(".caption")).to_contain_text("ended: ending morning")
        expect(page.locator(".board.text")).to_contain_text(re.compile(r"rounds\s*5"))
        expect(page.get_by_role("heading", name="Luck or skill?")).to_be_visible(timeout=REVIEWED)
        expect(page.get_by_role("progressbar")).to_have_count(0, timeout=REVIEWED)
        ann.leave()
        assert not server.failures()
