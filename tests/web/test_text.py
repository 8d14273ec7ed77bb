"""Whole games on the text board, by keyboard alone; axe finds nothing to object to."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.long_run import LONG
from tests.server.server_process import ServerProcess
from tests.web.browser_player import Action, BrowserPlayer
from tests.web.test_access import assert_accessible
from tests.web.test_deal import finished

LANGUAGES = ("en", "cs", "es", "hu", "pl")
SEATS = {"battle": 2, "tortuga": 3, "cartagena": 2}
MAX_DECISIONS = 1_000
WHOLE = {("battle", "hu"), ("tortuga", "cs")}
"""These are played to their end; of the others `make test` plays the beginning."""
BEGINNING = 6
SHOWN = "[...document.querySelectorAll('.can [data-action]')].map(one => one.dataset.action)"
HEAR_TWICE = """() => {
  window.spoken = []
  const captions = document.querySelector('p.unseen[aria-live]')
  const listen = () => captions.textContent && window.spoken.push(captions.textContent)
  new MutationObserver(listen).observe(captions, { childList: true, characterData: true, subtree: true })
}"""
"""Notes what is said outside of the text board, for ears alone."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_a_game_as_text(player: Callable[..., BrowserPlayer], game: str, language: str) -> None:
    seats = SEATS[game]
    ann = player("desktop", seed=seats, locale=language, bypass_csp=True)
    ann.make(game=game, seats=seats, bots={str(seat): "swab" for seat in range(1, seats)})
    ann.page.goto(f"{ann.page.url}?board=text")
    ann.page.locator("p.unseen[aria-live]").wait_for(state="attached")
    ann.page.evaluate(HEAR_TWICE)
    whole = LONG or (game, language) in WHOLE
    play_by_keyboard(ann, MAX_DECISIONS if whole else BEGINNING)
    assert ann.look()["stage"] == "over" or not whole
    assert ann.page.locator("html").get_attribute("lang") == language
    assert ann.page.get_by_role("log").locator("li").count() > 0
    assert ann.page.evaluate("window.spoken") == [], "what happened is read out twice"


def play_by_keyboard(ann: BrowserPlayer, most: int = MAX_DECISIONS) -> None:
    """Everything is said in words: no name of a message is ever seen."""
    for decision in range(most):
        table = ann.wait(lambda table: bool(table["result"]) or is_shown(ann, table))
        if table["result"]:
            break
        expect(ann.page.locator(".board.text")).not_to_contain_text(f"{table['game']}-")
        if decision == 5:
            assert_accessible(ann, table["game"])
        press(ann, ann.choose(table))


def is_shown(ann: BrowserPlayer, table: Any) -> bool:
    """Whether the page offers what the table does. (Some decisions the device answers by itself.)"""
    return bool(table["actions"]) and ann.page.evaluate(SHOWN) == [str(action["id"]) for action in table["actions"]]


def press(ann: BrowserPlayer, action: Action) -> None:
    """Go there with the Tab key, and press Enter."""
    ann.see()
    sent = ann.sent
    ann.go_to(f'.can [data-action="{action["id"]}"]')
    ann.page.keyboard.press("Enter")
    ann.wait(lambda now: ann.sent > sent and not ann.unanswered)


def test_a_replay_is_told_as_text(service: ServerProcess, player: Callable[..., BrowserPlayer]) -> None:
    table, cookie = finished(service, "battle")
    ann = player(bypass_csp=True)
    ann.context.add_cookies([{"name": "brethren", "value": cookie, "url": service.url}])
    ann.page.goto(ann.url)
    ann.page.evaluate("localStorage.setItem('brethren', JSON.stringify({ text: true }))")
    ann.page.goto(f"{ann.url}/t/{table}/replay")
    board = ann.page.locator(".board.text")
    board.wait_for()
    before = board.text_content() or ""
    ann.page.get_by_role("slider").press("End")
    expect(board).not_to_have_text(before)
    expect(ann.page.get_by_role("log")).to_have_count(0)  # a replay says what happens below its board
    assert_accessible(ann, "a replay as text")


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("lying phone", "light")])
def test_the_text_board_fits_small_screens(player: Callable[..., BrowserPlayer], size: str, theme: str) -> None:
    ann = player(size, color_scheme=theme, bypass_csp=True)
    ann.page.goto(ann.url)
    ann.page.evaluate("localStorage.setItem('brethren', JSON.stringify({ text: true }))")
    for game, seats in (("tortuga", 4), ("cartagena", 5), ("battle", 2)):
        ann.make(game=game, seats=seats, bots={str(seat): "swab" for seat in range(1, seats)})
        ann.page.locator(".can [data-action]").first.wait_for()
        assert ann.page.locator("svg[role=group]").count() == 0  # the setting is enough, without the address
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert_accessible(ann, game)
