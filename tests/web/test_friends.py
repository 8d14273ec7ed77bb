"""Friends invite each other again with one tap; people are muted at a table, and blocked everywhere."""

from collections.abc import Callable

import pytest

from tests.long_run import share
from tests.web.browser_player import SIZES, BrowserPlayer, named
from tests.web.test_access import assert_accessible, extent
from tests.web.test_tables import LANGUAGES
from tests.web.test_words import assert_room

NewPlayer = Callable[..., BrowserPlayer]


def begin(host: BrowserPlayer, guest: BrowserPlayer, game: str = "battle") -> None:
    host.make(game=game, seats=2, auto=False)
    guest.page.goto(host.page.url)
    guest.page.locator(".free .brass").first.click()
    host.wait(lambda table: None not in table["players"])
    host.page.get_by_role("button", name="Start the game").click()
    guest.wait(lambda table: table["stage"] == "playing")


@pytest.mark.parametrize(("host", "guest", "theme"), [("phone", "desktop", "light"), ("desktop", "phone", "dark")])
def test_one_tap_in_the_harbour_invites_a_friend(player: NewPlayer, host: str, guest: str, theme: str) -> None:
    look = {"bypass_csp": True, "color_scheme": theme}
    ann, ben = named(player(host, **look), "Ann"), named(player(guest, **look), "Ben")
    begin(ann, ben)
    for one in (ann, ben):
        one.page.goto(one.url)
    assert_accessible(ann, "friends in the harbour")
    ann.page.get_by_role("button", name="Invite Ben to Battle for Tortuga").click()
    ann.page.wait_for_url("**/t/*")
    ann.page.get_by_text("invited").wait_for()
    ben.page.reload()
    ben.page.get_by_text("Ann invites you to Battle for Tortuga").wait_for()
    assert_accessible(ben, "an invitation")
    ben.page.get_by_role("link", name="Join").click()
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ben.wait(lambda table: table["stage"] == "playing")
    assert ann.table == ben.table


def test_an_invitation_is_declined_and_its_host_sees_it(player: NewPlayer) -> None:
    ann, ben = named(player("desktop", bypass_csp=True), "Ann"), named(player("phone", bypass_csp=True), "Ben")
    begin(ann, ben)
    ann.make(game="cartagena", seats=3, auto=False)
    ann.page.get_by_role("button", name="Invite Ben to Cartagena").click()
    ann.page.get_by_text("invited").wait_for()
    assert_accessible(ann, "friends at a gathering table")
    ben.page.goto(ben.url)
    ben.page.get_by_role("button", name="Not now").click()
    ben.page.get_by_text("Ann will see that you can’t make it.").wait_for()
    ann.page.reload()
    ann.page.get_by_text("can’t make it").wait_for()
    # A player who has had enough blocks the host there and then, and can take that back.
    ben.page.get_by_role("button", name="Block Ann").click()
    ben.page.get_by_role("button", name="Friends", exact=True).click()
    assert_accessible(ben, "the list of friends")
    ben.page.get_by_role("button", name="Unblock Ann").click()
    ben.page.get_by_role("button", name="Invite Ann to Battle for Tortuga").last.wait_for()


def say(player: BrowserPlayer, words: str) -> None:
    player.page.get_by_placeholder("Say something").fill(words)
    player.page.get_by_role("button", name="Send").click()


def test_a_player_is_muted_here_and_blocked_everywhere(player: NewPlayer) -> None:
    ann, ben = named(player("desktop"), "Ann"), named(player("desktop", bypass_csp=True), "Ben")
    begin(ann, ben)
    say(ann, "a first word")
    ben.page.get_by_text("a first word").wait_for()
    ben.page.get_by_role("button", name="Mute Ann").first.click()
    ben.page.get_by_text("a first word").wait_for(state="detached")
    ben.page.get_by_text("Muted: Ann").wait_for()
    ben.page.get_by_role("button", name="Unmute everyone").click()
    ben.page.get_by_text("a first word").wait_for()
    ben.page.get_by_role("button", name="Menu").click()
    assert_accessible(ben, "the people at a table")
    ben.page.get_by_role("button", name="Block Ann").click()
    ben.page.get_by_text("They won’t be told.").wait_for()
    ben.page.get_by_role("button", name="Block", exact=True).click()
    ben.page.get_by_text("blocked", exact=True).wait_for()
    ben.page.reload()
    say(ann, "a second word")
    ann.page.get_by_text("a second word").wait_for()
    say(ben, "my own word")
    ben.page.get_by_text("my own word").wait_for()
    assert ben.page.get_by_text("a second word").count() == 0
    assert ben.page.get_by_text("a first word").count() == 0


@pytest.mark.parametrize("language", share(LANGUAGES, "es", "pl"))
def test_everyone_can_use_it_in_every_language(player: NewPlayer, language: str) -> None:
    """Friends and invitations in the harbour and at a table, the code for another device, the recovery words: with the
    longest names there are."""
    theme = "dark" if language == "es" else "light"
    ann = named(player(locale=language, color_scheme=theme, bypass_csp=True), "Anna Wilhelmina Bartholo")
    ben = named(player("desktop"), "Benedetto Maximilian Ort")
    begin(ben, ann)
    ben.make(game="battle", seats=2, auto=False)
    ben.page.get_by_role("button", name="Invite Anna Wilhelmina Bartholo to Battle for Tortuga").click()
    ben.page.get_by_text("invited").wait_for()

    def look(where: str) -> None:
        assert_accessible(ann, where)
        assert_room(ann.page, where)
        assert extent(ann)[0] == SIZES["phone"][0], where

    ann.page.goto(f"{ann.url}/?lang={language}")
    ann.page.get_by_role("region").filter(has=ann.page.locator("#invitations")).wait_for()
    ann.page.locator("#play-again").wait_for()
    look("harbour")
    ann.page.locator("button.friend.all").click()
    ann.page.get_by_role("dialog").get_by_role("button").last.click()
    ann.page.locator("dialog .sure").wait_for()
    look("friends")
    ann.page.goto(f"{ann.url}/?lang={language}")
    ann.page.locator(".harbour header button").first.click()
    ann.page.locator("dialog summary").first.wait_for()
    ann.page.locator("dialog summary").evaluate_all("all => all.forEach(one => one.click())")
    for number in range(2):
        ann.page.locator("dialog details").nth(number).locator("button:not(form *)").click()
    ann.page.locator("dialog .code output").wait_for()
    ann.page.locator("dialog ol li").last.wait_for()
    look("you")
    ann.make(game="battle", seats=2, auto=False)
    ann.page.goto(f"{ann.page.url}?lang={language}")
    ann.page.get_by_text("Benedetto Maximilian Ort").wait_for()
    look("a table before the start")
