"""A phone vibrates a little with the sounds, unless that is switched off."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browser_player import BrowserPlayer

FEEL = "window.felt = []; navigator.vibrate = (pattern) => (window.felt.push(pattern), true)"


def test_small_vibrations(player: Callable[..., BrowserPlayer]) -> None:
    ann = player(reduced_motion="no-preference", has_touch=True, is_mobile=True, seed=2)
    ann.page.add_init_script(FEEL)
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    table = ann.wait_at_table()
    ann.page.locator("header .mine").wait_for()
    while table["actions"][0]["verb"] != "scout":
        ann.press(table, table["actions"][0])
        table = ann.wait(lambda table: bool(table["actions"]))
        ann.page.locator("header .mine").wait_for()
    ann.press(table, table["actions"][0])
    ann.wait(lambda table: ann.page.evaluate("window.felt.length") > 0)

    ann.page.goto(ann.url)
    ann.page.get_by_role("button", name="Settings").click()
    setting = ann.page.get_by_role("group", name="Vibration")
    setting.get_by_label("Off").check()
    expect(setting.get_by_label("Off")).to_be_checked()
    ann.page.get_by_role("group", name="Sound").get_by_label("Off").check()
    ann.page.get_by_role("group", name="Sound").get_by_label("On").check()  # which rings the bell
    assert ann.page.evaluate("window.felt") == []


def test_no_vibrations_on_a_desk(player: Callable[..., BrowserPlayer]) -> None:
    ann = player("desktop")
    ann.page.goto(ann.url)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("group", name="Sound").wait_for()
    assert ann.page.get_by_role("group", name="Vibration").count() == 0
