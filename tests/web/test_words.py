"""On a phone nothing is longer than its room, in any language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.server.server_process import ServerProcess
from tests.web.browser_player import BrowserPlayer, named
from tests.web.test_deal import finished
from tests.web.test_tables import LANGUAGES

PAGES = (
    "",
    *(f"/{kind}/{game}" for kind in ("learn", "rules") for game in ("tortuga", "cartagena", "battle")),
    *("/puzzles", "/puzzles/tortuga/1", "/puzzles/cartagena/1", "/puzzles/battle/1"),
    *("/fair", "/me", "/voyage", "/practice", "/watch", "/replay", "/mail/confirm/x", "/mail/off/x"),
)
BUTTONS = "button, a.brass, a.quiet, label.brass, summary, [role=button]"

# What is written on a button and does not fit: beyond its edge, beyond the page's, cut short, or on a third line.
TOO_LONG = f"""() => {{
  const texts = (one) => {{
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), found = []
    while (walker.nextNode())
      if (walker.currentNode.data.trim() && !walker.currentNode.parentElement.closest('.unseen, svg'))
        found.push(walker.currentNode)
    return found
  }}
  const isCut = (one) => one && getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1
  const sticksOut = (one, text) => {{
    const room = one.getBoundingClientRect(), range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()]
    return (one.matches('.brass, .quiet') && new Set(lines.map(({{ top }}) => Math.round(top))).size > 2) ||
      lines.some(({{ left, right }}) =>
        left < Math.max(room.left, 0) - 1 || right > Math.min(room.right, innerWidth) + 1)
  }}
  return [...document.querySelectorAll({BUTTONS!r})]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
    .filter((one) => texts(one).some((text) => sticksOut(one, text) || isCut(text.parentElement)) || isCut(one))
    .map((one) => one.innerText)
}}"""


def assert_room(page: Page, where: str) -> None:
    page.wait_for_timeout(300)
    assert (where, page.evaluate("document.documentElement.scrollWidth - innerWidth")) == (where, 0)
    assert (where, page.evaluate(TOO_LONG)) == (where, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_fit_on_a_phone(service: ServerProcess, player: Callable[..., BrowserPlayer], language: str) -> None:
    table, cookie = finished(service, "battle")
    ann = player(locale=language)
    ann.context.add_cookies([{"name": "brethren", "value": cookie, "url": service.url}])
    for path in (*PAGES, *(f"/t/{table}{page}" for page in ("/replay", "/fair", "/deal", ""))):
        ann.page.goto(service.url + path)
        ann.page.get_by_role("heading", level=1).first.wait_for()
        assert_room(ann.page, path)
    ann.page.get_by_role("dialog").wait_for()
    assert_room(ann.page, "result")
    for game, seats in (("tortuga", 3), ("cartagena", 3), ("battle", 2)):
        ann.make(game=game, seats=seats, auto=False)
        ann.page.locator("#seats").wait_for()
        assert_room(ann.page, f"gathering {game}")
        ann.make(game=game, seats=seats, bots={str(seat): "mate" for seat in range(1, seats)})
        ann.wait_at_table()
        ann.page.locator(".tray .sentence").wait_for()
        assert_room(ann.page, game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_in_sheets_fit_on_a_phone(player: Callable[..., BrowserPlayer], language: str) -> None:
    """Who you are, settings, and the menu of a table."""
    ann = player(locale=language)
    ann.page.goto(ann.url)
    buttons = ann.page.locator(".harbour header button")
    buttons.first.wait_for()
    for number in range(buttons.count()):
        ann.page.goto(ann.url)
        buttons.nth(number).click()
        if ann.page.get_by_role("dialog").count():
            ann.page.locator("summary").evaluate_all("all => all.forEach(one => one.click())")
        assert_room(ann.page, f"sheet {number} of the harbour")
    ann.make(game="tortuga", seats=2, bots={"1": "swab"})
    ann.wait_at_table()
    ann.page.locator("header.bar button").last.click()
    ann.page.get_by_role("dialog").wait_for()
    assert_room(ann.page, "menu")


# Names under or over drawings that are broken in two, or reach over their neighbours.
CRAMPED = """all => all.filter((one) => {
  const text = document.createRange()
  text.selectNodeContents(one)
  const [lines, room] = [text.getClientRects(), one.closest('li, th, .area').getBoundingClientRect()]
  return [...lines].some(({ left, right }) => left < room.left - 1 || right > room.right + 1) ||
    (one.matches('.name') && new Set([...lines].map(({ top }) => Math.round(top))).size > 1)
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_the_page_of_rules_have_room(player: Callable[..., BrowserPlayer], language: str) -> None:
    ann = player(locale=language)
    ann.page.goto(f"{ann.url}/rules/tortuga")
    ann.page.locator("th .name").nth(9).wait_for(state="attached")
    names = ann.page.locator("ul.row li span, th .name, .area .label")
    assert names.count() > 20
    assert names.evaluate_all(CRAMPED) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_of_friends_fit_on_a_phone(player: Callable[..., BrowserPlayer], language: str) -> None:
    """An invitation and its answer, friends in the harbour and beside a new table, people at a table."""
    ann, ben = named(player("desktop"), "Ann"), named(player(locale=language), "Benjamin Longsilver")
    ann.make(game="battle", seats=2, auto=False)
    ben.page.goto(ann.page.url)
    ben.page.locator("main ol .brass").click()
    ann.wait(lambda table: None not in table["players"])
    ann.page.get_by_role("button", name="Start the game").click()
    ben.page.locator(".tray .sentence").wait_for()
    ben.page.locator("header.bar button").last.click()
    ben.page.get_by_role("dialog").locator("#company").wait_for()
    ben.page.locator("section:has(#company) button").last.click()
    assert_room(ben.page, "people at the table")
    ann.make(game="tortuga", seats=2, auto=False)
    ann.page.get_by_role("button", name="Invite Benjamin Longsilver to Tortuga").click()
    ann.page.get_by_text("invited").wait_for()
    ben.page.goto(ben.url)
    ben.page.locator("section:has(#invitations) .brass").wait_for()
    assert_room(ben.page, "an invitation")
    ben.page.locator("section:has(#invitations) button").click()
    ben.page.locator("section:has(#invitations) [role=status]").wait_for()
    assert_room(ben.page, "a declined invitation")
    ben.page.locator(".friend.all").click()
    ben.page.get_by_role("dialog").locator(".quiet:not(.lined)").last.click()
    ben.page.get_by_role("dialog").locator(".sure").wait_for()
    assert_room(ben.page, "friends")
    ben.make(game="battle", seats=2, auto=False)
    ben.page.locator("section:has(#invite-friends) button").wait_for()
    assert_room(ben.page, "friends beside a new table")


@pytest.mark.parametrize("language", LANGUAGES)
def test_floating_lines_stand_on_paper_of_their_own(player: Callable[..., BrowserPlayer], language: str) -> None:
    """Before the start, for those who have come and those who sit: within the screen, and nothing shines through."""
    ann, bob = player(), player(locale=language)
    ann.make(game="tortuga", seats=4, auto=False)
    bob.page.goto(ann.page.url)
    for _ in range(2):
        line = bob.page.locator("footer .waiting")
        line.wait_for()
        box = line.bounding_box()
        assert box
        assert box["x"] >= 8
        assert box["x"] + box["width"] <= 390 - 8
        assert line.evaluate("one => getComputedStyle(one).backgroundColor.startsWith('rgb(')")
        assert line.evaluate("one => one.scrollWidth <= one.clientWidth")
        if bob.page.locator("main ol .brass").count():
            bob.page.locator("main ol .brass").click()
            bob.wait(lambda table: table["me"] is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_harbours_links_stand_in_one_line(player: Callable[..., BrowserPlayer], language: str) -> None:
    ann = player(locale=language)
    ann.page.goto(ann.url)
    ann.page.locator(".others").first.wait_for()
    tops = "all => all.map(one => new Set([...one.children].map(link => link.offsetTop)).size)"
    assert ann.page.locator(".others").evaluate_all(tops) == [1, 1, 1]
