"""After one visit the pages open without a network."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.long_run import share
from tests.web.browser_player import BrowserPlayer


def visit(person: BrowserPlayer, path: str = "/") -> None:
    """The first visit: the service worker has kept everything when it is ready."""
    person.page.goto(person.url + path)
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")


def kept(page: Page) -> list[str]:
    """What this browser has kept, by path."""
    found: list[str] = page.evaluate("""async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
        return requests.map(({ url }) => new URL(url).pathname)
    }""")
    return found


PLAY = {
    "en": "Play against bots",
    "cs": "Hrát proti botům",
    "es": "Jugar contra bots",
    "hu": "Játék botok ellen",
    "pl": "Graj z botami",
}


@pytest.mark.parametrize("language", share(PLAY, "en", "pl"))
def test_the_harbour_and_the_rules_open_without_a_network(player: Callable[..., BrowserPlayer], language: str) -> None:
    ann = player(service_workers="allow")
    visit(ann, f"/?lang={language}")
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.get_by_role("button", name=PLAY[language])).to_have_count(3)
    for game in ("tortuga", "cartagena", "battle"):
        ann.page.goto(f"{ann.url}/rules/{game}?lang={language}")
        expect(ann.page.locator("main h2").first).to_be_visible()


def test_what_is_asked_of_the_server_is_never_kept(player: Callable[..., BrowserPlayer]) -> None:
    ann = player(service_workers="allow")
    visit(ann)
    paths = kept(ann.page)
    assert "/" in paths
    assert len([path for path in paths if path.startswith("/assets/")]) > 100
    assert not [path for path in paths if path.startswith("/api")]
