"""Games over days: being away, on to the next game, and games that anyone may watch."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.long_run import share
from tests.web.browser_player import SIZES, BrowserPlayer
from tests.web.test_access import assert_accessible, extent
from tests.web.test_tables import LANGUAGES
from tests.web.test_words import assert_room

DAYS = {"clock": {"move": 3 * 86_400}}
New = Callable[..., BrowserPlayer]
CUT = "one => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth"


def named(player: BrowserPlayer, name: str) -> BrowserPlayer:
    player.page.request.get(f"{player.url}/api/me")
    player.page.request.put(f"{player.url}/api/me", data={"name": name, "language": "en", "avatar": "parrot"})
    return player


def begun(ann: BrowserPlayer, mary: BrowserPlayer, **more: Any) -> str:
    """A game that Ann has started with Mary; it's Ann's turn."""
    ann.make(game="cartagena", seats=2, auto=False, **DAYS | more)
    mary.page.goto(ann.page.url)
    mary.page.locator(".free .brass").first.click()
    ann.wait(lambda table: None not in table["players"])
    ann.page.locator("footer .brass").click()
    ann.wait(lambda table: table["stage"] == "playing")
    return ann.table


def finish_turn(player: BrowserPlayer) -> None:
    while (table := player.look())["actions"]:
        player.press(table, player.choose(table))


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desktop", "dark")])
def test_away_until(player: New, size: str, theme: str) -> None:
    look: Any = {"color_scheme": theme, "bypass_csp": True}
    ann, mary = named(player(size, **look), "Anne"), named(player(size, **look), "Mary")
    begun(ann, mary)
    mary.page.goto(mary.url)
    mary.page.get_by_role("button", name="Settings").click()
    mary.page.get_by_label("Away until").fill((date.today() + timedelta(days=5)).isoformat())
    mary.page.get_by_role("button", name="I’m away").click()
    mary.page.get_by_text("You’re away until").first.wait_for()
    assert_accessible(mary, "settings")
    finish_turn(ann)
    expect(ann.page.locator("header .turn")).to_contain_text("Mary is away until")
    assert extent(ann) == SIZES[size]
    assert_accessible(ann, "table")
    ann.page.goto(ann.url)
    ann.page.get_by_text("Mary is away until").wait_for()
    assert_accessible(ann, "harbour")
    mary.page.goto(mary.url)
    assert_accessible(mary, "harbour of somebody who is away")
    mary.page.get_by_role("button", name="I’m back").click()
    expect(mary.page.get_by_text("You’re away until")).to_have_count(0)
    ann.page.reload()
    ann.page.get_by_role("heading", name="Your tables").wait_for()
    expect(ann.page.get_by_text("Mary is away until")).to_have_count(0)


@pytest.mark.parametrize("size", share(["phone", "desktop"], "phone"))
def test_on_to_the_next_game(player: New, size: str) -> None:
    ann, mary = player(size, bypass_csp=True), player()
    tables = [begun(ann, mary) for _ in range(3)]
    # Nobody waits in a game against bots.
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    ann.page.goto(f"{ann.url}/t/{tables[0]}")
    finish_turn(ann)
    onward = ann.page.get_by_role("link", name="Next game")
    onward.wait_for()
    assert_accessible(ann, "a table with a next game")
    assert extent(ann) == SIZES[size]
    onward.click()
    ann.page.wait_for_url(lambda url: tables[0] not in url)
    assert ann.table in tables[1:]
    # By itself, if that is wanted; unless somebody wants to stay.
    ann.page.evaluate("localStorage.setItem('brethren', JSON.stringify({ onward: true }))")
    ann.page.reload()
    second = ann.table
    finish_turn(ann)
    ann.page.get_by_role("button", name="Stay here").wait_for()
    ann.page.wait_for_url(lambda url: second not in url)
    assert ann.table in {*tables} - {tables[0], second}
    finish_turn(ann)
    expect(ann.page.locator("header .turn")).to_contain_text("turn")
    expect(ann.page.get_by_role("link", name="Next game")).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desktop", "dark")])
def test_a_public_game_is_watched(player: New, size: str, theme: str) -> None:
    ann, mary = named(player(size), "Anne"), named(player(), "Mary")
    eve = player(size, color_scheme=theme, bypass_csp=True)
    ann.make(game="cartagena", seats=2, auto=False)
    public = ann.page.get_by_label("List this game for everyone to watch")
    expect(public).not_to_be_checked()
    public.check()
    mary.page.goto(ann.page.url)
    expect(mary.page.get_by_label("List this game for everyone to watch")).to_be_checked()
    mary.page.locator(".free .brass").first.click()
    ann.wait(lambda table: None not in table["players"])
    ann.page.locator("footer .brass").click()
    ann.wait(lambda table: table["stage"] == "playing")
    eve.page.goto(eve.url)
    eve.page.get_by_role("link", name="Watch games").click()
    # The page keeps up to date by itself.
    row = eve.page.locator(f'a[href$="/t/{ann.table}"]')
    row.wait_for()
    expect(row).to_contain_text("Anne, Mary")
    assert_accessible(eve, "watch")
    assert extent(eve)[0] == SIZES[size][0]
    row.click()
    eve.page.locator(".board").first.wait_for()
    assert (eve.look()["me"], eve.look()["actions"]) == (None, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit(player: New, language: str) -> None:
    look: Any = {"locale": language, "bypass_csp": True}
    ann, mary = named(player(**look), "Anne"), named(player(**look), "Mary")
    begun(ann, mary)
    begun(ann, mary, public=True)
    until = (date.today() + timedelta(days=20)).strftime("%s")
    mary.page.request.put(f"{mary.url}/api/vacation", data={"until": float(until)})
    finish_turn(ann)
    ann.page.locator("header a.brass").wait_for()
    assert not ann.page.locator("header .turn strong").evaluate(CUT)
    for who, path in ((ann, "/"), (mary, "/"), (ann, "/watch")):
        who.page.goto(f"{who.url}{path}")
        who.page.get_by_role("heading", level=1).first.wait_for()
        if language in share(LANGUAGES, "hu"):
            assert_accessible(who, path)
        assert_room(who.page, path)
        assert extent(who)[0] == SIZES["phone"][0]
