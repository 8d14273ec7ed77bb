"""Webhooks and e-mail, as players set them up in the settings and hosts at a table."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.long_run import share
from tests.server.notices.mailing import Post, mail_server
from tests.server.server_process import ServerProcess
from tests.web.browser_player import BrowserPlayer
from tests.web.service import running
from tests.web.test_access import assert_accessible
from tests.web.test_tables import LANGUAGES
from tests.web.test_words import assert_room

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Post, dict[str, object]]]:
    with mail_server(tmp_path_factory.mktemp("mail")) as found:
        yield found


@pytest.fixture(scope="module")
def post(mailing: tuple[Post, dict[str, object]]) -> Post:
    return mailing[0]


@pytest.fixture(scope="module")
def service(mailing: tuple[Post, dict[str, object]]) -> Iterator[ServerProcess]:
    with running(notice_networks="127.0.0.0/8", **mailing[1]) as server:
        yield server
        assert not server.failures()


@pytest.fixture
def browser(windowed: Browser) -> Browser:
    return windowed


def open_settings(player: BrowserPlayer) -> Page:
    player.page.goto(player.url)
    player.page.get_by_role("button", name="Settings").click()
    player.page.get_by_text("More ways to be notified").click()
    player.page.get_by_role("heading", name="Notifications in a chat").wait_for()
    return player.page


def test_a_webhook_of_my_own(player: Callable[..., BrowserPlayer], post: Post) -> None:
    ann = player()
    page = open_settings(ann)
    part = page.get_by_role("region", name="Notifications in a chat")
    part.get_by_role("button", name="Set it up").click()
    part.get_by_label("Service").select_option("slack")
    part.get_by_label("Webhook address").fill("https://10.1.2.3/")
    part.get_by_role("button", name="Save").click()
    part.get_by_text("That address can’t be used.").wait_for()
    assert len(ann.complaints) == 1
    ann.complaints.clear()
    part.get_by_label("Webhook address").fill(f"{post.service.url}/mine?secret=1")
    part.get_by_role("button", name="Save").click()
    part.get_by_text("Notifications go to Slack (127.0.0.1).").wait_for()
    assert "secret=1" not in page.content()
    part.get_by_role("button", name="Send a test").click()
    part.get_by_text("Sent. Did it arrive?").wait_for()
    (request,) = post.service.at("/mine?secret=1")
    assert "A test from Brethren" in json.loads(request.body)["text"]
    part.get_by_role("button", name="Remove").click()
    part.get_by_role("button", name="Set it up").wait_for()


def test_a_webhook_of_a_table(player: Callable[..., BrowserPlayer], post: Post) -> None:
    ann, bob = player(), player("desktop")
    ann.make(game="battle", seats=2, auto=False)
    bob.page.goto(ann.page.url)
    bob.page.get_by_role("button", name="Sit here").click()
    ann.wait(lambda table: None not in table["players"])
    ann.page.get_by_role("button", name="Start the game").click()
    for one, parts in ((bob, 0), (ann, 1)):
        one.page.get_by_role("button", name="Menu").first.click()
        one.page.get_by_role("dialog").get_by_role("button", name="Tell me when it’s my turn").wait_for()
        expect(one.page.get_by_role("region", name="Notifications for a group")).to_have_count(parts)
    part = ann.page.get_by_role("region", name="Notifications for a group")
    part.get_by_text("Tells a group").wait_for()
    part.get_by_role("button", name="Set it up").click()
    part.get_by_label("Service").select_option("json")
    part.get_by_label("Webhook address").fill(f"{post.service.url}/group")
    part.get_by_role("button", name="Save").click()
    part.get_by_role("button", name="Send a test").click()
    part.get_by_text("Sent. Did it arrive?").wait_for()
    assert len(post.service.at("/group")) == 1


def test_mail_is_confirmed_and_stopped_by_links(player: Callable[..., BrowserPlayer], post: Post) -> None:
    ann, phone = player("desktop"), player()
    page = open_settings(ann)
    part = page.get_by_role("region", name="Email")
    part.get_by_label("Your email address").fill("ann@example.net")
    part.get_by_label("At most one email").select_option("24")
    part.get_by_role("button", name="Send me a link").click()
    part.get_by_text("We’ve sent a link to ann@example.net.").wait_for()
    (letter,) = post.to("ann@example.net")
    link = re.search(r"https://play.example.org(/mail/confirm/\S+)", letter.get_content())
    assert link
    # Opened on another device.
    phone.page.goto(phone.url + link[1])
    phone.page.get_by_role("button", name="Yes, turn them on").click()
    phone.page.get_by_text("Emails are on.").wait_for()
    page = open_settings(ann)
    page.get_by_text("Emails go to ann@example.net.").wait_for()
    expect(page.get_by_label("At most one email")).to_have_value("24")
    phone.page.goto(phone.url + link[1].replace("confirm", "off"))
    phone.page.get_by_role("button", name="Yes, remove my address").click()
    phone.page.get_by_text("Your address is gone.").wait_for()
    page = open_settings(ann)
    page.get_by_role("button", name="Send me a link").wait_for()
    phone.page.goto(phone.url + link[1])
    phone.page.get_by_role("button", name="Yes, turn them on").click()
    phone.page.get_by_text("This link is no longer valid.").wait_for()
    assert len(phone.complaints) == 1
    phone.complaints.clear()


@pytest.mark.parametrize("language", share(LANGUAGES, "hu", "en"))
def test_everyone_can_use_it_in_every_language(player: Callable[..., BrowserPlayer], language: str) -> None:
    ann = player(locale=language, color_scheme="dark" if language == "hu" else "light", bypass_csp=True)
    for what in ("confirm", "off"):
        ann.page.goto(f"{ann.url}/mail/{what}/nothing?lang={language}")
        ann.page.locator("main button.brass").wait_for()
        assert_accessible(ann, what)
        assert_room(ann.page, what)
    ann.page.goto(f"{ann.url}/?lang={language}")
    ann.page.locator("header button").last.click()
    ann.page.locator("dialog summary").click()
    part = ann.page.locator("dialog section").filter(has=ann.page.locator("h3")).filter(has_text="Discord")
    part.get_by_role("button").click()
    part.locator("input[type=url]").wait_for()
    assert_accessible(ann, "settings")
    assert_room(ann.page, "settings")
