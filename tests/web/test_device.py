"""Tables on the device, in a real browser: without a network, after a reload, with storage that is full, without an
engine, and from a folder that any file server can serve."""

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from brethren.table.record import read, verify
from tests.engine.engines import Quiet, serving
from tests.engine.node import program
from tests.long_run import LONG
from tests.server.server_process import ServerProcess
from tests.web.browser_player import BrowserPlayer
from tests.web.local_player import LocalPlayer
from tests.web.test_learn import Pupil

WEB = Path(__file__).parents[2] / "web"
RECORDS = Path(__file__).parents[1] / "table" / "records"
LANGUAGES = ("en", "cs", "es", "hu", "pl")
GAMES = ("tortuga", "cartagena", "battle")


@pytest.fixture
def local(service: ServerProcess, browser: Browser) -> Iterator[Callable[..., LocalPlayer]]:
    """Makes people; at the end none of them may have heard an error."""
    players: list[LocalPlayer] = []

    def new(size: str = "phone", **more: Any) -> LocalPlayer:
        players.append(LocalPlayer(browser, service.url, size, **more))
        return players[-1]

    yield new
    for one in players:
        one.leave()


def offline(person: LocalPlayer, path: str = "/") -> LocalPlayer:
    person.visit(path)
    person.disconnect()
    return person


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_network(local: Callable[..., LocalPlayer], game: str, size: str) -> None:
    """All of it in the long run; else Battle to its end, and a few decisions of the others."""
    ann = offline(local(size))
    ann.begin(game)
    assert ann.table.startswith("local-")
    whole = LONG or (game, size) == ("battle", "phone")
    table = ann.play() if whole else ann.play(4)
    assert table["stage"] == ("over" if whole else "playing")


@pytest.mark.parametrize("size", ["phone", "desktop"] if LONG else ["phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES if LONG else ["battle"])
def test_every_language_without_a_network(
    local: Callable[..., LocalPlayer], game: str, language: str, size: str
) -> None:
    """On the text board, whose buttons need no words to be found. Whole games in the long run; else a few decisions."""
    ann = offline(local(size), f"/?lang={language}")
    ann.begin(game)
    ann.page.goto(f"{ann.url}/t/{ann.table}?lang={language}&board=text")
    assert ann.page.locator("html").get_attribute("lang") == language
    for _ in range(3_000 if LONG else 3):
        table = ann.wait(lambda table: bool(table["actions"] or table["result"]))
        if table["result"]:
            break
        ann.see()
        sent = ann.sent
        ann.page.locator(f'.can [data-action="{ann.choose(table)["id"]}"]').click()
        ann.wait(lambda now, sent=sent: ann.sent > sent and not ann.unanswered)
    assert ann.look()["stage"] == ("over" if LONG else "playing")


def test_a_reload_and_a_killed_tab_lose_nothing(local: Callable[..., LocalPlayer]) -> None:
    ann = offline(local())
    ann.begin("battle")
    ann.play(2)
    before = ann.wait(lambda table: bool(table["actions"]))
    ann.page.reload()
    after = ann.wait(lambda table: bool(table["actions"]))
    assert (after["position"], after["actions"]) == (before["position"], before["actions"])
    # In the middle of a move: the tab is gone before anything is answered.
    address, table = ann.page.url, ann.table
    ann.see()
    getattr(ann, f"battle_{after['actions'][0]['verb']}")(after["actions"][0])
    ann.page.close(run_before_unload=False)
    ann.page = ann.context.new_page()
    ann.page.goto(address)
    assert ann.table == table
    assert ann.play(3)["stage"] == "playing"


def test_another_tab_goes_on_with_the_same_table(local: Callable[..., LocalPlayer]) -> None:
    ann = offline(local())
    table = ann.begin("battle")
    first, ann.page = ann.page, ann.context.new_page()
    ann.page.goto(first.url)
    ann.press(table, table["actions"][0])
    now = ann.wait(lambda now: bool(now["actions"]) and now["position"] != table["position"])
    ann.page = first
    ann.wait(lambda seen: (seen["position"], seen["actions"]) == (now["position"], now["actions"]))
    ann.press(now, now["actions"][0])


SAY = """async table => {
  const opened = indexedDB.open('brethren')
  await new Promise((resolve) => (opened.onsuccess = resolve))
  const transaction = opened.result.transaction('tables', 'readwrite')
  const asked = transaction.objectStore('tables').get(table)
  await new Promise((resolve) => (asked.onsuccess = resolve))
  const said = { what: 'said', at: Date.now() / 1000, by: 'me', command: 'another tab', seat: 0, text: 'ahoy' }
  transaction.objectStore('tables').put({ ...asked.result, log: [...asked.result.log, said] })
  await new Promise((resolve) => (transaction.oncomplete = resolve))
  opened.result.close()
}"""
"""As another tab does it, of which this one has not heard yet."""


def test_two_tabs_at_the_same_moment_lose_nothing(local: Callable[..., LocalPlayer]) -> None:
    ann = offline(local())
    table = ann.begin("battle")
    ann.page.evaluate(SAY, ann.table)
    ann.press(table, table["actions"][0])
    ann.wait(lambda now: bool(now["actions"]) and now["position"] != table["position"])
    happened = ann.ask(f"/tables/{ann.table}/story")["happened"]
    assert [each["text"] for each in happened if each["what"] == "said"] == ["ahoy"]


FULL = """
let isFull = false
new BroadcastChannel('full').onmessage = ({ data }) => void (isFull = data)
const { put } = IDBObjectStore.prototype
IDBObjectStore.prototype.put = function (...values) {
  if (isFull) throw new DOMException('there is no room left', 'QuotaExceededError')
  return put.apply(this, values)
}
"""
"""In front of the worker: storage that can be full, as a browser says it."""


NO_ROOM = "There’s no room left on this device to save the game."


HURRIED = "const { setTimeout: later } = self; self.setTimeout = (ring, delay) => later(ring, delay / 20);"
"""In front of the worker: a clock that runs fast."""


@pytest.mark.parametrize("answer", [{"status": 404}, {"body": ""}], ids=["missing", "silent"])
def test_a_thinking_worker_that_is(local: Callable[..., LocalPlayer], answer: dict[str, Any]) -> None:
    """Then the pocket thinks for itself, so that the table doesn't wait."""
    ann = local(service_workers="block")
    ann.context.route("**/thinker-*.js", lambda route: route.fulfill(content_type="text/javascript", **answer))
    put_before(ann, "worker", HURRIED)
    on_the_device(ann)
    ann.begin("battle")
    assert ann.play(4)["stage"] == "playing"
    ann.context.close()
    ann.complaints.clear()  # that there is no service worker, and what is missing


def put_before(person: LocalPlayer, name: str, code: str) -> None:
    """Has this done before a script of this name begins."""

    def add(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=code + response.text())

    person.context.route(f"**/{name}-*.js", add)


def test_storage_that_is_full(local: Callable[..., LocalPlayer]) -> None:
    ann = local(service_workers="block")

    put_before(ann, "worker", FULL)
    on_the_device(ann)
    table = ann.begin("battle")
    ann.page.evaluate("() => { window.storage = new BroadcastChannel('full'); window.storage.postMessage(true) }")
    ann.press(table, table["actions"][0])
    expect(ann.page.get_by_text(NO_ROOM)).to_be_visible()
    assert ann.look()["actions"] == table["actions"]
    ann.page.evaluate("() => window.storage.postMessage(false)")
    ann.press(table, table["actions"][-1])
    assert ann.look()["actions"] != table["actions"]
    ann.complaints.clear()  # that there is no service worker


def test_a_browser_that_gives_no_room(local: Callable[..., LocalPlayer]) -> None:
    """As soon as it gives some, there is a game."""
    ann = local(service_workers="block")
    on_the_device(ann)
    wire = ann.context.new_cdp_session(ann.page)
    wire.send("Storage.overrideQuotaForOrigin", {"origin": ann.url, "quotaSize": 1})
    play = ann.page.locator(".games article").nth(2).locator("button.brass")
    play.click()
    expect(ann.page.get_by_role("alert")).to_contain_text(NO_ROOM)
    wire.send("Storage.overrideQuotaForOrigin", {"origin": ann.url})
    play.click()
    expect(ann.page.get_by_role("group", name="The sea")).to_be_visible()
    ann.complaints.clear()  # that there is no service worker


def on_the_device(person: LocalPlayer) -> None:
    """Though there is a server."""
    person.page.goto(person.url)
    person.page.evaluate("() => localStorage.setItem('brethren', JSON.stringify({ device: true }))")
    person.page.reload()


@pytest.mark.parametrize("answer", [{"status": 404}, {"body": b"no engine at all"}], ids=["missing", "broken"])
def test_an_engine_that_is(local: Callable[..., LocalPlayer], answer: dict[str, Any]) -> None:
    """A clear sentence; and tables of the server work as ever."""
    ann = local(service_workers="block")
    ann.context.route("**/*.wasm", lambda route: route.fulfill(**answer))
    on_the_device(ann)
    ann.page.locator(".games article").nth(2).locator("button.brass").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("couldn’t be loaded on this device")
    ann.page.evaluate("() => localStorage.clear()")
    ann.page.reload()
    ann.page.locator(".games article").nth(2).locator("button.brass").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_role("group", name="The sea")).to_be_visible()
    assert "local-" not in ann.page.url
    ann.complaints.clear()  # the browser tells of what is missing


def test_a_worker_that_could_not_be_loaded_is_asked_for_again(local: Callable[..., LocalPlayer]) -> None:
    ann = local(service_workers="block")
    ann.context.route("**/worker-*.js", lambda route: route.fulfill(status=404), times=1)
    on_the_device(ann)
    play = ann.page.locator(".games article").nth(2).locator("button.brass")
    play.click()
    expect(ann.page.get_by_role("alert")).to_contain_text("couldn’t be loaded on this device")
    play.click()
    expect(ann.page.get_by_role("group", name="The sea")).to_be_visible()
    assert ann.table.startswith("local-")
    ann.complaints.clear()  # that there is no service worker, and what was missing


def test_after_a_game_without_a_network(local: Callable[..., LocalPlayer]) -> None:
    """A record that verifies, the review, another way from the middle, the same deal, and the list in the harbour."""
    ann = offline(local("desktop"))
    ann.begin("battle")
    assert ann.play()["stage"] == "over"
    table = ann.table
    ann.page.goto(f"{ann.url}/t/{table}/replay")
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name="Save this game").click()
    record = read(Path(saved.value.path()).read_bytes())
    assert (record.origin, record.table) == ("device", table)
    assert verify(record).decisions > 5
    ann.wait(lambda now: ann.ask(f"/tables/{table}/review")["end"] is not None)
    expect(ann.page.get_by_role("complementary", name="Review")).to_be_visible()
    ann.page.get_by_role("button", name="What if").first.click()
    ann.page.get_by_role("button", name="Play on", exact=True).click()
    ann.page.wait_for_url(lambda url: "/t/local-" in url and table not in url)
    ann.page.goto(f"{ann.url}/t/{table}/deal")
    ann.page.get_by_role("button", name="Play it again").click()
    ann.page.wait_for_url(lambda url: url.count("/") == 4 and table not in url)
    ann.page.goto(ann.url)
    expect(ann.page.get_by_text("On this device", exact=True)).to_have_count(3)


def test_a_course_without_a_network(local: Callable[..., LocalPlayer]) -> None:
    """To its end."""
    ann = offline(local())
    pupil = Pupil(ann, "battle")
    pupil.learn(pupil.tap, lambda: pupil.onward.click())


def test_what_needs_a_server_says_so_without_a_network(local: Callable[..., LocalPlayer]) -> None:
    ann = offline(local())
    expect(ann.page.get_by_role("status")).to_contain_text(
        "Games by link, the daily voyage and your statistics have to wait"
    )
    ann.page.get_by_role("button", name="Play with friends").first.click()
    ann.page.wait_for_url("**/t/local-*")
    expect(ann.page.get_by_text("This table is on your device, so nobody can join by link.")).to_be_visible()


def test_solo_games_are_on_the_server_unless_the_device_is_chosen(local: Callable[..., LocalPlayer]) -> None:
    ann = local()
    ann.visit()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("radio", name="On this device").check()
    ann.page.keyboard.press("Escape")
    ann.begin("battle")
    assert ann.table.startswith("local-")


def test_a_hint_while_the_server_is_busy(player: Callable[..., BrowserPlayer]) -> None:
    """The server never answers; the device does."""
    ann = player()
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    ann.wait_at_table()
    ann.context.route("**/hint*", lambda route: None)
    ann.page.get_by_role("button", name="Hint").click()
    expect(ann.page.get_by_role("region", name="Hint").get_by_role("button").first).to_be_visible()
    assert not ann.table.startswith("local-")


def test_a_review_while_the_server_is_busy(player: Callable[..., BrowserPlayer]) -> None:
    """The server never says anything about a step; the device does."""
    ann = player()
    nothing = {"steps": [], "total": 1, "end": None, "accounts": None, "draws": None}
    ann.context.route("**/api/reviews/*", lambda route: route.fulfill(json=nothing))
    ann.page.goto(f"{ann.url}/replay")
    ann.page.locator("input[type=file]").set_input_files(RECORDS / "battle-single.json")
    expect(ann.page.get_by_role("heading", name="Luck or skill?")).to_be_visible()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make static` builds, below a path."""
    root = tmp_path_factory.mktemp("static")
    command = [program("node"), "node_modules/vite/bin/vite.js", "build", "--base", "./", "--outDir", str(root / "a/b")]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    return root


HASHED = re.compile(rb"-([\w-]{8})(?=\.(?:js|css|wasm|json|woff2|svg|png))")


def put_next_version(folder: Path) -> None:
    """In place of the one that is there: every part has another name and other contents, as after a build."""
    for file in [file for file in folder.rglob("*") if file.is_file()]:
        content = file.read_bytes()
        if file.suffix in (".js", ".css", ".html"):
            content = HASHED.sub(lambda found: b"-" + found[1][::-1], content)
        file.unlink()
        renamed = HASHED.sub(lambda found: b"-" + found[1][::-1], file.name.encode()).decode()
        file.with_name(renamed).write_bytes(content)
    for name, old, new in (
        ("sw.js", "const BUILD = '", "const BUILD = 'next"),
        ("index.html", "<html", "<html class=next"),
    ):
        text = (folder / name).read_text()
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1))


UPDATED = """async () => {
  const line = await navigator.serviceWorker.ready
  await line.update()
  const isKept = async () => (await caches.keys()).some((name) => name.includes('next'))
  const isTaken = async () => !line.installing && !line.waiting && (await isKept())
  while (!(await isTaken())) await new Promise((resolve) => setTimeout(resolve, 50))
}"""


def test_a_new_version_is_taken_at_the_next_start(folder: Path, browser: Browser, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "site")
    with serving(tmp_path / "site") as address:
        ann = LocalPlayer(browser, f"{address}a/b")
        # What another site at this address keeps stays as it is.
        ann.page.goto(f"{address}a/b/licences.txt")
        ann.page.evaluate("() => caches.open('another site')")
        ann.visit()
        ann.begin("battle")
        ann.play(2)
        put_next_version(tmp_path / "site/a/b")
        ann.page.evaluate(UPDATED)
        # All that this page still needs is what belongs to it, though the server has it no more.
        assert ann.play()["stage"] == "over"
        ann.page.get_by_role("link", name="Replay").click()
        expect(ann.page.locator(".board")).to_be_visible()
        assert not ann.page.locator("html.next").count()
        ann.page.reload()
        expect(ann.page.locator("html.next .board")).to_be_visible()
        assert ann.page.evaluate("() => caches.has('another site')")
        ann.leave()


def test_a_proxy_whose_server_is_gone(folder: Path, browser: Browser) -> None:
    """It answers, but has nothing to say."""
    gone = Event()

    class Proxy(Quiet):
        def do_GET(self) -> None:
            return self.send_error(502) if gone.is_set() else super().do_GET()

    with serving(folder, Proxy) as address:
        ann = LocalPlayer(browser, f"{address}a/b")
        ann.visit()
        gone.set()
        ann.page.reload()
        ann.begin("battle")
        assert ann.play(2)["stage"] == "playing"
        ann.leave()


def test_a_folder_below_a_path(folder: Path, browser: Browser) -> None:
    with serving(folder) as address:
        ann = LocalPlayer(browser, f"{address}a/b")
        ann.visit()
        asked: list[str] = []
        ann.page.on("request", lambda request: asked.append(request.url))
        ann.begin("battle")
        assert ann.play(3)["stage"] == "playing"
        ann.page.goto(f"{ann.url}/?at=/learn/battle")
        expect(ann.page.locator(".board")).to_be_visible()
        ann.disconnect()
        expect(ann.page.locator(".board")).to_be_visible()
        # Nothing here has to wait for a connection.
        ann.page.goto(f"{ann.url}/")
        expect(ann.page.get_by_text("On this device", exact=True)).to_be_visible()
        expect(ann.page.get_by_text("No connection.")).to_have_count(0)
        assert not [url for url in asked if "/api/" in url or not url.startswith((f"{address}a/b/", "blob:", "data:"))]
        ann.leave()
