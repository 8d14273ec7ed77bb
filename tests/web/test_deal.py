"""After a match in a browser: what if, the same deal for oneself and for a friend, and how it went for both."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tests.server.server_process import Player, ServerProcess
from tests.web.browser_player import BrowserPlayer
from tests.web.test_access import assert_accessible


def finished(service: ServerProcess, game: str, level: str = "random") -> tuple[str, str]:
    """A match against a bot, played over the wire in no time, and the cookie of the person who played it. The stronger
    the bot, the shorter the match, and its review."""

    async def play() -> tuple[str, str]:
        async with service.guest() as guest:
            table = await guest.make(game, bots={"1": level}, lots=False)
            await Player(guest, table).play()
            return table, str(guest.client.cookies["brethren"])

    with ThreadPoolExecutor(1) as pool:  # the browser has an event loop of its own
        return pool.submit(lambda: asyncio.run(play())).result()


def test_what_if(player: Callable[..., BrowserPlayer], service: ServerProcess) -> None:
    table, cookie = finished(service, "battle")
    ann = player("desktop")
    ann.context.add_cookies([{"name": "brethren", "value": cookie, "url": service.url}])
    record = ann.page.request.get(f"{service.url}/api/tables/{table}/record").json()
    ann.page.goto(f"{service.url}/t/{table}/replay#9")
    ann.page.get_by_role("button", name="What if?").click()
    dialog = ann.page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_text("Bart").click()
    dialog.get_by_label("Bot level").select_option("swab")
    dialog.get_by_role("button", name="Play on").click()
    ann.page.wait_for_url("**/t/*")
    ann.page.locator(".tray").wait_for()
    assert ann.table != table
    now = ann.look()
    assert now["me"] == 1
    assert now["players"][0]["bot"] == "swab"
    replay = ann.page.request.get(f"{service.url}/api/tables/{table}/replay").json()
    so_far = ann.page.request.get(f"{service.url}/api/tables/{ann.table}/replay").json()
    assert so_far["steps"][0]["position"] == replay["steps"][8]["position"]
    assert len(record["log"]) > 8


def test_the_same_deal(player: Callable[..., BrowserPlayer], service: ServerProcess) -> None:
    table, cookie = finished(service, "battle")
    ann, ben = player(bypass_csp=True), player("desktop", color_scheme="dark", bypass_csp=True)
    ann.context.add_cookies([{"name": "brethren", "value": cookie, "url": service.url}])

    # A challenge is a link.
    ann.page.goto(f"{service.url}/t/{table}")
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Same luck again").click()
    dialog.get_by_role("button", name="Challenge a friend").click()
    link = dialog.get_by_label("Invite with this link").input_value()
    expect(dialog.get_by_text("There’s no way to check")).to_be_visible()
    assert_accessible(ann, "challenge")

    # Somebody who follows it plays, and is not shown how the first match went.
    ben.page.goto(service.url)
    ben.page.goto(service.url + "/t/" + link.rsplit("/t/")[1])
    expect(ben.page.get_by_text("just as it did in an earlier game")).to_be_visible()
    ben.page.get_by_role("button", name="Sit here").click()
    ben.wait(lambda seen: seen["stage"] == "playing")
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("link", name="Compare results").click()
    expect(ben.page.get_by_role("heading", name="The first game")).to_be_visible()
    expect(ben.page.get_by_role("link", name="Replay and review")).to_have_count(0)
    expect(ben.page.get_by_text("once you’ve finished your own game")).to_be_visible()
    assert_accessible(ben, "deal")

    # A player who plays it again finds both beside each other.
    ann.page.get_by_role("link", name="Compare results").click()
    expect(ann.page.get_by_role("link", name="Replay and review")).to_have_count(1)
    ann.page.get_by_role("button", name="Play it again").click()
    again = ann.wait_at_table()
    assert again["deal"]
    assert ann.table != table


def test_a_match_is_replayed_before_its_end(player: Callable[..., BrowserPlayer]) -> None:
    ann = player("desktop")
    ann.make(game="tortuga", seats=2, bots={"1": "random"})
    ann.play(3)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("link", name="Replay the game so far").click()
    slider = ann.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    slider.press("End")
    expect(slider).not_to_have_value("0")
    for absent in ("What if?", "Share this moment"):
        expect(ann.page.get_by_role("button", name=absent)).to_have_count(0)
    expect(ann.page.get_by_role("heading", name="Chances of winning")).to_have_count(0)
