"""Mistakes of one's own, from the review to the exercise and back to the harbour."""

import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.long_run import share
from tests.server.server_process import ServerProcess
from tests.web.browser_player import BrowserPlayer
from tests.web.test_access import assert_accessible
from tests.web.test_deal import finished
from tests.web.test_offline import visit
from tests.web.test_voyage import REVIEWED


def practice(ann: BrowserPlayer, table: str) -> Any:
    return ann.page.request.get(f"{ann.url}/api/practice?table={table}").json()


def press(page: Page, action: int) -> None:
    page.locator(f"[data-action='{action}']").click()


@pytest.mark.parametrize(("size", "theme"), share([("phone", "light"), ("desktop", "dark")], ("phone", "light")))
def test_mistakes_wait_in_the_harbour_and_are_tried_again(
    service: ServerProcess, player: Callable[..., BrowserPlayer], size: str, theme: str
) -> None:
    table, cookie = finished(service, "battle", "mate")
    ann = player(size, color_scheme=theme, bypass_csp=True)
    ann.context.add_cookies([{"name": "brethren", "value": cookie, "url": service.url}])
    page = ann.page
    assert practice(ann, table)["kept"] == 0
    waiting = page.get_by_role("link", name=re.compile("mistakes? to try"))
    page.goto(ann.url)
    expect(page.get_by_role("heading", name="Brethren")).to_be_visible()
    expect(waiting).to_have_count(0)
    page.goto(f"{ann.url}/practice")
    expect(page.get_by_text("No mistakes here yet.")).to_be_visible()
    page.goto(f"{ann.url}/t/{table}/replay")
    expect(page.get_by_role("link", name="Learn from your mistakes")).to_be_visible(timeout=REVIEWED)
    found = practice(ann, table)
    assert found["due"] == found["kept"] > 0
    page.goto(ann.url)
    waiting.click()
    expect(page.get_by_text("Find a better choice.")).to_be_visible()
    page.goto(f"{ann.url}/t/{table}/replay")
    page.get_by_role("link", name="Learn from your mistakes").click()
    expect(page.locator("main > .board")).to_be_visible()
    assert_accessible(ann, "exercise")
    # As text every choice can be pressed by its number.
    page.goto(f"{ann.url}/practice?table={table}&board=text")
    one = found["exercise"]
    expect(page.get_by_text("In the game you chose:")).to_be_visible()
    press(page, one["played"])
    expect(page.get_by_text("That’s what you chose in the game.")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("[data-action]")).to_have_count(min(3, len(one["actions"]) - len(one["good"])))
    press(page, one["best"])
    expect(page.get_by_text("Yes! That’s it:")).to_be_visible()
    expect(page.get_by_text(re.compile(r"\d+% chance of winning instead of \d+%\."))).to_be_visible()
    assert_accessible(ann, "solved exercise")
    page.get_by_role("button", name="Next", exact=True).click()
    # It was not solved at once: it comes back soon, and the others are tried meanwhile.
    for left in range(found["due"] - 1, 0, -1):
        expect(page.get_by_text(re.compile(f"^{left} mistakes? to try"))).to_be_visible()
        press(page, practice(ann, table)["exercise"]["best"])
        page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("All done for now!")).to_be_visible()
    expect(page.get_by_text(re.compile(r"comes back in (9|10) minutes"))).to_be_visible()
    assert practice(ann, table)["kept"] == found["kept"]


def test_mistakes_at_a_table_on_the_device_need_no_network(player: Callable[..., BrowserPlayer]) -> None:
    ann = player("desktop", service_workers="allow")
    page = ann.page
    visit(ann)
    ann.context.set_offline(True)
    page.reload()
    page.locator("article").filter(has_text="Battle for Tortuga").get_by_role(
        "button", name="Play against bots"
    ).click()
    page.wait_for_url("**/t/local-*")
    page.goto(f"{page.url}?board=text")
    over, choices = page.get_by_role("dialog"), page.locator("[data-action]")
    until = time.monotonic() + 300
    while not over.is_visible():
        assert time.monotonic() < until
        expect(choices.first.or_(over).first).to_be_visible()
        with suppress(TimeoutError):  # what was there a moment ago may have gone
            choices.nth(ann.random.randrange(max(1, choices.count()))).click(timeout=2000)
    over.get_by_role("link", name="Replay and review").click()
    page.get_by_role("link", name="Learn from your mistakes").click(timeout=REVIEWED)
    expect(page.get_by_text("Find a better choice.")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Show me", exact=True).click()
    expect(page.get_by_text("The best choice:")).to_be_visible()
    left = re.compile(r"(\d+) mistakes? to try")
    before = int(left.findall(page.locator("main").inner_text())[0])
    page.get_by_role("button", name="Next", exact=True).click()
    after = f"{before - 1} mistake" if before > 1 else "All done for now!"
    expect(page.get_by_text(after)).to_be_visible()
