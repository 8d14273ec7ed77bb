"""People go away, run out of time, come back, and change devices."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser_player import BrowserPlayer
from tests.web.test_access import assert_accessible


def two_at_a_table(ann: BrowserPlayer, bob: BrowserPlayer, **settings: object) -> None:
    ann.make(game="battle", seats=2, auto=False, options={"start": 1}, **settings)
    bob.page.goto(ann.page.url)
    bob.page.get_by_role("button", name="Sit here").click()
    ann.wait(lambda table: None not in table["players"])
    ann.page.get_by_role("button", name="Start the game").click()


def await_table(player: BrowserPlayer) -> None:
    """Among the player's own tables: the puzzle of the day may be one of the same game."""
    own = player.page.get_by_role("region", name="Your tables")
    own.get_by_role("link", name="Battle for Tortuga").first.wait_for()


def test_a_late_player_gets_a_bot_and_comes_back(player: Callable[..., BrowserPlayer]) -> None:
    ann, bob = player("desktop"), player("phone")
    two_at_a_table(ann, bob, clock={"move": 5})
    bob.page.locator(".turn .left").get_by_text("0:0").wait_for()
    ann.page.get_by_text("is away. What now?").wait_for()
    ann.page.get_by_role("button", name="Let a bot take over").click()
    bob.page.get_by_text("A bot is playing for you.").wait_for()
    bob.page.get_by_role("button", name="Take your seat back").click()
    bob.page.get_by_text("A bot is playing for you.").wait_for(state="detached")
    assert bob.look()["players"][1]["bot"] is None


def test_the_same_person_on_another_device(player: Callable[..., BrowserPlayer]) -> None:
    ann, bob = player("desktop"), player("phone")
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    bob.make(game="cartagena", seats=2, bots={"1": "swab"})
    for one in (ann, bob):
        one.page.goto(one.url)
        one.page.locator(".harbour header button").first.click()
        one.page.get_by_text("Play on another device").click()
    # A code that is wrong stays, to be mended.
    bob.page.get_by_label("I have a code").fill("WRONG123")
    bob.page.get_by_role("button", name="Use this code").click()
    bob.page.get_by_role("alert").wait_for()
    bob.complaints.clear()  # the browser itself reports an answer of 400
    assert bob.page.get_by_label("I have a code").input_value() == "WRONG123"
    ann.page.get_by_role("button", name="Get a code").click()
    code = ann.page.locator(".code output").inner_text()
    ann.page.get_by_role("img", name="QR code for your other device").wait_for()
    bob.page.get_by_label("I have a code").fill(code.lower())
    bob.page.get_by_role("button", name="Use this code").click()
    await_table(bob)
    # Nothing is left of who was here before.
    bob.page.get_by_role("button", name="Use this code").wait_for(state="detached")
    assert bob.page.get_by_role("region", name="Your tables").get_by_role("link", name="Cartagena").count() == 0
    here, there = (one.page.request.get(f"{one.url}/api/tables").json() for one in (ann, bob))
    assert here == there


def test_a_scanned_code_is_used_only_when_its_owner_says_so(player: Callable[..., BrowserPlayer]) -> None:
    ann, bob = player("desktop"), player("phone")
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    code = ann.page.request.post(f"{ann.url}/api/me/code").json()["code"]
    bob.page.goto(f"{bob.url}/#carry={code}")
    bob.page.get_by_role("button", name="Use this code").wait_for()
    assert bob.page.get_by_label("I have a code").input_value() == code
    assert bob.page.request.get(f"{bob.url}/api/tables").json() == {"tables": []}
    bob.page.get_by_role("button", name="Use this code").click()
    await_table(bob)
    expect(bob.page).not_to_have_url(re.compile(code))


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_twelve_words_bring_a_player_back(player: Callable[..., BrowserPlayer], size: str) -> None:
    ann, bob = player(size, bypass_csp=True), player(size)
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    for one in (ann, bob):
        one.page.goto(one.url)
        one.page.locator(".harbour header button").first.click()
        one.page.get_by_text("Recovery words", exact=True).click()
    ann.page.get_by_role("button", name="Show me twelve words").click()
    ann.page.get_by_text("We can’t show them again.").wait_for()
    assert_accessible(ann, "recovery words")
    words = ann.page.get_by_role("list", name="Your recovery words").get_by_role("listitem").all_inner_texts()
    assert len(words) == 12
    bob.page.get_by_label("I have recovery words").fill(" ".join(reversed(words)))
    bob.page.get_by_role("button", name="Bring me back").click()
    bob.page.get_by_role("alert").get_by_text("Check each word").wait_for()
    assert bob.page.get_by_label("I have recovery words").input_value() == " ".join(reversed(words))
    bob.complaints.clear()  # the browser itself reports an answer of 400
    bob.page.get_by_label("I have recovery words").fill("  " + "\n ".join(words).upper())
    bob.page.get_by_role("button", name="Bring me back").click()
    await_table(bob)
    # They aren't shown again: there are only new ones.
    ann.page.reload()
    ann.page.locator(".harbour header button").first.click()
    ann.page.get_by_text("Recovery words", exact=True).click()
    ann.page.get_by_role("button", name="Make new words").wait_for()
    assert ann.page.get_by_text(words[0], exact=True).count() == 0
