"""For everyone: axe finds nothing to object to on any page, by day and by night; large text does not break a page."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.long_run import LONG, share
from tests.server.server_process import Player, ServerProcess
from tests.web.browser_player import SIZES, BrowserPlayer
from tests.web.service import CHROMIUM

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
STILL = """() => document.fonts.status === 'loaded' && document.getAnimations().every(one =>
  one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""
"""Nothing fades in any more: what is half there has no contrast."""

LOOKS = [("phone", "light"), ("desktop", "dark")]
LONG_LOOKS = [("phone", "dark"), ("desktop", "light")]


@pytest.mark.parametrize(("size", "theme"), LOOKS + LONG_LOOKS * LONG)
def test_axe_has_no_objection(player: Callable[..., BrowserPlayer], size: str, theme: str) -> None:
    ann = player(size, color_scheme=theme, bypass_csp=True)
    for path in ("/", "/rules/tortuga", "/rules/cartagena", "/rules/battle", "/learn/cartagena", "/learn/battle"):
        ann.page.goto(f"{ann.url}{path}")
        ann.page.get_by_role("heading", level=1).first.wait_for()
        assert_accessible(ann, path)
    ann.make(game="tortuga", seats=3, auto=False)
    ann.page.get_by_role("heading", name="Seats").wait_for()
    assert_accessible(ann, "gathering")
    for game, seats in (("tortuga", 4), ("cartagena", 5), ("battle", 2)):
        ann.make(game=game, seats=seats, bots={str(seat): "swab" for seat in range(1, seats)})
        ann.play(3)
        ann.page.locator(".tray").wait_for()
        assert_accessible(ann, game)


def assert_accessible(player: BrowserPlayer, where: str) -> None:
    player.page.wait_for_timeout(400)
    player.page.wait_for_function(STILL)
    player.page.add_script_tag(path=AXE)
    # One rule is an experiment of axe: it takes the numbers drawn on dice and pieces for the words on a button.
    options = "{ runOnly: { type: 'tag', values: tags }, rules: { 'label-content-name-mismatch': { enabled: false } } }"
    found = player.page.evaluate(f"tags => axe.run({options})", RULES)
    assert [(where, one["id"], one["nodes"][0]["target"]) for one in found["violations"]] == []


@pytest.mark.parametrize("size", ["phone", "lying phone", "desktop, twice as large"])
@pytest.mark.parametrize("game", ["tortuga", "cartagena", "battle"])
def test_no_page_scroll_in_play(player: Callable[..., BrowserPlayer], game: str, size: str) -> None:
    ann = player(size)
    ann.make(game=game, seats=2, bots={"1": "swab"})
    ann.play(2)
    assert extent(ann) == SIZES[size]
    for part in (".board", ".tray", ".tray .sentence"):
        box = ann.page.locator(part).first.bounding_box()
        assert box
        assert box["width"] > 40
        assert box["x"] + box["width"] <= SIZES[size][0]
        assert box["y"] + box["height"] <= SIZES[size][1]


def played_over_the_wire(service: ServerProcess) -> None:
    """A match of Tortuga, so that there is something to be counted on the page about fair dice."""
    with ThreadPoolExecutor(1) as pool:  # the browser has an event loop of its own
        pool.submit(lambda: asyncio.run(_match(service))).result()


async def _match(service: ServerProcess) -> None:
    async with service.guest() as guest:
        await Player(guest, await guest.make("tortuga", bots={"1": "random"}, lots=False)).play()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_text_twice_as_large(service: ServerProcess, browser: Browser, size: str) -> None:
    """As a person sets it in the browser: nothing is wider than the page, so nothing of it is out of sight."""
    larger = [*CHROMIUM.arguments, "--blink-settings=defaultFontSize=32"]
    played_over_the_wire(service)
    with browser.browser_type.launch(executable_path=CHROMIUM.path, args=larger) as glasses:
        ann = BrowserPlayer(glasses, service.url, size)
        for path in ("/", "/me", "/fair", "/rules/tortuga", "/rules/cartagena", "/rules/battle", "/learn/tortuga"):
            ann.page.goto(f"{ann.url}{path}")
            ann.page.get_by_role("heading", level=1).first.wait_for()
            if path == "/fair":
                ann.page.locator("figure").first.wait_for()
            assert extent(ann)[0] == SIZES[size][0], path
        ann.make(game="tortuga", seats=3, auto=False)
        ann.page.get_by_role("heading", name="Seats").wait_for()
        assert extent(ann)[0] == SIZES[size][0]
        for game, seats in (("tortuga", 4), ("cartagena", 5), ("battle", 2)):
            ann.make(game=game, seats=seats, bots={str(seat): "swab" for seat in range(1, seats)})
            ann.play(2)
            assert extent(ann)[0] == SIZES[size][0], game
        ann.page.goto(ann.url)
        ann.page.get_by_role("heading", level=1).first.wait_for()
        assert extent(ann)[0] == SIZES[size][0], "with tables"
        ann.leave()


CUT = """async () => await document.fonts.ready && [...document.querySelectorAll('body *')].filter(one =>
  one.clientWidth > 1 && getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth
).map(one => one.innerText)"""


@pytest.mark.parametrize("size", ["phone", *share(["lying phone"])])
@pytest.mark.parametrize("language", ["en", "cs", "es", "hu", "pl"])
def test_no_words_are_cut_short_on_a_phone(player: Callable[..., BrowserPlayer], language: str, size: str) -> None:
    ann = player(size, locale=language)
    for game, seats in (("tortuga", 4), ("cartagena", 5), ("battle", 2)):
        ann.make(game=game, seats=seats, bots={str(seat): "mate" for seat in range(1, seats)}, auto=False)
        ann.page.locator("footer .brass").click()
        ann.wait_at_table()
        ann.page.locator(".tray .sentence").wait_for()
        assert ann.page.evaluate(CUT) == []


@pytest.mark.parametrize("language", ["en", "cs", "es", "hu", "pl"])
def test_no_names_are_cut_short_in_lessons(player: Callable[..., BrowserPlayer], language: str) -> None:
    """Players are called by their colours there; in these two lessons they are four."""
    ann = player("phone", locale=language)
    for lesson, beside in (("tortuga#10", 3), ("cartagena#5", 4)):
        ann.page.goto(f"{ann.url}/learn/{lesson}")
        ann.page.locator(".strip .name").nth(beside - 1).wait_for()
        assert ann.page.evaluate(CUT) == []


def extent(player: BrowserPlayer) -> tuple[int, int]:
    """How wide and how high the page is, with what is out of sight."""
    root = player.page.locator("html")
    wide, high = root.evaluate("root => [root.scrollWidth, root.scrollHeight]")
    return wide, high


@pytest.mark.parametrize("game", ["tortuga", "cartagena", "battle"])
def test_thumbs_find_their_targets(player: Callable[..., BrowserPlayer], game: str) -> None:
    """Whatever can be pressed in play is at least 24 pixels wide and high (WCAG 2.2, 2.5.8), most of it 44."""
    ann = player("phone")
    ann.make(game=game, seats=2, bots={"1": "swab"})
    ann.play(2)
    sizes = ann.page.locator(".tray button, .board [role=button], header button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
    )
    assert sizes
    assert min(sizes) >= 24
