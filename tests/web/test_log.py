"""The log is folded by turn or round, under headings that say what happened."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.server_process import ServerProcess
from tests.web.browser_player import BrowserPlayer
from tests.web.test_access import assert_accessible
from tests.web.test_deal import finished


def test_rounds_of_the_log_are_folded(service: ServerProcess, player: Callable[..., BrowserPlayer]) -> None:
    table, cookie = finished(service, "tortuga")
    ann = player("desktop", bypass_csp=True)
    ann.context.add_cookies([{"name": "brethren", "value": cookie, "url": service.url}])
    ann.page.goto(f"{service.url}/t/{table}")
    ann.page.get_by_role("button", name="See the board").click()
    log = ann.page.locator(".logbook")
    rounds, folds = log.locator("li.turn"), log.locator(".chapter button")
    expect(rounds.first).to_contain_text("A new round")
    rounds.nth(1).wait_for()
    assert folds.count() >= rounds.count() > 1
    expect(folds.last).to_have_attribute("aria-expanded", "true")
    first = folds.first
    expect(first).to_have_attribute("aria-expanded", "false")
    heading = first.inner_text()
    found = re.match(r"\w.+\s\+(\d+)", heading, re.DOTALL)
    assert found, heading
    lines, hidden = log.locator(".line").count(), int(found[1])
    first.click()
    expect(log.locator(".line")).to_have_count(lines + hidden)
    expect(first).to_have_text("Show less")
    assert_accessible(ann, "log")
    first.click()
    expect(log.locator(".line")).to_have_count(lines)


def test_the_log_stays_at_its_end_when_there_is_less_room(
    service: ServerProcess, player: Callable[..., BrowserPlayer]
) -> None:
    """As while a page is still being laid out."""
    table, cookie = finished(service, "tortuga")
    ann = player("desktop")
    ann.context.add_cookies([{"name": "brethren", "value": cookie, "url": service.url}])
    ann.page.goto(f"{service.url}/t/{table}")
    ann.page.get_by_role("button", name="See the board").click()
    last = ann.page.locator(".logbook .line").last
    expect(last).to_be_in_viewport()
    ann.page.set_viewport_size({"width": 1440, "height": 560})
    expect(last).to_be_in_viewport()


def test_the_log_on_a_phone_opens_at_its_end(service: ServerProcess, player: Callable[..., BrowserPlayer]) -> None:
    table, cookie = finished(service, "tortuga")
    ann = player()
    ann.context.add_cookies([{"name": "brethren", "value": cookie, "url": service.url}])
    ann.page.goto(f"{service.url}/t/{table}")
    ann.page.get_by_role("button", name="See the board").click()
    ann.page.locator("header.bar").get_by_role("button", name="Log").click()
    expect(ann.page.get_by_role("dialog").locator(".line").last).to_be_in_viewport()
