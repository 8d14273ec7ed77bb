"""A game that a package of its own brings (tests/wreckers): this client has no board for it."""

import pytest
from playwright.sync_api import Browser

from tests.test_wreckers import PATH
from tests.web.browser_player import BrowserPlayer
from tests.web.service import running


def test_it_has_a_card_and_is_played_on_the_text_board(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", PATH)
    with running() as server:
        ann = BrowserPlayer(browser, server.url, "phone")
        ann.page.goto(ann.url)
        card = ann.page.locator("article").filter(has_text="Wreckers")
        card.get_by_role("button", name="Play against bots").click()
        ann.page.wait_for_url("**/t/*")
        ann.page.locator("h1", has_text="Wreckers").wait_for(state="attached")
        table = ann.wait(lambda table: bool(table["actions"]))
        ann.page.locator(f'.can [data-action="{table["actions"][0]["id"]}"]').click()
        ann.page.get_by_role("log").locator("li").first.wait_for()
        ann.leave()
        assert not server.failures()
